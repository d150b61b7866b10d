"""The form of a haunt: what it is called, what is set up, what is new, how it ends, and what its bots aim at."""

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import CodeType
from typing import Any, TypeVar

from ....engine import Chance, Effect, Module, Step, Zone, steps_of
from ....engine.occasions import ITSELF, never, no_target
from ....engine.zones import Hidden
from ..explorers.cards import handle, handled
from ..occasions import CATALOGUE, EAGER, MONSTER_TASK, TASK, TASKS
from ..state import Explorer, Figure, Scenario, Table

F = TypeVar("F", bound=Callable[..., Any])

VARIED = inspect.CO_VARARGS | inspect.CO_VARKEYWORDS
ENDING = "ending"
"""The book of a haunt in which its endings stand. They tell what both sides want: nobody reads them before the end."""


Test = tuple[str, int] | Callable[[Table, Any, Any], tuple[str, int]]
"""The trait and the sum that a task roll needs, or how to find them."""
TESTS: dict[str, Test] = {}
"""Those of all tasks, by their names."""
Taken = str | Callable[[Table, Any, Any], Iterable[str]]
"""The card that a task is done with, or how to find all of them from who does it and what was chosen."""
NO_CARD = ""


def chosen(_t: Table, _one: Figure, card: str) -> tuple[str, ...]:
    """For tasks in which the card is what was chosen."""
    return (card,)


