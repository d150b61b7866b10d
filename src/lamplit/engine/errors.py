"""Errors, each of which tells people what to do next.

An error carries a message id and arguments, never prose: the words stand in the `.ftl` files. `speaks` registers the
function that puts errors into words (the `lamplit` package does so); without one an error shows its id and arguments.
"""

from collections.abc import Callable
from typing import Any

Speaker = Callable[["LamplitError", str | None], str]
_speakers: list[Speaker] = []


def speaks(speaker: Speaker) -> None:
    """Lets `speaker` put errors into words from now on."""
    _speakers[:] = [speaker]


class LamplitError(Exception):
    """Any error that Lamplit raises deliberately.

    >>> error = Illegal("error-over", name="move:B5")
    >>> error.message, error.arguments, error.rule
    ('error-over', {'name': 'move:B5'}, None)
    """

    def __init__(self, message: str, /, **args: Any) -> None:
        super().__init__(message, args)
        self.message = message
        self.arguments = args

    def text(self, language: str | None = None) -> str:
        """The error in words, in that language or the person's own."""
        if _speakers:
            return _speakers[-1](self, language)
        return f"{self.message} {self.arguments}"

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Any, ...]:
        return (_remake, (type(self), self.message, self.arguments))


def _remake(kind: type[LamplitError], message: str, args: dict[str, Any]) -> LamplitError:
    made = kind.__new__(kind)
    LamplitError.__init__(made, message, **args)
    return made


class Illegal(LamplitError):
    """An answer the rules do not allow. `rule` is the id of the rule that forbids it, where one does."""

    @property
    def rule(self) -> str | None:
        """The id of the forbidding rule in the game's rulebook."""
        return self.arguments.get("rule")

    @property
    def reason(self) -> str:
        """Why not, in words."""
        return self.text()


class UnknownGame(LamplitError):
    """There is no game by that name."""


class UnknownSeat(LamplitError):
    """There is no seat by that name at this table."""


class BadOption(LamplitError):
    """A table option that does not exist, or a value it cannot take."""


class BadRecord(LamplitError):
    """A record that cannot be read: malformed, cut short, altered, or not a record at all."""


class NewerRecord(BadRecord):
    """A record written by a newer Lamplit."""


class Fault(LamplitError):
    """A rule raised an exception. The match is as it was before the answer."""

    @classmethod
    def of(cls, where: str, error: BaseException) -> "Fault":
        """The fault that an exception in the rules amounts to; `where` names the step or question."""
        return cls("error-fault", step=where, error=f"{type(error).__name__}: {error}"[:200])


class Excess(LamplitError):
    """Rules ran without end, or told or offered far too much. The match is as it was before the answer."""


class Forgotten(LamplitError):
    """The match was resumed from a checkpoint and has forgotten what was asked for."""


class NoSample(LamplitError):
    """No hidden world was found that fits what a seat has seen in this step."""
