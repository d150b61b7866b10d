"""What the server refuses by itself, whatever the rules of a game say."""

from ..engine.errors import LamplitError


class Refused(LamplitError):
    """Something the server does not do, for a reason of its own and not of the game's rules."""


class Overrun(LamplitError):
    """Rules have used up the time they may have: nobody waits for them any longer."""


class SetAside(Refused):
    """Nothing more happens at a table, as its rules would not come to an end."""
