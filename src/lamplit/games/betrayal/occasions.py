"""The occasions of the game, and the catalogue of effects that are heard on them.

Cards and tokens stand in `effects/`, haunts in `haunts/`; each effect says on which occasion it is heard. The lines
below tell what its function is given, besides the table and the owner, and what it returns. The owner of an effect is
the card (`t.holder(card)` has it), the token, the room, or the haunt (`haunt:mummy`). Modifiers are plain functions,
all others `async`. A roll is a `dice.Roll`, an attack an `attacks.Attack`; `one` and `other` are figures: explorers or
monsters.
"""

from collections.abc import Iterable
from itertools import chain
from typing import Any

from ...engine import ALL, Catalogue, Effect, ask
from ...engine.occasions import Heard, no_target
from .state import Figure, Monster, Table

# -- modifiers -------------------------------------------------------------------------------------------------------

EXTRA_DICE = "extra-dice"
"""(roll) -> dice added to a roll, often less than 0."""
ROLL_BONUS = "roll-bonus"
"""(roll) -> points added to the sum of a roll."""
NO_DICE_LIMIT = "no-dice-limit"
"""(roll) -> whether a roll may use more than eight dice."""
ALLOWANCE = "allowance"
"""(one) -> spaces added to how far a figure may move."""
ONE_SPACE = "one-space"
"""(one) -> whether a figure moves one space a turn at most."""
COUNTED = "counted"
"""() -> what everybody sees counted in the haunt, by name: how many of how many."""
HIDING = "hiding"
"""(room) -> figures that are in a room unseen, by name."""
CANNOT_MOVE = "cannot-move"
"""(one) -> the rule that keeps a figure from moving at all, or nothing."""
CANNOT_ACT = "cannot-act"
"""(one) -> the rule that keeps a figure from doing anything but being freed, or nothing."""
LEAVE_COST = "leave-cost"
"""(one, room) -> spaces that leaving a room costs besides the usual."""
NOT_SLOWED = "not-slowed"
"""(one, foe) -> whether an opponent does not slow a figure."""
WAYS = "ways"
"""(one, room) -> rooms that can be reached in a step besides the usual ones."""
NO_ENTRY = "no-entry"
"""(one, room) -> the rule that keeps a figure out of a room, or nothing."""
DEAF = "deaf"
"""(monster) -> whether no card draws a monster closer."""
STUCK = "stuck"
"""(room) -> whether a room that would move does not."""
SPARED_BY_ROOM = "spared-by-room"
"""(one, room) -> whether the harm of a room's text does not touch a figure."""
ROOM_IDLE = "room-idle"
"""(one, room) -> the rule by which a room offers an explorer nothing, or nothing."""
MONSTERS_DISCOVER = "monsters-discover"
"""() -> whether the haunt lets monsters discover rooms."""
NO_DISCOVERY = "no-discovery"
"""(one) -> the rule that keeps a figure from discovering rooms, or nothing."""
ENEMIES = "enemies"
"""(one, other) -> 1 if two figures are opponents though their sides are not, -1 if they are not though their sides are.
"""
ATTACK_FORBIDDEN = "attack-forbidden"
"""(attack) -> the rule against an attack, or nothing."""
ATTACK_WAYS = "attack-ways"
"""(one, other) -> ways to attack besides that with Might, by name, each an `attacks.Way`."""
ATTACK_AIDS = "attack-aids"
"""(attack) -> cards that take part in an attack besides the weapon, by name. The attacker has used them then."""
MUST_ATTACK = "must-attack"
"""(monster) -> whether it has to attack if it can."""
DAMAGE_LESS = "damage-less"
"""(one, kind, amount) -> points by which damage is lessened."""
FROZEN = "frozen"
"""(one) -> whether nothing moves the traits of an explorer."""
DAMAGE_AS = "damage-as"
"""(one, kind) -> the kind of damage that an explorer takes instead, or nothing."""
KEEPS = "keeps"
"""(card, one, how) -> the rule against trading, dropping or stealing a card, or nothing.

`how` is `take` if `one` would get it from the floor, from another explorer or by meeting a companion; `loot` if `one`
would steal it; `dog` if the Dog would carry it for them.
"""
GETTING = ("take", "loot")
"""The ways in which an explorer gets a card."""

# -- what happens by itself ------------------------------------------------------------------------------------------

