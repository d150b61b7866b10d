"""Who sees what: nothing on the table is secret but the order of the face-down piles and what is in closed chests."""

from functools import cache
from typing import Any

from ...engine import ALL, Audience, Zone, shown
from .clock import cue_moment
from .data.tiles import TILES
from .state import Adventurer, Chamber, Table


def _all(_t: Table) -> Audience:
    return ALL


def _dice(t: Table) -> list[str]:
    return ["die"] * (t.die_box + sum(len(a.dice) + a.lost + a.rolled_away for a in t.adventurers))


def _stones(t: Table) -> list[str]:
    return ["stone"] * (t.tray + t.beside + t.stone_box + sum(chamber.stones for chamber in t.chambers.values()))


def _laid(t: Table) -> list[str]:
    return [chamber.tile for chamber in t.chambers.values()]


def _turned(t: Table) -> list[str]:
    return [a.turned for a in t.adventurers if a.turned]


def _held(t: Table, kind: str) -> list[str]:
    return [card for a in t.adventurers for card in (a.curses if kind == "curse" else a.treasures)]


def _chests(t: Table) -> list[str]:
    return [chamber.chest for chamber in t.chambers.values() if chamber.chest]


ZONES: tuple[Zone[Table], ...] = (
    Zone("dice", "die", _dice, _all),
    Zone("stones", "stone", _stones, _all),
    Zone("laid", "chamber", _laid, _all),
    Zone("turned", "chamber", _turned, _all),
    Zone("stack", "chamber", lambda t: t.stack, counted_by=_all),
    Zone("curses", "curse", lambda t: t.curse_deck, counted_by=_all),
    Zone("curse-discard", "curse", lambda t: t.curse_discard, _all),
    Zone("cursed", "curse", lambda t: _held(t, "curse"), _all),
    Zone("treasure-deck", "treasure", lambda t: t.treasure_deck, counted_by=_all),
    Zone("treasure-used", "treasure", lambda t: t.treasure_used, _all),
    Zone("treasures", "treasure", lambda t: _held(t, "treasure"), _all),
    Zone("chests", "treasure", _chests, counted_by=_all),
)
PILES = tuple(zone for zone in ZONES if zone.name in ("stack", "curses", "treasure-deck"))


def zones(_t: Table) -> tuple[Zone[Table], ...]:
    """Where pieces lie and who sees them."""
    return ZONES


def view(t: Table, seat: str) -> dict[str, Any]:
    """All that a seat may know: the same for everybody."""
    pace = t.pace
    return {
        "game": "escape",
        "you": seat,
        "now": t.now,
        "begin": t.begin,
        "started": t.started,
        "time": max(0.0, t.now - t.begin),
        "stretch": pace.stretch,
        "next_cue": _next_cue(t),
        "adventurers": [_adventurer(a, pace.treasures) for a in t.adventurers],
        "chambers": {place: chamber.shown for place, chamber in t.chambers.items()},
        "tray": t.tray,
        "beside": t.beside,
        "piles": shown(PILES, t, seat),
        "fate": {"by": t.fate_by, "until": t.fate_until, "votes": t.fate_votes[:]} if t.fate_by else None,
        "pause": {"by": t.pause_by, "votes": t.pause_votes[:], "until": t.pause_until, "left": t.pauses_left},
        "paused": t.paused,
        "removal": {"of": t.removal_of, "votes": t.removal_votes[:]} if t.removal_of else None,
        "surrender": _surrender(t),
        "hopeless": t.hopeless,
        "difficulty": pace.difficulty,
        "locks": {"roll": pace.roll_lock, "action": pace.action_lock},
        "modules": {"curses": pace.curses, "treasures": pace.treasures, "sand": pace.sand},
        "track": pace.track,
        "practice": pace.practice,
        "result": dict(t.result),
    }


def _next_cue(t: Table) -> dict[str, Any] | None:
    cues = t.pace.cues
    if t.cue == len(cues):
        return None
    cue = cues[t.cue]
    return {"at": cue_moment(t), "kind": cue.kind, "number": cue.number}


def _surrender(t: Table) -> dict[str, Any] | None:
    if not t.surrender_by:
        return None
    return {"by": t.surrender_by, "until": t.surrender_until, "votes": t.surrender_votes[:]}


@cache
def _turned_up(tile: str, treasures: bool) -> dict[str, Any]:
    """A chamber that is not laid yet, its stairs to the south, with the chest that will stand in it."""
    printed = TILES[tile]
    return {**Chamber(tile, printed.openings).shown, "chest": treasures and printed.treasure}


def _adventurer(a: Adventurer, treasures: bool) -> dict[str, Any]:
    return {
        "seat": a.seat,
        "place": a.place,
        "dice": [*a.dice],
        "held_back": a.lost + a.rolled_away,
        "roll_at": a.roll_at,
        "act_at": a.act_at,
        "curses": [*a.curses],
        "treasures": [*a.treasures],
        "turned": _turned_up(a.turned, treasures) if a.turned else None,
        "bonus": {"key": a.bonus_key, "torch": a.bonus_torch},
        "shares": a.shares,
        "out": a.out,
        "choosing": a.choosing,
        "choose_by": a.choose_by if a.choosing else None,
        "absent": a.absent,
    }
