"""The rule book: the ledger of a game's rules, and which tests prove them. It knows no game."""

from taisen.rulebook.citations import Citation, find_citations, tests_folder
from taisen.rulebook.coverage import (
    Coverage,
    CoverageLine,
    Exemption,
    Exemptions,
    load_exemptions,
    measure,
)
from taisen.rulebook.ledger import Ledger, Rule, find_rule, installed_ledgers, load_ledger

__all__ = [
    "Citation",
    "Coverage",
    "CoverageLine",
    "Exemption",
    "Exemptions",
    "Ledger",
    "Rule",
    "find_citations",
    "find_rule",
    "installed_ledgers",
    "load_exemptions",
    "load_ledger",
    "measure",
    "tests_folder",
]
