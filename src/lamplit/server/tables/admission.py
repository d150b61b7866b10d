"""Checks who may come to a table: the host, guests, latecomers, spectators, and people who have seen another side."""

from collections.abc import Collection

from .. import keys
from ..errors import Refused
from .live_table import LiveTable
from .table_state import TableState


def admit_host(table: LiveTable, secret: str) -> None:
    """Check that this is the secret of the table's host."""
    if not keys.fits(secret, table.row.host):
        raise Refused("error-secret")


def admit_guest(table: LiveTable, invite: str) -> None:
    """Check that a person without a seat may know of the table."""
    if table.row.public:
        return
    kept = [table.row.invite, table.row.host, *(chair.key for chair in table.state.chairs.values())]
    if not any(keys.fits(invite, key) for key in kept):
        raise Refused("error-invite")


def admit_latecomer(table: LiveTable, invite: str) -> None:
    """Check that a latecomer was invited; only invited people join a running game, at public tables too."""
    if not keys.fits(invite, table.row.invite):
        raise Refused("error-late-invite")


def admit_spectator(table: LiveTable, invite: str) -> None:
    """Check that a person may watch."""
    admit_guest(table, invite)
    if table.state.terms.spectators == "none":
        raise Refused("error-spectators")


def check_viewpoint(state: TableState, seat: str, knows: Collection[str]) -> None:
    """Check that a person who has seen one side's secrets does not join another side."""
    viewpoint = state.sides.viewpoint
    known = {viewpoint(each) for each in knows if each in state.chairs}
    if known and seat in state.chairs and viewpoint(seat) not in known:
        raise Refused("error-other-side", seat=seat, game=state.game.name)
