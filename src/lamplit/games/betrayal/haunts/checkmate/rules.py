"""Haunt 37: Death plays chess. One hero plays against it, every hero pays for a defeat, and one win is enough."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from ...data.cards import FACES
from ...explorers.cards import give_up, lay_down
from ...explorers.dice import PLAIN, Roll, throw, trait_roll
from ...explorers.traits import lose
from ...house.movement import distance, parted
from ...occasions import DICE_LIE, DISCOVERED, EXTRA_DICE, KEEPS, MONSTERS_START, NO_ENTRY, WON
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...turn.trading import TAKING
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import Aim, Haunt, Kind, Traitor, chosen

DEATH, SEAL, GAME, FAR = "chess_death", "token-seal", "checkmate-game", 12
SEALED = ("vault", "crypt", "research_laboratory", "operating_laboratory", "game_room")
"""The rooms of the five Seals."""


@plain
class Checkmate(Scenario):
    """How many Seals are broken, whether Death has lost a game, and whether no hero came to a game."""

    module: ClassVar[str] = "checkmate"

    broken: int = 0
    beaten: bool = False
    forfeit: bool = False


state = blocks.state_as(Checkmate)

BLOCKS = "spawn scatter_tokens immunity area_effect steal_objective task_counter secret_info"
HAUNT = haunt = Haunt(37, "checkmate", Checkmate, tuple(BLOCKS.split()), {DEATH: Kind(knowledge=8)}, rules=2)
haunt.turns = Traitor("lowest", "might")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The traitor sends Death to a hero; a Seal lies in each of its rooms that is in the house."""
    heroes = {f"beside:{hero.name}": hero.name for hero in t.heroes()}
    beside = t.explorers[await ask(t.explorers[t.traitor].seat, "checkmate-beside", heroes)]
    [death] = blocks.spawn(t, haunt, DEATH, [beside.place], lead="")
    death.part = beside.part
    for room in [room for room in SEALED if room in t.plan]:
        seal(t, room)


@haunt.on(DISCOVERED)
async def found(t: Table, _one: Explorer, room: str) -> None:
    """The other Seals come with their rooms."""
    if room in SEALED:
        seal(t, room)


def seal(t: Table, room: str) -> None:
    """Lay a Seal in its room."""
    card = f"{SEAL}-{SEALED.index(room) + 1}"
    lay_down(t, room, card)
    t.tell(ALL, "checkmate-seal", card=card, room=room)


# -- the game --------------------------------------------------------------------------------------------------------


def board(t: Table) -> str:
    """The room where Death sits."""
    return t.monsters[DEATH].place if DEATH in t.monsters else ""


def at_the_board(t: Table) -> list[Explorer]:
    """The heroes in Death's room, the best player first; among equals, the one whose turn comes first."""
    order = t.left_of(t.explorers[t.traitor].seat)
    beside = [one for one in t.explorers_in(board(t)) if is_hero(one)]
    return sorted(beside, key=lambda hero: (-hero.value("knowledge"), order.index(hero.seat)))


@haunt.on(MONSTERS_START)
async def plays(t: Table) -> None:
    """The best player has to play. Both roll Knowledge; a hero who loses loses for all."""
    heroes = at_the_board(t)
    if not heroes:
        state(t).forfeit = True
        return
    hero, death = heroes[0], t.monsters[DEATH]
    t.tell(ALL, GAME, who=hero.name)
    dice = death.value("knowledge") - state(t).broken * (2 if len(t.explorers) < 5 else 1)
    theirs = await throw(t, death, Roll(DEATH, PLAIN, GAME, "knowledge", max(dice, 0)))
    mine = await trait_roll(t, hero, "knowledge", GAME, theirs + 1)
    state(t).beaten = mine > theirs
    for trait in paid(theirs - mine):
        for other in t.heroes():
            await lose(t, other, trait)


def paid(lost: int) -> tuple[str, ...]:
    """What losing a game by this much costs every hero."""
    if lost < 3:
        return ("sanity",) if lost > 0 else ()
    return ("might",) if lost < 5 else ("sanity", "might")


@haunt.on(DICE_LIE)
async def again(t: Table, roll: Roll) -> None:
    """Death rolls its blank dice once more."""
    if roll.who == DEATH and roll.why == GAME:
        kept = [pips for pips in roll.shown if pips]
        roll.shown = [*kept, *t.chance.roll("dice", FACES, len(roll.shown) - len(kept))]


