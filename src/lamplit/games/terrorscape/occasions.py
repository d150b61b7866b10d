"""The occasions of the game, and the catalogue of all that is heard on them.

Traits, items, abilities and what hidden cards do on reappearing are effects, each in one place (`traits`,
`items_in_use`, `killer_traits`, `skills`): when it is heard, what forbids it, what it may act on, what it does. The
rules name occasions only. What the functions of an effect are given is told here.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from ...engine import Catalogue
from ...engine.occasions import Heard, never
from .deeds import Deeds
from .state import Survivor, Table

F = TypeVar("F", bound=Callable[..., Any])

SPECIAL_ACTION = "special-action"
"""(survivor, target): a deed that takes up a Survivor's action. Without a target, `do` gets none and `forbids` an empty
one."""
EXTRA_ACTION = "extra-action"
"""The same for a deed that costs no action."""
TURN_STARTS = "turn-starts"
"""(trait): the Killer may use a trait; `cost` is what it costs."""
TURN_ENDS = "turn-ends"
"""(trait): the Killer's turn ends without an encounter, out of stealth."""
SENSED = "sensed"
"""(trait, survivors): a SENSE has found these Survivors."""
REAPPEARED = "reappeared"
"""(card): the Killer whom this card hid is seen again."""

NOT_NOW = "error-item-now"
"""What stands against an item where no rule does."""
NOT_OPEN = "error-illegal-unknown"
"""What stands against a trait where no rule does."""

PASSAGES = "passages"
"""The secret passages, which are there for everybody."""
ABILITIES = {"marco": ("equip",), "william": ("sprint",)}

CATALOGUE = Catalogue(lambda thing: ABILITIES.get(thing, (thing,)))
on = CATALOGUE.on
heard = CATALOGUE.heard


Targets = Mapping[str, tuple[str, ...]]
"""Candidates by the names of their options, each with its target, if it has one."""


def deed(
    occasion: str,
    *names: str,
    choices: Callable[[Table, Survivor], Targets],
    forbids: Callable[[Table, Survivor, str], str] = never,
) -> Callable[[F], F]:
    """Enters the function below as what a Survivor may do on an occasion."""
    return on(occasion, *names, choices=choices, forbids=forbids)


def itself(name: str) -> Callable[[Table, Survivor], Targets]:
    """The choices of a deed without a target."""
    only: Targets = {name: ()}
    return lambda _t, _s: only


def _allowing(s: Survivor, occasion: str) -> tuple[Heard, ...]:
    """What lets a Survivor do something on an occasion, in the order of the offers."""
    things = (*s.items, PASSAGES, s.who, *sorted(s.traits)) if s.traits else (*s.items, PASSAGES, s.who)
    return heard(things, occasion)


def is_open(t: Table, s: Survivor, occasion: str) -> bool:
    """Whether a Survivor may do anything on an occasion."""
    for owner, effect in _allowing(s, occasion):
        if owner not in s.spent:
            for args in effect.choices(t, s).values():
                if not effect.forbids(t, s, args[0] if args else ""):
                    return True
    return False


def add_deeds(t: Table, s: Survivor, occasion: str, deeds: Deeds) -> None:
    """Adds what a Survivor may do on an occasion, in the order of the things that allow it."""
    main = occasion == SPECIAL_ACTION
    for owner, effect in _allowing(s, occasion):
        if owner in s.spent:
            continue
        forbids, do = effect.forbids, effect.do
        for name, args in effect.choices(t, s).items():
            if forbids is never or not forbids(t, s, args[0] if args else ""):
                deeds[name] = (main, do, args)


def killers_traits(t: Table) -> tuple[str, ...]:
    """The Killer's traits in the order in which they are heard: fear comes before all that is paid for."""
    return tuple(sorted(t.killer.traits, key=lambda trait: (trait != "K19", trait)))


async def call(t: Table, things: tuple[str, ...], occasion: str, *args: object) -> None:
    """Lets all that listen do what they do, one after the other."""
    for owner, effect in heard(things, occasion):
        if not effect.forbids(t, owner, *args):
            await effect.do(t, owner, *args)