EVENT = "event"
"""(one): an explorer has drawn an event card; this is its text."""
DRAWN = "drawn"
"""(one): what an omen or item does when it is drawn."""
GAINED = "gained"
"""(one): an explorer has got a card, by drawing, trading, stealing or picking up."""
LOST = "lost"
"""(one): an explorer has lost a card."""
STOLEN = "stolen"
"""(one): a card was stolen from an explorer."""
BROUGHT = "brought"
"""(one, card, room): the Dog of an explorer, or the wind, has carried a card to a room."""
RAISED = "raised"
"""(one): an item card has raised a trait of an explorer."""
TURN_STARTS = "turn-starts"
"""(one): the turn of an explorer begins."""
TURN_ENDS = "turn-ends"
"""(one): the turn of an explorer ends; the effects of the room have been applied."""
ELSEWHERE = "elsewhere"
"""(one) -> whether an explorer who stands nowhere has done something on their turn, and may do more."""
SEAT_OVER = "seat-over"
"""(seat): the turn of a seat is over, even if its explorer is dead."""
MONSTERS_START = "monsters-start"
"""(): the monster turn begins, before movement is rolled."""
MONSTERS_END = "monsters-end"
"""(): the monster turn ends."""
MONSTER_STARTS = "monster-starts"
"""(monster): a monster is about to begin in the monster turn."""
MONSTER_ACTS = "monster-acts"
"""(monster) -> whether it has done all it does this turn, by a rule of its own."""
TURN_AT_ONCE = "turn-at-once"
"""() -> whether the explorer who would be last takes a turn before all others, as soon as the haunt is set up."""
LEAVING = "leaving"
"""(one, room): a figure is about to leave a room, for whatever reason."""
ENTERING = "entering"
"""(one, room) -> whether a figure that walks into a room does not get in: the step is taken, and leads nowhere."""
NO_BERTH = "no-berth"
"""(floor): the Mystic Elevator is to go to a floor, and there is no door for it."""
ENTERED = "entered"
"""(one, room): a figure has come into a room, for whatever reason."""
DISCOVERED = "discovered"
"""(one, room): an explorer has discovered a room; no card has been drawn yet."""
ROOM_TEXT = "room-text"
"""(one, room): the text of a room for its discoverer, after the card."""
DANGER = "danger"
"""(one, card): a card or room that would spare a traitor is about to strike an explorer who is none, as far as all
know."""
INSTEAD_OF_DRAWING = "instead-of-drawing"
"""(one, pile) -> whether something else has happened than drawing a card."""
DICE_LIE = "dice-lie"
"""(roll): dice have been thrown, and what changes them by itself does so. Nothing has been told yet."""
WON_ATTACK = "won-attack"
"""(attack) -> whether something else happens to the loser than damage."""
AFTER_ATTACK = "after-attack"
"""(attack): an attack is settled."""
UNHURT = "unhurt"
"""(one, harm) -> whether an explorer who would take damage takes none; `harm` is a `traits.Harm`."""
WOULD_DIE = "would-die"
"""(one) -> whether an explorer with a trait at the skull does not die."""
DIED = "died"
"""(one): an explorer is dead, and their cards lie in the room."""
HURT_MONSTER = "hurt-monster"
"""(monster, amount, attack or None) -> whether a monster that takes damage is not simply stunned."""
WON = "won"
"""() -> a `victory.Win` as soon as a side has reached its goal, or nothing. Asked after every action."""
STANDSTILL = "standstill"
"""() -> when nothing changes any more: a `victory.Win` of the explorers who have won already, or nothing."""

# -- what players may do when they like ------------------------------------------------------------------------------

USE = "use"
"""(one, chosen): a card used on the own turn by the explorer who has it: `use:<card>`. `forbids` and `choices` are
given the explorer."""
ROOM_ACTION = "room-action"
"""(one, chosen): what a room, or a token that lies there, offers on an explorer's turn: `room:<owner>`."""
TASK = "task"
"""(one, chosen): what a haunt offers on an explorer's turn: `task:<haunt>-<name>`."""
FREE = "free"
"""(one, chosen): an explorer frees another, or themselves, from a card that holds them: `free:<card>`."""
MONSTER_TASK = "monster-task"
"""(monster, chosen): what a haunt lets a monster do instead of, or besides, attacking."""
BEFORE_ROLL = "before-roll"
"""(roll, chosen): offered before dice are thrown. `forbids` and `choices` are given the roll."""
AFTER_ROLL = "after-roll"
"""(roll, chosen): offered when they lie."""
BEFORE_DAMAGE = "before-damage"
"""(harm, chosen): offered to an explorer who is about to take damage; `harm` is a `traits.Harm` that may be changed."""


