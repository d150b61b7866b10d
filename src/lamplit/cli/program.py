"""The complete program."""

from typing import Annotated

import typer

from .. import __version__, text
from . import hosting, playing, reading, simulating
from .usage import Group, Language

program = typer.Typer(
    cls=Group,
    help="help-lamplit",
    add_completion=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["--help", "-h"]},
)
for part in (playing, simulating, reading, hosting):
    program.add_typer(part.commands)


@program.callback()
def start(
    context: typer.Context,
    lang: Language = None,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
    network: Annotated[bool, typer.Option("--network", help="help-network")] = False,
    env_file: hosting.EnvironmentFile = None,
) -> None:
    """Start a household server and open the browser when no command is given."""
    if version:
        typer.echo(f"lamplit {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        _play_at_home(network)


def _play_at_home(network: bool) -> None:
    from ..server import configuration
    from ..server.local_server import run_local_server

    given = configuration.from_environment().changed(host="0.0.0.0" if network else None)
    run_local_server(given, lambda message, address: typer.echo(text.say(message, address=address)))
