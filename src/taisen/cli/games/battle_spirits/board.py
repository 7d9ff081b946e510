"""The board of Battle Spirits in lines: both sides of the field, the battle, the hand.

Draws what a view shows and knows no rule: levels, BP and states are read from the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from taisen.battle_spirits.cards import NEXUS, CardDefinition
from taisen.battle_spirits.colors import color_names
from taisen.cli.games.base import (
    SEPARATOR,
    called,
    color_style,
    counted,
    held_lines,
    pile_lines,
)
from taisen.cli.screen import DIM, GAP, STRONG, row_text, widths
from taisen.wording.battle_spirits.words import board_view, definition
from taisen.wording.values import state_words

if TYPE_CHECKING:
    from taisen.battle_spirits.view import BattleView, FieldCardView, PlayerView, ZoneView
    from taisen.cli.texts import MatchTexts

EXTRA_ZONES: Final = (("removed", "removed"), ("tokens", "tokens"))
"""Zones that are counted only when something lies there: name in the view, and in the texts."""
SHOWN_ZONES: Final = (
    ("mirage", "set-mirage"),
    ("soul_state", "soul-state"),
    ("laid_magic", "laid-magic"),
)
"""Zones whose cards everybody sees: name in the view, and in the texts."""


def place_line(words: MatchTexts) -> str:
    """Return where the match stands: turn, step and whose turn it is."""
    view = board_view(words)
    if view.turn == 0:
        return words.say("before-first-turn")
    parts = [words.say("turn", turn=str(view.turn))]
    if view.step:
        parts.append(words.term("step", view.step))
    parts.append(words.about("whose-turn", view.turn_player))
    return SEPARATOR.join(parts)


def board_lines(words: MatchTexts, decks: tuple[str, ...], hands: tuple[int, ...]) -> list[Text]:
    """Return the board as the reader sees it.

    Args:
        words: the match in the reader's words.
        decks: what the players' decks are called.
        hands: whose hands are shown.
    """
    view = board_view(words)
    bottom = words.reader or 0
    order = (1 - bottom, bottom)
    rows = {player: _field_rows(words, view, player) for player in order}
    columns = widths([cells for player in order for cells, _ in rows[player]])
    lines: list[Text] = []
    for player in order:
        lines.append(_side_line(words, view.players[player], player, decks[player]))
        lines.append(Text(GAP + _zones_line(words, view.players[player]), DIM))
        for cells, styles in rows[player]:
            lines.append(row_text(cells, columns, styles, GAP * 2))
        if not rows[player]:
            lines.append(Text(GAP * 2 + words.say("empty-field"), DIM))
    lines.extend(Text(line, STRONG) for line in _battle_lines(words, view))
    for player in order:
        if player in hands:
            lines.extend(hand_lines(words, player))
    return lines


def cores(words: MatchTexts, count: int, soul: bool) -> str:
    """Return a number of cores, the Soul Core apart."""
    if not soul:
        return str(count)
    return f"{count}+{words.say('soul')}" if count else words.say("soul")


def _side_line(words: MatchTexts, side: PlayerView, player: int, deck: str) -> Text:
    text = Text()
    text.append(words.say("seat", player=words.player_name(player), deck=deck), STRONG)
    parts = [
        words.say("life", count=cores(words, side.life, side.soul == "life")),
        words.say("reserve", count=cores(words, side.reserve, side.soul == "reserve")),
        words.say("core-trash", count=cores(words, side.trash_cores, side.soul == "trash")),
    ]
    if side.counts:
        parts.append(words.say("counts", count=str(side.counts)))
    if side.soul in ("void", "removed"):
        parts.append(words.say(f"soul-{side.soul}"))
    if side.further_turns:
        parts.append(words.say("further-turns", count=side.further_turns))
    return text.append(GAP + SEPARATOR.join(parts))


def _zones_line(words: MatchTexts, side: PlayerView) -> str:
    zones = side.zones
    parts = [
        words.say("hand", count=str(zones["hand"].count)),
        words.say("deck", count=str(zones["deck"].count)),
        words.say("trash", count=str(zones["trash"].count)),
        words.say("burst", burst=_burst(words, zones["burst_area"])),
    ]
    for zone, text in SHOWN_ZONES:
        if zones[zone].cards:
            parts.append(words.say(text, cards=_names(words, zones[zone].cards)))
    row = zones["at_hand"]
    if row.cards:
        parts.append(words.say("at-hand-cards", count=str(row.count), cards=_names(words, row.cards)))
    elif row.count:
        parts.append(words.say("at-hand", count=str(row.count)))
    for zone, text in EXTRA_ZONES:
        if zones[zone].count:
            parts.append(words.say(text, count=str(zones[zone].count)))
    return SEPARATOR.join(parts)


def _names(words: MatchTexts, numbers: tuple[str, ...]) -> str:
    return words.listed([words.card_name(number) for number in numbers])


def _burst(words: MatchTexts, zone: ZoneView) -> str:
    if not zone.count:
        return words.say("burst-none")
    if not zone.cards:
        return words.say("burst-set")
    return words.listed([words.card_name(number) for number in zone.cards])


def _field_rows(words: MatchTexts, view: BattleView, player: int) -> list[tuple[list[str], list[str]]]:
    rows: list[tuple[list[str], list[str]]] = []
    for card in view.players[player].field:
        found = definition(words.definition(card.number))
        nexus = found is not None and found.kind == NEXUS and not card.divine_form
        cells = [
            card.name,
            "" if found is None else found.name,
            words.word("level", level=str(card.level)),
            words.term("kind", NEXUS) if nexus else words.word("bp", bp=str(card.bp)),
            words.say("held-cores" if card.held else "cores", count=cores(words, card.cores, card.soul)),
            words.listed([word for word in (state_words(words, card.id), *_forms(words, card)) if word]),
        ]
        busy = card.id in (view.attacker, view.blocker, view.target) or card.leaving
        calm = DIM if card.posture != "refreshed" else ""
        rows.append((cells, ["", color_style(card.colors), "", "", "", STRONG if busy else calm]))
        for brave, side in zip(card.braves, card.sides, strict=True):
            joined = words.say("combined", card=words.card_name(brave), side=side or "none")
            rows.append((["", joined], ["", ""]))
        rows.extend((["", below], ["", DIM]) for below in _below(words, card))
    return rows


def _forms(words: MatchTexts, card: FieldCardView) -> list[str]:
    """What a card is besides its posture and its part in the battle."""
    found = [words.say("oc-on")] if card.over_count else []
    return [*found, words.say("as-spirit")] if card.divine_form else found


def _below(words: MatchTexts, card: FieldCardView) -> list[str]:
    """The cards below a card: those that it came onto, the uppermost first, and those that lie face down."""
    found: list[str] = []
    if card.bases:
        found.append(words.say("bases", how=card.advent, cards=_names(words, card.bases[::-1])))
    if card.covered:
        known = card.covered_cards[::-1]
        found.append(
            words.say("covered", count=str(card.covered), known=len(known), cards=_names(words, known))
        )
    return found


def _battle_lines(words: MatchTexts, view: BattleView) -> list[str]:
    lines: list[str] = []
    if view.battle and view.attacker:
        attacker = words.object_name(view.attacker)
        if view.blocker:
            blocker = words.object_name(view.blocker)
            lines.append(words.say("battle-blocked", attacker=attacker, blocker=blocker))
        elif view.target:
            target = words.object_name(view.target)
            lines.append(words.say("battle-aimed", attacker=attacker, target=target))
        else:
            lines.append(words.say("battle-open", attacker=attacker))
    if view.pending:
        lines.append(
            words.say("pending", effects=words.listed([words.free_text(item.text) for item in view.pending]))
        )
    if view.declared_bursts:
        players = words.listed([words.player_name(player) for player in view.declared_bursts])
        lines.append(words.say("declared-burst", players=players))
    return lines


def hand_lines(words: MatchTexts, player: int) -> list[Text]:
    """Return the cards of a hand that the reader knows: equal ones together, with what they cost now."""
    zone = board_view(words).players[player].zones["hand"]
    rows: dict[str, tuple[list[str], str]] = {}
    for number, count in counted(zone.cards).items():
        found = definition(words.definition(number))
        cells = [called(number, count)]
        style = ""
        if found is not None:
            cells += [found.name, words.term("kind", found.kind), _cost(words, player, found)]
            style = color_style(color_names(found.colors))
        rows[number] = (cells, style)
    return held_lines(words, words.about("hand-title", player), rows, len(zone.cards), zone.count)


def _cost(words: MatchTexts, player: int, card: CardDefinition) -> str:
    cost = str(card.cost)
    steps = words.match.explain(card.number, "price", player)
    if steps and steps[-1].value != cost:
        return words.say("cost-now", cost=cost, price=steps[-1].value)
    return words.say("cost", cost=cost)


def trash_lines(words: MatchTexts) -> list[Text]:
    """Return the cards in both trashes, the newest first."""
    lines: list[Text] = []
    for player, side in enumerate(board_view(words).players):
        zone = side.zones["trash"]
        lines.extend(pile_lines(words, words.about("trash-title", player), zone.cards, zone.count))
    return lines
