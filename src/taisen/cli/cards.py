"""``taisen cards``: the built-in cards in the terminal, in four languages."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.cells import cell_len
from rich.console import Console

from taisen.battle_spirits.cards import BRAVE, KINDS, MAGIC, NEXUS, CardDefinition
from taisen.battle_spirits.colors import COLORS, color_names, symbol_names
from taisen.battle_spirits.loading import lookup, numbers, written_condition, written_effect
from taisen.battle_spirits.sentences import card_sentences, condition_sentence
from taisen.cli.texts import Texts, check_language
from taisen.kernel.errors import BadInput
from taisen.rulebook.ledger import LANGUAGES

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, no_args_is_help=True)

Language = Annotated[str, typer.Option("--language", "-l", help=f"One of {', '.join(LANGUAGES)}.")]
GAP = "  "


@app.callback()
def cards() -> None:
    """Show built-in cards."""


@app.command()
def show(
    number: Annotated[list[str], typer.Argument(help="Numbers of cards, such as BS17-001.")],
    notation: Annotated[
        bool, typer.Option("--notation", help="Show the effect in taisen's notation as well.")
    ] = False,
    language: Language = "en",
) -> None:
    """Show what cards are and do: facts, levels, and the effect as the engine carries it out."""
    texts = Texts(check_language(language))
    console = _console()
    found = [lookup(each) for each in number]
    for place, card in enumerate(found):
        if place:
            console.print()
        for line in card_lines(card, texts, notation):
            console.print(line, markup=False)


@app.command("list")
def list_cards(
    name: Annotated[str | None, typer.Option("--set", help="Only this set, such as BS17.")] = None,
    color: Annotated[str | None, typer.Option(help=f"Only this colour: {', '.join(COLORS)}.")] = None,
    kind: Annotated[str | None, typer.Option(help=f"Only this kind: {', '.join(KINDS)}.")] = None,
    language: Language = "en",
) -> None:
    """List the built-in cards, a line each."""
    texts = Texts(check_language(language))
    _check("--color", color, COLORS)
    _check("--kind", kind, KINDS)
    sets = tuple(dict.fromkeys(_set_of(each) for each in numbers()))
    _check("--set", name, sets)
    found = [
        card
        for card in (lookup(each) for each in numbers() if name is None or _set_of(each) == name)
        if (color is None or color in color_names(card.colors)) and (kind is None or card.kind == kind)
    ]
    rows: list[tuple[str, ...]] = [
        (
            card.number,
            card.name,
            texts.term("kind", card.kind),
            _colors(card, texts),
            texts.say("cost", cost=str(card.cost)),
        )
        for card in found
    ]
    console = _console()
    for line in aligned(rows):
        console.print(line, markup=False)
    console.print(f"{len(rows)}", markup=False)


def card_lines(card: CardDefinition, texts: Texts, notation: bool) -> list[str]:
    """Return a card in words: what it is, its levels, what it does."""
    lines = [f"{card.number}{GAP}{card.name}"]
    facts = [texts.term("kind", card.kind), _colors(card, texts), texts.say("cost", cost=str(card.cost))]
    if any(card.reduction):
        facts.append(texts.say("reduction", symbols=texts.symbols(symbol_names(card.reduction))))
    if any(card.symbols):
        facts.append(texts.say("symbols", symbols=texts.symbols(symbol_names(card.symbols))))
    if card.families:
        facts.append(texts.say("families", families=texts.listed(list(card.families))))
    lines.append(GAP.join(facts))
    if card.kind != MAGIC:
        rows: list[tuple[str, ...]] = [
            (
                texts.word("level", level=str(level)),
                texts.say("cores", count=str(cores)),
                *(() if card.kind == NEXUS else (texts.word("bp", bp=str(bp)),)),
            )
            for level, cores, bp in card.levels
        ]
        lines.extend(GAP + line for line in aligned(rows))
    if card.kind == BRAVE:
        lines.append(GAP + texts.say("brave-bp", bp=f"{card.brave_bp:+d}"))
        condition = condition_sentence(card, texts.language)
        if condition:
            lines.append(GAP + texts.word("brave-condition", condition=condition))
    lines.extend(card_sentences(card, texts.language) or (texts.say("no-effect"),))
    if notation:
        condition = written_condition(card)
        if condition:
            lines.append(GAP + f"combines with {condition}")
        lines.extend(GAP + line for line in written_effect(card).splitlines())
    return lines


def aligned(rows: list[tuple[str, ...]]) -> list[str]:
    """Return rows of texts in columns; Japanese and Chinese characters are two columns wide."""
    if not rows:
        return []
    widths = [max(cell_len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        GAP.join(
            text + " " * (width - cell_len(text)) for text, width in zip(row, widths, strict=True)
        ).rstrip()
        for row in rows
    ]


def _colors(card: CardDefinition, texts: Texts) -> str:
    return "/".join(texts.term("color", name) for name in color_names(card.colors))


def _set_of(number: str) -> str:
    return number.rpartition("-")[0]


def _check(option: str, given: str | None, allowed: tuple[str, ...]) -> None:
    if given is not None and given not in allowed:
        raise BadInput(option, repr(given), ", ".join(allowed))


def _console() -> Console:
    return Console(highlight=False, soft_wrap=True)
