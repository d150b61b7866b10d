"""Occasions: moments that the rules name, and what the cards and abilities in play do then.

A card or an ability stands in one place, as an *effect*: the occasion it listens for, what forbids it, what may be
chosen for it, and what it does. The rules name occasions and never a single card. What is *in force* (units on the
map, cards held, the current event) is a tuple of ids on the table. The effects for each occasion are found once for
each such tuple, so that an occasion without listeners costs next to nothing.

>>> catalogue = Catalogue(lambda thing: {"ann": ("brave", "strong")}.get(thing, (thing,)))
>>> @catalogue.on("fight", "strong")
... def strong(table, owner, fight):
...     return 1
>>> @catalogue.on("fight", "lamp", forbids=lambda table, owner, fight: "" if fight == "by night" else "LAMP-NIGHT")
... def lamp(table, owner, fight):
...     return 2
>>> [(owner, effect.name) for owner, effect in catalogue.heard(("ann", "lamp"), "fight")]
[('ann', 'strong'), ('lamp', 'lamp')]
>>> catalogue.values(("ann", "lamp"), "fight", None, "by day")
[('strong', 1)]
>>> catalogue.heard(("lamp",), "dawn")
()
>>> catalogue["lamp"][0].forbids(None, "lamp", "by day")
'LAMP-NIGHT'
"""

from collections.abc import Callable, Iterator, KeysView, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

InForce = tuple[str, ...]
"""Ids of what is in force, in the order in which their effects apply."""

MOST_KEPT = 4096
"""How many tuples are remembered before all are forgotten."""

ITSELF: Mapping[str, Any] = {"": None}
"""The choices of an effect that has no target."""


def never(*_args: Any) -> str:
    """An effect that is never forbidden."""
    return ""


def no_target(*_args: Any) -> Mapping[str, Any]:
    """An effect without a target: the only choice is whether to use it."""
    return ITSELF


@dataclass(frozen=True, slots=True)
class Effect:
    """What the card or ability `name` does on an occasion.

    * `do(table, owner, …)` carries it out, or returns the value by which something changes; the occasion says what
      other arguments it gets;
    * `forbids(table, owner, …)` returns the id of the rule that forbids it, or an empty text: offers leave forbidden
      effects out, refusals name the rule;
    * `choices(table, owner, …)` names the possible targets, each with the value that `do` gets;
    * `cost` is its price, in the game's own unit.
    """

    name: str
    occasion: str
    do: Callable[..., Any]
    forbids: Callable[..., str] = never
    choices: Callable[..., Mapping[str, Any]] = no_target
    cost: int = 0


Heard = tuple[str, Effect]
"""The owner of an effect (the unit with the ability, or the card itself), and the effect."""


