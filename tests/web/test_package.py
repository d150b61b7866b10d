"""The package is whole: built from nothing but this checkout and installed alone, it is played in a browser."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser

import lamplit

from ..server.support.ports import free_port
from ..server.support.servers import wait_for
from .conftest import ROOT
from .people import OPTIONS, Person

LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv*", "node_modules", "__pycache__", "built-from", "dist", "build", ".*_cache", ".hypothesis"
)
ELSEWHERE = ("PYTHON", "LAMPLIT_", "VIRTUAL_ENV")
"""Beginnings of variables that would let an installed Lamplit find this checkout, or settings of the test run."""
ABOUT_IT = re.compile(r"lamplit-[\d.]+\.dist-info/(METADATA|WHEEL|RECORD|entry_points\.txt|licenses/LICENSE)")

pytestmark = pytest.mark.slow


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Run a command that must succeed, with nothing of this checkout in its environment; return what it printed."""
    done = subprocess.run(
        command, cwd=cwd, env=alone() | environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def alone() -> dict[str, str]:
    """The environment without what leads back to this checkout."""
    return {name: value for name, value in os.environ.items() if not name.startswith(ELSEWHERE)}


def unbuilt(folder: Path) -> Path:
    """Copy the checkout without what has been built or installed in it."""
    shutil.copytree(ROOT, folder, ignore=LEFT_BEHIND)
    shutil.rmtree(folder / "src/lamplit/server/web", ignore_errors=True)
    return folder


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checkout as it would be fetched: no built client, no installed packages."""
    return unbuilt(tmp_path_factory.mktemp("package") / "lamplit")


@pytest.fixture(scope="module")
def built(clone: Path) -> tuple[Path, Path]:
    """The source distribution, and the wheel that is built from it."""
    run(sys.executable, "-m", "build", cwd=clone)
    [sdist], [wheel] = (clone / "dist").glob("*.tar.gz"), (clone / "dist").glob("*.whl")
    return sdist, wheel


@pytest.fixture(scope="module")
def installed(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment that holds the wheel and what it depends on, and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "venv", folder, cwd=folder)
    run(folder / "bin/python", "-m", "pip", "install", "-q", "--disable-pip-version-check", built[1], cwd=folder)
    return folder


@pytest.fixture
def server(installed: Path, tmp_path: Path) -> Iterator[tuple[int, Path]]:
    """The port of an installed Lamplit, started as a person does, and the file with what it printed."""
    port, printed = free_port(), tmp_path / "printed"
    given = {"LAMPLIT_PORT": str(port), "LAMPLIT_NO_BROWSER": "1", "LAMPLIT_LANG": "en", "XDG_DATA_HOME": str(tmp_path)}
    with printed.open("wb") as file:
        process = subprocess.Popen(
            [installed / "bin/lamplit"], cwd=tmp_path, env=alone() | given, stdout=file, stderr=subprocess.STDOUT
        )
    try:
        wait_for(lambda: "Lamplit is at" in printed.read_text() or process.poll() is not None, "the server to start")
        assert process.poll() is None, printed.read_text()
        yield port, printed
    finally:
        process.terminate()
        process.wait(30)


def test_the_wheel_holds_the_package_and_the_client_and_nothing_else(clone: Path, built: tuple[Path, Path]) -> None:
    inside = set(zipfile.ZipFile(built[1]).namelist())
    source = clone / "src"
    package = {file.relative_to(source).as_posix() for file in source.rglob("*") if file.is_file()}
    package = {name for name in package if "__pycache__" not in name}
    assert {name for name in inside - package if not ABOUT_IT.fullmatch(name)} == set()
    assert package - inside == set()
    client = {name for name in inside if name.startswith("lamplit/server/web/")}
    assert {"lamplit/server/web/index.html", "lamplit/server/web/service-worker.js"} <= client
    assert any(name.startswith("lamplit/server/web/assets/") and name.endswith(".js") for name in client)


def test_the_source_distribution_carries_the_client_built(built: tuple[Path, Path], tmp_path: Path) -> None:
    """A wheel is made from it where there is no Node.js."""
    with tarfile.open(built[0]) as packed:
        packed.extractall(tmp_path, filter="data")
    [unpacked] = tmp_path.iterdir()
    assert "True" in run(
        sys.executable, "-c", "import build_client as c; print(c.is_built())", cwd=unpacked / "tools", PATH="/nowhere"
    )


def test_a_registry_takes_both(clone: Path, built: tuple[Path, Path]) -> None:
    said = run(sys.executable, "-m", "twine", "--no-color", "check", "--strict", *built, cwd=clone)
    assert said.count("PASSED") == 2


def test_its_page_at_a_registry_has_no_link_that_leads_nowhere(built: tuple[Path, Path]) -> None:
    wheel = zipfile.ZipFile(built[1])
    [metadata] = (name for name in wheel.namelist() if name.endswith("/METADATA"))
    told = wheel.read(metadata).decode()
    page = told.partition("\n\n")[2]
    assert "# Lamplit" in page
    assert "## The library in ten lines" in page
    assert re.findall(r"\]\((?!https://)[^)]*\)", page) == []
    for word in ("Keywords: ", "Requires-Python: >=3.11", "License-Expression: MIT", "Natural Language :: German"):
        assert word in told


def test_the_installed_package_is_played_in_a_browser(server: tuple[int, Path], browser: Browser) -> None:
    port, printed = server
    ada = Person(browser, SimpleNamespace(port=port), "Ada")  # pyright: ignore[reportArgumentType]
    try:
        ada.opens().sees("Play now").presses("Play now").presses("Here we go")
        first = ada.is_asked().page.locator(".ask").inner_text()
        ada.page.locator(f"{OPTIONS}:enabled").first.click()
        ada.waits(lambda: ada.page.locator(".ask").inner_text() != first, "the answer is taken")
        assert not ada.complaints
        assert not ada.strangers
    finally:
        ada.goes()
    assert "no browser client" not in printed.read_text()


def test_the_installed_package_is_the_one_that_was_built(installed: Path, tmp_path: Path) -> None:
    assert run(installed / "bin/lamplit", "--version", cwd=tmp_path) == f"lamplit {lamplit.__version__}\n"
    games = run(installed / "bin/lamplit", "games", cwd=tmp_path)
    assert all(game in games for game in lamplit.games())


def test_a_package_without_a_client_is_not_built_in_silence(tmp_path: Path) -> None:
    """Without Node.js, and without isolation in which it could be installed, the build says what is missing."""
    folder = unbuilt(tmp_path / "lamplit")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--skip-dependency-check"]
    done = subprocess.run(build, cwd=folder, env=alone() | {"PATH": "/nowhere"}, capture_output=True, text=True)
    assert done.returncode != 0
    assert "there is no Node.js 20.19 or newer with npm. Install Node.js, or build with isolation" in done.stderr
    assert not list(folder.glob("dist/*.whl"))
