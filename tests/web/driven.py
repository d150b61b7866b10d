"""Browsers that Playwright cannot drive: Debian's Firefox and WebKitGTK, each by the protocol it speaks itself.

    with firefox(path, folder) as browser:
        browser.opens("http://127.0.0.1:8000/")
        browser.runs("return document.title")

Firefox is spoken to by Marionette (as geckodriver would), WebKit by WebDriver over HTTP; the commands are the same.
"""

import base64
import contextlib
import http.client
import json
import os
import socket
import subprocess
from collections.abc import Callable, Iterator, Mapping
from http import HTTPStatus
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol, TypeVar

PATIENCE = 60.0
SIZE = {"x": 0, "y": 0, "width": 1366, "height": 820}
MIDDLE = """
  const [it] = arguments;
  it.scrollIntoView({block: 'nearest'});
  const {x, y, width, height} = it.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
"""
_Result = TypeVar("_Result")
QUIET: Mapping[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


class Refused(AssertionError):
    """The browser could not do what it was asked to."""


class Line(Protocol):
    """What carries commands to a browser."""

    def send(self, command: str, **wishes: Any) -> Any:
        """Sends a command and returns what comes back."""
        ...


class Marionette:
    """Firefox's own line: each message is its length, a colon and a list in JSON."""

    NAMES: Mapping[str, str] = {
        "url": "Navigate",
        "execute/sync": "ExecuteScript",
        "screenshot": "TakeScreenshot",
        "window/rect": "SetWindowRect",
        "actions": "PerformActions",
    }

    def __init__(self, port: int) -> None:
        self.socket = _patiently(lambda: socket.create_connection(("127.0.0.1", port), PATIENCE))
        self.stream = self.socket.makefile("rb")
        self.count = 0
        self._read()
        self._call("WebDriver:NewSession", {})

    def send(self, command: str, **wishes: Any) -> Any:
        """Sends a command and returns what comes back."""
        back = self._call(f"WebDriver:{self.NAMES[command]}", wishes)
        return back.get("value", back) if isinstance(back, dict) else back

    def closes(self) -> None:
        """Hangs up."""
        self.stream.close()
        self.socket.close()

    def _call(self, name: str, wishes: Mapping[str, Any]) -> Any:
        self.count += 1
        message = json.dumps([0, self.count, name, wishes]).encode()
        self.socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, back = self._read()
        if error:
            raise Refused(f"{name}: {error['error']}: {error['message']}")
        return back

    def _read(self) -> Any:
        length = b""
        while (byte := self.stream.read(1)) != b":":
            if not byte:
                raise Refused("Firefox is gone")
            length += byte
        return json.loads(self.stream.read(int(length)))


class WebDriver:
    """The line of all browsers that speak WebDriver: HTTP with JSON."""

    def __init__(self, port: int, options: Mapping[str, Any]) -> None:
        self.port = port
        self.session = ""
        _patiently(lambda: socket.create_connection(("127.0.0.1", port), 1).close())
        self.session = self._call("POST", "/session", {"capabilities": {"alwaysMatch": options}})["sessionId"]

    def send(self, command: str, **wishes: Any) -> Any:
        """Sends a command and returns what comes back."""
        where = f"/session/{self.session}/{command}"
        return self._call("GET" if command == "screenshot" else "POST", where, wishes)

    def closes(self) -> None:
        """Ends the session, and the browser with it."""
        self._call("DELETE", f"/session/{self.session}", {})

    def _call(self, method: str, path: str, wishes: Mapping[str, Any]) -> Any:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        line.request(method, path, json.dumps(wishes) if method == "POST" else None)
        reply = line.getresponse()
        back = json.loads(reply.read())["value"]
        line.close()
        if reply.status != HTTPStatus.OK:
            raise Refused(f"{path}: {back['error']}: {back['message']}")
        return back


class Driven:
    """A browser with one window."""

    def __init__(self, name: str, line: Line) -> None:
        self.name = name
        self.line = line
        line.send("window/rect", **SIZE)

    def opens(self, address: str) -> None:
        """Opens an address."""
        self.line.send("url", url=address)

    def runs(self, script: str, *values: Any) -> Any:
        """Runs the body of a function in the page and returns what it returns."""
        return self.line.send("execute/sync", script=script, args=list(values))

    def presses(self, selector: str) -> None:
        """Clicks on the first thing of that kind with the mouse."""
        self.clicks(self.waits("return document.querySelector(arguments[0])", selector, what=selector))

    def clicks(self, thing: Mapping[str, str]) -> None:
        """Clicks with the mouse on the middle of something that a script has found."""
        x, y = self.runs(MIDDLE, thing)
        hand = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.line.send("actions", actions=[{"type": "pointer", "id": "mouse", "actions": hand}])

    def waits(self, script: str, *values: Any, what: str = "") -> Any:
        """Waits until the body of a function returns something, and returns it."""
        until = monotonic() + PATIENCE
        while not (found := self.runs(script, *values)):
            assert monotonic() < until, f"{self.name} waited in vain: {what or script}"
            sleep(0.05)
        return found

    def shoots(self, picture: Path) -> None:
        """Writes what is to be seen into a file."""
        picture.write_bytes(base64.b64decode(self.line.send("screenshot")))


@contextlib.contextmanager
def firefox(program: str, folder: Path) -> Iterator[Driven]:
    """Firefox without a screen."""
    port = _free_port()
    (folder / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
    command = [program, "--headless", "--marionette", "--no-remote", "--profile", folder]
    with _running(command, MOZ_HEADLESS_WIDTH="1366", MOZ_HEADLESS_HEIGHT="900"):
        line = Marionette(port)
        yield Driven("Firefox", line)
        line.closes()


@contextlib.contextmanager
def webkit(driver: str, browser: str, folder: Path) -> Iterator[Driven]:
    """WebKitGTK on a screen that nobody sees, drawn without a graphics card."""
    port, seen = _free_port(), folder / "screen"
    reading, writing = os.pipe()
    screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with _running(screen, pass_fds=(writing,)):
        os.close(writing)
        with os.fdopen(reading) as told:
            display = told.readline().strip()
        surroundings = {"DISPLAY": f":{display}", "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1", "HOME": str(seen)}
        seen.mkdir()
        with _running([driver, f"--port={port}"], (), **surroundings):
            options = {"binary": browser, "args": ["--automation"]}
            line = WebDriver(port, {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options})
            yield Driven("WebKit", line)
            line.closes()


@contextlib.contextmanager
def _running(command: list[Any], pass_fds: tuple[int, ...] = (), **surroundings: str) -> Iterator[None]:
    process = subprocess.Popen(command, env=os.environ | surroundings, pass_fds=pass_fds, **QUIET)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def _patiently(connect: Callable[[], _Result]) -> _Result:
    """Connects to something that has just been started, as soon as it listens."""
    until = monotonic() + PATIENCE
    while True:
        try:
            return connect()
        except OSError:
            assert monotonic() < until, "it has not started"
            sleep(0.05)
