"""The answers of Dawn of the Zeds in the terminal: those of the Action Phase by unit, all with their chances."""

from collections.abc import Mapping, Sequence
from typing import Any

from ... import text
from ...games.zeds.data.units import FIGURES
from . import town, words

OF_UNITS = ("move", "fire", "forage", "build", "heal", "discharge", "bury", "research")
GAME = words.GAME

Groups = list[tuple[str, dict[str, str]]]
"""Headings, and under each the answers with a few words for them."""


def meant(view: Mapping[str, Any], _seat: str, option: str) -> str:
    """An answer with its chances, where there are any: `attack:hunt:F3:62:12` is put into words instead of `move:…`."""
    odds = view["odds"].get(option)
    verb, *rest = option.split(":")
    if odds is None:
        return _where(view, verb, rest, option)
    if verb == "fire":
        place = _piece(view, rest[1])["place"]
        return ":".join(("shoot", *rest, place, words.percent(odds["kill"]), _few(odds["hits"])))
    if verb == "forage":
        return f"search:{rest[0]}:{words.percent(odds['find'])}"
    if "win" in odds:
        name = "attack" if verb == "move" else "defend"
        return ":".join((name, *rest, words.percent(odds["win"]), words.percent(odds["last"])))
    return option


def _where(view: Mapping[str, Any], verb: str, rest: Sequence[str], option: str) -> str:
    """Of equal Zeds it is told where they stand."""
    if verb in ("zed", "unit", "folk") and len(rest) == 1 and _piece(view, rest[0]):
        return f"piece:{rest[0]}:{_piece(view, rest[0])['place']}"
    return option


def _piece(view: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    for kind in ("zeds", "raiders", "units", "folk"):
        if name in view[kind]:
            return view[kind][name]
    return {}


def _few(number: float) -> str:
    return f"{number:.1f}"


def grouped(view: Mapping[str, Any], _seat: str, prompt: str, options: Sequence[str], language: str) -> Groups:
    """The answers of the Action Phase: what each unit may do, then what concerns nobody alone."""
    if prompt != "action":
        return []
    by_unit: dict[str, dict[str, str]] = {}
    others: dict[str, str] = {}
    for option in options:
        verb, *rest = option.split(":")
        unit = rest[1] if verb == "ability" else rest[0] if verb in OF_UNITS and rest else ""
        if unit and _piece(view, unit):
            by_unit.setdefault(unit, {})[option] = _brief(view, option, language)
        else:
            others[option] = text.option(option, GAME, language)
    headed = [(_heading(view, unit, language), answers) for unit, answers in by_unit.items()]
    return [*headed, (words.say("others", language), others)]


def _heading(view: Mapping[str, Any], unit: str, language: str) -> str:
    piece = _piece(view, unit)
    strong = f" {town.strength(piece)}" if "left" in piece else ""
    return f"{words.name(unit, language)}{strong}, {words.name(piece['place'], language)}"


def _brief(view: Mapping[str, Any], option: str, language: str) -> str:
    verb, *rest = option.split(":")
    odds = view["odds"].get(option, {})
    if verb == "move" and "win" in odds:
        win, last = words.percent(odds["win"]), words.percent(odds["last"])
        return words.say("brief-attack", language, place=rest[1], win=win, last=last)
    if verb == "move":
        return words.say("brief-move", language, place=rest[1])
    if verb == "fire":
        zed = words.name(rest[1], language)
        kill, hits = words.percent(odds.get("kill", 0)), round(odds.get("hits", 0), 1)
        place = _piece(view, rest[1])["place"]
        return words.say("brief-fire", language, zed=zed, place=place, kill=kill, hits=hits)
    if verb == "forage":
        return words.say("brief-forage", language, find=words.percent(odds.get("find", 0)))
    if verb == "build":
        return words.say("brief-build", language, place=rest[1])
    if verb == "ability":
        ability = words.name(rest[0], language, "ability")
        target = ", ".join(words.name(thing, language) for thing in rest[2:])
        return f"{ability} ({target})" if target else ability
    return words.say(f"brief-{verb}", language)


def about(thing: str, language: str) -> list[str]:
    """What a unit is good for: its figures and its abilities."""
    figures = FIGURES.get(thing)
    if figures is None:
        return []
    full, reduced = figures.strength
    told = [words.say("figures", language, full=full, reduced=reduced, move=figures.move, fire=len(figures.fire))]
    for ability in figures.abilities:
        if text.has(f"ability-{ability}", language, GAME):
            said = text.say(f"ability-{ability}-text", language, GAME)
            told.append(f"{words.name(ability, language, 'ability')}: {said}")
    return told
