"""Haunt 16: a Phantom has taken the Girl into the basement, and a bomb ticks there. Get her out, or defuse it."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from ...data.rooms import ROOMS
from ...explorers.cards import take
from ...explorers.dice import plain_roll
from ...house.discovery import tiles_left
from ...house.movement import STAIRS, distance
from ...occasions import AFTER_ATTACK, DISCOVERED, HURT_MONSTER, INSTEAD_OF_DRAWING, MONSTERS_START, SEAT_OVER, WON
from ...state import TRAITOR, Explorer, Figure, Monster, Table
from ...turn.attacks import Attack, attacks_of, make
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import burdens, escape, exits, hunting, is_hero
from ..form import LEFT, Aim, Haunt, Kind

PHANTOM, GIRL, MARK, BASEMENT, SYMBOLS = "phantom", "girl", "phantom_trace", "basement", ("event", "omen")


@plain
class Embrace(exits.Doorway):
    """The ticks of the bomb, its room once the Phantom is dead, and, as `placed`, whether the traitor has put the
    Phantom there."""

    module: ClassVar[str] = PHANTOM

    track: int = 0
    bomb: str = ""
    defused: bool = False
    exploded: bool = False
    placed: bool = False


state = blocks.state_as(Embrace)
BLOCKS = "spawn kill_on_defeat special_damage task_counter exit_house turn_track dice_timer secret_info explore_mod"
HAUNT = haunt = Haunt(16, PHANTOM, Embrace, tuple(BLOCKS.split()), {PHANTOM: Kind(might=6, sanity=5)})
haunt.turns = LEFT
unbeaten = haunt.ruling("unbeaten", "flees", "stays")
who_leaves = haunt.ruling("exit", "girl", "all")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The Girl is taken from her holder."""
    if await blocks.take_out(t, GIRL):
        t.removed.append(GIRL)


def hiding_places(t: Table) -> list[str]:
    """The rooms not yet discovered where the Phantom may be: basement rooms with an event or an omen."""
    doors = any(t.plan.open_doors[room] for room in t.plan.on_floor(BASEMENT))
    return [room for room in tiles_left(t, BASEMENT) if ROOMS[room].symbol in SYMBOLS] if doors else []


def appears(t: Table, room: str, placed: bool) -> None:
    """Phantom and Girl are in a room, and leave a trace there."""
    state(t).placed = placed
    blocks.scatter(t, MARK, [room])
    blocks.spawn(t, haunt, PHANTOM, [room], lead="")


@haunt.on(DISCOVERED)
async def surprised(t: Table, one: Explorer, room: str) -> None:
    """A hero who discovers such a room finds them in it."""
    found = t.plan.floor_of(room) == BASEMENT and ROOMS[room].symbol in SYMBOLS
    if found and is_hero(one) and not state(t).bomb and PHANTOM not in t.monsters:
        appears(t, room, placed=False)


@haunt.on(INSTEAD_OF_DRAWING)
async def fights(t: Table, one: Explorer, _pile: str) -> bool:
    """The hero attacks the Phantom instead of drawing."""
    phantom = t.monsters.get(PHANTOM)
    if phantom is None or phantom.place != one.place or not is_hero(one):
        return False
    attacks = {name: attack for name, attack in attacks_of(t, one).items() if attack.other is phantom}
    if attacks:
        await make(t, await ask(one.seat, "phantom-attack", attacks, who=one.name))
    return True


@haunt.on(MONSTERS_START)
async def lurks(t: Table) -> None:
    """When no such room is left, the traitor puts them into a room without a trace."""
    found = PHANTOM in t.monsters and not state(t).placed
    if state(t).bomb or hiding_places(t) or (found and unbeaten(t) == "stays"):
        return
    if PHANTOM in t.monsters:
        remove(t, t.monsters[PHANTOM])
    below = t.plan.on_floor(BASEMENT)
    fresh = [room for room in below if MARK not in t.tokens_in(room)]
    if not fresh:
        for room in below:
            blocks.lift_token(t, MARK, room)
        fresh = below
    seat = t.explorers[t.traitor].seat
    appears(t, await ask(seat, "phantom-place", {f"room:{room}": room for room in fresh}), placed=True)


