"""How the terminal puts things of Terrorscape into words, and whom a seat plays."""

from collections.abc import Mapping
from typing import Any

from ... import text

GAME = "terrorscape"


def say(message: str, language: str, **args: Any) -> str:
    """A message of this drawing."""
    return text.say(f"terrorscape-{message}", language, GAME, **args)


def name(thing: str, language: str) -> str:
    """What something is called."""
    return text.name(thing, GAME, language)


def place(where: str, language: str) -> str:
    """A place as it stands on the plan: its letter and number, and its name."""
    return f"{where} {name(where, language)}"


def own(view: Mapping[str, Any], seat: str) -> Mapping[str, Any]:
    """The survivor whom a seat plays, as far as this view tells."""
    return next((survivor for survivor in view.get("team", ()) if survivor["seat"] == seat), {})
