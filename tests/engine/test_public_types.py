"""Public types: what a game shows is held to what it declares, its modules' part included."""

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from lamplit.engine import Game, Module, NoArguments, PublicTypes, made_of, start
from lamplit.engine.knowledge.public_types import schema
from lamplit.engine.testing import conformance
from lamplit.engine.testing.schema_check import SchemaCheck

from .games import attic
from .games.attic import flood, ghost
from .games.attic.state import Attic


class View(TypedDict):
    """A view of the attic."""

    round: int
    cards: dict[str, list[str] | int]
    you: Literal["ann", "ben", "cat", "spectator"]
    modules: dict[str, Any]


class Who(TypedDict):
    """A seat does something."""

    who: str


class Drew(TypedDict):
    """A seat has drawn a card."""

    card: str


class Woken(TypedDict):
    """A scenario is woken."""

    scenario: str


class Water(TypedDict):
    """What the flood shows."""

    water: int


class Rained(TypedDict):
    """It has rained."""

    inches: int


class Haunted(TypedDict):
    """What the ghost shows."""

    night: int
    frights: int
    possessed: bool


class Possessed(TypedDict):
    """Whether it has taken hold of a seat."""

    you: bool


class Night(TypedDict):
    """What the night was like."""

    haunted: bool


class Gone(TypedDict):
    """The ghost is gone."""

    host: str


OWN = PublicTypes(
    View,
    {"listened": Who, "lit": Who, "drew": Drew, "omen": Who, "woken": Woken},
    {"rummage": NoArguments},
)
FLOOD = PublicTypes(Water, {"bailed": Who, "rained": Rained}, {"watch": NoArguments})
GHOST = PublicTypes(
    Haunted,
    {"possessed": Possessed, "night": Night, "frightened": NoArguments, "warded-off": Who, "gone": Gone},
    {"night": NoArguments, "ward": NoArguments},
)

Change = Callable[[PublicTypes], PublicTypes]
AS_IT_IS: Change = lambda types: types  # noqa: E731


def typed(own: Change = AS_IT_IS, flooded: Change = AS_IT_IS, haunted: Change = AS_IT_IS) -> Game[Attic]:
    """The attic with these types."""
    modules: list[Module[Attic]] = [
        replace(flood.MODULE, types=flooded(FLOOD)),
        replace(ghost.MODULE, types=haunted(GHOST)),
    ]
    return made_of(replace(attic.ATTIC, types=own(OWN)), attic.in_use, *modules)


def complaint(game: Game[Attic]) -> str:
    """What the conformance suite says of a game."""
    for seed in range(4):
        try:
            conformance.check(game, {"omens": 1}, str(seed), every=8)
        except AssertionError as error:
            return str(error)
    return "nothing"


def test_a_game_that_shows_what_it_declares_passes():
    assert complaint(typed()) == "nothing"


class Darker(TypedDict):
    """A view that knows no cards."""

    round: int
    you: str
    modules: dict[str, Any]


class Brighter(View):
    """A view with a lamp that is never shown."""

    lamp: bool


class Bottled(TypedDict):
    """Water in other words."""

    water: str


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (typed(own=lambda own: replace(own, view=Darker)), "view.cards is not declared (seen by ann)"),
        (typed(own=lambda own: replace(own, view=Brighter)), "view.lamp is missing (seen by ann)"),
        (typed(own=lambda own: replace(own, events={})), "the event 'lit' is not declared"),
        (typed(own=lambda own: replace(own, questions={})), "the question 'rummage' is not declared"),
        (typed(own=lambda own: replace(own, events={**own.events, "omen": Drew})), "event omen."),
        (typed(own=lambda own: replace(own, questions={"rummage": Drew})), "question rummage.card is missing"),
        (typed(flooded=lambda own: replace(own, view=Bottled)), "view.modules.flood.water is no string: 1"),
        (typed(flooded=lambda own: replace(own, events={})), "the event 'bailed' is not declared"),
        (typed(haunted=lambda own: replace(own, view=NoArguments)), "view.modules.ghost.night is not declared"),
        (typed(haunted=lambda own: replace(own, questions={})), "the question 'night' is not declared"),
    ],
)
def test_a_game_that_shows_something_else_is_caught(game: Game[Attic], told: str):
    assert complaint(game).startswith("not of the declared types: ")
    assert told in complaint(game)


def test_a_module_that_declares_nothing_may_show_anything():
    game = made_of(replace(attic.ATTIC, types=OWN), attic.in_use, replace(flood.MODULE, types=FLOOD), ghost.MODULE)
    assert complaint(game) == "nothing"