def needed_for(t: Table, task: str, one: Figure, chosen: Any = None) -> tuple[str, int]:
    """What the roll of a task needs: the trait and the sum."""
    test = TESTS[task]
    return test(t, one, chosen) if callable(test) else test


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of monster: its traits as the book gives them, and whether there may be many: each has a number then."""

    speed: int | None = None
    might: int | None = None
    sanity: int | None = None
    knowledge: int | None = None
    many: bool = False

    @property
    def traits(self) -> dict[str, int]:
        """Those it has."""
        found = {"speed": self.speed, "might": self.might, "sanity": self.sanity, "knowledge": self.knowledge}
        return {trait: value for trait, value in found.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Traitor:
    """Who turns: `who` is the rule, and `trait` what it compares.

    `named` is an explorer who turns before the rule is asked, if in the house. `spares_revealer`: the revealer is left
    out of the comparison.
    """

    who: str
    trait: str = ""
    named: str = ""
    spares_revealer: bool = False


REVEALER = Traitor("revealer")
LEFT = Traitor("left_of_revealer")
NOBODY = Traitor("nobody")
HIDDEN = Traitor("hidden")


@dataclass(frozen=True, slots=True)
class Aim:
    """Something worth doing for a bot: go to a room, do a task, attack somebody, keep away from somebody or somewhere.

    `what` is one of `go`, `task`, `attack`, `strike` (an attack that cannot hurt whoever makes it), `avoid`, `take`,
    `steal` (what nobody gives away), `keep` (a trait or a card that is needed), `cross` (a barrier), `stay` (in a room
    where somebody has to wait), `explore` and `answer`; `target` a room, a figure, a card, a trait, a task as it is
    called in options (`mummy-learn`), to explore the symbol or the room that is looked for, or to answer a question of
    the haunt its prompt and what is chosen (`abyss-next:library`). To `explore` is worth 1 before the haunt.
    """

    what: str
    target: str
    worth: float = 1.0


class Haunt:
    """A haunt of the book. Its functions are entered below it: `@mummy.on(…)`, `@mummy.task(…)`.

    * `number` in the books and `name` of its module and its words;
    * `state`: the class of what it adds to the table;
    * `set_up(table)`: what both books say is done right now;
    * `aims(table, figure)`: what is worth doing for the side of a figure;
    * `answers(table, seat)`: the same for its own questions, which may be asked when nobody is about to act;
    * `rulings`: the settings by which a table closes holes of the books, each with its choices;
    * `turns`: who becomes the traitor, for a haunt that is not on the chart of the box;
    * `open_to_all`: there is one book, and everybody reads it;
    * `revealing`: kinds of event of its own that may tell somebody what they did not know;
    * `secret_prompts`: prompts of its own whose answers nobody else hears;
    * `lies_for(table, seat)`: tokens in rooms that only some seats see, by room;
    * `lurks(table, seat)`: whether somebody may walk into what they cannot see, so that no step is taken back;
    * `values(table, explorer)`: traits that the haunt gives somebody, whatever their card says;
    * `stands_for(table, seat)`: explorers who stand where only some seats see them, with room and part;
    * `view`, `hidden`, `sample`, `redraw`, `zones`: what of its state who sees (see `engine.Module`).
    """

    def __init__(
        self,
        number: int,
        name: str,
        state: Callable[[], Scenario],
        blocks: tuple[str, ...] = (),
        kinds: Mapping[str, Kind] | None = None,
        rules: int = 1,
    ) -> None:
        self.number = number
        self.name = name
        self.state = state
        self.blocks = blocks
        self.kinds = dict(kinds or {})
        self.rules = rules
        self.steps: list[Step] = []
        self.rulings: dict[str, tuple[str, ...]] = {}
        self.begins: Callable[[Table], Awaitable[None]] | None = None
        self.aims: Callable[[Table, Figure], list[Aim]] = lambda _table, _one: []
        self.answers: Callable[[Table, str], list[Aim]] = lambda _table, _seat: []
        self.view: Callable[[Table, str], dict[str, Any]] = lambda _table, _seat: {}
        self.zones: Callable[[Table], list[Zone[Table]]] = lambda _table: []
        self.hidden: Callable[[Table], list[Hidden[Table]]] = lambda _table: []
        self.sample: Callable[[Table, str, Chance], None] = lambda _table, _seat, _chance: None
        self.redraw: Callable[[Table, Table, Table, str, Chance], None] | None = None
        self.open_to_all = False
        self.turns = REVEALER
        self.revealing = frozenset[str]()
        self.secret_prompts = frozenset[str]()
        self.lies_for: Callable[[Table, str], Mapping[str, list[str]]] = lambda _table, _seat: {}
        self.lurks: Callable[[Table, str], bool] = lambda _table, _seat: False
        self.values: Callable[[Table, Explorer], Mapping[str, int]] = lambda _table, _one: {}
        self.stands_for: Callable[[Table, str], Mapping[str, tuple[str, str]]] = lambda _table, _seat: {}
        self.counters: Callable[[Table], dict[str, tuple[int, int]]] = lambda _table: {}

    @property
    def owner(self) -> str:
        """What is in force while it runs."""
        return f"haunt:{self.name}"

    async def set_up(self, t: Table) -> None:
        """What is done right now."""
        if self.begins is not None:
            await self.begins(t)

    def setting_up(self, do: F) -> F:
        """Enters the function below as what is done when the haunt begins."""
        self.begins = do
        return do

    def ruling(self, name: str, *choices: str) -> Callable[[Table], str]:
        """Declares a hole of the books that a table may close in one of these ways, as usual in the first: the setting
        `<haunt>_<name>`. Gives how to read it."""
        setting = f"{self.name}_{name}"
        self.rulings[setting] = choices
        return lambda t: t.house.ruling(setting, choices)

    def on(self, occasion: str, forbids: Callable[..., str] = never) -> Callable[[F], F]:
        """Enters the function below as what the haunt does on an occasion. It is given the table, without an owner."""

        def register(do: F) -> F:
            CATALOGUE.add(Effect(self.owner, occasion, _ownerless(do), _ownerless(forbids)))
            return do

        return register

    def task(
        self,
        name: str,
        forbids: Callable[[Table, Any], str] = never,
        choices: Callable[[Table, Any], Mapping[str, Any]] = no_target,
        for_monsters: bool = False,
        roll: "Test | None" = None,
        again: bool = False,
        card: Taken = NO_CARD,
        eager: bool = False,
    ) -> Callable[[F], F]:
        """Enters the function below as something to be done on one's turn: `task:<haunt>-<name>`. Without choices it
        is given the table and who does it, with choices what was chosen too.

        `roll` tells its task roll, which `blocks.task_roll` makes once a turn, or `again` and again: the trait and
        what is needed, or a function of the table, who does it and what was chosen that gives both.

        `card` is what it is done with, in somebody's hands or where it lies: to do the task is to use it. So it is
        not possible with a card with which something has been done this turn, and nothing else can be done with it
        after that.

        Monsters on their way to the nearest opponent do what they are `eager` to do without being told."""

        def register(do: F) -> F:
            effect = f"{self.name}-{name}"
            if eager:
                EAGER.add(effect)
            TASKS[self.owner] = (*TASKS.get(self.owner, ()), effect)
            plain = choices is no_target
            if roll is not None:
                TESTS[effect] = roll

            async def doing(t: Table, _owner: str, one: Any, value: Any) -> Any:
                return await (do(t, one) if plain else do(t, one, value))

            occasion = MONSTER_TASK if for_monsters else TASK
            targets = no_target if plain else _ownerless(choices)
            limits = _ownerless(forbids) if roll is None or again else _once(effect, forbids)
            made = Effect(effect, occasion, doing, limits, targets)
            CATALOGUE.add(made if card is NO_CARD else _using(made, card))
            return do

        return register

    def module(self) -> Module[Table]:
        """The haunt as a module of the game."""
        return Module(
            name=self.name,
            steps=steps_of(self.name, *self.steps),
            revealing=self.revealing,
            view=self.view,
            zones=self.zones,
            hidden=self.hidden,
            sample=self.sample,
            redraw=self.redraw,
            books=self.books,
            rules=self.rules,
        )

    def books(self, t: Table, seat: str) -> tuple[str, ...]:
        """What a seat may read: the book of its side, what all may know, and in the end how it ended."""
        own = [book for one in t.explorers.values() if one.seat == seat for book in one.books]
        ending = (f"{self.name}/{ENDING}",) if t.result else ()
        return (*reversed(own), self.name, *ending)


def _once(effect: str, forbids: Callable[..., str]) -> Callable[..., str]:
    """What forbids a task, besides that it has been tried this turn."""

    def limits(t: Table, _owner: str, one: Figure) -> str:
        return forbids(t, one) or ("BH-DICE-10" if f"{TASK}:{effect}" in t.done else "")

    return limits


def _using(effect: Effect, card: Taken) -> Effect:
    """A task that uses cards: each can be used once a turn, if nothing else has been done with it."""

    def taken(t: Table, one: Figure, value: Any) -> list[str]:
        return [card] if isinstance(card, str) else list(card(t, one, value))

    def free(t: Table, one: Figure, value: Any) -> bool:
        return not any(handled(t, each) for each in taken(t, one, value))

    def limits(t: Table, owner: str, one: Figure) -> str:
        forbidden = effect.forbids(t, owner, one)
        if forbidden:
            return forbidden
        values = [None] if effect.choices is no_target else [*effect.choices(t, owner, one).values()]
        return "BH-ITEM-15" if values and not any(free(t, one, value) for value in values) else ""

    def choices(t: Table, owner: str, one: Figure) -> dict[str, Any]:
        return {name: value for name, value in effect.choices(t, owner, one).items() if free(t, one, value)}

    async def doing(t: Table, owner: str, one: Figure, value: Any) -> Any:
        handle(t, *taken(t, one, value))
        return await effect.do(t, owner, one, value)

    targets = effect.choices if effect.choices is no_target else choices
    return replace(effect, do=doing, forbids=limits, choices=targets)


def _ownerless(do: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the table without an owner, as one that is given the owner too."""
    if do is never:
        return never
    code: CodeType | None = getattr(do, "__code__", None)
    if code is not None and not code.co_flags & VARIED and not getattr(do, "__defaults__", None):
        made = _OWNED.get(code.co_argcount)
        if made is not None:  # a call with so many arguments is quicker than one with any number
            return made(do)

    def owned(t: Table, _owner: str, *args: Any) -> Any:
        return do(t, *args)

    return owned


def _of_none(do: Callable[..., Any]) -> Callable[..., Any]:
    def owned(t: Table, _owner: str) -> Any:
        return do(t)

    return owned


def _of_one(do: Callable[..., Any]) -> Callable[..., Any]:
    def owned(t: Table, _owner: str, one: Any) -> Any:
        return do(t, one)

    return owned


def _of_two(do: Callable[..., Any]) -> Callable[..., Any]:
    def owned(t: Table, _owner: str, one: Any, what: Any) -> Any:
        return do(t, one, what)

    return owned


_OWNED = {1: _of_none, 2: _of_one, 3: _of_two}
"""By how many arguments the function without an owner has."""

__all__ = ["ITSELF", "TESTS", "Aim", "Haunt", "Kind", "needed_for"]
