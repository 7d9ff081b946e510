"""Fitting: the refusal of lines that their card could never use; which they are each game says for itself."""

from __future__ import annotations

from taisen.kernel.errors import BadInput


def unfitting_line(place: str, number: int, where: str, wanted: str) -> BadInput:
    """Return the error for a line of an effect that its card could never use.

    Args:
        place: what to call the effect.
        number: which of its lines it is, from 1.
        where: on what card it was found ("on a card of kind spell").
        wanted: what cards can have it ("a card of kind signi").
    """
    values: dict[str, str | int] = {"number": number}
    return BadInput(
        place,
        f"ability {number} {where}",
        f"such an ability on {wanted}",
        key="card-ability-kind",
        values=values,
    )
