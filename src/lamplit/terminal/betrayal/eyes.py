"""Betrayal on one screen for several seats: their explorers, and whether the screen may show all."""

from ...games.betrayal.view.types import View


def has_no_secrets(view: View) -> bool:
    """Whether one screen may show all: nothing is secret before the haunt but cards that a seat has looked at."""
    return bool(view) and not view["haunt"] and not view["seen"]


def plays(view: View, seat: str) -> str:
    """Return the explorer that a seat has chosen, or nothing."""
    return next((name for name, one in view.get("explorers", {}).items() if one["seat"] == seat), "")
