"""Real-time Escape, in a terminal and through a pipe."""

import os
import random
import re
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamplit import load, new, read
from lamplit.terminal import saves
from lamplit.terminal.keys import Lines, in_line, split
from lamplit.terminal.screen import Leave

fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

# Background processes ignore Ctrl-C, and so do their children; a new terminal session receives it.
PROGRAM = (
    "import fcntl, signal, termios; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "fcntl.ioctl(0, termios.TIOCSCTTY, 0); from lamplit.cli import app; app()"
)
KEYS = [b" ", b" ", b" ", b" ", b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1bOD", b"w", b"a", b"e", b"g", b"y", b"1", b"?"]
LONGEST = 60.0


class Terminal:
    """A terminal of 80 × 24 characters that runs a game."""

    def __init__(self, *words: str) -> None:
        self._ours, self.theirs = os.openpty()
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.before = termios.tcgetattr(self.theirs)
        self.seen = ""
        environment = {**os.environ, "TERM": "xterm-256color", "PYTHONPATH": os.pathsep.join(sys.path)}
        environment.pop("COLUMNS", None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, "play", "escape", *words],
            stdin=self.theirs,
            stdout=self.theirs,
            stderr=self.theirs,
            start_new_session=True,
            env=environment,
        )

    def type(self, keys: bytes) -> None:
        os.write(self._ours, keys)

    def look(self, seconds: float = 0.02) -> str:
        """Add the output within a while to what was seen."""
        if select.select([self._ours], [], [], seconds)[0]:
            self.seen += os.read(self._ours, 65536).decode("utf-8", "replace")
        return self.seen

    def until(self, words: str, keys: list[bytes] | None = None) -> str:
        """Watch until a text appears, pressing random keys meanwhile."""
        luck = random.Random(1)
        end = time.monotonic() + LONGEST
        while words not in self.look():
            assert time.monotonic() < end, self.seen[-3000:]
            assert self.process.poll() is None, self.seen[-3000:]
            if keys:
                self.type(luck.choice(keys))
        return self.seen

    def while_time_passes(self, readings: int, keys: list[bytes] | None = None) -> None:
        """Watch until the clock has shown so many times, pressing keys meanwhile."""
        end = time.monotonic() + LONGEST
        while len(set(re.findall(r"\d+:\d\d left", self.look()))) < readings:
            assert time.monotonic() < end, self.seen[-3000:]
            assert self.process.poll() is None, self.seen[-3000:]
            if keys:
                self.type(random.choice(keys))

    def leave(self) -> str:
        """Wait for the end, and check that the terminal is restored."""
        end = time.monotonic() + LONGEST
        while self.process.poll() is None:
            assert time.monotonic() < end, self.seen[-3000:]
            self.look()
        while select.select([self._ours], [], [], 0.1)[0]:
            self.look()
        assert termios.tcgetattr(self.theirs) == self.before
        assert self.seen.count("\x1b[?1049h") == self.seen.count("\x1b[?1049l") == 1
        assert self.seen.rindex("\x1b[?25h") > self.seen.rindex("\x1b[?25l")
        return self.seen.partition("\x1b[?1049l")[2]

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._ours)
        os.close(self.theirs)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def saved() -> Path:
    files = list(saves.folder().glob("*.jsonl"))
    assert len(files) == 1
    return files[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "words", "close"),
    [
        ("en", ("--players", "2", "--as", "blue"), "Enter: quit"),
        ("de", ("--players", "1"), "Eingabetaste: beenden"),
        ("de", ("--players", "3", "--bots", "blue=random", "--option", "curses=on"), "Eingabetaste: beenden"),
    ],
)
def test_a_whole_game_at_a_terminal(
    terminals: list[Terminal], language: str, words: tuple[str, ...], close: str
) -> None:
    terminal = Terminal(*words, "--lang", language, "--speed", "150", "--seed", "7", "--option", "intro=0")
    terminals.append(terminal)
    terminal.until("\x1b[?1049h")
    seen = terminal.until(close, KEYS)
    terminal.type(b"\n")
    after = terminal.leave()
    assert terminal.process.returncode == 0
    assert "lamplit replay" in after
    assert not re.search(r"escape-[a-z]|event-[a-z]|Traceback", re.sub(r"\S+jsonl", "", seen + after))
    match = load(saved().read_text(encoding="utf-8"))
    assert match.over
    answered = {seat for segment in match.segments for seat, _name, _at in segment.answers}
    assert answered == {*match.seats, "clock"}


