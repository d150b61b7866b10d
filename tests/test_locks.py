"""The lock files match pyproject.toml, have hashes, and name no registry."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
ASKED: dict[str, list[str]] = {
    "requirements.lock": PROJECT["project"]["dependencies"],
    "requirements-dev.lock": PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["dev"],
    "requirements-bench.lock": PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["bench"],
}
AGAIN = "run tools/lock"


def locked(name: str) -> dict[str, set[str]]:
    """Return the versions of each package in a lock file; several if they differ between Python versions."""
    found: dict[str, set[str]] = {}
    for package, version in re.findall(
        r"^([\w.-]+)(?:\[[\w,-]+\])?==(\S+)", (ROOT / name).read_text("utf-8"), re.MULTILINE
    ):
        found.setdefault(canonicalize_name(package), set()).add(version)
    return found


@pytest.mark.parametrize("name", ASKED)
def test_a_lock_file_holds_what_the_project_asks_for(name: str) -> None:
    versions = locked(name)
    for wish in map(Requirement, ASKED[name]):
        held = versions.get(canonicalize_name(wish.name))
        assert held, f"{name} lacks {wish}; {AGAIN}"
        assert all(wish.specifier.contains(version) for version in held), f"{name}: {wish}, but {held}; {AGAIN}"


@pytest.mark.parametrize("name", ASKED)
def test_what_people_play_with_is_what_was_tested(name: str) -> None:
    assert locked("requirements.lock").items() <= locked(name).items(), AGAIN


@pytest.mark.parametrize("name", ASKED)
def test_a_lock_file_names_no_place_to_fetch_from(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert "://" not in text
    assert not re.search("^-", text, re.MULTILINE)


@pytest.mark.parametrize("name", ASKED)
def test_every_locked_package_has_hashes(name: str) -> None:
    entries = re.split(r"^(?=\w)", (ROOT / name).read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)
