"""Limits of one address with many seats, which protect others."""

import asyncio
import itertools
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lamplit.server.http.app import _address
from lamplit.server.http.connections import Connections
from lamplit.server.limits import LoopTime, Passes

from ..support.ports import free_port
from ..support.random_play import CAST
from ..support.servers import Table, ThreadServer, opened, wait_for

FLOODS = Path(__file__).resolve().parents[3] / "bench/floods.py"
KILLER = "killer"
BOTS = dict.fromkeys(("killer", "survivor1", "survivor2", "survivor3"), "bot:random")
LONG = "Is anybody there? " * 10


# -- what counts as one address ------------------------------------------------------------------------------------


class Line:
    """A connection from an address."""

    def __init__(self, address: str) -> None:
        self.address = address


def test_a_network_of_ipv6_is_one_address_for_every_limit() -> None:
    first, second, elsewhere = ({"client": (f"2001:db8:{net}::{host}", 1)} for net, host in ((1, 1), (1, 2), (2, 1)))
    assert _address(first) == _address(second) != _address(elsewhere)
    lines = Connections(most_of_one=1, most=10, proxies="", tell_addresses=False)
    assert lines.come(Line("2001:db8:1::1"), 1) == 0  # type: ignore[arg-type]
    assert lines.come(Line("2001:db8:1::2"), 2) == 429  # type: ignore[arg-type]
    assert lines.come(Line("2001:db8:2::1"), 2) == 0  # type: ignore[arg-type]


# -- limits --------------------------------------------------------------------------------------------------------


def test_all_seats_of_an_address_share_a_limit_of_commands(tmp_path: Path) -> None:
    with opened(tmp_path, rate_seats_address=1.0) as server:
        tables = [server.table("terrorscape", killer="me") for _ in range(3)]
        refused = [table.sit(KILLER).is_refused("time") for table in tables for _ in range(2)]
        assert refused[:3] == [""] * 3
        assert "error-too-fast" in refused[3:], "though every seat has sent next to nothing"


def test_so_much_is_said_at_one_table_and_the_game_goes_on(tmp_path: Path) -> None:
    with opened(tmp_path, talk_table=1) as server:
        noisy, quiet = server.table("terrorscape", killer="me"), server.table("terrorscape", killer="me")
        ada = noisy.sit(KILLER)
        assert talk_until_refused(ada) == "error-talk-table"
        names = [ada.is_refused("name", name="A" * 40) for _ in range(4)]
        assert "error-talk-table" in names, "names are told to everybody, too"
        assert ada.does("seat", seat="survivor1", who="bot:random")["type"] == "done"
        assert quiet.sit(KILLER).is_refused("say", words="hello") == ""


def test_so_much_is_said_from_one_address_a_day(tmp_path: Path) -> None:
    with opened(tmp_path, talk_address=1) as server:
        noisy, other = server.table("terrorscape", killer="me"), server.table("terrorscape", killer="me")
        assert talk_until_refused(noisy.sit(KILLER)) == "error-talk-today"
        assert other.sit(KILLER).is_refused("say", words=LONG) == "error-talk-today", "wherever they sit"
        guest = other.join("survivor1", "Bea")
        assert guest.is_refused("say", words=LONG) == "error-talk-today", "whichever seat they have"


def talk_until_refused(guest: object) -> str:
    for _ in range(30):
        refused: str = guest.is_refused("say", words=LONG)  # type: ignore[attr-defined]
        if refused:
            return refused
    raise AssertionError("one may say whatever one likes")


def test_so_many_tables_are_opened_from_one_address_a_day(tmp_path: Path) -> None:
    with opened(tmp_path, tables_address=2) as server:
        wish = {"game": "terrorscape", "name": "Ada", "seats": {KILLER: "me"}}
        replies = [server.post("/api/tables", wish | {"secret": secret * 43}) for secret in "abaCa"]
        assert [reply.status for reply in replies] == [201, 201, 201, 429, 201], "asked again it is the same table"
        assert replies[3].error == "error-tables-today"


# -- whose work the loop does --------------------------------------------------------------------------------------


