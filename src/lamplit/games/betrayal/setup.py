"""Seats, settings and the first deal."""

from collections.abc import Mapping
from typing import Any

from ...engine import ALL, BadOption, Chance, Setting, ask, number, one_of, several
from .data.cards import EVENTS, ITEMS, OMENS
from .data.explorers import EXPLORERS, TRAITS
from .data.rooms import STACK
from .haunts import HAUNTS
from .haunts.form import Haunt
from .house.plan import START_LAYOUT
from .state import CHOICES, NEW, SEATS, Explorer, Settings, Table

RULINGS = "rulings"
"""The group of settings by which a table closes the holes of the haunts' books."""


def settings() -> list[Setting]:
    """Return the settings of a table, with the haunts that are in the house now."""
    last = max(HAUNTS)
    return [
        number("players", 4, 3, 6),
        number("haunt", 0, 0, last),
        number("not_again", 0, 0, last),
        several("played", 1, last),
        *(one_of(name, *values) for name, values in CHOICES.items()),
        number("month", 0, 0, 12, today="month"),
        number("day", 0, 0, 31, today="day"),
        *(
            one_of(name, *choices, group=RULINGS)
            for haunt in HAUNTS.values()
            for name, choices in haunt.rulings.items()
        ),
    ]


OPTIONS = settings()


def let_in(haunt: Haunt) -> None:
    """A haunt moves into the house: from now on it can be chosen, with its rulings."""
    HAUNTS[haunt.number] = haunt
    OPTIONS[:] = settings()


def seats(options: Mapping[str, Any]) -> tuple[str, ...]:
    """Return a seat for each player."""
    return SEATS[: options["players"]]


def check(options: Mapping[str, Any]) -> None:
    """Refuse a haunt that is not in the house."""
    for name in ("haunt", "not_again"):
        if options[name] and options[name] not in HAUNTS:
            raise BadOption("error-option-value", option=name, value=options[name], known=f"0–{max(HAUNTS)}")


def rematch_options(options: Mapping[str, Any], result: Mapping[str, Any]) -> dict[str, Any]:
    """Return the settings of a rematch: unless a certain haunt was chosen, another one comes."""
    ended = result.get("haunt", 0)
    if not ended or options.get("haunt"):
        return dict(options)
    played = "+".join(filter(None, (str(options.get("played", "")), str(ended))))
    return {**options, "not_again": ended, "played": played}


def lay_table(options: Mapping[str, Any], chance: Chance) -> Table:
    """Return the table before anything is chosen."""
    settled = Settings(
        players=options["players"],
        explorers=options["explorers"],
        haunt_roll=options["haunt_roll"],
        haunts="+".join(filter(None, (NEW, options["played"]))) if options["haunts"] == NEW else options["haunts"],
        haunt=options["haunt"],
        not_again=options["not_again"],
        month=options["month"],
        day=options["day"],
        rulings=tuple(f"{each.name}={options[each.name]}" for each in OPTIONS if each.group and each.name in options),
    )
    return Table(
        step="set_up",
        chance=chance,
        settings=settled,
        layout=START_LAYOUT,
        rooms=list(STACK),
        omen_deck=[card.name for card in OMENS],
        item_deck=[card.name for card in ITEMS],
        event_deck=[card.name for card in EVENTS],
    )


async def choose_explorers(t: Table) -> None:
    """Each seat takes an explorer whose card is still there, or all are drawn by lot."""
    for seat in t.seats:
        free = free_explorers(t)
        if t.settings.explorers == "random":
            name = t.chance.pick("explorers", free)
        else:
            name = await ask(seat, "choose-explorer", {f"explorer:{name}": name for name in free})
        row = EXPLORERS[name]
        t.explorers[name] = Explorer(name=name, seat=seat, steps=dict(zip(TRAITS, row.starts, strict=True)))
        t.tell(ALL, "takes", seat=seat, who=name)


def free_explorers(t: Table) -> list[str]:
    """Return the explorers whose card is still there: each card has two faces."""
    taken = {EXPLORERS[name].colour for name in t.explorers}
    return [name for name, row in EXPLORERS.items() if row.colour not in taken]


def shuffle(t: Table) -> None:
    """Shuffle the four piles that lie face down."""
    t.chance.shuffle("rooms", t.rooms)
    t.chance.shuffle("omens", t.omen_deck)
    t.chance.shuffle("items", t.item_deck)
    t.chance.shuffle("events", t.event_deck)


def who_begins(t: Table) -> str:
    """Return the seat of the explorer whose birthday comes next; without a date, one drawn by lot."""
    if not t.settings.month:
        return t.chance.pick("first", t.seats)
    today = (t.settings.month, max(t.settings.day, 1))

    def waits(name: str) -> tuple[bool, tuple[int, int]]:
        birthday = EXPLORERS[name].birthday
        return (birthday < today, birthday)

    return t.explorers[min(t.explorers, key=waits)].seat
