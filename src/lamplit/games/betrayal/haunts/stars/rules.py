"""Haunt 14: cultists sacrifice everything they can carry on an altar; the heroes want to spoil it with paint."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from ...data.cards import CARDS, COMPANIONS
from ...explorers.cards import give_up, lay_down
from ...house.movement import affordable, allowance
from ...occasions import DIED, KEEPS, LEAVE_COST, WON, WON_ATTACK, renew
from ...state import TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack
from ...turn.trading import DROPPING, TAKING
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import carriers, is_hero
from ..form import Aim, Haunt, Kind, chosen

CULTIST, CHAMBER, PAINT, CORPSE = "cultist", "pentagram_chamber", "token-paint", "token-remains"
STORES = ("kitchen", "larder", "junk_room", "storeroom", "research_laboratory", "attic")
ENOUGH, BODY, COMPANION = 13, 4, 2
"""How much the altar needs, and what a body and a companion count for. Anything else counts for 1."""


@plain
class Stars(Scenario):
    """What was sacrificed, how many have died, and how much paint was thrown."""

    module: ClassVar[str] = "stars"

    offered: int = 0
    dead: int = 0
    thrown: int = 0


state = blocks.state_as(Stars)

CULTISTS = Kind(speed=4, might=4, sanity=4, many=True)
BLOCKS = "place_room spawn scatter_tokens steal_objective task_counter carry_deliver secret_info traitor_ritual"
HAUNT = haunt = Haunt(14, "stars", Stars, (*BLOCKS.split(), "move_mod"), {CULTIST: CULTISTS}, rules=2)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """Cultists stand in the Chamber; paint lies in store rooms, one after another."""
    traitor = t.explorers[t.traitor]
    await blocks.place_room(t, traitor.seat, CHAMBER)
    blocks.spawn(t, haunt, CULTIST, [CHAMBER if CHAMBER in t.plan else traitor.place] * (len(t.seats) - 1))
    if not any(room in t.plan for room in STORES):
        seat = t.left_of(traitor.seat)[0]
        room = await ask(seat, "stars-store", {f"room:{room}": room for room in STORES})
        await blocks.place_room(t, seat, room)
    stores = [room for room in STORES if room in t.plan] or ["entrance_hall"]
    for number in range(len(t.seats)):
        lay_down(t, stores[number % len(stores)], f"{PAINT}-{number + 1}")


# -- sacrifices ------------------------------------------------------------------------------------------------------


def worth(card: str) -> int:
    """What a card counts for on the altar; 0 if it cannot be sacrificed."""
    if card.startswith(CORPSE):
        return BODY
    if card in COMPANIONS:
        return COMPANION
    return int(card in CARDS and CARDS[card].tradeable)


def gifts(t: Table, one: Figure) -> dict[str, str]:
    """The cards a figure can sacrifice now."""
    there = one.place == CHAMBER and not is_hero(one)
    return {card: card for card in one.cards if worth(card)} if there else {}


def offer(t: Table, one: Figure, card: str) -> None:
    """The card leaves the game."""
    if card in CARDS:
        t.removed.append(card)
    renew(t)
    state(t).offered += worth(card)
    t.tell(ALL, "stars-offered", who=one.name, card=card, total=state(t).offered)


@haunt.task("offer", lambda t, one: "" if gifts(t, one) else "BH-H14-T-OFFER", gifts, card=chosen)
async def offers(t: Table, one: Explorer, card: str) -> None:
    """The traitor sacrifices as many cards as they like."""
    await give_up(t, one, card)
    offer(t, one, card)


@haunt.task("bring", choices=gifts, for_monsters=True, card=chosen)
async def brings(t: Table, one: Monster, card: str) -> None:
    """Cultists sacrifice cards too."""
    one.cards.remove(card)
    offer(t, one, card)


@haunt.on(DIED)
async def body(t: Table, one: Explorer) -> None:
    """A dead explorer leaves a body."""
    state(t).dead += 1
    lay_down(t, one.place, f"{CORPSE}-{state(t).dead}", one.part)


@haunt.on(LEAVE_COST)
def heavy(_t: Table, one: Figure, _room: str) -> int:
    """Leaving a room with a body costs a space more."""
    return int(any(card.startswith(CORPSE) for card in one.cards))


carriers.register(haunt, CULTIST, *(f"{CORPSE}-{number}" for number in range(1, 7)))


@haunt.on(WON_ATTACK)
async def robs(t: Table, attack: Attack) -> bool:
    """A cultist who wins by 2 may steal instead of doing damage."""
    return await blocks.steals(t, attack)


# -- paint -----------------------------------------------------------------------------------------------------------


def has_paint(one: Figure) -> str:
    """The paint that a figure carries."""
    return next((card for card in one.cards if card.startswith(PAINT)), "")


@haunt.on(KEEPS)
def handling(_t: Table, card: str, one: Figure, how: str) -> str:
    """Heroes carry one paint each, and no bodies; the Dog carries neither; nobody else takes paint."""
    if card.startswith(CORPSE):
        return "BH-H14-BODIES" if is_hero(one) or how == "dog" else ""
    if not card.startswith(PAINT) or how == DROPPING:
        return ""
    return "" if how == TAKING and is_hero(one) and not has_paint(one) else "BH-H14-PAINT"


def throwing_forbidden(t: Table, one: Explorer) -> str:
    """Heroes throw paint through the door of the Chamber, for a space of movement."""
    if not is_hero(one) or not has_paint(one) or CHAMBER not in t.plan.passages[one.place].values():
        return "BH-H14-H-THROW"
    return affordable(t, one) or ("BH-H14-H-THROW" if t.used and t.used >= allowance(t, one) else "")


@haunt.task("throw", throwing_forbidden, card=lambda _t, one, _no: (has_paint(one),))
async def throw(t: Table, one: Explorer) -> None:
    """Throwing needs no roll."""
    t.used += 1
    await give_up(t, one, has_paint(one))
    state(t).thrown += 1
    t.tell(ALL, "stars-thrown", who=one.name, done=state(t).thrown, need=len(t.seats))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when all paint is in the Chamber, the traitor when the altar has enough."""
    if state(t).thrown >= len(t.seats):
        return Win(HEROES, "stars-spoiled")
    return Win(TRAITOR, "stars-right") if state(t).offered >= ENOUGH else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Cultists carry everything to the altar; heroes carry paint to its door."""
    if not is_hero(one):
        carried = sum(worth(card) for card in one.cards)
        home = [Aim("go", CHAMBER, 2 + carried), Aim("task", "stars-offer", 5), Aim("task", "stars-bring", 5)]
        lying = [card for room in t.plan.spots for card in blocks.lying_in(t, room) if worth(card)]
        lying = [card for card in lying if isinstance(one, Explorer) or card not in COMPANIONS]
        take = [Aim("take", card, 1 + worth(card)) for card in lying]
        hunted = [Aim("attack", hero.name, 2.5) for hero in t.heroes()]
        return [*(home if carried else ()), *take, Aim("task", "stars-carry", 4), *hunted]
    if has_paint(one):
        doors = [room for room, ways in t.plan.passages.items() if CHAMBER in ways.values()]
        look = [] if doors else [Aim("explore", CHAMBER, 3)]
        return [Aim("task", "stars-throw", 9), *(Aim("go", room, 8) for room in doors), *look]
    lying = [card for pile in t.floor_piles.values() for card in pile if card.startswith(PAINT)]
    return [*(Aim("take", card, 5) for card in lying), *(Aim("avoid", foe.name, 0.6) for foe in t.monsters.values())]


haunt.aims = aims
haunt.counters = lambda t: {"stars-thrown": (state(t).thrown, len(t.seats))}
