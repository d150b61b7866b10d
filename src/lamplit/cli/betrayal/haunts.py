"""`lamplit haunts`: lists the haunts, and checks haunts of your own."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from ...games.betrayal.haunts import HAUNTS
from ...lab.betrayal import scenario_kit
from ...terminal.betrayal.words import GAME
from ...terminal.screen import Screen
from ..usage import LEFT_TO_DO, Command, Group, Language

Games = Annotated[int, typer.Option("--games", help="help-haunts-games", min=1, metavar="metavar-number")]
BotGames = Annotated[int, typer.Option("--bot-games", help="help-haunts-bot-games", min=1, metavar="metavar-number")]

command = typer.Typer(cls=Group, help="help-haunts", add_completion=False)


@command.callback(invoke_without_command=True)
def list_haunts(context: typer.Context, lang: Language = None) -> None:
    """List the haunts."""
    if context.invoked_subcommand is None:
        _show_haunts(Screen(GAME))


@command.command("check", cls=Command, help="help-haunts-check")
def check_haunt(
    folder: Annotated[Path, typer.Argument(help="help-haunts-file", metavar="metavar-file")],
    count: Games = scenario_kit.GAMES,
    bot_games: BotGames = scenario_kit.BOT_GAMES,
    lang: Language = None,
) -> int:
    """Read a haunt of your own, play it, and say what is missing."""
    visitor, screen = scenario_kit.read_haunt(folder), Screen(GAME)
    with screen.console.status(screen.words("haunt-check-looking", name=visitor.haunt.name)):
        findings = list(scenario_kit.check(visitor, count, bot_games))
    _show_findings(screen, findings)
    return 0 if all(finding.good for finding in findings) else LEFT_TO_DO


def _show_haunts(screen: Screen) -> None:
    """Show the haunts by number, and the rulings a table may choose."""
    for number in sorted(HAUNTS):
        screen.show(Text.assemble((f"{number:>3}", "cyan"), f"  {screen.words(f'haunt-{number}')}"))
        for setting, choices in HAUNTS[number].rulings.items():
            told = ", ".join(f"{each} ({screen.words(f'setting-{setting}-{each}')})" for each in choices)
            about = f"  {screen.words(f'setting-{setting}')}: {told}"
            screen.show(Padding(Text.assemble((setting, "cyan"), about), (0, 0, 0, 5)))


def _show_findings(screen: Screen, findings: Sequence[scenario_kit.Finding]) -> None:
    """Show all checks, and below each its faults."""
    for finding in findings:
        mark = Text("✓ ", style="green") if finding.good else Text("✗ ", style="bold red")
        told = f": {finding.tell}" if finding.tell else ""
        screen.show(Text.assemble(mark, screen.words(finding.message, **finding.args), told))
        for wrong in finding.wrong:
            screen.show(Padding(Text(wrong), (0, 0, 0, 4)))
    wrong = sum(not finding.good for finding in findings)
    screen.say("haunt-check-good" if not wrong else "doctor-some-bad", "bold", count=wrong)
