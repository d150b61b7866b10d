"""Building blocks that several haunts share. What only one needs stands with it."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

from ....engine import ALL, ask
from ..data.explorers import SKULL, TRAITS
from ..explorers.cards import give_up, handle, take
from ..explorers.decks import shuffle
from ..explorers.dice import TASK, trait_roll
from ..explorers.roles import turn_traitor
from ..explorers.traits import Harm, lessened, lift_to_start, look_for_skull, move_clip
from ..house.discovery import bring_room
from ..house.movement import affordable, cross, cross_forbidden, distance, go, in_reach, together, ways
from ..occasions import ATTACK_AIDS, DEAF, DISCOVERED, INSTEAD_OF_DRAWING, NOT_SLOWED, SEAT_OVER, TURN_STARTS, renew
from ..state import TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ..turn.attacks import Attack, attacks_of, make, stealable, would_do
from ..turn.monsters import appear, roads
from .form import Haunt, needed_for

S = TypeVar("S", bound=Scenario)


def state_of(t: Table, kind: type[S]) -> S:
    """The haunt's own state."""
    assert isinstance(t.scenario, kind)
    return t.scenario


def state_as(kind: type[S]) -> Callable[[Table], S]:
    """How a haunt gets at its own state: `state = state_as(Mummy)`, then `state(t).learned`."""

    def state(t: Table) -> S:
        assert isinstance(t.scenario, kind)
        return t.scenario

    return state


def as_the_traitor_begins(haunt: Haunt, do: Callable[[Table], Awaitable[None] | None]) -> None:
    """What happens when the traitor's turn begins; after their death when it would have come."""

    @haunt.on(TURN_STARTS)
    async def begins(t: Table, one: Explorer) -> None:
        if one.name == t.traitor and (done := do(t)) is not None:
            await done

    @haunt.on(SEAT_OVER)
    async def would_begin(t: Table, seat: str) -> None:
        dead = t.traitor and not t.explorers[t.traitor].alive and seat == t.explorers[t.traitor].seat
        if dead and (done := do(t)) is not None:
            await done


# -- rooms and cards -------------------------------------------------------------------------------------------------


place_room = bring_room
"""`place_room`: searches a room out of the stack, if it is not in the house, and lays it where somebody likes."""


async def fetch_card(t: Table, one: Explorer, card: str) -> bool:
    """`fetch_card`: takes a named card out of its deck, which is shuffled. False if it is not there."""
    for pile, stream in ((t.omen_deck, "omens"), (t.item_deck, "items"), (t.item_discard, "")):
        if card in pile:
            pile.remove(card)
            if stream:
                shuffle(t, stream)
            t.tell(ALL, "fetched", who=one.name, card=card)
            await take(t, one, card)
            return True
    return False


def fetch_instead(haunt: Haunt, pile: str, card: str, prompt: str = "") -> None:
    """The same for heroes who would draw of a pile in which the card still is: they take it instead, or with a prompt
    may choose to."""

    @haunt.on(INSTEAD_OF_DRAWING)
    async def fetches(t: Table, one: Explorer, drawn: str) -> bool:
        if drawn != pile or not is_hero(one) or card not in (t.omen_deck if pile == "omen" else t.item_deck):
            return False
        choices = {f"fetch:{card}": True, f"draw-{pile}": False}
        return (not prompt or await ask(one.seat, prompt, choices, who=one.name)) and await fetch_card(t, one, card)


async def take_out(t: Table, card: str) -> bool:
    """Takes a card from wherever it is, for a haunt that needs it: it may have been chosen without its omen.

    False if it has left the game.
    """
    holder = next((one for one in t.explorers.values() if card in one.cards), None)
    if holder is not None:
        await give_up(t, holder, card)
        return True
    for stream, deck in (("omens", t.omen_deck), ("items", t.item_deck)):
        if card in deck:
            deck.remove(card)
            shuffle(t, stream)
            return True
    return bool(pick_card(t, card))


def pick_card(t: Table, card: str, room: str = "") -> str:
    """Takes a card or companion that lies in a room, or in this one, out of it. Gives the room."""
    for where in [room] if room else [*t.floor_piles, *t.waiting]:
        if t.lift(card, where):
            renew(t)
            return where
    return ""


