"""Haunt 17: a Poltergeist grows with everything it carries. Candles lit on the floor where it woke lay it to rest."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from ...data.rooms import ROOMS
from ...explorers.cards import discard, give_up, take, unhandled
from ...explorers.traits import hurt_by_dice
from ...occasions import (
    AFTER_ATTACK,
    ATTACK_FORBIDDEN,
    ATTACK_WAYS,
    HURT_MONSTER,
    MONSTERS_START,
    WON,
    WON_ATTACK,
    renew,
)
from ...state import Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack, Way, steal
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import LEFT, Aim, Haunt, Kind, chosen
from . import hoarding
from .hoarding import grow

POLTERGEIST, SNATCH, CANDLE = "poltergeist", "snatch", "token-candle"
BURNING = "burning_candle"
HOARDS = (
    *("junk_room", "storeroom", "attic", "library", "wine_cellar"),
    *("research_laboratory", "operating_laboratory"),
)
"""The rooms where it finds something at the end of its turn."""
CHANDLERIES = ("kitchen", "dining_room", "chapel", "gallery")
"""The rooms where candles can be found."""
CALMING = ("skull", "bell")
"""The cards with which, as with the Ring, it can be attacked with Sanity."""


@plain
class Wind(Scenario):
    """How many candles were found, and how many burn."""

    module: ClassVar[str] = "wind"

    found: int = 0
    lit: int = 0


state = blocks.state_as(Wind)
GHOST = Kind(speed=3, might=4, sanity=4)
BLOCKS = "spawn immunity scaling_stats special_damage steal_objective phasing task_counter search_token key_weapon"
HAUNT = haunt = Haunt(17, "wind", Wind, tuple(BLOCKS.split()), {POLTERGEIST: GHOST}, rules=2)
haunt.turns = LEFT


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The Poltergeist wakes where the omen was found."""
    blocks.spawn(t, haunt, POLTERGEIST, [t.omen_room])


# -- the Poltergeist -------------------------------------------------------------------------------------------------


hoarding.register(haunt, POLTERGEIST, HOARDS)


@haunt.on(MONSTERS_START)
async def forms_again(t: Table) -> None:
    """It may disappear and form again in any room with an omen, empty-handed: with Might 3, in the Junk Room 4."""
    rooms = {f"room:{room}": room for room in t.plan.spots if ROOMS[room].symbol == "omen"}
    room = await ask(t.explorers[t.traitor].seat, "wind-form", {"wind-stay": "", **rooms}) if rooms else ""
    if room:
        if POLTERGEIST in t.monsters:
            remove(t, t.monsters[POLTERGEIST])
        [ghost] = blocks.spawn(t, haunt, POLTERGEIST, [room])
        grow(t, ghost, 0 if room == "junk_room" else -1)
        t.to_move = [POLTERGEIST]


@haunt.on(ATTACK_FORBIDDEN)
def untouchable(t: Table, attack: Attack) -> str:
    """Neither Might nor the Revolver can attack it. It attacks each explorer once a turn."""
    if attack.other.name == POLTERGEIST and (attack.way.trait == "might" or attack.way.card == "revolver"):
        return "BH-H17-IMMUNE"
    return "BH-H17-T-ATTACK" if attack.one.name == POLTERGEIST and f"blown:{attack.other.name}" in t.done else ""


@haunt.on(AFTER_ATTACK)
async def goes_on(t: Table, attack: Attack) -> None:
    """It may attack several explorers in a turn."""
    if attack.one.name == POLTERGEIST and f"attack:{POLTERGEIST}" in t.done:
        t.done.remove(f"attack:{POLTERGEIST}")
        t.done.append(f"blown:{attack.other.name}")


