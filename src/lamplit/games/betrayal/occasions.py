"""The occasions of the game, and the catalogue of all that is heard on them.

Cards and tokens stand in `effects/`, haunts in `haunts/`; each effect says on which occasion it is heard. What the
functions are given besides the table and the owner, and what they give back, is told here. The owner of an effect is
the card (`t.holder(card)` has it), the token, the room, or the haunt (`haunt:mummy`). Modifiers are plain functions,
all others `async`. A roll is a `dice.Roll`, an attack an `attacks.Attack`; `one` is a figure: an explorer or a monster.
"""

from collections.abc import Iterable
from itertools import chain
from typing import Any

from ...engine import ALL, Catalogue, Effect, ask
from ...engine.occasions import Heard, never, no_target
from .state import Figure, Monster, Table

# -- modifiers -------------------------------------------------------------------------------------------------------

EXTRA_DICE = "extra-dice"
"""(roll) -> dice added to a roll, often less than 0."""
ROLL_BONUS = "roll-bonus"
"""(roll) -> what is added to the sum of a roll."""
NO_DICE_LIMIT = "no-dice-limit"
"""(roll) -> whether a roll may use more than eight dice."""
ALLOWANCE = "allowance"
"""(one) -> what is added to how far somebody may move."""
ONE_SPACE = "one-space"
"""(one) -> whether somebody moves one space a turn at most."""
HIDING = "hiding"
"""(room) -> those who are in a room though nobody sees them there, by name."""
CANNOT_MOVE = "cannot-move"
"""(one) -> the rule that keeps somebody from moving at all, or nothing."""
CANNOT_ACT = "cannot-act"
"""(one) -> the rule that keeps somebody from doing anything but being freed, or nothing."""
LEAVE_COST = "leave-cost"
"""(one, room) -> what leaving a room costs besides the usual."""
NOT_SLOWED = "not-slowed"
"""(one, foe) -> whether a foe does not slow somebody."""
WAYS = "ways"
"""(one, room) -> rooms that can be reached in a step besides the usual ones."""
NO_ENTRY = "no-entry"
"""(one, room) -> the rule that keeps somebody out of a room, or nothing."""
DEAF = "deaf"
"""(monster) -> whether no card draws a monster closer."""
STUCK = "stuck"
"""(room) -> whether a room that would move does not."""
SPARED_BY_ROOM = "spared-by-room"
"""(one, room) -> whether the harm of a room's text does not touch somebody."""
ROOM_IDLE = "room-idle"
"""(one, room) -> the rule by which a room has nothing to offer somebody, or nothing."""
MONSTERS_DISCOVER = "monsters-discover"
"""() -> whether the haunt lets monsters discover rooms."""
NO_DISCOVERY = "no-discovery"
"""(one) -> the rule that keeps somebody from discovering rooms, or nothing."""
ENEMIES = "enemies"
"""(one, other) -> 1 if they are opponents though the sides do not say so, -1 if they are not though the sides do."""
ATTACK_FORBIDDEN = "attack-forbidden"
"""(attack) -> the rule that stands against an attack, or nothing."""
ATTACK_WAYS = "attack-ways"
"""(one, other) -> names of ways to attack besides that with Might, each with an `attacks.Way`."""
ATTACK_AIDS = "attack-aids"
"""(attack) -> cards that take part in an attack besides the weapon, by name: who attacks so has used them."""
MUST_ATTACK = "must-attack"
"""(monster) -> whether it has to attack if it can."""
DAMAGE_LESS = "damage-less"
"""(one, kind, amount) -> by how much damage is lessened."""
FROZEN = "frozen"
"""(one) -> whether nothing moves the traits of an explorer."""
DAMAGE_AS = "damage-as"
"""(one, kind) -> the kind of damage that somebody takes instead, or nothing."""
KEEPS = "keeps"
"""(card, one, how) -> the rule against trading, dropping or stealing a card, or nothing. `how` is `take` where `one`
would get it: from the floor, from somebody else, or by meeting a companion; `loot` where `one` would steal it; `dog`
where the Dog would carry it for them."""
GETTING = ("take", "loot")
"""The ways in which somebody would get a card."""

# -- what happens by itself ------------------------------------------------------------------------------------------

