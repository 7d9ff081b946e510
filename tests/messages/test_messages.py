"""Whatever the sources can ask, refuse, report or end with has a message in four languages."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from tests.messages.sources import read_sources

from taisen.kernel.errors import BadInput
from taisen.kernel.explanations import NAMES, NUMBER
from taisen.kernel.outcome import ENDINGS
from taisen.messages import BATTLE_SPIRITS, COMMON, has_message, message, source_text
from taisen.messages.arguments import OPTION_ARGUMENTS, PROMPT_ARGUMENTS
from taisen.rulebook.ledger import LANGUAGES

EVENT_ARGUMENTS = {"player", "card", "object", "other", "amount", "cards", "detail"}
OTHER_IDS = {
    *("player-you", "player-opponent", "player-number"),
    *("outcome-won", "outcome-drawn", "cause-rule", "cause-card"),
}


def entries(language: str) -> dict[str, fluent.Message]:
    """The messages of both files of a language."""
    found: dict[str, fluent.Message] = {}
    for name in (COMMON, BATTLE_SPIRITS):
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


def needed() -> set[str]:
    """The ids that the sources ask for."""
    sources = read_sources()
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
    return found | {f"outcome-{reason}" for reason in ENDINGS}


def test_every_id_in_the_sources_is_found() -> None:
    assert read_sources().unresolved == []
    assert {"prompt-name-cost", "event-brave_summoned", "event-depleted", "prompt-may"} <= needed()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_none_is_unused(language: str) -> None:
    there = set(entries(language)) - OTHER_IDS
    assert needed() - there == set()
    assert there - needed() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_tell_all_details_of_an_event_apart(language: str) -> None:
    found = entries(language)
    for event, details in read_sources().details.items():
        keys = {
            variant.key.name
            for node in nodes(found[f"event-{event}"])
            if isinstance(node, fluent.SelectExpression)
            and isinstance(node.selector, fluent.VariableReference)
            and node.selector.id.name == "detail"
            for variant in node.variants
            if isinstance(variant.key, fluent.Identifier)
        }
        if keys:
            assert details - {""} <= keys, event


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_arguments_that_they_are_given(language: str) -> None:
    arguments = {
        f"prompt-{name}": set(kinds) for group in PROMPT_ARGUMENTS.values() for name, kinds in group.items()
    }
    for identifier, entry in entries(language).items():
        if identifier.startswith("prompt-"):
            assert variables(entry) <= arguments[identifier], identifier
        elif identifier.startswith("event-"):
            assert variables(entry) <= EVENT_ARGUMENTS, identifier
        elif identifier.startswith("option-"):
            assert variables(entry) <= {"target", "extra"}, identifier
        elif identifier.startswith("amount-"):
            assert variables(entry) <= {"number", "names"}, identifier
        elif identifier.startswith(("reason-", "source-")):
            assert variables(entry) == set(), identifier


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    others = {"part", "place", "target", "extra", "names"}
    values: dict[str, int | str] = dict.fromkeys(EVENT_ARGUMENTS | others, "X")
    values |= {"amount": 2, "number": 1, "reason": "r", "rule": "BS-01.01"}
    for identifier in entries(language):
        text = message(language, identifier, **values)
        assert text.strip()
        assert "{" not in text
        assert "  " not in text


def test_decisions_carry_the_arguments_that_the_table_says() -> None:
    sources = read_sources()
    table = {name: kinds for group in PROMPT_ARGUMENTS.values() for name, kinds in group.items()}
    assert set(table) == sources.ids["Decision"]
    for prompt, counts in sources.argument_counts.items():
        assert counts == {len(table[prompt])}, prompt


def test_options_are_in_the_table() -> None:
    table = {name for group in OPTION_ARGUMENTS.values() for name in group}
    assert table == read_sources().ids["Option"]


def test_numbers_and_cases_are_told_apart() -> None:
    assert message("en", "prompt-pay", amount=1, card="X") == "Pay 1 core for X: from where?"
    assert message("en", "option-attack", target="A", extra=0) == "Attack with A"
    assert message("en", "option-attack", target="A", extra="B") == "Attack B with A"
    assert message("en", "option-damage", target=2, extra=-1) == "Reduce it by 2"
    assert message("en", "option-damage", target=1, extra=1) == "Reduce it by 1 instead"
    arguments: dict[str, int | str] = {"player": "あなた", "card": "A", "detail": "main"}
    assert message("ja", "event-step_began", **arguments) == "あなたのメインステップ"


def test_a_very_long_value_is_cut_off() -> None:
    said = message("en", "problem-input", "table", where="deck", found="x" * 5000, allowed="less")
    assert said.startswith("deck: found xxx")
    assert "(5000 characters)" in said


def test_bad_calls_are_refused() -> None:
    assert has_message("prompt-pay")
    assert not has_message("prompt-nothing")
    with pytest.raises(BadInput, match="prompt-nothing"):
        message("en", "prompt-nothing")
    with pytest.raises(BadInput, match="language"):
        message("fr", "prompt-pay", amount=1)
    with pytest.raises(BadInput, match="arguments"):
        message("en", "prompt-pay")
    with pytest.raises(BadInput, match="chess"):
        message("en", "prompt-may", "chess", part="")
