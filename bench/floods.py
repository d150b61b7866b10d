"""How long honest players wait while somebody floods the server from one address, next to how long they do without.

    python3 bench/floods.py                 every flood, in turn with quiet slices
    python3 bench/floods.py --floods talk   one of them
    python3 bench/floods.py --quick         few seats and short slices, to see whether anything broke
    python3 bench/floods.py --strict        exits with 1 if honest players wait more than twice as long

Everything happens on loopback: honest players come from 127.0.0.1, the flood from 127.0.0.2, with a server of its own
that keeps its limits. Slices with and without the flood take turns within one run, so compare the ratios and not the
times. Every slice ends by itself. The first run makes .venv-dev.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ".venv-dev"
FLOODS = ("talk", "names", "why", "undo", "answers", "bots")
HOSTILE = "127.0.0.2"
HONEST_PACE = 0.25
"""Seconds between two answers of an honest player."""
HOSTILE_PACE = 0.05
"""Seconds between two commands of a hostile seat: as fast as one socket may."""
WELCOME = 60.0
POLITENESS = 10
"""The flood runs on the same machine: it gives way, or it would measure the machine and not the server."""
TWICE = 2.0
FAIR = {"LAMPLIT_RATE_ADDRESS": "0", "LAMPLIT_LOG_LEVEL": "warning"}
"""Tables are opened quickly here; how many an address may open is not what is measured."""


def main() -> None:
    """Measure, and print what was found."""
    wishes = read_arguments()
    if wishes.flood_of:
        sys.path[:0] = [str(ROOT / "src")]
        os.nice(POLITENESS)
        asyncio.run(flood(wishes))
        return
    move_into_environment()
    sys.path[:0] = [str(ROOT / "src")]
    found: dict[str, tuple[list[float], list[float]]] = {}
    for name in wishes.floods:
        print(f"measuring: {name}", file=sys.stderr)
        with tempfile.TemporaryDirectory(prefix="lamplit-floods-") as folder, serving(wishes.port, Path(folder)):
            found[name] = asyncio.run(measured(name, wishes))
    print(as_table(wishes, found))
    if wishes.strict and any(ratio(*times) > TWICE for times in found.values()):
        sys.exit(1)


def read_arguments() -> argparse.Namespace:
    """What the user wants to see."""
    parser = argparse.ArgumentParser(description="Floods a server from one address, and measures how others fare.")
    parser.add_argument("--floods", nargs="+", choices=FLOODS, default=FLOODS, help="which (all)")
    parser.add_argument("--rounds", type=int, help="slices with and without each flood (4; 1 if quick)")
    parser.add_argument("--seconds", type=float, help="length of a slice (6; 3 if quick)")
    parser.add_argument("--seats", type=int, help="hostile seats (100; 20 if quick)")
    parser.add_argument("--tables", type=int, help="tables of bots in that flood (90; 10 if quick)")
    parser.add_argument("--honest", type=int, default=8, help="honest players, each at a table (8)")
    parser.add_argument("--port", type=int, default=16350, help="port for the server (16350)")
    parser.add_argument("--quick", action="store_true", help="few seats and short slices")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if anybody waits more than twice as long")
    parser.add_argument("--flood-of", choices=FLOODS, help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    wishes.rounds = wishes.rounds or (1 if wishes.quick else 4)
    wishes.seconds = wishes.seconds or (3.0 if wishes.quick else 6.0)
    wishes.seats = wishes.seats or (20 if wishes.quick else 100)
    wishes.tables = wishes.tables or (10 if wishes.quick else 90)
    return wishes


def move_into_environment() -> None:
    """Go on in the environment of the tests, made if need be."""
    environment = ROOT / ENVIRONMENT
    if Path(sys.prefix).resolve() == environment.resolve():
        return
    made = subprocess.run([ROOT / "tools/environment", ENVIRONMENT, "requirements-dev.lock"])
    if made.returncode:
        sys.exit(made.returncode)
    python = str(environment / "bin/python")
    os.execv(python, [python, __file__, *sys.argv[1:]])


@contextlib.contextmanager
def serving(port: int, folder: Path) -> Iterator[None]:
    """A server of its own, with the limits that every server has."""
    words = ["--port", str(port), "--database", f"sqlite:///{folder}/lamplit.db"]
    environment = {**os.environ, **FAIR, "PYTHONPATH": str(ROOT / "src")}
    with (folder / "server.log").open("w") as log:
        command = [sys.executable, "-m", "lamplit", "serve", *words]
        server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            until = time.monotonic() + WELCOME
            while not answers(port):
                if server.poll() is not None or time.monotonic() > until:
                    sys.exit((folder / "server.log").read_text())
                time.sleep(0.1)
            yield
        finally:
            server.terminate()
            try:
                server.wait(30)
            except subprocess.TimeoutExpired:
                server.kill()


def answers(port: int) -> bool:
    """Whether the server is there."""
    with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as reply:
        return reply.status == 200
    return False


# -- measuring -----------------------------------------------------------------------------------------------------


async def measured(name: str, wishes: argparse.Namespace) -> tuple[list[float], list[float]]:
    """How long honest answers took without a flood, and with it."""
    quiet: list[float] = []
    flooded: list[float] = []
    honest = [Honest(wishes.port, Random(number)) for number in range(wishes.honest)]
    await asyncio.gather(*(player.comes() for player in honest))
    words = [__file__, "--flood-of", name, "--port", str(wishes.port), "--seconds", str(wishes.seconds)]
    words += ["--seats", str(wishes.seats), "--tables", str(wishes.tables), "--rounds", str(wishes.rounds)]
    pipe = asyncio.subprocess.PIPE
    hostile = await asyncio.create_subprocess_exec(sys.executable, *words, stdin=pipe, stdout=pipe)
    assert hostile.stdin is not None
    assert hostile.stdout is not None
    try:
        assert await asyncio.wait_for(hostile.stdout.readline(), 10 * WELCOME) == b"there\n", "the flood cannot begin"
        await all_play(honest, wishes.seconds, [])  # what a server works out once is not what is measured
        for _ in range(wishes.rounds):
            await all_play(honest, wishes.seconds, quiet)
            hostile.stdin.write(b"go\n")
            await hostile.stdin.drain()
            await all_play(honest, wishes.seconds, flooded)
            done = await asyncio.wait_for(hostile.stdout.readline(), WELCOME)
            print(f"  hostile: {done.decode().strip()}", file=sys.stderr)
    finally:
        with contextlib.suppress(ProcessLookupError):
            hostile.kill()
        await hostile.wait()
        await asyncio.gather(*(player.goes() for player in honest))
    return quiet, flooded


async def all_play(honest: "list[Honest]", seconds: float, times: list[float]) -> None:
    """Let all honest players play for a while."""
    until = time.monotonic() + seconds
    for found in await asyncio.gather(*(player.plays(until) for player in honest)):
        times += found


def percentile(times: list[float], share: float) -> float:
    """The time within which that share of all answers came."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def ratio(quiet: list[float], flooded: list[float]) -> float:
    """How many times as long the slowest answers take under the flood."""
    return percentile(flooded, 0.99) / percentile(quiet, 0.99)


