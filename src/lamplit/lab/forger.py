"""Forges records: plays to a position, changes the table, and writes a record that begins with it.

All checksums are correct; only the table itself shows that it was made up. A reader must refuse such a record or play
it as quickly as any other. The changes and the answers that follow are determined by a number, so that every finding
can be reproduced:

    python tools/forge_records.py betrayal --first 1207 --count 1
"""

import copy
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from .. import game as find_game
from .. import load, new
from ..engine import SPECTATOR, BadOption, BadRecord, Excess, Game, LamplitError, Match, Setting
from ..engine.modules import versions
from ..engine.records.lines import summed

FORGERIES_OF_ONE = 20
"""Forgeries made from one position, because reaching a position takes longest."""
LONGEST_GAME = 600
ANSWERS = 12
"""Answers given to a forgery that was not refused."""
LONGEST = 1.0
"""Seconds allowed for an answer, including all views and questions that follow."""
MOST_WORDS = 1_000_000
"""Bytes allowed in a view or a question."""

Packed = dict[str, Any]
Way = tuple[Any, ...]


@dataclass
class Outcome:
    """The result of one forgery: `refused`, or `played` with its slowest answer in seconds.

    `stopped` says why play ended early: a rule failed, or the engine stopped it. `found` names a violation of a limit
    that no record may ever break.
    """

    refused: bool = False
    played: int = 0
    slowest: float = 0.0
    stopped: str = ""
    found: str = ""


def forge(game: str, number: int) -> str:
    """Return the forgery with this number."""
    match, packed = _position(game, number // FORGERIES_OF_ONE)
    luck = Random(f"forgery {game} {number}")
    forged = packed
    for _ in range(luck.choice((1, 1, 2, 3, 5))):
        twin = copy.deepcopy(forged)
        _change(match.game, twin, luck)
        if not _is_endless(twin):
            forged = twin
    return _written(match, forged)


def _is_endless(data: Any) -> bool:
    """Whether a structure contains itself, so that it cannot be serialized."""
    try:
        json.dumps(data)
    except ValueError:
        return True
    return False


def attempt(game: str, number: int) -> Outcome:
    """Read a forgery and play it. The caller must limit the time this may take.

    >>> outcome = attempt("escape", 7)
    >>> outcome.found
    ''
    """
    text = forge(game, number)
    luck = Random(f"playing {game} {number}")
    outcome = Outcome()
    began = time.thread_time()
    try:
        match = load(text)
        _look(match, outcome)
    except BadRecord:
        outcome.refused = True
        match = None
    except Exception as error:
        outcome.found = f"reading it: {type(error).__name__}: {error}"[:300]
        return outcome
    _timed(outcome, began)
    while match is not None and not match.over and outcome.played < ANSWERS and not outcome.found:
        if not _played_on(match, luck, outcome):
            break
    return outcome


def _played_on(match: Match, luck: Random, outcome: Outcome) -> bool:
    """Give one random answer; return whether play can go on."""
    began = time.thread_time()
    try:
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options).name)
        outcome.played += 1
        _look(match, outcome)
    except LamplitError as error:
        outcome.stopped = f"{type(error).__name__}: {error.arguments.get('error', error.message)}"[:200]
        if isinstance(error, Excess):
            outcome.found = f"rules without an end: {outcome.stopped}"
    except Exception as error:
        outcome.stopped = f"looking: {type(error).__name__}"
    _timed(outcome, began)
    return not outcome.stopped


def _look(match: Match, outcome: Outcome) -> None:
    """Check the size of every view and question."""
    for seat in (*match.seats, SPECTATOR):
        words = len(json.dumps(match.view(seat)))
        if words > MOST_WORDS:
            outcome.found = f"a view of {words} bytes"
    for question in match.questions:
        words = len(json.dumps(question.pack()))
        if words > MOST_WORDS:
            outcome.found = f"a question of {words} bytes"


def _timed(outcome: Outcome, began: float) -> None:
    seconds = time.thread_time() - began
    outcome.slowest = max(outcome.slowest, seconds)
    if seconds > LONGEST and not outcome.found:
        outcome.found = f"{seconds:.1f} seconds"


# -- what is forged --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def _position(name: str, number: int) -> tuple[Match, Packed]:
    """Return a match in progress with random settings, and the table of its newest checkpoint."""
    luck = Random(f"position {name} {number}")
    game = find_game(name)
    match = new(name, f"position {number}", _settings(game, luck))
    wanted = luck.randrange(LONGEST_GAME) if luck.random() < 0.8 else 0
    before = match.checkpoint.pack()
    for _ in range(wanted):
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options).name)
        if match.over:
            break
        before = match.checkpoint.pack()
    return match, json.loads(json.dumps(before))


def _settings(game: Game[Any], luck: Random) -> dict[str, Any]:
    while True:
        chosen = {setting.name: _value(setting, luck) for setting in game.settings if luck.random() < 0.3}
        try:
            game.check({**{setting.name: setting.default for setting in game.settings}, **chosen})
        except BadOption:
            continue
        return chosen


def _value(setting: Setting, luck: Random) -> Any:
    if setting.values:
        return luck.choice(setting.values)
    return setting.default if setting.several else luck.randint(setting.low, setting.high)


