"""Haunt 32: the house has gone elsewhere, and its air wears the heroes down. Only the organ can bring it home."""

from typing import ClassVar

from .....engine import ALL, items, plain
from ...data.explorers import EXPLORERS, TRAITS
from ...data.rooms import ROOMS
from ...effects.outcomes import choose_trait
from ...explorers.cards import handle, handled
from ...explorers.dice import at_least, plain_roll
from ...explorers.traits import lose
from ...house.plan import FIXED
from ...occasions import TURN_STARTS, WON
from ...state import Explorer, Figure, Scenario, Table
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero, lying_in, rebuilding
from ..form import Aim, Haunt, Traitor

ORGAN = "organ_room"
NEEDED = {3: 15, 4: 16, 5: 18, 6: 20}
"""What the organ roll needs, by the number of players."""
MUSIC = ("music", "gaelic_music")
SCORES = {"library": ("knowledge", 5), "game_room": ("sanity", 5), "tower": ("knowledge", 5)}
"""The rooms where heroes can learn about the melody, and the roll for it."""
HELPERS = ("madman", "book")
RITES = ("chapel", "game_room", "research_laboratory", "operating_laboratory", "pentagram_chamber")
"""The rooms where the traitor can put the organ out of tune."""


@plain
class Lost(Scenario):
    """The rooms where the heroes have learned something, those where the traitor has spoiled something, and whether the
    house is home."""

    module: ClassVar[str] = "lost"

    learned: list[str] = items()
    spoiled: list[str] = items()
    home: bool = False


state = blocks.state_as(Lost)

BLOCKS = "place_room task_counter search_token upkeep_effect traitor_ritual explore_mod"
HAUNT = haunt = Haunt(32, "lost", Lost, tuple(BLOCKS.split()))
haunt.turns = Traitor("highest", "sanity")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """Only the first rooms, rooms with explorers and the Organ Room are left."""
    seat = t.explorers[t.traitor].seat
    peopled = list(dict.fromkeys(one.place for one in t.living() if one.place not in FIXED))
    rebuilding.take_away(t, [room for room in t.plan.spots if room not in (*FIXED, *peopled)])
    rebuilding.shuffle_in(t)
    for room in peopled:
        await rebuilding.shift_to_start(t, seat, room)
    if ORGAN not in t.plan:
        await rebuilding.attach_to_start(t, seat, ORGAN)


@haunt.on(TURN_STARTS)
async def breathes(t: Table, one: Explorer) -> None:
    """The air costs every hero as many steps as two dice show, from any traits."""
    if not is_hero(one):
        return
    for _ in range(await plain_roll(t, one, 2, "lost-air")):
        if one.alive:
            await lose(t, one, await choose_trait(t, one, TRAITS, "lower-trait", "lost-air"))


# -- the organ -------------------------------------------------------------------------------------------------------


def bonus(t: Table, one: Explorer) -> int:
    """What is added to a roll at the organ."""
    found = sum(ROOMS[room].symbol == "omen" for room in t.plan.spots)
    found += 2 * any(art in EXPLORERS[one.name].hobbies for art in MUSIC)
    found += 2 * len(state(t).learned) - 3 * len(state(t).spoiled)
    return found + 2 * len(helping(t))


def helping(t: Table) -> list[str]:
    """The cards at the organ that help, unless they were used for something else this turn."""
    here = [card for other in t.explorers_in(ORGAN) for card in other.cards] + lying_in(t, ORGAN)
    return [card for card in HELPERS if card in here and not handled(t, card)]


def needed(t: Table, one: Explorer) -> int:
    """What the dice have to show."""
    return max(NEEDED[len(t.explorers)] - bonus(t, one), 0)


@haunt.task(
    "play",
    lambda _t, one: "" if is_hero(one) and one.place == ORGAN else "BH-H32-H-ORGAN",
    roll=lambda t, one, _chosen: ("knowledge", needed(t, one)),
)
async def play(t: Table, one: Explorer) -> None:
    """Knowledge, with everything that helps and hinders."""
    more = bonus(t, one)
    state(t).home = await blocks.task_roll(t, one, "lost-play")
    t.tell(ALL, "lost-played", who=one.name, bonus=more)
    handle(t, *helping(t))


@haunt.task(
    "learn",
    lambda t, one: (
        "" if is_hero(one) and one.place in SCORES and one.place not in state(t).learned else "BH-H32-H-LEARN"
    ),
    roll=lambda _t, one, _chosen: SCORES[one.place],
)
async def learn(t: Table, one: Explorer) -> None:
    """Each of three rooms teaches a part of the melody."""
    if await blocks.task_roll(t, one, "lost-learn"):
        state(t).learned.append(one.place)
        t.tell(ALL, "lost-learned", who=one.name, room=one.place)


@haunt.task(
    "spoil",
    lambda t, one: "BH-H32-T-SPOIL" if is_hero(one) or one.place not in RITES or one.place in state(t).spoiled else "",
    roll=("knowledge", 4),
)
async def spoil(t: Table, one: Explorer) -> None:
    """Knowledge 4 puts the organ further out of tune."""
    if await blocks.task_roll(t, one, "lost-spoil"):
        state(t).spoiled.append(one.place)
        t.tell(ALL, "lost-spoiled", who=one.name, room=one.place)


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the organ has brought the house home."""
    return Win(HEROES, "lost-home") if state(t).home and t.heroes() else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """The best musician waits at the organ and plays. The others look for omen rooms and the melody, and come when
    there is hope. The traitor spoils the organ, or hunts."""
    if not isinstance(one, Explorer):
        return []
    if not is_hero(one):
        rites = [room for room in RITES if room not in state(t).spoiled]
        found = [Aim("task", "lost-spoil", 6), *(Aim("go", room, 4) for room in rites)]
        return [*found, *(Aim("explore", r, 1) for r in rites), *(Aim("attack", hero.name, 2) for hero in t.heroes())]
    hope = at_least(one.value("knowledge"), needed(t, one))
    scores = [room for room in SCORES if room not in state(t).learned]
    organist = max(t.heroes(), key=lambda hero: (bonus(t, hero) + 2 * hero.value("knowledge"), hero.name), default=one)
    called = one is organist or hope > 0.15 or (hope > 0 and sum(one.steps.values()) < 9)
    return [
        Aim("task", "lost-play", 8),
        Aim("keep", "knowledge"),
        Aim("task", "lost-learn", 6),
        Aim("go", ORGAN, 7 if called else 5 if any(card in one.cards for card in HELPERS) else 0),
        *(Aim("go", room, 3) for room in scores),
        *(Aim("explore", room, 2) for room in (*scores, "omen")),
    ]


haunt.aims = aims
haunt.counters = lambda t: {"lost-melody": (len(state(t).learned), len(SCORES))}
