"""The environment of all tests: English, errors for missing messages, files in the test folder only, and fixed luck."""

from collections import Counter
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from lamplit import text
from lamplit.server import keys


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option of `tests/web`, which must be known before that folder is collected."""
    parser.addoption("--everywhere", action="store_true", help="in browsers: on all screens, in all languages")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run slow tests first, so that none is left running at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Save which tests were skipped, and why, for the end of `./test`."""
    reports: list[pytest.TestReport] = terminalreporter.stats.get("skipped", [])
    told = [report.longrepr[2] for report in reports if isinstance(report.longrepr, tuple)]
    counted = Counter(reason.removeprefix("Skipped: ") for reason in told)
    named = [f"{reason} ({count} test{'s' * (count > 1)})" for reason, count in sorted(counted.items())]
    if cache := getattr(terminalreporter.config, "cache", None):
        cache.set("lamplit/skipped", named)


@pytest.fixture(autouse=True)
def surroundings(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Set the environment of each test."""
    monkeypatch.setenv("LAMPLIT_LANG", "en")
    monkeypatch.setenv("LAMPLIT_STRICT_TEXT", "1")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    text.speak(None)
    lucks = (sha256(f"{request.node.nodeid} {table}".encode()).hexdigest()[:32] for table in count())
    monkeypatch.setattr(keys, "new_seed", lambda: next(lucks))
