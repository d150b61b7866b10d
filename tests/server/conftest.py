"""What the tests of the server stand on: databases on SQLite and on PostgreSQL, each test its own, and houses."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .support.postgres import Postgres, serving
from .support.servers import ThreadServer, opened


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests; one for each process of them."""
    with serving() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty database on PostgreSQL."""
    url = postgres.new_database()
    yield url
    postgres.clear(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A database on SQLite that is not there yet."""
    return f"sqlite:///{tmp_path / 'lamplit.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database, once of each kind."""
    return request.getfixturevalue(f"{request.param}_url")


@pytest.fixture(scope="session")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server that runs for all tests; one for each process of them."""
    with opened(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def server(running_server: ThreadServer) -> Iterator[ThreadServer]:
    """The server, to which nobody has come yet in this test."""
    running_server.log.clear()
    yield running_server
    running_server.send_home()
