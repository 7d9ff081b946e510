"""A toy game, to show that the kernel knows no game: play cards for points, or shuffle; 12 points win."""

from __future__ import annotations

from taisen.kernel.decisions import ACT, Decision, Option
from taisen.kernel.events import NO_CAUSE, Event
from taisen.kernel.frames import Procedure
from taisen.kernel.game import Game
from taisen.kernel.outcome import Outcome
from taisen.kernel.state import AnyState, Definition, FieldObject, Token
from taisen.kernel.view import DecisionView, View


def _draw(state: AnyState) -> None:
    player = state.slots[0]
    assert isinstance(player, int)
    if not state.zones[player * 2]:
        state.outcome = Outcome(-1, "deck", "T-2")
        return
    card = state.zones[player * 2][-1]
    state.move_card(card, player * 2 + 1, 1 << player)
    state.happen(Event("drew", player, NO_CAUSE, card=card))


def _ask(state: AnyState) -> None:
    player = state.slots[0]
    assert isinstance(player, int)
    hand = {state.definitions[card].number: card for card in state.zones[player * 2 + 1]}
    options = [Option("shuffle", "shuffle", player), Option("wait", "wait")]
    options += [Option("play", f"play {number}", hand[number]) for number in sorted(hand)]
    state.ask(Decision(player, "turn", ACT, options, NO_CAUSE))


def _act(state: AnyState) -> None:
    player, answer = state.slots[0], state.answer
    assert isinstance(player, int)
    if answer.verb == "wait":
        state.jump(1)
        return
    if answer.verb == "shuffle":
        state.shuffle(player * 2)
    else:
        state.move_card(answer.target, -1, 3)
        serial = state.next_serial()
        state.objects[serial] = FieldObject(serial, answer.target, player, state.token)
        state.edit(serial)
    points = sum(
        int(state.definitions[o.card].number) for o in state.objects.values() if o.controller == player
    )
    if points >= 12:
        state.outcome = Outcome(player, "points", "T-1")
    state.marks["turns"] = state.marks.get("turns", 0) + 1
    state.slots[0] = 1 - player
    state.jump(0)


TURNS = Procedure[AnyState]("turns", (("draw", _draw), ("ask", _ask), ("act", _act)))


class ToyView(View):
    def __init__(self, state: AnyState, player: int | None) -> None:
        asked = state.decision
        mine = None if asked is None or asked.player != player else asked
        view = None if mine is None else DecisionView(mine.player, "turn", ACT, (), tuple(mine.options))
        super().__init__(player, view)
        wanted = 3 if player is None else 1 << player
        seen = (state.known[card] & wanted == wanted for card in range(len(state.owners)))
        self.cards = [d.number if see else "" for d, see in zip(state.definitions, seen, strict=True)]
        self.counts = [len(zone) for zone in state.zones]

    def to_data(self) -> dict[str, object]:
        options = [] if self.decision is None else [option.text for option in self.decision.options]
        return {"player": self.player, "cards": self.cards, "counts": self.counts, "options": options}


class ToyGame(Game):
    def __init__(self) -> None:
        super().__init__("toy", ("deck", "hand"), "toy-1")
        self.register(TURNS)

    def definition(self, number: str) -> Definition:
        return Definition(number)

    def object_from_data(self, data: list[object], token: Token) -> FieldObject:
        number, card, controller = data
        assert isinstance(number, int) and isinstance(card, int) and isinstance(controller, int)
        return FieldObject(number, card, controller, token)

    def new_state(self, key: bytes) -> AnyState:
        return AnyState(self, key)

    def set_up(self, key: bytes, decks: tuple[tuple[Definition, ...], ...]) -> AnyState:
        state = self.new_state(key)
        for player in (0, 1):
            for definition in decks[player]:
                state.add_card(definition, player, player * 2)
            state.shuffle(player * 2)
        state.push(TURNS, 0, NO_CAUSE, [0])
        return state

    def turn(self, state: AnyState) -> int:
        return state.marks.get("turns", 0)

    def view(self, state: AnyState, player: int | None) -> ToyView:
        return ToyView(state, player)
