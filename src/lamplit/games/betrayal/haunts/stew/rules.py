"""Haunt 3: a Witch wants a stew of frogs' legs, and turns heroes into frogs. A root and a book break her spell."""

from typing import ClassVar

from .....engine import ALL, plain
from ...explorers.cards import give_up, take, unhandled
from ...house.movement import together
from ...occasions import ATTACK_FORBIDDEN, HURT_MONSTER, KEEPS, WON
from ...state import TRAITOR, Explorer, Figure, Monster, Table
from ...turn.attacks import Attack
from ...turn.monsters import remove
from ...turn.trading import TAKING
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero, step_taken, take_step
from ..form import Aim, Haunt, Kind, Traitor
from . import frogs, spells
from .frogs import is_carried, is_frog

WITCH, CAT, ROOT, BOOK = "witch", "cat", "root", "book"
ROOTS = "token-root"
GROW = ("conservatory", "larder", "kitchen")


@plain
class Stew(frogs.Frogs):
    """How many Roots were dug out, and whether the Witch is mortal, and dead."""

    module: ClassVar[str] = "stew"

    dug: int = 0
    mortal: bool = False
    dead: bool = False


state = blocks.state_as(Stew)

BLOCKS = "spawn scatter_tokens ai_forced immunity kill_on_defeat area_effect phasing staged_quest search_token"
MORE = "carry_deliver rescue_ally hero_status secret_info"
KINDS = {WITCH: Kind(speed=4, might=3, sanity=6), CAT: Kind(speed=3, might=3, sanity=2)}
HAUNT = haunt = Haunt(3, "stew", Stew, (*BLOCKS.split(), *MORE.split()), KINDS, rules=2)
haunt.turns = Traitor("lowest", "knowledge", spares_revealer=True)
frogs.register(haunt, "BH-H3-FROG")
frogs.register_hunter(haunt, CAT)
blocks.scatter_as_found(haunt, ROOT, GROW)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The Witch comes in by the front door; Roots grow in three rooms; a hero has the Book."""
    blocks.spawn(t, haunt, WITCH, ["entrance_hall"])
    blocks.scatter(t, ROOT, [room for room in GROW if room in t.plan])
    if not blocks.held_by_hero(t, BOOK) and await blocks.take_out(t, BOOK):
        await take(t, t.explorers[t.revealer], BOOK)


# -- Witch and Cat ---------------------------------------------------------------------------------------------------


@haunt.on(ATTACK_FORBIDDEN)
def fights(t: Table, attack: Attack) -> str:
    """The Witch attacks nobody, and nobody attacks her while she is protected. Only the Cat attacks Frogs, and only
    Frogs."""
    one, other = attack.one, attack.other
    if one.name == WITCH or (other.name == WITCH and not state(t).mortal):
        return "BH-H3-WITCH"
    if one.name == CAT:
        return "" if is_frog(t, other) and not is_carried(t, other) else "BH-H3-CAT"
    return "BH-H3-FROG" if is_frog(t, other) else ""


@haunt.on(HURT_MONSTER)
async def struck(t: Table, monster: Monster, _amount: int, attack: Attack | None) -> bool:
    """Nothing harms the protected Witch. Once she is mortal, any attack she loses kills her."""
    if monster.name != WITCH:
        return False
    if attack is None:
        return not state(t).mortal
    state(t).dead = True
    remove(t, monster)
    return True


def casts(t: Table, one: Figure) -> bool:
    """Return whether a figure casts spells: the Witch, and a traitor with the Book."""
    return one.name == WITCH or (one.name == t.traitor and BOOK in one.cards)


async def curse(t: Table, hero: Explorer) -> None:
    """A cursed hero becomes a Frog. With the first one, the Cat appears."""
    await frogs.become_frog(t, hero)
    if CAT not in t.monsters:
        blocks.spawn(t, haunt, CAT, [t.omen_room or t.explorers[t.revealer].place])


spells.register(haunt, casts, lambda t, one: not is_frog(t, one), curse, BOOK)


# -- heroes ----------------------------------------------------------------------------------------------------------


def able(t: Table, one: Explorer) -> bool:
    """Return whether a hero can still take their one step of this turn."""
    return is_hero(one) and not is_frog(t, one) and not step_taken(t, one)


def roots_of(one: Figure) -> list[str]:
    """The Roots a figure has."""
    return [card for card in one.cards if card.startswith(ROOTS)]


@haunt.task(
    "dig",
    lambda t, one: "" if able(t, one) and ROOT in t.tokens_in(one.place) else "BH-H3-H-DIG",
    roll=("knowledge", 4),
)
async def dig(t: Table, one: Explorer) -> None:
    """Knowledge 4 digs out a Root."""
    take_step(t, one)
    if await blocks.task_roll(t, one, "stew-dig"):
        state(t).dug += 1
        blocks.lift_token(t, ROOT, one.place)
        await take(t, one, f"{ROOTS}-{state(t).dug}")
        t.tell(ALL, "stew-dug", who=one.name)


def breaking_forbidden(t: Table, one: Explorer) -> str:
    """It takes the Book and a Root, beside the Witch."""
    witch = t.monsters.get(WITCH)
    ready = able(t, one) and not state(t).mortal and BOOK in one.cards and roots_of(one)
    return "" if ready and witch is not None and together(t, one, witch) else "BH-H3-H-BREAK"


@haunt.task(
    "break",
    breaking_forbidden,
    lambda t, one: {"": unhandled(t, roots_of(one))},
    roll=("knowledge", 6),
    card=lambda _t, _one, root: (BOOK, root),
)
async def break_spell(t: Table, one: Explorer, root: str) -> None:
    """Knowledge 6 uses up the Root and makes the Witch mortal."""
    take_step(t, one)
    if await blocks.task_roll(t, one, "stew-break"):
        await give_up(t, one, root)
        state(t).mortal = True
        t.tell(ALL, "stew-mortal", who=one.name)


frogs.register_rescue(haunt, lambda t, one: able(t, one) and BOOK in one.cards, BOOK)


@haunt.on(KEEPS)
def not_for_traitors(_t: Table, card: str, one: Figure, how: str) -> str:
    """The traitor never gets a Root."""
    gets = how == "steal" or (how == TAKING and not is_hero(one))
    return "BH-H3-ROOT" if gets and card.startswith(ROOTS) else ""


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the Witch is dead, the traitor when every hero is a Frog."""
    if state(t).dead:
        return Win(HEROES, "stew-spoilt")
    return Win(TRAITOR, "stew-served") if t.heroes() and all(is_frog(t, hero) for hero in t.heroes()) else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Witch and traitor go for the hero with the Book; heroes dig, bring Root and Book together, and help Frogs."""
    human = [hero for hero in t.heroes() if not is_frog(t, hero)]
    reader = next((hero for hero in human if BOOK in hero.cards), None)
    if not is_hero(one):
        spell = [Aim("task", f"stew-{name}", worth) for name, worth in spells.WORTH.items()]
        prey = [Aim("go", hero.place, 4 if hero is reader else 3) for hero in human]
        if isinstance(one, Monster):
            return [*spell, *prey]
        return [*spell, Aim("take", BOOK, 6), *(Aim("attack", hero.name, 4 if hero is reader else 2) for hero in human)]
    if is_frog(t, one):
        return [Aim("avoid", CAT, 4), *([Aim("go", reader.place, 4)] if reader is not None else [])]
    return [*frogs.aims(t, haunt), *hunting(t, one, reader)]


def hunting(t: Table, one: Figure, reader: Explorer | None) -> list[Aim]:
    """Aims of heroes: a Root, the Book, and then the Witch."""
    if WITCH not in t.monsters:
        return []
    witch = t.monsters[WITCH]
    if state(t).mortal:
        return [Aim("attack", WITCH, 9), Aim("go", witch.place, 6)]
    fear = [] if one is reader and roots_of(one) else [Aim("avoid", WITCH, 1.5)]
    have = [hero for hero in t.heroes() if roots_of(hero)]
    if one is reader:
        bring = [Aim("task", "stew-break", 9), Aim("go", witch.place, 7)] if roots_of(one) else []
        bring += [Aim("take", root, 6) for hero in have if hero is not one for root in roots_of(hero)]
    else:
        bring = [Aim("go", reader.place, 6)] if reader is not None and roots_of(one) else []
        bring += [Aim("take", BOOK, 5 if reader is None or roots_of(one) else 1)]
    there = [room for room in t.plan.spots if ROOT in t.tokens_in(room)]
    seek = [Aim("task", "stew-dig", 6), *(Aim("go", room, 5) for room in there)] if not have else []
    return [*fear, *bring, *seek, *([] if have or there else [Aim("explore", ROOT, 2)])]


haunt.aims = aims
haunt.counters = lambda t: {"stew-frogs": (len(state(t).frogs), len(t.explorers) - 1)}
