"""Who sees what: the only way out of the table.

A view is an allow-list. Everything a seat may know is named here; what is not named does not leave.
"""

from collections.abc import Mapping
from typing import Any

from ...engine import ALL, Audience, Hidden, Zone, shown
from .inventory import limit
from .keywords import strength
from .plans import lines, next_line
from .state import HUNTER, KILLER, TEAM, Survivor, Table


def _team(_t: Table) -> Audience:
    return TEAM


def _hunter(_t: Table) -> Audience:
    return HUNTER


def _all(_t: Table) -> Audience:
    return ALL


def _keys_seen_by(t: Table) -> Audience:
    return TEAM if t.separate else ALL


def _token_seen_by(t: Table) -> Audience:
    return TEAM if t.separate and not t.switches.sw_token_open else ALL


def _carried(number: int) -> list[Zone[Table]]:
    return [
        Zone(f"items{number}", "item", lambda t: t.survivors[number].items, _team),
        Zone(f"keys{number}", "item", lambda t: t.survivors[number].keys, _team),
        Zone(f"traits{number}", "survivor-trait", lambda t: t.survivors[number].traits, _team),
        Zone(f"offered{number}", "survivor-trait", lambda t: t.survivors[number].offered, _team),
    ]


def _hand_counted_by(t: Table) -> Audience:
    return ALL if t.switches.show_hand_size else HUNTER


ZONES: tuple[Zone[Table], ...] = (
    Zone("discover", "item", lambda t: t.discover, counted_by=_team),
    Zone("search", "item", lambda t: t.search, counted_by=_team),
    Zone("discard", "item", lambda t: t.discard, _team),
    Zone("removed", "item", lambda t: t.removed, _team),
    Zone("drawn", "item", lambda t: t.drawn, _team),
    Zone("stand", "item", lambda t: t.stand, _keys_seen_by),
    Zone("box", "item", lambda t: t.box, _all),
    *(zone for number in range(3) for zone in _carried(number)),
    Zone("hand", "skill", lambda t: t.killer.hand, _hunter, _hand_counted_by),
    Zone("deck", "skill", lambda t: t.killer.deck, counted_by=_hunter),
    Zone("skill-discard", "skill", lambda t: t.killer.discard, _hunter),
    Zone("locked", "skill", lambda t: t.killer.locked, _all),
    Zone("playing", "skill", lambda t: t.killer.playing, _all),
    Zone("paying", "skill", lambda t: t.killer.paying, _hunter),
    Zone("killer-traits", "killer-trait", lambda t: t.killer.traits, _all),
    Zone("killer-offered", "killer-trait", lambda t: t.killer.offered, _hunter),
    Zone("survivor-trait-deck", "survivor-trait", lambda t: t.survivor_traits),
    Zone("killer-trait-deck", "killer-trait", lambda t: t.killer_traits),
    Zone("plans", "plan", lambda t: t.plans, _team),
    Zone("plan-deck", "plan", lambda t: t.plan_deck),
)

OPEN_ZONES = tuple(zone for zone in ZONES if zone.name in ("locked", "playing"))
TEAM_ZONES = tuple(zone for zone in ZONES if zone.name in ("discover", "search", "discard", "removed", "drawn"))
HUNTER_ZONES = tuple(zone for zone in ZONES if zone.name in ("hand", "deck", "skill-discard", "paying"))


HIDDEN: tuple[Hidden[Table], ...] = (
    Hidden("killer", lambda t: t.killer.who, lambda t: ALL if t.revealed else HUNTER),
    Hidden("survivors", lambda t: [s.who for s in t.survivors], lambda t: ALL if t.revealed else TEAM),
    Hidden("stealth", lambda t: t.killer.place, lambda t: HUNTER if t.killer.stealth else ALL),
    Hidden("places", lambda t: [s.place for s in t.survivors], _team),
    Hidden("noises", lambda t: t.noises, _team),
    Hidden("progress", lambda t: t.progress, lambda t: ALL if t.rescue else TEAM),
    Hidden("trap", lambda t: t.trap, _team),
    Hidden("first-player", lambda t: t.first_player, _token_seen_by),
)


def hidden(_t: Table) -> tuple[Hidden[Table], ...]:
    """What is hidden and is no card."""
    return HIDDEN


