"""Haunt 1: the Mummy walks. It looks for the Girl and a ring to marry her with; the heroes have to learn its name."""

from typing import ClassVar

from ....engine import ALL, ask, plain
from ..attacks import Attack, Way, stealable
from ..cards import give_up
from ..data.cards import CARDS
from ..monsters import remove
from ..movement import joined, put, together
from ..occasions import ATTACK_FORBIDDEN, ATTACK_WAYS, INSTEAD_OF_DRAWING, MUST_ATTACK, WON, WON_ATTACK, renew
from ..state import TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ..traits import lose, move_clip
from ..victory import HEROES, Win
from .blocks import fetch_card, is_hero, scatter, spawn, state_of, task_roll
from .form import Aim, Haunt, Kind

MUMMY, SARCOPHAGUS, GIRL = "mummy", "sarcophagus", "girl"
RINGS = ("ring", "holy_symbol")
NAMED = "name"
"""The attack with its true name."""
STUDIES = ("research_laboratory", "library")


@plain
class Mummy(Scenario):
    """What the heroes have learned, and who has done a step of it in which round."""

    module: ClassVar[str] = MUMMY

    learned: int = 0
    banished: bool = False


HAUNT = haunt = Haunt(
    1,
    MUMMY,
    Mummy,
    (
        "spawn",
        "scatter_tokens",
        "fetch_card",
        "immunity",
        "special_damage",
        "steal_objective",
        "phasing",
        "staged_quest",
        "carry_deliver",
        "key_weapon",
    ),
    {MUMMY: Kind(speed=3, might=8, sanity=5)},
)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """Mummy and sarcophagus stand in the traitor's room; the Girl has run away on the floor of the haunt."""
    traitor = t.explorers[t.traitor]
    spawn(t, haunt, MUMMY, [traitor.place])
    scatter(t, SARCOPHAGUS, [traitor.place])
    if GIRL in traitor.cards:
        await give_up(t, traitor, GIRL)
        away = t.plan.distances(traitor.place, joined(t))
        rooms = {room: away.get(room, 99) for room in t.plan.on_floor(t.plan.floor_of(t.omen_room))}
        far = [room for room in rooms if rooms[room] >= 5] or [
            room for room in rooms if rooms[room] == max(rooms.values())
        ]
        room = await ask(traitor.seat, "hide-girl", {f"room:{room}": room for room in far})
        t.waiting.setdefault(room, []).append(GIRL)
        t.tell(ALL, "waits", card=GIRL, room=room)


# -- the Mummy -------------------------------------------------------------------------------------------------------


@haunt.on(MUST_ATTACK)
def has_to_attack(_t: Table, _monster: Monster) -> bool:
    """It attacks somebody in its room if it can."""
    return True


@haunt.task(
    "appear-anywhere",
    lambda t, _one: "" if t.moves.get(MUMMY, 9) <= 1 and not t.used else "BH-H1-JUMP",
    lambda t, _one: {room: room for room in t.plan.spots},
    for_monsters=True,
)
async def appear_anywhere(t: Table, mummy: Monster, room: str) -> None:
    """A roll of 0 or 1 for movement: it may be in any room instead."""
    t.moving = False
    await put(t, mummy, room)


def lying_there(t: Table, mummy: Monster) -> dict[str, str]:
    """What lies in its room, the Girl included."""
    found = (*t.floor_piles.get(mummy.place, ()), *t.waiting.get(mummy.place, ()))
    return {card: card for card in found}


@haunt.task("carry", choices=lying_there, for_monsters=True)
async def carry(t: Table, mummy: Monster, card: str) -> None:
    """It may carry items and the Girl."""
    for piles in (t.floor_piles, t.waiting):
        if card in piles.get(mummy.place, ()):
            piles[mummy.place].remove(card)
            if not piles[mummy.place]:
                del piles[mummy.place]
    mummy.cards.append(card)
    renew(t)
    t.tell(ALL, "picked-up", who=mummy.name, card=card, room=mummy.place)


@haunt.task("hand-over", choices=lambda t, one: handed_over(t, one))
async def hand_over(t: Table, one: Explorer, card: str) -> None:
    """The traitor gives the Mummy something in its room."""
    await give_up(t, one, card)
    t.monsters[MUMMY].cards.append(card)
    renew(t)
    t.tell(ALL, "handed-over", who=one.name, whom=MUMMY, card=card)


def handed_over(t: Table, one: Explorer) -> dict[str, str]:
    """What the traitor can hand over."""
    if one.role != TRAITOR or MUMMY not in t.monsters or not together(t, one, t.monsters[MUMMY]):
        return {}
    return {card: card for card in one.cards if card == GIRL or (card in CARDS and CARDS[card].item)}


@haunt.on(ATTACK_FORBIDDEN)
def immune(_t: Table, attack: Attack) -> str:
    """Speed does not touch it."""
    return "BH-H1-SPEED" if attack.other.name == MUMMY and attack.way.trait == "speed" else ""


