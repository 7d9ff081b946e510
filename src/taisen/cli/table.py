"""The table: plays a match at the terminal, line by line, for people and bots in any mixture.

Owns the course of a session: telling what happened, showing the board, asking, the commands. It holds no
rule: it draws views and passes on answers.
"""

from __future__ import annotations

import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from taisen.bots import Bot
from taisen.cli.answers import Command, Misread, read_answer, read_command
from taisen.cli.board import (
    board_lines,
    card_lines,
    moment,
    place_line,
    refusal_lines,
    terminal_of,
    trash_lines,
    value_lines,
    why_not_line,
)
from taisen.cli.screen import DIM, GAP, STRONG, WARNING, Ended, Screen
from taisen.cli.texts import MatchTexts
from taisen.kernel.decisions import ACT
from taisen.kernel.errors import BadInput
from taisen.rulebook import find_rule
from taisen.wording.values import option_hint

if TYPE_CHECKING:
    from collections.abc import Iterator

    from taisen.kernel.decisions import Decision
    from taisen.kernel.match import Match

RECORD_HEAD: Final = b"taisen-record"
CHOOSE_FIRST: Final = "choose-first"


class Left(Exception):
    """The player has left the match."""


class Line:
    """A line of the log.

    Attributes:
        turn: turn in which it was told.
        text: what happened, as the reader knew it then.
        quiet: whether it goes without saying.
        seen: how many events of the match it ends with.
    """

    __slots__ = ("quiet", "seen", "text", "turn")

    def __init__(self, turn: int, text: str, quiet: bool, seen: int) -> None:
        self.turn = turn
        self.text = text
        self.quiet = quiet
        self.seen = seen


