"""The occasions of the game, and the catalogue of all that is heard on them.

Effects stand in `effects/`, one module for each group of cards or units; each says on which occasion it is heard. What
the functions are given besides the table and the owner, and what they give back, is told here. Modifiers are plain
functions, all others `async`. A fight is a `combat.Fight`, a shot a `combat.Shot`, an outcome a `combat.Outcome`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ...engine import ALL, Catalogue, Effect, ask_team, never
from .chances import Chances
from .choices import staked
from .data.units import FIGURES
from .state import EKG, Table

# -- modifiers -------------------------------------------------------------------------------------------------------

HAND_TO_HAND = "hand-to-hand"
"""(fight) -> column shifts, right is good for the humans."""
GUNFIRE = "gunfire"
"""(shot) -> column shifts."""
STRENGTH = "strength"
"""(piece) -> what is added to the strength of a piece."""
NO_TERRAIN = "no-terrain"
"""(fight) -> whether the defender gets no terrain shift."""
EXTRA_DICE = "extra-dice"
"""(fight) -> dice rolled besides the two; the best two count."""
REROLL = "reroll"
"""(fight) -> whether both dice may be rolled once more."""
FIRST_DIE = "first-die"
"""(fight, die) -> a `combat.Prelude`: what a die leads to that is thrown first; nothing where none is thrown."""
IF_PLAYED = "if-played"
"""(fight, chosen) -> a `combat.Prelude`: what a held card would give."""
ODDS = "odds"
"""(chosen) -> the chances of what an ability, card or event rolls dice for when it is used; see `odds`."""
HITS_AFTER = "hits-after"
"""(fight) -> hits that the Zeds take when the fight is over."""
IGNORED_ON = "ignored-on"
"""(piece) -> the faces of a die on which a hit on the piece is ignored."""
MOVEMENT = "movement"
"""(unit) -> what is added to its movement."""
SHORTCUTS = "shortcuts"
"""(unit) -> whether it may cross from one track above ground to the next."""
GROUNDED = "grounded"
"""() -> whether no Move action is possible above ground."""
FREE_TOWN_CENTER = "free-town-center"
"""() -> whether entering Town Center costs no movement."""
FORAGING = "foraging"
"""(unit) -> what is added to its die."""
FORAGE_DICE = "forage-dice"
"""(unit) -> dice rolled besides the first; one of them is used."""
FORAGE_MORE = "forage-more"
"""(unit) -> supplies it finds besides what the die says."""
SAVING = "saving"
"""(unit) -> what is added to its saving roll."""
SAVING_DICE = "saving-dice"
"""(unit) -> dice rolled besides the first for its saving roll; the best counts."""
PAYS_SUPPLIES = "pays-supplies"
"""(shot) -> whether a shot costs supplies instead of ammo."""
AMMO_NEEDED = "ammo-needed"
"""(shot) -> what is added to the one ammo a shot costs, often -1."""
INFECTION_OF_FIGHT = "infection-of-fight"
"""(fight) -> how much more than 1 a fight raises infection: the most counts. -1 says that it does not raise it."""
HEALING = "healing"
"""(piece) -> how much more than 1 a Heal lowers infection."""
BEDS_OPEN = "beds-open"
"""() -> Beds that may be used besides the first three."""
EAT_ROLL = "eat-roll"
"""() -> what is added to the die of the Eat Phase."""
EATEN = "eaten"
"""(needed) -> what is added to the supplies that are eaten in the Eat Phase, often -1."""
ANOTHER_STEP = "another-step"
"""(zed, steps, won) -> whether a Zed that has made so many steps, and has or has not won a fight, makes one more."""
UNSEEN = "unseen"
"""(unit) -> whether it can share a space with Zeds without defending it."""
FREE_IN_CHAOS = "free-in-chaos"
"""(unit) -> whether Chaos neither stops it nor keeps it from acting."""
NO_ORDER = "no-order"
"""(unit) -> whether it cannot restore order."""
QUIET_ORDER = "quiet-order"
"""(place) -> whether restoring order in a space does not raise infection."""
NO_BUILDING = "no-building"
"""(unit) -> whether it cannot build."""
BARRICADE_COST = "barricade-cost"
"""(unit) -> what is added to the supplies a barricade costs it, often -1."""
BARRICADE_NEARBY = "barricade-nearby"
"""(unit) -> whether it builds in adjacent spaces too."""
ORDER_INFECTION = "order-infection"
"""() -> how much more than 1 restoring order raises infection; less than -1 lowers it."""
CARD_PLAYED = "card-played"
"""(): a held Fate card was played. It may note what follows, and asks nobody."""
RESEARCH_ROLL = "research-roll"
"""(unit) -> what is added to its die for research."""
OUTBREAK_LEAVES = "outbreak-leaves"
"""() -> the level to which an Outbreak sets infection."""
OUTBREAK_AT_START = "outbreak-at-start"
"""() -> whether Outbreaks begin on the Start."""
DRAWS_TWO = "draws-two"
"""() -> whether the players choose one of two Zeds whenever one is drawn to be placed."""
CHAOS_MARKERS = "chaos-markers"
"""(place) -> what is added to the one Chaos marker of a space that falls to the Zeds."""
FORESEES = "foresees"
"""() -> whether the players look at every Fate card before it is drawn."""
RESULT = "result"
"""(fight, outcome): changes the outcome of the dice, and nothing else."""

# -- moments ---------------------------------------------------------------------------------------------------------

ENTERING_PLAY = "entering-play"
"""(): the owner has just come to the map."""
ZEDS_START = "zeds-start"
"""(): the Zeds Phase begins."""
ZEDS_END = "zeds-end"
"""(): all tracks have been activated."""
ACTIONS_START = "actions-start"
"""(): the Action Phase begins."""
ACTIONS_END = "actions-end"
"""(): the Action Phase ends."""
HOUSEKEEPING = "housekeeping"
"""(): the last phase of the turn."""
TURN_ENDS = "turn-ends"
"""(): the turn is over, and the lead is about to pass on."""
ACTIVATED = "activated"
"""(zed): a Zed is about to move."""
LEAVING = "leaving"
"""(zeds, place) -> whether the step of these Zeds out of a space is cancelled."""
ENTERING = "entering"
"""(zeds, place) -> whether the step of these Zeds into a space is cancelled."""
ENTERED = "entered"
"""(zeds, place): these Zeds have come into a space; nobody has fought yet."""
HIDING = "hiding"
"""(unit) -> whether a unit that meets enemies hides from them: it does not fight, and stays."""
MEETING = "meeting"
"""(fight) -> whether something happens instead of the fight."""
AFTER_GUNFIRE = "after-gunfire"
"""(shot, hits): a shot is settled, and the target has taken so many hits."""
LOOTED = "looted"
"""(raiders): Raiders have come to Town Center and taken what they could."""
MOVED = "moved"
"""(zeds, place): the step of these Zeds into a space is over, and with it the fight."""
RISEN = "risen"
"""(zed): a Zed has appeared where civilians were lost."""
ATTACKED = "attacked"
"""(fight) -> whether the Zeds that attacked attack again, before anybody retreats."""
STEPPED = "stepped"
"""(zeds, place): these Zeds have come into a space and met nobody."""
LOST = "lost"
"""(unit, place): a player unit took its last hit in a space, and is dead or saved."""
TOWN_ENTERED = "town-entered"
"""(zeds) -> whether Zeds that come to Town Center are thrown back."""
REVEALED = "revealed"
"""(): the text of a research card that has just become the current one."""
FATE = "fate"
"""(track): the text of a Fate card that is played at once."""

# -- what players may do when they like ------------------------------------------------------------------------------

CHARACTER_ACTION = "character-action"
"""(seat, chosen): once each Action Phase, without cost. `forbids` and `choices` are given the seat."""
SPECIAL_ACTION = "special-action"
"""(seat, chosen): an ability that costs actions."""
ACTION_CARD = "action-card"
"""(seat, chosen): a held Fate card that is played in the Action Phase."""
BEFORE_FIGHT = "before-fight"
"""(fight, chosen): offered before a fight. `forbids` and `choices` are given the fight."""
AFTER_ROLL = "after-roll"
"""(fight, outcome, chosen): offered when the dice of a fight are read."""
EVENT_ACTION = "event-action"
"""(seat, chosen): what the current event lets the players do in the Action Phase; `cost` says how often."""
ANY_TIME = "any-time"
"""(chosen): a held card that may be played at any time, offered when the phases before the Action Phase begin, and
between two activations."""
ZEDS_CARD = "zeds-card"
"""(chosen): offered in the Zeds Phase, before a group moves. `forbids` and `choices` are given the group."""


ABLE = frozenset(name for name, figures in FIGURES.items() if figures.abilities)
"""Pieces that have abilities."""
ELWOOD = "marker:elwood"
"""Elwood Berra, who lies on the infection track."""


def abilities(thing: str) -> Sequence[str]:
    """Return the effects of a thing: a unit has its printed abilities, a card or marker one of its own name."""
    figures = FIGURES.get(thing)
    return (thing,) if figures is None else figures.abilities


CATALOGUE = Catalogue(abilities)
on = CATALOGUE.on
heard = CATALOGUE.heard
listeners = CATALOGUE.listeners


def in_force(t: Table) -> tuple[str, ...]:
    """Return the ids of everything whose effects are in force now."""
    pieces = (*t.units.values(), *t.zeds.values(), *t.raiders.values())
    found = [piece.name for piece in pieces if piece.name in ABLE and EKG not in piece.marks]
    marks = dict.fromkeys(f"mark:{mark}" for piece in (*t.units.values(), *t.zeds.values()) for mark in piece.marks)
    found += [mark for mark in marks if CATALOGUE[mark]]
    if t.event:
        found.append(f"event:{t.event}")
    found += [f"fate:{card}" for card in t.hand]
    found += [f"research:{card}" for card in t.research_done[-1:]]
    found += [f"component:{component}" for component in t.components]
    found += [f"horde:{card}" for card in t.horde_now]
    if t.elwood:
        found.append(ELWOOD)
    return tuple(found)


def renew(t: Table) -> None:
    """Look up anew what is in force. Call this whenever a piece, a marker or a card comes or goes."""
    t.in_force = in_force(t)


def values(t: Table, occasion: str, *args: Any) -> list[tuple[str, Any]]:
    """Return what each effect gives for an occasion, with its name."""
    return CATALOGUE.values(t.in_force, occasion, t, *args)


def total(t: Table, occasion: str, *args: Any) -> int:
    """Return the sum of what all effects give for an occasion."""
    found = 0
    for owner, effect in heard(t.in_force, occasion):
        if effect.forbids is never or not effect.forbids(t, owner, *args):
            found += effect.do(t, owner, *args)
    return found


def is_so(t: Table, occasion: str, *args: Any) -> bool:
    """Whether any effect says so."""
    for owner, effect in heard(t.in_force, occasion):
        if (effect.forbids is never or not effect.forbids(t, owner, *args)) and effect.do(t, owner, *args):
            return True
    return False


def takes_effect(t: Table, card: str) -> None:
    """Tell that what follows is the text of a card that was revealed before."""
    t.tell(ALL, "takes-effect", card=card)


def event_takes_effect(t: Table, occasion: str) -> None:
    """Tell that what follows is the text of the current event, if its text is for this occasion."""
    if any(effect.occasion == occasion for effect in CATALOGUE[f"event:{t.event}"]):
        takes_effect(t, t.event)


async def call(t: Table, occasion: str, *args: Any) -> bool:
    """Run all effects for an occasion in order. Stop, and return True, as soon as one returns True."""
    for owner, effect in heard(t.in_force, occasion):
        if (effect.forbids is never or not effect.forbids(t, owner, *args)) and await effect.do(t, owner, *args):
            return True
    return False


def options(t: Table, owner: str, effect: Effect, *args: Any) -> dict[str, Any]:
    """Return the choices for an effect by the names of options; none where it is forbidden."""
    if effect.forbids is not never and effect.forbids(t, owner, *args):
        return {}
    chosen = effect.choices(t, owner, *args)
    if not chosen:
        return {}
    name = option_name(owner, effect)
    return {f"{name}:{target}" if target else name: value for target, value in chosen.items()}


def option_name(owner: str, effect: Effect) -> str:
    """Return the name of an option to use an effect: `card:bulldozer`, `ability:leadership:hunt`, `component:gas`."""
    kind, colon, rest = effect.name.partition(":")
    if not colon:
        return f"ability:{effect.name}:{owner}"
    return f"card:{rest}" if kind == "fate" else effect.name


def odds_of(t: Table, owner: str, effect: Effect) -> Callable[[Any], Chances] | None:
    """Return the function that gives an effect's chances for a choice; None where it rolls no dice."""
    for other in CATALOGUE[effect.name]:
        if other.occasion == ODDS:
            return partial(other.do, t, owner)
    return None


