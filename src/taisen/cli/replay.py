"""``taisen replay``: steps through a recorded match, and plays on from any point of it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

import taisen
from taisen.bots import Bot, bot_names, make_bot
from taisen.cli.answers import plain
from taisen.cli.board import trash_lines
from taisen.cli.screen import DIM, GAP, STRONG, WARNING, Ended, Screen
from taisen.cli.table import Left, Table
from taisen.cli.texts import MatchTexts, check_language, language_of
from taisen.kernel.errors import ReplayMismatch
from taisen.kernel.outside import read_file
from taisen.kernel.record import ANSWER, TURN
from taisen.rulebook.ledger import LANGUAGES

if TYPE_CHECKING:
    from taisen.kernel.decisions import Decision
    from taisen.kernel.match import Match
    from taisen.kernel.record import Record

DEFAULT_BOT: Final = "greedy"


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as 's' in a match saves it.")],
    language: Annotated[
        str | None, typer.Option("--language", "-l", help=f"One of {', '.join(LANGUAGES)}.")
    ] = None,
    at: Annotated[int, typer.Option(help="Begin after so many answers.")] = 0,
) -> None:
    """Step through a recorded match, or play on from any point of it."""
    language = language_of(os.environ) if language is None else check_language(language)
    record = taisen.load_record(read_file(file, "a record of a match"))
    Player(record, language, Screen()).run(at)


class Player:
    """Shows a record.

    Attributes:
        record: the record.
        language: language of the texts.
        screen: where it is shown.
        reader: with whose eyes it is seen, None for everybody's.
        index: how many answers have been given.
        table: the match at this point, as it is shown.
    """

    def __init__(self, record: Record, language: str, screen: Screen) -> None:
        self.record = record
        self.language = language
        self.screen = screen
        self.reader: int | None = None
        self.index = 0
        self.count = sum(entry.kind == ANSWER for entry in record.entries)
        self.starts = _turn_starts(record)
        self.table = self._table(record.replay(0))

    def _table(self, match: Match) -> Table:
        words = MatchTexts(self.language, match, self.reader)
        return Table(match, words, self.screen, (None, None))

    def run(self, at: int) -> None:
        """Read commands until the input ends or the player leaves."""
        words = self.table.words
        names = self.table.match.deck_names
        sides = [words.say("seat", player=words.player_name(seat), deck=names[seat]) for seat in (0, 1)]
        head = words.say(
            "replay-head", first=sides[0], second=sides[1], count=str(self.count), turns=str(len(self.starts))
        )
        self.screen.line(head, STRONG)
        try:
            self.go(at)
            while self.obey(self.screen.read()):
                pass
        except Ended:
            self.screen.line(words.say("stopped"))
        except KeyboardInterrupt:
            self.screen.line()
            self.screen.line(words.say("stopped"))

    # -- moving ------------------------------------------------------------------------------------

    def go(self, index: int) -> None:
        """Show the match after ``index`` answers."""
        words = self.table.words
        wanted = max(0, min(index, self.count))
        if wanted != index:
            self.screen.line(GAP + words.say("replay-end" if index > 0 else "replay-start"), WARNING)
        if wanted == self.index + 1 and self._step():
            return
        try:
            match = self.record.replay(wanted)
        except ReplayMismatch as mismatch:
            self.screen.line(GAP + words.say("replay-mismatch", why=str(mismatch)), WARNING)
            return
        self.index = wanted
        self.table = self._table(match)
        self.table.read_log()
        self.show()

    def _step(self) -> bool:
        """Go on by one answer and tell what it brings; return whether that was possible."""
        match = self.table.match
        decision = match.decision
        entries = [entry for entry in self.record.entries if entry.kind == ANSWER]
        option = None if decision is None else decision.option(entries[self.index].text)
        if decision is None or option is None or self._stream_follows():
            return False
        words = self.table.words
        words.look()
        text = words.say(
            "replay-answer", player=words.player_name(decision.player), option=words.option(decision, option)
        )
        self.screen.line(f"{GAP}{self.index + 1}/{self.count}  {text}", DIM)
        match.answer(option)
        self.index += 1
        self.table.tell()
        if match.decision is None:
            self.table.finish()
        return True

    def _stream_follows(self) -> bool:
        """Whether the random draws change right after the next answer: then it is replayed from the start."""
        left = self.index + 1
        for entry in self.record.entries:
            if entry.kind == ANSWER:
                if left == 0:
                    return False
                left -= 1
            elif entry.kind != TURN and left == 0:
                return True
        return False

    def show(self) -> None:
        """Show the board, and who decides next."""
        if self.table.match.decision is None:
            self.table.finish()
            return
        self.table.show_board()
        self.screen.line(f"{GAP}{self.index}/{self.count}", DIM)

    # -- commands ----------------------------------------------------------------------------------

    def obey(self, line: str) -> bool:
        """Do what a line says; return whether to go on."""
        name, _, rest = plain(line).partition(" ")
        if name.startswith("?"):
            name, rest = "?", f"{name[1:]} {rest}".strip()
        amount = int(rest) if rest.isdecimal() else 1
        if name in ("", "n"):
            self.go(self.index + amount)
        elif name == "p":
            self.go(self.index - amount)
        elif name == "t":
            self._go_to_turn(rest)
        elif name == "e":
            self.go(self.count)
        elif name == "v":
            self._look_as(rest)
        elif name == "play":
            self.play_on(rest)
        elif name == "q":
            return False
        else:
            self._show(name, rest)
        return True

    def _show(self, name: str, rest: str) -> None:
        table = self.table
        decision = table.match.decision
        if name == "b":
            self.show()
        elif name == "o":
            if decision is not None:
                self._show_options(decision)
        elif name == "l":
            table.show_log(rest)
        elif name == "r":
            table.show_rule(rest)
        elif name == "?" and rest:
            table.explain_card(rest, 0 if decision is None else decision.player)
        elif name == "c":
            self.screen.lines(trash_lines(table.words))
        elif name == "h":
            self.screen.line(table.words.say("replay-help", rule=table.examples["rule"]))
        else:
            found = f"{name} {rest}".strip()
            self.screen.line(GAP + table.words.say("replay-bad", found=found), WARNING)

    def _show_options(self, decision: Decision) -> None:
        words = self.table.words
        if words.reader not in (None, decision.player):
            self.screen.line(GAP + words.say("opponent-decides"))
            return
        with self.table.seen_by(decision.player):
            self.table.show_options(decision)

    def _go_to_turn(self, text: str) -> None:
        number = int(text) if text.isdecimal() else -1
        if number not in self.starts:
            last = str(max(self.starts, default=0))
            text = self.table.words.say("replay-no-turn", found=text, count=last)
            self.screen.line(GAP + text, WARNING)
            return
        self.go(self.starts[number])

    def _look_as(self, text: str) -> None:
        if text not in ("", "1", "2"):
            self.screen.line(GAP + self.table.words.say("replay-bad", found=f"v {text}"), WARNING)
            return
        self.reader = int(text) - 1 if text else None
        self.table = self._table(self.table.match)
        self.table.read_log()
        self.show()

    def play_on(self, text: str) -> None:
        """Play on from here against a bot, on a copy: the record stays as it is."""
        seat, bot_name = 0, DEFAULT_BOT
        for word in text.split():
            if word in ("1", "2"):
                seat = int(word) - 1
            elif word in bot_names():
                bot_name = word
            else:
                self.screen.line(GAP + self.table.words.say("replay-bad", found=f"play {text}"), WARNING)
                return
        match = self.table.match.copy(history=True)
        bot = make_bot(bot_name, f"{self.index} {seat}")
        bots: tuple[Bot | None, Bot | None] = (None, bot) if seat == 0 else (bot, None)
        name = MatchTexts(self.language, match, None).player_name(seat)
        self.screen.line(self.table.words.say("playing-on", player=name, bot=bot_name), STRONG)
        words = MatchTexts(self.language, match, seat)
        table = Table(match, words, self.screen, bots)
        table.read_log()
        with suppress(Left):
            table.run()
        self.show()


def _turn_starts(record: Record) -> dict[int, int]:
    """The number of answers before each turn."""
    starts: dict[int, int] = {}
    answers = 0
    for entry in record.entries:
        if entry.kind == ANSWER:
            answers += 1
        elif entry.kind == TURN:
            starts.setdefault(entry.number, answers)
    return starts
