"""Whatever the sources can ask, refuse, report or end with has a message in four languages."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from tests.messages.sources import read_sources

import taisen
from taisen.kernel.errors import BadInput
from taisen.kernel.explanations import NAMES, NUMBER
from taisen.kernel.outcome import ENDINGS
from taisen.messages import COMMON, has_message, message, source_text
from taisen.messages.arguments import OPTION_ARGUMENTS, PROMPT_ARGUMENTS
from taisen.rulebook.ledger import LANGUAGES
from taisen.wixoss import explain
from taisen.wording.games import game_words
from taisen.wording.wixoss.teller import MISSED

GAMES = taisen.GAMES
EVENT_ARGUMENTS = {"player", "card", "object", "other", "amount", "cards", "detail", "source", "target"}
OTHER_IDS = {
    *("player-you", "player-opponent", "player-number"),
    *("outcome-won", "outcome-drawn"),
}


MORE_REASONS = {
    "battle-spirits": set[str](),
    "wixoss": {reason for _, reason, _ in (*explain.MOMENTS.values(), explain.WITH_SIGNI, explain.WITH_LRIG)},
}
"""Reasons that stand in tables of the sources."""
MORE_DETAILS = {"wixoss": {"missed": set(MISSED.values()) | {"timing"}}}
"""How events are told where rules are told apart, in place of their details."""
OPEN = "other"
"""The variant of a message that is for all details that it does not name."""


def entries(language: str, game: str) -> dict[str, fluent.Message]:
    """The messages of both files of a language."""
    found: dict[str, fluent.Message] = {}
    for name in (COMMON, game):
        for entry in parse(source_text(language, name)).body:
            assert not isinstance(entry, fluent.Junk), f"{language}/{name}.ftl: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def nodes(node: object) -> list[fluent.BaseNode]:
    """All the parts of a message."""
    found: list[fluent.BaseNode] = []
    if isinstance(node, list):
        for item in node:
            found += nodes(item)
    elif isinstance(node, fluent.BaseNode):
        found.append(node)
        for item in vars(node).values():
            found += nodes(item)
    return found


def variables(entry: fluent.Message) -> set[str]:
    return {node.id.name for node in nodes(entry) if isinstance(node, fluent.VariableReference)}


def needed(game: str) -> set[str]:
    """The ids that the sources ask for."""
    sources = read_sources(game)
    prefixes = {
        "Decision": "prompt",
        "Option": "option",
        "Requirement": "reason",
        "Refusal": "reason",
        "Event": "event",
        "Outcome": "outcome",
        "Explanation": "source",
        "Amount": "amount",
    }
    found = {f"{prefix}-{name}" for kind, prefix in prefixes.items() for name in sources.ids[kind]}
    # Numbers and names need no words around them.
    found -= {f"amount-{NUMBER}", f"amount-{NAMES}"}
    words = game_words(game)
    found |= {f"action-{name}" for name in words.actions}
    found |= {f"value-{name}" for name in (*words.field_values, *words.hand_values)}
    found |= {f"reason-{name}" for name in MORE_REASONS[game]}
    return found | {f"outcome-{reason}" for reason in ENDINGS}


def test_every_id_in_the_sources_is_found() -> None:
    for game in GAMES:
        assert read_sources(game).unresolved == []
    found = needed("battle-spirits")
    assert {"prompt-name-cost", "event-brave_summoned", "event-depleted", "prompt-may"} <= found
    assert {"prompt-cut-in", "event-crushed", "reason-limit-exceeded"} <= needed("wixoss")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_none_is_unused(language: str, game: str) -> None:
    there = set(entries(language, game)) - OTHER_IDS
    assert needed(game) - there == set()
    assert there - needed(game) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_tell_all_details_of_an_event_apart(language: str, game: str) -> None:
    found = entries(language, game)
    told = MORE_DETAILS.get(game, {})
    for event, there in read_sources(game).details.items():
        details = {detail for detail in there if not detail.startswith("WX-")} | told.get(event, set())
        keys = {
            variant.key.name
            for node in nodes(found[f"event-{event}"])
            if isinstance(node, fluent.SelectExpression)
            and isinstance(node.selector, fluent.VariableReference)
            and node.selector.id.name == "detail"
            for variant in node.variants
            if isinstance(variant.key, fluent.Identifier)
        }
        if keys and OPEN not in keys:
            assert details - {""} <= keys, event


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_arguments_that_they_are_given(language: str, game: str) -> None:
    arguments = {f"prompt-{name}": set(kinds) for name, kinds in prompts(game).items()}
    for identifier, entry in entries(language, game).items():
        if identifier.startswith("prompt-"):
            assert variables(entry) <= arguments[identifier], identifier
        elif identifier.startswith("event-"):
            assert variables(entry) <= EVENT_ARGUMENTS, identifier
        elif identifier.startswith("option-"):
            assert variables(entry) <= {"target", "extra"}, identifier
        elif identifier.startswith("amount-"):
            assert variables(entry) <= {"number", "names"}, identifier
        elif identifier.startswith(("reason-", "source-", "action-", "value-")):
            assert variables(entry) == set(), identifier


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str, game: str) -> None:
    others = {"part", "place", "target", "extra", "names", "named", "paid", "zone"}
    values: dict[str, int | str] = dict.fromkeys(EVENT_ARGUMENTS | others, "X")
    values |= {"amount": 2, "number": 1, "reason": "r", "rule": "BS-01.01"}
    for identifier in entries(language, game):
        text = message(language, identifier, game, **values)
        assert text.strip()
        assert "{" not in text
        assert "  " not in text


def prompts(game: str) -> dict[str, tuple[str, ...]]:
    """The arguments of the prompts of a game."""
    return {**PROMPT_ARGUMENTS[COMMON], **PROMPT_ARGUMENTS[game]}


@pytest.mark.parametrize("game", GAMES)
def test_decisions_carry_the_arguments_that_the_table_says(game: str) -> None:
    sources = read_sources(game)
    table = prompts(game)
    assert set(table) == sources.ids["Decision"]
    for prompt, counts in sources.argument_counts.items():
        assert counts == {len(table[prompt])}, prompt


@pytest.mark.parametrize("game", GAMES)
def test_options_are_in_the_table(game: str) -> None:
    table = {*OPTION_ARGUMENTS[COMMON], *OPTION_ARGUMENTS[game]}
    assert table == read_sources(game).ids["Option"]


def test_numbers_and_cases_are_told_apart() -> None:
    assert (
        message("en", "prompt-pay", "battle-spirits", amount=1, card="X") == "Pay 1 core for X: from where?"
    )
    assert message("en", "option-attack", "battle-spirits", target="A", extra=0) == "Attack with A"
    assert message("en", "option-attack", "battle-spirits", target="A", extra="B") == "Attack B with A"
    assert message("en", "option-damage", "battle-spirits", target=2, extra=-1) == "Reduce it by 2"
    assert message("en", "option-damage", "battle-spirits", target=1, extra=1) == "Reduce it by 1 instead"
    arguments: dict[str, int | str] = {"player": "あなた", "card": "A", "detail": "main"}
    assert message("ja", "event-step_began", "battle-spirits", **arguments) == "あなたのメインステップ"


def test_a_very_long_value_is_cut_off() -> None:
    said = message("en", "problem-input", "table", where="deck", found="x" * 5000, allowed="less")
    assert said.startswith("deck: found xxx")
    assert "(5000 characters)" in said


def test_bad_calls_are_refused() -> None:
    assert has_message("prompt-pay", "battle-spirits")
    assert not has_message("prompt-pay")
    assert not has_message("prompt-nothing", "battle-spirits")
    with pytest.raises(BadInput, match="prompt-nothing"):
        message("en", "prompt-nothing", "battle-spirits")
    with pytest.raises(BadInput, match="language"):
        message("fr", "prompt-pay", "battle-spirits", amount=1)
    with pytest.raises(BadInput, match="arguments"):
        message("en", "prompt-pay", "battle-spirits")
    with pytest.raises(BadInput, match="chess"):
        message("en", "prompt-may", "chess", part="")
