"""The commands in docs/hosting.md that a host copies, checked without a bare system.

`tools/small_server.py` runs them in one.
"""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
UNITS = ("lamplit.service", "lamplit-backup.service", "lamplit-backup.timer")
TITLES = ("set up", "back up", "restore", "upgrade")
OF_DEBIAN = {"apt-get", "cat", "cp", "install", "ls", "runuser", "sed", "systemctl", "tail", "useradd"}
"""Programs of a fresh Debian."""
VENV = "/opt/lamplit/venv"
BRINGS = {"python3-venv": "python3", f"-m venv {VENV}": f"{VENV}/bin/pip", "pip install .": f"{VENV}/bin/lamplit"}
"""Programs available after a command."""


def lines(title: str) -> str:
    """Return the lines to copy under a title."""
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    [found] = re.findall(rf"<!-- {title} -->\n+```bash\n(.*?)```", page, re.DOTALL)
    return found


def commands(title: str) -> list[str]:
    """Return the commands among these lines."""
    without_heredocs = re.sub(r"<<END\n.*?\nEND\n", "\n", lines(title), flags=re.DOTALL)
    return without_heredocs.strip().splitlines()


def unit(name: str) -> dict[str, str]:
    """Return the settings of a unit; the last value counts."""
    return dict(re.findall(r"^(\w+)=(.*)$", (DEPLOY / name).read_text(), re.MULTILINE))


def test_a_small_server_takes_ten_commands() -> None:
    assert len(commands("set up")) == 10


@pytest.mark.parametrize("title", TITLES)
def test_a_shell_reads_the_lines(title: str) -> None:
    done = subprocess.run(["bash", "-n"], input=lines(title), capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_each_command_is_there_when_it_is_needed() -> None:
    there = set(OF_DEBIAN)
    for command in [command for title in TITLES for command in commands(title)]:
        inner = re.findall(r"\$\((.*?)\)", command)
        plain = re.sub(r"^\w+=\S*", "", re.sub(r"\$\(.*?\)", "", command))
        for part in re.split(r"&&|\|", " && ".join([plain, *inner])):
            if words := shlex.split(part):
                assert words[0] in there, command
                there |= {program for brings, program in BRINGS.items() if brings in part}


def test_what_the_lines_copy_is_in_the_repository_and_in_the_source_distribution() -> None:
    named = {name for title in TITLES for name in re.findall(r"\bdeploy/\S+", lines(title))}
    assert named == {f"deploy/{name}" for name in ("Caddyfile", "lamplit.env", *UNITS)}
    assert all((ROOT / name).is_file() for name in named)
    assert '"/deploy"' in (ROOT / "pyproject.toml").read_text().partition("targets.sdist]")[2].partition("]\n")[0]


def test_units_and_lines_mean_the_same_places() -> None:
    server, backup = unit("lamplit.service"), unit("lamplit-backup.service")
    assert server["ExecStart"].startswith(f"{VENV}/bin/lamplit serve")
    assert f"{VENV}/bin/lamplit backup /var/lib/lamplit/backups/" in backup["ExecStart"]
    assert server["User"] == backup["User"] == "lamplit"
    assert re.search(r"^useradd .* lamplit$", lines("set up"), re.MULTILINE)
    assert server["Environment"] == backup["Environment"]
    assert server["Environment"].removeprefix("Environment=") in lines("set up")
    assert server["EnvironmentFile"] == backup["EnvironmentFile"] == "-/etc/lamplit.env"
    assert server["StateDirectory"] == "lamplit"
    assert "lamplit/backups" in backup["StateDirectory"]
    for name in UNITS:
        assert name in lines("set up")
        assert name in lines("upgrade")


def test_the_name_is_put_in_wherever_an_example_stands() -> None:
    assert lines("set up").startswith("NAME=lamplit.example.org\n")
    assert 'sed "s/lamplit.example.org/$NAME/" deploy/Caddyfile' in lines("set up")
    example = (DEPLOY / "Caddyfile").read_text()
    assert not re.search("example", example.replace("lamplit.example.org", ""))


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    for name in UNITS:
        there = (DEPLOY / name).read_text().replace(f"{VENV}/bin/lamplit", "/bin/true")
        (tmp_path / name).write_text(there)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *(tmp_path / name for name in UNITS)], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
