"""The occasions of the game, and the catalogue of all that is heard on them.

What a single item, trait, skill card or plan does stands in `effects/`, in one place: when it is heard, what forbids
it, what it may act on, what it does. The rules name occasions only. What the functions of an effect are given besides
the table and the owner, and what they give back, is told here. What may ask a question is `async`.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

from ...engine import Catalogue
from ...engine.occasions import Effect, never
from .data import mansion
from .state import Survivor, Table

F = TypeVar("F", bound=Callable[..., Any])

# -- of a Survivor, who is the owner ---------------------------------------------------------------------------------

SURVIVOR_SET_UP = "survivor-set-up"
"""() The traits have been chosen."""
SPECIAL_ACTION = "special-action"
"""(target) Something that takes up a Survivor's action; `async`. Without a target, `do` gets none and `forbids` an
empty one."""
EXTRA_ACTION = "extra-action"
"""(target) Something that does not take up the action; `async`, as above."""
RENEWED = "renewed"
"""() A turn begins for a Survivor who has used this before."""
MOVE_STEPS = "move-steps"
"""() -> how much farther the move action goes."""
MOVED = "moved"
"""() The move action has been taken."""
HUSHED = "hushed"
"""(doing) -> whether this makes no sound: "repair", "search", "discover", or the use of an item by its name."""
REPAIRS = "repairs"
"""() -> how much more a repair does."""
FINDS_LOUD = "finds-loud"
"""() -> how many of the loud cards just discovered make no noise; `async`."""
KEEPS_BOTH = "keeps-both"
"""() Both discovered cards are kept: what makes that possible."""
AT_HIDDEN_EXIT = "at-hidden-exit"
"""() -> whether it opens the hidden exit."""
WOULD_BE_INJURED = "would-be-injured"
"""() -> whether an injury outside an encounter is averted; `async`."""
IS_FOUND = "is-found"
"""() -> whether the encounter begins without any of the others; `async`."""
DEFENCE_ITEM = "defence-item"
"""() -> what it adds to the defence as the one item in use; `async`. `choices` holds the one name under which it is
offered, and what is to be paid for with more than the item itself has a `cost`."""
DEFENCE_ITEM_BONUS = "defence-item-bonus"
"""(item) -> what is added to that of the item in use."""
DEFENCE_ITEM_SHOWN = "defence-item-shown"
"""(item) Everybody has been told which item is in use; `async`."""
DEFENDS = "defends"
"""(item) -> what else is added to the defence; `async`."""
DEFENCE_FAILS = "defence-fails"
"""(dice) -> whether it holds all the same."""
FLEE_STEPS = "flee-steps"
"""() -> how much farther one can flee."""
FLED = "fled"
"""() A Survivor has fled, or stayed."""

# -- of a finished plan, which is the owner --------------------------------------------------------------------------

PLAN_LINES = "plan-lines"
"""() -> the lines of the plan, where they are not those of its card."""
PLAN_DONE = "plan-done"
"""() The last line has just been reached; `async`."""
SURVIVORS_TURN = "survivors-turn"
"""() The Survivors' turn begins, and victory is checked."""
EMPTY_SEARCH = "empty-search"
"""() The Killer has found nobody where he searched."""
DEFENDED = "defended"
"""(item, margin) A defence with this item, or none, held by this much."""

# -- of the Killer; the owner is the Killer, the trait or the card ---------------------------------------------------

TRAITS_SHOWN = "traits-shown"
"""() The Killer's strength and first hand are settled."""
FIRST_CARDS = "first-cards"
"""() -> how many cards more he begins with."""
HUNT_BEGINS = "hunt-begins"
"""() Strength and hand are settled; `async`."""
TURN_SKIPPED = "turn-skipped"
"""() -> whether the Killer's turn is over before it has begun."""
TURN_STARTS = "turn-starts"
"""() The Killer uses a trait, which costs `cost` cards; `async`."""
TURN_ENDS = "turn-ends"
"""() The Killer's turn ends without an encounter, out of stealth; `async`."""
BOUGHT_AT_TURNS_END = "bought-at-turns-end"
"""() As `turn-ends`, for what is paid for: it comes after all that is free."""
SENSED = "sensed"
"""(survivors) A SENSE has found these Survivors; `async`."""
REAPPEARED = "reappeared"
"""() The Killer whom this hid is seen again; `async`."""
MEETS = "meets"
"""() -> whether those found are let go before the first attack; `async`."""
BEFORE_ATTACKS = "before-attacks"
"""() The first attack is next; `async`."""
FOUND_ON_REAPPEARING = "found-on-reappearing"
"""() The SEARCH of the Killer who has just reappeared has found Survivors."""
OVERWHELMED = "overwhelmed"
"""(survivor, in_encounter) Fear has overwhelmed a Survivor, who has screamed; `async`."""
INJURES = "injures"
"""(in_encounter) A Survivor has been injured; `async`."""
HAND_OVERFLOWS = "hand-overflows"
"""() -> the card that goes instead of the newest; `async`."""
LEVEL_STRENGTH = "level-strength"
"""() -> what a new level adds to the strength."""
LEVEL_GAINED = "level-gained"
"""() A new level has brought all it brings; `async`."""
LEVEL_SETTLED = "level-settled"
"""() All that was heard on gaining a level is over; `async`."""

FAST_CARD, SPECIAL_CARD, SLOW_CARD = "fast", "special", "slow"
"""() -> whether a SEARCH has found Survivors; `async`. A skill card is used at its time in the Killer's turn."""
CARD_COST = "card-cost"
"""() -> how many other cards it costs, where that is not what is printed on it."""
ATTACK_CARD = "attack-card"
"""() It is used in an attack."""

