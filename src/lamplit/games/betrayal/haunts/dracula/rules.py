"""Haunt 30: the Girl becomes a Bride, and Count Dracula wakes. Until sunrise their gaze turns heroes into vampires."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from ...data.explorers import TRAITS, WOMEN
from ...explorers.cards import handle, handled
from ...explorers.dice import plain_roll, trait_roll
from ...explorers.traits import die, gain, lose
from ...house.movement import distance, put, ways
from ...occasions import AFTER_ATTACK, ENTERING, MONSTER_ACTS, NO_ENTRY, WON, WON_ATTACK
from ...state import Explorer, Figure, Monster, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero, turncoats
from ..form import Aim, Haunt, Kind
from . import gaze

DRACULA, BRIDE, GIRL, SPEAR, SYMBOL, CHAPEL = "dracula", "vampire_bride", "girl", "spear", "holy_symbol", "chapel"
TOMBS = ("crypt", "graveyard")
WAKES, FAR = 2, 4
"""The turn from which Dracula moves, and how far away he lies."""


@plain
class Night(turncoats.Turncoats):
    """The turn of the night, and whether the sun has risen."""

    module: ClassVar[str] = DRACULA

    track: int = 0
    sunrise: bool = False


state = blocks.state_as(Night)

BLOCKS = "spawn traitor_boost kill_on_defeat scaling_stats special_damage key_weapon turn_track dice_timer convert_hero"
KINDS = {DRACULA: Kind(speed=5, might=8, sanity=6), BRIDE: Kind(speed=4, might=4, sanity=4)}
HAUNT = haunt = Haunt(30, DRACULA, Night, tuple(BLOCKS.split()), KINDS, rules=2)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The Girl becomes the Bride beside the traitor; Dracula lies in a tomb or in an empty room far away."""
    traitor = t.explorers[t.traitor]
    if await blocks.take_out(t, GIRL):
        t.removed.append(GIRL)
    await grow(t, traitor)
    tombs = [room for room in TOMBS if room in t.plan] or far_rooms(t)
    tomb = await ask(traitor.seat, "dracula-tomb", {f"room:{room}": room for room in tombs})
    blocks.spawn(t, haunt, DRACULA, [tomb])
    blocks.spawn(t, haunt, BRIDE, [traitor.place])


def far_rooms(t: Table) -> list[str]:
    """Empty rooms at least four spaces from everybody, or else the farthest ones."""
    near = {room: min(distance(t, one.place, room) for one in t.living()) for room in t.plan.spots}
    return [room for room in near if near[room] >= min(FAR, max(near.values()))]


async def grow(t: Table, one: Explorer) -> None:
    """A Vampire gains one point in each trait."""
    for trait in TRAITS:
        await gain(t, one, trait)


# -- Vampires --------------------------------------------------------------------------------------------------------


@haunt.on(MONSTER_ACTS)
async def sleeps(t: Table, monster: Monster) -> bool:
    """Dracula does nothing before the second turn."""
    return monster.name == DRACULA and state(t).track < WAKES


blocks.hears_no_call(haunt, lambda t, monster: monster.name == DRACULA and state(t).track < WAKES)


def hallowed(t: Table, room: str) -> bool:
    """Return whether a room repels Vampires: the Chapel, or a room with the Holy Symbol in a hero's hands."""
    return room == CHAPEL or any(SYMBOL in hero.cards for hero in t.heroes() if hero.place == room)


@haunt.on(ENTERING)
async def repelled(t: Table, one: Figure, room: str) -> bool:
    """A Vampire needs Sanity 6 to enter such a room."""
    if is_hero(one) or not hallowed(t, room) or await trait_roll(t, one, "sanity", "dracula-enter", 6) >= 6:
        return False
    t.done.append(f"repelled:{one.name}:{room}")
    return True


@haunt.on(NO_ENTRY)
def once_a_turn(t: Table, one: Figure, room: str) -> str:
    """A Vampire tries to enter once a turn."""
    return "BH-H30-HALLOWED" if f"repelled:{one.name}:{room}" in t.done else ""


def is_woman(one: Figure) -> bool:
    """Return whether a figure is a woman: the Bride and some explorers are."""
    return one.name == BRIDE or one.name in WOMEN


