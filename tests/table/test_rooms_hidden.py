"""What a socket receives depends on what its reader may know, to the byte: hidden cards are swapped.

The same stored table stands in two houses. In one of them the cards that a reader does not know are others.
Both are played on by the same answers, and every byte that the reader gets must be the same.
"""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.table.databases import copied_database, new_database
from tests.table.house import PURPLE, RED, Client, World, run, world

from taisen.kernel.match import Match
from taisen.table import wire

DECKS = {
    "battle-spirits": (RED, PURPLE),
    "wixoss": (wire.DeckChoice("wd09"), wire.DeckChoice("wd12")),
}


@pytest.fixture(autouse=True)
def _dealt(dealt: None) -> None:
    """Every test deals the same cards each time."""


def swap(match: Match, reader: int | None, owners: tuple[int, ...], seed: int) -> int:
    """Deal the cards of ``owners`` anew that a reader does not know; return how many are others now.

    What everybody knows of a hidden card, as that a set card has a burst effect, stays true.
    """
    state = match.state
    wanted = 3 if reader is None else 1 << reader
    rng = random.Random(seed)
    definitions = list(state.definitions)
    for owner in owners:
        cards = [
            card
            for card, one in enumerate(state.owners)
            if one == owner and state.places[card] >= 0 and state.known[card] & wanted != wanted
        ]
        left = [definitions[card] for card in cards]
        backs = {card: state.game.back(definitions[card]) for card in cards}
        rng.shuffle(left)
        # Cards of which something is known choose first.
        for card in sorted(cards, key=lambda card: not state.game.constrains(state, card)):
            free = not state.game.constrains(state, card)
            alike = [one for one in left if state.game.back(one) == backs[card]]
            fitting = next(one for one in alike if free or state.game.may_be(state, card, one))
            left.remove(fitting)
            definitions[card] = fitting
    changed = sum(one.number != two.number for one, two in zip(definitions, state.definitions, strict=True))
    state.definitions = definitions
    state.game.redealt(state, 0 if reader is None else reader)
    return changed


class Pair:
    """The same table in two houses; hidden cards differ in the second."""

    def __init__(self, clients: tuple[list[Client], list[Client]], tokens: list[str]) -> None:
        self.clients = clients
        self.tokens = tokens

    async def both(self, do: Callable[[list[Client]], Awaitable[None]]) -> None:
        for clients in self.clients:
            await do(clients)

    def check(self, place: int) -> None:
        """Compare all that the reader at a place has received since the last time."""
        one, other = self.clients[0][place], self.clients[1][place]
        one.read()
        other.read()
        assert len(one.raw) > 0
        assert len(one.raw) == len(other.raw)
        for left, right in zip(one.raw, other.raw, strict=True):
            if left != right:
                pairs = enumerate(zip(left, right, strict=False))
                same = next((at for at, (a, b) in pairs if a != b), min(len(left), len(right)))
                around = slice(max(same - 150, 0), same + 100)
                raise AssertionError(f"one reads {left[around]!r}, the other {right[around]!r}")
        one.raw.clear()
        other.raw.clear()


def is_blind(text: str) -> bool:
    """Whether an answer names no card: what a player does whose cards are others must still be possible."""
    return re.search(r"[A-Z]-?\d|#", text) is None


class Tables:
    """Tables at which some answers were given, each made once and left as a database."""

    def __init__(self, folder: Path, open_databases: ExitStack) -> None:
        self.folder = folder
        self._open = open_databases
        self._made: dict[tuple[str, int], tuple[str, wire.TableMade]] = {}

    async def after(self, game: str, answers: int) -> tuple[str, wire.TableMade]:
        """Return the database of a table after some answers, and how the table is entered."""
        if (game, answers) not in self._made:
            folder = self.folder / f"{game} {answers}"
            folder.mkdir()
            database = self._open.enter_context(new_database(folder))
            async with world(database) as here:
                made, one, other = await here.shared(None, *DECKS[game], game)
                rng = random.Random(answers)
                for _ in range(answers):
                    client = one if one.mine else other
                    await client.answer(rng.randrange(len(client.decision.options)))
                assert one.update.decision is not None
            self._made[game, answers] = database, made
        return self._made[game, answers]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """Tables that the tests of this module share."""
    with ExitStack() as open_databases:
        yield Tables(tmp_path_factory.mktemp("tables"), open_databases)


