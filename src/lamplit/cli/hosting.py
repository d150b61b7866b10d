"""For hosts: `lamplit serve | settings | backup | restore | verify | prune`.

The server is loaded when a command needs it.
"""

import os
import time
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from .. import text
from .usage import LEFT_TO_DO, Command, Language

Database = Annotated[str | None, typer.Option("--database", help="help-database", metavar="URL")]
EnvironmentFile = Annotated[Path | None, typer.Option("--env-file", help="help-env-file", metavar="metavar-file")]
BackupFile = Annotated[Path, typer.Argument(help="help-backup-file", metavar="metavar-file")]

commands = typer.Typer()


@commands.command("serve", cls=Command, help="help-serve")
def serve(
    host: Annotated[str | None, typer.Option("--host", help="help-host", metavar="metavar-address")] = None,
    port: Annotated[int | None, typer.Option("--port", help="help-port", metavar="metavar-number")] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="help-workers", metavar="metavar-number")
    ] = None,
    database: Database = None,
    env_file: EnvironmentFile = None,
    lang: Language = None,
) -> None:
    """Run the server until it is told to stop."""
    from ..server import configuration
    from ..server.serve import serve as run

    given = configuration.from_environment().changed(host=host, port=port, workers=workers, database_url=database)
    run(given, lambda: _announce(given.address), partial(typer.echo, err=True))


def _announce(address: str) -> None:
    from ..server.http.pages import has_client

    typer.echo(text.say("serve-address", address=address))
    if not has_client():
        typer.echo(text.say("serve-no-client"), err=True)


@commands.command("settings", cls=Command, help="help-settings")
def settings(env_file: EnvironmentFile = None, lang: Language = None) -> None:
    """Show all settings with their present values and where these come from."""
    from ..server.configuration import from_environment
    from ..server.configuration_checks import validate_configuration
    from . import settings as known

    rows = list(known.now(os.environ))
    names, values = (max(len(row[part]) for row in rows) for part in (0, 1))
    for row in rows:
        typer.echo(f"{row.name:{names}}  {row.value:{min(values, 40)}}  {row.source}")
    validate_configuration(from_environment())


@commands.command("backup", cls=Command, help="help-backup")
def back_up(
    file: BackupFile, database: Database = None, env_file: EnvironmentFile = None, lang: Language = None
) -> None:
    """Back up a database into a file."""
    from ..server.operations.backup import backup

    counts = backup(_database(database), file)
    typer.echo(text.say("backup-made", file=str(file), tables=counts["tables"], records=counts["records"]))


@commands.command("restore", cls=Command, help="help-restore")
def restore(
    file: BackupFile,
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="help-replace")] = False,
    env_file: EnvironmentFile = None,
    lang: Language = None,
) -> None:
    """Restore a database from a file."""
    from ..server.operations import backup

    counts = backup.restore(file, _database(database), replace)
    typer.echo(text.say("backup-restored", tables=counts["tables"], records=counts["records"]))


@commands.command("verify", cls=Command, help="help-verify")
def verify(
    file: Annotated[
        Path | None, typer.Argument(help="help-verify-file", metavar="metavar-file", show_default=False)
    ] = None,
    database: Database = None,
    env_file: EnvironmentFile = None,
    lang: Language = None,
) -> int:
    """Verify everything that is stored."""
    from ..server.operations.verify import verify as findings_in

    what = _database(database) if file is None else str(file)
    with Console(stderr=True).status(text.say("verify-reading")):
        findings = findings_in(what)
    for finding in findings:
        typer.echo(text.say(finding.message, **finding.arguments))
    typer.echo(text.say("verify-told", count=len(findings)))
    return LEFT_TO_DO if findings else 0


@commands.command("prune", cls=Command, help="help-prune")
def forget(
    days: Annotated[int | None, typer.Option("--days", min=1, help="help-days", metavar="metavar-number")] = None,
    database: Database = None,
    env_file: EnvironmentFile = None,
    lang: Language = None,
) -> None:
    """Delete data older than a limit."""
    from ..server import configuration
    from ..server.operations.backup import reading
    from ..server.operations.prune import DAY, prune

    kept = min(days or configuration.from_environment().keep_days, configuration.MOST)
    if not kept:
        raise configuration.BadConfiguration("error-prune-days")
    url = _database(database)
    reading(url, lambda _connection: None)
    pruned = prune(url, time.time_ns() // 1_000_000 - kept * DAY)
    typer.echo(text.say("prune-done", **pruned._asdict(), days=kept))


def _database(given: str | None) -> str:
    from ..server import configuration
    from ..server.storage.database import address

    url = configuration.from_environment().changed(database_url=given).database
    address(url)
    return url
