"""What the tests in a browser stand on: the client as it is shipped, a browser, a server, and people who come."""

import fcntl
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from ..server.support.servers import AnyServer, ProcessServer, ThreadServer, apart, opened
from .everywhere import places
from .people import Person

ROOT = Path(__file__).resolve().parents[2]
# A browser draws its own toolbar as a page in a process of its own, for every window: half of what a visit costs.
TOOLBAR = (
    "InitialWebUI",
    "PreloadTopChromeWebUI",
    "WebUIBackForwardButton",
    "WebUIHomeButton",
    "WebUILocationBar",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
    "WebUIReloadButton",
    "WebUISplitTabsButton",
    "WebUIToolbar",
)
# What Playwright itself leaves out because it makes pages come late or calls home; its list is replaced by ours.
UNWANTED = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
# Sandboxes and shared memory are not to be had in every container; a graphics card imitated by the processor draws
# slower than the processor itself; the rest keeps the browser from calling home.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu-rasterization",
    "--disable-quic",
    "--disable-background-networking",
    "--no-first-run",
    f"--disable-features={','.join((*TOOLBAR, *UNWANTED))}",
)

Come = Callable[..., Person]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of what holds everywhere are run in a few places, or in all of them."""
    for mark in metafunc.definition.iter_markers("everywhere"):
        names, rows = mark.args
        metafunc.parametrize(names, places(names, rows) if metafunc.config.getoption("everywhere") else rows)


@pytest.fixture(scope="session")
def client() -> None:
    """The client, built from what stands in `web/` now. Of several processes one builds, the others wait."""
    with (Path(sys.prefix) / "web.lock").open("w") as building:
        fcntl.flock(building, fcntl.LOCK_EX)
        subprocess.run([ROOT / "tools/web", sys.prefix], check=True)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; one for each process of them."""
    found = subprocess.run([ROOT / "tools/browser", sys.prefix], check=True, stdout=subprocess.PIPE, text=True)
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=found.stdout.strip(), args=ARGUMENTS)


@pytest.fixture(scope="session")
def open_inn(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server that runs for all tests; one for each process of them."""
    with opened(tmp_path_factory.mktemp("inn")) as inn:
        yield inn


@pytest.fixture
def inn(open_inn: ThreadServer) -> Iterator[ThreadServer]:
    """The server, to which nobody has come yet in this test."""
    yield open_inn
    open_inn.send_home()


@pytest.fixture(scope="session")
def lasting_hut(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessServer]:
    """A server in a process of its own that lasts for all tests."""
    with apart(tmp_path_factory.mktemp("hut")) as hut:
        yield hut


@pytest.fixture
def hut(lasting_hut: ProcessServer) -> ProcessServer:
    """A server in a process of its own, which can be killed. It runs, whatever the test before did to it."""
    if lasting_hut.process.poll() is not None:
        lasting_hut.open()
    return lasting_hut


@pytest.fixture
def comes(browser: Browser, inn: ThreadServer) -> Iterator[Come]:
    """Lets people come, each with a browser of their own; sees to it that nothing went wrong there when they go.

    No page may complain, and none may ask another host for anything.
    """
    people: list[Person] = []

    def come(name: str, to: AnyServer | None = None, **wishes: Any) -> Person:
        people.append(Person(browser, to or inn, name, **wishes))
        return people[-1]

    yield come
    for person in people:
        person.goes()
    assert {person.name: person.complaints for person in people if person.complaints} == {}
    assert {person.name: person.strangers for person in people if person.strangers} == {}
