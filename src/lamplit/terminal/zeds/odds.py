"""The chances of an answer in letters: a few figures behind its words, and all of them on demand."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ... import text
from ..chances import percent
from . import words

Chances = Mapping[str, Any]
HORDE = "zeds"
COLUMNS = ("×3 Z", "×2 Z", "> Z", "=", ">", "×2", "×3")
"""By how much one side is the stronger: those of the Zeds first."""
PARTS = (
    "breaks",
    "win",
    "kill",
    "find",
    "chance",
    "hits",
    "hurt",
    "last",
    "lost",
    "kept",
    "supplies",
    "ammo",
    "infection",
)
PERCENT = frozenset(("breaks", "win", "kill", "find", "chance", "last", "lost", "kept"))
SUCCESS = ("breaks", "win", "kill")
"""What says how likely a fight or a shot succeeds."""
IN_SHORT = (
    ("breaks",),
    ("win", "last"),
    ("kill", "hits"),
    ("find",),
    ("chance", "lost"),
    ("hurt", "last"),
    ("hits",),
    ("kept",),
)
"""Which figures stand behind an answer: the first of these whose first figure there is."""


def beside(view: Mapping[str, Any], seat: str, option: str, language: str) -> str:
    """The figures that matter most, or nothing where no dice are rolled."""
    odds = as_seen(view["odds"].get(option, {}), seat)
    if odds.get("infection"):
        return _part("infection", odds, language)
    for figures in IN_SHORT:
        if figures[0] in odds:
            shown = [name for name in figures if name == figures[0] or odds.get(name)]
            return ", ".join(_part(name, odds, language) for name in shown)
    return ""


def best(view: Mapping[str, Any], seat: str, options: Iterable[str], language: str) -> str:
    """The best chance that any of these answers has to win a fight, or to kill with a shot."""
    chances = [as_seen(view["odds"].get(option, {}), seat) for option in options]
    likely = [(odds[name], name) for odds in chances for name in SUCCESS if odds.get(name)]
    chance, name = max(likely, default=(0.0, ""))
    return _part(name, {name: chance}, language) if name else ""


def weighed(view: Mapping[str, Any], seat: str, option: str, language: str) -> list[str]:
    """Column, each shift with its reason, and all chances; and those of each way, where a die is thrown first."""
    odds = as_seen(view["odds"].get(option, {}), seat)
    return list(_lines(odds, language)) if odds else []


def as_seen(odds: Chances, seat: str) -> Chances:
    """The horde sees how likely its Zeds break through."""
    if seat != HORDE or "win" not in odds:
        return odds
    turned = {name: value for name, value in odds.items() if name != "win"}
    return {"breaks": 1 - odds["win"], **turned}


def _lines(odds: Chances, language: str) -> Iterator[str]:
    if "column" in odds:
        yield _column(odds, language)
    yield " · ".join(_part(name, odds, language) for name in PARTS if name in odds)
    for way in odds.get("ways", ()):
        figures = " · ".join(_part(name, way, language) for name in PARTS if name in way)
        fought = f"{_column(way, language)} · " if "column" in way else f"{words.say('no-fight', language)} · "
        yield words.say("way", language, chance=percent(way["chance"]), figures=fought + figures)


def _column(odds: Chances, language: str) -> str:
    named = str(odds["column"] + 1) if "kill" in odds else COLUMNS[odds["column"]]
    shifts = ", ".join(f"{_reason(why, language)} {words.signed(by)}" for why, by in odds["shifts"])
    return words.say("column", language, column=named, shifts=shifts or words.say("no-shifts", language))


def _part(name: str, odds: Chances, language: str) -> str:
    value = odds[name]
    if name in PERCENT:
        return words.say(f"odds-{name}", language, value=percent(value))
    return words.say(f"odds-{name}", language, value=words.signed(value) if name == "infection" else round(value, 1))


def _reason(why: str, language: str) -> str:
    name = why.rpartition(":")[2]
    for message in (f"shift-{name}", f"mark-{name}", f"ability-{name}", f"card-{name}"):
        if text.has(message, language, words.GAME):
            return text.say(message, language, words.GAME)
    return words.name(name, language)
