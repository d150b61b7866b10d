"""The answers of Terrorscape in the terminal: what a survivor may do in groups, doors with their places."""

from collections.abc import Mapping, Sequence
from typing import Any

from ... import text
from ...games.terrorscape.data.mansion import PLACES
from . import words

RETURNS = {"move": "return", "sprint": "sprint-return"}
DOORS = {"door": "between", "pair": "between", "unblock": "clear"}
GROUPS = {
    "go": ("move", "passage"),
    "sprint": ("sprint",),
    "stay": ("calm", "search", "repair", "unblock"),
    "things": ("use", "trade", "drop"),
}
"""What stands together, by the verbs of options."""
WAYS = ("move", "sprint", "passage")

Groups = list[tuple[str, dict[str, str]]]
"""Headings, and under each the answers with a few words for them."""


def expected(view: Mapping[str, Any], seat: str, prompt: str) -> list[str]:
    """What a person may look for among the answers, possible or not: search, repair, items and cards in hand."""
    if prompt == "act":
        items = dict.fromkeys(words.own(view, seat).get("items", ()))
        return ["search", "repair", *(f"use:{item}" for item in items)]
    if prompt in ("fast-card", "special-or-actions", "slow-card"):
        return [f"card:{card}" for card in dict.fromkeys(view["hidden_cards"]["hand"])]
    return []


def meant(view: Mapping[str, Any], seat: str, option: str) -> str:
    """Going where one stands already is going out and coming back; of a door the letters on the plan are told too."""
    verb, _, place = option.partition(":")
    if verb in DOORS:
        return f"{DOORS[verb]}:{place}"
    return f"{RETURNS[verb]}:{place}" if verb in RETURNS and place == words.own(view, seat).get("place") else option


def grouped(view: Mapping[str, Any], seat: str, prompt: str, options: Sequence[str], language: str) -> Groups:
    """What a survivor can do: where to go, where to sprint, what can be done on the spot, what with things."""
    if prompt != "act":
        return []
    who = words.name(words.own(view, seat)["who"], language)
    found: dict[str, dict[str, str]] = {}
    for option in sorted(options, key=_as_on_the_plan):
        verb = option.partition(":")[0]
        group = next((name for name, verbs in GROUPS.items() if verb in verbs), "rest")
        found.setdefault(group, {})[option] = _brief(view, seat, option, language)
    headed = (*GROUPS, "rest")
    return [(words.say(f"group-{group}", language, who=who), found[group]) for group in headed if group in found]


def _as_on_the_plan(option: str) -> int:
    """Ways in the order of the places they lead to; all else stays as it is."""
    verb, _, place = option.partition(":")
    return sorted(PLACES).index(place) if verb in WAYS else len(PLACES)


def _brief(view: Mapping[str, Any], seat: str, option: str, language: str) -> str:
    """A way is called after where it leads."""
    verb, _, place = option.partition(":")
    if verb not in WAYS:
        return text.option(meant(view, seat, option), words.GAME, language)
    back = place == words.own(view, seat).get("place")
    how = "passage" if verb == "passage" else "back" if back else "there"
    return words.say(f"way-{how}", language, place=words.name(place, language), id=place)
