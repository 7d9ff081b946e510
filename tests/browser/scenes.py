"""Tables and moments to look at: made by the server's own interface, so that a page opens right there."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import taisen
from taisen.bots import make_bot

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.browser.conftest import TableServer

GAME: Final = "battle-spirits"
WIXOSS: Final = "wixoss"
BUSY: Final = 503
MIDDLE: Final = """
[[scenario]]
turn = 7
step = "main"

[scenario.player]
life = 4
reserve = 6
trash_cores = 2
soul = "reserve"
field = [
    "BS17-001 cores=2",
    "BS17-003 cores=3 + BS17-055",
    "BS17-006 cores=1 exhausted",
    "BS17-061",
]
hand = ["BS17-002", "BS17-008", "BS17-073", "BS17-055", "BS17-X01"]
trash = ["BS17-074", "BS17-002"]
burst = ["BS17-005"]

[scenario.opponent]
life = 3
reserve = 2
field = ["BS17-030 cores=3", "BS17-029 cores=1 exhausted", "BS17-067"]
hand = ["BS17-028", "BS17-081", "BS17-034"]
trash = ["BS17-028"]
burst = ["BS17-032"]
"""
"""The middle of a match, with a little of everything, before player 0's Main Step."""

SYSTEMS: Final = """
[[scenario]]
turn = 7
step = "main"

[scenario.player]
life = 3
reserve = 6
counts = 6
soul = "reserve"
field = [
    "SD64-X01 cores=3 contract < SD64-CX01 < SD64-RV004",
    "SD64-RV004 cores=1 + BS35-067 left",
    "BS17-X01 cores=3 exhausted + BS35-067 right",
    "SD64-CP01 cores=3",
    "BS76-T001 cores=1",
    "BS44-X07 cores=5",
    "BS51-X10 cores=3",
]
hand = ["SD64-RV004", "SD64-RV007", "BS17-003"]
burst = ["BS17-005"]
mirage = ["SD64-RV001"]
at_hand = ["BS71-078", "BS17-002 known=own"]
soul_state = ["SD64-CX01"]
tokens = ["BS76-T001"]

[scenario.opponent]
life = 3
counts = 2
soul = "life"
field = ["BS17-030 cores=3 ~ BS17-028 ~ BS17-028", "BS17-029 cores=1", "BS71-CX02 cores=2", "BS76-CX01"]
hand = ["BS17-028"]
burst = ["BS17-032"]
mirage = ["SD64-RV002"]
at_hand = ["BS17-028"]
soul_state = ["SD64-CX01"]
tokens = ["BS76-T001"]
"""
"""Before a Main Step of player 0, with what lies apart from the field and below, beside and on its cards."""

WIXOSS_MIDDLE: Final = """
game = "wixoss"

[[scenario]]
turn = 7
phase = "main"

[scenario.player]
lrig = ["WD01-001", "WD01-002", "WD01-003"]
key = "WDK02-009"
left = {card = "WD01-009", frozen = true, charm = "WD01-013", under = ["WD01-014"]}
hand = ["WD01-011", "WD01-013", "WD01-015", "WD01-016", "WD01-017"]
ener = ["WD01-009", "WD01-010", "WD01-013", "WD01-016", "WD02-009", "WD03-010"]
lrig_deck = ["WD01-006", "WD01-007", "WD01-008"]
trash = ["WD01-012", "WD01-018"]
lrig_trash = ["WD01-008"]
traps = {right = "WD01-012"}
coins = 3
subscribers = 2

[scenario.opponent]
lrig = ["WD02-001", "WD02-002"]
left = "WD02-009 down"
center = "WD02-010"
right = "WD02-013"
hand = ["WD02-011", "WD02-016", "WD02-017"]
ener = ["WD02-009", "WD02-010", "WD02-016"]
lrig_deck = ["WD02-006", "WD02-007"]
life = 3
viruses = ["center"]
seeds = {left = "WD02-012"}
"""
"""The middle of a match of WIXOSS, with a little of everything, before player 0's main phase."""


