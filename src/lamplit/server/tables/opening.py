"""Opens tables, new ones and rematches. The first entries say who sits where."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

import msgspec

from ... import game as find_game
from ...engine import Illegal
from ...engine.settings import dated, settle
from .. import keys
from ..errors import Refused
from ..storage.jobs import NewTable
from ..storage.store import TableRow, new_table
from . import entries as e
from .commands import check_level, check_name
from .effects import take
from .table_state import GATHERING, TableState
from .terms import Terms


@dataclass(frozen=True)
class Opened:
    """A new table and its secrets, which are sent only once."""

    table: str
    host: str
    invite: str
    seats: dict[str, str]


@dataclass
class TableRequest:
    """A request for a table."""

    terms: Terms
    seats: Mapping[str, str] = field(default_factory=dict)
    name: str = ""
    record: str | None = None
    address: str = ""
    """The address of the host."""
    secret: str = field(default_factory=keys.make)
    """The source of its id and all its secrets: the same secret gives the same table."""
    guided: bool = False
    """Whether it is a guided first game, whose cards and dice are known beforehand."""

    @property
    def host(self) -> str:
        """The host's secret."""
        return keys.from_text("host", self.secret)

    @property
    def invite(self) -> str:
        """The secret in the invitation."""
        return keys.from_text("invite", self.secret)

    def seat(self, name: str) -> str:
        """Return the secret of one of the host's seats."""
        return keys.from_text(f"seat {name}", self.secret)


def table_as_requested(request: TableRequest, id: str, now: int) -> tuple[TableRow, list[e.Entry]]:
    """Return the row and the first entries of a requested table, or refuse the request."""
    game = find_game(request.terms.game)
    options = settle(game.settings, request.terms.options)
    game.check(options)
    seats = game.seats(options)
    for seat in request.seats:
        if seat not in seats:
            raise Illegal("error-seat", seat=seat, known=", ".join(seats))
    mark = keys.mark_of(request.address, keys.hashed(request.invite))
    first: list[e.Entry] = []
    for seat in seats:
        kind, _, level = request.seats.get(seat, "open").partition(":")
        if kind == "me":
            first.append(e.SatDown(seat, check_name(request.name), keys.hashed(request.seat(seat)), mark))
        elif kind == "bot":
            first.append(e.SeatSet(seat, check_level(game.name, level)))
        elif kind != "open" or level:
            raise Refused("error-seat-who", who=request.seats[seat])
    if request.guided and (len(first) < len(seats) or request.terms.public or request.record or not game.first_game):
        raise Refused("error-guided")
    terms = Terms.unpack({**request.terms.pack(), "options": options})
    if request.guided:
        terms = msgspec.structs.replace(terms, latecomers=False)
    stage = _begun(first, len(seats), game.rules, now)
    row = TableRow(
        id=id,
        game=game.name,
        settings=terms.pack(),
        seed=game.first_game if request.guided else None if request.record else keys.new_seed(),
        start=request.record,
        host=keys.hashed(request.host),
        invite=keys.hashed(request.invite),
        public=terms.public,
        stage=stage,
        created=now,
        changed=now,
    )
    state = TableState(terms, row.seed, row.start)
    for entry in first:
        take(state, entry, now)
    return row, first


def rematch(old: TableRow, state: TableState, new: str, now: int) -> NewTable:
    """Return the table of a rematch for those who hold seats now."""
    result = (state.match.result if state.match else None) or {}
    options = {**state.game.rematch_options(state.terms.options, result), **_new_date(state, now)}
    terms = msgspec.structs.replace(state.terms, options=options, imported=False)
    first: list[e.Entry] = []
    for name, chair in state.chairs.items():
        if chair.held:
            first.append(e.SatDown(name, chair.name, chair.key, chair.address))
        elif chair.who != "open":
            first.append(e.SeatSet(name, chair.level))
    stage = _begun(first, len(state.chairs), state.game.rules, now)
    row = TableRow(
        id=new,
        game=terms.game,
        settings=Terms.pack(terms),
        seed=keys.new_seed(),
        start=None,
        host=old.host,
        invite=old.invite,
        public=old.public,
        stage=stage,
        created=now,
        changed=now,
    )
    return new_table(row, [e.pack(entry) for entry in first])


def _new_date(state: TableState, now: int) -> dict[str, int]:
    """Return today's date as options, if the old table had one."""
    today = date.fromtimestamp(now / 1000)
    found = dated(state.game.settings, today.month, today.day)
    return {name: value for name, value in found.items() if state.terms.options.get(name)}


def _begun(first: list[e.Entry], seats: int, rules: int, now: int) -> str:
    """Return the stage of a new table; without open seats the game begins at once."""
    if len(first) < seats:
        return GATHERING
    first.append(e.Started(rules, "", now))
    return "running"