EVENT = "event"
"""(one): the text of an event card that somebody has drawn."""
DRAWN = "drawn"
"""(one): what an omen or item does when it is drawn."""
GAINED = "gained"
"""(one): somebody has got a card, by drawing, trading, stealing or picking up."""
LOST = "lost"
"""(one): somebody has lost a card."""
STOLEN = "stolen"
"""(one): somebody was robbed of a card."""
BROUGHT = "brought"
"""(one, card, room): the Dog of somebody, or the wind, has carried a card to a room."""
RAISED = "raised"
"""(one): an item card has raised a trait of somebody."""
TURN_STARTS = "turn-starts"
"""(one): the turn of an explorer begins."""
TURN_ENDS = "turn-ends"
"""(one): it ends; the effects of the room have been applied."""
ELSEWHERE = "elsewhere"
"""(one) -> whether somebody whose figure stands nowhere has done something on the own turn, and may do more."""
SEAT_OVER = "seat-over"
"""(seat): the turn of a seat is over, even of one whose explorer is dead."""
MONSTERS_START = "monsters-start"
"""(): the monster turn begins, before movement is rolled."""
MONSTERS_END = "monsters-end"
"""(): it ends."""
MONSTER_STARTS = "monster-starts"
"""(monster): a monster is about to begin in the monster turn."""
MONSTER_ACTS = "monster-acts"
"""(monster) -> whether it has done all it does this turn, by a rule of its own."""
TURN_AT_ONCE = "turn-at-once"
"""() -> whether whoever would be last takes a turn before all others, as soon as the haunt is set up."""
LEAVING = "leaving"
"""(one, room): somebody is about to leave a room, in whatever way."""
ENTERING = "entering"
"""(one, room) -> whether somebody who walks into a room does not get in: the step is taken, and leads nowhere."""
NO_BERTH = "no-berth"
"""(floor): the Mystic Elevator is to go to a floor, and there is no door for it."""
ENTERED = "entered"
"""(one, room): somebody has come into a room, in whatever way."""
DISCOVERED = "discovered"
"""(one, room): an explorer has discovered a room; no card has been drawn yet."""
ROOM_TEXT = "room-text"
"""(one, room): the text of a room for its discoverer, after the card."""
DANGER = "danger"
"""(one, card): a card or room from which a traitor would be spared is about to strike somebody who is none, as far as
all know."""
INSTEAD_OF_DRAWING = "instead-of-drawing"
"""(one, pile) -> whether something else happened than drawing a card."""
DICE_LIE = "dice-lie"
"""(roll): dice have been thrown, and what changes them by itself does so; nothing has been told yet."""
WON_ATTACK = "won-attack"
"""(attack) -> whether something else happens to the loser than damage."""
AFTER_ATTACK = "after-attack"
"""(attack): an attack is settled."""
UNHURT = "unhurt"
"""(one, harm) -> whether an explorer who would take damage takes none; `harm` is a `traits.Harm`."""
WOULD_DIE = "would-die"
"""(one) -> whether somebody whose trait is at the skull does not die."""
DIED = "died"
"""(one): an explorer is dead, and the cards lie in the room."""
HURT_MONSTER = "hurt-monster"
"""(monster, amount, attack or None) -> whether a monster that takes damage is not simply stunned."""
WON = "won"
"""() -> a `victory.Win` as soon as a side has reached its goal, or nothing. Asked after every action."""
STANDSTILL = "standstill"
"""() -> when nothing changes any more: a `victory.Win` of those who have won already, or nothing."""

# -- what players may do when they like ------------------------------------------------------------------------------

USE = "use"
"""(one, chosen): a card used on the own turn by whoever has it: `use:<card>`. `forbids` and `choices` are given the
explorer."""
ROOM_ACTION = "room-action"
"""(one, chosen): what a room, or a token that lies there, offers on the own turn: `room:<owner>`."""
TASK = "task"
"""(one, chosen): what a haunt offers on the own turn: `task:<haunt>-<name>`."""
FREE = "free"
"""(one, chosen): freeing somebody, oneself too, from what holds them: `free:<card>`."""
MONSTER_TASK = "monster-task"
"""(monster, chosen): what a haunt lets a monster do instead of, or besides, attacking."""
BEFORE_ROLL = "before-roll"
"""(roll, chosen): offered before dice are thrown. `forbids` and `choices` are given the roll."""
AFTER_ROLL = "after-roll"
"""(roll, chosen): offered when they lie."""
BEFORE_DAMAGE = "before-damage"
"""(harm, chosen): offered to who is about to take damage; `harm` is a `traits.Harm` that may be changed."""


