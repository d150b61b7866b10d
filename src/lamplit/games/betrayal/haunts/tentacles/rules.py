"""Haunt 23: arms grow out of dark corners and drag explorers away. Somewhere there is a head."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from ...effects.weapons import EXTRA_DICE
from ...explorers.cards import discard
from ...explorers.dice import TASK, plain_roll, trait_roll
from ...explorers.traits import die, lose
from ...house.movement import STAIRS, distance
from ...occasions import CANNOT_MOVE, DEAF, HURT_MONSTER, LEAVE_COST, SEAT_OVER, WON
from ...state import Explorer, Figure, Monster, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import grabbing, is_hero
from ..form import LEFT, Aim, Haunt, Kind

SUCKER, ARM, HEAD, BALL = "sucker", "arm", "tentacle_head", "crystal_ball"
LAIRS = ("furnace_room", "conservatory", "organ_room", "underground_lake", "gardens", "chasm")
"""The rooms from which arms grow."""
HEADS = ("larder", "kitchen", "organ_room", "chasm", "underground_lake", "underground_lake", "conservatory", "crypt")
"""The room of the head, by what four dice show. With 8 it is the Furnace Room."""
HITS = 3
STRONG, LATE, HOPELESS = 4, 4, 12
"""The strength bots want for the head, the turn from which they stop waiting, and the turn from which they risk
anything."""
GROWTH = {1: (2, 4, 7), 3: (3, 5, 7), 5: (3, 7, 7), 8: (4, 8, 8)}
"""Speed, Might and Sanity of the suckers from these turns on."""


@plain
class Tentacles(grabbing.Rooted):
    """The turn it is, and how often the head was hit."""

    module: ClassVar[str] = "tentacles"

    track: int = 1
    hits: int = 0


state = blocks.state_as(Tentacles)

BLOCKS = "place_room spawn traitor_replaced immunity hit_track scaling_stats grab_capture search_token rescue_ally"
KINDS = {SUCKER: Kind(speed=2, might=4, sanity=7, many=True), HEAD: Kind(might=6)}
HAUNT = haunt = Haunt(23, "tentacles", Tentacles, (*BLOCKS.split(), "turn_track", "move_mod"), KINDS)
haunt.turns = LEFT
grabbing.register(haunt, SUCKER, ARM, "BH-H23-HELD", comes_back=True)
blocks.slows_nobody(haunt, lambda foe: foe.name == HEAD)


@haunt.on(DEAF)
def deaf(_t: Table, _monster: Monster) -> bool:
    """No card draws any part of the monster closer."""
    return True


@haunt.on(LEAVE_COST)
def limps(t: Table, one: Figure, _room: str) -> int:
    """A hero who has just got free pays double for every room."""
    return int(f"freed:{one.name}" in t.done)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The traitor is dead, and as many arms as there are players grow, each in a room of its own."""
    traitor = t.explorers[t.traitor]
    await die(t, traitor)
    while len(lairs := [room for room in LAIRS if room in t.plan]) < len(t.seats):
        missing = {f"room:{room}": room for room in LAIRS if room in t.rooms or room in t.room_discard}
        room = await ask(traitor.seat, "tentacles-lair", missing, left=len(t.seats) - len(lairs)) if missing else ""
        if not room or not await blocks.place_room(t, traitor.seat, room):
            break
    for left in range(min(len(t.seats), len(lairs)), 0, -1):
        rooms = {f"room:{room}": room for room in lairs}
        room = await ask(traitor.seat, "tentacles-arm", rooms, left=left)
        lairs.remove(room)
        grabbing.grow(t, haunt, SUCKER, ARM, room)
    if not t.holder(BALL) and BALL in t.omen_deck:
        await blocks.fetch_card(t, t.explorers[t.revealer], BALL)


@haunt.on(SEAT_OVER)
async def grows(t: Table, seat: str) -> None:
    """The suckers grow stronger after each turn that would be the traitor's."""
    if seat != t.explorers[t.traitor].seat:
        return
    state(t).track += 1
    speed, might, sanity = GROWTH[max(turn for turn in GROWTH if turn <= state(t).track)]
    for monster in t.monsters.values():
        if monster.kind == SUCKER:
            monster.traits = {"speed": speed, "might": might, "sanity": sanity}
    t.tell(ALL, "tentacles-turn", turn=state(t).track, speed=speed, might=might)