def _written(match: Match, packed: Packed) -> str:
    game = match.game
    header = {"lamplit": 1, "game": game.name, "rules": game.rules, "options": match.options}
    try:
        in_use = versions(game, game.table.unpack(packed))
    except Exception:
        in_use = {}
    if in_use:
        header["modules"] = in_use
    lines = [{**header, "seats": [*match.seats], "start": packed}, {"end": True, "lines": 1, "result": None}]
    return summed(lines)


# -- how it is forged ------------------------------------------------------------------------------------------------


def _change(game: Game[Any], packed: Packed, luck: Random) -> None:
    """Change one thing. Moves are the most frequent change because they are the hardest to notice."""
    change: Callable[[Game[Any], Packed, Random], None] = luck.choices(
        (_move, _pour, _swap, _number, _name, _list, _dict, _step, _anything), (30, 15, 15, 15, 15, 5, 3, 4, 4)
    )[0]
    change(game, packed, luck)


def _ways(data: Any, way: Way = ()) -> Iterator[tuple[Way, Any]]:
    """Yield the path and value of everything inside."""
    inside = enumerate(data) if isinstance(data, list) else data.items() if isinstance(data, dict) else ()
    for key, value in inside:
        yield (*way, key), value
        yield from _ways(value, (*way, key))


def _of(packed: Packed, fits: Callable[[Any], bool]) -> list[tuple[Way, Any]]:
    """Return the paths and values that fit, except inside `chance`."""
    return [(way, value) for way, value in _ways(packed) if fits(value) and way[0] != "chance"]


def _put(packed: Packed, way: Way, value: Any) -> None:
    inner: Any = packed
    for key in way[:-1]:
        inner = inner[key]
    inner[way[-1]] = value


def _piles(packed: Packed) -> list[list[Any]]:
    return [value for _way, value in _of(packed, lambda value: isinstance(value, list))]


def _move(_game: Game[Any], packed: Packed, luck: Random) -> None:
    """Move one thing, or several, from one pile to another."""
    piles = _piles(packed)
    full = [pile for pile in piles if pile]
    if full:
        start, goal = luck.choice(full), luck.choice(piles)
        for _ in range(luck.choice((1, 1, 3))):
            if start:
                goal.insert(luck.randrange(len(goal) + 1), start.pop(luck.randrange(len(start))))


def _pour(_game: Game[Any], packed: Packed, luck: Random) -> None:
    """Move a whole pile onto another."""
    start, goal = luck.choice(_piles(packed)), luck.choice(_piles(packed))
    if start is not goal:
        goal.extend(start)
        start.clear()


def _swap(_game: Game[Any], packed: Packed, luck: Random) -> None:
    """Swap two values of the same type."""
    found = _of(packed, lambda value: value is not None)
    way, value = luck.choice(found)
    others = [(other, there) for other, there in found if type(there) is type(value)]
    other, there = luck.choice(others)
    nested = way[: len(other)] == other or other[: len(way)] == way
    if not nested:
        _put(packed, way, there)
        _put(packed, other, value)


def _number(_game: Game[Any], packed: Packed, luck: Random) -> None:
    way, value = luck.choice(_of(packed, lambda value: isinstance(value, (int, float))))
    if isinstance(value, bool):
        _put(packed, way, not value)
    else:
        _put(packed, way, luck.choice((0, 1, 2, 5, 8, 12, 20, 50, 100, 10**6, -1, value + 1, value - 1, value * 10)))


def _name(_game: Game[Any], packed: Packed, luck: Random) -> None:
    """Replace a name by another name on the table, or by none."""
    found = _of(packed, lambda value: isinstance(value, str))
    way, _value = luck.choice(found)
    _put(packed, way, luck.choice((luck.choice(found)[1], luck.choice(found)[1], "", "nonsense")))


def _list(_game: Game[Any], packed: Packed, luck: Random) -> None:
    pile = luck.choice(_piles(packed))
    kind = luck.randrange(4)
    if kind == 0:
        pile.clear()
    elif kind == 1:
        pile *= luck.choice((2, 20))
    elif kind == 2:
        luck.shuffle(pile)
    elif pile:
        pile.append(luck.choice(pile))


def _dict(_game: Game[Any], packed: Packed, luck: Random) -> None:
    found: list[dict[str, Any]] = [value for _way, value in _of(packed, lambda value: isinstance(value, dict))]
    thing = luck.choice(found)
    if thing:
        name = luck.choice([*thing])
        if luck.random() < 0.5:
            del thing[name]
        else:
            thing[f"{name}{luck.choice(('', '-2'))}"] = copy.deepcopy(luck.choice([*thing.values()]))


def _step(game: Game[Any], packed: Packed, luck: Random) -> None:
    """Replace the next step."""
    packed["step"] = luck.choice([*game.steps])


def _anything(_game: Game[Any], packed: Packed, luck: Random) -> None:
    oddities = (None, True, -1, 10**9, 0.5, "", "x" * 5000, [], [[]] * 50, ["nonsense"] * 300, {}, {"a": 1}, 1e300)
    way, _value = luck.choice([*_ways(packed)])
    _put(packed, way, copy.deepcopy(luck.choice(oddities)))