LYING: set[str] = set()
"""Cards that work even where they lie in a room."""
TASKS: dict[str, tuple[str, ...]] = {}
"""The tasks of each haunt, by what is in force: `haunt:mummy` has `mummy-learn` and others (see `haunts.form`)."""
EAGER: set[str] = set()
"""The tasks that monsters do without being told, once they have been sent to the nearest opponent and there is one."""


def abilities(thing: str) -> tuple[str, ...]:
    """A card or token is its own; a haunt has tasks besides."""
    return (thing, *TASKS.get(thing, ()))


CATALOGUE = Catalogue(abilities)
on = CATALOGUE.on
heard = CATALOGUE.heard
listeners = CATALOGUE.listeners


def in_force(t: Table) -> tuple[str, ...]:
    """All that can be heard as the table stands: cards, tokens and rooms in the house, the haunt."""
    names, plan = CATALOGUE.names, t.plan
    held: list[str] = []
    for one in t.explorers.values():
        held += one.cards
        if one.kept:
            held += one.kept
    for monster in t.monsters.values():
        if monster.cards:
            held += monster.cards
    held += t.playing
    held += [card for cards in t.floor_piles.values() for card in cards if card in LYING]
    if t.tokens:
        held += dict.fromkeys(chain.from_iterable(t.tokens.values()))
    rooms = plan.heard
    if rooms is None:
        rooms = plan.heard = tuple(room for room in plan.spots if room in names)
    haunt = () if t.scenario is None else (f"haunt:{t.scenario.module}",)
    return (*filter(names.__contains__, held), *rooms, *haunt)


def renew(t: Table) -> None:
    """To be called whenever a card or a token has come or gone."""
    found = in_force(t)
    if found != t.in_force:  # what listens to the same tuple has been found before
        t.in_force = found


def total(t: Table, occasion: str, *args: Any) -> int:
    """The sum of what all that listen give."""
    found = 0
    for owner, effect in heard(t.in_force, occasion):
        if effect.forbids is never or not effect.forbids(t, owner, *args):
            found += effect.do(t, owner, *args)
    return found


def first(t: Table, occasion: str, *args: Any) -> Any:
    """What the first that has something to say gives; nothing where none has."""
    for owner, effect in listeners(t.in_force).get(occasion, ()):
        if effect.forbids is never or not effect.forbids(t, owner, *args):
            given = effect.do(t, owner, *args)
            if given:
                return given
    return None


def gathered(t: Table, occasion: str, *args: Any) -> dict[str, Any]:
    """What all that listen give, put together."""
    found: dict[str, Any] = {}
    for owner, effect in heard(t.in_force, occasion):
        if effect.forbids is never or not effect.forbids(t, owner, *args):
            found |= effect.do(t, owner, *args)
    return found


async def call(t: Table, occasion: str, *args: Any) -> Any:
    """Lets all that listen do what they do, in order. As soon as one gives something, no more is done."""
    for owner, effect in heard(t.in_force, occasion):
        if effect.forbids is never or not effect.forbids(t, owner, *args):
            given = await effect.do(t, owner, *args)
            if given:
                return given
    return None


async def call_card(t: Table, card: str, occasion: str, *args: Any) -> None:
    """Lets one card do what it does, wherever it is."""
    for effect in CATALOGUE[card]:
        if effect.occasion == occasion and not effect.forbids(t, card, *args):
            await effect.do(t, card, *args)


def options(t: Table, verb: str, occasion: str, about: Any) -> dict[str, tuple[str, Effect, Any]]:
    """What may be chosen on an occasion, by the names of options: `use:bell`, `task:exorcise:chapel`."""
    return listed(t, verb, heard(t.in_force, occasion), about)


def listed(t: Table, verb: str, listening: Iterable[Heard], about: Any) -> dict[str, tuple[str, Effect, Any]]:
    """The same of these alone that listen."""
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
    """Who decides for a figure."""
    return one.lead if isinstance(one, Monster) else one.seat


async def offer(t: Table, one: Figure, occasion: str, about: Any, **told: Any) -> None:
    """Lets whoever plays a figure use what may be used now, one thing after another, until they go on.

    They are told what it is about.
    """
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