def lying_in(t: Table, room: str) -> list[str]:
    """The cards in a room, companions included."""
    return [*t.floor_piles.get(room, ()), *t.waiting.get(room, ())]


def at_hand(t: Table, one: Figure) -> list[str]:
    """The cards in somebody's room, companions included, that lie beyond no barrier."""
    return [card for card in lying_in(t, one.place) if in_reach(t, card, one)]


def scatter(t: Table, token: str, rooms: Iterable[str]) -> None:
    """`scatter_tokens`: lays a token in each of these rooms."""
    for room in rooms:
        t.tokens.setdefault(room, []).append(token)
        t.tell(ALL, "token", token=token, room=room)


def scatter_as_found(haunt: Haunt, token: str, rooms: Iterable[str]) -> None:
    """The same in those of these rooms that are found while the haunt goes on."""
    awaited = frozenset(rooms)

    @haunt.on(DISCOVERED)
    async def found(t: Table, _one: Explorer, room: str) -> None:
        if room in awaited:
            scatter(t, token, [room])


def lift_token(t: Table, token: str, room: str) -> None:
    """Takes a token off a room."""
    t.tokens[room].remove(token)
    if not t.tokens[room]:
        del t.tokens[room]
    t.tell(ALL, "token-gone", token=token, room=room)


# -- monsters --------------------------------------------------------------------------------------------------------


def spawn(t: Table, haunt: Haunt, kind: str, rooms: Iterable[str], lead: str | None = None) -> list[Monster]:
    """`spawn`: puts a monster of a kind into each of these rooms. The traitor leads them unless somebody else does.

    Those of a kind that comes in numbers are numbered from the first on."""
    if lead is None:
        lead = t.explorers[t.traitor].seat if t.traitor else ""
    made: list[Monster] = []
    rooms = list(rooms)
    alone = len(rooms) == 1 and not haunt.kinds[kind].many
    for room in rooms:
        several = sum(monster.kind == kind for monster in t.monsters.values()) + 1
        name = kind if several == 1 and alone and kind not in t.monsters else f"{kind}-{several}"
        while name in t.monsters:
            several += 1
            name = f"{kind}-{several}"
        made.append(appear(t, name, kind, room, haunt.kinds[kind].traits, lead))
    return made


def slows_nobody(haunt: Haunt, which: Callable[[Figure], bool]) -> None:
    """`move_mod`: opponents that are in nobody's way."""

    @haunt.on(NOT_SLOWED)
    def unslowed(_t: Table, _one: Figure, foe: Figure) -> bool:
        return which(foe)


def hears_no_call(haunt: Haunt, which: Callable[[Table, Monster], bool]) -> None:
    """`immunity`: monsters that no card draws closer."""

    @haunt.on(DEAF)
    def deaf(t: Table, monster: Monster) -> bool:
        return which(t, monster)


def monster_takes(t: Table, monster: Monster, card: str) -> None:
    """A monster that may carry things carries a card from now on."""
    handle(t, card)
    monster.cards.append(card)
    renew(t)


async def steals(t: Table, attack: Attack, *more: str) -> bool:
    """`steal_objective`: a monster that beats somebody by 2 in its own attack may take a card, or one of these."""
    monster, victim = attack.winner, attack.loser
    if not isinstance(monster, Monster) or not isinstance(victim, Explorer) or monster is not attack.one:
        return False
    loot = [*stealable(t, monster, victim), *(card for card in victim.cards if card in more)]
    if would_do(t, attack) < 2 or attack.kind != "physical" or not loot:
        return False
    choices: dict[str, str] = {"harm": "", **{f"steal:{card}": card for card in loot}}
    card = await ask(monster.lead, "harm-or-steal", choices, who=monster.name, whom=victim.name, amount=attack.by)
    if card:
        await give_up(t, victim, card)
        monster_takes(t, monster, card)
        t.tell(ALL, "stole", who=monster.name, whom=victim.name, card=card)
    return bool(card)


def strikes_with(haunt: Haunt, card: str, at: Callable[[Table, Attack], bool]) -> None:
    """`key_weapon`: a card that helps whoever has it in some attacks, besides any weapon, and is used in them."""

    @haunt.on(ATTACK_AIDS)
    def aids(t: Table, attack: Attack) -> dict[str, bool]:
        return {card: True} if card in attack.one.cards and at(t, attack) else {}


