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

HAUNTS: dict[int, Haunt] = {
    haunt.number: haunt for haunt in (import_module(f".{name}.rules", __name__).HAUNT for name in NAMES)
}