# -- the head --------------------------------------------------------------------------------------------------------


def found(t: Table) -> Monster | None:
    """The head, once its room is known."""
    return t.monsters.get(HEAD)


@haunt.task(
    "gaze",
    lambda t, one: "" if is_hero(one) and BALL in one.cards and not state(t).hits and not found(t) else "BH-H23-H-BALL",
    roll=("knowledge", 4),
    card=BALL,
)
async def gaze(t: Table, one: Explorer) -> None:
    """Knowledge 4 with the Crystal Ball finds the head; less costs Sanity, as always."""
    shown = await trait_roll(t, one, "knowledge", "tentacles-gaze", 4, TASK)
    if shown < 4:
        await lose(t, one, "sanity", 1 if shown else 2)
        return
    await discard(t, one, BALL)
    rolled = await plain_roll(t, one, 4, "tentacles-where")
    room = HEADS[rolled] if rolled < len(HEADS) else "furnace_room"
    seat = t.explorers[t.traitor].seat
    if room not in t.plan and not await blocks.place_room(t, seat, room):
        room = await ask(seat, "tentacles-head", {f"room:{other}": other for other in t.plan.on_floor("basement")})
    blocks.spawn(t, haunt, HEAD, [room])
    t.tell(ALL, "tentacles-found", who=one.name, room=room)


@haunt.on(CANNOT_MOVE)
def stays(_t: Table, one: Figure) -> str:
    """The head never moves."""
    return "BH-H23-HEAD" if one.name == HEAD else ""


@haunt.on(HURT_MONSTER)
async def hit(t: Table, monster: Monster, _amount: int, _attack: Attack | None) -> bool:
    """The head is not stunned; three hits destroy it."""
    if monster.kind != HEAD:
        return False
    state(t).hits += 1
    t.tell(ALL, "tentacles-hit", hits=state(t).hits, need=HITS)
    if state(t).hits >= HITS:
        remove(t, monster)
    return True


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the head is destroyed."""
    return Win(HEROES, "tentacles-headless") if state(t).hits >= HITS else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Suckers hunt heroes that no other holds; heroes look for the head, free each other, and attack it."""
    if not is_hero(one):
        return [Aim("attack", hero.name, 3) for hero in t.heroes() if grabbing.holder(t, hero) is None]
    grip = grabbing.holder(t, one)
    if grip is not None:
        return [Aim("strike", grip.name, 9)]
    suckers = [monster for monster in t.monsters.values() if monster.kind == SUCKER]
    rescue = [aim for m in suckers if grabbing.held(t, m) for aim in (Aim("strike", m.name, 5), Aim("go", m.place, 3))]
    fear = [Aim("avoid", monster.name, 1) for monster in suckers if not grabbing.held(t, monster)]
    if found(t) is None:
        ball = [Aim("task", "tentacles-gaze", 9)] if BALL in one.cards else [Aim("take", BALL, 5)]
        return [*ball, *rescue, *fear]
    return [*against_the_head(t, one), *rescue]


def against_the_head(t: Table, one: Figure) -> list[Aim]:
    """Strong and armed heroes attack the head. The others look for weapons until it is late."""
    place = t.monsters[HEAD].place
    strong = one.value("might") + max((EXTRA_DICE.get(card, 0) for card in one.cards), default=0) >= STRONG
    if not strong and state(t).track < LATE:
        arms = [Aim("take", card, 5) for card in EXTRA_DICE if not blocks.held_by_hero(t, card)]
        return [*arms, Aim("explore", "item", 2), Aim("avoid", HEAD, 2)]
    cut_off = [Aim("explore", STAIRS, 3)] if distance(t, one.place, place) >= 99 else []
    return [Aim("attack", HEAD, 13 if state(t).track < HOPELESS else 40), Aim("go", place, 5), *cut_off]


haunt.aims = aims
haunt.counters = lambda t: {"tentacles-hits": (state(t).hits, HITS)}
