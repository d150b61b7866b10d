"""`search_token`, `carry_deliver`: heroes search for a body, carry it to a place of rest, and bury it there."""

from collections.abc import Callable

from .....engine import ALL, plain
from ...explorers.cards import give_up, take
from ...state import Explorer, Figure, Scenario, Table
from .. import blocks
from ..blocks import is_hero
from ..form import Aim, Haunt

BONES = "token-bones"
RESTING, GRAVES = ("attic", "bedroom", "master_bedroom"), ("crypt", "graveyard")
ROLL = ("knowledge", 5)


@plain
class Burial(Scenario):
    """Whether the body was found, and buried."""

    found: bool = False
    buried: bool = False


state = blocks.state_as(Burial)


def register(haunt: Haunt, ready: Callable[[Table], bool], find_rule: str, bury_rule: str) -> None:
    """Register the tasks `seance-search` and `seance-bury` of heroes, possible while they are `ready`, each with its
    rule. Words are `seance-found`."""

    def search_forbidden(t: Table, one: Explorer) -> str:
        there = is_hero(one) and one.place in RESTING and not state(t).found
        return "" if there and ready(t) else find_rule

    @haunt.task("search", search_forbidden, roll=ROLL)
    async def search(t: Table, one: Explorer) -> None:
        if await blocks.task_roll(t, one, "seance-search"):
            state(t).found = True
            await take(t, one, BONES)
            t.tell(ALL, "seance-found", who=one.name)

    def burying_forbidden(t: Table, one: Explorer) -> str:
        there = is_hero(one) and BONES in one.cards and one.place in GRAVES
        return "" if there and ready(t) else bury_rule

    @haunt.task("bury", burying_forbidden, roll=ROLL, card=BONES)
    async def bury(t: Table, one: Explorer) -> None:
        if await blocks.task_roll(t, one, "seance-bury"):
            await give_up(t, one, BONES)
            state(t).buried = True


def aims(t: Table, one: Figure, haunt: Haunt) -> list[Aim]:
    """Aims of bots: look for the body, then for a grave."""
    if not state(t).found:
        rooms, tasks = RESTING, [Aim("task", "seance-search", 6)]
    elif BONES in one.cards:
        rooms, tasks = GRAVES, [Aim("task", "seance-bury", 8)]
    else:
        rooms, tasks = (), [Aim("take", BONES, 4)]
    go = [Aim("go", room, 6) for room in rooms if room in t.plan]
    return [*tasks, *go, *(Aim("explore", room, 0.6 if go else 2.5) for room in rooms if room not in t.plan)]
