"""Parameters shared by several commands: a game, its options, its players."""

from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(help="help-game", metavar="metavar-game")]
AnyGame = Annotated[str | None, typer.Argument(help="help-game", metavar="metavar-game", show_default=False)]
Seed = Annotated[str | None, typer.Option("--seed", help="help-seed", metavar="metavar-seed")]
Options = Annotated[list[str] | None, typer.Option("--option", help="help-option", metavar="metavar-option")]
Bots = Annotated[str | None, typer.Option("--bots", help="help-bots", metavar="metavar-bots")]
