"""What a side may not know is nowhere on its device.

Not on the page, not in what the browser stores or caches, not in an address, not in the console, not on the line.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import lamplit
from lamplit.engine import SPECTATOR
from lamplit.server.patch import apply
from lamplit.text import wording

from ..server.support.servers import Table, ThreadServer
from .conftest import Come
from .hours import goes_on
from .people import Person
from .test_terrorscape import QUICK, TEAM, laid

KILLER = ("killer",)
# One evening in sixty ends before all that is to be looked at has happened; this one does not.
LONG_EVENING = 8


def words_in(data: Any) -> Iterator[str]:
    """All words in some data, down to the last."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from words_in(value)
    elif isinstance(data, list):
        for item in data:
            yield from words_in(item)


class Onlooker:
    """Somebody who knows all that the rules tell one side, and looks over the shoulder of who sits there."""

    def __init__(self, inn: ThreadServer, table: Table, person: Person, seats: tuple[str, ...]) -> None:
        self.inn, self.table, self.person, self.seats = inn, table, person, seats
        self.known: set[str] = set()
        # The names of the rooms are printed on the board, whoever stands in them.
        self.printed = person.page.content()

    def learn(self) -> None:
        """Notes what the rules tell the side at this moment."""
        live = self.inn.live(self.table)
        match = live.state.match
        assert match is not None
        self.known.update(words_in(live.info))
        for seat in self.seats:
            question = None if seat == SPECTATOR else match.question(seat)
            self.known.update(words_in([match.view(seat), match.events(seat), question and question.pack()]))

    def look(self, hidden_from_them: tuple[str, ...]) -> set[str]:
        """Checks the device; gives the words that are kept from it at this moment."""
        match = self.inn.live(self.table).state.match
        assert match is not None
        others = [[match.view(seat), match.events(seat)] for seat in hidden_from_them]
        secret = set(words_in(others)) - self.known
        heard = [*self.person.told, *self.person.read]
        said = {word for message in heard for word in words_in(json.loads(message))}
        assert secret & said == set(), "on the line"
        names = {wording.name(word, "terrorscape", "en") for word in secret}
        page, traces = self.person.page.content(), self.person.traces
        shown = {word for word in secret | names if len(word) > 3 and f">{word}<" in page}
        assert {word for word in shown if f">{word}<" not in self.printed} == set(), "on the page"
        left = json.dumps(traces).replace('\\"', '"')
        assert not [word for word in secret if f'"{word}"' in left], "in what the browser keeps"
        assert traces["databases"] == [], "nothing is kept where nobody looks"
        assert self.person.console == [], "nothing is said behind the page"
        return secret

    def view(self) -> Any:
        """What the line has told of the view, message by message."""
        view: Any = None
        for message in map(json.loads, self.person.told):
            if message["type"] == "welcome":
                view = message["view"]
            elif "patch" in message:
                view = apply(view, message["patch"])
        return view


def test_neither_side_ever_holds_what_the_other_hides(inn: ThreadServer, comes: Come):
    table = goes_on(inn, lamplit.new("terrorscape", LONG_EVENING, QUICK))
    ada, ben = comes("Ada").sits(table, *KILLER), comes("Ben").sits(table, *TEAM)
    behind_ada, behind_ben = Onlooker(inn, table, ada, KILLER), Onlooker(inn, table, ben, tuple(TEAM))
    ben.page.get_by_role("tab", name="Talk").click()
    ben.page.get_by_label("team only").check()
    ben.page.get_by_label("Say something").fill("meet me at the well")
    ben.presses("Send")
    ben.sees("meet me at the well")
    for onlooker in (behind_ada, behind_ben):
        onlooker.learn()
    luck, kept_from_ada, kept_from_ben = Random(8), set[str](), set[str]()
    for answers in range(60):
        before = inn.live(table).state.number
        ada.waits(lambda: ada.acts(luck) or ben.acts(luck), "somebody is asked")
        ada.waits(lambda before=before: inn.live(table).state.number > before, "the server has heard it")
        for onlooker in (behind_ada, behind_ben):
            onlooker.learn()
        if answers % 6 == 5:
            kept_from_ada |= behind_ada.look(tuple(TEAM))
            kept_from_ben |= behind_ben.look(KILLER)
    assert kept_from_ada, "the survivors had something to hide"
    assert kept_from_ben, "the killer had something to hide"
    match = inn.live(table).state.match
    assert match is not None
    ada.waits(
        lambda: behind_ada.view() == match.view("killer"), "the killer was told all that the rules tell, and no more"
    )
    assert "meet me at the well" not in everything(ada)
    for seat in TEAM:
        assert table.secrets[seat] not in everything(ada)
    assert table.secrets["killer"] not in everything(ben)


def everything(person: Person) -> str:
    """All that is on a device, and all that ever came there."""
    return "".join([*person.told, *person.read, *person.console, person.page.content(), json.dumps(person.traces)])


def test_secrets_stand_in_no_address_and_in_no_cache(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ben = comes("Ben").sits(table, *TEAM).is_asked()
    ben.opens(f"#/table/{table.id}?invite={table.invite}").is_asked()
    ben.waits(lambda: len(ben.traces["cached"]) == 2, "the page for bad times is cached")
    traces = ben.traces
    assert table.secrets["survivor1"] in json.dumps(traces["stored"]), "the seat is kept"
    assert sorted(traces["cached"]) == [ben.home + "offline.html", ben.home + "offline.js"]
    elsewhere = json.dumps([traces["cached"], traces["addresses"], traces["elsewhere"]]) + "".join(
        reply.url + json.dumps(reply.request.headers.get("referer", "")) for reply in ben.replies
    )
    for secret in (*table.secrets.values(), table.invite):
        assert secret not in elsewhere


def test_who_watches_a_game_holds_nothing_that_a_side_hides(inn: ThreadServer, comes: Come):
    table = laid(inn, spectators="live")
    ada, ben = comes("Ada").sits(table, *KILLER), comes("Ben").sits(table, *TEAM)
    cleo = comes("Cleo").opens(f"#/table/{table.id}?invite={table.invite}").presses("Watch")
    cleo.page.locator(".table").wait_for()
    behind, luck, hidden = Onlooker(inn, table, cleo, (SPECTATOR,)), Random(4), set[str]()
    behind.learn()
    for answers in range(24):
        before = inn.live(table).state.number
        ada.waits(lambda: ada.acts(luck) or ben.acts(luck), "somebody is asked")
        ada.waits(lambda before=before: inn.live(table).state.number > before, "the server has heard it")
        behind.learn()
        if answers % 6 == 5:
            hidden |= behind.look((*KILLER, *TEAM))
    assert hidden, "both sides had something to hide"
    for secret in table.secrets.values():
        assert secret not in everything(cleo)
