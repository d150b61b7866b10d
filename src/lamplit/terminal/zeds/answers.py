"""The answers of Dawn of the Zeds in the terminal: those of the Action Phase by unit, all with their chances."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ... import text
from ...games.zeds.data.units import FIGURES
from . import town, words
from .odds import beside

OF_UNITS = ("move", "fire", "forage", "build", "heal", "discharge", "bury", "research")
GAME = words.GAME
FEW_WAYS = 3
"""A card that can be played in more ways than this has a heading of its own."""

Groups = list[tuple[str, dict[str, str]]]
"""Headings, and under each the answers with a few words for them."""


def meant(view: Mapping[str, Any], _seat: str, option: str) -> str:
    """Going where enemies are is an attack, and called so; of shots and equal Zeds it is told where they stand, and of
    hits that are spread how many each takes."""
    verb, *rest = option.split(":")
    if verb == "move" and len(rest) == 2 and "column" in view["odds"].get(option, {}):
        return f"attack:{rest[0]}:{rest[1]}"
    if verb == "fire":
        return f"shoot:{rest[0]}:{rest[1]}:{_piece(view, rest[1])['place']}"
    if verb == "hits":
        return ":".join([verb, *(f"{zed}:{hits}" for zed, hits in Counter(rest[0].split("+")).items())])
    return _where(view, verb, rest, option)


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


def grouped(view: Mapping[str, Any], seat: str, prompt: str, options: Sequence[str], language: str) -> Groups:
    """The answers of the Action Phase: what each unit may do, the ways to play a card, then all else."""
    if prompt != "action":
        return []
    by_unit: dict[str, dict[str, str]] = {}
    by_card: dict[str, dict[str, str]] = {}
    others: dict[str, str] = {}
    ways = Counter(option.split(":")[1] for option in options if option.startswith("card:"))
    for option in options:
        verb, *rest = option.split(":")
        unit = rest[1] if verb == "ability" else rest[0] if verb in OF_UNITS and rest else ""
        if unit and _piece(view, unit):
            by_unit.setdefault(unit, {})[option] = _brief(view, seat, option, language)
        elif verb == "card" and ways[rest[0]] > FEW_WAYS:
            by_card.setdefault(rest[0], {})[option] = _way(view, seat, option, language)
        else:
            others[option] = _in_full(view, seat, option, language)
    headed = [(_heading(view, unit, language), answers) for unit, answers in by_unit.items()]
    played = [(words.name(card, language, "card"), answers) for card, answers in by_card.items()]
    return [*headed, *played, (words.say("others", language), others)]


def lost(view: Mapping[str, Any], seat: str, language: str) -> str:
    """The actions that ending them now would throw away: one's own, and those of the event once nobody else can take
    them."""
    actions = view["actions"]
    others = any(other != seat and other not in actions["done"] for other in view["seats"])
    count = (seat in actions["own"]) + (0 if others else actions["event"] + len(actions["free"]))
    return words.say("lost", language, count=count) if count else ""


def _heading(view: Mapping[str, Any], unit: str, language: str) -> str:
    """Who it is, and where: in the letters that stand on the roads."""
    piece = _piece(view, unit)
    strong = f" {town.strength(piece)}" if "left" in piece else ""
    return f"{words.name(unit, language)}{strong}, {piece['place']}"


def _way(view: Mapping[str, Any], seat: str, option: str, language: str) -> str:
    """A way to play a card: on what or whom."""
    figures = beside(view, seat, option, language)
    said = ", ".join(words.name(thing, language) for thing in option.split(":")[2:])
    return f"{said} ({figures})" if figures else said


def _in_full(view: Mapping[str, Any], seat: str, option: str, language: str) -> str:
    figures = beside(view, seat, option, language)
    said = text.option(option, GAME, language)
    return f"{said} ({figures})" if figures else said


def _brief(view: Mapping[str, Any], seat: str, option: str, language: str) -> str:
    figures = beside(view, seat, option, language)
    deed = _deed(view, option, language)
    return f"{deed} ({figures})" if figures else deed


def _deed(view: Mapping[str, Any], option: str, language: str) -> str:
    verb, *rest = option.split(":")
    if verb == "move":
        fought = "column" in view["odds"].get(option, {})
        return words.say("brief-attack" if fought else "brief-move", language, place=rest[1])
    if verb == "fire":
        place = _piece(view, rest[1])["place"]
        return words.say("brief-fire", language, zed=words.name(rest[1], language), place=place)
    if verb == "build":
        return words.say("brief-build", language, place=rest[1])
    if verb == "ability":
        ability = words.name(rest[0], language, "ability")
        target = ", ".join(words.name(thing, language) for thing in rest[2:])
        return f"{ability}: {target}" if target else ability
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
