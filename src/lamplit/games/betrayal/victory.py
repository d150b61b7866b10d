"""How it ends: as soon as a side has reached its goal."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from .occasions import STANDSTILL, WON, first
from .state import HERO, TRAITOR, Table

HEROES, NOBODY = "heroes", ""
GLANCE = 20
"""After how many turns in which nothing has changed for all to see anybody may propose to leave it at that."""
LOOK = 100
"""After how many turns the table looks whether anything has changed."""
LAST_STEP = 30
"""How far a track of turns counts as change: it moves on by itself, and no haunt looks farther along it."""


@dataclass(frozen=True, slots=True)
class Win:
    """A side has won: `how` names the ending, `winners` the explorers who won if not all of the side did."""

    side: str
    how: str
    winners: tuple[str, ...] | None = None


def check(t: Table) -> None:
    """End the game if a side has won. Heroes do not win by what they reached with their last breath."""
    if t.scenario is None:
        return
    win = first(t, WON)
    if win is None or win.side == HEROES:
        win = all_dead(t) or win
    if win is not None:
        end(t, win)


def all_dead(t: Table) -> Win | None:
    """With all heroes dead the other side has won, whatever else it wanted."""
    if t.scenario is None:
        return None
    for one in t.explorers.values():
        if one.alive and one.role == HERO:
            return None
    return Win(TRAITOR, f"{t.scenario.module}-all-dead")


def look_for_change(t: Table) -> None:
    """At every hundredth turn of a haunt: if nothing has changed since the last look, nobody else wins any more.

    In between: if nothing that all can see has changed, it is quiet.
    """
    if t.scenario is None or t.round % GLANCE:
        return
    before, t.last_glance = t.last_glance, what_shows(t)
    t.quiet = t.last_glance == before
    if t.round % LOOK:
        return
    before, t.last_look = t.last_look, what_counts(t)
    if t.last_look == before:
        end(t, first(t, STANDSTILL) or stalemate())


def stalemate() -> Win:
    """Nobody wins."""
    return Win(NOBODY, "stalemate", ())


def agreed() -> Win:
    """Nobody wins, as all have agreed."""
    return Win(NOBODY, "agreed", ())


def is_quiet(t: Table) -> bool:
    """Whether nothing has changed for so long that a player may propose to end the game."""
    return t.quiet and what_shows(t) == t.last_glance


def what_counts(t: Table) -> tuple[str]:
    """Return all that brings a haunt nearer to its end. Where figures stand and what they carry does not count."""
    return (repr((*_open_to_all(t), _counted(t))),)


def what_shows(t: Table) -> tuple[str]:
    """Return, in short, the part of it that all can see: when an end may be proposed must tell nothing secret."""
    from .haunts import HAUNTS

    counters = HAUNTS[t.haunt].counters(t)
    counted = {name: min(count, LAST_STEP) for name, (count, _needed) in counters.items()}
    return (sha256(repr((*_open_to_all(t), counted)).encode()).hexdigest()[:16],)


def _open_to_all(t: Table) -> tuple[Any, ...]:
    traits = [list(one.steps.values()) for one in t.explorers.values()]
    monsters = [name for name, monster in t.monsters.items() if monster.alive]
    piles = [len(pile) for pile in (t.layout, t.omen_deck, t.item_deck, t.event_deck, t.removed)]
    return (traits, monsters, piles, t.tokens)


def _counted(t: Table) -> Any:
    """Return what the haunt itself counts."""
    scenario: Any = t.scenario
    if getattr(scenario, "track", 0) > LAST_STEP:
        scenario = scenario.copy()
        scenario.track = LAST_STEP
    return scenario


def end(t: Table, win: Win) -> None:
    """End the game."""
    winners = win.winners
    if winners is None:
        role = HERO if win.side == HEROES else TRAITOR
        winners = tuple(one.name for one in t.explorers.values() if one.role == role)
    t.end(
        side=win.side,
        how=win.how,
        haunt=t.haunt,
        winners=[t.explorers[name].seat for name in winners],
        round=t.round,
    )
