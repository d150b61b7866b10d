"""What many cards do, as short pieces: rise, fall, take damage, draw, choose; and rows of what the result of a roll
brings."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from ....engine import ALL, ask
from ..data.cards import SQUARE_TOKENS
from ..data.explorers import PHYSICAL, STEPS, TRAITS
from ..explorers.cards import declined, draw, handled, raised
from ..explorers.dice import TRAIT, Roll
from ..explorers.traits import gain, hurt_by_dice, lose, lowest, move_clip
from ..house.movement import distance, put, step, together, ways, within
from ..occasions import CANNOT_ACT, CANNOT_MOVE, DEAF, first, renew
from ..state import Explorer, Figure, Monster, Table

T = TypeVar("T")
Outcome = Callable[[Table, Explorer, str], Awaitable[Any]]
"""Something that happens to an explorer because of a card."""
Rows = Sequence[tuple[int, Sequence[Outcome]]]
"""What happens from which result of a roll on, the highest first."""

ROLLS: dict[str, tuple[str | int, int]] = {}
"""What is rolled when a card or token is used: a trait or a number of dice, and the sum to hope for."""


async def bring(t: Table, one: Explorer, card: str, total: int, rows: Rows) -> None:
    """Let the row happen that fits the result of a roll."""
    for least, outcomes in rows:
        if total >= least:
            for outcome in outcomes:
                if one.alive:
                    await outcome(t, one, card)
            return


# -- traits ----------------------------------------------------------------------------------------------------------


def rises(*traits: str, by: int = 1) -> Outcome:
    """Traits rise."""

    async def happens(t: Table, one: Explorer, card: str) -> None:
        for trait in traits:
            await gain(t, one, trait, by)
        await raised(t, one, card)

    return happens


def falls(*traits: str, by: int = 1) -> Outcome:
    """Traits fall."""

    async def happens(t: Table, one: Explorer, _card: str) -> None:
        for trait in traits:
            await lose(t, one, trait, by)

    return happens


def one_rises(traits: Sequence[str]) -> Outcome:
    """One of these traits rises, as its owner likes."""

    async def happens(t: Table, one: Explorer, card: str) -> None:
        trait = await choose_trait(
            t, one, [trait for trait in traits if one.steps[trait] < STEPS - 1], "raise-trait", card
        )
        if trait:
            await gain(t, one, trait)
            await raised(t, one, card)

    return happens


def one_falls(traits: Sequence[str]) -> Outcome:
    """One of these traits falls, as its owner likes. A trait that cannot fall counts only if none can."""

    async def happens(t: Table, one: Explorer, card: str) -> None:
        able = [trait for trait in traits if one.steps[trait] > lowest(t)]
        trait = await choose_trait(t, one, able, "lower-trait", card)
        if trait:
            await lose(t, one, trait)

    return happens


async def choose_trait(t: Table, one: Explorer, traits: Iterable[str], prompt: str, card: str) -> str:
    """An explorer chooses one of these traits; nothing if there are none."""
    choices = {f"trait:{trait}": trait for trait in traits}
    return await ask(one.seat, prompt, choices, who=one.name, card=card) if choices else ""


async def weigh(
    t: Table, one: Explorer, prompt: str, choices: Mapping[str, T], rolls: Mapping[str, tuple[str, int]], card: str
) -> T:
    """An explorer chooses which trait to roll, or whether to roll at all, and sees how likely each roll is to
    succeed."""
    t.weighing.append((one.seat, {name: event_roll(t, one, *roll, card) for name, roll in rolls.items()}))
    need = max(need for _, need in rolls.values())
    chosen = await ask(one.seat, prompt, choices, who=one.name, card=card, need=need)
    t.weighing.pop()
    return chosen


def event_roll(t: Table, one: Explorer, trait: str, need: int, card: str) -> Roll:
    """Return the roll that a card asks for."""
    return Roll(one.name, TRAIT, card, trait, one.value(trait), need, card in t.playing)


def to_lowest(t: Table, one: Explorer, trait: str) -> None:
    """A trait drops to its lowest number, never to the skull."""
    if one.steps[trait] > 0:
        move_clip(t, one, trait, -one.steps[trait])


def harmed(kind: str, dice: int = 1) -> Outcome:
    """An explorer takes damage by dice."""

    async def happens(t: Table, one: Explorer, card: str) -> None:
        await hurt_by_dice(t, one, kind, dice, card)

    return happens


def draws(pile: str, many: int = 1) -> Outcome:
    """An explorer draws cards."""

    async def happens(t: Table, one: Explorer, _card: str) -> None:
        for _ in range(many):
            if one.alive:
                await draw(t, one, pile)

    return happens


async def nothing(_t: Table, _one: Explorer, _card: str) -> None:
    """Nothing happens."""


PHYSICAL_TRAITS, MENTAL_TRAITS, ALL_TRAITS = PHYSICAL, TRAITS[2:], TRAITS


# -- people and places -----------------------------------------------------------------------------------------------


def in_order(t: Table, one: Explorer) -> list[Explorer]:
    """Return all living explorers in the house, from this one on to the left."""
    seats = (one.seat, *t.left_of(one.seat)[:-1])
    return [other for other in map(t.explorer_of, seats) if other.alive and other.place]


async def each(t: Table, card: str, ones: Iterable[Explorer], do: Callable[[Explorer], Awaitable[Any]]) -> None:
    """An event happens to several explorers, one after another. A traitor may stay untouched."""
    for one in ones:
        if one.alive and not await declined(t, one, card):
            await do(one)


def others_beside(t: Table, one: Explorer) -> list[Explorer]:
    """Return all other explorers in the room of this one."""
    return [other for other in t.living() if other is not one and together(t, one, other)]


def beside(t: Table, one: Explorer) -> list[Explorer]:
    """Return this explorer and all others in the same room."""
    return [one, *others_beside(t, one)]


async def choose_room(t: Table, one: Explorer, rooms: Iterable[str], card: str) -> str:
    """An explorer chooses one of these rooms; nothing if there are none."""
    choices = {f"room:{room}": room for room in rooms}
    return await ask(one.seat, "choose-room", choices, who=one.name, card=card) if choices else ""


def put_in(room: str) -> Outcome:
    """An explorer is put into a room."""

    async def happens(t: Table, one: Explorer, _card: str) -> None:
        if one.place != room:
            await put(t, one, room)

    return happens


def unhindered(t: Table, one: Figure) -> bool:
    """Whether nothing keeps a figure where it is."""
    if isinstance(one, Monster):
        return not one.stunned and not first(t, DEAF, one)
    return not first(t, CANNOT_ACT, one) and not first(t, CANNOT_MOVE, one)


def closer(t: Table, one: Figure, room: str) -> dict[str, str]:
    """Return the rooms into which one step brings a figure closer to a room."""
    if not unhindered(t, one) or not one.place or one.place == room:
        return {}
    away = distance(t, one.place, room)
    return {f"{one.name}:{other}": other for other in ways(t, one) if distance(t, other, room) < away}


async def lure(t: Table, one: Explorer, seat: str, figures: Iterable[Figure], card: str) -> None:
    """A seat moves any number of figures one space closer to an explorer."""
    left = list(figures)
    while one.alive:
        steps = {f"closer:{name}": (figure, to) for figure in left for name, to in closer(t, figure, one.place).items()}
        if not steps:
            return
        chosen = await ask(seat, "draw-closer", {**steps, "go-on": None}, who=one.name, card=card)
        if chosen is None:
            return
        left.remove(chosen[0])
        await step(t, *chosen)


async def monsters_come(t: Table, one: Explorer, card: str) -> None:
    """The traitor may move any number of monsters a space closer to another explorer. Without a traitor all come."""
    monsters = [monster for monster in t.monsters.values() if monster.alive]
    if t.traitor:
        if t.traitor != one.name:
            await lure(t, one, t.explorers[t.traitor].seat, monsters, card)
        return
    for monster in monsters:
        steps = {f"closer:{name}": to for name, to in closer(t, monster, one.place).items()} if monster.alive else {}
        if steps:
            await step(t, monster, await ask(monster.lead or one.seat, "draw-closer", steps, who=one.name, card=card))


# -- cards and tokens ------------------------------------------------------------------------------------------------


def unusable(t: Table, card: str, one: Explorer) -> str:
    """Return the rule against using a card now, or nothing: the explorer needs to have it, and each is used once a
    turn."""
    if card not in one.cards:
        return "BH-CARD-5"
    return "BH-ITEM-15" if handled(t, card) else ""


def unusable_before_haunt(t: Table, card: str, one: Explorer) -> str:
    """Return the rule against using a card that works only once the haunt has begun, or nothing."""
    return unusable(t, card, one) or ("" if t.haunted else "BH-CARD-8")


def token_forbidden(t: Table, token: str, one: Explorer) -> str:
    """Return the rule against using a token, or nothing: it has to lie in the room, and is used once a turn."""
    if not within(t, token, one.place, one.part):
        return "BH-DISC-24"
    return "BH-DICE-3" if f"room-action:{token}" in t.done else ""


def lay_token(t: Table, token: str, room: str, part: str = "") -> bool:
    """Lay a token in a room, for good in that part of it. False if there is none left."""
    if sum(tokens.count(token) for tokens in t.tokens.values()) >= SQUARE_TOKENS[token]:
        return False
    t.tokens.setdefault(room, []).append(token)
    if part:
        t.halves[f"{room}:{token}"] = part
    renew(t)
    t.tell(ALL, "token", token=token, room=room)
    return True


def lift_token(t: Table, token: str) -> None:
    """Take a token out of the house."""
    room = t.room_with(token)
    t.tokens[room].remove(token)
    t.halves.pop(f"{room}:{token}", None)
    if not t.tokens[room]:
        del t.tokens[room]
    renew(t)
    t.tell(ALL, "token-gone", token=token, room=room)


def named(things: Iterable[Explorer]) -> Mapping[str, Explorer]:
    """Return explorers as choices."""
    return {one.name: one for one in things}
