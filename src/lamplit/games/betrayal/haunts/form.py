"""What a haunt is: its name, its set-up, what it changes, how it ends, and what its bots aim at."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from ....engine import Chance, Effect, Module, PublicTypes, Step, Zone, steps_of
from ....engine.knowledge.zones import Hidden
from ....engine.occasions import never, no_target
from ..explorers.cards import handle, handled
from ..occasions import CATALOGUE, COUNTED, EAGER, MONSTER_TASK, TASK, TASKS
from ..state import Explorer, Figure, Scenario, Table

F = TypeVar("F", bound=Callable[..., Any])

ENDING = "ending"
"""The book with the endings of a haunt. They tell what both sides want, so nobody reads them before the end."""


Test = tuple[str, int] | Callable[[Table, Any, Any], tuple[str, int]]
"""The trait and the sum that a task roll needs, or a function that returns them."""
TESTS: dict[str, Test] = {}
"""The tests of all tasks, by name."""
Taken = str | Callable[[Table, Any, Any], Iterable[str]]
"""The card a task is done with, or a function of the table, the figure and its choice that returns all such cards."""
NO_CARD = ""


def chosen(_t: Table, _one: Figure, card: str) -> tuple[str, ...]:
    """The card of a task whose choice is the card."""
    return (card,)


def needed_for(t: Table, task: str, one: Figure, chosen: Any = None) -> tuple[str, int]:
    """Return what the roll of a task needs: the trait and the sum."""
    test = TESTS[task]
    return test(t, one, chosen) if callable(test) else test


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of monster: its traits as the book gives them, and whether there may be many, which are then numbered."""

    speed: int | None = None
    might: int | None = None
    sanity: int | None = None
    knowledge: int | None = None
    many: bool = False

    @property
    def traits(self) -> dict[str, int]:
        """The traits it has."""
        found = {"speed": self.speed, "might": self.might, "sanity": self.sanity, "knowledge": self.knowledge}
        return {trait: value for trait, value in found.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Traitor:
    """Who turns traitor: `who` names the rule, and `trait` what it compares.

    `named` is an explorer who turns, whatever the rule says, if they are in the game. With `spares_revealer` the
    revealer is left out of the comparison.
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
    """Something worth doing for a bot, such as going to a room, doing a task or attacking a figure.

    `what` is one of `go`, `task`, `attack`, `strike` (an attack that cannot hurt the attacker), `avoid`, `take`,
    `steal` (a card nobody gives away), `keep` (a trait or a card that is needed), `cross` (a barrier), `stay` (wait in
    a room), `explore` and `answer`. `target` is a room, a figure, a card, a trait, or a task by the name of its option
    (`mummy-learn`); for `explore`, the symbol or the room that is wanted; for `answer`, a prompt of the haunt and the
    choice (`abyss-next:library`). Before the haunt, to `explore` is worth 1.
    """

    what: str
    target: str
    worth: float = 1.0


class Haunt:
    """A haunt. Its functions are registered with decorators: `@haunt.on(…)`, `@haunt.task(…)`.

    * `number` as in the books, and `name` as in its folder, its books and its words;
    * `state`: the class of what it adds to the table;
    * `turns`: who becomes the traitor;
    * `set_up(table)`: what both books say is done right now;
    * `rulings`: the settings that fill gaps in the books, each with its choices;
    * `open_to_all`: there is one book, and everybody reads it;
    * `values(table, explorer)`: traits that replace those on an explorer's card;
    * `aims(table, figure)`: what bots find worth doing for a figure;
    * `answers(table, seat)`: what bots find worth answering to questions of the haunt;
    * `counters(table)`: what everybody sees counted, as how many of how many;
    * `revealing`: events of the haunt that may tell a seat something new;
    * `secret_prompts`: prompts of the haunt whose answers only the seat itself knows;
    * `lies_for(table, seat)`: tokens in rooms that only some seats see, by room;
    * `stands_for(table, seat)`: explorers whose place only some seats see, with room and part;
    * `lurks(table, seat)`: whether a seat may walk into something it cannot see, so that no step can be taken back;
    * `types`: the types of what it shows, tells and asks, from its `view.py`;
    * `view`, `hidden`, `sample`, `redraw`, `zones`: who sees what of the state (see `engine.Module`).
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
        self.types: PublicTypes | None = None
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
        CATALOGUE.add(Effect(self.owner, COUNTED, self._counted))

    def _counted(self, t: Table, _owner: str) -> dict[str, tuple[int, int]]:
        return self.counters(t)

    @property
    def owner(self) -> str:
        """The owner of the haunt's effects."""
        return f"haunt:{self.name}"

    async def set_up(self, t: Table) -> None:
        """Do what both books say is done right now."""
        if self.begins is not None:
            await self.begins(t)

    def setting_up(self, do: F) -> F:
        """Register a function as the set-up of the haunt."""
        self.begins = do
        return do

    def ruling(self, name: str, *choices: str) -> Callable[[Table], str]:
        """Declare a gap in the books that a table may fill in one of these ways, the usual one first, by the setting
        `<haunt>_<name>`. Return the function that reads the choice."""
        setting = f"{self.name}_{name}"
        self.rulings[setting] = choices
        return lambda t: t.settings.ruling(setting, choices)

    def on(self, occasion: str, forbids: Callable[..., str] = never) -> Callable[[F], F]:
        """Register a function as what the haunt does on an occasion. It is called without an owner."""

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
        """Register a function as a task for a figure's turn: the option `task:<haunt>-<name>`. It is called with the
        table and the figure, and if the task has choices, with the chosen value.

        `roll` is the test of its task roll, for which the function calls `blocks.task_roll`. The task can be tried
        once a turn, or with `again` any number of times.

        `card` is the card the task is done with, carried or lying in the room. Doing the task uses the card: it must
        not have been used this turn, and cannot be used again.

        Monsters that are sent to the nearest opponent do `eager` tasks on their own."""

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
            types=self.types,
            zones=self.zones,
            hidden=self.hidden,
            sample=self.sample,
            redraw=self.redraw,
            books=self.books,
            rules=self.rules,
        )

    def books(self, t: Table, seat: str) -> tuple[str, ...]:
        """The books a seat may read: that of its side, that of everybody, and after the end that of the endings."""
        own = [book for one in t.explorers.values() if one.seat == seat for book in one.books]
        ending = (f"{self.name}/{ENDING}",) if t.result else ()
        return (*reversed(own), self.name, *ending)


def _once(effect: str, forbids: Callable[..., str]) -> Callable[..., str]:
    """Forbid a task that was tried this turn, in addition to what else forbids it."""

    def limits(t: Table, _owner: str, one: Figure) -> str:
        return forbids(t, one) or ("BH-DICE-10" if f"{TASK}:{effect}" in t.done else "")

    return limits


def _using(effect: Effect, card: Taken) -> Effect:
    """Limit a task to cards that were not used this turn, and note those it uses."""

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
    """Return a function that takes an owner after the table and leaves it out."""
    if do is never:
        return never

    def owned(t: Table, _owner: str, *args: Any) -> Any:
        return do(t, *args)

    return owned