LYING: set[str] = set()
"""Cards that work even where they lie in a room."""
TASKS: dict[str, tuple[str, ...]] = {}
"""The tasks of each haunt, by what is in force: `haunt:mummy` has `mummy-learn` and others (see `haunts.form`)."""
EAGER: set[str] = set()
"""The tasks that monsters do without being told, once they make for the nearest opponent and there is one."""


def abilities(thing: str) -> tuple[str, ...]:
    """Return the effects that belong to a card, token or haunt: its own, and the tasks of a haunt."""
    return (thing, *TASKS.get(thing, ()))


CATALOGUE = Catalogue(abilities)
on = CATALOGUE.on
heard = CATALOGUE.heard
listeners = CATALOGUE.listeners


def in_force(t: Table) -> tuple[str, ...]:
    """Return all that can be heard as the table stands: cards, tokens and rooms in the house, and the haunt."""
    held: list[str] = []
    for one in t.explorers.values():
        held += (*one.cards, *one.kept)
    for monster in t.monsters.values():
        held += monster.cards
    held += t.playing
    held += [card for cards in t.floor_piles.values() for card in cards if card in LYING]
    held += dict.fromkeys(chain.from_iterable(t.tokens.values()))
    haunt = () if t.scenario is None else (f"haunt:{t.scenario.module}",)
    return (*[name for name in (*held, *t.plan.rooms) if name in CATALOGUE.names], *haunt)


def renew(t: Table) -> None:
    """To be called whenever a card or token has come or gone."""
    t.in_force = in_force(t)


def total(t: Table, occasion: str, *args: Any) -> int:
    """Return the sum of what all effects give."""
    found = 0
    for owner, effect in heard(t.in_force, occasion):
        if not effect.forbids(t, owner, *args):
            found += effect.do(t, owner, *args)
    return found


def first(t: Table, occasion: str, *args: Any) -> Any:
    """Return what the first effect gives that gives anything; nothing if none does."""
    for owner, effect in heard(t.in_force, occasion):
        if not effect.forbids(t, owner, *args):
            given = effect.do(t, owner, *args)
            if given:
                return given
    return None


def gathered(t: Table, occasion: str, *args: Any) -> dict[str, Any]:
    """Return what all effects give, put together."""
    found: dict[str, Any] = {}
    for owner, effect in heard(t.in_force, occasion):
        if not effect.forbids(t, owner, *args):
            found |= effect.do(t, owner, *args)
    return found


async def call(t: Table, occasion: str, *args: Any) -> Any:
    """Let all effects do what they do, in order. As soon as one gives something, no more is done."""
    for owner, effect in heard(t.in_force, occasion):
        if not effect.forbids(t, owner, *args):
            given = await effect.do(t, owner, *args)
            if given:
                return given
    return None


async def call_card(t: Table, card: str, occasion: str, *args: Any) -> None:
    """Let one card do what it does, wherever it is."""
    for effect in CATALOGUE[card]:
        if effect.occasion == occasion and not effect.forbids(t, card, *args):
            await effect.do(t, card, *args)


def options(t: Table, verb: str, occasion: str, about: Any) -> dict[str, tuple[str, Effect, Any]]:
    """Return what may be chosen on an occasion, by option: `use:bell`, `task:exorcise:chapel`."""
    return listed(t, verb, heard(t.in_force, occasion), about)


def listed(t: Table, verb: str, listening: Iterable[Heard], about: Any) -> dict[str, tuple[str, Effect, Any]]:
    """Return what may be chosen of these effects, by option."""
    found: dict[str, tuple[str, Effect, Any]] = {}
    for owner, effect in listening:
        if effect.forbids(t, owner, about):
            continue
        name = f"{verb}:{effect.name}"
        if effect.choices is no_target:
            found[name] = (owner, effect, None)
            continue
        for target, value in effect.choices(t, owner, about).items():
            found[f"{name}:{target}" if target else name] = (owner, effect, value)
    return found


def seat_of(t: Table, one: Figure) -> str:
    """Return the seat that decides for a figure."""
    return one.lead if isinstance(one, Monster) else one.seat


async def offer(t: Table, one: Figure, occasion: str, about: Any, **told: Any) -> None:
    """Let the player of a figure use what may be used now, one thing after another, until they go on. `told` tells what
    it is about."""
    while heard(t.in_force, occasion):
        found = options(t, "card", occasion, about)
        if not found:
            return
        chosen = await ask(seat_of(t, one), occasion, {**found, "go-on": None}, who=one.name, **told)
        if chosen is None:
            return
        owner, effect, value = chosen
        t.tell(ALL, "used", who=one.name, card=owner)
        await effect.do(t, owner, about, value)
