"""The answers of Betrayal in the terminal, in groups and with their chances."""

from collections.abc import Sequence

from ... import text
from ...games.betrayal.data.rooms import ROOMS, SIDES
from ...games.betrayal.house.plan import turned
from ...games.betrayal.turn.trading import BARGAIN
from ...games.betrayal.view.types import View
from ..chances import percent
from . import words

GROUPS = {
    "ways": ("go", "open", "cross"),
    "haunt": ("task", "attack", "reveal"),
    "here": ("room", "free", "take"),
    "cards": ("use", "drop", "trade"),
}
"""Which verbs of options stand together."""


def grouped(
    view: View, _seat: str, prompt: str, options: Sequence[str], language: str
) -> list[tuple[str, dict[str, str]]]:
    """Return the options of a turn in groups: ways, tasks of the haunt, what is here, and cards carried."""
    if prompt == BARGAIN:
        return _bargains(options, language)
    if prompt not in ("act", "monster") and not prompt.endswith("-act"):
        return []
    found: dict[str, dict[str, str]] = {}
    for option in options:
        verb = option.partition(":")[0]
        group = next((name for name, verbs in GROUPS.items() if verb in verbs), "rest")
        found.setdefault(group, {})[option] = _with_chance(view, option, language)
    return [(words.say(f"group-{group}", language), found[group]) for group in (*GROUPS, "rest") if group in found]


def _bargains(options: Sequence[str], language: str) -> list[tuple[str, dict[str, str]]]:
    """Return the options of a trade, grouped by what is given, so that each is the name of one thing."""
    found: dict[str, dict[str, str]] = {}
    for option in options:
        verb, *cards = option.split(":")
        given = words.name(cards[0], language) if verb == "exchange" else ""
        heading = words.say(f"group-{verb if cards else 'rest'}", language, card=given)
        said = words.name(cards[-1], language) if cards else text.option(option, words.GAME, language)
        found.setdefault(heading, {})[option] = said
    return [*found.items()]


def meant(view: View, seat: str, option: str) -> str:
    """Return the option by which to look up words: rooms chosen from elsewhere are only named, and an order of cards
    names the cards."""
    verb, _, room = option.partition(":")
    if verb == "order":
        return _stacked(view, seat, room.split(":")) or option
    here = [one["place"] for one in view["explorers"].values() if one["seat"] == seat]
    return f"there:{room}" if verb == "room" and room in view["rooms"] and room not in here else option


def _stacked(view: View, seat: str, order: Sequence[str]) -> str:
    """Return an order of cards, the top one first; nothing if it is not clear which cards are meant."""
    piles = [seen for pile, seen in view["seen"].items() if pile.startswith(f"{seat}:") and len(seen) >= len(order)]
    if len(piles) != 1:
        return ""
    return ":".join(["order", *(piles[0][-int(number)] for number in order)])


def beside(view: View, _seat: str, option: str, language: str) -> str:
    """Return where the doors of a room come to lie."""
    verb, _, turn = option.partition(":")
    if verb != "turn" or not view["piles"]["drawn_room"]:
        return ""
    lying = turned(ROOMS[view["piles"]["drawn_room"][0]].doors, int(turn))
    doors = text.names([side for side in SIDES if side in lying], words.GAME, language)
    return words.say("doors", language, count=len(lying), doors=doors)


def _with_chance(view: View, option: str, language: str) -> str:
    said = text.option(option, words.GAME, language)
    odds = view.get("odds", {}).get(option, {})
    chance = odds.get("win", odds.get("chance"))
    return said if chance is None else f"{said} ({percent(chance)} %)"


def about(thing: str, language: str) -> list[str]:
    """Return what a card, a room or a token does."""
    messages = [f"{kind}-{thing}-text" for kind in ("card", "room", "token", "explorer")]
    return [text.say(message, language, words.GAME) for message in messages if text.has(message, language, words.GAME)]
