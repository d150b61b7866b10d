"""`staged_quest`: the heroes find out a dead man's name, then where he lies, and dig him up, one step a turn."""

from .....engine import ALL, plain
from ...explorers.cards import lay_down
from ...state import Explorer, Figure, Scenario, Table
from .. import blocks
from ..blocks import burdens, is_hero, step_taken, take_step
from ..form import Aim, Haunt

BOOK, CORPSE = "book", "token-corpse"
RECORDS = ("bedroom", "dining_room", "library")
"""The rooms where the name may be found."""
TASKS = ("name", "locate", "dig")


@plain
class Search(Scenario):
    """The room of the grave, and how many steps the heroes have taken."""

    crypt: str = "crypt"
    steps: int = 0


state = blocks.state_as(Search)


def register(haunt: Haunt, steps_rule: str, name_rule: str, grave_rule: str, corpse_rule: str) -> None:
    """Register the steps as the tasks `bride-name`, `-locate` and `-dig`, with the rules that say when they are
    possible. Then the corpse lies there, a heavy burden. Words are `bride-step`."""
    burdens.register(haunt, CORPSE, corpse_rule, cost=1)

    def forbidden(t: Table, one: Explorer, step: int) -> str:
        if not is_hero(one) or state(t).steps != step or step_taken(t, one):
            return steps_rule
        if step == 0:
            return "" if one.place in RECORDS or BOOK in one.cards else name_rule
        return "" if one.place == state(t).crypt else grave_rule

    async def attempt(t: Table, one: Explorer, task: str) -> bool:
        take_step(t, one)
        done = await blocks.task_roll(t, one, f"bride-{task}")
        if done:
            state(t).steps += 1
            t.tell(ALL, "bride-step", who=one.name, step=state(t).steps)
        return done

    @haunt.task("name", lambda t, one: forbidden(t, one, 0), roll=("knowledge", 5), card=read_in)
    async def find_name(t: Table, one: Explorer) -> None:
        await attempt(t, one, "name")

    @haunt.task("locate", lambda t, one: forbidden(t, one, 1), roll=("knowledge", 4))
    async def locate(t: Table, one: Explorer) -> None:
        await attempt(t, one, "locate")

    @haunt.task("dig", lambda t, one: forbidden(t, one, 2), roll=("might", 4))
    async def dig(t: Table, one: Explorer) -> None:
        if await attempt(t, one, "dig"):
            lay_down(t, one.place, CORPSE)


def read_in(_t: Table, one: Explorer, _no: None) -> tuple[str, ...]:
    """The Book, if the room holds no records."""
    return () if one.place in RECORDS else (BOOK,)


def aims(t: Table, one: Figure, haunt: Haunt) -> list[Aim]:
    """Aims of bots: the next step, and the rooms where it is possible."""
    rooms = RECORDS if state(t).steps == 0 else (state(t).crypt,)
    known = [Aim("go", room, 5) for room in rooms if room in t.plan]
    look = [] if known or BOOK in one.cards else [Aim("explore", room, 2) for room in rooms]
    return [*(Aim("task", f"bride-{task}", 7) for task in TASKS), *known, *look]
