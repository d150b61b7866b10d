"""Statistics of finished games. They contain no names of people and no running games.

Every share has a 95 % confidence interval, since most servers see few games.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from statistics import median
from typing import Any

import msgspec

from ... import game as find_game
from ...engine import LamplitError
from ...engine.matches.match import opening_sides
from ...engine.settings import settle
from ...lab.report import DRAWN, wilson
from ...text import LANGUAGES, has, say
from ..storage.store import RecordRow

encode, decode = msgspec.json.encode, msgspec.json.decode

MINUTES = (0, 5, 10, 20, 30, 45, 60, 90, 120)
"""The lower bounds of the ranges of game lengths, in minutes."""
MONTHS_TOLD = 24
TEAMS_TOLD = 12
USUAL = "usual"
"""The tally of games played with the standard time."""

Cast = dict[str, tuple[str, ...]]
Sort = Callable[[RecordRow], Any]


def tallies(rows: list[RecordRow]) -> list[dict[str, Any]]:
    """Return statistics by game. Games that cannot be compared have separate tallies; practice games are left out."""
    found: dict[tuple[str, str], list[RecordRow]] = {}
    for row in rows:
        tally = find_game(row.game).tally(row.options)
        if tally is not None:
            found.setdefault((row.game, tally), []).append(row)
    usual_first = sorted(found.items(), key=lambda each: (each[0][0], each[0][1] != USUAL, each[0][1]))
    return [counted(game, those, tally) for (game, tally), those in usual_first]


def counted(game: str, rows: list[RecordRow], tally: str = USUAL) -> dict[str, Any]:
    """Return the statistics of these games, of which there is at least one."""
    winning = sorted({_winner(row) for row in rows})
    casts = {row.id: _cast(row) for row in rows}
    return {
        "game": game,
        "tally": tally,
        "games": len(rows),
        "with_people": sum(has_people(row) for row in rows),
        "answers": _middle([row.answers for row in rows]),
        "seconds": _middle([row.seconds for row in rows]),
        "wins": _shares(rows, winning),
        "endings": _endings(game, rows),
        "groups": [*_by_cast(rows, casts, winning), *_by_company(rows, winning), *_by_option(rows, casts, winning)],
        "lengths": _lengths(rows),
        "months": _months(rows, winning),
    }


def _sides(row: RecordRow) -> dict[str, tuple[str, ...]]:
    """Return the seats of each side: those at the end, or those at the start if sides never change."""
    if not any("side" in seat for seat in row.seats.values()):
        return _opening(row.game, tuple(row.seats), encode(row.options))
    found: dict[str, tuple[str, ...]] = {}
    for name, seat in row.seats.items():
        side = str(seat.get("side") or name)
        found[side] = (*found.get(side, ()), name)
    return found


# Thousands of games share a few combinations of settings.
@lru_cache(maxsize=1_024)
def _opening(game: str, seats: tuple[str, ...], options: bytes) -> dict[str, tuple[str, ...]]:
    found = find_game(game)
    try:
        sides = opening_sides(found, settle(found.settings, decode(options)))
    except LamplitError:  # played with a setting that no longer exists
        sides = opening_sides(found, settle(found.settings, {}))
    return {side: tuple(seat for seat in team if seat in seats) for side, team in sides.all_of(seats).items()}


def has_people(row: RecordRow) -> bool:
    """Whether a person played in a game to its end."""
    return any(seat.get("who") == "person" for seat in row.seats.values())


def _winner(row: RecordRow) -> str:
    return str((row.result or {}).get("side") or DRAWN)


def _shares(rows: list[RecordRow], winning: Iterable[str]) -> dict[str, dict[str, Any]]:
    won = Counter(_winner(row) for row in rows)
    shares: dict[str, dict[str, Any]] = {}
    for side in winning:
        low, high = wilson(won[side], len(rows))
        shares[side] = {"count": won[side], "share": won[side] / len(rows), "low": low, "high": high}
    return shares


def _middle(values: list[int]) -> dict[str, float]:
    return {"mean": sum(values) / len(values), "median": float(median(values))}


def _endings(game: str, rows: list[RecordRow]) -> list[dict[str, Any]]:
    found = Counter((str((row.result or {}).get("how", "over")), _winner(row)) for row in rows)
    return [
        {"how": how, "side": side, "games": games, "words": _called(game, how)}
        for (how, side), games in found.most_common()
    ]


def _called(game: str, how: str) -> dict[str, str]:
    """Return the name of an ending from the secret books; clients lack it until the ending has occurred."""
    message = f"ending-{how}"
    return {tongue: say(message, tongue, game) for tongue in LANGUAGES if has(message, tongue, game)}


# -- groups
# --------------------------------------------------------------------------------------------------------------


def _group(
    by: dict[str, str], rows: list[RecordRow], sort: Sort, winning: list[str], known: Sequence[Any] = ()
) -> dict[str, Any] | None:
    """Group the games by a value: known values in their order, others by name. Return `None` if there is only one
    group."""
    sorted_in: dict[str, tuple[Any, list[RecordRow]]] = {}
    for row in rows:
        value = sort(row)
        if value is not None:
            sorted_in.setdefault(repr(value), (value, []))[1].append(row)
    if len(sorted_in) < 2:
        return None
    return {
        **by,
        "values": [
            {"value": value, "games": len(those), "wins": _shares(those, winning)}
            for value, those in sorted(sorted_in.values(), key=lambda found: _order(found[0], known))
        ],
    }


def _order(value: Any, known: Sequence[Any]) -> tuple[float, str]:
    if value in known:
        return known.index(value), ""
    return (value, "") if isinstance(value, int) else (len(known), str(value))


def _by_cast(rows: list[RecordRow], casts: dict[str, Cast], winning: list[str]) -> list[dict[str, Any]]:
    """Group by characters: by the one character of a side, or by the members of a team and by whole teams."""
    groups: list[dict[str, Any]] = []
    for side in sorted({side for cast in casts.values() for side in cast}):
        groups += _of_side(side, {id: cast.get(side, ()) for id, cast in casts.items()}, rows, winning)
    return groups


def _of_side(
    side: str, casts: dict[str, tuple[str, ...]], rows: list[RecordRow], winning: list[str]
) -> list[dict[str, Any]]:
    if all(len(cast) < 2 for cast in casts.values()):
        alone = _group({"by": "cast", "side": side}, rows, lambda row: next(iter(casts[row.id]), None), winning)
        return [] if alone is None else [alone]
    members = [
        {"value": name, "games": len(those), "wins": _shares(those, winning)}
        for name in sorted({name for cast in casts.values() for name in cast})
        if (those := [row for row in rows if name in casts[row.id]])
    ]
    often = {cast for cast, _ in Counter(cast for cast in casts.values() if cast).most_common(TEAMS_TOLD)}
    teams = _group(
        {"by": "team", "side": side}, rows, lambda row: list(casts[row.id]) if casts[row.id] in often else None, winning
    )
    # With a single team, the members' groups say the same as the team's.
    return [] if teams is None else [{"by": "member", "side": side, "values": members}, teams]


def _cast(row: RecordRow) -> Cast:
    """Return the characters played on each side, as far as the record tells."""
    cast: Cast = {}
    for side, seats in _sides(row).items():
        played = sorted({str(name) for seat in seats for name in row.seats[seat].get("plays", ())})
        if played:
            cast[side] = tuple(played)
    return cast


def _by_company(rows: list[RecordRow], winning: list[str]) -> list[dict[str, Any]]:
    """Group by whether people or bots played each side."""
    found = _group({"by": "company"}, rows, _company, winning)
    return [] if found is None else [found]


def _company(row: RecordRow) -> dict[str, str]:
    company: dict[str, str] = {}
    for side, seats in _sides(row).items():
        company[side] = _who([str(row.seats[seat].get("who")) for seat in seats])
    return company


def _who(chairs: list[str]) -> str:
    people = chairs.count("person")
    return "people" if people == len(chairs) else "mixed" if people else "bots"


def _by_option(rows: list[RecordRow], casts: dict[str, Cast], winning: list[str]) -> list[dict[str, Any]]:
    """Group by each setting in which the games differ, in the game's order of settings."""
    # The characters played are more telling than the setting that fixes them.
    told = {side for cast in casts.values() for side in cast} | {"team"}
    first = rows[0]
    others = [row for row in rows if row.options != first.options or row.result != first.result]
    groups = [
        _group(
            {"by": "option", "option": setting.name},
            rows,
            lambda row, name=setting.name: _came(row, name),
            winning,
            setting.describe().get("values", ()),
        )
        for setting in find_game(rows[0].game).settings
        if setting.name not in told
        and not setting.several
        and any(_came(other, setting.name) != _came(first, setting.name) for other in others)
    ]
    return [group for group in groups if group is not None]