@haunt.on(WON_ATTACK)
async def strikes(t: Table, attack: Attack) -> bool:
    """Its damage comes off Speed, never to the skull, and then off Might; or it steals something, or the Girl."""
    if attack.loser is attack.other and attack.other.name == MUMMY and attack.way.card == NAMED:
        state_of(t, Mummy).banished = True
        remove(t, t.monsters[MUMMY])
        return True
    if attack.winner is None or attack.winner.name != MUMMY or not isinstance(attack.loser, Explorer):
        return False
    victim, mummy = attack.loser, t.monsters[MUMMY]
    loot = [*stealable(t, mummy, victim), *(card for card in victim.cards if card == GIRL)]
    if attack.by >= 2 and loot and mummy is attack.one:
        choices: dict[str, str] = {"harm": "", **{f"steal:{card}": card for card in loot}}
        card = await ask(mummy.lead, "harm-or-steal", choices, who=MUMMY, whom=victim.name, amount=attack.by)
        if card:
            await give_up(t, victim, card)
            mummy.cards.append(card)
            renew(t)
            t.tell(ALL, "stole", who=MUMMY, whom=victim.name, card=card)
            return True
    slowed = min(attack.by, victim.steps["speed"])
    t.tell(ALL, "damage", who=victim.name, kind="physical", amount=attack.by, why=MUMMY)
    if slowed:
        move_clip(t, victim, "speed", -slowed)
    if attack.by > slowed:
        await lose(t, victim, "might", attack.by - slowed)
    return True


# -- what both sides do ----------------------------------------------------------------------------------------------


@haunt.on(INSTEAD_OF_DRAWING)
async def fetches(t: Table, one: Explorer, pile: str) -> bool:
    """An omen room gives the Book to the heroes, and a ring to the traitor, if these are still in the stack."""
    if pile != "omen":
        return False
    if one.role == TRAITOR:
        if any(card not in t.omen_deck for card in RINGS):
            return False
        card = await ask(one.seat, "fetch-card", {f"card:{card}": card for card in RINGS}, who=one.name)
        return await fetch_card(t, one, card)
    return "book" in t.omen_deck and await fetch_card(t, one, "book")


def learning_forbidden(t: Table, one: Explorer) -> str:
    """The first step is learned at the sarcophagus or among books, once a turn."""
    if not is_hero(one) or state_of(t, Mummy).learned or f"step:{one.name}" in t.done:
        return "BH-H1-STEPS"
    return "" if one.place in STUDIES or SARCOPHAGUS in t.tokens_in(one.place) else "BH-H1-LEARN"


@haunt.task("learn", learning_forbidden)
async def learn(t: Table, one: Explorer) -> None:
    """Knowledge 6: where its name is written."""
    t.done.append(f"step:{one.name}")
    if await task_roll(t, one, "knowledge", 6, "mummy-learn"):
        state_of(t, Mummy).learned = 1


def naming_forbidden(t: Table, one: Explorer) -> str:
    """The second step needs the first, and the Book in one's hands."""
    if not is_hero(one) or state_of(t, Mummy).learned != 1 or f"step:{one.name}" in t.done:
        return "BH-H1-STEPS"
    return "" if "book" in one.cards else "BH-H1-NAME"


@haunt.task("find-name", naming_forbidden)
async def find_name(t: Table, one: Explorer) -> None:
    """Knowledge 6 with the Book: its true name."""
    t.done.append(f"step:{one.name}")
    if await task_roll(t, one, "knowledge", 6, "mummy-name"):
        state_of(t, Mummy).learned = 2


@haunt.on(ATTACK_WAYS)
def by_name(t: Table, one: Figure, other: Figure) -> dict[str, Way]:
    """Whoever knows the name may call it, in one room with the Mummy and the Book: an attack with Sanity."""
    if other.name != MUMMY or not is_hero(one) or state_of(t, Mummy).learned < 2:
        return {}
    there = any("book" in hero.cards and together(t, one, hero) for hero in t.living())
    book = there or "book" in t.floor_piles.get(one.place, ())
    return {NAMED: Way("sanity", card=NAMED)} if book and f"step:{one.name}" not in t.done else {}


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The Mummy is banished; or it has the Girl and a ring at its sarcophagus."""
    if state_of(t, Mummy).banished:
        return Win(HEROES, "mummy-banished")
    mummy = t.monsters.get(MUMMY)
    if mummy and GIRL in mummy.cards and any(ring in mummy.cards for ring in RINGS):
        if SARCOPHAGUS in t.tokens_in(mummy.place):
            return Win(TRAITOR, "mummy-wedding")
    return None


def aims(t: Table, one: Figure) -> list[Aim]:
    """What is worth doing."""
    state = state_of(t, Mummy)
    home = t.room_with(SARCOPHAGUS)
    if isinstance(one, Monster) or one.role == TRAITOR:
        mummy = t.monsters.get(MUMMY)
        if mummy and GIRL in mummy.cards and any(ring in mummy.cards for ring in RINGS):
            return [Aim("go", home, 10)] if one is mummy else []
        wanted = [GIRL, *RINGS]
        held = [t.holder(card) for card in wanted if t.holder(card) in t.explorers]
        lying = [
            room for room, cards in (*t.floor_piles.items(), *t.waiting.items()) for card in cards if card in wanted
        ]
        found = [Aim("attack", name, 3) for name in held if name in t.explorers and is_hero(t.explorers[name])]
        return found + [Aim("go", room, 4) for room in lying]
    found = [Aim("task", "learn", 5), Aim("task", "find-name", 5), Aim("attack", MUMMY, 5 if state.learned == 2 else 0)]
    if state.learned == 0:
        found += [Aim("go", room, 3) for room in (home, *STUDIES) if room in t.plan]
    if state.learned == 2 and MUMMY in t.monsters:
        found.append(Aim("go", t.monsters[MUMMY].place, 3))
    return found if state.learned == 2 else [*found, Aim("avoid", MUMMY, 2)]


haunt.aims = aims
haunt.counters = lambda t: {"learned": (state_of(t, Mummy).learned, 2)}
haunt.view = lambda t, _seat: {"learned": state_of(t, Mummy).learned}
