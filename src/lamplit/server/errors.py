"""What the server refuses by itself, whatever the rules of a game say."""

from ..engine.errors import LamplitError


class Refused(LamplitError):
    """Something the server does not do, for a reason of its own and not of the game's rules."""
