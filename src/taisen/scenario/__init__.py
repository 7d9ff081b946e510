"""Scenarios: one readable text form that sets up any position, plays it and says what must hold."""

from taisen.scenario.runner import ScenarioFailure, run
from taisen.scenario.text import Scenario, load_scenarios, read_position, read_scenarios

__all__ = ["Scenario", "ScenarioFailure", "load_scenarios", "read_position", "read_scenarios", "run"]
