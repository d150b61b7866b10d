"""Haunt 43: a disease from the stars passes from explorer to explorer. A serum shows who has it."""

from typing import ClassVar

from .....engine import ALL, plain
from ...explorers.dice import ATTACK, DEFENCE, Roll, plain_roll, throw
from ...explorers.traits import hurt
from ...occasions import DIED, NO_DICE_LIMIT, SEAT_OVER, STANDSTILL, WON
from ...state import TRAITOR, Explorer, Figure, Monster, Table
from ...victory import HEROES, Win, stalemate
from .. import blocks
from ..blocks.hidden import ONE
from ..form import HIDDEN, Aim, Haunt, Kind
from . import contagion, serum
from .contagion import has_turned, known_to, turned
from .serum import GROUNDS, HERB, LAB, SAFE, SERUM, carried, made, stock

ALIEN, SICK, STRIKES = "alien", "sick", "sickness-strikes"
LATE = 8
"""About as many dice as anybody can survive."""


@plain
class Sickness(serum.Remedy):
    """How many dice the sickness rolled last."""

    module: ClassVar[str] = "sickness"

    track: int = 1


state = blocks.state_as(Sickness)

BLOCKS = "place_room area_effect task_counter search_token carry_deliver key_weapon turn_track convert_hero hero_status"
KINDS = {ALIEN: Kind(speed=4, might=6, sanity=4, many=True)}
HAUNT = haunt = Haunt(43, "sickness", Sickness, (*BLOCKS.split(), "secret_info", "hidden_traitor"), KINDS, rules=2)
haunt.turns = HIDDEN
contagion.register(haunt, lambda one: SAFE in one.marks)
serum.register_making(haunt)
by_force = haunt.ruling("forced", "inoculates", "nothing")
serum.register_injecting(haunt, lambda t: by_force(t) == "inoculates")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """A Research Laboratory is in the house; everybody is dealt two tokens in secret."""
    await blocks.place_room(t, t.explorers[t.revealer].seat, LAB)
    contagion.deal(t)


# -- the sickness ----------------------------------------------------------------------------------------------------


@haunt.on(DIED)
async def dies(t: Table, one: Explorer) -> None:
    """A dead explorer who has turned misses a turn of their own and then rises."""
    contagion.tell_all(t, one)
    if has_turned(t, one) and one.name not in state(t).gone:
        state(t).changing[one.name] = 2 if t.turn == one.seat and STRIKES not in t.done else 1
        t.tell(ALL, "sickness-changes", who=one.name)


@haunt.on(SEAT_OVER)
async def goes_on(t: Table, seat: str) -> None:
    """An Alien rises after the turn it missed. After the revealer's turn the sickness strikes."""
    one, changing = t.explorer_of(seat), state(t).changing
    if one.name in changing:
        changing[one.name] -= 1
        if not changing[one.name]:
            del changing[one.name]
            blocks.spawn(t, haunt, ALIEN, [one.place], lead=seat)
    if one.name == t.revealer:
        await strikes(t)


async def strikes(t: Table) -> None:
    """One roll attacks the Might of everybody who is not inoculated. Every turn adds a die."""
    state(t).track += 1
    t.done.append(STRIKES)
    t.tell(ALL, "sickness-track", track=state(t).track)
    force = await plain_roll(t, None, state(t).track, "sickness-strikes", ATTACK)
    for one in [one for one in t.living() if SAFE not in one.marks]:
        theirs = await throw(t, one, Roll(one.name, DEFENCE, STRIKES, "might", one.value("might"), force))
        await hurt(t, one, "physical", force - theirs, STRIKES)


@haunt.on(NO_DICE_LIMIT)
def boundless(_t: Table, roll: Roll) -> bool:
    """The sickness may roll more than eight dice."""
    return roll.why == STRIKES and roll.kind == ATTACK


