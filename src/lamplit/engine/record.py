"""Records: a match as JSON lines that people and programs can read.

`docs/record.md` shows a commented example. The lines are a header, the segments (answers, outcomes of chance,
events) with a checkpoint before some of them, what was said and noted, and an end line. Every line carries a sum over
itself and all lines before it, so that a record that was cut short or altered is noticed before anything is done
with it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .chance import commitment
from .errors import BadRecord, LamplitError, UnknownSeat
from .game import Game
from .match import Match, lay
from .modules import changed, of_today, upgraded, versions
from .options import settle
from .public_types import ToldEvent
from .record_lines import canonical, is_dict, is_list, parse
from .record_writer import segment_line
from .segment import heard_by
from .table import SPECTATOR, Table
from .table_talk import is_table_talk

FIELDS = frozenset({"lamplit", "game", "rules", "modules", "options", "seats", "seed", "commitment", "start"})
"""All that has ever stood in a header, besides its sum."""


@dataclass(frozen=True)
class Story:
    """A record that has been read and found whole, but not played: enough to watch the game.

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
        """Everybody through whose eyes the game can be watched."""
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
        elif is_table_talk(line):
            story.table_talk.append(line)
        else:
            raise BadRecord("error-record-line", line=number)
    return story


def load(text: str, find_game: Callable[[str], Game[Any]]) -> Match:
    """The match of a record, ready to go on.

    It is played again from its start, and every outcome, event and checkpoint must come out as written. A record of
    other rules is continued from its newest checkpoint instead.
    """
    story = read(text)
    header = story.header
    game = find_game(header["game"])
    try:
        options = settle(game.settings, header["options"])
        game.check(options)
    except LamplitError as error:
        raise BadRecord("error-record-header", field="options") from error
    if list(game.seats(options)) != header["seats"]:
        raise BadRecord("error-record-header", field="seats")
    as_then = of_today(game, header["rules"], header.get("modules", {}))
    match = _replayed(game, options, story) if as_then else _continued(game, options, story)
    match.table_talk.unpack(story.table_talk)
    return match


def _replayed(game: Game[Any], options: dict[str, Any], story: Story) -> Match:
    header = story.header
    seed = header.get("seed")
    if seed is None:
        match = _begun(game, options, None, _unpacked(game, options, header["start"]))
    else:
        match = _begun(game, options, seed, lay(game, options, seed))
    checkpoints = dict(story.checkpoints)
    for number, segment in enumerate([*story.segments, None]):
        if number in checkpoints:
            save = match.checkpoint_before(min(number, len(match.segments)))
            if canonical(save.pack()) != canonical(checkpoints[number]):
                raise BadRecord("error-record-differs", chapter=number + 1)
        if segment is not None:
            _play(match, segment, number + 1)
    written = [canonical(segment_line(segment)) for segment in match.story()]
    found = [canonical(segment) for segment in story.segments]
    if written != found or canonical(match.result) != canonical(story.result):
        same = [mine == theirs for mine, theirs in zip(written, found, strict=False)]
        raise BadRecord("error-record-differs", chapter=same.index(False) + 1 if False in same else len(same))
    if versions(game, match.table) != header.get("modules", {}):
        raise BadRecord("error-record-header", field="modules")
    return match


def _continued(game: Game[Any], options: dict[str, Any], story: Story) -> Match:
    rules, modules = story.header["rules"], story.header.get("modules", {})
    refusal = BadRecord("error-record-rules", rules=rules, known=game.rules)
    if rules == game.rules:
        refusal = BadRecord("error-record-module", module=changed(game, modules)[0][:80])
    if not story.checkpoints:
        raise refusal
    try:
        packed = upgraded(game, story.checkpoints[-1][1], rules, modules)
    except Exception as error:
        raise refusal from error
    return _begun(game, options, None, _unpacked(game, options, packed))


def _unpacked(game: Game[Any], options: dict[str, Any], packed: Any) -> Table:
    """The table that somebody wrote down, if it is one that can lie there."""
    try:
        game.bounds.check(packed)
        table: Table = game.table.unpack(packed)
        game.check_table(table, options)
    except (TypeError, ValueError) as error:
        raise BadRecord("error-record-checkpoint", reason=str(error)[:200]) from None
    except Exception as error:  # where the pieces lie is for the game to say: it may stumble over what was made up
        raise BadRecord("error-record-checkpoint", reason=f"{type(error).__name__}: {error}"[:200]) from error
    return table


def _begun(game: Game[Any], options: dict[str, Any], seed: str | None, table: Table) -> Match:
    """A match from a table out of a record. That the rules can make sense of it is seen by looking at it once."""
    try:
        match = Match(game, options, seed, table)
        for seat in (*match.seats, SPECTATOR):
            match.view(seat)
        for question in match.questions:
            question.pack()
    except Exception as error:
        raise BadRecord("error-record-checkpoint", reason=f"{type(error).__name__}: {error}"[:200]) from error
    return match


def _play(match: Match, segment: dict[str, Any], number: int) -> None:
    for seat, name, *moment in segment["answers"]:
        try:
            match.answer(seat, name, *moment)
        except LamplitError as error:
            raise BadRecord("error-record-answer", chapter=number, name=name, seat=seat) from error


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


def _told_well(segment: dict[str, Any]) -> bool:
    """Whether answers, outcomes and events have the shape they should."""
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