async def with_pair(
    tables: Tables,
    folder: Path,
    begun: tuple[str, int],
    reader: int | None,
    owners: tuple[int, ...],
    do: Callable[[Pair, World, World], Awaitable[None]],
) -> None:
    """Let the table after some answers stand twice, and hand both over."""
    database, made = await tables.after(*begun)
    copies: list[str] = []
    with ExitStack() as copied:
        for name in ("first", "second"):
            (folder / name).mkdir()
            copies.append(copied.enter_context(copied_database(database, folder / name)))
        await _with_both(copies, made, begun[1], reader, owners, do)


async def _with_both(
    databases: list[str],
    made: wire.TableMade,
    answers: int,
    reader: int | None,
    owners: tuple[int, ...],
    do: Callable[[Pair, World, World], Awaitable[None]],
) -> None:
    async with world(databases[0]) as here, world(databases[1]) as there:
        tokens = [*made.tokens, made.watch]
        for house in (here, there):
            room = await house.lobby.find(made.id)
            assert room.play is not None
            match = room.play.match
            if house is there:
                assert swap(match, reader, owners, answers) > 0
            # How turns began is noted as a digest of the whole position, which is another one now.
            assert match._history is not None
            match._history.turns.clear()
        clients = [[await house.enter(made.id, token) for token in tokens] for house in (here, there)]
        await do(Pair((clients[0], clients[1]), tokens), here, there)


@pytest.mark.parametrize(
    "begun", [("battle-spirits", 5), ("battle-spirits", 74), ("wixoss", 2), ("wixoss", 60)]
)
@pytest.mark.parametrize("reader", [0, 1, None])
def test_a_socket_tells_nothing_of_hidden_cards(
    tables: Tables, tmp_path: Path, begun: tuple[str, int], reader: int | None
) -> None:
    place = 2 if reader is None else reader

    async def look(pair: Pair, here: World, there: World) -> None:
        pair.check(place)  # table, position, log and faces after a greeting
        one = pair.clients[0][place]
        board = one.update.board
        refs = [zone.ref for side in board.sides for zone in side.zones.values()]
        refs += [card.ref for side in board.sides for zone in side.zones.values() for card in zone.cards]
        refs += [card.ref for side in board.sides for card in side.field]
        numbers = sorted(one.connection.faces)

        async def ask(clients: list[Client]) -> None:
            client = clients[place]
            for number, ref in enumerate(refs):
                await client.send(wire.Inspect(number, ref=ref))
            for number, card in enumerate(numbers):
                await client.send(wire.Inspect(number, number=card))
            await client.send(wire.SetLanguage("ja"))
            await client.send(wire.Answer(1, "pass"))
            await client.send(wire.Answer(1, "go-first", ["pass"]))
            await client.send(wire.Propose("draw"))
            await client.send(wire.Reply("draw", False))

        await pair.both(ask)
        pair.check(place)

    run(with_pair(tables, tmp_path, begun, reader, (0, 1) if reader is None else (1 - reader,), look))