def rolls_dice(effect: Effect) -> bool:
    """Whether an effect rolls dice whose chances are known."""
    return any(other.occasion == ODDS for other in CATALOGUE[effect.name])


async def offer(t: Table, occasion: str, *args: Any) -> None:
    """Offer the players everything that may be used now, one thing after another, until they go on."""
    while await offer_one(t, occasion, *args):
        pass


Chosen = tuple[str, Effect, Any]
"""The owner of an effect, the effect, and the choice for it."""
PASS = "pass"
"""The answer that stands for the rest of the phase, so that players need not repeat it before every group or track."""


def ways_on(t: Table, occasion: str) -> dict[str, str | None]:
    """Return the answers that use nothing."""
    found: dict[str, str | None] = {"go-on": None}
    if occasion == ZEDS_CARD:
        found["pass-turn"] = PASS
    elif occasion == ANY_TIME and t.phase == "zeds":
        found["pass-phase"] = PASS
    return found


def odds_among(t: Table, choices: Mapping[str, Chosen]) -> dict[str, Chances]:
    """Return the chances of the choices that roll dice."""
    found = {name: (odds_of(t, owner, effect), value) for name, (owner, effect, value) in choices.items()}
    return {name: odds(value) for name, (odds, value) in found.items() if odds}


async def offer_one(t: Table, occasion: str, *args: Any, place: str = "") -> bool:
    """Lets the players use one thing that may be used now. False if they go on without.

    `place` is the space it is about, if not that of a fight.
    """
    choices: dict[str, Chosen] = {}
    for owner, effect in () if occasion in t.passed else heard(t.in_force, occasion):
        for name, value in options(t, owner, effect, *args).items():
            choices[name] = (owner, effect, value)
    if not choices:
        return False
    asking = ask_team(t.seats, occasion, {**choices, **ways_on(t, occasion)}, place=place or t.battle)
    chosen = await staked(t, t.seats, asking, partial(odds_among, t, choices))
    if chosen == PASS:
        t.passed.append(occasion)
    if chosen is None or isinstance(chosen, str):
        return False
    owner, effect, value = chosen
    await effect.do(t, owner, *args, value)
    return True
