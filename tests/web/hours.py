"""Time at a table in real time: it passes as fast as a test wants, and everybody is told the right hour."""

import lamplit
from lamplit.server.tables import entries
from lamplit.server.tables.table_state import TableState

from ..server.support.servers import Table, ThreadServer
from .people import Person


def leap(inn: ThreadServer, table: Table, short_of: float = 0) -> None:
    """Lets the time pass in which nothing happens by itself: until the next gong, slam or lock, or short of it."""
    live = inn.live(table)

    def make(state: TableState) -> entries.Entry | None:
        until = state.until()
        if until is None:
            return None
        return entries.ClockResumed(state.zero - max(0, round((until - short_of) * 1000) - (live.time() - state.zero)))

    inn.inside(lambda: live.act(make))


def table_of(inn: ThreadServer, person: Person) -> Table:
    """The table somebody sits at who has opened it in the browser."""
    return Table(inn, {"table": person.page.url.rpartition("/")[2], "host": "", "invite": "", "seats": {}})


def let_the_temple_collapse(inn: ThreadServer, table: Table, somebody: Person) -> None:
    """Lets the time run out."""

    def over() -> bool:
        leap(inn, table)
        return inn.live(table).state.stage == "over"

    somebody.waits(over, "the temple has collapsed")


def goes_on(inn: ThreadServer, match: lamplit.Match, **terms: object) -> Table:
    """A table at which a game goes on that was begun elsewhere; all its seats are for people."""
    brought = inn.request("POST", "/api/records", match.record().encode()).json
    seats = dict.fromkeys(match.seats, "me")
    opening = {"game": match.game.name, "name": "Ada", "record": brought["record"], "seats": seats, **terms}
    return Table(inn, inn.post("/api/tables", opening, brought["invite"]).json)