@haunt.on(EXTRA_DICE)
def by_the_book(t: Table, roll: Roll) -> int:
    """A hero who plays with the Book has one die more."""
    return int(roll.why == GAME and roll.who in t.explorers and "book" in t.explorers[roll.who].cards)


# -- Death and the traitor -------------------------------------------------------------------------------------------


blocks.nothing_touches(haunt, DEATH, "BH-H37-DEATH")
blocks.hears_no_call(haunt, lambda _t, monster: monster.name == DEATH)


def safe(t: Table, one: Figure) -> bool:
    """Return whether a figure is in Death's room, and so out of the traitor's reach."""
    return is_hero(one) and one.place == board(t) and t.turn == t.explorers[t.traitor].seat


blocks.out_of_reach(haunt, "BH-H37-TRAITOR", safe)


@haunt.on(NO_ENTRY)
def kept_apart(t: Table, one: Figure, room: str) -> str:
    """The traitor does not enter Death's room, and draws nobody out of it."""
    return "BH-H37-TRAITOR" if safe(t, one) or (room == board(t) and not is_hero(one)) else ""


# -- the Seals -------------------------------------------------------------------------------------------------------


@haunt.on(KEEPS)
def not_for_traitors(t: Table, card: str, one: Explorer, how: str) -> str:
    """The traitor picks up no Seal, and nobody picks one up through the door of the Vault."""
    if not card.startswith(SEAL) or how != TAKING:
        return ""
    return "BH-H37-SEALS" if not is_hero(one) or (one.place == "vault" and parted(t, "vault")) else ""


def held(_t: Table, one: Explorer) -> dict[str, str]:
    """The Seals an explorer can try to break."""
    return {card: card for card in one.cards if card.startswith(SEAL)} if is_hero(one) else {}


@haunt.task("break", lambda t, one: "" if held(t, one) else "BH-H37-H-BREAK", held, roll=("sanity", 4), card=chosen)
async def break_seal(t: Table, one: Explorer, card: str) -> None:
    """Sanity 4 breaks it, and Death has fewer dice."""
    if await blocks.task_roll(t, one, "checkmate-break", card):
        await give_up(t, one, card)
        state(t).broken += 1
        t.tell(ALL, "checkmate-broken", who=one.name)


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win with one game won, the traitor when nobody came to a game."""
    if state(t).beaten:
        return Win(HEROES, "checkmate-won")
    return Win(TRAITOR, "checkmate-forfeit") if state(t).forfeit else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """The best player sits down, and somebody always does; the others look for Seals. The traitor hunts those."""
    if not isinstance(one, Explorer) or one.role == TRAITOR:
        away = [hero for hero in t.heroes() if hero.place != board(t)]
        seals = [card for hero in away for card in hero.cards if card.startswith(SEAL)]
        return [*(Aim("attack", hero.name, 2) for hero in away), *(Aim("steal", card) for card in (*seals, "book"))]
    best = max(t.heroes(), key=lambda hero: hero.value("knowledge"))
    here = [Aim("task", "checkmate-break", 6)]
    if one is best or at_the_board(t) == [one]:
        return [*here, Aim("go", board(t), 9), Aim("stay", board(t)), Aim("take", "book", 3)]
    lying = [card for pile in t.floor_piles.values() for card in pile if card.startswith(SEAL)]
    return [*here, *(Aim("take", card, 5) for card in lying), Aim("explore", "event", 2)]


def answers(t: Table, seat: str) -> list[Aim]:
    """Death is sent to a frail hero who plays badly, far away from the best player."""
    if DEATH in t.monsters or is_hero(t.explorer_of(seat)):
        return []
    skill = {hero.name: hero.value("knowledge") + ("book" in hero.cards) for hero in t.heroes()}
    best = max(t.heroes(), key=lambda hero: skill[hero.name])
    worth = {hero: min(distance(t, best.place, t.explorers[hero].place), FAR) - skill[hero] for hero in skill}
    frail = {hero.name: min(hero.steps["might"], hero.steps["sanity"]) for hero in t.heroes()}
    return [Aim("answer", f"checkmate-beside:{hero}", worth[hero] - frail[hero]) for hero in skill]


haunt.aims, haunt.answers = aims, answers
haunt.counters = lambda t: {"checkmate-seals": (state(t).broken, len(SEALED))}
