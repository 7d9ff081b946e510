"""The words of Battle Spirits: what its events, values and options are, to be told in any language."""

from typing import Final

from taisen.wording.battle_spirits.words import BattleSpiritsWords

WORDS: Final = BattleSpiritsWords()

__all__ = ["WORDS"]