class Catalogue:
    """All effects of a game. `abilities` gives the names of a thing's effects: by default it has one, its own."""

    __slots__ = (
        "_abilities",
        "_by_occasion",
        "_by_thing",
        "_effects",
        "_found",
        "_heard",
        "_newest",
        "_numbers",
        "_of_owner",
        "_shared",
    )

    def __init__(self, abilities: Callable[[str], Sequence[str]] = lambda thing: (thing,)) -> None:
        self._abilities = abilities
        self._effects: dict[str, list[Effect]] = {}
        self._by_occasion: dict[str, dict[str, Effect]] = {}
        self._heard: dict[InForce, dict[str, tuple[Heard, ...]]] = {}
        self._of_owner: dict[str, list[tuple[str, int, tuple[Heard]]]] = {}
        self._shared: dict[tuple[int, int], tuple[int, tuple[Heard, ...]]] = {}
        self._numbers = count()
        self._by_thing: dict[str, _ByThing] = {}
        self._newest: InForce = ()
        self._found: dict[str, tuple[Heard, ...]] = {}

    def add(self, *effects: Effect) -> None:
        """Adds effects. Plain ones are rows of data."""
        for effect in effects:
            self._effects.setdefault(effect.name, []).append(effect)
            self._by_occasion.setdefault(effect.occasion, {})[effect.name] = effect
        self._heard.clear()
        self._of_owner.clear()
        self._shared.clear()
        for found in self._by_thing.values():
            found.clear()
        self._newest, self._found = (), {}

    def on(
        self,
        occasion: str,
        *names: str,
        forbids: Callable[..., str] = never,
        choices: Callable[..., Mapping[str, Any]] = no_target,
        cost: int = 0,
    ) -> Callable[[F], F]:
        """Adds the decorated function as the effect of these cards or abilities on an occasion."""

        def enter(do: F) -> F:
            self.add(*(Effect(name, occasion, do, forbids, choices, cost) for name in names))
            return do

        return enter

    def listeners(self, in_force: InForce) -> Mapping[str, tuple[Heard, ...]]:
        """The owners and effects that listen, by occasion."""
        if in_force is not self._newest:  # a long tuple takes long to hash, and is mostly the one asked for before
            found = self._heard.get(in_force)
            if found is None:
                found = self._heard[in_force] = self._index(in_force)
            self._newest, self._found = in_force, found
        return self._found

    def heard(self, in_force: InForce, occasion: str) -> tuple[Heard, ...]:
        """The owners and effects that listen on one occasion."""
        return (self._found if in_force is self._newest else self.listeners(in_force)).get(occasion, ())

    def values(self, in_force: InForce, occasion: str, table: Any, *args: Any) -> list[tuple[str, Any]]:
        """The values of all effects that listen and are not forbidden, with their names. Empty values are left out."""
        given: list[tuple[str, Any]] = []
        for owner, effect in self.heard(in_force, occasion):
            if effect.forbids is never or not effect.forbids(table, owner, *args):
                value = effect.do(table, owner, *args)
                if value:
                    given.append((effect.name, value))
        return given

    def by_thing(self, occasion: str) -> Mapping[str, tuple[Effect, ...]]:
        """The effects of single things on an occasion, for a game in which the same tuple rarely comes twice.

        The mapping also finds effects that are added later.
        """
        found = self._by_thing.get(occasion)
        if found is None:
            found = self._by_thing[occasion] = _ByThing(self, occasion)
        return found

    def cards_for(self, occasion: str) -> Mapping[str, Effect]:
        """Effects by name, for an occasion on which each card has at most one and cards are looked up one at a time.

        The mapping also finds effects that are added later.
        """
        return self._by_occasion.setdefault(occasion, {})

    @property
    def names(self) -> KeysView[str]:
        """The names of all that have effects."""
        return self._effects.keys()

    def __getitem__(self, name: str) -> Sequence[Effect]:
        """The effects of a card or ability."""
        return self._effects.get(name, ())

    def __iter__(self) -> Iterator[str]:
        """The names of all that have effects."""
        return iter(self._effects)

    def _index(self, in_force: InForce) -> dict[str, tuple[Heard, ...]]:
        if len(self._heard) >= MOST_KEPT:
            self._heard.clear()
            self._shared.clear()
        found: dict[str, tuple[Heard, ...]] = {}
        numbered: dict[str, int] = {}
        shared = self._shared  # most occasions are heard by the same few, and one tuple of them will do
        for owner in in_force:
            of_owner = self._of_owner.get(owner)
            if of_owner is None:
                effects = self._effects_of(owner)
                of_owner = [(effect.occasion, next(self._numbers), ((owner, effect),)) for effect in effects]
                self._of_owner[owner] = of_owner
            for occasion, number, heard in of_owner:
                before = numbered.get(occasion)
                if before is None:
                    numbered[occasion], found[occasion] = number, heard
                    continue
                together = shared.get((before, number))
                if together is None:
                    together = shared[before, number] = next(self._numbers), found[occasion] + heard
                numbered[occasion], found[occasion] = together
        return found

    def _effects_of(self, thing: str) -> list[Effect]:
        return [effect for name in self._abilities(thing) for effect in self._effects.get(name, ())]


class _ByThing(dict[str, tuple[Effect, ...]]):
    """The effects of things on one occasion, found when first asked for."""

    def __init__(self, catalogue: Catalogue, occasion: str) -> None:
        super().__init__()
        self._catalogue = catalogue
        self._occasion = occasion

    def __missing__(self, thing: str) -> tuple[Effect, ...]:
        effects = self._catalogue._effects_of(thing)  # pyright: ignore[reportPrivateUsage]
        found = self[thing] = tuple(effect for effect in effects if effect.occasion == self._occasion)
        return found
