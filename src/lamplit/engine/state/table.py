"""The table: what the state of every game has in common.

Rules are `async def` functions over a table. They await decisions (see `questions.asking`), get their luck from
`table.chance`, and tell seats what happens (`tell`). There is no event loop: a `Match` drives the coroutine of the
current step, and between two steps no coroutine is alive.
"""

from typing import Any, NoReturn, TypeVar

from ..errors import Excess
from .chance import Chance
from .plain import Plain, mapping, plain, transient

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

SPECTATOR = "spectator"
CLOCK = "clock"
Audience = tuple[str, ...]
ALL: Audience = ("*",)
NOBODY: Audience = ()
OVER = "over"
MOST_EVENTS = 2_000
"""The most events between two checkpoints; rules that tell more are taken to run for ever."""

Event = tuple[Audience, str, dict[str, Any]]


class Over(Exception):
    """Raised by `Table.end`: the game is decided, whatever was going on."""


@plain
class Table(Plain):
    """The state of a match. A game's table adds what lies on it.

    `step` is the name of the step the match is in (`OVER` when it has ended), `now` the virtual time in seconds,
    `asked` counts the questions each seat has been put (so that a question's id tells a seat nothing about the
    others), `result` says how the game ended.
    """

    step: str
    chance: Chance
    now: float = 0.0
    asked: dict[str, int] = mapping()
    result: dict[str, Any] = mapping()
    news: list[Event] = transient()

    def tell(self, audience: Audience, kind: str, /, **args: Any) -> None:
        """Lets the audience know that something happened. Arguments are ids and numbers, never prose."""
        news = self.news
        news.append((audience, kind, args))
        if len(news) > MOST_EVENTS:
            raise Excess("error-excess-events", most=MOST_EVENTS)

    def end(self, **result: Any) -> NoReturn:
        """Ends the game here and now."""
        self.result = result
        raise Over
