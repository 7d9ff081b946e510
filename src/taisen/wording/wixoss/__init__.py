"""The words of WIXOSS: what its events, values and options are, to be told in any language."""

from typing import Final

from taisen.wording.wixoss.words import WixossWords

WORDS: Final = WixossWords()

__all__ = ["WORDS"]
