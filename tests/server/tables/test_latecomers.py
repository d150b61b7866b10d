"""Latecomers: invited people take over from bots during a game without learning secrets."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import lamplit
from lamplit.engine import SPECTATOR
from lamplit.server import keys
from lamplit.server.bot_workers.pool import Decision

from ..support.guest import Guest
from ..support.random_play import CAST, KILLER, TEAM, mansion
from ..support.servers import Reply, Table, ThreadServer, apart, opened, wait_for

BOTS = dict.fromkeys(TEAM[1:], "bot:random")
TEMPLE = {"players": 3, "intro": 0, "roll_lock": 0, "action_lock": 0}


def half_a_team(server: Any, **wishes: Any) -> Table:
    """Open a table with people as the killer and one survivor, and bots as the others."""
    return server.table("terrorscape", killer="me", survivor1="me", **BOTS, options=CAST, **wishes)


class HeldBots:
    """Bots that wait for a signal, then give their first answer."""

    def __init__(self, server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self._server = server
        self._go = server.inside(self._gate)
        monkeypatch.setattr(server.registry.bot_workers, "think", self._think)

    async def _gate(self) -> asyncio.Event:
        return asyncio.Event()

    async def _think(self, bot: Any, question: dict[str, Any], *_seen: Any) -> Decision:
        self.asked.append(bot.seat)
        await self._go.wait()
        return Decision(question["options"][0], 0.0)

    def end(self) -> None:
        """Let the bots answer."""

        async def go() -> None:
            self._go.set()
            for _ in range(20):
                await asyncio.sleep(0.01)

        self._server.inside(go)


@pytest.fixture
def held_bots(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[HeldBots]:
    bots = HeldBots(server, monkeypatch)
    yield bots
    bots.end()


def came(guest: Guest) -> list[tuple[str, str]]:
    """Return who took over from bots, as the guest was told."""
    return [(line["seat"], line["came"]) for line in guest.catches_up().talk if "came" in line]


def answers(server: ThreadServer, table: Table, seat: str) -> list[str]:
    """Return a seat's answers so far."""
    match = server.live(table).state.match
    assert match is not None
    return [given[1] for segment in match.story() for given in segment.answers if given[0] == seat]


# -- coming in -------------------------------------------------------------------------------------------------------


def test_cleo_comes_late_and_plays_on_for_a_bot(server: ThreadServer, held_bots: HeldBots) -> None:
    table = half_a_team(server, spectators="live")
    ada, ben, watcher = table.sit(KILLER), table.sit("survivor1"), table.watch()
    assert table.look()["plays"]["survivor2"] == [ada.view["survivors"][1]["who"]]
    cleo = table.join("survivor2", "Cleo")
    assert cleo.view["you"] == "survivor2"
    assert {key: seen for key, seen in cleo.view.items() if key != "you"} == {
        key: seen for key, seen in ben.catches_up().view.items() if key != "you"
    }
    assert cleo.question is not None
    assert cleo.question["seat"] == "survivor2"
    for guest in (ada, ben, watcher):
        assert guest.catches_up().table["seats"]["survivor2"] == {"who": "person", "name": "Cleo", "here": True}
        assert came(guest) == [("survivor2", "Cleo")]
    move = next(option for option in cleo.question["options"] if option.startswith("move:"))
    assert cleo.answers(move)["type"] == "done"
    place = move.removeprefix("move:")
    assert ben.catches_up().view["team"][1]["place"] == place
    assert came(table.sit("survivor1")) == [("survivor2", "Cleo")], "who comes back is told as well"


