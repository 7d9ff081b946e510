"""Marks: the names of counters of a turn or of a use, for those who set and those who read them."""

from __future__ import annotations

from typing import Final

GAME: Final = "game "
"""Beginning of the marks that outlast the turn."""
DRAW_OVER: Final = "draw-over"
"""Mark of a draw phase in which its player has refreshed: nothing is drawn in it any more (WX-23.03)."""


def used_mark(player: int, kind: str) -> str:
    """Return the counter of how many spells or ARTS (``kind``) a player has used this turn."""
    return f"used {player} {kind}"


def bet_mark(card: int) -> str:
    """Return the mark of a card whose user has bet; it is taken away when the use is over (WX-25.07)."""
    return f"bet {card}"


def skipped_turns(player: int) -> str:
    """Return the counter of how many of a player's next turns are skipped."""
    return f"{GAME}skip-turn {player}"


DELAYED: Final = 2
"""Rank of a waiting ability that an effect said should happen later: it is tied to no card."""


def trashed_crush(card: int) -> str:
    """Return the mark of a crushed card that goes to the trash, and brings a new Life Cloth, instead."""
    return f"trashed-crush {card}"


def countered_mark(card: int) -> str:
    """Return the mark of a card in use whose effect has been negated (WX-24.09)."""
    return f"countered {card}"


def uses_mark(source: int, ability: str) -> str:
    """Return the counter of how often an action ability was used this turn.

    Args:
        source: the field card, or -1 less the card slot of a card elsewhere.
        ability: key of the ability.
    """
    return f"uses {source} {ability}"


def limited_mark(source: int, ability: str) -> str:
    """Return the counter of a limited ability's uses this turn; ``source`` as of ``uses_mark``."""
    return f"once {source} {ability}"


def free_action(source: int) -> str:
    """Return the mark of a card whose next action ability costs nothing; using one takes it away.

    Args:
        source: as of ``uses_mark``.
    """
    return f"free-action {source}"


OF_CARDS: Final = (limited_mark(-1, "")[:-2], free_action(-1)[:-1])
"""How marks of cards that are not on the field begin."""


def forget_card(marks: dict[str, int], card: int) -> None:
    """Take away what is marked of a card that is not on the field, since it moves on.

    Moved, it is another card (WX-02.16, WX-20.19). How often it was used stays, so that play ends.
    """
    for key in marks:
        if key.startswith(OF_CARDS):
            break
    else:
        return  # most often nothing is marked of any card
    marks.pop(free_action(-1 - card), 0)
    beginning = limited_mark(-1 - card, "")
    for key in [key for key in marks if key.startswith(beginning)]:
        del marks[key]
