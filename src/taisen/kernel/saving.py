"""Saving: reading the parts of a saved state back, with the cards and nodes that their keys name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taisen.kernel.decisions import Decision, Option
from taisen.kernel.events import Cause
from taisen.kernel.frames import Procedure, Value
from taisen.kernel.modifiers import Modifier
from taisen.kernel.nodes import Node
from taisen.kernel.pending import Pending

if TYPE_CHECKING:
    from taisen.kernel.game import Game
    from taisen.kernel.state import AnyState, Definition


class Registry:
    """Finds the cards of one saved match, and the parts of their effects, by key."""

    def __init__(self, game: Game, definitions: dict[str, Definition]) -> None:
        self.game = game
        # A slot may stand at another face than that which the card list has.
        self.definitions = {face.number: face for card in definitions.values() for face in card.faces()}

    def definition(self, number: str) -> Definition:
        """Return the card as the saved match knows it."""
        found = self.definitions.get(number)
        if found is None:
            found = self.game.definition(number)
            self.definitions[number] = found
        return found

    def node(self, key: str) -> Node:
        """Return the procedure or part of a card's effect with this key."""
        if "/" in key:
            card = self.definitions.get(key.partition("/")[0])
            found = None if card is None else card.node(key)
            if found is not None:
                return found
        return self.game.node(key)


def check_saved(state: AnyState) -> None:
    """Check that the parts of a state just read belong together, so that no rule meets a place that is not.

    Raises:
        ValueError: they do not.
    """
    count = len(state.definitions)
    if len(state.owners) != count or len(state.known) != count:
        raise ValueError("cards, owners and known differ in length")
    if len(state.zones) != 2 * len(state.game.zone_names):
        raise ValueError(f"{len(state.zones)} zones")
    if any(owner not in (0, 1) for owner in state.owners) or any(
        mask not in range(4) for mask in state.known
    ):
        raise ValueError("owners are 0 or 1, known is a mask of both")
    lying = [card for zone in state.zones for card in zone]
    lying.extend(found.card for found in state.objects.values())
    if len(set(lying)) != len(lying) or any(card not in range(count) for card in lying):
        raise ValueError("a card lies in two places, or there is no such card")
    if any(found.controller not in (0, 1) for found in state.objects.values()):
        raise ValueError("a field object of no player")
    for frame, step in zip(state.frames, state.steps, strict=True):
        node = frame.node
        if frame.scope not in range(-1, len(state.scopes)) or step < 0:
            raise ValueError(f"frame {node.key}: no scope {frame.scope}, or no step {step}")
        if isinstance(node, Procedure) and step > len(node.names):
            raise ValueError(f"frame {node.key}: no step {step}")
    if sum(frame.owns_scope for frame in state.frames) != len(state.scopes):
        raise ValueError("scopes without a frame")
    decision = state.decision
    if decision is None:
        if state.outcome is None:
            raise ValueError("neither a decision nor an outcome")
    elif decision.player not in (0, 1) or decision.default_index not in range(len(decision.options)):
        raise ValueError(f"decision {decision.prompt}: no such player or default")


ALL_DONE: Final = ""
"""What is saved instead of a step's name where a procedure has done its last and waits to leave the stack."""


def step_name(node: Node, step: int) -> int | str:
    """Return the name of a procedure's step; other nodes have numbers only."""
    if isinstance(node, Procedure):
        return node.names[step] if step < len(node.names) else ALL_DONE
    return step


def step_number(node: Node, step: object) -> int:
    """Return the number of a step that was saved by name or number."""
    if isinstance(step, str):
        if not isinstance(node, Procedure):
            raise TypeError(f"{node.key} has no named steps")
        return len(node.names) if step == ALL_DONE else node.step_index(step)
    return as_int(step)


def decision_data(decision: Decision | None) -> list[object] | None:
    """Return a decision as a list for saving."""
    if decision is None:
        return None
    return [
        decision.player,
        decision.prompt,
        decision.shape,
        [[o.verb, o.text, o.target, o.extra] for o in decision.options],
        decision.cause.to_data(),
        list(decision.arguments),
        decision.window,
        decision.default_index,
    ]


def decision_from_data(data: object) -> Decision | None:
    """Rebuild a decision from ``decision_data``."""
    if data is None:
        return None
    player, prompt, shape, options, cause, arguments, window, default = as_list(data)
    read: list[Option] = []
    for item in as_list(options):
        verb, text, target, extra = as_list(item)
        read.append(Option(str(verb), str(text), as_int(target), as_int(extra)))
    return Decision(
        as_int(player),
        str(prompt),
        str(shape),
        read,
        Cause.from_data(as_cause(cause)),
        tuple(a if isinstance(a, int) else str(a) for a in as_list(arguments)),
        bool(window),
        as_int(default),
    )


def pending_from_data(game: Registry, item: object) -> Pending:
    """Rebuild a pending effect from its ``to_data``."""
    serial, rank, controller, ability, cause, slots, text = as_list(item)
    return Pending(
        as_int(serial),
        as_int(rank),
        as_int(controller),
        game.node(str(ability)),
        Cause.from_data(as_cause(cause)),
        tuple(as_value(slot) for slot in as_list(slots)),
        str(text),
    )


def modifier_from_data(game: Registry, item: object) -> Modifier:
    """Rebuild a modifier from its ``to_data``."""
    serial, layer, value, amount, objects, subject, player, until, until_value, cause, named, guarded = (
        as_list(item)
    )
    return Modifier(
        as_int(serial),
        str(layer),
        game.node(str(value)),
        as_int(amount),
        tuple(as_ints(objects)),
        game.node(str(subject)) if subject else None,
        as_int(player),
        str(until),
        as_int(until_value),
        Cause.from_data(as_cause(cause)),
        as_int(named),
        tuple(as_ints(guarded)),
    )


def as_list(data: object) -> list[object]:
    """Return ``data`` if it is a list.

    Raises:
        TypeError: it is none.
    """
    if not isinstance(data, list):
        raise TypeError(f"expected a list, got {data!r}")
    return data


def as_int(data: object) -> int:
    """Return ``data`` if it is a whole number.

    Raises:
        TypeError: it is none.
    """
    if not isinstance(data, int):
        raise TypeError(f"expected a whole number, got {data!r}")
    return data


def as_ints(data: object) -> list[int]:
    """Return ``data`` if it is a list of whole numbers."""
    return [as_int(item) for item in as_list(data)]


def as_value(data: object) -> Value:
    """Return what a slot of a scope held."""
    return tuple(as_ints(data)) if isinstance(data, list) else as_int(data)


def as_cause(data: object) -> list[int | str]:
    """Return ``data`` as what ``Cause.from_data`` reads."""
    return [item if isinstance(item, int) else str(item) for item in as_list(data)]