@haunt.on(WON_ATTACK)
async def struck(t: Table, attack: Attack) -> bool:
    """It steals. Only Sanity weakens it; an explorer who attacks with Speed takes a card from it, or takes a die of
    damage."""
    ghost = t.monsters.get(POLTERGEIST)
    if ghost is None or ghost not in (attack.one, attack.other):
        return False
    if ghost is attack.one:
        stolen = await blocks.steals(t, attack)
        if stolen:
            grow(t, ghost)
        return stolen or attack.loser is ghost
    one = attack.one
    assert isinstance(one, Explorer)
    if attack.loser is one:
        await hurt_by_dice(t, one, attack.kind, 1, POLTERGEIST)
    elif attack.kind == "mental":
        grow(t, ghost, -attack.by)
    elif ghost.cards:
        loot = {f"steal:{card}": card for card in ghost.cards}
        await steal(t, one, ghost, await ask(one.seat, "wind-snatch", loot, who=one.name))
        grow(t, ghost, -1)
    return True


@haunt.on(HURT_MONSTER)
async def scattered(t: Table, ghost: Monster, _amount: int, _attack: Attack | None) -> bool:
    """An explosion tears it apart, and everything it carries falls down."""
    remove(t, ghost)
    return True


@haunt.on(ATTACK_WAYS)
def ways_to_touch_it(_t: Table, one: Figure, other: Figure) -> dict[str, Way]:
    """It can be attacked with Speed, and with Skull or Bell as with the Ring."""
    if other.name != POLTERGEIST or not is_hero(one):
        return {}
    return {SNATCH: Way("speed"), **{card: Way("sanity", card=card) for card in CALMING if card in one.cards}}


# -- candles ---------------------------------------------------------------------------------------------------------


@haunt.task(
    "candle", lambda _t, one: "" if is_hero(one) and one.place in CHANDLERIES else "BH-H17-H-CANDLE", roll=("speed", 3)
)
async def candle(t: Table, one: Explorer) -> None:
    """Speed 3 finds a candle."""
    if await blocks.task_roll(t, one, "wind-candle"):
        state(t).found += 1
        t.tell(ALL, "wind-candle", who=one.name)
        await take(t, one, f"{CANDLE}-{state(t).found}")


def candles(t: Table, one: Figure) -> dict[str, str]:
    """What an explorer has to burn. It does not matter which of several found candles."""
    found = unhandled(t, [card for card in one.cards if card.startswith(CANDLE)])
    return {card: card for card in (found, "candle") if card in one.cards}


def open_rooms(t: Table) -> list[str]:
    """The rooms on the floor where it woke in which no candle burns."""
    return [room for room in t.plan.on_floor(t.plan.floor_of(t.omen_room)) if BURNING not in t.tokens_in(room)]


@haunt.task(
    "burn",
    lambda t, one: "" if is_hero(one) and one.place in open_rooms(t) and candles(t, one) else "BH-H17-H-BURN",
    candles,
    roll=("knowledge", 5),
    card=chosen,
)
async def burn(t: Table, one: Explorer, card: str) -> None:
    """Knowledge 5 lights the candle; otherwise the wind takes it."""
    lit = await blocks.task_roll(t, one, "wind-burn", card)
    await (discard(t, one, card) if card == "candle" else give_up(t, one, card))
    t.tell(ALL, "wind-lit" if lit else "wind-blown", who=one.name, room=one.place)
    if lit:
        state(t).lit += 1
        blocks.scatter(t, BURNING, [one.place])
        renew(t)


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when as many candles burn as there were heroes."""
    return Win(HEROES, "wind-still") if state(t).lit >= len(t.seats) - 1 else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes fetch candles and light them; the Poltergeist hunts and hoards."""
    if not is_hero(one):
        things = [Aim("task", f"wind-{task}", 3) for task in ("carry", "hand-over")]
        return [*things, *(Aim("attack", hero.name, 2) for hero in t.heroes())]
    tasks = [Aim("task", "wind-candle", 6), Aim("task", "wind-burn", 9), Aim("take", "candle", 4)]
    if candles(t, one):
        return [*tasks, *(Aim("go", room, 5) for room in open_rooms(t))]
    look = [Aim("explore", room, 2) for room in CHANDLERIES if not any(known in t.plan for known in CHANDLERIES)]
    return [*tasks, *look, *(Aim("go", room, 4) for room in CHANDLERIES if room in t.plan), Aim("avoid", POLTERGEIST)]


haunt.aims = aims
haunt.counters = lambda t: {"wind-lit": (state(t).lit, len(t.seats) - 1)}