@pytest.mark.parametrize("reader", [0, 1])
def test_a_look_back_tells_nothing_of_hidden_cards(tables: Tables, tmp_path: Path, reader: int) -> None:
    other = 1 - reader

    async def look(pair: Pair, here: World, there: World) -> None:
        for clients in pair.clients:
            match = clients[0].room.play.match  # type: ignore[union-attr]
            # What was played before the cards were swapped would be played again with the others.
            assert match._history is not None
            match._history.forget(match.state)
        start = pair.clients[0][reader].update.position
        rng = random.Random(start)
        for _ in range(12):
            decisions = [clients[reader].update.decision for clients in pair.clients]
            assert decisions[0] is not None
            player = decisions[0].player
            offered = [{option.text for option in set_[player].decision.options} for set_ in pair.clients]
            texts = sorted(text for text in offered[0] & offered[1] if player == reader or is_blind(text))
            if not texts or _shows_hidden(pair, other):
                break
            text = rng.choice(texts)

            async def answer(clients: list[Client], player: int = player, text: str = text) -> None:
                await clients[player].answer(text)

            await pair.both(answer)
        last = pair.clients[0][reader].update.position
        assert last > start
        for clients in pair.clients:
            for client in clients:
                client.clear()

        async def ask(clients: list[Client]) -> None:
            for position in range(start - 1, last + 2):
                for place in (reader, 2):
                    await clients[place].send(wire.LookBack(position, position))
                await here.quiet()
                await there.quiet()

        await pair.both(ask)
        for place in (reader, 2):
            found = pair.clients[0][place]
            assert len(found.all(wire.Moment)) == last - start + 1
            assert len(found.all(wire.Refused)) == 2
            pair.check(place)

    run(with_pair(tables, tmp_path, ("battle-spirits", 74), reader, (other,), look))


MODES = ("ask", "smart", "window")
QUICK = [
    *(("battle-spirits", *one) for one in ((5, "ask"), (5, "window"), (46, "smart"))),
    *(("wixoss", *one) for one in ((20, "ask"), (46, "window"), (46, "smart"))),
]
ALL = [(game, answers, mode) for game in sorted(DECKS) for answers in (5, 20, 46, 90) for mode in MODES]


@pytest.mark.parametrize(
    ("game", "answers", "mode"),
    [pytest.param(*one, marks=() if one in QUICK else pytest.mark.slow) for one in ALL],
)
@pytest.mark.parametrize("reader", [0, 1])
def test_what_the_other_does_blindly_looks_the_same(
    tables: Tables, tmp_path: Path, game: str, answers: int, mode: str, reader: int
) -> None:
    """Also what the server answers for the other, and in which moment, is the same whatever it holds."""
    other = 1 - reader

    async def play(pair: Pair, here: World, there: World) -> None:
        settings = wire.AutoSettings(mode, list(pair.clients[0][0].room.mat.windows))  # type: ignore[arg-type]

        async def set_auto(clients: list[Client]) -> None:
            await clients[other].send(wire.SetAuto(settings))

        await pair.both(set_auto)
        pair.check(reader)
        rng = random.Random(answers)
        done = 0
        for _ in range(60):
            one = pair.clients[0]
            decision = one[reader].update.decision
            if decision is None:
                break
            player = decision.player
            offered = [{option.text for option in set_[player].decision.options} for set_ in pair.clients]
            texts = sorted(offered[0] & offered[1])
            if player == other:
                texts = [text for text in texts if is_blind(text)]
            else:
                assert offered[0] == offered[1]
            if not texts:
                break  # the other has to name a card
            text = rng.choice(texts)

            async def answer(clients: list[Client], player: int = player, text: str = text) -> None:
                await clients[player].answer(text)

            await pair.both(answer)
            done += 1
            if _shows_hidden(pair, other):
                break  # a card of the other came to light: from here on the matches differ rightly
            pair.check(reader)
            pair.check(2)
        assert done > 0

    run(with_pair(tables, tmp_path, (game, answers), reader, (other,), play))


def _shows_hidden(pair: Pair, owner: int) -> bool:
    """Whether a card of ``owner`` that was swapped is known to the reader in either house."""
    matches = []
    for clients in pair.clients:
        play = clients[0].room.play
        assert play is not None
        matches.append(play.match.state)
    one, two = matches
    bit = 1 << (1 - owner)
    return any(
        card_one.number != card_two.number and (known_one | known_two) & bit and holder == owner
        for card_one, card_two, known_one, known_two, holder in zip(
            one.definitions, two.definitions, one.known, two.known, one.owners, strict=True
        )
    )
