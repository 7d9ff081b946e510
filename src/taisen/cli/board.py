"""The board of Battle Spirits in lines: both sides of the field, the battle, the hand, and what a card says.

Draws what a view shows and knows no rule: levels, BP and states are read from the view, explanations and
refusals from the match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from taisen.battle_spirits.cards import BRAVE, MAGIC, NEXUS, CardDefinition
from taisen.battle_spirits.colors import color_names, symbol_names
from taisen.battle_spirits.explain import ACTIONS
from taisen.cli.screen import DIM, GAP, STRONG, STYLES, row_text, widths
from taisen.kernel.errors import BadInput
from taisen.kernel.legality import Refusal
from taisen.wording.values import (
    Refused,
    ValueWords,
    field_values,
    held,
    refusals,
    refused,
    state_words,
    value_words,
)

if TYPE_CHECKING:
    from taisen.battle_spirits.view import BattleView, FieldCardView, PlayerView, ZoneView
    from taisen.cli.texts import MatchTexts

SEPARATOR: Final = " · "
EXTRA_ZONES: Final = (("at_hand", "at-hand"), ("removed", "removed"))
"""Zones that are named only when something lies there: name in the view, and in the texts."""


def place_line(words: MatchTexts) -> str:
    """Return where the match stands: turn, step and whose turn it is."""
    view = words.view
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
    view = words.view
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


def _cores(words: MatchTexts, count: int, soul: bool) -> str:
    if not soul:
        return str(count)
    return f"{count}+{words.say('soul')}" if count else words.say("soul")


def _side_line(words: MatchTexts, side: PlayerView, player: int, deck: str) -> Text:
    text = Text()
    text.append(words.say("seat", player=words.player_name(player), deck=deck), STRONG)
    parts = [
        words.say("life", count=str(side.life)),
        words.say("reserve", count=_cores(words, side.reserve, side.soul == "reserve")),
        words.say("core-trash", count=_cores(words, side.trash_cores, side.soul == "trash")),
    ]
    if side.counts:
        parts.append(words.say("counts", count=str(side.counts)))
    if side.soul in ("void", "removed"):
        parts.append(words.say(f"soul-{side.soul}"))
    return text.append(GAP + SEPARATOR.join(parts))


def _zones_line(words: MatchTexts, side: PlayerView) -> str:
    zones = side.zones
    parts = [
        words.say("hand", count=str(zones["hand"].count)),
        words.say("deck", count=str(zones["deck"].count)),
        words.say("trash", count=str(zones["trash"].count)),
        words.say("burst", burst=_burst(words, zones["burst_area"])),
    ]
    for zone, text in EXTRA_ZONES:
        if zone in zones and zones[zone].count:
            parts.append(words.say(text, count=str(zones[zone].count)))
    return SEPARATOR.join(parts)


def _burst(words: MatchTexts, zone: ZoneView) -> str:
    if not zone.count:
        return words.say("burst-none")
    if not zone.cards:
        return words.say("burst-set")
    return words.listed([words.card_name(number) for number in zone.cards])


def _field_rows(words: MatchTexts, view: BattleView, player: int) -> list[tuple[list[str], list[str]]]:
    rows: list[tuple[list[str], list[str]]] = []
    for card in view.players[player].field:
        found = words.definition(card.number)
        nexus = found is not None and found.kind == NEXUS
        state = state_words(words, card)
        cells = [
            card.name,
            "" if found is None else found.name,
            words.word("level", level=str(card.level)),
            words.term("kind", NEXUS) if nexus else words.word("bp", bp=str(card.bp)),
            words.say("cores", count=_cores(words, card.cores, card.soul)),
            state,
        ]
        busy = card.id in (view.attacker, view.blocker, view.target) or card.leaving
        calm = DIM if card.posture != "refreshed" else ""
        rows.append((cells, ["", _style(card.colors), "", "", "", STRONG if busy else calm]))
        for brave in card.braves:
            joined = words.say("combined", card=words.card_name(brave))
            rows.append((["", joined], ["", ""]))
    return rows


def _style(colors: tuple[str, ...]) -> str:
    return STYLES.get(colors[0], "") if colors else ""


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
    zone = words.view.players[player].zones["hand"]
    title = words.about("hand-title", player)
    lines = [Text(title, STRONG)]
    counts: dict[str, int] = {}
    for number in zone.cards:
        counts[number] = counts.get(number, 0) + 1
    rows: list[list[str]] = []
    for number, count in counts.items():
        found = words.definition(number)
        cells = [number if count == 1 else f"{number} x{count}"]
        if found is not None:
            cells += [found.name, words.term("kind", found.kind), _cost(words, player, found)]
        rows.append(cells)
    columns = widths(rows)
    for cells, number in zip(rows, counts, strict=True):
        found = words.definition(number)
        style = "" if found is None else _style(color_names(found.colors))
        lines.append(row_text(cells, columns, ["", style], GAP * 2))
    if zone.count > len(zone.cards):
        unknown = words.say("unknown-cards", count=str(zone.count - len(zone.cards)))
        lines.append(Text(GAP * 2 + unknown, DIM))
    if not zone.count:
        lines.append(Text(GAP * 2 + words.say("hand-empty"), DIM))
    return lines


def _cost(words: MatchTexts, player: int, card: CardDefinition) -> str:
    cost = str(card.cost)
    steps = words.match.explain(card.number, "price", player)
    if steps and steps[-1].value != cost:
        return words.say("cost-now", cost=cost, price=steps[-1].value)
    return words.say("cost", cost=cost)


def trash_lines(words: MatchTexts) -> list[Text]:
    """Return the cards in both trashes, the newest first."""
    lines: list[Text] = []
    for player, side in enumerate(words.view.players):
        lines.append(Text(words.about("trash-title", player), STRONG))
        zone = side.zones["trash"]
        lines.extend(Text(GAP * 2 + words.card_name(number)) for number in zone.cards)
        if not zone.count:
            lines.append(Text(GAP * 2 + words.say("hand-empty"), DIM))
    return lines


# -- one card --------------------------------------------------------------------------------------


def card_lines(words: MatchTexts, card: CardDefinition) -> list[str]:
    """Return what a card says: its facts, then each of its abilities as a sentence."""
    colors = words.listed([words.term("color", name) for name in color_names(card.colors)])
    facts = [colors, words.term("kind", card.kind), words.say("cost", cost=str(card.cost))]
    if any(card.reduction):
        facts.append(words.say("reduction", symbols=words.symbols(symbol_names(card.reduction))))
    if any(card.symbols):
        facts.append(words.say("symbols", symbols=words.symbols(symbol_names(card.symbols))))
    if card.families:
        facts.append(words.say("families", families=words.listed(list(card.families))))
    lines = [words.card_name(card.number), SEPARATOR.join(fact for fact in facts if fact)]
    levels: list[str] = []
    for level, cores, bp in card.levels:
        text = f"{words.word('level', level=str(level))}: {words.say('cores', count=str(cores))}"
        levels.append(text if card.kind == NEXUS else f"{text}, {words.word('bp', bp=str(bp))}")
    if levels and card.kind != MAGIC:
        lines.append(SEPARATOR.join(levels))
    if card.kind == BRAVE:
        lines.append(words.say("brave-bp", bp=f"{card.brave_bp:+d}"))
        if card.brave_condition is not None:
            condition = words.said(card, card.brave_condition)
            lines.append(words.word("brave-condition", condition=condition))
    lines.extend(words.said(card, ability) for ability in card.abilities)
    if not card.abilities:
        lines.append(words.say("no-effect"))
    return lines


def value_lines(words: MatchTexts, name: str, player: int) -> list[str]:
    """Return how values come about: of every field card so called, and the price of a card in the hand."""
    lines: list[str] = []
    number = name.removeprefix("opp:").partition("#")[0]
    for owner in (player, 1 - player):
        prefix = "" if owner == player else "opp:"
        for card in words.view.players[owner].field:
            called = prefix + card.name
            if called == name or (name == number == card.number):
                lines.append(SEPARATOR.join([words.object_name(card.id), *_standing_words(words, card)]))
                lines.extend(_value_line(words, value) for value in field_values(words, card.id))
    price = (
        value_words(words, number, "price", player)
        if name == number and held(words, number, player)
        else None
    )
    if price is not None:
        lines.append(_value_line(words, price))
    return lines


def _standing_words(words: MatchTexts, card: FieldCardView) -> list[str]:
    return [words.say("cores", count=_cores(words, card.cores, card.soul)), state_words(words, card)]


def _value_line(words: MatchTexts, value: ValueWords) -> str:
    parts = [f"{step.source} {step.change}" for step in value.steps]
    return f"{value.title} {value.total}: {words.listed(parts)}"


def refusal_lines(words: MatchTexts, name: str, player: int) -> list[str]:
    """Return what a card of its kind could do and cannot now, each with its reason and rule."""
    number = name.partition("#")[0]
    return [_refused(words, found, words.card_name(number, name)) for found in refusals(words, name, player)]


def _refused(words: MatchTexts, found: Refused, card: str) -> str:
    return words.say("refused", action=found.title, card=card, reason=found.reason, rule=found.rule)


def why_not_line(words: MatchTexts, action: str, name: str, player: int) -> str:
    """Return why an action with a card is not offered, or that it is.

    Raises:
        BadInput: there is no such action or card.
    """
    if action not in ACTIONS:
        raise BadInput("action", action, ", ".join(ACTIONS))
    number = name.removeprefix("opp:").partition("#")[0]
    card = words.card_name(number, name.removeprefix("opp:"))
    title = words.term("action", action)
    try:
        refusal = words.match.why_not(player, action, name)
    except BadInput:
        if not held(words, number, player):
            raise
        refusal = Refusal("not-on-field", "BS-11.01")
    if refusal is None:
        return words.say("offered", action=title, card=card)
    return _refused(words, refused(words, action, refusal), card)