class Clock:
    """A clock that does not advance."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_an_address_that_takes_more_than_its_part_waits_while_others_are_there() -> None:
    clock = Clock()
    loop = LoopTime(25, clock)
    loop.charge(["loud"], 1.25)
    assert loop.wait(["loud"]) == 0.0, "there is nobody else"
    loop.charge(["quiet"], 0.001)
    assert loop.wait(["loud"]) == pytest.approx(4.6)
    assert loop.wait(["quiet"]) == 0.0
    assert loop.wait(["quiet", "loud"]) == 0.0, "nobody waits because of whom they play with"
    clock.now += 5.0
    assert loop.wait(["loud"]) == 0.0
    loop.charge(["loud"], 10.0)
    assert loop.wait(["loud"]) == 5.0, "but nobody waits for ever"
    clock.now += 20.0
    assert loop.wait(["loud"]) == 0.0, "the others have gone"


def test_who_has_to_wait_has_their_turn_one_after_another() -> None:
    async def scenario() -> list[float]:
        loop, began = LoopTime(25), time.monotonic()
        loop.charge(["quiet"], 0.001)
        loop.charge(["loud"], 0.3)

        async def one() -> float:
            await loop.turn(["loud"])
            loop.charge(["loud"], 0.02)
            return time.monotonic() - began

        return sorted(await asyncio.gather(*(one() for _ in range(5))))

    turns = asyncio.run(scenario())
    assert turns[0] >= 0.15
    assert all(later > sooner for sooner, later in itertools.pairwise(turns))


def test_without_a_limit_nobody_waits() -> None:
    loop = LoopTime(0)
    loop.charge(["loud"], 100.0)
    loop.charge(["quiet"], 1.0)
    assert loop.wait(["loud"]) == 0.0


def test_what_one_address_wants_at_once_is_done_one_piece_a_pass_of_the_loop() -> None:
    async def scenario() -> list[str]:
        passes, done = Passes(), list[str]()

        async def one(who: str) -> None:
            await passes.turn(who)
            done.append(who)

        loud = [asyncio.create_task(one("loud")) for _ in range(20)]
        await asyncio.sleep(0)
        loud[5].cancel()
        await asyncio.gather(*(one("quiet") for _ in range(2)))
        sooner = done.copy()
        await asyncio.gather(*loud, return_exceptions=True)
        assert (done.count("loud"), done.count("quiet")) == (19, 2), "who gives up holds nobody up"
        return sooner

    assert asyncio.run(scenario()).count("loud") <= 5, "those who want little do not wait for all twenty"


def test_an_address_that_wants_one_thing_at_a_time_never_waits() -> None:
    async def scenario() -> list[bool]:
        passes = Passes()
        first = [passes.take("ada"), passes.take("ada"), passes.take("bob")]
        await asyncio.sleep(0)
        return [*first, passes.take("ada")]

    assert asyncio.run(scenario()) == [True, False, True, True]


# -- tables that are left alone ------------------------------------------------------------------------------------


@pytest.fixture
def quick(server: ThreadServer) -> Table:
    """Open a table where only bots play, as fast as they can."""
    return server.table("terrorscape", options=CAST, spectators="live", bot_pace="quick", **BOTS)


def happened(server: ThreadServer, table: Table) -> int:
    return server.live(table).state.number


def test_bots_whom_nobody_watches_pause_until_somebody_comes(server: ThreadServer, quick: Table) -> None:
    begun = happened(server, quick)
    time.sleep(2.0)
    assert happened(server, quick) == begun, "nobody is there"
    watcher = quick.watch()
    wait_for(lambda: happened(server, quick) > begun + 1, "they go on")
    watcher.goes()
    wait_for(lambda: not server.live(quick).worker.here(quick.id), "nobody is there any more")
    time.sleep(1.0)
    left = happened(server, quick)
    time.sleep(2.0)
    assert happened(server, quick) == left, "they pause again"
    quick.watch()
    wait_for(lambda: happened(server, quick) > left, "and go on again")


def test_bots_go_on_for_a_person_who_is_away(server: ThreadServer) -> None:
    table = server.table("terrorscape", options=CAST, bot_pace="quick", **BOTS | {"survivor3": "me"})
    begun = happened(server, table)
    wait_for(lambda: happened(server, table) > begun, "they play until they need that person")


def test_a_table_with_bots_only_is_let_go_from_memory(server: ThreadServer, quick: Table) -> None:
    live = server.live(quick)
    assert not live.needs_driver
    assert live.left_alone


# -- honest players under a flood ----------------------------------------------------------------------------------


def test_honest_players_go_on_beside_a_flood() -> None:
    words = ["--floods", "why", "--rounds", "1", "--seconds", "4", "--seats", "30", "--honest", "4"]
    command = [sys.executable, str(FLOODS), *words, "--port", str(free_port())]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert re.search(r"hostile: [1-9]\d* done", done.stderr), done.stderr
    quiet, flooded = (half.split()[-5:] for half in done.stdout.splitlines()[-1].rsplit(" ", 1)[0].split("|"))
    assert int(flooded[0]) >= int(quiet[0]) / 4, "honest players are hardly served: " + done.stdout
    assert float(flooded[1]) <= 500 + 3 * float(quiet[1]), done.stdout