# -- the end ---------------------------------------------------------------------------------------------------------


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The healthy win when everybody alive is inoculated; the others, when everybody has turned or is dead, except
    those who turned last."""
    if not state(t).trail:
        return None
    living, sick = t.living(), turned(t)
    if living and all(SAFE in one.marks for one in living):
        healthy = tuple(name for name in t.explorers if name not in sick)
        return contagion.over(t, Win(HEROES, "sickness-serum", healthy))
    if any(one.name not in sick for one in living):
        return None
    how = "sickness-spread" if living or t.monsters else "sickness-all-dead"
    return contagion.over(t, Win(TRAITOR, how, tuple(sick[:-1] or sick)))


@haunt.on(STANDSTILL)
def nobody_won(t: Table) -> Win:
    """When nobody can win any more, everybody learns who had turned."""
    return contagion.over(t, stalemate())


# -- who sees and wants what -----------------------------------------------------------------------------------------


def lies_for(t: Table, seat: str) -> dict[str, list[str]]:
    """A seat sees the explorers it knows to have turned."""
    places = [t.explorers[name].place for name in known_to(t, seat) if t.explorers[name].alive]
    return {place: [SICK] * places.count(place) for place in places}


def aims(t: Table, one: Figure) -> list[Aim]:
    """Aims of a player who knows their own side."""
    others = [other for other in t.living() if other is not one and SAFE not in other.marks]
    if isinstance(one, Monster):
        return [Aim("attack", other.name, 3) for other in t.living()]
    return spreading(t, one, others) if has_turned(t, one) else healing(t, one, others)


def spreading(t: Table, one: Explorer, others: list[Explorer]) -> list[Aim]:
    """Explorers who have turned meet others while they hold the 1, and keep the Serum from them."""
    known = known_to(t, one.seat)
    prey = [other for other in others if other.name not in known]
    holder = [Aim("attack", t.holder(SERUM), 6)] if t.holder(SERUM) not in ("", one.name) else []
    if ONE in state(t).tokens[one.name]:
        return [*holder, Aim("take", SERUM, 8), *(Aim("go", other.place, 5) for other in prey)]
    return [*holder, Aim("take", SERUM, 8), *(Aim("attack", other.name, 2) for other in prey)]


def healing(t: Table, one: Explorer, others: list[Explorer]) -> list[Aim]:
    """The others make the Serum, avoid each other as far as possible, and then inject everybody."""
    foes = [Aim("attack", monster, 5 if SERUM in one.cards else 1) for monster in t.monsters]
    if SERUM in one.cards:
        refused = [Aim("attack", other.name, 6) for other in others if f"asked:{other.name}" in t.done]
        visits = [Aim("go", other.place, 7) for other in others]
        return [Aim("task", "sickness-self", 9), Aim("task", "sickness-inject", 9), *refused, *visits, *foes]
    if made(t):
        keeper = t.explorers.get(t.holder(SERUM))
        found = [Aim("take", SERUM, 7), *foes]
        if keeper is not None and SAFE not in one.marks:
            found.append(Aim("go", keeper.place, 5))
        return [*found, *([Aim("attack", keeper.name, 3)] if keeper is not None and SAFE not in keeper.marks else [])]
    if carried(one):
        return [Aim("task", "sickness-add", 9), Aim("go", LAB, 8)]
    away = [Aim("avoid", other.name, 0.4) for other in others if other.place != LAB]
    found = [*away, Aim("task", "sickness-research", 6), Aim("go", LAB, 4)]
    if HERB in stock(t) or any(carried(other) for other in others):
        return found
    laid = [room for room in GROUNDS if room in t.plan]
    look = [Aim("explore", room, 2) for room in GROUNDS] if not laid else []
    return [*found, Aim("task", "sickness-gather", 6), *(Aim("go", room, 5) for room in laid), *look]


haunt.lies_for, haunt.aims = lies_for, aims
haunt.counters = lambda t: {
    "sickness-stock": (len(stock(t)), len(t.explorers)),
    "sickness-track": (state(t).track, LATE),
}
