"""Writing records: a match as JSON lines. `record` says what they look like, and reads them."""

from collections.abc import Mapping
from typing import Any

from .chance import commitment
from .modules import versions
from .record_lines import FORMAT, summed
from .replay import KEEP_EVERY, Replayable
from .segment import Segment
from .table import Table
from .table_talk import TableTalk


def write(
    played: Replayable, options: Mapping[str, Any], seed: str | None, origin: Table, table_talk: TableTalk
) -> str:
    """The record of what was played from `origin`, or from the `seed` it follows from."""
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
    lines += table_talk.pack()
    lines.append({"end": True, "lines": len(lines), "result": played.result})
    return summed(lines)


def segment_line(segment: Segment) -> dict[str, Any]:
    """A segment as a line of a record."""
    return {
        "answers": [[seat, name] if at is None else [seat, name, at] for seat, name, at in segment.answers],
        "chance": segment.dealt,
        "events": [[list(audience), kind, args] for audience, kind, args in segment.news],
    }
