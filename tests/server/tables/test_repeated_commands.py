"""A repeated command or request takes effect once, for as long as the table remembers it."""

import json
from concurrent.futures import ThreadPoolExecutor

from lamplit.server.keys import make, new_seed
from lamplit.server.tables import entries as e
from lamplit.server.tables.effects import IDS_KEPT, IDS_KEPT_FOR, take
from lamplit.server.tables.table_state import TableState
from lamplit.server.tables.terms import Terms

from ..support.random_play import CAST, KILLER, mansion
from ..support.servers import ThreadServer

MANY = IDS_KEPT + 100


def test_a_command_is_done_once_however_many_have_come_since(server: ThreadServer) -> None:
    table, people = mansion(server)
    ada = people[KILLER]
    ada.does("say", words="once", id="once")
    for number in range(MANY):
        ada.tells({"type": "ping", "id": f"p{number}", "kind": "look", "on": "B5"})
    ada.catches_up()
    assert ada.does("say", words="once", id="once")["type"] == "done"
    assert len(ada.catches_up().talk) == 1
    server.forgets(table)
    back = table.sit(KILLER)
    assert back.does("say", words="once", id="once")["type"] == "done"
    assert len(back.catches_up().talk) == 1


def a_talk(count: int, pause: int) -> TableState:
    """Return a table with many lines of talk, some ms apart."""
    state = TableState(Terms("terrorscape", options=CAST), new_seed(), None)
    take(state, e.SatDown(KILLER, "Ada", "key"), 0)
    for number in range(count):
        take(state, e.Said(KILLER, "word", False, f"c{number}"), number * pause)
    return state


def test_what_is_long_ago_is_forgotten_once_enough_has_come_since() -> None:
    slow = a_talk(MANY, IDS_KEPT_FOR)
    assert len(slow.ids) == IDS_KEPT
    assert not slow.has_done(KILLER, "c0")
    assert slow.has_done(KILLER, f"c{MANY - IDS_KEPT}")


def test_what_is_not_long_ago_is_known_however_much_has_come_since() -> None:
    quick = a_talk(3 * IDS_KEPT, IDS_KEPT_FOR // (2 * IDS_KEPT))
    first = next(number for number in range(3 * IDS_KEPT) if quick.has_done(KILLER, f"c{number}"))
    assert first > 0
    assert len(quick.ids) > 2 * IDS_KEPT
    newest = max(quick.ids.values())
    assert all(newest - when <= IDS_KEPT_FOR for when in quick.ids.values())


def test_a_table_is_opened_once_however_often_the_wish_is_sent(server: ThreadServer) -> None:
    wish = {"game": "escape", "options": {"players": 2}, "seats": {"red": "me"}, "name": "Ada", "secret": make()}
    first = server.post("/api/tables", wish)
    again = server.post("/api/tables", wish)
    assert (first.status, again.status) == (201, 201)
    assert again.body == first.body
    opened = json.loads(first.body)
    assert opened["seats"].keys() == {"red"}
    other = json.loads(server.post("/api/tables", {**wish, "secret": make()}).body)
    assert not {opened["table"], *opened["seats"].values()} & {other["table"], *other["seats"].values()}


def test_a_wish_that_comes_many_times_at_once_opens_one_table(server: ThreadServer) -> None:
    wish = {"game": "escape", "options": {"players": 1}, "seats": {"red": "me"}, "name": "Ada", "secret": make()}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: server.post("/api/tables", wish), range(8)))
    assert {answer.status for answer in answers} <= {201, 409, 429}
    assert len({answer.body for answer in answers if answer.status == 201}) == 1


def test_a_seat_that_was_taken_since_is_not_given_to_whoever_opened_the_table(server: ThreadServer) -> None:
    """Only secrets that open something are repeated."""
    wish = {"game": "escape", "options": {"players": 2}, "seats": {"red": "me"}, "name": "Ada", "secret": make()}
    opened = json.loads(server.post("/api/tables", wish).body)
    joining = {"seat": "blue", "name": "Ben", "invite": opened["invite"], "secret": make()}
    assert server.post(f"/api/tables/{opened['table']}/join", joining).status == 201
    again = json.loads(server.post("/api/tables", {**wish, "seats": {"red": "me", "blue": "me"}}).body)
    assert again["seats"] == opened["seats"]


def test_a_secret_that_is_none_opens_no_table(server: ThreadServer) -> None:
    answer = server.post("/api/tables", {"game": "escape", "seats": {"red": "me"}, "name": "Ada", "secret": "short"})
    assert answer.status == 400
