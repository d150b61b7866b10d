"""How it ends: as soon as a side has reached its goal."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from .occasions import COUNTED, STANDSTILL, WON, first, gathered
from .state import HERO, TRAITOR, Table

HEROES, NOBODY = "heroes", ""
QUIET_TURNS = 20
"""After how many turns without any visible change players may propose a draw."""
STALEMATE_TURNS = 100
"""After how many turns without any change nobody wins any more."""
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


def check_stalemate(t: Table) -> None:
    """End a haunt in which nothing has changed since the last check; note if nothing has changed for all to see."""
    if t.scenario is None or t.round % QUIET_TURNS:
        return
    before, t.last_public_progress = t.last_public_progress, public_progress(t)
    t.quiet = t.last_public_progress == before
    if t.round % STALEMATE_TURNS:
        return
    before, t.last_progress = t.last_progress, progress(t)
    if t.last_progress == before:
        end(t, first(t, STANDSTILL) or stalemate())


def stalemate() -> Win:
    """Nobody wins."""
    return Win(NOBODY, "stalemate", ())


def agreed() -> Win:
    """Nobody wins, as all have agreed."""
    return Win(NOBODY, "agreed", ())


def is_quiet(t: Table) -> bool:
    """Whether nothing has changed for so long that a player may propose to end the game."""
    return t.quiet and public_progress(t) == t.last_public_progress


def progress(t: Table) -> tuple[str]:
    """Return all that brings a haunt nearer to its end. Where figures stand and what they carry does not count."""
    return (repr((*_board(t), _scenario(t))),)


def public_progress(t: Table) -> tuple[str]:
    """Return, in short, the part of it that all can see: when an end may be proposed must tell nothing secret."""
    counted = {name: min(count, LAST_STEP) for name, (count, _needed) in gathered(t, COUNTED).items()}
    return (sha256(repr((*_board(t), counted)).encode()).hexdigest()[:16],)


def _board(t: Table) -> tuple[Any, ...]:
    traits = [list(one.steps.values()) for one in t.explorers.values()]
    monsters = [name for name, monster in t.monsters.items() if monster.alive]
    piles = [len(pile) for pile in (t.layout, t.omen_deck, t.item_deck, t.event_deck, t.removed)]
    return (traits, monsters, piles, t.tokens)


def _scenario(t: Table) -> Any:
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