def as_table(wishes: argparse.Namespace, found: dict[str, tuple[list[float], list[float]]]) -> str:
    """The figures for a person to read."""
    import lamplit

    python = f"{platform.python_implementation()} {platform.python_version()}"
    lines = [
        f"lamplit {lamplit.__version__} ({python}), {os.cpu_count()} cores: {wishes.honest} honest players, "
        f"{wishes.seats} hostile seats or {wishes.tables} tables of bots, "
        f"{wishes.rounds} slices of {wishes.seconds:g} s with and without each flood",
        "",
        f"{'flood':<10}{'answers':>9}{'median':>10}{'p99':>10}   |{'answers':>9}{'median':>10}{'p99':>10}{'ratio':>8}",
    ]
    for name, (quiet, flooded) in found.items():
        cells = [
            f"{len(times):>9,}{1000 * percentile(times, 0.5):>7.1f} ms{1000 * percentile(times, 0.99):>7.1f} ms"
            for times in (quiet, flooded)
        ]
        lines.append(f"{name:<10}{cells[0]}   |{cells[1]}{ratio(quiet, flooded):>8.2f}")
    return "\n".join(lines)


# -- people --------------------------------------------------------------------------------------------------------


class Seat:
    """One socket of one seat."""

    def __init__(self, port: int, table: str, seat: str, secret: str, origin: str = "127.0.0.1") -> None:
        self._port, self._origin = port, origin
        self._entering = {"type": "enter", "table": table, "seat": seat, "secret": secret}
        self._ids = itertools.count(1)
        self._replies: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._reading: asyncio.Task[None] | None = None
        self.question: dict[str, Any] | None = None
        self.over = False

    async def comes(self) -> None:
        """Sits down."""
        from websockets.asyncio.client import connect

        address = f"ws://127.0.0.1:{self._port}/api/socket"
        how: dict[str, Any] = {"compression": None, "max_size": None, "proxy": None, "open_timeout": WELCOME}
        self._line = await connect(address, ping_interval=None, local_addr=(self._origin, 0), **how)
        await self._line.send(json.dumps(self._entering))
        self._hear(await self._line.recv())
        self._reading = asyncio.create_task(self._read())

    async def does(self, type: str, **fields: Any) -> dict[str, Any]:
        """Sends a command and waits for what becomes of it."""
        id = f"c{next(self._ids)}"
        reply = self._replies[id] = asyncio.get_running_loop().create_future()
        await self._line.send(json.dumps({"type": type, "id": id, **fields}))
        return await asyncio.wait_for(reply, WELCOME)

    async def goes(self) -> None:
        """Leaves the line."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
            await self._line.close()

    async def _read(self) -> None:
        from websockets.exceptions import ConnectionClosed

        with contextlib.suppress(ConnectionClosed):
            async for words in self._line:
                self._hear(words)
        for reply in self._replies.values():
            if not reply.done():
                reply.add_done_callback(asyncio.Future.exception)  # nobody may be waiting for it any more
                reply.set_exception(ConnectionResetError("the server closed the line"))

    def _hear(self, words: str | bytes) -> None:
        from lamplit.server.patch import apply

        message = json.loads(words)
        reply = self._replies.pop(message.get("id", ""), None)
        if reply is not None and not reply.done():
            reply.set_result(message)
        if "question" in message:
            self.question = message["question"]
        if "question_patch" in message:
            self.question = apply(self.question, message["question_patch"])
        self.over = self.over or bool(message.get("result"))


class Honest:
    """Somebody who plays all sides of a game of Terrorscape, an answer at a time."""

    def __init__(self, port: int, luck: Random) -> None:
        self._port, self._luck = port, luck
        self._seats: list[Seat] = []

    async def comes(self) -> None:
        """Opens a table and sits down."""
        for seat in self._seats:
            await seat.goes()
        self._seats = await a_table(self._port, "terrorscape", {}, "127.0.0.1")

    async def goes(self) -> None:
        """Leaves."""
        for seat in self._seats:
            await seat.goes()

    async def plays(self, until: float) -> list[float]:
        """Answers until then; gives how long each answer took to be acknowledged."""
        times: list[float] = []
        while time.monotonic() < until:
            asked = [seat for seat in self._seats if seat.question]
            if self._seats[0].over:
                await self.comes()
            elif asked:
                seat = self._luck.choice(asked)
                question, began = seat.question, time.perf_counter()
                assert question is not None
                await seat.does("answer", question=question["id"], option=self._luck.choice(question["options"]))
                times.append(time.perf_counter() - began)
            await asyncio.sleep(HONEST_PACE * self._luck.uniform(0.5, 1.5))
        return times


async def a_table(port: int, game: str, options: dict[str, Any], origin: str, **terms: Any) -> list[Seat]:
    """A table at which somebody has all seats."""
    from lamplit import game as find_game
    from lamplit.engine.settings import settle

    found = find_game(game)
    names = found.seats(settle(found.settings, options))
    wish = {"game": game, "name": "Ada", "options": options, "seats": dict.fromkeys(names, "me"), **terms}
    opened = await asyncio.to_thread(ask, port, wish, origin)
    seats = [Seat(port, opened["table"], seat, secret, origin) for seat, secret in opened["seats"].items()]
    for seat in seats:
        await seat.comes()
    return seats


def ask(port: int, wish: dict[str, Any], origin: str) -> dict[str, Any]:
    """Opens a table."""
    import http.client

    line = http.client.HTTPConnection("127.0.0.1", port, timeout=WELCOME, source_address=(origin, 0))
    with contextlib.closing(line):
        line.request("POST", "/api/tables", json.dumps(wish), {"content-type": "application/json"})
        reply = line.getresponse()
        body = reply.read()
        assert reply.status == 201, body
        return json.loads(body)


# -- the flood -----------------------------------------------------------------------------------------------------


async def flood(wishes: argparse.Namespace) -> None:
    """Comes from one address with many seats, and does the same thing again and again whenever it is told to."""
    if wishes.flood_of == "bots":
        people = await watchers(wishes)
    else:
        people = []
        while len(people) < wishes.seats:
            people += await a_table(wishes.port, "betrayal", {"players": 6}, HOSTILE, undo="free")
        people = people[: wishes.seats]
    print("there", flush=True)
    deed = DEEDS.get(wishes.flood_of)
    for _ in range(wishes.rounds):
        if not await asyncio.to_thread(sys.stdin.readline):
            return
        until = time.monotonic() + wishes.seconds
        luck = Random(5)
        if deed is None:
            await asyncio.sleep(wishes.seconds)
            done = [0]
        else:
            done = await asyncio.gather(*(repeat(deed, seat, luck, until) for seat in people))
        print(f"{sum(done)} done, {sum(not count for count in done)} seats got nothing done", flush=True)


async def watchers(wishes: argparse.Namespace) -> list[Seat]:
    """Many tables of bots who play as quickly and think as hard as they can, each of them watched."""
    from lamplit.bots import levels

    people = []
    level = f"bot:{levels('betrayal')[-1]}"
    for _ in range(wishes.tables):
        seats = dict.fromkeys(_seats_of_betrayal(), level)
        wish = {"game": "betrayal", "name": "Eve", "options": {"players": 6}, "seats": seats}
        opened = await asyncio.to_thread(
            ask, wishes.port, wish | {"bot_pace": "instant", "public": True, "spectators": "live"}, HOSTILE
        )
        seat = Seat(wishes.port, opened["table"], "", "", HOSTILE)
        await seat.comes()
        people.append(seat)
    return people


def _seats_of_betrayal() -> tuple[str, ...]:
    from lamplit import game as find_game
    from lamplit.engine.settings import settle

    found = find_game("betrayal")
    return tuple(found.seats(settle(found.settings, {"players": 6})))


async def repeat(deed: Callable[[Seat, Random], Any], seat: Seat, luck: Random, until: float) -> int:
    """Does something again and again until then; who is thrown out comes back. Gives how often it was not refused."""
    from websockets.exceptions import WebSocketException

    done = 0
    while time.monotonic() < until:
        try:
            async with asyncio.timeout(max(0.01, until - time.monotonic())):
                reply = await deed(seat, luck)
        except TimeoutError:
            break
        except (OSError, WebSocketException):
            await asyncio.sleep(HONEST_PACE)
            with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                await asyncio.wait_for(seat.comes(), WELCOME / 10)
            continue
        done += reply is not None and reply["type"] != "refused"
        await asyncio.sleep(HOSTILE_PACE)
    return done


async def _talk(seat: Seat, _luck: Random) -> Any:
    return await seat.does("say", words="Is anybody there? " * 15)


async def _name(seat: Seat, luck: Random) -> Any:
    return await seat.does("name", name="A" * luck.randrange(1, 40))


async def _why(seat: Seat, luck: Random) -> Any:
    return await seat.does("why", option=f"move:{luck.randrange(1000)}")


async def _answer(seat: Seat, luck: Random) -> Any:
    asked = seat.question
    if asked is None:
        return None
    return await seat.does("answer", question=asked["id"], option=luck.choice(asked["options"]))


async def _undo(seat: Seat, luck: Random) -> Any:
    await _answer(seat, luck)
    return await seat.does("undo")


DEEDS: dict[str, Callable[[Seat, Random], Any]] = {
    "talk": _talk,
    "names": _name,
    "why": _why,
    "undo": _undo,
    "answers": _answer,
}

if __name__ == "__main__":
    main()
