"""Votes on removals: strangers with two seats, or friends brought along, outvote nobody."""

from collections.abc import Callable
from typing import Any

import pytest

from lamplit.server.storage.store import TableRow
from lamplit.server.tables import entries as e
from lamplit.server.tables.loading import build
from lamplit.server.tables.table_state import TableState
from lamplit.server.tables.terms import Terms

from ..support.guest import Guest
from ..support.random_play import CAST, KILLER, TEAM
from ..support.servers import Table, ThreadServer

HOMES = {"survivor1": "127.0.0.2", "survivor2": "127.0.0.3", "survivor3": "127.0.0.4"}
ENOUGH = 120_001
"""Milliseconds after which a person is no longer a newcomer."""

Clock = Callable[[int], None]


@pytest.fixture
def passes(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return a function that advances the server's clock for stored times only."""
    honest, ahead = server.registry.time, [0]
    monkeypatch.setattr(server.registry, "time", lambda: honest() + ahead[0])

    def passes(milliseconds: int) -> None:
        ahead[0] += milliseconds

    return passes


def gathering(server: ThreadServer, seats: tuple[str, ...] = TEAM, **wishes: object) -> tuple[Table, dict[str, Guest]]:
    """Open a table where Ada is the killer, and others have just sat down at different addresses."""
    table = server.table("terrorscape", killer="me", options=CAST, **wishes)
    people = {KILLER: table.sit(KILLER)}
    return table, people | {seat: table.join(seat, seat, at=HOMES[seat]) for seat in seats}


def votes(guest: Guest) -> list[dict[str, Any]]:
    """Return the open votes."""
    return guest.catches_up().table["votes"]


def agree(people: dict[str, Guest], *seats: str) -> list[str]:
    """Let seats vote yes; return the refusals."""
    vote = votes(people[seats[0]])[0]["id"]
    return [people[seat].is_refused("vote", vote=vote, yes=True) for seat in seats]


# -- before the start ------------------------------------------------------------------------------------------------


def test_a_stranger_with_two_seats_does_not_vote_the_host_out_of_a_public_table(
    server: ThreadServer, passes: Clock
) -> None:
    table = server.table("terrorscape", killer="me", options=CAST, public=True)
    ada = table.sit(KILLER)
    mallory, puppet = (table.join(seat, seat, at="127.0.0.9", invite="") for seat in TEAM[:2])
    for wait in (0, ENOUGH):
        passes(wait)
        assert mallory.is_refused("kick", seat=KILLER) == "error-kick-host"
        assert puppet.is_refused("kick", seat=KILLER) == "error-kick-host"
    assert ada.catches_up().table["host"] == KILLER
    assert votes(ada) == []


def test_before_the_start_the_host_stays_whoever_agrees_and_wherever_they_are(
    server: ThreadServer, passes: Clock
) -> None:
    _table, people = gathering(server)
    passes(ENOUGH)
    assert people["survivor1"].is_refused("kick", seat=KILLER) == "error-kick-host"
    people[KILLER].goes()
    people["survivor1"].waits_until(lambda guest: not guest.table["seats"][KILLER]["here"])
    assert people["survivor1"].is_refused("kick", seat=KILLER) == "error-kick-host"


def test_others_before_the_start_go_if_all_want_it(server: ThreadServer, passes: Clock) -> None:
    _table, people = gathering(server)
    passes(ENOUGH)
    assert people["survivor1"].does("kick", seat="survivor3")["type"] == "done"
    assert agree(people, "survivor2") == [""]
    assert people["survivor3"].catches_up().bye is None, "the host has not agreed"
    assert agree(people, KILLER) == [""]
    assert people["survivor3"].parting == (4401, "left")


# -- while the game runs ---------------------------------------------------------------------------------------------


def test_a_guest_and_a_puppet_who_came_late_do_not_evict_the_killer(server: ThreadServer, passes: Clock) -> None:
    table = server.table("terrorscape", killer="me", survivor1="open", **dict.fromkeys(TEAM[1:], "bot:random"))
    ada, mallory = table.sit(KILLER), table.join("survivor1", "Mallory", at="127.0.0.9")
    assert ada.does("start", fill="random")["type"] == "done"
    passes(ENOUGH)
    puppet = table.join("survivor2", "Puppet", at="127.0.0.9")
    assert mallory.is_refused("kick", seat=KILLER) == "error-kick-here"
    assert puppet.is_refused("kick", seat=KILLER) == "error-kick-here"
    passes(ENOUGH)
    assert mallory.is_refused("kick", seat=KILLER) == "error-kick-here", "both seats are at one address"
    assert ada.catches_up().bye is None


def test_who_has_just_come_neither_asks_nor_votes_and_is_waited_for(server: ThreadServer, passes: Clock) -> None:
    table, people = gathering(server, TEAM[:2])
    assert people[KILLER].does("start", fill="random")["type"] == "done"
    passes(ENOUGH)
    people["survivor3"] = table.join("survivor3", "Friend", at="127.0.0.9")
    assert people["survivor3"].is_refused("kick", seat=KILLER) == "error-vote-new"
    assert people["survivor1"].does("kick", seat=KILLER)["type"] == "done"
    assert agree(people, "survivor2", "survivor3") == ["", "error-vote-new"]
    vote = votes(people[KILLER])[0]
    assert people["survivor3"].is_refused("vote", vote=vote["id"], yes=False) == "error-vote-new"
    assert people[KILLER].bye is None, "fewer than all others want it"
    assert set(vote["voters"]) == set(TEAM)
    assert vote["voters"]["survivor3"] - vote["voters"]["survivor1"] >= ENOUGH - 1, "and all know from when they may"
    passes(ENOUGH)
    assert agree(people, "survivor3") == [""]
    assert people[KILLER].parting == (4401, "left")


def test_who_comes_while_others_vote_has_no_part_in_it(server: ThreadServer, passes: Clock) -> None:
    table, people = gathering(server, TEAM[:2])
    people[KILLER].does("start", fill="random")
    passes(ENOUGH)
    people["survivor1"].does("kick", seat=KILLER)
    people["survivor3"] = table.join("survivor3", "Friend", at="127.0.0.9")
    passes(ENOUGH)
    assert agree(people, "survivor3") == ["error-vote-later"]
    assert people[KILLER].catches_up().bye is None


def test_two_seats_of_one_device_are_one_voice(server: ThreadServer, passes: Clock) -> None:
    table = server.table("terrorscape", killer="me", survivor1="me", options=CAST)
    ada, hers = table.sit(KILLER), table.sit("survivor1")
    bob = table.join("survivor2", "Bob", at=HOMES["survivor2"])
    ada.does("start", fill="random")
    passes(ENOUGH)
    assert ada.is_refused("kick", seat="survivor2") == "error-kick-here"
    assert bob.is_refused("kick", seat="survivor1") == "", "Bob and Ada are two"
    assert votes(hers)[0]["yes"] == ["survivor2"]


def test_when_a_voter_leaves_the_vote_is_over(server: ThreadServer, passes: Clock) -> None:
    table = server.table("terrorscape", killer="me", options=CAST)
    ada = table.sit(KILLER)
    homes = {"survivor1": "127.0.0.2", "survivor2": "127.0.0.2", "survivor3": "127.0.0.3"}
    people = {seat: table.join(seat, seat, at=home) for seat, home in homes.items()}
    ada.does("start", fill="")
    passes(ENOUGH)
    people["survivor1"].does("kick", seat=KILLER)
    agree(people, "survivor2")
    people["survivor3"].tells({"type": "leave", "id": "farewell"})
    ada.waits_until(lambda guest: not guest.table["votes"])
    assert ada.catches_up().bye is None, "those who are left are at one address"


# -- away ------------------------------------------------------------------------------------------------------------


def test_a_server_that_has_just_started_takes_nobody_for_long_gone(server: ThreadServer, passes: Clock) -> None:
    table, people = gathering(server, TEAM[:1])
    people[KILLER].does("start", fill="random")
    passes(ENOUGH)
    people["survivor1"].goes()
    people[KILLER].catches_up().waits_until(lambda guest: not guest.table["seats"]["survivor1"]["here"])
    people[KILLER].goes()
    server.forgets(table)
    assert table.sit(KILLER).is_refused("kick", seat="survivor1", id="again") == "error-kick-here"


def test_who_comes_back_while_others_vote_keeps_the_seat(server: ThreadServer, passes: Clock) -> None:
    table, people = gathering(server)
    people[KILLER].does("start", fill="")
    passes(ENOUGH)
    people["survivor3"].goes()
    people[KILLER].catches_up().waits_until(lambda guest: not guest.table["seats"]["survivor3"]["here"])
    people[KILLER].does("kick", seat="survivor3")
    back = table.sit("survivor3")
    people["survivor1"].catches_up().waits_until(lambda guest: guest.table["seats"]["survivor3"]["here"])
    assert agree(people, "survivor1", "survivor2") == ["error-vote-back", "error-vote-back"]
    assert back.catches_up().table["seats"]["survivor3"]["who"] == "person"


# -- what was ----------------------------------------------------------------------------------------------------------


def test_what_older_servers_have_stored_counts_as_it_did_then() -> None:
    terms = Terms("terrorscape", CAST)
    row = TableRow("t", "terrorscape", terms.pack(), "seed", None, "", "", False, "gathering", 0, 0)
    log = [
        e.SatDown(KILLER, "Ada", "key 0"),
        e.SatDown("survivor1", "Bob", "key 1"),
        e.SatDown("survivor2", "Cleo", "key 2"),
        e.VoteCalled("survivor1", "kick", 0, KILLER),
        e.Voted("survivor2", "v1", True),
    ]
    found: TableState = build(row, [(number, number, e.pack(entry)) for number, entry in enumerate(log, 1)], None)
    assert found.people == ["survivor1", "survivor2"]
    assert found.host == "survivor1"