def test_what_takes_longer_to_find_out_may_be_missing_at_first():
    def odds(t: Attic, _seat: str) -> int:
        return len(t.deck)

    class Slow(View):
        """A view whose odds come later."""

        odds: int

    class SlowAtFirst(View):
        """A view whose odds may come later."""

        odds: NotRequired[int]

    split = replace(
        attic.ATTIC,
        public_view=lambda t: {"round": t.turn},
        private_view=lambda t, seat: {name: seen for name, seen in attic.view(t, seat).items() if name != "round"},
        view=lambda t, seat: attic.view(t, seat) | {"odds": odds(t, seat)},
        deferred_view={"odds": odds},
    )
    for view, told in ((Slow, "view.odds is missing without what is deferred (seen by ann)"), (SlowAtFirst, "nothing")):
        game = replace(split, types=replace(OWN, view=view))
        assert told in complaint(
            made_of(game, attic.in_use, replace(flood.MODULE, types=FLOOD), replace(ghost.MODULE, types=GHOST))
        )


def test_views_of_a_game_made_of_modules_declare_where_these_show_themselves():
    with pytest.raises(ValueError, match="attic: views of a game made of modules have a field 'modules'"):
        typed(own=lambda own: replace(own, view=NoArguments)).schema()


def test_a_game_without_types_has_no_schema():
    assert attic.GAME.schema() is None


# -- the schema ------------------------------------------------------------------------------------------------------


def written(hint: Any) -> Any:
    """The schema of a field of this type, and whether values fit it."""

    class Shelf(TypedDict):
        thing: Any

    Shelf.__annotations__["thing"] = hint
    return schema("shelf", PublicTypes(Shelf))["$defs"]["Shelf"]["properties"]["thing"]


def fits(hint: Any, value: Any) -> bool:
    """Whether a value is of a type."""

    class Shelf(TypedDict):
        thing: Any

    Shelf.__annotations__["thing"] = hint
    return not SchemaCheck(schema("shelf", PublicTypes(Shelf))).view({"thing": value})


@pytest.mark.parametrize(
    ("hint", "fitting", "unfitting"),
    [
        (int, [0, -3], [True, 1.5, "1", None]),
        (float, [0.5, 2], [True, "1", None]),
        (str, ["", "key"], [1, None, ["key"]]),
        (bool, [True, False], [0, 1, "yes"]),
        (None, [None], [0, ""]),
        (int | None, [3, None], ["3", False]),
        (Literal["a", 1], ["a", 1], ["b", True, 1.0, None]),
        (list[int], [[], [1, 2]], [[True], [1, "2"], {}, (1,)]),
        (dict[str, int], [{}, {"a": 1}], [{"a": "1"}, []]),
        (tuple[int, str], [[1, "a"]], [[1], [1, "a", 2], ["a", 1]]),
        (tuple[str, ...], [[], ["a"]], [[1]]),
        (Annotated[int, "how many"], [1], ["1"]),
        (Who | Drew, [{"who": "ann"}, {"card": "lamp"}], [{}, {"who": "ann", "card": "lamp"}, {"who": 1}]),
        (Any, [1, "a", None, []], []),
    ],
)
def test_values_are_held_to_their_types(hint: Any, fitting: list[Any], unfitting: list[Any]):
    assert all(fits(hint, value) for value in fitting)
    assert not any(fits(hint, value) for value in unfitting)


def test_what_no_schema_can_say_is_refused():
    with pytest.raises(TypeError, match="a public type cannot hold"):
        written(set[int])


def test_a_word_about_a_type_is_in_the_schema():
    assert written(Annotated[int, "how many"]) == {"type": "integer", "description": "how many"}


def test_classes_of_the_same_name_are_told_apart_by_their_modules():
    def another(module: str) -> Any:
        class Who(TypedDict):
            whom: str

        Who.__module__ = module
        return Who

    one, other = another("attic.flood.view"), another("attic.ghost.view")
    names = schema("attic", PublicTypes(View, {"here": Who, "there": one, "elsewhere": other}))["$defs"].keys()
    assert {name for name in names if "Who" in name} == {"test_public_types.Who", "flood.view.Who", "ghost.view.Who"}
    with pytest.raises(ValueError, match="called the same"):
        schema("attic", PublicTypes(View, {"here": one, "there": another("attic.flood.view")}))


def test_two_modules_may_tell_of_the_same_kind_in_different_ways():
    told = schema(
        "attic", PublicTypes(View), {"a": PublicTypes(Water, {"x": Who}), "b": PublicTypes(Water, {"x": Drew})}
    )
    check = SchemaCheck(told)
    assert check.event("x", {"who": "ann"}) == check.event("x", {"card": "lamp"}) == []
    assert check.event("x", {}) == ["event x.who is missing"]


def test_a_match_is_looked_at_from_where_it_was_looked_at_before():
    match, told = start(typed(), "1", {"omens": 1}), dict[str, int]()
    declared = typed().schema()
    assert declared
    assert not SchemaCheck(declared).moment(match, told)
    match.answer("ann", "listen")
    assert not SchemaCheck(declared).moment(match, told)
    assert told == {"ann": 1, "ben": 1, "cat": 1, "spectator": 1}