def _came(row: RecordRow, setting: str) -> Any:
    """Return the setting, or its outcome in play if the result tells."""
    return (row.result or {}).get(setting, row.options.get(setting))


# -- over time -------------------------------------------------------------------------------------------------------


def _lengths(rows: list[RecordRow]) -> list[dict[str, Any]]:
    """Return the number of games per range of length, shortest first. The last range is open."""
    spans = [(start, [*MINUTES[1:], None][n]) for n, start in enumerate(MINUTES)]
    found = [
        {"from": start, "to": end, "games": sum(start * 60 <= row.seconds < (end or 1e9) * 60 for row in rows)}
        for start, end in spans
    ]
    filled = [n for n, span in enumerate(found) if span["games"]]
    return found[filled[0] : filled[-1] + 1]


def _months(rows: list[RecordRow], winning: list[str]) -> list[dict[str, Any]]:
    """Return the games of each of the newest months with games."""
    months: dict[str, list[RecordRow]] = {}
    for row in rows:
        months.setdefault(datetime.fromtimestamp(row.created / 1000, UTC).strftime("%Y-%m"), []).append(row)
    return [
        {"month": month, "games": len(those), "wins": _shares(those, winning)}
        for month, those in sorted(months.items())[-MONTHS_TOLD:]
    ]
