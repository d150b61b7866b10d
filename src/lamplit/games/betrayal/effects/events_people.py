"""Events that touch several explorers, or make them fight, give or lose things."""

from collections.abc import Collection, Iterable

from ....engine import ALL, ask
from ..data.cards import CARDS
from ..data.explorers import TRAITS
from ..data.rooms import ROOMS
from ..explorers.cards import declined, discard, draw, give_up, lay_down
from ..explorers.decks import shuffle
from ..explorers.dice import plain_roll, trait_roll
from ..explorers.traits import gain, hurt_by_dice, lose
from ..house.discovery import bring_room, enter_new
from ..house.movement import distance, figures, leave, put, together
from ..house.plan import OUTSIDE
from ..occasions import ATTACK_FORBIDDEN, BROUGHT, EVENT, call, first, on
from ..state import Explorer, Figure, Table
from ..turn.attacks import Attack, fight, ways_to_attack
from .outcomes import Rows, bring, each, falls, harmed, in_order, nothing, one_falls, rises

PATIO = "patio"

# -- everybody -------------------------------------------------------------------------------------------------------


FRIGHT: Rows = ((4, (nothing,)), (1, (harmed("mental"),)), (0, (harmed("mental", 2),)))


@on(EVENT, "hideous_shriek")
async def hideous_shriek(t: Table, card: str, one: Explorer) -> None:
    """All explorers hear it."""
    await frighten(t, card, in_order(t, one))


@on(EVENT, "silence")
async def silence(t: Table, card: str, one: Explorer) -> None:
    """All explorers in the basement hear it."""
    await frighten(t, card, below_ground(t, one))


async def frighten(t: Table, card: str, ones: Iterable[Explorer]) -> None:
    """Each explorer rolls Sanity and takes what stands beside the result."""

    async def rolls(one: Explorer) -> None:
        await bring(t, one, card, await trait_roll(t, one, "sanity", card, 4), FRIGHT)

    await each(t, card, ones, rolls)


@on(EVENT, "mists_from_the_walls")
async def mists_from_the_walls(t: Table, card: str, one: Explorer) -> None:
    """It touches all explorers in the basement, worse in rooms with an event symbol."""

    async def breathes(other: Explorer) -> None:
        shown = await trait_roll(t, other, "sanity", card, 4)
        worse = ROOMS[other.place].symbol == "event"
        if shown < 4:
            await hurt_by_dice(t, other, "mental", 1 + (worse and (1 if shown else 2)), card)

    await each(t, card, below_ground(t, one), breathes)


def below_ground(t: Table, one: Explorer) -> list[Explorer]:
    """Return all explorers in the basement."""
    return [other for other in in_order(t, one) if t.plan.floor_of(other.place) == "basement"]


def outside(t: Table, one: Explorer, rooms: Collection[str]) -> list[Explorer]:
    """Return all explorers in these rooms, or in a room with a window that looks out."""
    return [
        other
        for other in in_order(t, one)
        if other.place in rooms or OUTSIDE in t.plan.windows.get(other.place, {}).values()
    ]


OUTDOORS = tuple(room.name for room in ROOMS.values() if room.outdoor)


@on(EVENT, "shrieking_wind")
async def shrieking_wind(t: Table, card: str, one: Explorer) -> None:
    """It touches all explorers outdoors or at a window."""

    async def stands(other: Explorer) -> None:
        shown = await trait_roll(t, other, "might", card, 5)
        if shown < 5:
            await hurt_by_dice(t, other, "mental" if 1 <= shown <= 2 else "physical", 1, card)
        if shown == 0 and other.alive:
            await blown_away(t, other, card)

    await each(t, card, outside(t, one, OUTDOORS), stands)


async def blown_away(t: Table, one: Explorer, card: str) -> None:
    """A card of an explorer lands in the Entrance Hall."""
    loose = {f"pick:{name}": name for name in one.cards if name not in CARDS or CARDS[name].droppable}
    if loose:
        lost = await ask(one.seat, "blown-away", loose, who=one.name, card=card)
        await give_up(t, one, lost)
        lay_down(t, "entrance_hall", lost)
        t.tell(ALL, "dropped", who=one.name, cards=[lost], room="entrance_hall")
        await call(t, BROUGHT, one, lost, "entrance_hall")


@on(EVENT, "the_beckoning")
async def the_beckoning(t: Table, card: str, one: Explorer) -> None:
    """It calls all explorers outdoors or at a window to the Patio."""

    async def hears(other: Explorer) -> None:
        if await trait_roll(t, other, "sanity", card, 3) < 3:
            await jump_to_patio(t, other)
            await hurt_by_dice(t, other, "physical", 1, card)

    await each(t, card, outside(t, one, [room for room in OUTDOORS if room != PATIO]), hears)


async def jump_to_patio(t: Table, one: Explorer) -> None:
    """The first explorer who jumps brings the Patio into the house. Its card is drawn only on their own turn."""
    if PATIO in t.plan:
        await put(t, one, PATIO)
    elif await bring_room(t, one.seat, PATIO):
        await leave(t, one)
        if one.alive:
            await enter_new(t, one, PATIO, "", card=t.turn == one.seat)


# -- the nearest -----------------------------------------------------------------------------------------------------


