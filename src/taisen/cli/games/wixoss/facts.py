"""What a WIXOSS card says in lines: what is printed on it, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.wixoss.cards import LRIG, NO_LIMIT, TIMINGS, CardDefinition
from taisen.wixoss.colors import color_names, ener_names

if TYPE_CHECKING:
    from taisen.cli.texts import Texts

COSTLESS: Final = ("signi", "resona")
"""Kinds of cards that have no Ener cost."""


def colors(texts: Texts, card: CardDefinition) -> str:
    """Return the colours of a card."""
    names = [texts.term("color", name) for name in color_names(card.colors)]
    return "/".join(names) or texts.term("color", "colorless")


def kind(texts: Texts, card: CardDefinition) -> str:
    """Return the kind of a card, and whether it is a craft."""
    name = texts.term("kind", card.kind)
    return texts.say("craft", kind=name) if card.craft else name


def limit(number: int) -> str:
    """Return a limit.

    >>> limit(7), limit(999)
    ('7', '∞')
    """
    return "∞" if number == NO_LIMIT else str(number)


def cost(texts: Texts, card: CardDefinition) -> str:
    """Return what is printed as the cost of a card, empty for one without."""
    if card.kind in COSTLESS:
        return ""
    either = card.alternatives or (card.cost,)
    found = " / ".join(texts.symbols(ener_names(ener)) if any(ener) else "0" for ener in either)
    if card.cost_coins:
        coins = texts.say("coins", count=str(card.cost_coins))
        found = coins if not any(card.cost) else texts.listed([found, coins])
    return texts.say("grow-cost" if card.kind == LRIG else "cost", cost=found)


def strength(texts: Texts, card: CardDefinition) -> str:
    """Return what one wants to know of a card at a glance: level and power, or what it costs."""
    if card.is_signi:
        return f"{texts.word('level', level=card.level)} {texts.word('power', power=str(card.power))}"
    if card.kind == LRIG:
        level = texts.word("level", level=card.level)
        return f"{level} {texts.word('limit', limit=limit(card.limit))} {cost(texts, card)}"
    return cost(texts, card)


def facts(texts: Texts, card: CardDefinition) -> list[str]:
    """Return everything that is printed on a card besides its number, name and abilities."""
    found = [kind(texts, card), colors(texts, card)]
    if card.level >= 0:
        found.append(texts.word("level", level=card.level))
    if card.kind == LRIG:
        found.append(texts.word("limit", limit=limit(card.limit)))
    if card.is_signi:
        found.append(texts.word("power", power=str(card.power)))
    found.append(cost(texts, card))
    if card.coins:
        found.append(texts.say("brings-coins", count=str(card.coins)))
    for names, text in (
        (card.types, "types"),
        (card.classes, "classes"),
        (card.limiting, "limiting"),
    ):
        if names:
            found.append(texts.say(text, names=texts.listed(list(names))))
    timings = [texts.term("timing", name) for name, bit in TIMINGS.items() if card.timings & bit]
    if timings:
        found.append(texts.say("timings", names=texts.listed(timings)))
    if card.team:
        found.append(texts.say("team", name=card.team))
    return [fact for fact in found if fact]
