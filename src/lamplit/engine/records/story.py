"""Reading records: a match as JSON lines that people and programs can read.

`docs/record.md` shows a commented example. The lines are a header, the segments (answers, outcomes of chance, events)
with a checkpoint before some of them, the table talk, and an end line. Every line carries a sum over itself and all
lines before it, so that a record that was cut short or altered is refused before anything is done with it.
"""

from dataclasses import dataclass
from typing import Any

from ..errors import BadRecord, UnknownSeat
from ..knowledge.public_types import ToldEvent
from ..state.chance import commitment
from ..state.json_data import is_dict, is_list
from ..state.table import SPECTATOR
from .events import heard_by
from .lines import parse

FIELDS = frozenset({"lamplit", "game", "rules", "modules", "options", "seats", "seed", "commitment", "start"})
"""All fields that a header has ever had, besides its sum."""


@dataclass(frozen=True)
class Story:
    """A record that was read and found whole, but not played. That is enough to watch the game.

    `checkpoints` holds packed tables, each with the number of segments before it.
    """

    header: dict[str, Any]
    segments: list[dict[str, Any]]
    table_talk: list[dict[str, Any]]
    result: dict[str, Any] | None
    checkpoints: list[tuple[int, dict[str, Any]]]

    def events(self, seat: str) -> list[ToldEvent]:
        """What a seat was told, in order."""
        if seat not in self.seats:
            raise UnknownSeat("error-seat", seat=str(seat)[:80], known=", ".join(self.seats))
        news = [event for segment in self.segments for event in segment["events"]]
        return heard_by(seat, [(tuple(audience), kind, args) for audience, kind, args in news], 0)

    @property
    def seats(self) -> list[str]:
        """The seats from whose viewpoints the game can be watched, with the spectator."""
        return [*self.header["seats"], SPECTATOR]


def read(text: str) -> Story:
    """Reads a record and checks that it is whole, without playing it."""
    header, *lines = parse(text)
    _check_header(header)
    end = lines.pop() if lines else {}
    if end.keys() != {"end", "lines", "result"} or type(end["lines"]) is not int or end["lines"] != len(lines) + 1:
        raise BadRecord("error-record-short", lines=len(lines) + 1)
    result = end["result"]
    story = Story(header, [], [], result, [])
    if end["end"] is not True or not (result is None or is_dict(result)):
        raise BadRecord("error-record-line", line=len(lines) + 2)
    for number, line in enumerate(lines, 2):
        if line.keys() == {"answers", "chance", "events"} and _told_well(line) and not story.table_talk:
            story.segments.append(line)
        elif line.keys() == {"checkpoint"} and is_dict(line["checkpoint"]) and not story.table_talk:
            story.checkpoints.append((len(story.segments), line["checkpoint"]))
        elif _is_table_talk(line):
            story.table_talk.append(line)
        else:
            raise BadRecord("error-record-line", line=number)
    return story


def _check_header(header: dict[str, Any]) -> None:
    for name in header:
        if name not in FIELDS:
            raise BadRecord("error-record-field", field=name[:80])
    for name, kind in (("game", str), ("rules", int), ("options", dict), ("seats", list)):
        if type(header.get(name)) is not kind:
            raise BadRecord("error-record-header", field=name)
    modules = header.get("modules", {})
    if not is_dict(modules) or not all(type(version) is int for version in modules.values()):
        raise BadRecord("error-record-header", field="modules")
    if not all(isinstance(seat, str) for seat in header["seats"]):
        raise BadRecord("error-record-header", field="seats")
    if ("seed" in header) == ("start" in header):
        raise BadRecord("error-record-header", field="seed")
    if "start" in header:
        if not is_dict(header["start"]):
            raise BadRecord("error-record-header", field="start")
    elif not isinstance(header["seed"], str):
        raise BadRecord("error-record-header", field="seed")
    elif header.get("commitment") != commitment(header["seed"]):
        raise BadRecord("error-record-header", field="commitment")


def _is_table_talk(line: dict[str, Any]) -> bool:
    """Whether a line of a record has the shape of table talk."""
    if line.keys() == {"said", "by", "to"}:
        return _word(line["said"]) and _word(line["by"]) and (line["to"] is None or _words(line["to"]))
    if line.keys() == {"marked", "by"} and is_dict(line["marked"]):
        return _word(line["by"]) and all(map(_words, line["marked"].values()))
    return False


def _word(data: Any) -> bool:
    return isinstance(data, str)


def _words(data: Any) -> bool:
    return is_list(data) and all(map(_word, data))


def _told_well(segment: dict[str, Any]) -> bool:
    """Whether answers, outcomes and events have the right shape."""
    if not all(isinstance(part, list) for part in segment.values()):
        return False
    return (
        all(_row(answer, str, str) or _row(answer, str, str, float) for answer in segment["answers"])
        and all(_row(outcome, str, str, object) for outcome in segment["chance"])
        and all(_row(event, list, str, dict) and _row(event[0], *[str] * len(event[0])) for event in segment["events"])
    )


def _row(data: Any, *kinds: type[Any]) -> bool:
    """Whether this is a list of values of these kinds, one each."""
    if not is_list(data) or len(data) != len(kinds):
        return False
    return all(isinstance(value, kind) for value, kind in zip(data, kinds, strict=True))
