"""Writing records: a match as lines of JSON. `docs/record.md` shows what they look like."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ..game import Game
from ..modules import versions
from ..state.chance import commitment
from ..state.table import Table
from .lines import FORMAT, summed
from .segment import KEEP_EVERY, Segment


class Played(Protocol):
    """What was played, as far as a record needs it: a match is such."""

    game: Game[Any]
    seats: tuple[str, ...]
    segments: list[Segment]

    @property
    def table(self) -> Table: ...

    @property
    def checkpoint(self) -> Table: ...

    @property
    def unfinished(self) -> Segment | None: ...

    @property
    def result(self) -> dict[str, Any] | None: ...

    def checkpoint_before(self, segment: int) -> Table: ...


def write(
    played: Played,
    options: Mapping[str, Any],
    seed: str | None,
    origin: Table,
    table_talk: Sequence[dict[str, Any]],
) -> str:
    """The record of what was played from the table `origin`, or from the `seed` that table follows from.

    `table_talk` holds what was said and noted, as lines of a record.
    """
    game = played.game
    header: dict[str, Any] = {"lamplit": FORMAT, "game": game.name, "rules": game.rules}
    if game.modules:
        header["modules"] = versions(game, played.table)
    header |= {"options": options, "seats": list(played.seats)}
    if seed is None:
        header["start"] = origin.pack()
    else:
        header |= {"seed": seed, "commitment": commitment(seed)}
    lines: list[dict[str, Any]] = [header]
    for number, segment in enumerate(played.segments):
        if number % KEEP_EVERY == 0:
            lines.append({"checkpoint": played.checkpoint_before(number).pack()})
        lines.append(segment_line(segment))
    lines.append({"checkpoint": played.checkpoint.pack()})
    unfinished = played.unfinished
    if unfinished is not None:
        lines.append(segment_line(unfinished))
    lines += table_talk
    lines.append({"end": True, "lines": len(lines), "result": played.result})
    return summed(lines)


def segment_line(segment: Segment) -> dict[str, Any]:
    """A segment as a line of a record."""
    return {
        "answers": [[seat, name] if at is None else [seat, name, at] for seat, name, at in segment.answers],
        "chance": segment.dealt,
        "events": [[list(audience), kind, args] for audience, kind, args in segment.news],
    }