# -- what stands against something where no rule does ----------------------------------------------------------------

NOT_NOW = "error-item-now"
"""An item."""
NOT_OPEN = "error-illegal-unknown"
"""A trait or a plan."""

PASSAGES = "passages"
"""The secret passages, which are there for everybody who stands at one."""
_HERE = {place: (PASSAGES,) if place in mansion.PASSAGES else () for place in mansion.PLACES}
ABILITIES = {"anna": ("light-fingers",), "marco": ("equip",), "william": ("sprint", "persistence")}

CATALOGUE = Catalogue(lambda thing: ABILITIES.get(thing, (thing,)))
on = CATALOGUE.on
heard = CATALOGUE.heard
_SPECIAL_ACTIONS, _EXTRA_ACTIONS = CATALOGUE.by_thing(SPECIAL_ACTION), CATALOGUE.by_thing(EXTRA_ACTION)


def only_if(holds: Callable[[Table], object]) -> Callable[..., str]:
    """Forbid an effect unless this holds; no rule says more about it."""

    def forbids(t: Table, *_args: object) -> str:
        return "" if holds(t) else NOT_OPEN

    return forbids


# -- what Survivors can do ---------------------------------------------------------------------------------------------

MAIN, EXTRA = True, False
"""Whether an action takes up the turn's one action."""

Action = tuple[bool, Callable[..., Awaitable[None]], tuple[Any, ...]]
"""Main or extra, the function that carries it out, and its arguments. A bare tuple: many are made, and one is taken."""

Actions = dict[str, Action]
"""The actions open to a Survivor, by the names of the options."""

Targets = Mapping[str, tuple[str, ...]]
"""Candidates by the names of their options, each with its target, if it has one."""


def action(
    occasion: str,
    *names: str,
    choices: Callable[[Table, Survivor], Targets],
    forbids: Callable[[Table, Survivor, str], str] = never,
) -> Callable[[F], F]:
    """Register the function below as what a Survivor may do on an occasion."""
    return on(occasion, *names, choices=choices, forbids=forbids)


def itself(name: str) -> Callable[[Table, Survivor], Targets]:
    """Return the choices of an action without a target."""
    only: Targets = {name: ()}
    return lambda _t, _s: only


def things(t: Table, s: Survivor) -> tuple[str, ...]:
    """Return all that a Survivor has, is and can do, in the order of the offers."""
    here = _HERE[s.place]
    if s.traits or t.plan_done:
        return (*s.items, *here, s.who, *sorted(s.traits), t.plan_done)
    return (*s.items, *here, s.who)


def has_extra_action(t: Table, s: Survivor) -> bool:
    """Return whether anything that a Survivor has allows an extra action."""
    for owner in things(t, s):
        for effect in _EXTRA_ACTIONS[owner]:
            if owner not in s.spent:
                forbids = effect.forbids
                for args in effect.choices(t, s).values():
                    if forbids is never or not forbids(t, s, args[0] if args else ""):
                        return True
    return False


def add_actions(t: Table, s: Survivor, mine: tuple[str, ...], main: bool, choices: Actions) -> None:
    """Add special actions, or extra ones, in the order of the things (all of `mine`) that allow them."""
    effects_of = _SPECIAL_ACTIONS if main else _EXTRA_ACTIONS
    for owner in mine:
        for effect in effects_of[owner]:
            if owner in s.spent:
                continue
            forbids, do = effect.forbids, effect.do
            for name, args in effect.choices(t, s).items():
                if forbids is never or not forbids(t, s, args[0] if args else ""):
                    choices[name] = (main, do, args)


def helping(t: Table, s: Survivor, occasion: str, *args: object) -> list[Effect]:
    """Return what a Survivor has that is heard on an occasion: neither used up nor forbidden."""
    effects_of = CATALOGUE.by_thing(occasion)
    found: list[Effect] = []
    for owner in things(t, s):
        for effect in effects_of[owner]:
            if owner not in s.spent and not effect.forbids(t, s, *args):
                found.append(effect)
    return found


def given_by(t: Table, s: Survivor, occasion: str, *args: object) -> int:
    """Return the sum of what a Survivor's things give."""
    found = helping(t, s, occasion, *args)
    return sum(effect.do(t, s, *args) for effect in found) if found else 0


def is_hushed(t: Table, s: Survivor, doing: str) -> bool:
    """Return whether a Survivor does this without a sound."""
    return given_by(t, s, HUSHED, doing) > 0


# -- what the Killer has, and plans ----------------------------------------------------------------------------------


def of_killer(t: Table) -> tuple[str, ...]:
    """Return the Killer and the Killer's traits, in the order in which they are heard."""
    return (t.killer.who, *sorted(t.killer.traits))


async def call(t: Table, in_force: tuple[str, ...], occasion: str, *args: object) -> Any:
    """Let all that listen act, one after the other, until one of them gives something, and return that."""
    for owner, effect in heard(in_force, occasion):
        if not effect.forbids(t, owner, *args):
            given = await effect.do(t, owner, *args)
            if given:
                return given
    return None


def settle(t: Table, in_force: tuple[str, ...], occasion: str, *args: object) -> int:
    """Let all that listen act, where nobody is asked. Return the sum of what they give."""
    given = 0
    for owner, effect in heard(in_force, occasion):
        if not effect.forbids(t, owner, *args):
            given += effect.do(t, owner, *args) or 0
    return given
