"""Texts of other people cannot send commands to a terminal."""

from io import StringIO

import pytest
from rich.table import Table
from rich.text import Text

from lamplit.terminal.console import SafeConsole
from lamplit.terminal.full_screen import FullScreen
from lamplit.terminal.screen import Screen

COMMANDS = ("\x1b[2J", "\x1b]52;c;cm0gLXJm\x07", "\x1b]0;title\x1b\\", "\x9b2J", "\x9d0;title\x9c", "a\rb", "\x08\x7f")


def shown(thing: object, **settings: object) -> str:
    out = StringIO()
    SafeConsole(file=out, width=60, **settings).print(thing)  # type: ignore[arg-type]
    return out.getvalue()


@pytest.mark.parametrize("words", COMMANDS)
def test_what_somebody_wrote_is_shown_and_not_obeyed(words: str) -> None:
    table = Table("said")
    table.add_row(Text(words))
    for thing in (Text(words), words, table):
        assert not set(shown(thing)) & set("\x1b\x07\x08\r\x7f\x9b\x9c\x9d")


def test_colours_are_the_programs_own() -> None:
    painted = shown(Text("Ada: \x1b[31mred", style="bold"), force_terminal=True, color_system="standard")
    assert painted == "\x1b[1mAda: \ufffd[31mred\x1b[0m\n"


def test_a_screen_and_a_stage_obey_nobody_either(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().show(Text("\x1b[2J"))
    assert "\x1b" not in capsys.readouterr().out
    out = StringIO()
    FullScreen(SafeConsole(file=out, width=60)).show([Text("before \x1b[3J after")])
    assert "\x1b[3J" not in out.getvalue()
