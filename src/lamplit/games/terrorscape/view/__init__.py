"""Who sees what: the only way out of the table.

A view is an allow-list. What a seat may know is named here; what is not named does not leave. The types of views stand
in `types`, those of events and questions in `events` and `questions`, and who sees which cards in `zones`.
"""

from collections.abc import Mapping
from typing import Any

from ....engine import PublicTypes, shown
from ..keywords import strength
from ..state import KILLER, TEAM, Survivor, Table
from ..survivors.inventory import limit
from ..survivors.plans import lines, next_line
from .events import EVENTS
from .questions import QUESTIONS
from .types import (
    Encounter,
    HunterCards,
    HuntersSide,
    KillerView,
    OpenCards,
    Plan,
    PublicSurvivor,
    PublicView,
    SpectatorView,
    SurvivorView,
    TeamCards,
    Teammate,
    TeamsSide,
    View,
)
from .zones import hidden, zones, zones_of

__all__ = [
    "EVENTS",
    "QUESTIONS",
    "TYPES",
    "KillerView",
    "SpectatorView",
    "SurvivorView",
    "View",
    "cast",
    "hidden",
    "labels",
    "private_view",
    "public_view",
    "view",
    "zones",
]

TYPES = PublicTypes(View, EVENTS, QUESTIONS)

_OPEN_CARDS, _TEAM_CARDS, _HUNTER_CARDS = zones_of(OpenCards), zones_of(TeamCards), zones_of(HunterCards)


def view(t: Table, seat: str) -> View:
    """Return all that a seat may know of the table."""
    seen: Any = {**public_view(t), **private_view(t, seat)}
    return seen


def private_view(t: Table, seat: str) -> Mapping[str, object]:
    """Return what a seat sees beside all that lies open."""
    if seat == KILLER:
        return {**_hunters_own(t), "you": seat}
    return {**_teams_own(t), "you": seat} if seat in TEAM else {"you": seat}


def public_view(t: Table) -> PublicView:
    """Return what lies on the screen between the two sides."""
    revealed = t.revealed
    killer = t.killer
    result: Any = dict(t.result)
    seen: PublicView = {
        "game": "terrorscape",
        "edition": t.settings.edition,
        "round": t.round,
        "turn": t.turn,
        "variants": {
            "separate_ways": t.separate,
            "plans": t.with_plans,
            "traits": any(t.trait_numbers),
            "players": t.players,
        },
        "killer": {
            "who": killer.who if revealed else "",
            "place": t.killer_at,
            "last_seen": killer.last_seen,
            "stealth": bool(killer.stealth),
            "level": killer.level,
            "strength": strength(t),
            "traits": killer.traits[:],
        },
        "survivors": [_public_survivor(t, s) for s in t.survivors],
        "knowledge": t.knowledge,
        "blocks": sorted(t.blocks),
        "noises": sorted(t.heard),
        "echoes": sorted(t.echoes),
        "firecracker": t.cracker_heard,
        "rescue": t.rescue,
        "keys": None if t.separate else len(t.stand),
        "encounter": _encounter(t),
        "first_player": t.survivors[t.first_player].who if t.separate and t.settings.sw_token_open else "",
        "cards": shown(_OPEN_CARDS, t, KILLER) if revealed else {},
        "result": result,
    }
    if revealed and t.settings.show_hand_size:
        seen["hand_size"] = len(killer.hand) + len(killer.paying)
    return seen


def _public_survivor(t: Table, s: Survivor) -> PublicSurvivor:
    """Return what everybody knows of a Survivor: the health tile, the fear tokens, and whose hands they are in."""
    return {
        "seat": s.seat,
        "who": s.who if t.revealed else "",
        "health": s.health,
        "fear": s.fear,
        "out": s.out,
        "held_by": holder(t.players, s.seat),
    }


HOLDERS = {2: (1, 1, 1), 3: (1, 1, 2), 4: (1, 2, 3)}
"""Which person plays which Survivor, by the number of people: one for all, two, or one each."""


def holder(players: int, seat: str) -> int:
    """Which person plays a Survivor."""
    return HOLDERS[players][TEAM.index(seat)]


def _encounter(t: Table) -> Encounter | None:
    """Return those found are known to be there until they may flee."""
    if t.turn != "encounter" or t.step in ("leave", "flee"):
        return None
    return {
        "place": t.encounter_at,
        "found": [t.survivors[n].who for n in t.found],
        "attacked": [t.survivors[n].who for n in t.attacked],
    }


def _hunters_own(t: Table) -> HuntersSide:
    """Behind the Killer's side of the screen."""
    killer = t.killer
    return {
        "side": "killer",
        "character": killer.who,
        "killer_at": killer.place,
        "actions": killer.actions,
        "offered": killer.offered[:],
        "hidden_cards": shown(_HUNTER_CARDS, t, KILLER),
    }


def _teams_own(t: Table) -> TeamsSide:
    """Behind the Survivors' side of the screen: they share all they know."""
    return {
        "side": "survivors",
        "team": [_behind_the_screen(t, s) for s in t.survivors],
        "made_noises": sorted(t.noises),
        "firecracker_used": t.firecracker,
        "progress": t.progress,
        "repair_need": t.settings.repair_need,
        "repaired_now": t.repaired_now,
        "trap": t.trap,
        "token": t.survivors[t.first_player].who if t.separate else "",
        "hidden_cards": shown(_TEAM_CARDS, t, TEAM[0]),
        "plans": [_plan(t, plan) for plan in t.plans],
        "plan_done": t.plan_done,
        "plan_token": t.plan_token,
        "plan_spent": t.plan_spent,
    }


def _behind_the_screen(t: Table, s: Survivor) -> Teammate:
    return {
        "seat": s.seat,
        "who": s.who,
        "place": s.place,
        "items": s.items[:],
        "limit": limit(t, s),
        "keys": len(s.keys),
        "acted": s.acted,
        "traits": s.traits[:],
        "spent": s.spent[:],
        "offered": s.offered[:],
    }


def _plan(t: Table, plan: str) -> Plan:
    """Return a plan card with the token on it."""
    given_up = bool(t.plan_done) and plan != t.plan_done
    return {
        "plan": plan,
        "lines": list(lines(t, plan)),
        "reached": t.plan_lines if plan == t.plan else 0,
        "next": "" if t.plan_done else next_line(t, plan),
        "turned_over": given_up,
    }


def cast(look: View) -> dict[str, list[str]]:
    """Return whom each seat plays, once that is no secret any more."""
    played = [(KILLER, look["killer"]["who"]), *((s["seat"], s["who"]) for s in look["survivors"])]
    return {seat: [who] for seat, who in played if who}


def labels(look: View) -> dict[str, str]:
    """By what results are told apart: the Killer."""
    return {"killer": look["killer"]["who"]}
