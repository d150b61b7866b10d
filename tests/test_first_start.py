"""What the first start prints while it installs Lamplit."""

import doctest
import importlib.util
import io
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from .server.support.ports import free_port

ROOT = Path(__file__).parents[1]
TOOLS = ROOT / "tools"
SECOND_START = 3.0
"""Seconds of processor time allowed for `./play` and its child processes: two on an idle machine, half as much again
where processors are shared."""


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


Tool = Callable[[str], Any]


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> Tool:
    """Return a function that loads a program of the folder `tools` as `./play` runs it."""
    monkeypatch.syspath_prepend(str(TOOLS))

    def load(name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(name, TOOLS / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return load


def test_a_step_moves_on_a_terminal_and_ends_with_a_full_bar(tool: Tool) -> None:
    out = Terminal()
    with tool("steps").step("Packages", out) as shown:
        shown.done, shown.most = 1, 2
        until = time.monotonic() + 20
        while out.getvalue().count("\r") < 2:
            assert time.monotonic() < until, "nothing moves"
            time.sleep(0.02)
    lines = out.getvalue().split("\r")
    assert f"[{'#' * 12}{'.' * 12}]" in lines[1]
    assert f"[{'#' * 24}]" in lines[-1]
    assert lines[-1].endswith(" s  Packages\n")


def test_a_bar_is_drawn_as_its_examples_say(tool: Tool) -> None:
    assert doctest.testmod(tool("steps")) == (0, 3)


def test_a_step_is_one_plain_line_where_nobody_watches(tool: Tool) -> None:
    out = io.StringIO()
    with tool("steps").step("Packages", out):
        pass
    assert out.getvalue() == "Lamplit: Packages …\n"


def test_a_step_that_fails_does_not_look_finished(tool: Tool) -> None:
    out, steps = Terminal(), tool("steps")

    def fails() -> None:
        with steps.step("Packages", out) as shown:
            shown.done, shown.most = 1, 4
            raise OSError("no network")

    with pytest.raises(OSError, match="no network"):
        fails()
    assert f"[{'#' * 6}{'.' * 18}]" in out.getvalue().split("\r")[-1]


def test_packages_are_counted_and_a_failure_keeps_what_was_said(tool: Tool) -> None:
    environment, steps = tool("make_environment"), tool("steps")
    shown = steps.Step("Packages", io.StringIO())
    script = "print('Collecting a==1'); print('  Using cached'); print('Collecting b==2')"
    with open("/dev/null") as held:
        environment.run([sys.executable, "-c", script], held.fileno(), shown)
        assert shown.done == 2
        with pytest.raises(subprocess.CalledProcessError) as failed:
            environment.run([sys.executable, "-c", "raise SystemExit('no route')"], held.fileno(), shown)
    assert "no route" in failed.value.stdout


@pytest.mark.slow
def test_without_a_network_people_are_told_what_to_do(tmp_path: Path) -> None:
    shutil.copytree(TOOLS, tmp_path / "tools")
    (tmp_path / "some.lock").write_text(f"msgspec==0.20.0 --hash=sha256:{'0' * 64}\n")
    nobody_there = {"PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": "", "PIP_NO_INDEX": "1", "PIP_NO_CACHE_DIR": "1"}
    start = [tmp_path / "tools/environment", ".venv", "some.lock"]
    failed = subprocess.run(start, env={**os.environ, **nobody_there}, capture_output=True, text=True)
    assert failed.returncode == 1
    assert "No matching distribution found for msgspec" in failed.stderr, "the reason"
    assert "If there is no network, connect and start again" in failed.stderr
    assert "Falls die Verbindung fehlt" in failed.stderr
    assert "Traceback" not in failed.stderr
    assert not (tmp_path / ".venv" / "installed.lock").exists(), "so that the next start tries again"


def test_the_client_is_built_again_when_its_sources_change(tool: Tool, tmp_path: Path) -> None:
    client = tool("build_client")
    for name in ("web/package.json", "web/src/main.ts", "web/tests/odd.ts", "src/lamplit/text/de.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one")
    assert not client.is_built(tmp_path)
    target = client.target(tmp_path)
    target.mkdir(parents=True)
    (target / "index.html").write_text("Lamplit")
    (target / "built-from").write_text(client.fingerprint(tmp_path))
    assert client.is_built(tmp_path)
    (tmp_path / "web/tests/odd.ts").write_text("two")
    assert client.is_built(tmp_path), "the client is not made of its tests"
    for name in ("web/src/main.ts", "src/lamplit/text/de.ftl"):
        (tmp_path / name).write_text("two")
        assert not client.is_built(tmp_path), name
        (tmp_path / name).write_text("one")
    (tmp_path / "web/src/new.ts").write_text("one")
    assert not client.is_built(tmp_path), "a new file counts too"
    (tmp_path / "web/src/new.ts").unlink()
    assert client.is_built(tmp_path)


def test_without_its_sources_a_client_that_is_there_is_the_client(tool: Tool, tmp_path: Path) -> None:
    client = tool("build_client")
    client.target(tmp_path).mkdir(parents=True)
    assert not client.is_built(tmp_path)
    (client.target(tmp_path) / "index.html").write_text("Lamplit")
    assert client.is_built(tmp_path)


def test_a_build_that_fails_says_what_to_do(tool: Tool, tmp_path: Path) -> None:
    client = tool("build_client")
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package-lock.json").write_text("{}")
    npm = tmp_path / "bin" / "npm"
    npm.parent.mkdir()
    npm.write_text("#!/bin/sh\necho no route to the registry\nexit 1\n")
    npm.chmod(0o755)
    with pytest.raises(client.CannotBuild) as failed:
        client.build({"PATH": f"{npm.parent}:/usr/bin:/bin"}, tmp_path)
    assert "no route to the registry" in str(failed.value)
    assert "once you are online" in str(failed.value)
    assert "sobald du online bist" in str(failed.value)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells how long a process has worked")
def test_a_second_start_takes_two_seconds_on_an_idle_machine(tmp_path: Path) -> None:
    """Packages and client are those of the test environment, in place of those `./play` installs."""
    for name in ("src", "web"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copytree(TOOLS, tmp_path / "tools")
    shutil.copy(ROOT / "play", tmp_path)
    environment = Path(sys.prefix)
    (tmp_path / ".venv").symlink_to(environment)
    shutil.copy(environment / "installed.lock", tmp_path / "requirements.lock")
    seconds_to_start(tmp_path)
    times: list[float] = []
    while len(times) < 3 and not any(seconds <= SECOND_START for seconds in times):
        times.append(seconds_to_start(tmp_path))
    assert min(times) <= SECOND_START, times


def seconds_to_start(folder: Path) -> float:
    """Return the processor time from the start until the address is printed."""
    given = {"LAMPLIT_PORT": str(free_port()), "LAMPLIT_NO_BROWSER": "1", "LAMPLIT_LANG": "en"}
    process = subprocess.Popen(
        [folder / "play"],
        env={**os.environ, **given, "XDG_DATA_HOME": str(folder / "data")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        if "Lamplit is at" in line:
            break
    assert "Lamplit is at" in said, said
    assert "Packages" not in said, "nothing is to be done any more, and nothing is said of it"
    after_the_name = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    process.terminate()
    process.communicate(timeout=60)
    return sum(map(int, after_the_name[11:15])) / os.sysconf("SC_CLK_TCK")
