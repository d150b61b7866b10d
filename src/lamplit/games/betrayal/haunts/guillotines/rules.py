"""Haunt 34: everybody wears a collar with a blade, and one of them knows that theirs is harmless."""

from typing import ClassVar

from .....engine import ALL, mapping, plain
from ...explorers.cards import give_up, handled
from ...explorers.dice import plain_roll
from ...explorers.traits import die
from ...house.movement import VAULT, VAULT_EMPTY
from ...occasions import DIED, SEAT_OVER, STANDSTILL, WON
from ...state import TRAITOR, Explorer, Figure, Table
from ...victory import HEROES, Win, stalemate
from .. import blocks
from ..blocks import hidden
from ..form import HIDDEN, Aim, Haunt
from . import collar_keys
from .collar_keys import CROSSED, KEY, ROOMS_WITH_KEYS


@plain
class Guillotines(hidden.Dealt):
    """The numbers of the collars still worn, and how far the blades have moved."""

    module: ClassVar[str] = "guillotines"

    collars: dict[str, int] = mapping()
    track: int = 0


BLOCKS = "scatter_tokens search_token carry_deliver rescue_ally turn_track dice_timer hero_status secret_info"
HAUNT = haunt = Haunt(34, "guillotines", Guillotines, (*BLOCKS.split(), "hidden_traitor"), rules=2)
haunt.turns = HIDDEN
hidden.register(haunt)
haunt.revealing |= {"guillotines-collars"}


state = blocks.state_as(Guillotines)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """Sides are dealt in secret and collars openly; keys lie in dangerous rooms."""
    hidden.deal(t)
    numbers = [str(number) for number in range(1, len(t.explorers) + 1)]
    t.chance.shuffle("collars", numbers)
    for one in t.explorers.values():
        if one.alive:
            state(t).collars[one.name] = int(numbers.pop())
    t.tell(ALL, "guillotines-collars", collars=dict(state(t).collars))
    state(t).track = 0 if len(t.explorers) < 5 else 1
    blocks.scatter(t, "key", [room for room in ROOMS_WITH_KEYS if room in t.plan])


# -- keys ------------------------------------------------------------------------------------------------------------


collar_keys.register(haunt)


def opened(t: Table, one: Explorer) -> dict[str, str]:
    """The collars an explorer can open. Keys received this turn do not open their own."""
    keys = keys_of(one)
    own = [card for card in keys if not handled(t, card)]
    near = [other.name for other in t.explorers_in(one.place, one.part) if other.name in state(t).collars]
    return {name: name for name in near if len(own if name == one.name else keys) >= 2}


@haunt.task("unlock", choices=opened)
async def unlock(t: Table, one: Explorer, whom: str) -> None:
    """Two keys open a collar."""
    keys = keys_of(one)
    if whom == one.name:
        keys = [card for card in keys if not handled(t, card)]
    for key in keys[:2]:
        await give_up(t, one, key)
    t.tell(ALL, "guillotines-opened", who=one.name, whom=whom)
    state(t).collars.pop(whom, None)


# -- the blades ------------------------------------------------------------------------------------------------------


@haunt.on(SEAT_OVER)
async def clicks(t: Table, seat: str) -> None:
    """After the revealer's turn the blades move on, and may fall."""
    if seat != t.explorers[t.revealer].seat:
        return
    state(t).track += 1
    track = state(t).track
    t.tell(ALL, "guillotines-click", track=track)
    for one in t.living():
        number = state(t).collars.get(one.name, 99)
        if number <= track and await plain_roll(t, one, 3, "guillotines-blade") < track:
            state(t).collars.pop(one.name)
            if hidden.is_traitor(t, one):
                hidden.show(t, one)
            else:
                t.tell(ALL, "guillotines-fell", who=one.name)
                await die(t, one)


@haunt.on(DIED)
async def dies(t: Table, one: Explorer) -> None:
    """A dead explorer's collar no longer counts."""
    state(t).collars.pop(one.name, None)


# -- the end ---------------------------------------------------------------------------------------------------------


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The traitor wins when more than half of the heroes are dead; the heroes, when all collars are off and at least
    half of them are alive."""
    if not state(t).tokens:
        return None
    heroes = [one for one in t.explorers.values() if not hidden.is_traitor(t, one)]
    traitors = tuple(one.name for one in t.explorers.values() if hidden.is_traitor(t, one))
    dead = sum(not one.alive for one in heroes)
    if 2 * dead > len(heroes):
        return hidden.over(t, Win(TRAITOR, "guillotines-heads", traitors))
    worn = [name for name in state(t).collars if name not in t.explorers or not shown_traitor(t, name)]
    if not worn:
        return hidden.over(t, Win(HEROES, "guillotines-free", tuple(one.name for one in heroes)))
    return None


@haunt.on(STANDSTILL)
def nobody_won(t: Table) -> Win:
    """When nobody can win any more, everybody learns who was the traitor."""
    return hidden.over(t, stalemate())


def shown_traitor(t: Table, name: str) -> bool:
    """Return whether an explorer is known as the traitor, whose collar no longer counts."""
    return name in state(t).shown and hidden.is_traitor(t, t.explorers[name])


def with_keys(t: Table) -> list[str]:
    """The rooms of the house where keys lie."""
    return [room for room in ROOMS_WITH_KEYS if "key" in t.tokens_in(room)]


def keys_of(one: Figure) -> list[str]:
    """The keys that a figure has."""
    return [card for card in one.cards if card.startswith(KEY)]


def fetching(rooms: list[str], worth: float) -> list[Aim]:
    """Aims: get the keys that lie in these rooms."""
    there = [Aim("go", room, worth) for room in rooms] + [Aim("task", "guillotines-key", worth)]
    return there + [Aim("cross", room, worth) for room in CROSSED if room in rooms]


def aims(t: Table, one: Figure) -> list[Aim]:
    """Get keys, two for each collar."""
    others = [other for other in t.living() if other is not one]
    if hidden.is_traitor(t, one):
        return hampering(t, others)
    found = fetching(with_keys(t), 6) + [Aim("explore", room, 2) for room in ROOMS_WITH_KEYS if room not in t.plan]
    if len(keys_of(one)) == 1:
        found += [Aim("take", card, 3) for other in others for card in keys_of(other)]
    return [*found, Aim("task", "guillotines-unlock", 8)]


def hampering(t: Table, others: list[Explorer]) -> list[Aim]:
    """The traitor attacks anybody, explorers with keys first: nobody defends suspects. The traitor also asks for keys
    or robs them, discovers no more rooms with keys, and does not wait at a closed Vault."""
    rooms = [room for room in with_keys(t) if room != VAULT or VAULT_EMPTY in t.tokens_in(VAULT)]
    prey = [Aim("strike", other.name, 5 if keys_of(other) else 2) for other in others]
    wanted = [Aim("take", card, 3) for other in others for card in keys_of(other)]
    return [*prey, *wanted, *fetching(rooms, 3)]


def answers(t: Table, seat: str) -> list[Aim]:
    """The traitor gives no key away."""
    one = t.explorer_of(seat)
    return [Aim("keep", key) for key in keys_of(one)] if hidden.is_traitor(t, one) else []


haunt.aims, haunt.answers = aims, answers
haunt.counters = lambda t: {
    "guillotines-track": (state(t).track, 6),
    "guillotines-collars": (len(state(t).collars), len(t.explorers)),
}
own_view = haunt.view
haunt.view = lambda t, seat: {**own_view(t, seat), "collars": dict(state(t).collars), "track": state(t).track}
