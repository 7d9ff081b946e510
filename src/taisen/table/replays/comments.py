"""Annotations in a record's text: written as its comments, and read from the comments of an uploaded one.

A note stands behind the step that leads to its position, and at the beginning before the first step::

    summon BS17-003
    # note: Better to keep this one,
    #   and to pass.
    attack BS17-003

In a text from elsewhere any comment is a note; lines that follow each other are one.
"""

from __future__ import annotations

from typing import Final

from taisen.kernel.record import POSITION

MARK: Final = "note:"
FREE: Final = ("card:", "deck:", "seed:")
"""Lines of a record's head in which no comment follows what they say."""


def with_notes(record: str, notes: list[tuple[int, str, str]]) -> str:
    r"""Return a record with notes (position, author, text) as comments, in their order.

    >>> print(with_notes("answers:\ngo-first\n= turn 1\npass\n", [(1, "", "Why not?"), (2, "A", "x")]))
    answers:
    go-first
    # note: Why not?
    = turn 1
    pass
    # note: A: x
    <BLANKLINE>
    """
    waiting = sorted(notes, key=lambda note: note[0])
    lines: list[str] = []
    written = record.splitlines()
    for line, position in zip(written, _positions(written), strict=True):
        lines.append(line)
        while waiting and waiting[0][0] <= position:
            _, author, text = waiting.pop(0)
            lines.extend(_comment(author, text))
    for _, author, text in waiting:
        lines.extend(_comment(author, text))
    return "\n".join(lines) + "\n"


def _comment(author: str, text: str) -> list[str]:
    whole = f"{author}: {text}" if author else text
    first, *rest = whole.splitlines() or [""]
    return [f"# {MARK} {first}".rstrip(), *(f"#   {line}".rstrip() for line in rest)]


def notes_in(record: str) -> list[tuple[int, str]]:
    r"""Return the notes of a record as (position, text), in their order.

    >>> notes_in("answers:\ngo-first # well\n# note: Why not?\n#   Because.\n\n# Else.\npass\n")
    [(1, 'well'), (1, 'Why not?\nBecause.'), (1, 'Else.')]
    """
    found: list[tuple[int, list[str]]] = []
    lines = record.splitlines()
    follows = False
    for line, position in zip(lines, _positions(lines), strict=True):
        said, comment = _parted(line, position < 0)
        alone = comment is not None and not said
        if comment is None:
            follows = False
            continue
        if alone and follows and not comment.startswith(MARK):
            found[-1][1].append(comment)
        else:
            found.append((max(position, 0), [comment.removeprefix(MARK).strip()]))
        follows = alone
    return [(position, text) for position, parts in found if (text := "\n".join(parts).strip())]


def _positions(lines: list[str]) -> list[int]:
    """Return for each line the position after it, -1 in the head.

    A position that stands before all else is where the match begins; a later one is a repair, a step like an
    answer.
    """
    found: list[int] = []
    position = -1
    begun = False
    for line in lines:
        said, _ = _parted(line, position < 0)
        if position < 0:
            position = 0 if said == "answers:" else -1
        elif said:
            check = said[0] == "="
            repairs = check and said[1:].split()[:1] == [POSITION]
            if not check or (repairs and begun):
                position += 1
            begun = True
        found.append(position)
    return found


def _parted(line: str, head: bool) -> tuple[str, str | None]:
    """Return what a line says, and its comment: what follows ``#`` where a word begins; None without one."""
    if head and line.startswith(FREE):
        return line.strip(), None
    for place, character in enumerate(line):
        if character == "#" and (place == 0 or line[place - 1].isspace()):
            return line[:place].strip(), line[place + 1 :].strip()
    return line.strip(), None
