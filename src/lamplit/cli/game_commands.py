"""Finds the commands of games: one module each in `cli/<game>`.

* `command` in it is a Typer program: one command, or several in a group.
* Its help stands in `cli/<game>/text`, and what the list of all commands says of it is the message `help-<name>` there.
  These files are read whenever the program starts; all other words of the game are not.

A module is loaded when somebody calls its command, so that what a game brings makes nothing else slower.
"""

from collections.abc import Iterator
from importlib import import_module, resources
from typing import Any

from ..games import NAMES
from .usage import Command, translated

HERE = "lamplit.cli"


class GameCommand(Command):
    """A placeholder for a game's command until it is called."""

    def __init__(self, name: str, module: str) -> None:
        super().__init__(name, help=f"help-{name}")
        self._module = module

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """Load the real command and use it from now on."""
        return translated(import_module(self._module).command).make_context(info_name, args, parent, **extra)


def game_commands() -> Iterator[GameCommand]:
    """Yield the commands of all games, found by the names of their modules."""
    for game in NAMES:
        folder = resources.files(HERE) / game
        modules = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []
        for name, _, ending in (module.partition(".") for module in modules):
            if ending == "py" and not name.startswith("_"):
                yield GameCommand(name, f"{HERE}.{game}.{name}")
