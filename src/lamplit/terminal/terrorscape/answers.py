"""The answers of Terrorscape in the terminal: what a survivor may do in groups, doors with their places."""

from collections.abc import Sequence

from ... import text
from ...games.terrorscape.data.mansion import PLACES
from ...games.terrorscape.view.types import View
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


def expected(view: View, seat: str, prompt: str) -> list[str]:
    """Return the answers that a person may look for, possible or not: search, repair, items and cards in hand."""
    if prompt == "act":
        own = words.played(view, seat)
        items = dict.fromkeys(own["items"] if own else ())
        return ["search", "repair", *(f"use:{item}" for item in items)]
    killer = words.of_killer(view)
    if killer and prompt in ("fast-card", "special-or-actions", "slow-card"):
        return [f"card:{card}" for card in dict.fromkeys(killer["hidden_cards"]["hand"])]
    return []


def meant(view: View, seat: str, option: str) -> str:
    """Return an option as it is put into words: a move to the own place is a return, doors have their letters."""
    verb, _, place = option.partition(":")
    if verb in DOORS:
        return f"{DOORS[verb]}:{place}"
    return f"{RETURNS[verb]}:{place}" if verb in RETURNS and place == _place(view, seat) else option


def _place(view: View, seat: str) -> str:
    """Return the place of the Survivor whom a seat plays, if the view shows it."""
    own = words.played(view, seat)
    return own["place"] if own else ""


def grouped(view: View, seat: str, prompt: str, options: Sequence[str], language: str) -> Groups:
    """Return what a Survivor can do, in groups: where to go, where to sprint, what to do on the spot and with items."""
    if prompt != "act":
        return []
    own = words.played(view, seat)
    who = words.name(own["who"] if own else seat, language)
    found: dict[str, dict[str, str]] = {}
    for option in sorted(options, key=_as_on_the_plan):
        verb = option.partition(":")[0]
        group = next((name for name, verbs in GROUPS.items() if verb in verbs), "rest")
        found.setdefault(group, {})[option] = _brief(view, seat, option, language)
    headed = (*GROUPS, "rest")
    return [(words.say(f"group-{group}", language, who=who), found[group]) for group in headed if group in found]


def _as_on_the_plan(option: str) -> int:
    """Sort ways by the places they lead to; all else stays as it is."""
    verb, _, place = option.partition(":")
    return sorted(PLACES).index(place) if verb in WAYS else len(PLACES)


def _brief(view: View, seat: str, option: str, language: str) -> str:
    """Return a few words for an option: a way is called after where it leads."""
    verb, _, place = option.partition(":")
    if verb not in WAYS:
        return text.option(meant(view, seat, option), words.GAME, language)
    back = place == _place(view, seat)
    how = "passage" if verb == "passage" else "back" if back else "there"
    return words.say(f"way-{how}", language, place=words.name(place, language), id=place)