def test_the_screen_shows_time_running_and_refusals(terminals: list[Terminal]) -> None:
    terminal = Terminal("--players", "2", "--speed", "4", "--option", "intro=1")
    terminals.append(terminal)
    terminal.until("START")
    terminal.while_time_passes(3)
    terminal.type(b"\x1b[A")
    terminal.until("ES-ACT-DISC-1")
    terminal.type(b"?")
    terminal.until("w a s d")
    terminal.type(b"q")
    assert "--continue" in terminal.leave()


def test_a_signal_in_the_midst_of_a_rule_is_no_fault_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new("escape", 1, {"players": 2})

    def leave_once(*_args: object, **_more: object) -> None:
        monkeypatch.undo()
        raise Leave

    monkeypatch.setattr(type(match.table), "tell", leave_once)
    with pytest.raises(Leave):
        match.answer("clock", "pass")
    match.answer("clock", "pass")
    assert match.events("red"), "nothing was lost by it"


@pytest.mark.parametrize("ending", ["q", "ctrl-c", "ctrl-d", "sigterm", "hang-up"])
def test_whoever_leaves_keeps_the_record_and_the_terminal(terminals: list[Terminal], ending: str) -> None:
    terminal = Terminal("--players", "2", "--speed", "10", "--option", "intro=0")
    terminals.append(terminal)
    terminal.until("START")
    terminal.while_time_passes(3, [b" "])
    if ending == "sigterm":
        terminal.process.send_signal(signal.SIGTERM)
    elif ending == "hang-up":
        terminal.process.send_signal(signal.SIGHUP)
    else:
        terminal.type({"q": b"q", "ctrl-c": b"\x03", "ctrl-d": b"\x04"}[ending])
    after = terminal.leave()
    assert terminal.process.returncode == 0
    assert "--continue" in after
    assert "Traceback" not in after
    story = read(saved().read_text(encoding="utf-8"))
    assert story.result is None
    assert load(saved().read_text(encoding="utf-8")).now > 0


def test_a_saved_game_goes_on(terminals: list[Terminal]) -> None:
    first = Terminal("--players", "2", "--speed", "20", "--option", "intro=0")
    terminals.append(first)
    first.while_time_passes(5, [b" "])
    first.type(b"q")
    first.leave()
    then = load(saved().read_text(encoding="utf-8")).now
    second = Terminal("--continue", str(saved()), "--as", "red", "--speed", "20")
    terminals.append(second)
    second.while_time_passes(5, [b" "])
    second.type(b"q")
    second.leave()
    assert load(saved().read_text(encoding="utf-8")).now > then


def test_through_a_pipe_line_by_line() -> None:
    words = ["play", "escape", "--players", "2", "--speed", "50", "--option", "intro=0", "--lang", "de"]
    process = subprocess.run(
        [sys.executable, "-m", "lamplit", *words],
        input="\n \n13\n?\n?\nx\nenter:9,9\nup\nk\n",
        capture_output=True,
        text=True,
        timeout=LONGEST,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.returncode == 0, process.stderr
    assert "\x1b" not in process.stdout
    assert "START" in process.stdout
    assert "ES-ACT-ENTER-2" in process.stdout
    assert "--continue" in process.stdout


def test_only_one_seat_at_one_screen() -> None:
    words = ["play", "escape", "--as", "both"]
    process = subprocess.run(
        [sys.executable, "-m", "lamplit", *words],
        capture_output=True,
        text=True,
        timeout=LONGEST,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.returncode == 2
    assert "--as" in process.stderr


# -- keys ------------------------------------------------------------------------------------------------------------


def test_keys_as_terminals_send_them() -> None:
    assert split("\x1b[A\x1bOB\x1b[1;2C") == (["up", "down", "right"], "")
    assert split("W \x1b") == (["w", "space"], "\x1b")
    assert split("\x1bx") == (["esc", "x"], "")
    assert split("\x1b[3~q") == (["q"], "")


def test_lines_as_keys() -> None:
    assert in_line("roll\n") == ["roll"]
    assert in_line("1 2\n") == ["1", "2"]
    ours, theirs = os.pipe()
    with os.fdopen(ours) as stream:
        lines = Lines(stream)
        assert lines.read(0) == []
        os.write(theirs, b"left\n1")
        assert lines.read(1) == ["left"]
        os.close(theirs)
        assert lines.read(1) == ["1"]
