"""The haunts by number. Each has a folder of its own. `form` says what a haunt is; `blocks` has what several haunts
share."""

from importlib import import_module

from .form import Haunt

NAMES = (
    "mummy",
    "seance",
    "stew",
    "web",
    "werewolf",
    "aliens",
    "ivy",
    "banshee",
    "dance",
    "family",
    "specters",
    "twins",
    "dream",
    "stars",
    "dragon",
    "phantom",
    "wind",
    "united",
    "portrait",
    "bride",
    "undead",
    "abyss",
    "tentacles",
    "bats",
    "voodoo",
    "piper",
    "flesh",
    "solomon",
    "creature",
    "dracula",
    "airborne",
    "lost",
    "invocation",
    "guillotines",
    "small",
    "flood",
    "checkmate",
    "firebats",
    "heir",
    "buried",
    "invisible",
    "statue",
    "sickness",
    "years",
    "bombs",
    "feast",
    "worm",
    "jack",
    "wear",
    "treasure",
    "long_dark",
)
"""The haunts of the game, in the order of their numbers."""


def found(name: str) -> Haunt:
    """Return a haunt with the types of what it shows, tells and asks."""
    haunt: Haunt = import_module(f".{name}.rules", __name__).HAUNT
    haunt.types = import_module(f".{name}.view", __name__).TYPES
    return haunt


HAUNTS: dict[int, Haunt] = {haunt.number: haunt for haunt in map(found, NAMES)}
