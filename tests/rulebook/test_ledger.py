"""The ledger: reading, looking up and searching rules, and what a faulty file is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from taisen.kernel.errors import BadInput
from taisen.rulebook import Ledger, find_rule, installed_ledgers, load_ledger

RULE = """
[[rule]]
id = "{id}"
title_en = "A title"
title_ja = "題"
title_zh = "标题"
says = "{says}"
kind = "turn"
source = "manual: one"
check = "given / when / then"
"""
HEAD = 'game = "made-up"\nprefix = "MU"\n[chapters]\n"01" = "First"\n"02" = "Second"\n'


def write(folder: Path, *rules: str, head: str = HEAD) -> Path:
    path = folder / "ledger.toml"
    path.write_text(head + "".join(rules), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def battle_spirits() -> Ledger:
    return next(ledger for ledger in installed_ledgers() if ledger.game == "battle-spirits")


def test_the_battle_spirits_ledger_is_whole(battle_spirits: Ledger) -> None:
    assert len(battle_spirits) == 557
    assert {rule.chapter for rule in battle_spirits} == set(battle_spirits.chapters)
    assert [rule.id for rule in battle_spirits] == sorted(rule.id for rule in battle_spirits)


def test_a_rule_is_found_by_its_number_in_any_case(battle_spirits: Ledger) -> None:
    ledger, rule = find_rule(" bs-11.05 ")
    assert ledger.game == "battle-spirits"
    assert rule is battle_spirits.rule("BS-11.05") or rule.id == "BS-11.05"
    assert rule.chapter == "11"
    assert rule.title("en") == "Attacker gone after declaration"
    assert len({rule.title(language) for language in ("en", "ja", "zh-Hans", "zh-Hant")}) == 4


def test_every_rule_has_a_title_in_both_chinese_scripts(battle_spirits: Ledger) -> None:
    for rule in battle_spirits:
        assert len(rule.title_zh_hant) == len(rule.title_zh)
        # Characters that only the simplified script has, in words that titles use much.
        assert not set("战阶动对费卡组废传说发这个区") & set(rule.title_zh_hant) - set("卡"), rule.id


@pytest.mark.parametrize(
    ("number", "hint"), [("BS-11.99", "BS-11.29"), ("XX-1", "BS-11.05"), ("", "BS-11.05")]
)
def test_an_unknown_number_is_refused_with_near_ones(number: str, hint: str) -> None:
    with pytest.raises(BadInput) as caught:
        find_rule(number)
    assert hint in caught.value.allowed


def test_a_search_wants_all_words_and_puts_titles_first(tmp_path: Path) -> None:
    ledger = load_ledger(
        write(
            tmp_path,
            RULE.format(id="MU-01.01", says="the red Core moves"),
            RULE.format(id="MU-01.02", says="a core").replace("A title", "Red core"),
            RULE.format(id="MU-02.01", says="nothing"),
        )
    )
    assert [rule.id for rule in ledger.search("core RED")] == ["MU-01.02", "MU-01.01"]
    assert [rule.id for rule in ledger.search("標")] == []
    assert len(ledger.search("标题")) == 3
    assert ledger.search("  ") == []
    assert [rule.id for rule in ledger.chapter("02")] == ["MU-02.01"]


@pytest.mark.parametrize(
    ("rules", "head", "found"),
    [
        ([RULE.format(id="MU-03.01", says="x")], HEAD, "MU-03.01"),
        ([RULE.format(id="BS-01.01", says="x")], HEAD, "BS-01.01"),
        ([RULE.format(id="MU-01.01", says="x")] * 2, HEAD, "a second time"),
        ([RULE.format(id="MU-01.01", says="")], HEAD, "''"),
        ([], HEAD, "None"),
        ([], HEAD.replace('prefix = "MU"\n', ""), "None"),
        ([], "game = ", "end of document"),
    ],
)
def test_a_faulty_ledger_is_refused(tmp_path: Path, rules: list[str], head: str, found: str) -> None:
    with pytest.raises(BadInput) as caught:
        load_ledger(write(tmp_path, *rules, head=head))
    assert found in caught.value.found


def test_a_missing_ledger_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="ledger"):
        load_ledger(tmp_path / "ledger.toml")


def test_rules_are_told_in_a_language_where_somebody_wrote_it(tmp_path: Path) -> None:
    head = HEAD + '[chapter_titles.ja]\n"01" = "一"\n"02" = "二"\n'
    path = write(tmp_path, RULE.format(id="MU-01.01", says="Something."), head=head)
    (tmp_path / "says.ja.toml").write_text('[says]\n"MU-01.01" = "何か。"\n', encoding="utf-8")
    ledger = load_ledger(path)
    rule = ledger.rule("MU-01.01")
    assert (ledger.says(rule, "ja"), ledger.spoken("ja")) == ("何か。", "ja")
    assert (ledger.says(rule, "zh-Hans"), ledger.spoken("zh-Hans")) == ("Something.", "en")
    assert [ledger.chapter_title("02", language) for language in ("ja", "zh-Hans")] == ["二", "Second"]
    assert ledger.search("何か", "ja") == [rule]
    assert ledger.search("何か") == []


@pytest.mark.parametrize("text", ['[says]\n"MU-01.02" = "x"\n', '[says]\n"MU-01.01" = ""\n', "says = 1\n"])
def test_a_faulty_translation_is_refused(tmp_path: Path, text: str) -> None:
    ledger = load_ledger(write(tmp_path, RULE.format(id="MU-01.01", says="Something.")))
    (tmp_path / "says.ja.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=r"says\.ja\.toml: (says|MU-01\.01)"):
        ledger.translation("ja")


@pytest.mark.parametrize("language", ["ja", "zh-Hans", "zh-Hant"])
def test_chapters_have_a_title_in_each_language(language: str) -> None:
    for ledger in installed_ledgers():
        assert set(ledger.chapter_titles[language]) == set(ledger.chapters)


@pytest.mark.parametrize("language", ["ja", "zh-Hans", "zh-Hant"])
def test_each_rule_is_said_in_each_language(language: str) -> None:
    for ledger in installed_ledgers():
        said = ledger.translation(language)
        assert said is not None, ledger.game
        assert list(said) == [rule.id for rule in ledger]
