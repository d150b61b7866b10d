"""Errors of the server itself, as opposed to refusals by a game's rules."""

from ..engine.errors import LamplitError


class Refused(LamplitError):
    """The server refuses a request for a reason of its own."""


class Overrun(LamplitError):
    """Rules used up their time and were interrupted."""


class SetAside(Refused):
    """The table is set aside, because its rules did not come to an end."""
