"""Haunt 1: the Mummy looks for the Girl and a ring to marry her with. The heroes have to learn its true name."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from ...data.explorers import SKULL
from ...house.movement import joined, put, together
from ...occasions import ATTACK_FORBIDDEN, ATTACK_WAYS, INSTEAD_OF_DRAWING, MUST_ATTACK, WON, WON_ATTACK
from ...state import TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack, Way
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import carriers, is_hero, lying_in, step_taken
from ..form import Aim, Haunt, Kind

MUMMY, SARCOPHAGUS, GIRL, BOOK = "mummy", "sarcophagus", "girl", "book"
RINGS = ("ring", "holy_symbol")
NAMED = "name"
"""The attack with its true name."""
STUDIES = ("research_laboratory", "library")


@plain
class Mummy(Scenario):
    """How many of the two steps to its name the heroes have taken, and whether it is banished."""

    module: ClassVar[str] = MUMMY

    learned: int = 0
    banished: bool = False


state = blocks.state_as(Mummy)

BLOCKS = "spawn scatter_tokens fetch_card immunity special_damage steal_objective phasing staged_quest carry_deliver"
KINDS = {MUMMY: Kind(speed=3, might=8, sanity=5)}
HAUNT = haunt = Haunt(1, MUMMY, Mummy, (*BLOCKS.split(), "key_weapon"), KINDS, rules=2)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """Mummy and sarcophagus stand in the traitor's room. The Girl has run away on the floor of the haunt."""
    traitor = t.explorers[t.traitor]
    blocks.spawn(t, haunt, MUMMY, [traitor.place])
    blocks.scatter(t, SARCOPHAGUS, [traitor.place])
    away = t.plan.distances(traitor.place, joined(t))
    rooms = {room: away.get(room, 99) for room in t.plan.on_floor(t.plan.floor_of(t.omen_room))}
    enough = min(5, max(rooms.values()))
    far = {f"room:{room}": room for room in rooms if rooms[room] >= enough}
    room = await ask(traitor.seat, "mummy-hide-girl", far)
    if await blocks.take_out(t, GIRL):
        t.lay(GIRL, room, waits=True)
        t.tell(ALL, "mummy-girl", room=room)


# -- the Mummy -------------------------------------------------------------------------------------------------------


@haunt.on(MUST_ATTACK)
def has_to_attack(_t: Table, _monster: Monster) -> bool:
    """The Mummy attacks somebody in its room if it can."""
    return True


@haunt.task(
    "appear",
    lambda t, _mummy: "" if t.moves.get(MUMMY, 9) <= 1 and not t.used and t.moving else "BH-H1-T-APPEAR",
    lambda t, mummy: {room: room for room in t.plan.spots if room != mummy.place},
    for_monsters=True,
)
async def appear(t: Table, mummy: Monster, room: str) -> None:
    """On a movement roll of 0 or 1, the Mummy may appear in any room instead."""
    t.moving = False
    await put(t, mummy, room)


carriers.register(haunt, MUMMY, GIRL)


@haunt.on(ATTACK_FORBIDDEN)
def immune(_t: Table, attack: Attack) -> str:
    """Speed cannot attack it."""
    return "BH-H1-SPEED" if attack.other.name == MUMMY and attack.way.trait == "speed" else ""


@haunt.on(WON_ATTACK)
async def named(t: Table, attack: Attack) -> bool:
    """An explorer who beats it with its name banishes it."""
    if attack.way.card != NAMED or attack.winner is not attack.one:
        return False
    state(t).banished = True
    remove(t, t.monsters[MUMMY])
    return True


@haunt.on(WON_ATTACK)
async def strikes(t: Table, attack: Attack) -> bool:
    """Its damage is taken from Speed, but never to the skull, and then from Might. Instead, it may steal a card or the
    Girl."""
    mummy, victim = attack.winner, attack.loser
    if not isinstance(mummy, Monster) or not isinstance(victim, Explorer) or attack.kind != "physical":
        return False
    if not await blocks.steals(t, attack, GIRL):
        await blocks.hurt_in_order(t, victim, attack.by, MUMMY, ("speed", 0), ("might", SKULL))
    return True


# -- what both sides do ----------------------------------------------------------------------------------------------