@on(EVENT, "footsteps")
async def footsteps(t: Table, card: str, one: Explorer) -> None:
    """One die is rolled, two in the Chapel."""
    shown = await plain_roll(t, one, 2 if one.place == "chapel" else 1, card)
    if shown == 0:
        for other in in_order(t, one):
            if await is_touched(t, one, other, card):
                await one_falls(TRAITS)(t, other, card)
    elif shown < 3:
        await lose(t, one, "sanity" if shown == 2 else "speed")
    else:
        await gain(t, one, "might")
        other = await nearest(t, one, card)
        if other is not None and shown >= 4:
            await gain(t, other, "might")
        elif other is not None and await is_touched(t, one, other, card):
            await lose(t, other, "sanity")


async def is_touched(t: Table, one: Explorer, other: Explorer, card: str) -> bool:
    """Whether an event touches an explorer. A traitor may stay untouched; of their own card they have said so
    already."""
    return other.alive and (other is one or not await declined(t, other, card))


async def nearest(t: Table, one: Explorer, card: str) -> Explorer | None:
    """Return the explorer who is the fewest spaces away; of several, the one that is chosen."""
    away = [(distance(t, one.place, other.place), other) for other in in_order(t, one) if other is not one]
    least = min((far for far, _ in away), default=0)
    choices = {f"explorer:{other.name}": other for far, other in away if far == least}
    return await ask(one.seat, "nearest-explorer", choices, who=one.name, card=card) if choices else None


# -- fights ----------------------------------------------------------------------------------------------------------


@on(EVENT, "bloody_vision")
async def bloody_vision(t: Table, card: str, one: Explorer) -> None:
    """A Sanity roll. At worst the explorer attacks whoever is near, friend or foe."""
    shown = await trait_roll(t, one, "sanity", card, 4)
    await bring(t, one, card, shown, ((4, (rises("sanity"),)), (2, (falls("sanity"),)), (0, (nothing,))))
    if shown < 2 and t.haunted and one.alive:
        await forced_attack(t, one, card)


async def forced_attack(t: Table, one: Explorer, card: str) -> None:
    """Attack in this room or behind one of its doors: of those who can be attacked the explorer with the least Might,
    else a monster."""
    near = [other for other in figures(t) if other is not one and within_a_door(t, one, other)]
    able = {other.name: attacks for other in near if (attacks := attacks_on(t, one, other))}
    people = [other for other in near if isinstance(other, Explorer) and other.name in able]
    weakest = min((other.value("might") for other in people), default=0)
    victims = [other.name for other in people if other.value("might") == weakest] or able
    open_to = {option: attack for name in victims for option, attack in able[name].items()}
    if open_to:
        await fight(t, await ask(one.seat, "forced-attack", open_to, who=one.name, card=card))


def attacks_on(t: Table, one: Figure, other: Figure) -> dict[str, Attack]:
    """Return all ways to attack a figure of any side, by option."""
    found: dict[str, Attack] = {}
    for name, way in ways_to_attack(t, one, other).items():
        attack = Attack(one, other, way)
        if one.has(way.trait) and other.has(way.trait) and not first(t, ATTACK_FORBIDDEN, attack):
            found[f"attack:{other.name}:{name}" if name else f"attack:{other.name}"] = attack
    return found


def within_a_door(t: Table, one: Figure, other: Figure) -> bool:
    """Whether a figure is in the same room, or in one behind a door of it."""
    return together(t, one, other) or other.place in t.plan.passages[one.place].values()


# -- things ----------------------------------------------------------------------------------------------------------


def items_of(one: Explorer) -> list[str]:
    """Return the item cards that an explorer carries: no omens."""
    return [card for card in one.cards if card in CARDS and CARDS[card].kind == "item"]


@on(EVENT, "image_in_the_mirror_give")
async def image_in_the_mirror_give(t: Table, card: str, one: Explorer) -> None:
    """The first explorer with an item card, from the drawer on to the left, gives one back."""
    giver = next((other for other in in_order(t, one) if items_of(other)), None)
    if giver is None or (giver is not one and await declined(t, giver, card)):
        return
    choices = {f"pick:{name}": name for name in items_of(giver)}
    given = await ask(giver.seat, "give-back", choices, who=giver.name, card=card)
    await give_up(t, giver, given)
    t.noted.pop(given, None)
    t.item_deck.append(given)
    shuffle(t, "items")
    t.tell(ALL, "gave-back", who=giver.name, card=given)
    if giver.alive:
        await gain(t, giver, "knowledge")


@on(EVENT, "image_in_the_mirror_receive")
async def image_in_the_mirror_receive(t: Table, _card: str, one: Explorer) -> None:
    """The explorer draws an item."""
    await draw(t, one, "item")


@on(EVENT, "jonahs_turn")
async def jonahs_turn(t: Table, card: str, one: Explorer) -> None:
    """The owner of the Puzzle Box trades it in. If nobody has it, the event hurts."""
    holder = t.explorers.get(t.holder("puzzle_box"))
    if holder is None:
        await hurt_by_dice(t, one, "mental", 1, card)
        return
    await discard(t, holder, "puzzle_box")
    await draw(t, holder, "item")
    if one.alive:
        await gain(t, one, "sanity")


@on(EVENT, "whoops")
async def whoops(t: Table, _card: str, one: Explorer) -> None:
    """The explorer loses an item card by chance."""
    held = items_of(one)
    if held:
        lost = t.chance.pick("whoops", held)
        t.tell(ALL, "picked-by-chance", who=one.name, card=lost)
        await discard(t, one, lost)
