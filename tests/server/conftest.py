"""Fixtures of server tests: databases on SQLite and PostgreSQL, one per test, and a shared server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .support.postgres import Postgres, serving
from .support.servers import ThreadServer, opened


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Run PostgreSQL for all tests of this process."""
    with serving() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """Return an empty PostgreSQL database."""
    url = postgres.new_database()
    yield url
    postgres.clear(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Return a new SQLite database."""
    return f"sqlite:///{tmp_path / 'lamplit.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Return an empty database, once of each kind."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture(scope="session")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """Run a server for all tests of this process."""
    with opened(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def server(running_server: ThreadServer) -> Iterator[ThreadServer]:
    """Return the shared server without any clients."""
    running_server.collect_log()
    yield running_server
    running_server.send_home()
