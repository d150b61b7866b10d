"""Who sees what: the only way out of the table.

Nothing is secret but the order of the face-down piles and what is in closed chests. The types of views stand in
`types`, those of events and questions in `events` and `questions`, and who sees which pieces in `zones`.
"""

from functools import cache
from typing import Any

from ....engine import PublicTypes, shown
from ..clock import cue_moment
from ..data.tiles import TILES
from ..state import Adventurer, Table
from .events import EVENTS
from .questions import QUESTIONS
from .types import AdventurerView, ChamberView, CueView, View, Vote
from .zones import PILES, zones

__all__ = ["EVENTS", "QUESTIONS", "TYPES", "AdventurerView", "ChamberView", "View", "view", "zones"]

TYPES = PublicTypes(View, EVENTS, QUESTIONS)


def view(t: Table, seat: str) -> View:
    """Return all that a seat may know of the table."""
    settings = t.settings
    result: Any = dict(t.result)
    return {
        "game": "escape",
        "you": seat,
        "now": t.now,
        "begin": t.begin,
        "started": t.started,
        "time": max(0.0, t.now - t.begin),
        "stretch": settings.stretch,
        "next_cue": _next_cue(t),
        "adventurers": [_adventurer(a, settings.treasures) for a in t.adventurers],
        "chambers": {
            place: _chamber(chamber.tile, chamber.openings, chamber.stones, chamber.chest != "")
            for place, chamber in t.chambers.items()
        },
        "tray": t.tray,
        "beside": t.beside,
        "piles": shown(PILES, t, seat),
        "fate": _vote(t.fate_by, t.fate_until, t.fate_votes),
        "pause": {"by": t.pause_by, "votes": t.pause_votes[:], "until": t.pause_until, "left": t.pauses_left},
        "paused": t.paused,
        "removal": {"of": t.removal_of, "votes": t.removal_votes[:]} if t.removal_of else None,
        "surrender": _vote(t.surrender_by, t.surrender_until, t.surrender_votes),
        "hopeless": t.hopeless,
        "difficulty": settings.difficulty,
        "locks": {"roll": settings.roll_lock, "action": settings.action_lock},
        "modules": {"curses": settings.curses, "treasures": settings.treasures, "sand": settings.sand},
        "track": settings.track,
        "practice": settings.practice,
        "result": result,
    }


def _next_cue(t: Table) -> CueView | None:
    cues = t.settings.cues
    if t.cue == len(cues):
        return None
    cue = cues[t.cue]
    return {"at": cue_moment(t), "kind": cue.kind, "number": cue.number}


def _vote(by: str, until: float, votes: list[str]) -> Vote | None:
    return {"by": by, "until": until, "votes": votes[:]} if by else None


@cache
def _chamber(name: str, openings: str, stones: int, chest: bool) -> ChamberView:
    """A chamber as it lies, but for what its chest holds."""
    tile = TILES[name]
    return {
        "tile": name,
        "kind": tile.kind,
        "openings": openings,
        "entry": [*tile.entry],
        "symbol": tile.symbol,
        "levels": [[*level] for level in tile.levels],
        "stones": stones,
        "chest": chest,
        "curse": tile.curse,
    }


def _adventurer(a: Adventurer, treasures: bool) -> AdventurerView:
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


def _turned_up(name: str, treasures: bool) -> ChamberView:
    """A chamber that is not laid yet, its stairs to the south, with the chest that will stand in it."""
    tile = TILES[name]
    return _chamber(name, tile.openings, 0, treasures and tile.treasure)
