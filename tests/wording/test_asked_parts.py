"""What a question of Battle Spirits names besides its prompt: each part can be said in every language."""

from __future__ import annotations

import pytest

import taisen.battle_spirits.loading as cards
from taisen.battle_spirits.sentences import part_sentence
from taisen.battle_spirits.vocabulary.core_supply import UpToLife
from taisen.battle_spirits.vocabulary.cores_to_others import SharedCores
from taisen.battle_spirits.vocabulary.reserve import ReserveCores
from taisen.language import LANGUAGES, Word, walk


def part_of(number: str, kind: type[Word]) -> Word:
    return next(
        word for ability in cards.lookup(number).abilities for word in walk(ability) if isinstance(word, kind)
    )


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        ("BS51-10thX01", SharedCores),
        ("BS51-10thX04", UpToLife),
        ("BS51-X02", ReserveCores),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cores_are_asked_for_is_said(number: str, kind: type[Word], language: str) -> None:
    assert part_sentence(cards.lookup(number), part_of(number, kind), language)


def test_the_number_of_cores_is_said_as_a_bound() -> None:
    word = part_of("BS51-10thX04", UpToLife)
    assert "up to 2 cores of" in part_sentence(cards.lookup("BS51-10thX04"), word, "en").lower()
