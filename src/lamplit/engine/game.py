"""What a game is to the engine: a few functions and tables of data."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from .knowledge.cached_view import CachedView
from .knowledge.public_types import Describe, PublicTypes, Schema, own_words, schema
from .knowledge.sides import ALONE, Sides
from .knowledge.zones import Hidden, Zone, check_pieces
from .questions.asking import Offer
from .settings import Setting
from .state.bounds import OF_EVERY_TABLE, Fields
from .state.chance import Chance
from .state.table import Table

T = TypeVar("T", bound=Table)

Step = Callable[[Any], Any]
"""Returns a coroutine, or, where no question comes up, the next step itself."""


@dataclass(frozen=True)
class Refusal:
    """Why an answer is not possible: the id of the rule that forbids it, or a message of the game's or engine's own.

    A refusal that names neither says only that the answer is not one of the possible ones.
    """

    rule: str | None = None
    message: str = "error-illegal-rule"
    args: Mapping[str, Any] = field(default_factory=dict[str, Any])


Look = Any
"""The spectator's view, of the type that the game declares: programs tell of a game what this holds, and no secret."""


@dataclass(frozen=True)
class Module(Generic[T]):
    """A part of a game with rules of its own. Everything but its name may be left out.

    While it is in use (see `modules.made_of`), each of these is added to what the game itself says:

    * `steps`: see `modules.steps_of`;
    * `revealing`: kinds of event that may tell a seat something it did not know;
    * `why_not(table, seat, offer, name)`: which rule of the module forbids an answer, or `None` if none of them does;
    * `zones(table)`, `hidden(table)`: what lies where, and what else is hidden;
    * `sample(table, seat, chance)`: redeals what a seat cannot know of the module's own state;
    * `redraw(table, before, later, seat, chance)`: see `Game`;
    * `view(table, seat)`: what a seat may know of it. It appears in the view under `modules`, by the module's name;
    * `books(table, seat)`: which secret books of the module a seat may read now.

    * `types`: the types of what `view` gives, and of the module's own events and questions (see `PublicTypes`).

    `rules` is the version of the module's rules. `upgrade(packed, its rules)` converts a packed table on which an older
    version of this module is in use to today's form.
    """

    name: str
    steps: Mapping[str, Step] = field(default_factory=dict[str, Step])
    revealing: frozenset[str] = frozenset()
    why_not: Callable[[T, str, Offer[Any] | None, str], Refusal | None] = lambda _table, _seat, _offer, _name: None
    zones: Callable[[T], Sequence[Zone[T]]] = lambda _table: ()
    hidden: Callable[[T], Sequence[Hidden[T]]] = lambda _table: ()
    sample: Callable[[T, str, Chance], None] = lambda _table, _seat, _chance: None
    redraw: Callable[[T, T, T, str, Chance], None] | None = None
    view: Callable[[T, str], Mapping[str, Any]] = lambda _table, _seat: {}
    types: PublicTypes | None = None
    books: Callable[[T, str], Sequence[str]] | None = None
    upgrade: Callable[[dict[str, Any], int], dict[str, Any]] = lambda packed, _rules: packed
    rules: int = 1


