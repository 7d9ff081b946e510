"""The board of Battle Spirits, drawn from one viewer's view and from public facts about the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from taisen.battle_spirits.view import POSTURES
from taisen.table.boards import (
    BattleSpiritsBattle,
    BattleSpiritsBoard,
    BattleSpiritsCard,
    BattleSpiritsSide,
    CombinedBrave,
    Cores,
    KnownCard,
    PendingEffect,
    Zone,
)
from taisen.table.mats.battle_spirits import refs
from taisen.wording.battle_spirits.words import definition, marks

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from taisen.battle_spirits.cards import CardDefinition
    from taisen.battle_spirits.view import BattleView, FieldCardView, PlayerView, ZoneView
    from taisen.wording import Reading

    Posture = Literal["refreshed", "exhausted", "heavily-exhausted"]
    Side = Literal["", "left", "right"]
    Advent = Literal["", "advent", "contract-advent"]
    Phase = Literal["attack", "flash-first", "block", "flash-second", "result"]

COMBINED: Final = "combined"


def draw(view: BattleView, phase: Phase, words: Reading) -> BattleSpiritsBoard:
    """Return the board that a view shows.

    Args:
        view: what the viewer sees.
        phase: how far a battle is, if there is one.
        words: the game in the viewer's words.
    """
    cards = {card.id: card for side in view.players for card in side.field}
    places = {item: refs.field(item) for item in cards}
    for player, side in enumerate(view.players):
        places.update((card.id, refs.zone_card(player, card.zone, card.number)) for card in side.apart)
    pending = [
        PendingEffect(
            refs.pending(index),
            item.number,
            item.player,
            words.part(item.ability),
            places.get(item.object, ""),
        )
        for index, item in enumerate(view.pending)
    ]
    return BattleSpiritsBoard(
        -1 if view.player is None else view.player,
        view.turn,
        view.turn_player,
        view.first_player,
        view.step,
        [_side(words, view, player) for player in (0, 1)],
        _battle(view, phase, cards),
        pending,
        list(view.declared_bursts),
    )


def _side(words: Reading, view: BattleView, player: int) -> BattleSpiritsSide:
    side = view.players[player]
    return BattleSpiritsSide(
        refs.player(player),
        _cores(side, player, refs.LIFE, side.life),
        _cores(side, player, refs.RESERVE, side.reserve),
        _cores(side, player, refs.TRASH, side.trash_cores),
        _cores(side, player, refs.COUNTS, side.counts),
        side.soul,
        {name: _zone(zone, player, name) for name, zone in side.zones.items()},
        [_card(words, view, card) for card in side.field],
        side.further_turns,
    )


def _cores(side: PlayerView, player: int, place: str, count: int) -> Cores:
    soul = side.soul == place
    return Cores(refs.cores(player, place), count, soul, refs.soul(player, place) if soul else "")


def _zone(zone: ZoneView, player: int, name: str) -> Zone:
    places = zone.places
    cards = [
        KnownCard(refs.zone_card(player, name, number), number, places[index] if places else 0)
        for index, number in enumerate(zone.cards)
    ]
    return Zone(refs.zone(player, name), name, zone.count, cards, list(zone.down))


def _card(words: Reading, view: BattleView, card: FieldCardView) -> BattleSpiritsCard:
    item = card.id
    found = [*marks(view, card), *_states(words, card)]
    assert card.posture in POSTURES
    cores = Cores(refs.field_cores(item), card.cores, card.soul, refs.field_soul(item) if card.soul else "")
    return BattleSpiritsCard(
        refs.field(item),
        card.number,
        card.name,
        card.level,
        card.bp,
        card.cost,
        list(card.colors),
        list(card.symbols),
        cores,
        cast("Posture", card.posture),
        _braves(card),
        _below(refs.base, item, card.bases),
        cast("Advent", card.advent),
        card.covered,
        _below(refs.covered, item, card.covered_cards),
        card.held,
        found,
        _missing(words, card),
    )


def _below(ref: Callable[[int, int], str], item: int, cards: tuple[str, ...]) -> list[KnownCard]:
    """Known cards below a field card, the uppermost first."""
    found = [KnownCard(ref(item, at), number, len(cards) - 1 - at) for at, number in enumerate(cards)]
    return found[::-1]


def _braves(card: FieldCardView) -> list[CombinedBrave]:
    found: list[CombinedBrave] = []
    for index, (number, side, other) in enumerate(zip(card.braves, card.sides, card.shared, strict=True)):
        shared = refs.field(other) if other else ""
        found.append(CombinedBrave(refs.brave(card.id, index), number, cast("Side", side), shared))
    return found


def _printed(words: Reading, card: FieldCardView) -> CardDefinition:
    found = definition(words.definition(card.number))
    assert found is not None
    return found


def _states(words: Reading, card: FieldCardView) -> list[str]:
    """What a card is besides its part in the battle, as ids."""
    printed = _printed(words, card)
    states = {
        COMBINED: bool(card.braves),
        "advented": bool(card.bases),
        "over-count": card.over_count,
        "divine-form": card.divine_form,
        "reborn": printed.reborn,
        "contract": printed.contract,
    }
    return [name for name, holds in states.items() if holds]


def _missing(words: Reading, card: FieldCardView) -> int:
    """How many cores are missing for the next printed level, 0 if there is none."""
    found = _printed(words, card)
    have = card.cores + card.soul
    above = [cores for _, cores, _ in found.levels if cores > have]
    return above[0] - have if above else 0


def _battle(view: BattleView, phase: Phase, cards: dict[int, FieldCardView]) -> BattleSpiritsBattle | None:
    if not view.battle:
        return None
    fighters = [view.attacker, view.blocker, view.target]
    named = [refs.field(item) if item in cards else "" for item in fighters]
    strengths = [cards[item].bp if item in cards else 0 for item in fighters]
    return BattleSpiritsBattle(named[0], named[1], named[2], strengths[0], strengths[1], phase)


def numbers(board: BattleSpiritsBoard) -> set[str]:
    """Return the numbers of the cards that are to be seen on a board."""
    found = {effect.number for effect in board.pending}
    for side in board.sides:
        for zone in side.zones.values():
            found.update(card.number for card in zone.cards)
        for card in side.field:
            found.add(card.number)
            found.update(brave.number for brave in card.braves)
            found.update(base.number for base in (*card.bases, *card.covered_cards))
    return found
