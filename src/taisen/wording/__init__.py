"""Wording: a match in words, for one reader in one language; the terminal and the browser speak through it.

The sentences are messages (``taisen.messages``); what a card does is printed by the effect language.
"""

from taisen.wording.match import Wording
from taisen.wording.reading import Reading
from taisen.wording.told import Thing, Told, tell
from taisen.wording.words import WORDING, Words

__all__ = ["WORDING", "Reading", "Thing", "Told", "Wording", "Words", "tell"]