def test_a_wish_whose_reply_was_lost_is_sent_again(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me", options=CAST)
    secret, other = keys.make(), keys.make()
    first, again = (table.asks_for("survivor1", "Cleo", secret=secret) for _ in range(2))
    assert (first.status, again.status) == (201, 201)
    assert again.json == {"seat": "survivor1", "secret": secret}
    assert table.asks_for("survivor1", "Dora", secret=other).status == 409
    table.secrets["survivor1"] = secret
    assert table.sit("survivor1").table["seats"]["survivor1"]["name"] == "Cleo"
    assert table.asks_for("survivor2", "Dora", secret="short").status == 400


def test_visitors_learn_who_plays_whom_once_it_is_no_secret(server: ThreadServer) -> None:
    bots = dict.fromkeys(TEAM, "bot:random")
    table = server.table("terrorscape", killer="me", **bots, options={"killer": "choose"}, bot_pace="calm")
    ada = table.sit(KILLER)
    assert not ada.view["killer"]["who"]
    assert table.look()["plays"] == {}


def test_a_thought_that_was_under_way_is_not_answered_for_her(server: ThreadServer, held_bots: HeldBots) -> None:
    table = half_a_team(server, bot_pace="instant")
    wait_for(lambda: bool(held_bots.asked), "a bot to think")
    seat = held_bots.asked[0]
    cleo = table.join(seat, "Cleo")
    held_bots.end()
    assert answers(server, table, seat) == []
    assert cleo.catches_up().question is not None


def test_nor_for_somebody_who_takes_the_own_seat_back(server: ThreadServer, held_bots: HeldBots) -> None:
    table, people = mansion(server, bot_pace="instant")
    bob = people["survivor1"]
    bob.does("bot", level="random")
    wait_for(lambda: bool(held_bots.asked), "the bot to think")
    bob.does("back")
    held_bots.end()
    assert answers(server, table, "survivor1") == []


def test_the_bots_that_are_left_play_on_and_wait_for_her(server: ThreadServer, held_bots: HeldBots) -> None:
    table = half_a_team(server, bot_pace="instant")
    cleo = table.join("survivor2", "Cleo")
    held_bots.end()
    wait_for(lambda: bool(answers(server, table, "survivor3")), "the other bot to act")
    assert cleo.catches_up().question is not None
    assert answers(server, table, "survivor2") == []


def test_of_two_who_want_the_same_seat_one_gets_it(server: ThreadServer) -> None:
    for _ in range(5):
        table = half_a_team(server, bot_pace="calm")
        replies = both_ask(table, table)
        assert sorted(reply.status for reply in replies) == [201, 409]
        assert [reply.error for reply in replies if reply.status == 409] == ["error-seat-held"]
        winner = next(reply.json["secret"] for reply in replies if reply.status == 201)
        assert server.guest().enters(table=table.id, seat="survivor2", secret=winner).bye is None


def both_ask(*tables: Table) -> list[Reply]:
    """Request the same seat through all these tables at once."""
    replies: list[Reply] = []
    together = threading.Barrier(len(tables))

    def ask(table: Table, name: str) -> None:
        together.wait()
        replies.append(table.asks_for("survivor2", name))

    threads = [threading.Thread(target=ask, args=each) for each in zip(tables, ("Cleo", "Dan"), strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return replies


def test_in_the_midst_of_the_run_somebody_takes_over_an_adventurer(server: ThreadServer) -> None:
    table = server.table("escape", red="me", blue="bot:thumb", yellow="bot:thumb", options=TEMPLE)
    ada = table.sit("red")
    ada.waits_until(lambda guest: any(event["args"].get("who") == "blue" for event in guest.events))
    cleo = table.join("blue", "Cleo", knows=["yellow"])
    assert cleo.view["you"] == "blue"
    assert cleo.zero == ada.zero
    done = len(answers(server, table, "blue"))
    assert cleo.question is not None
    rolls = [option for option in cleo.question["options"] if option.startswith("roll")]
    assert cleo.answers(rolls[-1])["type"] == "done"
    ada.waits_until(
        lambda guest: [e["args"].get("who") for e in guest.events if e["kind"] == "rolled"].count("yellow") > 2
    )
    assert answers(server, table, "blue")[done:] == [rolls[-1]], "the bot rolls no more for her"
    assert came(ada) == [("blue", "Cleo")]


# -- what follows ----------------------------------------------------------------------------------------------------


def test_from_then_on_she_has_a_vote(server: ThreadServer, held_bots: HeldBots) -> None:
    table = half_a_team(server, undo="ask")
    ada, ben = table.sit(KILLER), table.sit("survivor1")
    assert ben.question is not None
    ben.answers(next(option for option in ben.question["options"] if option.startswith("move:")))
    ben.does("ask_undo")
    cleo = table.join("survivor2", "Cleo")
    vote = cleo.table["votes"][0]["id"]
    ada.does("vote", vote=vote, yes=True)
    assert len(answers(server, table, "survivor1")) == 1, "she is asked as well"
    cleo.does("vote", vote=vote, yes=True)
    assert answers(server, table, "survivor1") == []
    assert cleo.catches_up().table["seats"]["survivor2"]["name"] == "Cleo", "she came in all the same"


def test_at_a_table_of_bots_whoever_comes_first_is_the_host(server: ThreadServer) -> None:
    bots = dict.fromkeys((KILLER, *TEAM), "bot:random")
    table = server.table("terrorscape", **bots, options=CAST, bot_pace="calm", spectators="live")
    cleo = table.join("survivor1", "Cleo")
    assert cleo.table["host"] == "survivor1"
    assert cleo.does("pace", bot_pace="quick")["type"] == "done"


def test_whoever_comes_after_somebody_has_left_does_everything_anew(server: ThreadServer) -> None:
    table, people = mansion(server)
    people["survivor1"].does("say", words="farewell", id="1")
    people["survivor1"].tells({"type": "leave", "id": "2"})
    people["survivor2"].waits_until(lambda guest: guest.table["seats"]["survivor1"]["who"] == "bot")
    eva = table.join("survivor1", "Eva")
    assert eva.does("say", words="here I am", id="1")["type"] == "done"
    assert [line["words"] for line in people[KILLER].catches_up().talk if line["words"]] == ["farewell", "here I am"]
    assert table.secrets["survivor1"] != "", "the seat has a new secret"


def test_the_record_is_whole_and_says_who_sat_where_and_since_when(server: ThreadServer) -> None:
    table = half_a_team(server, bot_pace="instant")
    ada, ben = table.sit(KILLER), table.sit("survivor1")
    for guest in (ada, ben):
        guest.does("bot", level="random")
    wait_for(lambda: len(answers(server, table, "survivor2")) > 2, "the game to be under way")
    cleo = table.join("survivor2", "Cleo")
    since = server.live(table).state.chairs["survivor2"].since
    cleo.does("bot", level="random")
    cleo.waits_until(lambda guest: guest.result)
    wait_for(lambda: server.get(f"/api/records/{table.id}", table.invite).status == 200, "the record of the game")
    seats = server.get(f"/api/records/{table.id}/about", table.invite).json["seats"]
    assert (seats["survivor2"]["name"], seats["survivor2"]["since"]) == ("Cleo", since)
    assert since > 2
    assert "since" not in seats["survivor1"]
    assert lamplit.load(server.get(f"/api/records/{table.id}", table.secrets["survivor2"]).body.decode()).over
    cleo.does("rematch")
    again = cleo.catches_up().table["rematch"]
    assert server.guest().enters(table=again, seat="survivor2", secret=table.secrets["survivor2"]).bye is None


# -- who may not -----------------------------------------------------------------------------------------------------


def test_only_the_invitation_lets_somebody_into_a_running_game(server: ThreadServer) -> None:
    for public in (False, True):
        table = half_a_team(server, public=public, spectators="live", bot_pace="calm")
        stranger = "error-late-invite" if public else "error-invite"
        assert table.asks_for("survivor2", "Eve", invite="").error == stranger
        assert table.asks_for("survivor2", "Eve", invite="guess").error == stranger
        for secret in (table.host, table.secrets[KILLER]):
            assert table.asks_for("survivor2", "Ada", invite=secret).error == "error-late-invite"
        assert table.asks_for("survivor2", "Cleo").status == 201


def test_the_seat_of_a_person_is_not_a_bots_even_while_a_bot_plays_there(server: ThreadServer) -> None:
    table, people = mansion(server)
    server.knows_of_old(table)
    people["survivor1"].does("bot", level="random")
    people["survivor3"].goes()
    killer = people[KILLER].waits_until(lambda guest: not guest.table["seats"]["survivor3"]["here"])
    killer.does("kick", seat="survivor3")
    vote = killer.catches_up().table["votes"][0]["id"]
    for seat in ("survivor1", "survivor2"):
        people[seat].does("vote", vote=vote, yes=True)
    assert killer.catches_up().table["seats"]["survivor3"]["who"] == "bot"
    for seat in (KILLER, *TEAM):
        reply = table.asks_for(seat, "Eve")
        assert (reply.status, reply.error) == (409, "error-seat-held")
    assert people["survivor1"].does("back")["type"] == "done"
    assert table.asks_for("dog", "Eve").error == "error-seat"


def test_the_host_keeps_latecomers_out_and_lets_them_in_again(server: ThreadServer) -> None:
    table = half_a_team(server, bot_pace="calm")
    ada, ben = table.sit(KILLER), table.sit("survivor1")
    assert ben.is_refused("latecomers", welcome=False) == "error-host-only"
    assert ada.does("latecomers", welcome=False)["type"] == "done"
    assert ben.catches_up().table["latecomers"] is False
    assert table.asks_for("survivor2", "Cleo").error == "error-latecomers"
    server.forgets(table)
    assert table.asks_for("survivor2", "Cleo").status == 403
    assert table.sit(KILLER).does("latecomers", welcome=True, id="again")["type"] == "done"
    assert table.join("survivor2", "Cleo").question is not None


def test_whoever_was_voted_out_does_not_walk_in_again(server: ThreadServer) -> None:
    table, people = mansion(server)
    server.knows_of_old(table)
    people[KILLER].does("kick", seat="survivor3")
    vote = people["survivor1"].catches_up().table["votes"][0]["id"]
    for seat in ("survivor1", "survivor2"):
        people[seat].does("vote", vote=vote, yes=True)
    assert people["survivor3"].parting == (4401, "left")
    assert table.asks_for("survivor3", "Dan").error == "error-latecomers"


def test_after_the_end_nobody_takes_a_seat(server: ThreadServer) -> None:
    bots = dict.fromkeys((KILLER, *TEAM), "bot:random")
    table = server.table("terrorscape", **bots, options=CAST, bot_pace="instant", spectators="live")
    table.watch().waits_until(lambda guest: guest.result)
    reply = table.asks_for("survivor1", "Cleo")
    assert (reply.status, reply.error) == (409, "error-late-over")


@pytest.mark.parametrize(("language", "words"), [("en", "Ask the person who opened"), ("de", "die ihn eröffnet hat")])
def test_who_is_refused_reads_what_to_do_next(server: ThreadServer, language: str, words: str) -> None:
    table = half_a_team(server, bot_pace="calm")
    table.sit(KILLER).does("latecomers", welcome=False)
    wish = {"seat": "survivor2", "name": "Cleo", "invite": table.invite}
    reply = server.post(f"/api/tables/{table.id}/join", wish, **{"accept-language": language})
    assert words in reply.json["error"]["text"]


# -- secrets ---------------------------------------------------------------------------------------------------------


def test_nobody_takes_over_a_bot_of_the_other_side(server: ThreadServer) -> None:
    table = half_a_team(server, bot_pace="calm")
    assert table.asks_for("survivor2", "Ada", knows=[KILLER]).error == "error-other-side"
    assert table.asks_for("survivor2", "Ben", knows=["survivor1"]).status == 201
    assert table.asks_for("survivor3", "both", knows=[KILLER, "survivor1"]).status == 201, (
        "who knows all learns nothing"
    )
    other = server.table("terrorscape", survivor1="me", **BOTS, killer="bot:random", options=CAST, bot_pace="calm")
    refused = other.asks_for(KILLER, "Ben", knows=["survivor1"])
    assert (refused.status, refused.error) == (403, "error-other-side")
    assert "Killer" in refused.json["error"]["text"]
    assert other.asks_for(KILLER, "Cleo", knows=["spectator", "dog"]).status == 201


def test_before_the_start_one_person_may_sit_on_both_sides(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me")
    assert table.asks_for("survivor1", "Ada", knows=[KILLER]).status == 201


@pytest.mark.parametrize("spectators", ["live", "delayed"])
def test_who_has_watched_knows_only_what_all_know(server: ThreadServer, spectators: str) -> None:
    table = half_a_team(server, spectators=spectators, bot_pace="instant")
    watcher, ada, ben = table.watch(), table.sit(KILLER), table.sit("survivor1")
    for _ in range(12):
        for guest in (ada, ben):
            if guest.catches_up().question:
                guest.answers(guest.question["options"][0])  # type: ignore[index]
    told = [json.loads(message) for message in watcher.catches_up().heard]
    assert all(not message.get("question") and not message.get("weighed") for message in told)
    hidden = (ada.catches_up().view.keys() | ben.catches_up().view.keys()) - _open_keys(server, table)
    assert {"hidden_cards", "killer_at", "team"} <= hidden
    assert not hidden & (watcher.view or {}).keys()
    assert table.asks_for("survivor2", "Cleo").status == 201


def _open_keys(server: ThreadServer, table: Table) -> set[str]:
    match = server.live(table).state.match
    assert match is not None
    return set(match.view(SPECTATOR))


def test_the_seat_gives_her_nothing_of_what_the_other_side_was_told(server: ThreadServer, held_bots: HeldBots) -> None:
    table = half_a_team(server)
    ada, ben = table.sit(KILLER), table.sit("survivor1")
    ben.says("I hide in the cellar", team=True)
    ada.says("come out, all of you")
    ada.does("pencil", mark="assist", place="B5")
    cleo = table.join("survivor2", "Cleo")
    assert [line["words"] for line in cleo.talk if line["words"]] == ["I hide in the cellar", "come out, all of you"]
    assert cleo.marks == {}
    assert [line["words"] for line in ada.catches_up().talk if line["words"]] == ["come out, all of you"]


# -- nothing is lost -------------------------------------------------------------------------------------------------


def test_a_server_that_is_killed_knows_her_when_it_is_back(tmp_path: Path) -> None:
    with apart(tmp_path) as server:
        table = half_a_team(server, bot_pace="calm")
        reply = table.asks_for("survivor2", "Cleo")
        server.kill()
        server.open()
        table.secrets["survivor2"] = reply.json["secret"]
        cleo = table.sit("survivor2")
        assert cleo.bye is None
        assert cleo.table["seats"]["survivor2"] == {"who": "person", "name": "Cleo", "here": False}
        assert came(cleo) == [("survivor2", "Cleo")]
        assert table.asks_for("survivor2", "Dan").error == "error-seat-held"


def test_several_workers_agree_who_sits_where(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ExitStack() as stack:
        one, other = (stack.enter_context(opened(tmp_path, database_url=postgres_url)) for _ in range(2))
        table = half_a_team(one, bot_pace="instant")
        there = Table(other, {"table": table.id, "host": table.host, "invite": table.invite, "seats": table.secrets})
        ada, ben = table.sit(KILLER), there.sit("survivor1")
        replies = both_ask(table, there)
        assert sorted(reply.status for reply in replies) == [201, 409]
        for guest in (ada, ben):
            guest.waits_until(lambda guest: guest.table["seats"]["survivor2"]["who"] == "person")
        done = len(answers(one, table, "survivor2"))
        # This worker gets no announcements and still knows the secret given by another.
        monkeypatch.setattr(other.registry.bus, "on_append", lambda _table, _number: None)
        given = table.asks_for("survivor3", "Eva")
        eva = other.guest().enters(table=table.id, seat="survivor3", secret=given.json["secret"])
        assert eva.bye is None
        assert eva.view["you"] == "survivor3"
        assert len(answers(one, table, "survivor2")) == done, "the bot there has stopped"