async def hurt_in_order(t: Table, one: Explorer, amount: int, why: str, *order: tuple[str, int]) -> None:
    """`special_damage`: physical damage that comes off traits in an order, each down to a step, instead of a choice."""
    harm = await lessened(t, one, Harm(one.name, "physical", amount, why))
    if harm.amount <= 0:
        return
    t.tell(ALL, "damage", who=one.name, kind=harm.kind, amount=harm.amount, why=why)
    left = harm.amount
    for trait, lowest in order:
        by = min(left, one.steps[trait] - lowest)
        if by > 0:
            move_clip(t, one, trait, -by)
            left -= by
    await look_for_skull(t, one)


def lift_from_skull(t: Table, one: Explorer) -> None:
    """Somebody who must not die keeps the lowest step of each trait."""
    for trait in TRAITS:
        if one.steps[trait] == SKULL:
            move_clip(t, one, trait, 1)


def nearest(t: Table, monster: Monster, figures: Iterable[Figure]) -> list[Figure]:
    """Those of the figures that are the fewest spaces away, by the ways of a monster."""
    away = roads(t, monster)
    found = [(away[one.place][0], one) for one in figures if one.place in away]
    return [one for far, one in found if far == min(found, key=lambda pair: pair[0])[0]]


async def walk_towards(t: Table, one: Figure, room: str) -> None:
    """`ai_forced`: somebody goes towards a room by a shortest way, as far as movement lasts."""
    while one.alive and one.place != room and not affordable(t, one):
        step = next_step(t, one, room)
        if not step:
            return
        before = one.place
        await go(t, one, step)
        if one.place == before:
            return


def next_step(t: Table, one: Figure, room: str) -> str:
    """The first step of a shortest way to a room, or nothing; monsters also go by holes and shafts."""
    if isinstance(one, Monster):
        return roads(t, one, (room,)).get(room, (0, ""))[1]
    here = distance(t, one.place, room)
    return next((other for other in ways(t, one) if distance(t, other, room) < here), "")


async def stand_by(t: Table, monster: Monster, other: Figure) -> None:
    """A monster that is in the same room goes to where somebody is: no barrier stops it."""
    if monster.place == other.place and not together(t, monster, other) and not cross_forbidden(t, monster):
        await cross(t, monster)


async def hunt(t: Table, monster: Monster, prey: Iterable[Figure], haunt: Haunt) -> None:
    """`ai_forced`: a monster goes for one of these, and attacks whom it can. Whoever leads it chooses among equals."""
    there = roads(t, monster)
    near = {f"hunt:{one.name}": one for one in prey if one.place in there}
    if near:
        hunted = await ask(monster.lead, f"{haunt.name}-hunt", near)
        await walk_towards(t, monster, hunted.place)
        await stand_by(t, monster, hunted)
    attacks = attacks_of(t, monster)
    if attacks:
        await make(t, await ask(monster.lead, f"{haunt.name}-attack", attacks))


# -- tasks -----------------------------------------------------------------------------------------------------------


async def task_roll(t: Table, one: Explorer, task: str, chosen: Any = None) -> bool:
    """Whether the roll of a task succeeds: as many dice as the trait, tried once a turn."""
    trait, need = needed_for(t, task, one, chosen)
    return await trait_roll(t, one, trait, task, need, TASK) >= need


def step_taken(t: Table, one: Figure) -> bool:
    """`staged_quest`: whether somebody has done in this turn what the heroes do one of in a turn."""
    return f"step:{one.name}" in t.done


def take_step(t: Table, one: Figure) -> None:
    """Notes that it is done."""
    t.done.append(f"step:{one.name}")


async def convert_hero(t: Table, one: Explorer) -> None:
    """`convert_hero`: a hero turns; traits that have fallen below the start go back there (`traitor_boost`)."""
    turn_traitor(t, one)
    await lift_to_start(t, one, *TRAITS)


def held_by_hero(t: Table, card: str) -> bool:
    """Whether a card is in good hands: bots ask nobody of their side for it."""
    return any(card in hero.cards for hero in t.heroes())


def is_hero(one: Figure) -> bool:
    """Whether somebody is on the heroes' side."""
    return isinstance(one, Explorer) and one.role != TRAITOR