class Table:
    """One match at one terminal.

    Attributes:
        match: the match.
        words: the match in the reader's words.
        screen: where it is shown.
        bots: the bot of each player, None for a person.
        first: player who is to go first, -1 to let the match ask.
        delay: seconds to wait after each answer of a bot.
        boards: show the board at each moment that is worth a look although nobody is asked.
        examples: what the help shows where something is to be typed.
    """

    def __init__(
        self,
        match: Match,
        words: MatchTexts,
        screen: Screen,
        bots: tuple[Bot | None, Bot | None],
        first: int = -1,
        delay: float = 0.0,
        boards: bool = False,
    ) -> None:
        self.match = match
        self.words = words
        self.screen = screen
        self.bots = bots
        self.first = first
        self.delay = delay
        self.boards = boards
        self.log: list[Line] = []
        terminal = terminal_of(words)
        actions = words.game_words.actions
        self.examples = {
            "card": terminal.example_card,
            "rule": terminal.example_rule,
            "action": terminal.example_action,
            "actions": ", ".join(name for name in actions if name != terminal.example_action),
        }
        self._board = ""
        self._turn = -1
        self._moment = (0, "")

    # -- the course --------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the match is over.

        Raises:
            Left: the player leaves.
            Ended: the input ends.
        """
        while True:
            self.tell()
            decision = self.match.decision
            if decision is None:
                self.finish()
                return
            if self.boards:
                self._show_moment()
            if not self._answered(decision):
                self.ask(decision)

    def _show_moment(self) -> None:
        now = moment(self.words)
        if now[0] and now != self._moment:
            self._moment = now
            self.show_board(unless_known=True)

    def _answered(self, decision: Decision) -> bool:
        """Answer what no person needs to be asked; return whether it was."""
        seat = self.match.seat(decision.player)
        if decision.prompt == CHOOSE_FIRST and self.first >= 0:
            verb = "first" if self.first == decision.player else "second"
            seat.answer(next(option for option in decision.options if option.verb == verb))
            return True
        bot = self.bots[decision.player]
        if bot is not None:
            seat.answer(bot.choose(seat))
            if self.delay:
                time.sleep(self.delay)
            return True
        if len(decision.options) == 1:
            seat.answer(decision.default)
            return True
        return False

    def tell(self) -> None:
        """Tell what has happened since it was last told; a new turn begins with a title."""
        self.words.look()
        for line in self.read_log():
            if line.quiet:
                continue
            if line.turn != self._turn:
                self._turn = line.turn
                self.screen.line()
                if line.turn:
                    self.screen.rule(self.words.say("turn", turn=str(line.turn)))
            self.screen.wrapped(line.text, GAP)

    def read_log(self) -> list[Line]:
        """Put what has happened since it was last read into the log; return the new lines."""
        events = self.match.events
        while self.log and self.log[-1].seen > len(events):
            self.log.pop()
        start = self.log[-1].seen if self.log else 0
        new = [
            Line(told.turn, self.words.line(told), self.words.quiet(told), index + 1)
            for index, told in enumerate(self.words.tell(start), start)
        ]
        self.log.extend(new)
        return new

    def finish(self) -> None:
        """Tell how the match ended."""
        outcome = self.match.outcome
        assert outcome is not None
        self.show_board()
        self.screen.line()
        rule = f" [{outcome.rule}]" if outcome.rule else ""
        self.screen.rule(self.words.outcome(outcome) + rule)

    # -- asking ------------------------------------------------------------------------------------

    def ask(self, decision: Decision) -> None:
        """Ask a person until the decision is answered or the match is another."""
        with self.seen_by(decision.player):
            self._ask(decision)

    @contextmanager
    def seen_by(self, player: int) -> Iterator[None]:
        """Let ``player`` look, if nobody in particular does: of two people at one terminal, who decides."""
        words = self.words
        before = words.reader
        if before is None:
            words.reader = player
            words.look()
        try:
            yield
        finally:
            words.reader = before

    def _ask(self, decision: Decision) -> None:
        if decision.shape == ACT or self._board == "":
            self.show_board(unless_known=True)
        shown = self.show_options(decision)
        while self.match.decision is decision:
            line = self.screen.read()
            command = read_command(line)
            if command is not None:
                self.obey(command, decision, shown)
                continue
            try:
                index = read_answer(line, decision, shown)
            except Misread as problem:
                self._explain_misread(problem, len(shown))
                continue
            self.screen.line(f"{GAP}→ {shown[index]}", DIM)
            self.match.seat(decision.player).answer(index)

    def _explain_misread(self, problem: Misread, count: int) -> None:
        options = self.words.listed([str(number) for number in problem.numbers])
        text = self.words.say(problem.message, found=problem.found, count=str(count), options=options)
        self.screen.line(GAP + text, WARNING)

    def show_board(self, unless_known: bool = False) -> None:
        """Show the board, or leave it out if it looks as when it was last shown."""
        words = self.words
        words.look()
        hands = () if words.reader is None else (words.reader,)
        lines = board_lines(words, self.match.deck_names, hands)
        text = "\n".join(line.plain for line in lines)
        if unless_known and text == self._board:
            return
        self._board = text
        self.screen.line()
        self.screen.line(place_line(words), STRONG)
        self.screen.lines(lines)

    def show_options(self, decision: Decision) -> list[str]:
        """Show what is asked, why, and the options; return the options as shown."""
        words = self.words
        self.screen.line()
        who = words.about("decides", decision.player)
        why = words.why(decision.cause)
        self.screen.line(Text(f"{who} ").append(words.prompt(decision), STRONG).append(f" {why}", DIM))
        shown = [words.option(decision, option) for option in decision.options]
        width = len(str(len(shown)))
        for index, text in enumerate(shown):
            line = Text(f"{GAP}{index + 1:>{width}}  {text}")
            hint = option_hint(words, decision, decision.options[index])
            if hint:
                line.append(f" · {hint}", DIM)
            if index == decision.default_index:
                line.append(f"  ({words.say('default')})", DIM)
            self.screen.line(line)
        return shown

    # -- commands ----------------------------------------------------------------------------------

    def obey(self, command: Command, decision: Decision, shown: list[str]) -> None:
        """Do what a command says.

        Raises:
            Left: it was to quit.
        """
        name, rest = command.name, command.rest
        if name == "undo":
            self.undo(decision.player)
        elif name == "explain":
            self.explain(rest, decision, shown)
        elif name == "board":
            self.show_board()
        elif name == "options":
            self.show_options(decision)
        elif name == "trash":
            self.screen.lines(trash_lines(self.words))
        elif name == "log":
            self.show_log(rest)
        elif name == "rule":
            self.show_rule(rest)
        elif name == "save":
            self.save(rest)
        elif name == "help":
            self.screen.line(self.words.say("help", **self.examples))
        else:
            self.leave()

    def undo(self, player: int) -> None:
        """Go back to the last decision of a person."""
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        streams = self.match.streams
        if not self.match.undo(player if len(people) == 1 else None):
            self.screen.line(GAP + self.words.say("nothing-to-undo"), WARNING)
            return
        decision = self.match.decision
        if decision is not None and decision.prompt == CHOOSE_FIRST:
            # Back at this choice, the player makes it.
            self.first = -1
        self.read_log()
        self._board = ""
        self._turn = self.log[-1].turn if self.log else 0
        changed = self.match.streams != streams
        self.screen.line(GAP + self.words.say("undone-new-stream" if changed else "undone"))

    def show_log(self, rest: str) -> None:
        """Show the log of this turn, or its last lines."""
        if rest.isdecimal() and int(rest) > 0:
            lines = self.log[-int(rest) :]
        else:
            lines = [line for line in self.log if line.turn == (self.log[-1].turn if self.log else 0)]
        for line in lines:
            self.screen.wrapped(line.text, GAP, DIM if line.quiet else "")
        if not lines:
            self.screen.line(GAP + self.words.say("log-empty"))

    def show_rule(self, number: str) -> None:
        """Show a rule: its title, and what it says."""
        if not number:
            self.screen.line(GAP + self.words.say("rule-usage", rule=self.examples["rule"]), WARNING)
            return
        try:
            ledger, rule = find_rule(number.upper())
        except BadInput:
            self.screen.line(
                GAP + self.words.say("bad-rule", found=number, rule=self.examples["rule"]), WARNING
            )
            return
        language = self.words.language
        self.screen.line(f"{GAP}{rule.id}  {rule.title(language)}", STRONG)
        lead = "" if ledger.spoken(language) == language else self.words.say("rule-says") + " "
        self.screen.wrapped(lead + ledger.says(rule, language), GAP)

    def save(self, name: str) -> None:
        """Save the record of the match."""
        words = self.words
        path = Path(name).expanduser() if name else self._free_name()
        text = str(self.match.full_record())
        try:
            before = path.read_bytes() if path.exists() else RECORD_HEAD
            if not before.startswith(RECORD_HEAD):
                self.screen.line(GAP + words.say("exists", file=str(path)), WARNING)
                return
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            why = error.strerror or str(error)
            self.screen.line(GAP + words.say("not-saved", file=str(path), why=why), WARNING)
            return
        self.screen.line(GAP + words.say("saved", file=str(path)))

    def _free_name(self) -> Path:
        game = self.match.game.name
        number = 1
        while Path(f"{game}-{number}.taisen").exists():
            number += 1
        return Path(f"{game}-{number}.taisen")

    def leave(self) -> None:
        """Ask whether to leave, and leave.

        Raises:
            Left: the player leaves.
        """
        self.screen.line(GAP + self.words.say("quit"))
        if self.screen.read().casefold() == self.words.say("quit-yes"):
            raise Left

    # -- explaining --------------------------------------------------------------------------------

    def explain(self, what: str, decision: Decision, shown: list[str]) -> None:
        """Explain why the player is asked, an option, a card, or why something is not offered."""
        if not what:
            self._explain_decision(decision)
        elif what.isdecimal():
            self._explain_option(what, decision, shown)
        elif " " in what:
            action, _, name = what.partition(" ")
            self._explain_action(action.lower(), name.strip(), decision.player)
        else:
            self.explain_card(what, decision.player)

    def _explain_decision(self, decision: Decision) -> None:
        words = self.words
        self.screen.line(GAP + words.prompt(decision), STRONG)
        said = words.ability(decision.cause.ability)
        if said:
            self.screen.wrapped(f"{words.why(decision.cause)} {said}")
        elif decision.cause.rule:
            self.show_rule(decision.cause.rule)
        self.screen.wrapped(
            words.say("explain-how", card=self.examples["card"], action=self.examples["action"]), GAP, DIM
        )

    def _explain_option(self, number: str, decision: Decision, shown: list[str]) -> None:
        words = self.words
        index = int(number) - 1
        if not 0 <= index < len(shown):
            text = words.say("bad-number", found=number, count=str(len(shown)))
            self.screen.line(GAP + text, WARNING)
            return
        option = decision.options[index]
        self.screen.line(GAP + words.say("option-is", number=number, option=shown[index]), STRONG)
        self.screen.line(GAP + words.say("option-text", text=option.text), DIM)
        for word in option.text.replace(",", " ").split():
            bare = word.removeprefix("opp:").partition("/")[0]
            if words.definition(bare.partition("#")[0]) is not None:
                self.explain_card(word.partition("/")[0], decision.player)

    def _explain_action(self, action: str, name: str, player: int) -> None:
        words = self.words
        try:
            self.screen.wrapped(why_not_line(words, action, name.upper().replace("OPP:", "opp:"), player))
        except BadInput as problem:
            if problem.place == "action":
                text = words.say("bad-action", found=action, actions=problem.allowed)
            else:
                text = words.say("bad-card", found=name, card=self.examples["card"])
            self.screen.line(GAP + text, WARNING)

    def explain_card(self, name: str, player: int) -> None:
        """Explain a card: what it says, how its values come about, what it cannot do now."""
        words = self.words
        name = name.upper().replace("OPP:", "opp:")
        found = words.definition(name.removeprefix("opp:").partition("#")[0])
        if found is None:
            self.screen.line(GAP + words.say("bad-card", found=name, card=self.examples["card"]), WARNING)
            return
        facts = card_lines(words, found)
        self.screen.line(GAP + facts[0], STRONG)
        for fact in facts[1:]:
            self.screen.wrapped(fact, GAP * 2)
        for value in value_lines(words, name, player):
            self.screen.wrapped(value, GAP * 2)
        for refusal in refusal_lines(words, name, player):
            self.screen.wrapped(refusal, GAP * 2, DIM)


def play_out(table: Table) -> bool:
    """Run a table to its end or until the player leaves; return whether the match was played to its end."""
    words, screen = table.words, table.screen
    try:
        table.run()
    except Left:
        screen.line(words.say("left", turn=str(table.match.turn)))
        return False
    except Ended:
        screen.line(words.say("input-ended", turn=str(table.match.turn)))
        return False
    except KeyboardInterrupt:
        screen.line()
        screen.line(words.say("stopped"))
        return False
    return True
