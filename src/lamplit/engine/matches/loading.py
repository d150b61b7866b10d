"""Loading: a record is played again from its start, or continued from its newest checkpoint."""

from collections.abc import Callable
from typing import Any

from ..errors import BadRecord, LamplitError
from ..game import Game
from ..modules import changed, of_today, upgraded, versions
from ..records.story import Story, read
from ..records.writing import segment_line
from ..settings import settle
from ..state.json_data import canonical
from ..state.table import SPECTATOR, Table
from .match import Match, lay


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
    """The packed table as a table. `BadRecord` if no game could have come to it."""
    try:
        game.bounds.check(packed)
        table: Table = game.table.unpack(packed)
        game.check_table(table, options)
    except (TypeError, ValueError) as error:
        raise BadRecord("error-record-checkpoint", reason=str(error)[:200]) from None
    except Exception as error:  # the game's own checks may fail in any way on a made-up table
        raise BadRecord("error-record-checkpoint", reason=f"{type(error).__name__}: {error}"[:200]) from error
    return table


def _begun(game: Game[Any], options: dict[str, Any], seed: str | None, table: Table) -> Match:
    """A match from a table of a record. All views and questions are made once, to see that the rules can handle it."""
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
