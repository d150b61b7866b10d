"""How the terminal puts things of Terrorscape into words, and the parts of a view that only one side sees."""

from typing import Any

from ... import text
from ...games.terrorscape.view.types import KillerView, SurvivorView, Teammate, View

GAME = "terrorscape"


def say(message: str, language: str, **args: Any) -> str:
    """Return a message of this drawing."""
    return text.say(f"terrorscape-{message}", language, GAME, **args)


def name(thing: str, language: str) -> str:
    """Return the name of a thing."""
    return text.name(thing, GAME, language)


def place(where: str, language: str) -> str:
    """Return a place as it stands on the plan: its letter and number, and its name."""
    return f"{where} {name(where, language)}"


def of_killer(view: View) -> KillerView | None:
    """Return a view if it is the Killer's."""
    return view if view["you"] == "killer" else None


def of_team(view: View) -> SurvivorView | None:
    """Return a view if it is a Survivor's."""
    return None if view["you"] == "killer" or view["you"] == "spectator" else view


def team(view: View) -> list[Teammate]:
    """Return the team, if the view shows it."""
    own = of_team(view)
    return own["team"] if own else []


def played(view: View, seat: str) -> Teammate | None:
    """Return the Survivor whom a seat plays, if the view shows it."""
    return next((survivor for survivor in team(view) if survivor["seat"] == seat), None)