@dataclass(frozen=True)
class Game(Generic[T]):
    """A game, as the engine knows it.

    The promises:

    * `seats(options)` names the seats; people and bots sit there, but not the clock.
    * `set_up(options, chance)` lays the table, ready for its first step.
    * `steps` holds every step by its function's name. A step is `async def step(table)`; it returns the step
      that comes next. It must keep nothing hidden in a local variable across an `await`. A step that may have nothing
      to ask can be a plain function: it returns the next step, or a coroutine if it does have to ask.
    * `view(table, seat)` is an allow-list of JSON-ready data and the only way out, for the spectator too. Where most of
      it is the same for everybody, `public_view(table)` may give that part and `private_view(table, seat)` the rest, so
      that the public part is made once for all seats. Each is a dictionary of its own, to which the engine may add;
      what lies in it may be part of other views and is never changed. A `CachedView` makes only those parts again
      that have changed.
      The keys that `frame.Frame` names mean the same in all games, and programs read no others.
    * `deferred_view` are parts of the view that take longer to work out, such as odds: functions `part(table, seat)` by
      name, beside `public_view` and `private_view`. A server sends them a moment after the rest.
    * `zones(table)` lists where cards lie and who sees them.
    * `hidden(table)` lists what else is hidden from some seat: see `Hidden`.
    * `sample(table, seat, chance)` redeals, on a copy it may change, everything that the seat cannot know.
    * `reshuffle(table, later, chance)` reshuffles, on a copy it may change, what no seat has seen, except what was
      drawn up to a `later` moment. Without it all piles that no seat has seen are shuffled.
    * `redraw(table, before, later, seat, chance)` brings about on a sampled table what the seat has seen turned up
      since, in the middle of a step: `before` is the table as it stood when the step began, `later` as it stands now,
      with all that luck has `dealt` since and the `news`. It lays piles as they may have lain, and lets `chance`
      foretell how they were shuffled. Without it such worlds are found by trial, if at all.
    * `secret_prompts` names the prompts whose answers only their seat knows; all others are said aloud. Without it any
      answer may be a secret, and sampled worlds look for others that would have been told the same.
    * `why_not(table, seat, offer, name)` says which rule forbids an answer that is not among the choices;
      `offer` is `None` when the seat is asked nothing.
    * `sides(table)` says who is visibly on whose side now, and who shares a viewpoint (see `Sides`). Those of the start
      follow from the options alone. Where `sides_change` is not set, they last to the end. Whatever sides depend on
      changes at the end of a step, and what a seat may know from then on is told by a revealing event.
    * `books(table, seat)` names the secret books (words and chapters in the game's folder `books/`) that a seat or the
      spectator may read now, in the order in which they are shown. A seat never loses a book while the game runs. Once
      it is over, the engine lets every seat read all books.
    * `revealing` names the kinds of event that may tell a seat something it did not know.
    * `retractable` names the kinds of event that may be taken back although others saw them, as all of it lies open: a
      step on the board, a card laid down. Luck that was dealt stands in any case.
    * `probes(table, seat)` says whether that board may hide something that a step of this seat could run into: then
      nothing that others saw is taken back, whether it ran into something or not.
    * `open_streams` names the streams of chance that everybody watches as they fall (dice on the table): a world
      sampled in the middle of a step keeps their outcomes.
    * `silenced(table, seat)` gives the id of the rule that forbids a seat to talk now, or nothing.
    * `awaited(table, seat)` says whether everybody is waiting for a seat's word, as in a vote: a bot is asked soon.
    * `only_watches(table, seat)` says whether a seat has played its part in a game against time and only looks on: once
      that holds for all people, time may pass quicker.
    * `tally(options)` names the statistics in which a finished game is counted: "usual", another name for games that
      cannot be compared with those, or nothing for practice, which is not counted at all.
    * `rematch_options(options, result)` gives the options of a rematch.
    * `cast(look)` says which character each seat plays, where there are several to choose from, as far as the spectator
      knows.
    * `labels(look)` says by what results are sorted in simulations (who the killer was).
    * `for_people` are settings that suit people at a screen, `for_one` those that suit one person among bots, unless
      something else is chosen.
    * `first_game` is the seed of the guided first game, whose guide advises by the cards and dice that it brings.
    * `pencils` says how many private marks of which kinds each seat may put down, `pencilled` where marks lie from
      the start.
    * `bounds` says what each field of the table may hold at most (see `bounds`); `box(table)` which pieces there are by
      then, by family, wherever the zones say they lie; `fits(table, options)` raises `ValueError` where a table does
      not fit its options, or one thing on it another. A table from a record is checked against all three.
    * `types` are the types of its views, and of the arguments of its events and questions (see `PublicTypes`).
    * `rules` is the version of the rules: a record of another version is continued from its newest checkpoint,
      after `upgrade(packed, its rules)` has converted it to today's form.
    * `modules` and `in_use` are set by `modules.made_of`.
    """

    name: str
    settings: Sequence[Setting]
    table: type[T]
    seats: Callable[[Mapping[str, Any]], tuple[str, ...]]
    set_up: Callable[[Mapping[str, Any], Chance], T]
    steps: Mapping[str, Step]
    view: Callable[[T, str], Mapping[str, Any]]
    zones: Callable[[T], Sequence[Zone[T]]]
    sample: Callable[[T, str, Chance], None]
    why_not: Callable[[T, str, Offer[Any] | None, str], Refusal]
    revealing: frozenset[str]
    hidden: Callable[[T], Sequence[Hidden[T]]] = lambda _table: ()
    check: Callable[[Mapping[str, Any]], None] = lambda _options: None
    rematch_options: Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]] = lambda options, _result: (
        options
    )
    sides: Callable[[T], Sides] = lambda _table: ALONE
    sides_change: bool = False
    books: Callable[[T, str], Sequence[str]] | None = None
    pencils: Mapping[str, Mapping[str, int]] = field(default_factory=dict[str, Mapping[str, int]])
    pencilled: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict[str, Mapping[str, Sequence[str]]])
    retractable: frozenset[str] = frozenset()
    probes: Callable[[T, str], bool] = lambda _table, _seat: False
    open_streams: frozenset[str] = frozenset()
    silenced: Callable[[T, str], str] = lambda _table, _seat: ""
    awaited: Callable[[T, str], bool] = lambda _table, _seat: False
    only_watches: Callable[[T, str], bool] = lambda _table, _seat: False
    tally: Callable[[Mapping[str, Any]], str | None] = lambda _options: "usual"
    cast: Callable[[Look], Mapping[str, Sequence[str]]] = lambda _look: {}
    labels: Callable[[Look], Mapping[str, str]] = lambda _look: {}
    for_people: Mapping[str, Any] = field(default_factory=dict[str, Any])
    for_one: Mapping[str, Any] = field(default_factory=dict[str, Any])
    first_game: str = ""
    public_view: CachedView[T] | Callable[[T], Mapping[str, Any]] | None = None
    private_view: Callable[[T, str], Mapping[str, Any]] | None = None
    deferred_view: Mapping[str, Callable[[T, str], Any]] = field(default_factory=dict[str, Callable[[T, str], Any]])
    upgrade: Callable[[dict[str, Any], int], dict[str, Any]] = lambda packed, _rules: packed
    reshuffle: Callable[[T, T, Chance], None] | None = None
    redraw: Callable[[T, T, T, str, Chance], None] | None = None
    secret_prompts: frozenset[str] | None = None
    bounds: Fields = OF_EVERY_TABLE
    box: Callable[[T], Mapping[str, Mapping[str, int]]] | None = None
    fits: Callable[[T, Mapping[str, Any]], None] = lambda _table, _options: None
    types: PublicTypes | None = None
    rules: int = 1
    modules: Mapping[str, Module[T]] = field(default_factory=dict[str, Module[T]])
    in_use: Callable[[T], Sequence[str]] = lambda _table: ()

    def schema(self, describe: Describe = own_words) -> Schema | None:
        """The JSON schema of the game's public types, where it declares some."""
        if self.types is None:
            return None
        return schema(self.name, self.types, {name: module.types for name, module in self.modules.items()}, describe)

    def check_table(self, table: T, options: Mapping[str, Any]) -> None:
        """Raises `ValueError` where such a table cannot come of a game with these options."""
        self.fits(table, options)
        if self.box is not None:
            check_pieces(self.zones(table), self.box(table), table)


def named(*steps: Step) -> dict[str, Step]:
    """Steps by the names of their functions. Two of the same name are refused."""
    found = {step.__name__: step for step in steps}
    if len(found) < len(set(steps)):
        twice = sorted({name for name in found if sum(s.__name__ == name for s in steps) > 1})
        raise ValueError(f"several steps are called the same: {', '.join(twice)}")
    return found
