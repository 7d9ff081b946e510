"""Single lines of a scenario: what is answered and what is checked, as text.

Owns the forms of a line; ``taisen.scenario.text`` lists them.
"""

from __future__ import annotations

import re
from typing import Final

from taisen.kernel.errors import BadInput
from taisen.kernel.position_fields import SIDES

ANSWER: Final = "answer"
PASS_ALL: Final = "pass*"  # noqa: S105 - a word of the text form
FACT: Final = "fact"
OFFERED: Final = "offered"
REFUSED: Final = "refused"
LOG: Final = "log"

_RULE: Final = re.compile(r"(?P<text>.*?):\s*(?P<rule>[A-Z]+-\d\d\.\d\d)")


class Line:
    """One line of a scenario's steps, or one of its checks at the end.

    Attributes:
        kind: ``ANSWER``, ``PASS_ALL``, ``FACT``, ``OFFERED``, ``REFUSED`` or ``LOG``.
        text: what is answered or checked.
        side: 0 or 1 if the line names who decides, else -1.
        rule: the rule that a refused option is refused by, empty if none is named.
        place: where it stands, for messages.
    """

    __slots__ = ("kind", "place", "rule", "side", "text")

    def __init__(self, kind: str, text: str, side: int, rule: str, place: str) -> None:
        self.kind = kind
        self.text = text
        self.side = side
        self.rule = rule
        self.place = place

    def __repr__(self) -> str:
        return f"Line({self.kind}, {self.text!r})"


def read_line(text: str, place: str) -> Line:
    """Read one line of steps.

    Raises:
        BadInput: it is none.
    """
    if text[0] in "=?!" or text.startswith("log:"):
        return read_check(text, place)
    side, answer = _side(text)
    if not answer:
        raise BadInput(place, repr(text), "an option's text after the side", key="line-option")
    return Line(PASS_ALL if answer == PASS_ALL else ANSWER, answer, side, "", place)


def read_check(text: str, place: str) -> Line:
    """Read one check: a fact, ``? option``, ``! option`` or ``log: events``.

    Raises:
        BadInput: it is none.
    """
    body = text.strip().removeprefix("=").strip()
    kind = FACT
    if body[:1] in ("?", "!"):
        kind = OFFERED if body[0] == "?" else REFUSED
        body = body[1:].strip()
    elif body.startswith("log:"):
        kind = LOG
        body = body[4:].strip()
    side = -1
    rule = ""
    if kind in (OFFERED, REFUSED):
        side, body = _side(body)
        named = _RULE.fullmatch(body)
        if named is not None:
            if kind == OFFERED:
                raise BadInput(
                    place, repr(text), "a rule only after an option that is not offered (!)", key="line-rule"
                )
            body, rule = named["text"].strip(), named["rule"]
    if not body:
        raise BadInput(place, repr(text), "something to check", key="line-check")
    return Line(kind, body, side, rule, place)


def _side(text: str) -> tuple[int, str]:
    name, colon, rest = text.partition(":")
    # `opp:V5` with no space is the name of a card, as in `resolve opp:V5 1`; it never begins a line.
    if colon and name in SIDES:
        return SIDES[name], rest.strip()
    return -1, text