class Made:
    """A table that was made.

    Attributes:
        id: its id.
        tokens: one a seat.
        watch: the spectators' token.
    """

    def __init__(self, answer: dict[str, object]) -> None:
        self.id = str(answer["id"])
        tokens = answer["tokens"]
        assert isinstance(tokens, list)
        self.tokens = [str(token) for token in tokens]
        self.watch = str(answer["watch"])

    def link(self, token: str = "") -> str:
        """Return the path that leads to the table: to its first seat, or with another token."""
        return f"/table/{self.id}#{token or self.tokens[0]}"


def ask(server: TableServer, path: str, body: object = None, token: str = "") -> dict[str, object]:
    """Ask the server, as a page does; return its answer."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    for last in (False, False, True):
        try:
            with urlopen(Request(server.address + path, data, headers), timeout=30) as answer:
                found = json.load(answer)
        except HTTPError as error:
            # On a machine that is very busy a server may have no time for it.
            if last or error.code != BUSY:
                raise
        else:
            assert isinstance(found, dict)
            return found
    raise AssertionError(path)


def table(server: TableServer, both: bool = True, **more: object) -> Made:
    """Make a table: both sides played by whoever opens the link, or a bot at the second one."""
    other = {"kind": "me", "deck": {"name": "white"}} if both else {"kind": "bot", "deck": {"name": "white"}}
    seats = [{"kind": "me", "deck": {"name": "red"}}, other]
    return Made(ask(server, "/api/tables", {"game": GAME, "seats": seats, **more}))


def middle(server: TableServer, both: bool = True, game: str = GAME) -> Made:
    """Make a table that stands in the middle of a match."""
    return placed(server, MIDDLE if game == GAME else WIXOSS_MIDDLE, both, game)


def placed(server: TableServer, scenario: str, both: bool = True, game: str = GAME) -> Made:
    """Make a table that stands at a position."""
    other = {"kind": "me"} if both else {"kind": "bot"}
    wanted = {"game": game, "seats": [{"kind": "me"}, other], "scenario": scenario}
    return Made(ask(server, "/api/tables", wanted))


def contracts(server: TableServer) -> Made:
    """Make a table at which a person plays against a bot, both with contract cards."""
    deck = {"name": "contract"}
    seats = [{"kind": "me", "deck": deck}, {"kind": "bot", "bot": "greedy", "deck": deck}]
    return Made(ask(server, "/api/tables", {"game": GAME, "seats": seats}))


DECKS: Final = {GAME: ("red", "white"), WIXOSS: ("wd01", "wd02")}


@cache
def record(game: str = GAME) -> str:
    """Play a match of two bots, the same every time, and return its record."""
    match = taisen.new_match(game, decks=DECKS[game], seed=11)
    seats = (match.seat(0), match.seat(1))
    players = (make_bot("greedy", 1), make_bot("greedy", 2))
    while match.decision is not None:
        player = match.decision.player
        match.answer(players[player].choose(seats[player]))
    return match.record.text


def replay(server: TableServer, game: str = GAME) -> str:
    """Bring the record of a finished match; return the path of its replay, in the middle of a battle."""
    made = ask(server, "/api/replays", {"text": record(game), "language": "en"})
    head = ask(server, f"/api/replays/{made['id']}?language=en")
    battles = head["battles"]
    assert isinstance(battles, list)
    battle = battles[len(battles) // 2]
    return f"/replay/{made['id']}#{min(battle['start'] + 1, battle['end'])}"


def asked(page: Page, prompt: str) -> None:
    """Wait until the page asks this."""
    page.locator(f'section.prompt[data-asked="{prompt}"]').wait_for()


def attack(page: Page) -> None:
    """From the Main Step of ``MIDDLE`` into a battle: its first attack, up to the flash timing."""
    page.locator(".prompt .answer.end").click()
    asked(page, "attack")
    page.locator('.mat-own [data-number="BS17-003"].mat-lit').click()
