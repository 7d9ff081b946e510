"""Words about the cost of field cards, and of the braves that are added to them."""

from __future__ import annotations

from typing import ClassVar, Final

from taisen.battle_spirits.vocabulary.changes import BraveCost, CostChange


class TreatedAsCost(CostChange):
    """Is treated as having a cost."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "{is|are@same} treated as cost {number:number}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "をコスト{number}として扱う",
        "zh-Hans": "视为费用{number}",
        "zh-Hant": "視為費用{number}",
        "en": "{is/are} treated as having cost {number}",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def changed(self, cost: int) -> int:
        """Return that cost."""
        return self.number


class BraveTreatedAsCost(BraveCost):
    """The brave that says so adds another cost than its own to what it is combined with."""

    fields: ClassVar[tuple[str, ...]] = ("number",)
    notation: ClassVar[str | tuple[str, ...]] = "{counts|count@same} this brave as cost {number:number}"
    texts: ClassVar[dict[str, str]] = {
        "ja": "では、このブレイヴをコスト{number}として扱う",
        "zh-Hans": "将这张合体视为费用{number}",
        "zh-Hant": "將這張合體視為費用{number}",
        "en": "{counts/count} this brave as having cost {number}",
    }

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


FIELD_COST_WORDS: Final = (TreatedAsCost, BraveTreatedAsCost)
"""The words of this module, for registration."""
