"""The board of Battle Spirits in lines: both sides of the field, the battle, the hand, and what a card says.

Draws what a view shows and knows no rule: levels, BP and states are read from the view, explanations and
refusals from the match.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from taisen.battle_spirits.cards import BRAVE, MAGIC, NEXUS, CardDefinition
from taisen.battle_spirits.colors import color_names, symbol_names
from taisen.battle_spirits.explain import ACTIONS, FIELD_VALUES, ON_FIELD
from taisen.cli.screen import DIM, GAP, STRONG, STYLES, row_text, widths
from taisen.kernel.errors import BadInput
from taisen.kernel.legality import Refusal

if TYPE_CHECKING:
    from taisen.battle_spirits.view import BattleView, FieldCardView, PlayerView, ZoneView
    from taisen.cli.texts import Wording
    from taisen.kernel.decisions import Decision, Option

SEPARATOR: Final = " · "
EXTRA_ZONES: Final = (("at_hand", "at-hand"), ("removed", "removed"))
"""Zones that are named only when something lies there: name in the view, and in the texts."""


def place_line(words: Wording) -> str:
    """Return where the match stands: turn, step and whose turn it is."""
    view = words.view
    if view.turn == 0:
        return words.say("before-first-turn")
    parts = [words.say("turn", turn=str(view.turn))]
    if view.step:
        parts.append(words.term("step", view.step))
    parts.append(words.about("whose-turn", view.turn_player))
    return SEPARATOR.join(parts)


def board_lines(words: Wording, decks: tuple[str, ...], hands: tuple[int, ...]) -> list[Text]:
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


def _cores(words: Wording, count: int, soul: bool) -> str:
    if not soul:
        return str(count)
    return f"{count}+{words.say('soul')}" if count else words.say("soul")


def _side_line(words: Wording, side: PlayerView, player: int, deck: str) -> Text:
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


def _zones_line(words: Wording, side: PlayerView) -> str:
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


def _burst(words: Wording, zone: ZoneView) -> str:
    if not zone.count:
        return words.say("burst-none")
    if not zone.cards:
        return words.say("burst-set")
    return words.say("list-separator").join(words.card_name(number) for number in zone.cards)


def _field_rows(words: Wording, view: BattleView, player: int) -> list[tuple[list[str], list[str]]]:
    rows: list[tuple[list[str], list[str]]] = []
    for card in view.players[player].field:
        found = words.definition(card.number)
        nexus = found is not None and found.kind == NEXUS
        state = _states(words, view, card)
        cells = [
            card.name,
            "" if found is None else found.name,
            words.say("level", level=str(card.level)),
            words.term("kind", NEXUS) if nexus else words.say("bp", bp=str(card.bp)),
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


def _states(words: Wording, view: BattleView, card: FieldCardView) -> str:
    states: list[str] = []
    if card.id == view.attacker:
        states.append("attacking")
    elif card.id == view.blocker:
        states.append("blocking")
    elif card.id == view.target:
        states.append("attacked")
    if not states or card.posture == "heavily-exhausted":
        states.append(card.posture)
    if card.leaving:
        states.append(card.leaving)
    return words.say("list-separator").join(words.term("state", state) for state in states)


def _battle_lines(words: Wording, view: BattleView) -> list[str]:
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
    comma = words.say("list-separator")
    if view.pending:
        lines.append(words.say("pending", effects=comma.join(words.free_text(t) for t in view.pending)))
    if view.declared_bursts:
        players = comma.join(words.player_name(player) for player in view.declared_bursts)
        lines.append(words.say("declared-burst", players=players))
    return lines


def hand_lines(words: Wording, player: int) -> list[Text]:
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


def _cost(words: Wording, player: int, card: CardDefinition) -> str:
    cost = str(card.cost)
    steps = words.match.explain(card.number, "price", player)
    if steps and steps[-1].value != cost:
        return words.say("cost-now", cost=cost, price=steps[-1].value)
    return words.say("cost", cost=cost)


def option_hint(words: Wording, decision: Decision, option: Option) -> str:
    """Return what one wants to know of an option at a glance: a card's price, a spirit's level and BP."""
    if option.verb in ("summon", "deploy", "magic") and decision.prompt in ("main", "flash"):
        number = option.text.split()[1]
        steps = words.match.explain(number, "price", decision.player)
        return words.say("hint-price", price=steps[-1].value)
    if option.verb == "core" and decision.prompt in ("pay", "place-cores"):
        amount = decision.arguments[0]
        return words.say("hint-one-core") if isinstance(amount, int) and amount > 1 else ""
    if option.verb in ("attack", "block"):
        for card in words.view.players[decision.player].field:
            if card.id == option.target:
                return f"{words.say('level', level=str(card.level))} {words.say('bp', bp=str(card.bp))}"
    if option.verb == "use":
        return _effect_used(words, decision, option)
    return ""


def _effect_used(words: Wording, decision: Decision, option: Option) -> str:
    """The sentence of the effect that a field card or a brave of it would use."""
    ordinal = option.text.rpartition(" ")[2]
    for card in words.view.players[decision.player].field:
        if card.id == option.target:
            said = [words.part(f"{number}/{ordinal}") for number in (card.number, *card.braves)]
            found = [text for text in said if text]
            return found[0] if len(found) == 1 else ""
    return ""


def trash_lines(words: Wording) -> list[Text]:
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


def card_lines(words: Wording, card: CardDefinition) -> list[str]:
    """Return what a card says: its facts, then each of its abilities as a sentence."""
    comma = words.say("list-separator")
    colors = comma.join(words.term("color", name) for name in color_names(card.colors))
    facts = [colors, words.term("kind", card.kind), words.say("cost", cost=str(card.cost))]
    if any(card.reduction):
        facts.append(words.say("reduction", symbols=symbols_text(words, symbol_names(card.reduction))))
    if any(card.symbols):
        facts.append(words.say("symbols", symbols=symbols_text(words, symbol_names(card.symbols))))
    if card.families:
        facts.append(words.say("families", families=comma.join(card.families)))
    lines = [words.card_name(card.number), SEPARATOR.join(fact for fact in facts if fact)]
    levels: list[str] = []
    for level, cores, bp in card.levels:
        text = f"{words.say('level', level=str(level))}: {words.say('cores', count=str(cores))}"
        levels.append(text if card.kind == NEXUS else f"{text}, {words.say('bp', bp=str(bp))}")
    if levels and card.kind != MAGIC:
        lines.append(SEPARATOR.join(levels))
    if card.kind == BRAVE:
        lines.append(words.say("brave-bp", bp=f"{card.brave_bp:+d}"))
        if card.brave_condition is not None:
            condition = words.said(card.brave_condition)
            lines.append(words.say("brave-condition", condition=condition))
    lines.extend(words.said(ability) for ability in card.abilities)
    if not card.abilities:
        lines.append(words.say("no-effect"))
    return lines


def symbols_text(words: Wording, names: tuple[str, ...]) -> str:
    """Return symbols by colour and number.

    Equal ones are counted: "red x2, any colour x1".
    """
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    parts = [f"{words.term('color', name)}×{count}" for name, count in counts.items()]
    return words.say("list-separator").join(parts) or words.say("none")


def value_lines(words: Wording, name: str, player: int) -> list[str]:
    """Return how values come about: of every field card so called, and the price of a card in the hand."""
    lines: list[str] = []
    number = name.removeprefix("opp:").partition("#")[0]
    for owner in (player, 1 - player):
        prefix = "" if owner == player else "opp:"
        for card in words.view.players[owner].field:
            called = prefix + card.name
            if called == name or (name == number == card.number):
                values = [_value_line(words, called, what, player) for what in FIELD_VALUES]
                lines.append(SEPARATOR.join([words.object_name(card.id), *_standing_words(words, card)]))
                lines.extend(value for value in values if value)
    if name == number and _held(words, number, player):
        lines.append(_value_line(words, number, "price", player))
    return lines


def _standing_words(words: Wording, card: FieldCardView) -> list[str]:
    return [words.say("cores", count=_cores(words, card.cores, card.soul)), _states(words, words.view, card)]


def _value_line(words: Wording, name: str, what: str, player: int) -> str:
    steps = words.match.explain(name, what, player)
    # A card without BP, such as a nexus, has none to explain.
    if not steps or (what == "bp" and len(steps) == 1 and steps[0].value == "0"):
        return ""
    parts: list[str] = []
    for step in steps:
        change = step.value if step.source == "printed" else step.change
        parts.append(f"{words.source(step.source)} {_spoken(words, change)}")
    total = _spoken(words, steps[-1].value)
    return f"{words.say(f'value-{what}')} {total}: {words.say('list-separator').join(parts)}"


def _spoken(words: Wording, text: str) -> str:
    """Colours in an explanation's change, in the reader's words; symbols are counted."""
    sign = text[0] if text[:1] in ("+", "=", "-") else ""
    names = tuple(text.removeprefix(sign).split())
    known = (*STYLES, "any")
    if names and all(name in known for name in names):
        return sign + symbols_text(words, names)
    if len(names) == 2 and names[1] in known:
        return f"{sign}{names[0]} {words.term('color', names[1])}"
    return words.say("none") if text == "none" else text


def _held(words: Wording, number: str, player: int) -> bool:
    return number in words.view.players[player].zones["hand"].cards


def refusal_lines(words: Wording, name: str, player: int) -> list[str]:
    """Return what a card of its kind could do and cannot now, each with its reason and rule."""
    lines: list[str] = []
    number = name.removeprefix("opp:").partition("#")[0]
    found = words.definition(number)
    if found is None or name.startswith("opp:"):
        return lines
    standing = any(card.name == name for card in words.view.players[player].field)
    wanted: list[str] = []
    if standing and found.kind != NEXUS:
        wanted += ["attack", "block"]
    if _held(words, number, player):
        wanted += {NEXUS: ["deploy"], MAGIC: []}.get(found.kind, ["summon"])
        wanted += ["magic-main"] if found.magic_main is not None else []
        wanted += ["magic-flash"] if found.magic_flash is not None else []
        wanted += ["set-burst"] if found.burst is not None else []
    for action in wanted:
        refusal = words.match.why_not(player, action, name if action in ON_FIELD else number)
        if refusal is not None:
            lines.append(
                words.say(
                    "refused",
                    action=words.term("action", action),
                    card=words.card_name(number, name),
                    reason=words.refusal(refusal.reason),
                    rule=refusal.rule,
                )
            )
    return lines


def why_not_line(words: Wording, action: str, name: str, player: int) -> str:
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
        if not _held(words, number, player):
            raise
        refusal = Refusal("not-on-field", "BS-11.01")
    if refusal is None:
        return words.say("offered", action=title, card=card)
    reason = words.refusal(refusal.reason)
    return words.say("refused", action=title, card=card, reason=reason, rule=refusal.rule)
