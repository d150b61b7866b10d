"""Modules: parts of a game that bring rules of their own, such as scenarios.

A game names its modules once, and the engine sees one game: steps, refusals, zones and everything else add up. A
module's rules have a version of their own. A record notes those of the modules that were in use, so that fixing one
scenario leaves the records of all others as they are.

>>> async def ritual(table): ...
>>> mummy = Module(name="mummy", steps=steps_of("mummy", ritual))
>>> list(mummy.steps), ritual.__name__
(['mummy.ritual'], 'mummy.ritual')
>>> steps_of("ghost", ritual)
Traceback (most recent call last):
ValueError: mummy.ritual is a step of another module: each needs a function of its own
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar, cast

from .game import Game, Module, Refusal, Step
from .knowledge.public_types import MODULES
from .knowledge.zones import Hidden, Zone
from .questions.asking import Offer
from .state.chance import Chance
from .state.table import Table

T = TypeVar("T", bound=Table)


def steps_of(module: str, *steps: Step) -> dict[str, Step]:
    """The steps of a module, each named by it: `mummy.ritual`. That is their name from now on, in records too."""
    found: dict[str, Step] = {}
    for step in steps:
        if "." in step.__name__:
            raise ValueError(f"{step.__name__} is a step of another module: each needs a function of its own")
        name = f"{module}.{step.__name__}"
        if name in found:
            raise ValueError(f"{module} has two steps called {step.__name__}")
        step.__name__ = name
        found[name] = step
    return found


def made_of(game: Game[T], in_use: Callable[[T], Sequence[str]], *modules: Module[T]) -> Game[T]:
    """The game with these modules.

    `in_use(table)` names those whose rules were followed so far. Once in use, a module stays so to the end.
    """
    known: dict[str, Module[T]] = {}
    steps = dict(game.steps)
    for module in modules:
        if module.name in known:
            raise ValueError(f"two modules of {game.name} are called {module.name}")
        known[module.name] = module
        strangers = [step for step in module.steps if not step.startswith(f"{module.name}.")]
        if strangers:
            raise ValueError(f"{module.name}: steps that are not named by it: {', '.join(strangers)}")
        steps |= module.steps

    def used(table: T) -> list[Module[T]]:
        return [known[name] for name in in_use(table)]

    def why_not(table: T, seat: str, offer: Offer[Any] | None, name: str) -> Refusal:
        for module in used(table):
            refusal = module.why_not(table, seat, offer, name)
            if refusal is not None:
                return refusal
        return game.why_not(table, seat, offer, name)

    def zones(table: T) -> Sequence[Zone[T]]:
        found = game.zones(table)
        for name in in_use(table):
            more = known[name].zones(table)
            if more:
                found = [*found, *more]
        return found

    def hidden(table: T) -> list[Hidden[T]]:
        return [*game.hidden(table), *(thing for module in used(table) for thing in module.hidden(table))]

    def sample(table: T, seat: str, chance: Chance) -> None:
        game.sample(table, seat, chance)
        for module in used(table):
            module.sample(table, seat, chance)

    def redraw(table: T, before: T, later: T, seat: str, chance: Chance) -> None:
        if game.redraw is not None:
            game.redraw(table, before, later, seat, chance)
        for module in used(table):
            if module.redraw is not None:
                module.redraw(table, before, later, seat, chance)

    def books(table: T, seat: str) -> list[str]:
        found: list[str] = []
        for module in used(table):
            if module.books is not None:
                found += module.books(table, seat)
        if game.books is not None:
            found += game.books(table, seat)
        return found

    def with_modules(look: Callable[[T, str], Mapping[str, Any]]) -> Callable[[T, str], Mapping[str, Any]]:
        def view(table: T, seat: str) -> Mapping[str, Any]:
            seen = cast("dict[str, Any]", look(table, seat))
            seen[MODULES] = {module.name: module.view(table, seat) for module in used(table)}
            return seen

        return view

    return replace(
        game,
        steps=steps,
        revealing=game.revealing.union(*(module.revealing for module in modules)),
        why_not=why_not,
        zones=zones,
        hidden=hidden,
        sample=sample,
        redraw=redraw if any(part.redraw is not None for part in (game, *modules)) else None,
        view=with_modules(game.view),
        private_view=None if game.private_view is None else with_modules(game.private_view),
        books=books if any(part.books is not None for part in (game, *modules)) else None,
        modules=known,
        in_use=in_use,
    )


def versions(game: Game[T], table: T) -> dict[str, int]:
    """The versions of the rules of all modules that are in use."""
    return {name: game.modules[name].rules for name in sorted(game.in_use(table))}


def changed(game: Game[Any], modules: Mapping[str, int]) -> list[str]:
    """The modules of these versions whose rules are others today, or that are not there any more."""
    known = game.modules
    return [name for name, version in modules.items() if name not in known or known[name].rules != version]


def of_today(game: Game[Any], rules: int, modules: Mapping[str, int]) -> bool:
    """Whether what was played by these versions of the rules, of the game and of modules, is played so today."""
    return rules == game.rules and not changed(game, modules)


def upgraded(game: Game[Any], packed: dict[str, Any], rules: int, modules: Mapping[str, int]) -> dict[str, Any]:
    """A packed table of these versions of the rules in the shape of today: first the game's part, then the modules'."""
    if rules != game.rules:
        packed = game.upgrade(packed, rules)
    for name, version in modules.items():
        if version != game.modules[name].rules:
            packed = game.modules[name].upgrade(packed, version)
    return packed
