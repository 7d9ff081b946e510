"""The film of a replay: each of its positions as one viewer sees it, with what was chosen and what happened.

Runs in a worker process. A match that is over may be shown open: with the eyes of both, everybody sees what
either of them knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast
from zlib import compress

import msgspec
from msgspec import Struct

from taisen.kernel.errors import BadInput
from taisen.table import wire
from taisen.table.mats import Told, mat
from taisen.table.replays.source import Source, Walk
from taisen.wording import Wording

if TYPE_CHECKING:
    from taisen.kernel.match import Match
    from taisen.table.mats.base import Mat

BOTH: Final = -1
"""The viewer who sees with the eyes of both players."""
BLOCK: Final = 32
"""Positions that are kept and sent together."""


class Film(Struct):
    """All positions of a replay for one viewer in one language.

    Attributes:
        blocks: lists of ``BLOCK`` frames as JSON, compressed: boards that follow each other are much alike.
        rest: how many are in the last block.
    """

    blocks: list[bytes]
    rest: int


def opened(match: Match) -> Match:
    """Return a copy in which each player knows what either of them knows.

    What nobody knows, as the order of a deck, stays unknown; the copy is for looking at.
    """
    copied = match.copy(history=True)
    state = copied.state
    state.known = [3 if mask else 0 for mask in state.known]
    return copied


class Projector:
    """Makes the film."""

    def __init__(self, source: Source, viewer: int, language: wire.Language) -> None:
        self.walk = Walk(source)
        self.viewer = None if viewer == BOTH else viewer
        self.open = viewer == BOTH
        self.language = language
        self.mat: Mat = mat(self.walk.record.setup.game.name)
        self.lines = 0
        self.seen = 0
        """Events of the match that were told."""

    def frames(self) -> list[wire.Frame]:
        """Return every position."""
        walk = self.walk
        found = [self._frame(-1, "")]
        while True:
            player = walk.next_player()
            chosen = self._chosen()
            before, repairs = walk.match, walk.next_repairs
            self.seen = 0 if before is None else len(before.events)
            if not walk.step():
                return found
            if walk.match is not before or repairs:
                # What came before a stored position was told when it was stored, a repair is told by nothing.
                self.seen = 0 if walk.match is None else len(walk.match.events)
            found.append(self._frame(player, chosen))

    def _shown(self) -> Match | None:
        match = self.walk.match
        return opened(match) if match is not None and self.open else match

    def _frame(self, player: int, chosen: str) -> wire.Frame:
        walk = self.walk
        match = self._shown()
        frame = wire.Frame(walk.position, walk.exact, None, player, chosen)
        if match is not None:
            frame.board = self.mat.board(match, self.viewer, self.language)
        stored = walk.told(self.viewer)
        if not walk.exact or match is None or (stored and len(match.events) == self.seen):
            told = msgspec.json.decode(stored, type=list[Told]) if stored else []
        else:
            told = self._told(match)
            frame.moves = self.mat.moves(match, self.viewer, self.seen)
        if walk.exact and match is not None:
            frame.decision = self._decision(match)
        for one in told:
            # Players are called by number, whoever looks: the page names them so.
            line = self.mat.line(one, self.lines, self.language, None)
            line.position = walk.position
            frame.log.append(line)
            self.lines += 1
        return frame

    def _told(self, match: Match) -> list[Told]:
        """Return what happened; with the eyes of both, each event as the one knew it to whom it happened."""
        told = self.mat.told(match, 0 if self.open else self.viewer, self.seen)
        if not self.open:
            return told
        others = self.mat.told(match, 1, self.seen)
        return [theirs if theirs.player == 1 else ours for ours, theirs in zip(told, others, strict=True)]

    def _chosen(self) -> str:
        """Return the answer that comes next in words, if the viewer is the one who chooses."""
        found = self.walk.next_answer()
        if found is None or self.viewer not in (None, found[0].player):
            return ""
        decision, option = found
        return self._words(decision.player).option(decision, option)

    def _decision(self, match: Match) -> wire.Decision | None:
        """Return what is asked, without options: nobody answers here."""
        decision = match.decision
        if decision is None:
            return None
        asked = wire.Decision(match.state.answered, decision.player, False, decision.prompt)
        if self.viewer in (None, decision.player):
            asked.text = self._words(decision.player).prompt(decision)
        return asked

    def _words(self, player: int) -> Wording:
        """Return the words for the one who decides; players are called by number, as in the log."""
        match = self.walk.match
        assert match is not None
        words = Wording(self.language, match, player)
        words.numbered = True
        return words


def make_film(source: Source, viewer: int, language: wire.Language) -> Film:
    """Return the whole film of a replay."""
    frames = Projector(source, viewer, language).frames()
    blocks = [frames[start : start + BLOCK] for start in range(0, len(frames), BLOCK)]
    return Film([compress(msgspec.json.encode(block), 1) for block in blocks], len(blocks[-1]))


def match_at(source: Source, position: int) -> Match:
    """Return the match at a position, to be played on from there.

    Raises:
        BadInput: there is no such position, these rules do not lead there, or the match is over there.
    """
    walk = Walk(source)
    place = "replay, position"
    if walk.older:
        present = walk.record.setup.game.rule_set
        raise BadInput(
            place, str(position), f"nothing: other rules than {present} were played", key="replay-other-rules"
        )
    while walk.position < position and walk.step():
        pass
    if walk.position != position or not walk.exact or walk.match is None:
        raise BadInput(
            place,
            str(position),
            f"a position that can be played again, 0 to {walk.position}",
            key="replay-position",
            values={"most": walk.position},
        )
    if walk.match.decision is None:
        raise BadInput(place, str(position), "a position before the match's end", key="replay-position-end")
    return walk.match


# -- for worker processes ----------------------------------------------------------------------------


def film_job(source: bytes, viewer: int, language: str) -> bytes:
    """Make a film; source and answer are msgpack."""
    found = make_film(msgspec.msgpack.decode(source, type=Source), viewer, cast("wire.Language", language))
    return msgspec.msgpack.encode(found)


def match_job(source: bytes, position: int) -> str:
    """Return the match at a position as it is saved."""
    return match_at(msgspec.msgpack.decode(source, type=Source), position).save()


def details_job(source: bytes, position: int, viewer: int, ref: str, number: str, language: str) -> bytes:
    """Return all about a card at a position, as JSON.

    Raises:
        BadInput: there is no such position or card.
    """
    walk = Walk(msgspec.msgpack.decode(source, type=Source))
    while walk.position < position and walk.step():
        pass
    if walk.position != position or walk.match is None:
        raise BadInput(
            "replay, position",
            str(position),
            f"a position that is shown, 0 to {walk.position}",
            key="replay-position",
            values={"most": walk.position},
        )
    match = opened(walk.match) if viewer == BOTH else walk.match
    eyes = None if viewer == BOTH else viewer
    found = mat(walk.record.setup.game.name).details(
        match, eyes, ref, number, 0, cast("wire.Language", language)
    )
    return msgspec.json.encode(found)