def zones(_t: Table) -> tuple[Zone[Table], ...]:
    """Where cards lie and who sees them."""
    return ZONES


def view(t: Table, seat: str) -> dict[str, Any]:
    """All that a seat may know of the table."""
    return in_the_open(t) | apart(t, seat)


def apart(t: Table, seat: str) -> dict[str, Any]:
    """What a seat sees beside all that lies open."""
    own = _hunters_own(t) if seat == KILLER else _teams_own(t) if seat in TEAM else {}
    own["you"] = seat
    return own


def in_the_open(t: Table) -> dict[str, Any]:
    """What lies on the screen between the two sides."""
    revealed = t.revealed
    killer = t.killer
    seen: dict[str, Any] = {
        "game": "terrorscape",
        "edition": t.switches.edition,
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
        "survivors": [_in_the_open(t, s) for s in t.survivors],
        "knowledge": t.knowledge,
        "blocks": sorted(t.blocks),
        "noises": sorted(t.heard),
        "echoes": sorted(t.echoes),
        "firecracker": t.cracker_heard,
        "rescue": t.rescue,
        "keys": None if t.separate else len(t.stand),
        "encounter": _encounter(t),
        "first_player": t.survivors[t.first_player].who if t.separate and t.switches.sw_token_open else "",
        "cards": shown(OPEN_ZONES, t, KILLER) if revealed else {},
        "result": dict(t.result),
    }
    if revealed and t.switches.show_hand_size:
        seen["hand_size"] = len(killer.hand) + len(killer.paying)
    return seen


def _in_the_open(t: Table, s: Survivor) -> dict[str, Any]:
    """What everybody knows of a Survivor: the health tile, the fear tokens, and whose hands they are in."""
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


def _encounter(t: Table) -> dict[str, Any] | None:
    """Those found are known to be there until they may flee."""
    if t.turn != "encounter" or t.step in ("leave", "flee"):
        return None
    return {
        "place": t.encounter_at,
        "found": [t.survivors[n].who for n in t.found],
        "attacked": [t.survivors[n].who for n in t.attacked],
    }


def _hunters_own(t: Table) -> dict[str, Any]:
    """Behind the Killer's side of the screen."""
    killer = t.killer
    return {
        "side": "killer",
        "character": killer.who,
        "killer_at": killer.place,
        "actions": killer.actions,
        "offered": killer.offered[:],
        "hidden_cards": shown(HUNTER_ZONES, t, KILLER),
    }


def _teams_own(t: Table) -> dict[str, Any]:
    """Behind the Survivors' side of the screen: they share all they know."""
    return {
        "side": "survivors",
        "team": [_behind_the_screen(t, s) for s in t.survivors],
        "made_noises": sorted(t.noises),
        "firecracker_used": t.firecracker,
        "progress": t.progress,
        "repair_need": t.switches.repair_need,
        "repaired_now": t.repaired_now,
        "trap": t.trap,
        "token": t.survivors[t.first_player].who if t.separate else "",
        "hidden_cards": shown(TEAM_ZONES, t, TEAM[0]),
        "plans": [_plan(t, plan) for plan in t.plans],
        "plan_done": t.plan_done,
        "plan_token": t.plan_token,
        "plan_spent": t.plan_spent,
    }


def _behind_the_screen(t: Table, s: Survivor) -> dict[str, Any]:
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


def _plan(t: Table, plan: str) -> dict[str, Any]:
    """A plan card with the token on it."""
    given_up = bool(t.plan_done) and plan != t.plan_done
    return {
        "plan": plan,
        "lines": list(lines(t, plan)),
        "reached": t.plan_lines if plan == t.plan else 0,
        "next": "" if t.plan_done else next_line(t, plan),
        "turned_over": given_up,
    }


def cast(look: Mapping[str, Any]) -> dict[str, list[str]]:
    """Whom each seat plays, once that is no secret any more."""
    played = [(KILLER, look["killer"]["who"]), *((s["seat"], s["who"]) for s in look["survivors"])]
    return {seat: [who] for seat, who in played if who}


def labels(look: Mapping[str, Any]) -> dict[str, str]:
    """By what results are told apart: the Killer."""
    return {"killer": look["killer"]["who"]}
