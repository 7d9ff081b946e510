"""The board of WIXOSS in lines: both fields with their lanes facing each other, zones, hand and LRIG Deck.

Draws what a view shows and knows no rule: power, level and states are read from the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from taisen.cli.games.base import (
    SEPARATOR,
    called,
    color_style,
    counted,
    held_lines,
    pile_lines,
)
from taisen.cli.games.wixoss import facts
from taisen.cli.screen import DIM, GAP, STRONG, row_text, widths
from taisen.wixoss.colors import color_names
from taisen.wixoss.state import LANE_COUNT, PLACES
from taisen.wording.values import state_words
from taisen.wording.wixoss.words import board_view, definition, keyword_name

if TYPE_CHECKING:
    from taisen.cli.texts import MatchTexts
    from taisen.wixoss.view import FieldCardView, PlayerView, WixossView

LANES: Final = PLACES[:LANE_COUNT]
COUNTED: Final = (
    ("life", "life-cloth"),
    ("hand", "hand"),
    ("deck", "main-deck"),
    ("trash", "trash"),
    ("lrig_deck", "lrig-deck"),
    ("lrig_trash", "lrig-trash"),
)
"""Zones whose number of cards is always told: name in the view, and in the texts."""
OPEN: Final = ("check", "beat", "excluded")
"""Zones whose cards are told when something lies there."""
TRASHES: Final = (("trash", "trash-title"), ("lrig_trash", "lrig-trash-title"))


def place_line(words: MatchTexts) -> str:
    """Return where the match stands: turn, phase, step and whose turn it is."""
    view = board_view(words)
    if view.turn == 0:
        return words.say("before-first-turn")
    parts = [words.say("turn", turn=str(view.turn))]
    if view.phase:
        parts.append(words.term("phase", view.phase))
    if view.step:
        parts.append(words.term("step", view.step))
    parts.append(words.about("whose-turn", view.turn_player))
    return SEPARATOR.join(parts)


def board_lines(words: MatchTexts, decks: tuple[str, ...], hands: tuple[int, ...]) -> list[Text]:
    """Return the board as the reader sees it: the other side above, its lanes as they face one's own.

    Args:
        words: the match in the reader's words.
        decks: what the players' decks are called.
        hands: whose hands and LRIG Decks are shown.
    """
    view = board_view(words)
    bottom = words.reader or 0
    top = 1 - bottom
    above = _lane_columns(words, view, top, LANES[::-1])
    below = _lane_columns(words, view, bottom, LANES)
    columns = widths([*_cells(above), *_cells(below)])
    lines = [_side_line(words, view.players[top], top, decks[top])]
    lines.extend(_zone_lines(words, view.players[top], top))
    lines.extend(_lane_lines(above, columns))
    lines.append(Text(GAP * 2 + "─" * (sum(columns) + 2 * len(GAP)), DIM))
    lines.extend(_lane_lines(below, columns))
    lines.append(_side_line(words, view.players[bottom], bottom, decks[bottom]))
    lines.extend(_zone_lines(words, view.players[bottom], bottom))
    lines.extend(Text(line, STRONG) for line in _moment_lines(words, view))
    for player in (top, bottom):
        if player in hands:
            lines.extend(hand_lines(words, player))
    return lines


# -- one side --------------------------------------------------------------------------------------


def _side_line(words: MatchTexts, side: PlayerView, player: int, deck: str) -> Text:
    text = Text()
    text.append(words.say("seat", player=words.player_name(player), deck=deck), STRONG)
    zones = side.zones
    parts = [words.say(text, count=str(zones[name].count)) for name, text in COUNTED]
    if side.coins:
        parts.append(words.say("coins", count=str(side.coins)))
    if side.skipped_turns:
        parts.append(words.say("skipped-turns", count=side.skipped_turns))
    if side.subscribers:
        parts.append(words.say("subscribers", count=str(side.subscribers)))
    return text.append(GAP + SEPARATOR.join(parts))


def _zone_lines(words: MatchTexts, side: PlayerView, player: int) -> list[Text]:
    lines: list[Text] = []
    for place in ("lrig", "key", "cheer"):
        for card in side.field:
            if card.place == place:
                lines.append(_single_line(words, side, card))
    if not any(card.place == "lrig" for card in side.field):
        lines.append(Text(f"{GAP}{words.term('zone', 'lrig')}{GAP}{words.word('hidden-card')}", DIM))
    ener = side.zones["ener"]
    cards = _counted_names(words, ener.cards)
    lines.append(Text(GAP + words.say("ener", count=str(ener.count), cards=cards)))
    for name in OPEN:
        zone = side.zones[name]
        if zone.count:
            title = words.term("zone", name)
            lines.append(Text(GAP + words.say("pile", zone=title, cards=_counted_names(words, zone.cards))))
    return lines


def _counted_names(words: MatchTexts, cards: tuple[str, ...]) -> str:
    found = [words.card_name(number, called(number, count)) for number, count in counted(cards).items()]
    return words.listed(found) if found else words.word("none")


def _single_line(words: MatchTexts, side: PlayerView, card: FieldCardView) -> Text:
    """The line of a LRIG, a Key or the SIGNI in the Cheer Zone."""
    parts = [words.card_name(card.number, card.name)]
    if card.place == "lrig":
        parts.append(words.word("level", level=card.level))
        limit = f"{side.level_total}/{facts.limit(side.limit)}"
        parts.append(words.word("limit", limit=limit))
    elif card.place == "cheer":
        parts += _strength(words, card)
    parts.append(state_words(words, card.id))
    parts += _hanging(words, card)
    text = Text(f"{GAP}{words.term('zone', card.place)}{GAP}")
    text.append(parts[0], color_style(card.colors))
    return text.append("".join(f"{GAP}{part}" for part in parts[1:] if part))


# -- the lanes -------------------------------------------------------------------------------------

Column = list[tuple[str, str]]
"""What stands in a lane: texts one under the other, each with its style."""


def _lane_columns(words: MatchTexts, view: WixossView, player: int, lanes: tuple[str, ...]) -> list[Column]:
    side = view.players[player]
    attacked = view.attacked_lanes if player != view.turn_player else ()
    columns: list[Column] = []
    for lane in lanes:
        title = words.term("lane", lane)
        if lane in attacked:
            title = words.say("attacked-lane", lane=title)
        column = [(title, STRONG if lane in attacked else DIM)]
        card = next((card for card in side.field if card.place == lane), None)
        if card is None:
            column.append((words.say("empty-lane"), DIM))
        else:
            column.extend(_standing(words, view, card))
        column.extend((text, DIM) for text in _lying(words, side, lane))
        columns.append(column)
    return columns


def _standing(words: MatchTexts, view: WixossView, card: FieldCardView) -> Column:
    found = definition(words.definition(card.number))
    style = STRONG if card.id == view.attacker else DIM if card.down else ""
    column = [(card.name, style), ("" if found is None else found.name, color_style(card.colors))]
    column.append((" ".join(_strength(words, card)), style))
    column.append((state_words(words, card.id), style))
    column.extend((text, "") for text in _hanging(words, card))
    return column


def _strength(words: MatchTexts, card: FieldCardView) -> list[str]:
    return [words.word("level", level=card.level), words.word("power", power=str(card.power))]


def _hanging(words: MatchTexts, card: FieldCardView) -> list[str]:
    """What a field card has: keywords, what is attached to it and what lies under it."""
    found = [keyword_name(word, words.language) for word in card.keywords]
    if card.charms:
        found.append(words.say("charms", count=str(card.charms)))
    for number in card.acces:
        found.append(words.say("acce", card=words.card_name(number)))
    if card.under:
        found.append(words.say("under", cards=_counted_numbers(words, card.under)))
    return found


def _counted_numbers(words: MatchTexts, cards: tuple[str, ...]) -> str:
    return words.listed([called(number, count) for number, count in counted(cards).items()])


def _lying(words: MatchTexts, side: PlayerView, lane: str) -> list[str]:
    """What lies in a lane besides a SIGNI: a trap, a seed, a virus."""
    found: list[str] = []
    for what in ("trap", "seed"):
        zone = side.zones[f"{what}_{lane}"]
        if zone.count:
            name = words.card_name(zone.cards[0]) if zone.cards else words.say("face-down")
            found.append(words.say(what, card=name))
    if side.viruses[LANES.index(lane)]:
        found.append(words.say("virus"))
    return found


def _cells(columns: list[Column]) -> list[list[str]]:
    """The columns as rows, the shorter ones filled up."""
    height = max(len(column) for column in columns)
    return [[column[row][0] if row < len(column) else "" for column in columns] for row in range(height)]


def _lane_lines(columns: list[Column], wide: list[int]) -> list[Text]:
    lines: list[Text] = []
    for row, cells in enumerate(_cells(columns)):
        styles = [column[row][1] if row < len(column) else "" for column in columns]
        lines.append(row_text(cells, wide, styles, GAP * 2))
    return lines


# -- the moment ------------------------------------------------------------------------------------


def _moment_lines(words: MatchTexts, view: WixossView) -> list[str]:
    lines: list[str] = []
    if view.attacker:
        attacker = words.object_name(view.attacker)
        fronts = [
            words.card_name(card.number, card.name)
            for card in view.players[1 - view.turn_player].field
            if card.place in view.attacked_lanes
        ]
        text = "attack-negated" if view.negated else "attack-in-front" if fronts else "attack-open"
        lines.append(words.say(text, attacker=attacker, front=words.listed(fronts)))
    if view.using:
        names = words.listed([words.card_name(number) for number in view.using])
        lines.append(words.say("using", cards=names))
    if view.pending:
        names = words.listed(
            [words.free_text(item.text) or words.word("hidden-card") for item in view.pending]
        )
        lines.append(words.say("pending", effects=names))
    return lines


# -- hands and piles -------------------------------------------------------------------------------


def hand_lines(words: MatchTexts, player: int) -> list[Text]:
    """Return the cards of a hand and a LRIG Deck that the reader knows: equal ones together."""
    lines = _held_lines(words, player, "hand", "hand-title")
    if board_view(words).players[player].zones["lrig_deck"].cards:
        lines.extend(_held_lines(words, player, "lrig_deck", "lrig-deck-title"))
    return lines


def _held_lines(words: MatchTexts, player: int, name: str, title: str) -> list[Text]:
    zone = board_view(words).players[player].zones[name]
    rows: dict[str, tuple[list[str], str]] = {}
    for number, count in counted(zone.cards).items():
        found = definition(words.definition(number))
        cells = [called(number, count)]
        style = ""
        if found is not None:
            strength = facts.strength(words, found) + _price(words, player, number)
            cells += [found.name, words.term("kind", found.kind), strength]
            style = color_style(color_names(found.colors))
        rows[number] = (cells, style)
    return held_lines(words, words.about(title, player), rows, len(zone.cards), zone.count)


def _price(words: MatchTexts, player: int, number: str) -> str:
    """What a card costs now, if that is not what is printed on it."""
    steps = words.match.explain(number, "price", player)
    if len(steps) < 2:
        return ""
    return SEPARATOR + words.say("price-now", price=words.symbols(steps[-1].total.names))


def trash_lines(words: MatchTexts) -> list[Text]:
    """Return the cards in the trashes of both players."""
    lines: list[Text] = []
    for player, side in enumerate(board_view(words).players):
        for name, title in TRASHES:
            zone = side.zones[name]
            lines.extend(pile_lines(words, words.about(title, player), zone.cards, zone.count))
    return lines