@haunt.on(HURT_MONSTER)
async def slain(t: Table, phantom: Monster, _amount: int, attack: Attack | None) -> bool:
    """An explorer who beats the Phantom gets the Girl. The bomb stays where it dies."""
    state(t).bomb = phantom.place
    remove(t, phantom)
    hero = attack.winner if attack is not None else None
    if isinstance(hero, Explorer) and GIRL in t.removed:
        t.removed.remove(GIRL)
        await take(t, hero, GIRL)
        t.tell(ALL, "phantom-rescued", who=hero.name, room=phantom.place)
    return True


def flees(t: Table) -> None:
    """The Phantom is gone, and the Girl with it."""
    remove(t, t.monsters[PHANTOM])
    t.tell(ALL, "phantom-flees")


@haunt.on(AFTER_ATTACK)
async def triumphs(t: Table, attack: Attack) -> None:
    """A Phantom that wins disappears."""
    if attack.other.name == PHANTOM and attack.winner is attack.other:
        flees(t)


burdens.shuns_the_traitor(haunt, GIRL, "BH-H16-GIRL")


# -- the bomb --------------------------------------------------------------------------------------------------------


@haunt.on(SEAT_OVER)
async def ticks(t: Table, seat: str) -> None:
    """The Phantom may leave at the end of the turn in which it was found. After each turn of the traitor the bomb may
    explode."""
    if PHANTOM in t.monsters and not state(t).placed and unbeaten(t) == "flees":
        flees(t)
    if seat != t.explorers[t.traitor].seat or state(t).defused:
        return
    state(t).track += 1
    limit = 11 - len(t.seats)
    state(t).exploded = await plain_roll(t, None, state(t).track, "phantom-bomb", need=limit) >= limit
    t.tell(ALL, "phantom-bomb", turn=state(t).track)


@haunt.task(
    "defuse",
    lambda t, one: "" if is_hero(one) and one.place == state(t).bomb and not state(t).defused else "BH-H16-H-DEFUSE",
    roll=("knowledge", 7),
)
async def defuse(t: Table, one: Explorer) -> None:
    """Knowledge 7 defuses the bomb."""
    if await blocks.task_roll(t, one, "phantom-defuse"):
        state(t).defused = True
        t.tell(ALL, "phantom-defused", who=one.name)


def may_leave(t: Table, one: Figure) -> bool:
    """The explorer with the Girl may leave. If the ruling says that all have to, everybody may while a hero has her."""
    return GIRL in one.cards or (who_leaves(t) == "all" and blocks.held_by_hero(t, GIRL))


exits.register(haunt, lambda _t: True, "BH-H16-H-DOOR", may_leave, then=lambda _t, one: escape.step_out(one))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the Girl is out of the house or safe in it, the traitor when the bomb has exploded."""
    saved = any(GIRL in t.explorers[name].cards for name in state(t).out)
    if saved and (who_leaves(t) == "girl" or not any(hero.place for hero in t.heroes())):
        return Win(HEROES, "phantom-escape")
    if state(t).defused and blocks.held_by_hero(t, GIRL):
        return Win(HEROES, "phantom-quiet")
    return Win(TRAITOR, "phantom-explosion") if state(t).exploded else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes search the basement, then bring the Girl out or defuse the bomb; the traitor attacks the weaker heroes."""
    if not is_hero(one):
        return hunting.the_weaker(t, one, lambda hero: 5 if GIRL in hero.cards else 2)
    door = [Aim("task", "phantom-door", 5), Aim("task", "phantom-leave", 9)]
    if may_leave(t, one):
        return [*door, Aim("go", exits.DOOR, 6)]
    if state(t).bomb:
        wires = [] if state(t).defused else [Aim("task", "phantom-defuse", 8), Aim("go", state(t).bomb, 3)]
        return [*door, *wires, Aim("take", GIRL, 6)]
    phantom = t.monsters.get(PHANTOM)
    chase = [Aim("attack", PHANTOM, 8), Aim("go", phantom.place, 5)] if phantom is not None else []
    return [*chase, Aim("explore", STAIRS, 2), *(Aim("explore", room, 2.5) for room in hiding_places(t))]


def answers(t: Table, seat: str) -> list[Aim]:
    """The traitor puts the Phantom where heroes need longest."""
    below = t.plan.on_floor(BASEMENT) if t.explorer_of(seat).role == TRAITOR else []
    far = {room: min((distance(t, hero.place, room) for hero in t.heroes()), default=0) for room in below}
    return [Aim("answer", f"phantom-place:{room}", steps) for room, steps in far.items()]


haunt.aims, haunt.answers = aims, answers
haunt.counters = lambda t: {"phantom-bomb": (state(t).track, 11 - len(t.seats))}