gaze_at = haunt.ruling("gaze", "other", "anybody")
gaze.register(
    haunt,
    lambda t, one, other: gaze_at(t) == "anybody" or is_woman(one) != is_woman(other),
    "BH-H30-GAZE",
    grow,
)
turncoats.register(haunt)


# -- Spear, Holy Symbol and sun --------------------------------------------------------------------------------------


async def destroy(t: Table, vampire: Figure) -> None:
    """A Vampire leaves the game."""
    if isinstance(vampire, Monster):
        remove(t, vampire)
    else:
        await die(t, vampire)


@haunt.on(WON_ATTACK)
async def impaled(t: Table, attack: Attack) -> bool:
    """The Spear kills a Vampire that loses to it."""
    if attack.winner is not attack.one or not is_hero(attack.one) or attack.way.card != SPEAR:
        return False
    await destroy(t, attack.other)
    return True


@haunt.on(AFTER_ATTACK)
async def driven_back(t: Table, attack: Attack) -> None:
    """The holder of the Holy Symbol may push a beaten Vampire one room for each point."""
    hero, loser = next((one for one in t.heroes() if one is attack.winner), None), attack.loser
    if hero is None or loser is None or SYMBOL not in hero.cards or handled(t, SYMBOL):
        return
    for _ in range(attack.by):
        there = loser.alive and (loser.name in t.explorers or loser.name in t.monsters)
        rooms = {f"room:{room}": room for room in ways(t, loser)} if there else {}
        if not rooms or not (room := await ask(hero.seat, "dracula-push", {**rooms, "go-on": ""}, whom=loser.name)):
            return
        handle(t, SYMBOL)
        await put(t, loser, room)


async def night_goes_on(t: Table) -> None:
    """The track moves on; then a hero rolls for sunrise. From the next turn on, every Vampire withers."""
    night = state(t)
    night.track += 1
    if night.sunrise:
        for vampire in [one for one in (*t.living(), *t.monsters.values()) if not is_hero(one)]:
            await wither(t, vampire)
        return
    order = [t.explorer_of(seat) for seat in t.left_of(t.explorers[t.traitor].seat)]
    roller = next((one for one in order if one.alive and is_hero(one)), None)
    if roller is not None:
        night.sunrise = await plain_roll(t, roller, len(t.seats), "dracula-sun", need=night.track) < night.track
    t.tell(ALL, "dracula-sunrise" if night.sunrise else "dracula-night", turn=night.track)


async def wither(t: Table, vampire: Figure) -> None:
    """A Vampire loses one point in each trait, and is destroyed without any."""
    if isinstance(vampire, Explorer):
        for trait in TRAITS:
            await lose(t, vampire, trait)
        return
    vampire.traits = {trait: value - 1 for trait, value in vampire.traits.items()}
    t.tell(ALL, "dracula-withers", monster=vampire.name, might=vampire.value("might"))
    if min(vampire.traits.values()) <= 0:
        remove(t, vampire)


blocks.as_the_traitor_begins(haunt, night_goes_on)


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when Dracula and Bride are destroyed, the other side when no hero is left."""
    return None if DRACULA in t.monsters or BRIDE in t.monsters else Win(HEROES, "dracula-dust")


def aims(t: Table, one: Figure) -> list[Aim]:
    """Vampires hunt; heroes keep away until sunrise, unless they have the Spear."""
    if not is_hero(one):
        return [Aim("attack", hero.name, 3) for hero in t.heroes()]
    if SPEAR in one.cards:
        return [aim for foe in t.monsters.values() for aim in (Aim("attack", foe.name, 6), Aim("go", foe.place, 3))]
    foes = [foe for foe in (*t.monsters.values(), *t.living()) if not is_hero(foe)]
    wanted = [card for card in (SPEAR, SYMBOL) if not blocks.held_by_hero(t, card)]
    look = [Aim("explore", "omen", 1.5)] if any(card in t.omen_deck for card in wanted) else []
    flee = [Aim("avoid", foe.name, 3 if foe.name == DRACULA else 1.5) for foe in foes]
    return [*flee, *look, *(Aim("take", card, 3) for card in wanted), Aim("go", CHAPEL, 1)]


haunt.aims = aims
haunt.counters = lambda t: {"dracula-night": (min(state(t).track, 2 * len(t.seats) + 1), 2 * len(t.seats) + 1)}
