"""Annotations in a record's text: written as its comments, and read from the comments of an uploaded one.

A note stands behind the answer that leads to its position, and at the beginning before the first answer::

    summon BS17-003
    # note: Better to keep this one,
    #   and to pass.
    attack BS17-003

In a text from elsewhere any comment among the answers is a note; lines that follow each other are one.
"""

from __future__ import annotations

from typing import Final

MARK: Final = "note:"


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
    position = -1
    for line in record.splitlines():
        lines.append(line)
        if position < 0:
            if line != "answers:":
                continue
            position = 0
        elif line and line[0] not in "=#":
            position += 1
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
    found: list[tuple[int, str]] = []
    open_note: list[str] | None = None
    position = -1

    def close() -> None:
        nonlocal open_note
        text = "\n".join(open_note or ()).strip()
        if text:
            found.append((max(position, 0), text))
        open_note = None

    for line in record.splitlines():
        stripped = line.strip()
        if stripped.startswith("#"):
            text = stripped[1:].strip()
            if text.startswith(MARK):
                close()
                text = text.removeprefix(MARK).strip()
            open_note = [*(open_note or ()), text]
            continue
        close()
        if position < 0:
            position = 0 if stripped == "answers:" else -1
            continue
        answer, mark, comment = _parted(stripped)
        if answer and not answer.startswith("="):
            position += 1
        if mark and comment:
            found.append((position, comment))
    close()
    return found


def _parted(line: str) -> tuple[str, bool, str]:
    """Return a line's answer, whether a comment follows it, and the comment."""
    for place in range(1, len(line)):
        if line[place] == "#" and line[place - 1].isspace():
            return line[:place].strip(), True, line[place + 1 :].strip()
    return line, False, ""
