"""Omens. Those that only raise traits, and the Spear, stand elsewhere: in `cards.BONUSES` and `weapons`."""

from ....engine import ALL, ask
from ..data.rooms import ROOMS
from ..explorers.cards import give_up, handle, handled, lay_down, lift, lower, pick, take
from ..explorers.decks import deck_of, look, put_on_top, shuffle
from ..explorers.dice import trait_roll
from ..explorers.traits import Harm, lose
from ..house.movement import CHUTE, ELEVATOR, JOINED
from ..occasions import (
    BEFORE_DAMAGE,
    BROUGHT,
    DRAWN,
    KEEPS,
    LOST,
    NO_ENTRY,
    SPARED_BY_ROOM,
    USE,
    call,
    first,
    on,
)
from ..state import Explorer, Figure, Table
from ..turn.attacks import struck
from ..turn.trading import DROPPING, card_forbidden, taking_forbidden
from .outcomes import ROLLS, monsters_come, unusable, unusable_before_haunt

BITE_DICE = 4
DOG_RANGE = 6
WORN = {"knowledge": 2, "sanity": -2}
"""What wearing the Mask does to traits."""
MASKED = "masked"
HALLOWED = ("pentagram_chamber", "crypt", "graveyard")
"""Rooms in which the Medallion protects."""

ROLLS.update({"crystal_ball": ("knowledge", 4), "mask": ("sanity", 4)})


@on(DRAWN, "bite")
async def bite(t: Table, card: str, one: Explorer) -> None:
    """Something bites with Might 4."""
    await struck(t, one, BITE_DICE, card)


@on(USE, "crystal_ball", forbids=unusable_before_haunt)
async def crystal_ball(t: Table, card: str, one: Explorer, _chosen: None) -> None:
    """With Knowledge 4 the explorer finds a card in the item or event deck and lays it on top. Less costs Sanity."""
    shown = await trait_roll(t, one, "knowledge", card, 4)
    if shown >= 4:
        await search_deck(t, one, card)
    else:
        await lose(t, one, "sanity", 1 if shown else 2)


async def search_deck(t: Table, one: Explorer, card: str) -> None:
    """An explorer looks through a deck and lays a card on top. All know what is in the deck, but not which card it
    is."""
    decks = {f"pile:{pile}": pile for pile in ("items", "events") if deck_of(t, pile)}
    if not decks:
        return
    pile = await ask(one.seat, "choose-pile", decks, who=one.name, card=card)
    deck = deck_of(t, pile)
    found = await ask(one.seat, "search-pile", {f"pick:{name}": name for name in sorted(deck)}, who=one.name, pile=pile)
    deck.remove(found)
    shuffle(t, pile)
    put_on_top(t, one.seat, pile, [found])
    t.tell(ALL, "searched-pile", who=one.name, pile=pile)


# -- Dog -------------------------------------------------------------------------------------------------------------


def dog_reach(t: Table, one: Explorer) -> list[str]:
    """Return the rooms to which the Dog can run and come back: by doors, stairs and secret ways, past no room that
    takes a roll or that its owner could not enter."""
    if needs_roll(one.place) or one.place == ELEVATOR:
        return []
    found = {one.place: 0}
    edge = [one.place]
    for room in edge:
        tokens = [token for token in JOINED if token in t.tokens_in(room)]
        secret = [other for token in tokens for other, lying in t.tokens.items() if token in lying]
        for other in (*t.plan.near(room), *secret):
            closed = needs_roll(other) or other in (ELEVATOR, CHUTE) or first(t, NO_ENTRY, one, other)
            if other not in found and not closed and found[room] < DOG_RANGE:
                found[other] = found[room] + 1
                edge.append(other)
    return list(found)


def needs_roll(room: str) -> bool:
    """Whether a room cannot be passed or left without a roll."""
    return ROOMS[room].barrier is not None or ROOMS[room].leaving is not None