@haunt.on(INSTEAD_OF_DRAWING)
async def fetches(t: Table, one: Explorer, pile: str) -> bool:
    """In an omen room the traitor may take a ring, if both rings are still in the stack."""
    if pile != "omen" or is_hero(one) or any(card not in t.omen_deck for card in RINGS):
        return False
    card = await ask(one.seat, "fetch-card", {f"pick:{card}": card for card in RINGS}, who=one.name)
    return await blocks.fetch_card(t, one, card)


blocks.fetch_instead(haunt, "omen", BOOK)


def learning_forbidden(t: Table, one: Explorer) -> str:
    """The first step is learned at the sarcophagus or among books."""
    if not is_hero(one) or state(t).learned or step_taken(t, one):
        return "BH-H1-H-STEPS"
    return "" if one.place in STUDIES or SARCOPHAGUS in t.tokens_in(one.place) else "BH-H1-H-LEARN"


def naming_forbidden(t: Table, one: Explorer) -> str:
    """The second step needs the first, and the Book in the hero's hands."""
    if not is_hero(one) or state(t).learned != 1 or step_taken(t, one):
        return "BH-H1-H-STEPS"
    return "" if BOOK in one.cards else "BH-H1-H-NAME"


@haunt.task("learn", learning_forbidden, roll=("knowledge", 6))
async def learn(t: Table, one: Explorer, task: str = "mummy-learn") -> None:
    """Take a step to its name, one a turn. The first tells where it is written."""
    blocks.take_step(t, one)
    if await blocks.task_roll(t, one, task):
        state(t).learned += 1
        t.tell(ALL, "mummy-learned", who=one.name, step=state(t).learned)


@haunt.task("find-name", naming_forbidden, roll=("knowledge", 6), card=BOOK)
async def find_name(t: Table, one: Explorer) -> None:
    """The second step, with the Book, tells the name."""
    await learn(t, one, "mummy-find-name")


@haunt.on(ATTACK_WAYS)
def by_name(t: Table, one: Figure, other: Figure) -> dict[str, Way]:
    """A hero who knows the name may call it, in a room with the Mummy and the Book: an attack with Sanity."""
    if other.name != MUMMY or not is_hero(one) or state(t).learned < 2 or step_taken(t, one):
        return {}
    there = any(BOOK in hero.cards and together(t, one, hero) for hero in t.living()) or BOOK in blocks.at_hand(t, one)
    return {NAMED: Way("sanity", card=NAMED, uses=BOOK)} if there else {}


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the Mummy is banished, the traitor when it has the Girl and a ring at its sarcophagus."""
    if state(t).banished:
        return Win(HEROES, "mummy-banished")
    mummy = t.monsters[MUMMY]
    return Win(TRAITOR, "mummy-wedding") if ready(mummy) and SARCOPHAGUS in t.tokens_in(mummy.place) else None


def ready(mummy: Monster) -> bool:
    """Return whether the Mummy has everything for the wedding."""
    return GIRL in mummy.cards and any(ring in mummy.cards for ring in RINGS)


def aims(t: Table, one: Figure) -> list[Aim]:
    """The Mummy gets Girl and ring and goes home; the heroes read, and avoid it until they know enough."""
    home, mummy, learned = t.room_with(SARCOPHAGUS), t.monsters.get(MUMMY), state(t).learned
    if mummy is None:
        return []
    if not is_hero(one):
        if ready(mummy):
            return [Aim("go", home, 10)] if one is mummy else []
        wanted = [GIRL, *(RINGS if not any(ring in mummy.cards for ring in RINGS) else ())]
        held = [Aim("attack", hero.name, 3) for hero in t.heroes() for card in wanted if card in hero.cards]
        lying = [Aim("take", card, 4) for card in wanted if any(card in lying_in(t, room) for room in t.plan.spots)]
        return [*held, *lying, Aim("task", "mummy-carry", 4), Aim("task", "mummy-hand-over", 4)]
    book = [] if blocks.held_by_hero(t, BOOK) else [Aim("take", BOOK, 4)]
    if learned == 2:
        return [Aim("attack", MUMMY, 5), Aim("go", mummy.place, 3), *book]
    steps = [Aim("task", "mummy-learn", 5), Aim("task", "mummy-find-name", 5), Aim("avoid", MUMMY, 2)]
    rooms = [Aim("go", room, 3) for room in (home, *STUDIES) if room in t.plan and not learned]
    look = [Aim("explore", "omen", 1)] if BOOK in t.omen_deck else []
    return [*steps, *rooms, *look, *book]


haunt.aims = aims
haunt.counters = lambda t: {"mummy-learned": (state(t).learned, 2)}
