"""Tables: people join, play, take back, talk, leave and return, and others watch."""

import asyncio
import copy
import random
import threading
import time
from typing import Any

import pytest

from lamplit.server.tables import spectators

from ..support.random_play import CAST, KILLER, TEAM, mansion, play_some
from ..support.servers import ThreadServer, wait_for

CROWD = (KILLER, *TEAM)


# -- coming together -------------------------------------------------------------------------------------------------


def test_ada_opens_a_table_bob_joins_by_the_link_and_bots_take_the_rest(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me", name="Ada", options=CAST, bot_pace="instant")
    ada = table.sit(KILLER)
    assert ada.table["stage"] == "gathering"
    assert (ada.view, ada.question, ada.result) == (None, None, None)
    assert ada.table["seats"][KILLER] == {"who": "person", "name": "Ada", "here": False}
    bob = table.join("survivor1", "Bob")
    assert ada.catches_up().table["seats"]["survivor1"] == {"who": "person", "name": "Bob", "here": True}
    assert bob.is_refused("start", fill="random") == "error-host-only"
    assert ada.is_refused("start") == "error-seats-open"
    assert ada.does("seat", seat="survivor2", who="bot:thumb")["type"] == "done"
    assert ada.does("start", fill="random")["type"] == "done"
    assert ada.table["stage"] == "running"
    assert ada.table["seats"]["survivor2"]["level"] == "thumb"
    assert ada.table["seats"]["survivor3"]["level"] == "random"
    bob.waits_until(lambda guest: guest.view and guest.view["you"] == "survivor1")


def test_what_a_table_cannot_be_is_told_before_it_is_opened(server: ThreadServer) -> None:
    for wish, error in [
        ({"game": "chess"}, "error-game"),
        ({"game": "terrorscape", "seats": {"dog": "me"}, "name": "Ada"}, "error-seat"),
        ({"game": "terrorscape", "seats": {"killer": "me"}}, "error-name"),
        ({"game": "terrorscape", "seats": {"killer": "bot:genius"}}, "error-bot-level"),
        ({"game": "terrorscape", "seats": {"killer": "nobody"}}, "error-seat-who"),
        ({"game": "terrorscape", "options": {"killer": "clown"}}, "error-option-value"),
        ({"game": "zeds", "options": {"level": "VI"}}, "error-option-value"),
        ({"game": "zeds", "options": {"level": "II", "length": "epic"}}, "error-option-value"),
        ({"game": "zeds", "options": {"players": 5}}, "error-option-value"),
        ({"game": "terrorscape", "record": "none"}, "error-record-unknown"),
    ]:
        reply = server.post("/api/tables", wish)
        assert 400 <= reply.status < 500, wish
        assert reply.error == error, wish


def test_nobody_can_foresee_the_luck_of_a_table(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # elsewhere tests use fixed luck
    tables = [server.table("escape", red="me", green="bot:random") for _ in range(20)]
    seeds = {server.live(table).row.seed or "" for table in tables}
    assert len(seeds) == 20
    assert {len(bytes.fromhex(seed)) for seed in seeds} == {16}


def test_a_seat_is_taken_once(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me")
    table.join("survivor1", "Bob")
    late = {"seat": "survivor1", "name": "Cleo", "invite": table.invite}
    assert server.post(f"/api/tables/{table.id}/join", late).error == "error-seat-taken"
    assert server.post(f"/api/tables/{table.id}/join", late | {"seat": "dog"}).error == "error-seat"
    assert (
        server.post(f"/api/tables/{table.id}/join", late | {"seat": "survivor2", "invite": ""}).error == "error-invite"
    )


def test_one_person_may_hold_several_seats_at_one_screen(server: ThreadServer) -> None:
    _table, people = mansion(server)
    assert {people[seat].view["you"] for seat in CROWD} == set(CROWD)
    assert people["survivor1"].question is not None
    assert people["survivor2"].question is not None


def test_the_host_closes_a_table_that_has_not_begun(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me")
    assert server.request("DELETE", f"/api/tables/{table.id}").error == "error-secret"
    bearing = {"authorization": f"Bearer {table.host}"}
    assert server.request("DELETE", f"/api/tables/{table.id}", headers=bearing).status == 204
    begun, _people = mansion(server)
    bearing = {"authorization": f"Bearer {begun.host}"}
    assert server.request("DELETE", f"/api/tables/{begun.id}", headers=bearing).error == "error-started"


def test_a_closed_table_is_gone_for_everybody(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me", public=True)
    ada = table.sit(KILLER)
    server.request("DELETE", f"/api/tables/{table.id}", headers={"authorization": f"Bearer {table.host}"})
    assert ada.is_refused("start", fill="random") == "error-table-closed"
    assert table.id not in [row["id"] for row in server.get("/api/tables").json]
    late = {"seat": "survivor1", "name": "Bob"}
    assert server.post(f"/api/tables/{table.id}/join", late).status in (400, 404)


def test_public_tables_are_listed_and_others_are_not(server: ThreadServer) -> None:
    known = server.table("terrorscape", killer="me", public=True)
    hidden = server.table("terrorscape", killer="me")
    for table in (known, hidden):
        table.sit(KILLER)
    listed = [row["id"] for row in server.get("/api/tables").json]
    assert known.id in listed
    assert hidden.id not in listed
    assert server.get(f"/api/tables/{known.id}").json["stage"] == "gathering"
    assert server.get(f"/api/tables/{hidden.id}").error == "error-invite"
    assert hidden.look()["seats"][KILLER]["name"] == "Ada"


def test_names_are_one_line_of_visible_letters(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me", name="  Ada\n <b>Lovelace</b>\u202e ")
    ada = table.sit(KILLER)
    assert ada.table["seats"][KILLER]["name"] == "Ada <b>Lovelace</b>"
    assert ada.does("name", name="Augusta\t Ada")["type"] == "done"
    assert ada.catches_up().table["seats"][KILLER]["name"] == "Augusta Ada"
    assert ada.is_refused("name", name="\u200b\u202e ") == "error-name"
    for blank in ("\u3164", "\u115f\u1160", "\uffa0", "\u2800\u2800", "\u034f", "\ufe0f", "\u0301", "\u200d\u2060"):
        assert ada.is_refused("name", name=blank) == "error-name", ascii(blank)


# -- leaving and coming back -----------------------------------------------------------------------------------------


def test_a_bot_plays_for_bob_until_he_is_back(server: ThreadServer) -> None:
    _table, people = mansion(server, bot_pace="instant")
    bob, cleo = people["survivor1"], people["survivor2"]
    asked_first = bob.question
    assert bob.does("bot", level="random")["type"] == "done"
    assert bob.is_refused("answer", question="survivor1-1", option="calm") == "error-seat-bot"
    bob.waits_until(lambda guest: guest.question != asked_first)
    assert cleo.catches_up().table["seats"]["survivor1"]["who"] == "bot"
    assert bob.does("back")["type"] == "done"
    assert cleo.catches_up().table["seats"]["survivor1"] == {"who": "person", "name": "Ada", "here": True}


def test_who_leaves_for_good_is_replaced_by_a_bot_and_has_no_seat_any_more(server: ThreadServer) -> None:
    table, people = mansion(server, bot_pace="instant")
    people["survivor1"].tells({"type": "leave", "id": "farewell"})
    assert people["survivor1"].parting == (4401, "left")
    assert people["survivor1"].bye is not None
    assert '{"type":"done","id":"farewell"}' in people["survivor1"].heard
    assert people[KILLER].catches_up().table["seats"]["survivor1"]["who"] == "bot"
    again = table.sit("survivor1")
    assert again.bye is not None
    assert again.bye["message"] == "error-secret"


def test_the_host_leaves_and_another_is_host(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me")
    ada, bob = table.sit(KILLER), table.join("survivor1", "Bob")
    ada.tells({"type": "leave", "id": "farewell"})
    bob.waits_until(lambda guest: guest.table["host"] == "survivor1")
    assert bob.table["seats"][KILLER] == {"who": "open", "name": ""}
    assert bob.does("start", fill="random")["type"] == "done"


def test_three_vote_the_fourth_out(server: ThreadServer) -> None:
    table, people = mansion(server)
    server.knows_of_old(table)
    killer, bob, cleo, dan = (people[seat] for seat in CROWD)
    assert killer.does("kick", seat="survivor3")["type"] == "done"
    vote = bob.catches_up().table["votes"][0]
    assert (vote["what"], vote["by"], vote["whom"], vote["yes"]) == ("kick", KILLER, "survivor3", [KILLER])
    assert dan.is_refused("vote", vote=vote["id"], yes=False) == "error-vote-none"
    bob.does("vote", vote=vote["id"], yes=True)
    assert dan.catches_up().bye is None
    cleo.does("vote", vote=vote["id"], yes=True)
    assert dan.parting == (4401, "left")
    assert killer.catches_up().table["seats"]["survivor3"]["who"] == "bot"
    assert killer.table["votes"] == []
    assert table.sit("survivor3").bye is not None


def test_who_was_away_when_a_bot_was_put_there_takes_over_again(server: ThreadServer) -> None:
    table, people = mansion(server, undo="ask", bot_pace="instant")
    server.knows_of_old(table)
    people["survivor3"].goes()
    killer = people[KILLER].waits_until(lambda guest: not guest.table["seats"]["survivor3"]["here"])
    killer.does("kick", seat="survivor3")
    vote = killer.catches_up().table["votes"][0]["id"]
    for seat in ("survivor1", "survivor2"):
        people[seat].does("vote", vote=vote, yes=True)
    assert killer.catches_up().table["seats"]["survivor3"]["who"] == "bot"
    server.forgets(table)
    dan = table.sit("survivor3")
    assert dan.bye is None
    assert dan.does("back")["type"] == "done"
    assert dan.catches_up().table["seats"]["survivor3"]["who"] == "person"


def test_nobody_waits_for_the_vote_of_somebody_whom_a_bot_stands_in_for(server: ThreadServer) -> None:
    table, people = mansion(server)
    server.knows_of_old(table)
    people["survivor3"].goes()
    killer = people[KILLER].waits_until(lambda guest: not guest.table["seats"]["survivor3"]["here"])
    for whom, electors in (("survivor3", ("survivor1", "survivor2")), ("survivor2", ("survivor1",))):
        killer.does("kick", seat=whom)
        vote = killer.catches_up().table["votes"][0]["id"]
        for seat in electors:
            people[seat].does("vote", vote=vote, yes=True)
        assert killer.catches_up().table["seats"][whom]["who"] == "bot"


def test_the_host_who_is_away_hands_on_the_table_to_somebody_there(server: ThreadServer) -> None:
    table, people = mansion(server)
    server.knows_of_old(table)
    people[KILLER].goes()
    bob = people["survivor1"].waits_until(lambda guest: not guest.table["seats"][KILLER]["here"])
    bob.does("kick", seat=KILLER)
    vote = bob.catches_up().table["votes"][0]["id"]
    for seat in ("survivor2", "survivor3"):
        people[seat].does("vote", vote=vote, yes=True)
    assert bob.catches_up().table["host"] == "survivor1"


def test_one_no_ends_a_vote(server: ThreadServer) -> None:
    table, people = mansion(server)
    server.knows_of_old(table)
    people[KILLER].does("kick", seat="survivor3")
    vote = people["survivor1"].catches_up().table["votes"][0]["id"]
    people["survivor1"].does("vote", vote=vote, yes=False)
    assert people["survivor2"].is_refused("vote", vote=vote, yes=True) == "error-vote-none"
    assert people["survivor3"].catches_up().bye is None


def test_of_two_people_none_votes_the_other_out_who_is_there(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me")
    ada, _bob = table.sit(KILLER), table.join("survivor1", "Bob")
    assert ada.is_refused("kick", seat="survivor1") == "error-kick-here"
    assert ada.is_refused("kick", seat="survivor2") == "error-kick-nobody"


# -- playing ---------------------------------------------------------------------------------------------------------


def test_an_answer_changes_what_is_seen_and_asked(server: ThreadServer) -> None:
    table, people = mansion(server)
    bob, cleo, killer = people["survivor1"], people["survivor2"], people[KILLER]
    before = len(killer.catches_up().heard)
    assert bob.answers("move:B5")["type"] == "done"
    assert bob.events[-1] == {"n": 3, "kind": "moved", "args": {"who": "anna", "place": "B5"}}
    assert cleo.catches_up().view["team"][0]["place"] == "B5"
    assert len(killer.catches_up().heard) == before + 1, "all that the killer heard is the answer to his own question"
    fresh = table.sit("survivor1")
    assert (fresh.view, fresh.question, fresh.events) == (bob.view, bob.question, bob.events)


def test_views_kept_by_news_are_what_a_newcomer_is_shown(server: ThreadServer) -> None:
    table, people = mansion(server, spectators="live")
    people["spectator"] = table.watch()
    play_some({seat: people[seat] for seat in CROWD}, random.Random(3), 60)
    for seat in CROWD:
        old, new = people[seat].catches_up(), table.sit(seat)
        assert (new.view, new.question, new.result) == (old.view, old.question, old.result)
        assert new.events == old.events[-200:]
        assert new.table == old.catches_up().table
    assert table.watch().view == people["spectator"].catches_up().view


def test_an_impossible_answer_is_refused_with_its_rule_and_changes_nothing(server: ThreadServer) -> None:
    table, people = mansion(server)
    bob = people["survivor1"]
    reply = bob.answers("move:G5")
    assert reply["type"] == "refused"
    assert reply["error"]["rule"]
    assert reply["error"]["text"]
    because = bob.does("why", option="move:G5")
    assert (because["type"], because["error"]["rule"]) == ("because", reply["error"]["rule"])
    assert bob.does("why", option="move:B5")["error"] is None
    fresh = table.sit("survivor1")
    assert (fresh.view, fresh.question) == (bob.view, bob.question)


def test_refusals_speak_the_language_of_whoever_came_in(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me")
    german = table.sit(KILLER, language="de-AT").does("start")["error"]["text"]
    english = table.sit(KILLER, language="en").does("start")["error"]["text"]
    assert german != english
    assert "Plätze" in german
    assert server.get("/api/tables/none", **{"accept-language": "de"}).json["error"]["text"].startswith("Diesen Tisch")


def test_an_answer_to_yesterdays_question_comes_late(server: ThreadServer) -> None:
    _table, people = mansion(server)
    bob = people["survivor1"]
    old = bob.question["id"] if bob.question else ""
    bob.answers("move:B5")
    assert bob.is_refused("answer", question=old, option="move:B4") == "error-late"
    assert people[KILLER].is_refused("answer", question="killer-1", option="move:B4") == "error-late"


def test_the_same_command_sent_again_takes_effect_once(server: ThreadServer) -> None:
    table, people = mansion(server)
    bob = people["survivor1"]
    question = bob.question["id"] if bob.question else ""
    assert bob.answers("move:B5", question=question, id="only once")["type"] == "done"
    seen = bob.catches_up().view
    assert bob.answers("move:B5", question=question, id="only once")["type"] == "done"
    device = table.sit("survivor1")
    assert device.answers("move:B5", question=question, id="only once")["type"] == "done"
    assert device.catches_up().view == seen
    for _ in range(3):
        bob.does("say", words="Anybody there?", id="said once")
    assert [line["words"] for line in device.catches_up().talk] == ["Anybody there?"]


def test_command_ids_of_different_seats_are_independent(server: ThreadServer) -> None:
    _table, people = mansion(server)
    people["survivor1"].does("say", words="one", id="same")
    people["survivor2"].does("say", words="two", id="same")
    assert [line["words"] for line in people[KILLER].catches_up().talk] == ["one", "two"]


def test_nobody_is_told_what_is_not_stored_yet(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = mansion(server)
    bob, cleo = people["survivor1"].catches_up(), people["survivor2"].catches_up()
    may_store = threading.Event()
    honest = server.registry.store.append

    async def slowly(*entry: Any) -> bool:
        await asyncio.to_thread(may_store.wait)
        return await honest(*entry)

    monkeypatch.setattr(server.registry.store, "append", slowly)
    bob.tells({"type": "say", "id": "slow", "words": "not yet on disk"})
    live = server.live(table)
    wait_for(lambda: live._stale, "the words to be on their way to the disk")
    people["survivor3"].goes()
    wait_for(lambda: server.registry.here(table.id).get("survivor3", 0) == 0, "one of them to be gone")
    assert cleo.catches_up().talk == []
    may_store.set()
    cleo.waits_until(lambda guest: guest.talk)
    assert cleo.table["seats"]["survivor3"]["here"] is False


# -- taking back -----------------------------------------------------------------------------------------------------


def test_a_move_is_taken_back_until_somebody_has_learnt_something(server: ThreadServer) -> None:
    _table, people = mansion(server, undo="free")
    bob = people["survivor1"]
    before = copy.deepcopy((bob.view, bob.question, bob.events))
    bob.answers("move:B5")
    assert bob.view != before[0]
    assert bob.does("undo")["type"] == "done"
    assert (bob.view, bob.question, bob.events) == before
    assert bob.is_refused("undo").startswith("error-undo")
    assert bob.is_refused("ask_undo") == "error-undo-unasked"


def test_where_nothing_is_taken_back_nothing_is(server: ThreadServer) -> None:
    _table, people = mansion(server, undo="never")
    people["survivor1"].answers("move:B5")
    assert people["survivor1"].is_refused("undo") == "error-undo-never"
    assert people["survivor1"].is_refused("ask_undo") == "error-undo-unasked"


def test_all_agree_to_take_back_what_others_know_already(server: ThreadServer) -> None:
    table, people = mansion(server, undo="ask")
    killer, bob, cleo, dan = (people[seat] for seat in CROWD)
    first = bob.question
    assert bob.is_refused("ask_undo") == "error-undo-nothing"
    bob.answers("move:B5")
    cleo.catches_up().answers("calm" if "calm" in (cleo.question or {})["options"] else "move:B5")
    bob.does("ask_undo")
    vote = killer.catches_up().table["votes"][0]
    assert vote["what"] == "undo"
    for guest in (killer, cleo, dan):
        guest.does("vote", vote=vote["id"], yes=True)
    bob.catches_up()
    assert bob.question is not None
    assert bob.question["options"] == (first or {})["options"]
    for seat in CROWD:
        fresh = table.sit(seat)
        assert (fresh.view, fresh.events) == (people[seat].catches_up().view, people[seat].events)


def test_a_vote_stays_open_whatever_is_answered_in_secret(server: ThreadServer) -> None:
    _table, people = mansion(server, undo="ask")
    killer, bob, cleo, dan = (people[seat] for seat in CROWD)
    first = (bob.question or {})["options"]
    asked = (cleo.question or {})["options"]
    bob.answers("move:B5")
    bob.does("ask_undo")
    heard = len(killer.catches_up().heard)
    cleo.catches_up().answers("move:B5")
    assert len(killer.catches_up().heard) == heard + 1, "the killer heard of a secret answer"
    vote = killer.table["votes"][0]["id"]
    for guest in (killer, cleo, dan):
        guest.does("vote", vote=vote, yes=True)
    assert (bob.catches_up().question or {})["options"] == first
    assert (cleo.catches_up().question or {})["options"] == asked


def test_an_undo_that_somebody_refuses_does_not_happen(server: ThreadServer) -> None:
    _table, people = mansion(server, undo="ask")
    bob = people["survivor1"]
    bob.answers("move:B5")
    bob.does("ask_undo")
    seen = bob.catches_up().view
    vote = people[KILLER].catches_up().table["votes"][0]["id"]
    people[KILLER].does("vote", vote=vote, yes=False)
    assert bob.catches_up().table["votes"] == []
    assert bob.view == seen


# -- talking ---------------------------------------------------------------------------------------------------------


def test_talk_for_all_and_for_the_team(server: ThreadServer) -> None:
    table, people = mansion(server, spectators="live")
    watcher = table.watch()
    people["survivor1"].says("  hello   all ")
    people["survivor1"].says("to the radio", team=True)
    people[KILLER].says("<script>alert(1)</script>")
    heard = {seat: [line["words"] for line in guest.catches_up().talk] for seat, guest in people.items()}
    assert heard["survivor2"] == ["hello all", "to the radio", "<script>alert(1)</script>"]
    assert heard[KILLER] == ["hello all", "<script>alert(1)</script>"]
    assert [line["words"] for line in watcher.catches_up().talk] == heard[KILLER]
    assert [line["words"] for line in table.sit(KILLER).talk] == heard[KILLER]
    assert people[KILLER].is_refused("say", words=" \n ") == "error-words"
    assert people[KILLER].is_refused("say", words="a" * 501) == "error-words"


def test_talk_cannot_send_commands_to_a_terminal(server: ThreadServer) -> None:
    waiting = server.table("terrorscape", killer="me")
    _table, people = mansion(server)
    for guest in (waiting.sit("killer"), people["survivor1"]):
        guest.says("Look: \x1b[2J\x9b2J\x07")
        assert guest.catches_up().talk[-1]["words"] == "Look: \ufffd[2J\ufffd2J\ufffd"


def test_people_talk_while_they_wait_for_others(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me")
    ada = table.sit(KILLER)
    ada.says("Who is coming?")
    assert [line["words"] for line in table.join("survivor1", "Bob").talk] == ["Who is coming?"]


def test_a_ping_is_shown_once_to_the_own_team_and_kept_nowhere(server: ThreadServer) -> None:
    table, people = mansion(server, spectators="live")
    watcher = table.watch()
    people["survivor1"].does("ping", kind="look", on="B5")
    assert people["survivor2"].catches_up().pings == [{"seat": "survivor1", "kind": "look", "on": "B5"}]
    newcomer = table.sit("survivor3")
    newcomer.goes()
    people[KILLER].says("who was that?")
    for guest in (people["survivor1"], people["survivor2"], people["survivor3"]):
        assert len(guest.catches_up().pings) == 1
    for guest in (people[KILLER], watcher, table.sit("survivor2")):
        assert guest.catches_up().pings == []
    assert people["survivor1"].is_refused("ping", kind="look", on="") == "error-ping"


def test_pencil_marks_are_the_killers_own(server: ThreadServer) -> None:
    table, people = mansion(server)
    killer = people[KILLER]
    assert killer.does("pencil", mark="assist", place="B5")["type"] == "done"
    assert killer.marks["assist"] == ["B5"]
    assert table.sit(KILLER).marks["assist"] == ["B5"]
    assert killer.does("pencil", mark="assist", place="B5", rub_out=True)["type"] == "done"
    assert killer.marks["assist"] == []
    assert killer.is_refused("pencil", mark="assist", place="B5", rub_out=True) == "error-pencil-none"
    assert people["survivor1"].is_refused("pencil", mark="assist", place="B5") == "error-pencil-never"


# -- watching --------------------------------------------------------------------------------------------------------


def test_a_table_without_spectators_is_watched_by_nobody(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me", public=True)
    watcher = table.watch()
    assert watcher.bye is not None
    assert watcher.bye["message"] == "error-spectators"


def test_spectators_see_what_everybody_may_know_and_do_nothing(server: ThreadServer) -> None:
    table, people = mansion(server, spectators="live")
    watcher = table.watch()
    assert people[KILLER].catches_up().table["watching"] == 1
    assert watcher.view["you"] == "spectator"
    assert watcher.question is None
    for command in ("undo", "ask_undo", "back", "leave", "rematch"):
        assert watcher.is_refused(command) == "error-spectator"
    assert watcher.is_refused("answer", question="survivor1-1", option="move:B5") == "error-spectator"
    assert watcher.is_refused("say", words="boo") == "error-spectator"
    assert watcher.does("older", before=5)["type"] == "older"


def test_delayed_spectators_see_nothing_of_the_last_minute(server: ThreadServer) -> None:
    table, people = mansion(server, spectators="delayed")
    people[KILLER].says("I am coming")
    watcher = table.watch().catches_up()
    assert (watcher.view, watcher.talk) == (None, [])


def test_delayed_spectators_see_it_later(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    delay = 0.7
    monkeypatch.setattr(spectators, "SPECTATOR_DELAY", delay)
    table, people = mansion(server, spectators="delayed")
    watcher = table.watch()
    for count, words in enumerate(("I am coming", "here I am"), 1):
        began = time.time()
        people[KILLER].says(words)
        watcher.waits_until(lambda guest, count=count: guest.view and len(guest.talk) == count)
        # Never too early, however slow the machine. The server counts whole milliseconds.
        assert time.time() - began >= delay - 0.002
    assert [line["words"] for line in watcher.talk] == ["I am coming", "here I am"]


# -- the line breaks -------------------------------------------------------------------------------------------------


def test_who_comes_back_hears_what_was_missed_and_nothing_twice(server: ThreadServer) -> None:
    table, people = mansion(server)
    bob = people["survivor1"].catches_up()
    bob.goes()
    people[KILLER].says("one")
    people[KILLER].says("two")
    back = table.sit("survivor1", after=bob).catches_up()
    assert back.heard[0].startswith('{"type":"resumed"')
    assert [line["words"] for line in back.talk] == ["one", "two"]
    assert not any('"patch"' in message for message in back.heard), "a view that has not changed is not sent again"
    assert back.table == table.sit("survivor1").catches_up().table


def test_who_was_away_too_long_is_told_everything_anew(server: ThreadServer) -> None:
    table, people = mansion(server)
    bob = people["survivor1"].catches_up()
    for epoch, last in ((bob.epoch, bob.n + 1), ("another", bob.n), ("", 0)):
        assert table.sit("survivor1", epoch=epoch, last=last).heard[0].startswith('{"type":"welcome"')


def test_older_events_are_told_on_request_as_far_as_the_seat_was_told_them(server: ThreadServer) -> None:
    _table, people = mansion(server)
    play_some(people, random.Random(5), 40)
    for guest in people.values():
        guest.catches_up()
        newest = guest.events[-1]["n"]
        reply = guest.does("older", before=newest, count=5)
        assert reply["events"] == [event for event in guest.events if newest - 5 <= event["n"] < newest]
        assert guest.does("older", before=1)["events"] == []
