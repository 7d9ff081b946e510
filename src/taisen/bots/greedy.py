"""The greedy bot: tries each option on imagined copies of the match and takes the best looking one.

Owns what is tried, and how an answer is followed until results can be compared. What a position is
worth is said in ``taisen.bots.evaluation``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from taisen.bots.base import Bot
from taisen.bots.evaluation import evaluation_of
from taisen.kernel.decisions import ACT, PAY, PICK_CARDS, PICK_OPTION, SPLIT
from taisen.kernel.errors import IllegalAnswer

if TYPE_CHECKING:
    from taisen.bots.evaluation import Evaluation
    from taisen.kernel.decisions import Decision, Option
    from taisen.kernel.match import Match
    from taisen.kernel.seat import Seat

SAMPLES: Final = 2
"""Imagined copies that every option is tried on; the scores are averaged."""
WIDTH: Final = 16
"""Options tried at one decision."""
NARROW: Final = 6
"""Options tried at a question that follows at once (the target of a core move), and of a reply."""
FOLLOWED: Final = 80
"""Answers followed after an option; a match that goes on longer is scored as it stands."""
HALVES: Final = (PICK_OPTION, PICK_CARDS)
"""Shapes of questions that ask for the other half of an answer."""
MARGIN: Final = 0.05
"""How much better than the default an option must look: idle moves that change nothing are not made."""


class GreedyBot(Bot):
    """Looks one answer ahead.

    After the answer everybody goes on as is usual in the game, by default mostly, until the turn is over, so
    that all options are compared at the same moment; only a block or guard of the opponent is chosen as is
    worst for this bot. Attacks are also tried as a run of attacks.
    """

    name: ClassVar[str] = "greedy"

    def choose(self, seat: Seat) -> Option:
        """Return the option with the best average score; the default unless another is better."""
        decision = seat.decision
        if decision is None:
            raise IllegalAnswer(f"bot {self.name}: player {seat.player} has nothing to decide")
        # The suggested payment is as good as others to an evaluation that counts cores.
        if len(decision.options) == 1 or decision.shape in (PAY, SPLIT):
            return decision.default
        samples = [self.sample(seat) for _ in range(SAMPLES)]
        look = _Lookahead(evaluation_of(seat.game.name), seat.player, samples[0].turn)
        best = decision.default
        best_score = sum(look.after(sample, best) for sample in samples) + MARGIN * SAMPLES
        for option in _tried(decision, WIDTH):
            if option is decision.default:
                continue
            score = sum(look.after(sample, option) for sample in samples)
            if score > best_score:
                best, best_score = option, score
        return best


class _Lookahead:
    """Follows answers in imagined matches and scores where they lead."""

    def __init__(self, evaluation: Evaluation, player: int, turn: int) -> None:
        self.evaluation = evaluation
        self.player = player
        self.turn = turn

    def after(self, match: Match, option: Option, expand: bool = True) -> float:
        """Return the score of answering ``option`` in a copy of ``match``."""
        copy = match.copy()
        copy.answer(option.text)
        asked = copy.decision
        if expand and asked is not None and asked.player == self.player and asked.shape in HALVES:
            # The option was half an answer: the other half is chosen as well.
            return max(self.after(copy, half, False) for half in _tried(asked, NARROW))
        if option.verb in self.evaluation.repeated:
            run = self._run(copy.copy(), option.verb)
            return max(run, self._follow(copy, True))
        return self._follow(copy, True)

    def _follow(self, match: Match, reply: bool) -> float:
        """Return the score at the turn's end if everybody goes on as the evaluation takes them to.

        With ``reply`` the opponent's next answer that matters is the one that is worst for this bot.
        """
        for _ in range(FOLLOWED):
            decision = match.decision
            if decision is None or match.turn != self.turn:
                break
            if reply and decision.player != self.player and decision.prompt in self.evaluation.replies:
                return min(self._reply(match, option) for option in _tried(decision, NARROW))
            match.answer(self.evaluation.sequel(decision))
        return self.evaluation.score(match.view(self.player), self.player)

    def _reply(self, match: Match, option: Option) -> float:
        copy = match.copy()
        copy.answer(option.text)
        return self._follow(copy, False)

    def _run(self, match: Match, verb: str) -> float:
        """Return the score at the turn's end if this bot goes on doing the like of what it has begun."""
        for _ in range(FOLLOWED):
            decision = match.decision
            if decision is None or match.turn != self.turn:
                break
            answer = decision.default
            if decision.player != self.player:
                if decision.prompt in self.evaluation.replies:
                    answer = self.evaluation.reply(match.view(decision.player), decision)
            else:
                answer = next((option for option in decision.options if option.verb == verb), answer)
            match.answer(answer)
        return self.evaluation.score(match.view(self.player), self.player)


def _tried(decision: Decision, limit: int) -> list[Option]:
    """Return at most ``limit`` options: of each kind of action about equally many."""
    options = decision.options
    if len(options) <= limit:
        return options
    if decision.shape != ACT:
        return options[:limit]
    kinds: dict[str, list[Option]] = {}
    for option in options:
        kinds.setdefault(option.verb, []).append(option)
    picked: list[Option] = []
    place = 0
    while len(picked) < limit:
        for group in kinds.values():
            if place < len(group) and len(picked) < limit:
                picked.append(group[place])
        place += 1
    return picked