def dog_errands(t: Table, _card: str, one: Explorer) -> dict[str, str]:
    """Return what the Dog can carry: what the explorer could drop, or could take from a room within reach."""
    rooms = dog_reach(t, one)
    if len(rooms) < 2:
        return {}
    mine = [card for card in one.cards if not card_forbidden(t, one, card, DROPPING)]
    piles = t.floor_piles
    lying = [card for room in rooms if room in piles and room != one.place for card in piles[room]]
    free = [*mine, *(card for card in lying if not taking_forbidden(t, one, card))]
    return {card: card for card in free if not first(t, KEEPS, card, one, "dog")}


@on(USE, "dog", forbids=unusable, choices=dog_errands)
async def dog(t: Table, _card: str, one: Explorer, thing: str) -> None:
    """The Dog brings a card, or takes one elsewhere."""
    start = next((room for room, cards in t.floor_piles.items() if thing in cards), "")
    rooms = {f"to:{room}": room for room in dog_reach(t, one) if room not in (start, one.place)}
    ends = {"to-me": "", **rooms} if start else rooms
    end = await ask(one.seat, "dog-carries", ends, who=one.name, card=thing)
    handle(t, thing)
    t.tell(ALL, "dog-carried", who=one.name, card=thing, start=start or one.place, to=end or one.place)
    if start:
        pick(t, start, thing)
    else:
        await give_up(t, one, thing)
    if end:
        lay_down(t, end, thing)
    else:
        await take(t, one, thing)
    await call(t, BROUGHT, one, thing, end or one.place)


# -- Mask, Medallion, Skull ------------------------------------------------------------------------------------------


def on_or_off(_t: Table, _card: str, one: Explorer) -> dict[str, None]:
    """An explorer who wears it can take it off, and nothing else."""
    return {"off" if MASKED in one.marks else "on": None}


@on(USE, "mask", forbids=unusable, choices=on_or_off)
async def mask(t: Table, card: str, one: Explorer, _chosen: None) -> None:
    """Sanity 4 puts it on, or takes it off."""
    if await trait_roll(t, one, "sanity", card, 4) < 4:
        return
    if MASKED in one.marks:
        await unmasked(t, card, one)
    else:
        one.mark(MASKED)
        t.tell(ALL, "masked", who=one.name)
        await lift(t, one, card, WORN)


@on(LOST, "mask")
async def unmasked(t: Table, card: str, one: Explorer) -> None:
    """An explorer who loses it while wearing it takes it off."""
    if MASKED in one.marks:
        one.unmark(MASKED)
        t.tell(ALL, "unmasked", who=one.name)
        await lower(t, one, card, WORN)


@on(SPARED_BY_ROOM, "medallion")
def medallion(_t: Table, card: str, one: Figure, room: str) -> bool:
    """Pentagram Chamber, Crypt and Graveyard do nothing to its owner."""
    return room in HALLOWED and card in one.cards


def skull_forbidden(t: Table, card: str, harm: Harm) -> str:
    """It serves its owner alone, against mental damage."""
    if handled(t, card):
        return "BH-ITEM-15"
    return "" if harm.kind == "mental" and t.holder(card) == harm.who else "BH-CARD-8"


@on(BEFORE_DAMAGE, "skull", forbids=skull_forbidden)
async def skull(t: Table, card: str, harm: Harm, _chosen: None) -> None:
    """All of a mental damage may be taken as physical damage instead."""
    handle(t, card)
    harm.kind = "physical"


# -- Spirit Board ----------------------------------------------------------------------------------------------------


def board_forbidden(t: Table, card: str, one: Explorer) -> str:
    """It is used before moving, and only while there are rooms to be found."""
    return unusable(t, card, one) or ("BH-CARD-8" if t.used or not t.rooms else "")


@on(USE, "spirit_board", forbids=board_forbidden)
async def spirit_board(t: Table, card: str, one: Explorer, _chosen: None) -> None:
    """It shows the next room. After the haunt has begun monsters come closer."""
    look(t, one.seat, "rooms", 1)
    if t.haunted:
        await monsters_come(t, one, card)
