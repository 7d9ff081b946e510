"""What all messages share: the protocol's name, languages, boards, and what was wrong."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from taisen.table.boards import BattleSpiritsBoard, BattleSpiritsFace, WixossBoard, WixossFace

PROTOCOL: Final = "taisen.1"
"""Name of this version of the messages, the first of the WebSocket's subprotocols."""

TOKEN_PREFIX: Final = "token."  # noqa: S105 - what stands before one
"""Before a token of a seat or of spectators, as a further subprotocol: a header, no part of an address."""

Language = Literal["zh-Hans", "zh-Hant", "ja", "en"]
Board = BattleSpiritsBoard | WixossBoard
"""A position as one viewer sees it: one type a game, told apart by ``type``."""
Face = BattleSpiritsFace | WixossFace
"""What is printed on a card: one type a game, told apart by ``type``."""


class Problem(Struct, forbid_unknown_fields=True):
    """What was wrong with something that was sent.

    Attributes:
        where: the place of the fault ("answer", "deck, line 3").
        found: what came.
        allowed: what would have been right.
        rule: number of the rule that stands against it, empty for none.
        text: the whole as a sentence in the reader's language.
    """

    where: str
    found: str
    allowed: str
    text: str
    rule: str = ""
