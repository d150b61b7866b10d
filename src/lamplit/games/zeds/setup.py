"""The first deal: decks, pieces and stores."""

from collections.abc import Mapping
from typing import Any

from ...engine import ALL, Chance, ask_team
from .combat.arrivals import available, enter_play
from .data import levels
from .data.board import START, TOWN_CENTER, TUNNEL, VILLAGES
from .data.events import EVENTS, GUARD_ABOVE, NATIONAL_GUARD, colours
from .data.fate import FATE, NOT_BASIC
from .data.tables import BASIC_AMMO
from .data.units import (
    BASIC_HEROES,
    BASIC_HEROIC,
    CIVILIANS,
    FOLK,
    HEROES,
    HEROES_IN_PLAY,
    HEROIC,
    INFECTORS,
    RAIDERS,
    REGULAR,
    SPECIAL,
    SUPER,
    VILLAGERS,
)
from .dice import roll
from .occasions import renew
from .phases import horde
from .settings import settings_of
from .state import DEFIANT, Piece, Table
from .town import research

SECURITY = {"red_diamond1": "T0", "red_diamond2": "T2"}
"""The guards of the Red Diamond plant, and where they stand when the game begins."""


def lay_table(options: Mapping[str, Any], chance: Chance) -> Table:
    """The table before anything lies on it."""
    chosen = settings_of(options)
    table = Table(
        step="set_up",
        chance=chance,
        settings=chosen,
        pool=[*HEROES, *HEROIC, *CIVILIANS, *SPECIAL],
        bag=list(REGULAR),
        super_pool=list(SUPER),
        aside=[*INFECTORS, *RAIDERS, *FOLK],
        chaos_left=levels.CHAOS_MARKERS[chosen.level],
    )
    horde.deal(table)
    return table


# -- decks -----------------------------------------------------------------------------------------------------------


def build_decks(t: Table) -> None:
    """The event deck act by act, the Fate deck, and from level III the research deck. The first listed lie on top."""
    build_event_deck(t)
    t.fate_deck = list(fate_of(t.settings.level))
    t.chance.shuffle("fate", t.fate_deck)
    if t.settings.research:
        research.build_deck(t)


def events_of(level: int, kind: str, act: int | None = None) -> tuple[str, ...]:
    """The events of a kind that are in use on a level, of one act or of all."""
    of_level = colours(level)
    in_use = [card for card in EVENTS.values() if card.colour in of_level and card.kind == kind]
    return tuple([card.name for card in in_use if act is None or card.act == act])


def fate_of(level: int) -> tuple[str, ...]:
    """The Fate cards that are in use on a level."""
    of_level = colours(level)
    return tuple([card.name for card in FATE.values() if card.colour in of_level and (level or card.name != NOT_BASIC)])


def build_event_deck(t: Table) -> None:
    """Act 1 on top, act 4 below, a Finale at the bottom; from level II the National Guard with nine cards under it."""
    length = levels.LENGTHS[t.settings.level, t.settings.length]
    deck: list[str] = []
    for act in range(1, 5):
        chosen: list[str] = []
        normal = levels.SOONER[length.name] if t.settings.versus else length.normal
        special = levels.FEWER_SPECIAL if t.settings.versus else length.special
        for kind, wanted in (("special", special), ("normal", normal)):
            cards = list(events_of(t.settings.level, kind, act))
            t.chance.shuffle("events", cards)
            chosen += cards[: wanted[act - 1]]
            t.event_box += cards[wanted[act - 1] :]
        t.chance.shuffle("events", chosen)
        deck = chosen + deck
    finales = list(events_of(t.settings.level, "finale"))
    t.chance.shuffle("events", finales)
    t.event_box += finales[1:]
    t.event_deck = finales[:1] + deck
    if t.settings.chaos:
        t.event_deck.insert(GUARD_ABOVE, NATIONAL_GUARD)


# -- pieces ----------------------------------------------------------------------------------------------------------


def place_zeds(t: Table) -> None:
    """One random Zed on the Start of every track in play."""
    for track in t.settings.tracks:
        zed = t.chance.pick("bag", t.bag)
        t.bag.remove(zed)
        t.zeds[zed] = Piece(name=zed, place=START[track])
        t.tell(ALL, "zed-placed", zed=zed, place=START[track])


def place_civilians(t: Table) -> None:
    """Of the seven civilians five stand Defiant in the villages, one is in Town Center; then Villagers and guards."""
    shuffled = list(CIVILIANS)
    t.chance.shuffle("civilians", shuffled)
    for place in (*VILLAGES, TOWN_CENTER):
        name = shuffled.pop()
        t.pool.remove(name)
        t.units[name] = Piece(name=name, place=place, marks=() if place == TOWN_CENTER else (DEFIANT,))
        t.tell(ALL, "joined", unit=name, place=place)
    if t.settings.chaos:
        for name, place in zip(VILLAGERS, VILLAGES, strict=True):
            t.aside.remove(name)
            t.folk[name] = Piece(name=name, place=place)
    if TUNNEL in t.settings.tracks:
        for name, place in SECURITY.items():
            t.pool.remove(name)
            t.units[name] = Piece(name=name, place=place)
            t.tell(ALL, "joined", unit=name, place=place)


async def choose_heroic_civilians(t: Table) -> None:
    """The Furies in the Basic Game, else a random unit of the colours in use."""
    name = t.chance.pick("heroic", available(t, "heroic")) if t.settings.level else BASIC_HEROIC
    await enter_play(t, name)


async def choose_heroes(t: Table) -> None:
    """Four heroes: those of the Basic Game; else one that the players choose, where they like to, and random ones."""
    heroes: list[str] = [] if t.settings.level else [*BASIC_HEROES]
    if t.settings.level and t.settings.heroes == "choose":
        names = {f"hero:{name}": name for name in available(t, "hero")}
        heroes.append(await ask_team(t.seats, "choose-hero", names))
    while len(heroes) < HEROES_IN_PLAY:
        heroes.append(t.chance.pick("heroes", [name for name in available(t, "hero") if name not in heroes]))
    for name in heroes:
        await enter_play(t, name)


async def fill_stores(t: Table) -> None:
    """Four ammo in the Basic Game. From level I two dice: their sum in supplies, six less the lower one in ammo."""
    if not t.settings.level:
        t.ammo = BASIC_AMMO
    else:
        dice = roll(t, "stores", 2)
        t.supplies += sum(dice)
        t.ammo += 6 - min(dice)
    renew(t)
    t.tell(ALL, "ready", ammo=t.ammo, supplies=t.supplies)
