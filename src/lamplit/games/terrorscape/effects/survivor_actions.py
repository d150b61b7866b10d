"""The Survivors' traits that are actions of their turn, each in one place. The others stand in `survivor_traits`."""

from ....engine import ALL, Offer, ask_any
from ..data import mansion
from ..harm import calm, heal
from ..keywords import go, make_noise, remove_block
from ..killer.deck import discard_from_deck, draw_cards
from ..occasions import EXTRA_ACTION, NOT_OPEN, SPECIAL_ACTION, Targets, action, itself
from ..state import TEAM, Survivor, Table
from ..survivors.inventory import spend

# -- that take up the action -----------------------------------------------------------------------------------------


def _places_to_burst_to(t: Table, s: Survivor) -> Targets:
    return {f"trait:S01:{place}": (place,) for place in mansion.reachable_in(s.place, 2, 4, t.blocks)}


@action(SPECIAL_ACTION, "S01", choices=_places_to_burst_to)
async def burst_of_speed(t: Table, s: Survivor, place: str) -> None:
    """S01: a noise in the own location, then MOVE 2–4."""
    spend(t, s, "S01")
    make_noise(t, s.place)
    go(t, s, place)


def _alone(t: Table, s: Survivor, _target: str) -> str:
    return "" if any(o is not s for o in t.at(s.place)) else NOT_OPEN


@action(SPECIAL_ACTION, "S02", choices=itself("trait:S02"), forbids=_alone)
async def coordinate(t: Table, s: Survivor) -> None:
    """S02: every other Survivor here may MOVE 1–2."""
    t.tell(TEAM, "trait-used", who=s.who, trait="S02")
    waiting = [o for o in t.at(s.place) if o is not s]
    while waiting:
        offers: dict[str, Offer[str]] = {}
        for o in waiting:
            ways = {f"move:{place}": place for place in mansion.reachable(o.place, 2, tuple(t.blocks))}
            offers[o.seat] = Offer(o.seat, "coordinated", {"stay": "", **ways}, {"who": o.who})
        seat, place = await ask_any(offers)
        mover = t.by_seat(seat)
        waiting.remove(mover)
        if place:
            go(t, mover, place)


def _not_to_be_healed(t: Table, s: Survivor, who: str) -> str:
    """Return what forbids first aid: it helps an injured Survivor in the same place, and never oneself."""
    for o in t.in_play:
        if o.who == who and o is not s:
            return ("" if o.place == s.place else _keeps_to_its_place(t)) if o.health == 1 else "TS-KW-HEAL-3"
    return NOT_OPEN


def _keeps_to_its_place(t: Table) -> str:
    """Return the rule of the edition by which a card that names a place reaches no farther."""
    return "TS-KW-HEAL-2-V2" if t.settings.edition == "v2" else "TS-KW-HEAL-2-V105"


@action(
    SPECIAL_ACTION,
    "S08",
    choices=lambda t, _s: {f"trait:S08:{o.who}": (o.who,) for o in t.in_play},
    forbids=_not_to_be_healed,
)
async def first_aid(t: Table, s: Survivor, who: str) -> None:
    """S08: HEAL another Survivor in the same location."""
    spend(t, s, "S08")
    heal(t, t.by_name(who))


def _nobody_else_afraid(t: Table, s: Survivor, _target: str) -> str:
    return "" if any(o.fear for o in t.in_play if o is not s) else NOT_OPEN


@action(SPECIAL_ACTION, "S10", choices=itself("trait:S10"), forbids=_nobody_else_afraid)
async def boost_morale(t: Table, s: Survivor) -> None:
    """S10: the fear of all other Survivors is gone, wherever they are."""
    t.tell(TEAM, "trait-used", who=s.who, trait="S10")
    for other in t.in_play:
        if other is s or not other.fear:
            continue
        if t.settings.morale_boost == "all":
            calm(t, other)
        else:
            other.fear -= 1
            t.tell(ALL, "less-fear", who=other.who, fear=other.fear)


@action(SPECIAL_ACTION, "S14", choices=itself("trait:S14"))
async def taunt(t: Table, s: Survivor) -> None:
    """S14: a noise here; the Killer discards 3 cards from the deck, then draws 1."""
    make_noise(t, s.place)
    t.tell(ALL, "taunted")
    await discard_from_deck(t, 3)
    await draw_cards(t, 1)


# -- that cost no action ---------------------------------------------------------------------------------------------


@action(EXTRA_ACTION, "S13", choices=lambda _t, _s: {f"trait:S13:{place}": (place,) for place in mansion.PLACES})
async def sound_decoy(t: Table, s: Survivor, place: str) -> None:
    """S13: a noise in any location."""
    spend(t, s, "S13")
    make_noise(t, place)


@action(EXTRA_ACTION, "S19", choices=lambda t, _s: {f"trait:S19:{door}": (door,) for door in t.blocks})
async def judicious_unblock(t: Table, s: Survivor, door: str) -> None:
    """S19: removes any one block."""
    spend(t, s, "S19")
    remove_block(t, s, door)


@action(
    EXTRA_ACTION,
    "S19",
    choices=itself("trait:S19:calm"),
    forbids=lambda _t, s, _target: "" if s.fear else NOT_OPEN,
)
async def judicious_calm(t: Table, s: Survivor) -> None:
    """S19: removes all own fear."""
    spend(t, s, "S19")
    calm(t, s)


@action(
    EXTRA_ACTION, "S19", choices=lambda _t, s: {f"trait:S19:{place}": (place,) for place in mansion.NEIGHBOURS[s.place]}
)
async def judicious_noise(t: Table, s: Survivor, place: str) -> None:
    """S19: a noise in an adjacent location."""
    spend(t, s, "S19")
    make_noise(t, place)


def _places_to_react_to(t: Table, s: Survivor) -> Targets:
    return {f"trait:S20:{place}": (place,) for place in mansion.reachable(s.place, 1, tuple(t.blocks))}


@action(EXTRA_ACTION, "S20", choices=_places_to_react_to)
async def prompt_reaction(t: Table, s: Survivor, place: str) -> None:
    """S20: MOVE ×1."""
    spend(t, s, "S20")
    go(t, s, place)
