"""What bots think about, and for how long, is shown only to those who may know it; the pace of bots."""

import json
from typing import Any

import pytest

from lamplit.engine import SPECTATOR
from lamplit.server.tables import bot_questions

from ..support.guest import Guest
from ..support.random_play import CAST, KILLER, TEAM
from ..support.servers import Table, ThreadServer, wait_for
from ..tables.test_secrecy import EVERYTHING, look_through_some, two_servers

__all__ = ["two_servers"]

SLOW = "calm"


def weighed(guest: Guest) -> dict[str, Any]:
    """Return what bots of the guest's team think about."""
    told = [message for message in map(json.loads, guest.heard) if "weighed" in message]
    return told[-1]["weighed"]


def half_a_team(server: ThreadServer, **wishes: Any) -> Table:
    """Open a table with people as the killer and one survivor, and bots as the others."""
    bots = dict.fromkeys(TEAM[1:], "bot:random")
    return server.table("terrorscape", killer="me", survivor1="me", **bots, options=CAST, **wishes)


def test_the_team_is_told_what_its_bots_think_about_and_the_killer_is_not(server: ThreadServer) -> None:
    table = half_a_team(server, bot_pace=SLOW, spectators="live")
    ben, ada, watcher = table.sit("survivor1"), table.sit(KILLER), table.watch()
    assert set(weighed(ben)) == set(TEAM[1:])
    first = weighed(ben)
    assert all(set(asked) == {"prompt", "args"} for asked in weighed(ben).values())
    ben.waits_until(lambda guest: weighed(guest) != first)
    assert weighed(ada) == weighed(watcher) == {}
    for guest in (ada, watcher):
        told = [message for message in guest.catches_up().heard if '"weighed"' in message]
        assert len(told) == 1, "the welcome, in which nothing is weighed"


def test_nothing_is_weighed_where_people_decide(server: ThreadServer) -> None:
    table = server.table("terrorscape", **dict.fromkeys((KILLER, *TEAM), "me"), options=CAST)
    assert weighed(table.sit("survivor1")) == {}


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["plain", "everything"])
def test_who_hears_what_others_weigh_can_tell_no_two_worlds_apart(
    two_servers: tuple[ThreadServer, ThreadServer], options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    # As if all others were bots: both worlds must be played alike.
    monkeypatch.setattr(bot_questions, "BOT", "person")
    for watcher in (KILLER, "survivor1", SPECTATOR):
        look_through_some(two_servers, "terrorscape", options, watcher)


def test_everybody_knows_how_long_a_bot_thinks_at_most(server: ThreadServer) -> None:
    table = half_a_team(server)
    assert table.sit(KILLER).table["bot_seconds"] == server.registry.bot_workers.longest > 0


def test_the_host_lets_bots_play_faster_and_a_restart_does_not_forget_it(server: ThreadServer) -> None:
    table = half_a_team(server, bot_pace=SLOW)
    ada, ben = table.sit(KILLER), table.sit("survivor1")
    host, other = (ada, ben) if ada.table["host"] == KILLER else (ben, ada)
    assert other.is_refused("pace", bot_pace="instant") == "error-host-only"
    assert host.is_refused("pace", bot_pace="in a hurry") == "error-message"
    assert host.does("pace", bot_pace="instant")["type"] == "done"
    assert other.catches_up().table["bot_pace"] == "instant"
    server.forgets(table)
    again = server.guest().enters(table=table.id, seat=KILLER, secret=table.secrets[KILLER])
    assert again.table["bot_pace"] == "instant"


def test_bots_at_the_new_pace_do_not_wait_any_more(server: ThreadServer) -> None:
    bots = dict.fromkeys(TEAM, "bot:random")
    table = server.table("terrorscape", killer="me", **bots, options=CAST, bot_pace=SLOW)
    ada = table.sit(KILLER)
    ada.does("pace", bot_pace="instant")
    live = server.live(table)
    wait_for(lambda: live.state.answers > 4 or live.state.question(KILLER) is not None, "the bots' turn is over")
    assert ada.waits_until(lambda guest: guest.question).question is not None
