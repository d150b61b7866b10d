"""Whether anything is lost when the server dies: many tables, real sockets, SIGKILL at random moments.

    python3 bench/survival.py --tables 200 --kills 40                              SQLite
    python3 bench/survival.py --tables 200 --kills 40 --postgres --workers 3 --one-worker --restart-database
    python3 bench/survival.py --friends --tables 12 --kills 20                     joins, imports, votes, rematches

People answer at random, come back when the line breaks and send again what was not answered, with the same id. In the
end the database itself is read: everything that was acknowledged must be there, once and in order, nothing that was
refused, every table must load, and people must have seen what is stored. Ends with 1 if anything is lost.

With --friends they also join, two for one seat, bring records along, vote on taking back and want rematches, with two
devices a seat and up to four commands at once, and each blow falls while one of these waits for its answer.
The first run makes .venv-dev.
"""

import argparse
import asyncio
import contextlib
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.operations.survival.ordeal import Report
    from tests.server.support.postgres import Postgres

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ".venv-dev"
TOO_EARLY = 0.25
"""So many of the blows fall before everybody is back from the one before."""
DURING = ("join", "import", "vote", "rematch")
"""What somebody waits for when a blow falls."""


def main() -> None:
    """Let an evening happen, and print what came of it."""
    wishes = read_arguments()
    move_into_environment()
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    with tempfile.TemporaryDirectory(prefix="lamplit-survival-") as folder, database(wishes, Path(folder)) as found:
        report = asyncio.run(ordeal(wishes, Path(folder), *found))
    print(as_table(wishes, report))
    sys.exit(1 if report.findings.troubles or report.exit_code else 0)


def read_arguments() -> argparse.Namespace:
    """What is to happen."""
    parser = argparse.ArgumentParser(
        description="Kills the server again and again, and checks whether anything is lost."
    )
    parser.add_argument("--tables", type=int, default=200, help="how many, of all games in turn (200)")
    parser.add_argument("--kills", type=int, default=10, help="how often something is killed (10)")
    parser.add_argument("--minutes", type=float, default=60.0, help="kill nothing after this many minutes (60)")
    parser.add_argument("--postgres", action="store_true", help="use a PostgreSQL of its own instead of SQLite")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server; more need --postgres (1)")
    parser.add_argument("--one-worker", action="store_true", help="now and then kill only one worker")
    parser.add_argument("--restart-database", action="store_true", help="now and then stop or crash PostgreSQL")
    parser.add_argument("--friends", action="store_true", help="people also join, import, vote and ask for rematches")
    parser.add_argument("--pace", type=float, default=1.5, help="seconds between two commands from one person (1.5)")
    parser.add_argument("--gap", type=float, default=3.0, help="seconds between two kills, on average (3)")
    parser.add_argument("--port", type=int, default=16250, help="port for the server (16250)")
    parser.add_argument("--seed", type=int, default=1, help="seed for the people and the kills (1)")
    wishes = parser.parse_args()
    if not wishes.postgres and (wishes.workers > 1 or wishes.one_worker or wishes.restart_database):
        parser.error("several workers, or restarting the database, need --postgres")
    if wishes.one_worker and wishes.workers < 2:
        parser.error("killing one worker takes several: --workers 3")
    return wishes


def move_into_environment() -> None:
    """Go on in the environment of the tests, made if need be."""
    environment = ROOT / ENVIRONMENT
    if Path(sys.prefix) == environment:
        return
    made = subprocess.run([ROOT / "tools/environment", ENVIRONMENT, "requirements-dev.lock"])
    if made.returncode:
        sys.exit(made.returncode)
    python = str(environment / "bin/python")
    os.execv(python, [python, __file__, *sys.argv[1:]])


@contextlib.contextmanager
def database(wishes: argparse.Namespace, folder: Path) -> "Iterator[tuple[str, Postgres | None]]":
    """An empty database, and the PostgreSQL it is on, if it is on one."""
    from tests.server.support.postgres import serving

    if not wishes.postgres:
        yield f"sqlite:///{folder / 'lamplit.db'}", None
        return
    with serving() as server:
        yield server.new_database(), server


async def ordeal(wishes: argparse.Namespace, folder: Path, url: str, server: "Postgres | None") -> "Report":
    """Let people play, and blow after blow fall."""
    from tests.server.operations.survival.full_party import FullParty
    from tests.server.operations.survival.host import Host
    from tests.server.operations.survival.ordeal import Ordeal, blows
    from tests.server.operations.survival.party import GAMES, Party

    luck = Random(wishes.seed)
    host = Host(folder, wishes.port, url, wishes.workers)
    known = dict(blows(host, luck, restarting(server, luck) if server and wishes.restart_database else None))
    if not wishes.one_worker:
        known.pop("worker killed", None)
    night = Ordeal(host, wishes.tables, luck, FullParty if wishes.party else Party, GAMES)
    try:
        await night.begin(wishes.pace)
        end = time.monotonic() + 60 * wishes.minutes
        for number in range(wishes.kills):
            await night.pass_time(luck.uniform(0.0, 2 * wishes.gap))
            kind = luck.choice(list(known))
            during = DURING[number % len(DURING)] if wishes.party else ""
            print(f"{number + 1}/{wishes.kills}: {kind}, {night.acknowledged} acknowledged", file=sys.stderr)
            await night.suffer(kind, known[kind], wait_for_all=luck.random() >= TOO_EARLY, during=during)
            if time.monotonic() > end:
                break
        await night.all_go_on()
        return await night.end()
    finally:
        await night.break_off()


def restarting(server: "Postgres", luck: Random):
    """PostgreSQL stops in order or crashes, and comes back."""
    import signal

    def restart() -> None:
        server.stop(luck.choice([signal.SIGINT, signal.SIGQUIT]))
        server.start()

    return restart


def as_table(wishes: argparse.Namespace, report: "Report") -> str:
    """The figures for a person to read."""
    import lamplit

    found, outages = report.findings, report.outages
    kind = f"PostgreSQL, {wishes.workers} workers" if wishes.postgres else "SQLite"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    lines = [
        f"lamplit {lamplit.__version__} ({python}), {os.cpu_count()} cores, {kind}",
        f"{wishes.tables} tables with {report.people} people played for {report.seconds:.0f} s",
        "",
    ]
    for name in sorted({outage.kind for outage in outages}):
        some = [outage for outage in outages if outage.kind == name]
        first = [outage.until_first for outage in some]
        full = [outage.until_all for outage in some if outage.until_all is not None]
        lines.append(
            f"{name}: {len(some)} times; seconds until play went on {median(first):.1f} (most {max(first):.1f})"
            + (f", until all were back {median(full):.1f} (most {max(full):.1f})" if full else "")
        )
    struck = Counter(kind for outage in outages for kind in outage.under_way)
    lines.append("blows while these waited for an answer: " + _listed(struck))
    lines.append("acknowledged: " + _listed(report.done))
    lines += [
        "",
        f"{found.acknowledged:>9,} commands acknowledged",
        f"{report.sent_again:>9,} commands sent again, because no answer had come",
        f"{found.refused:>9,} commands refused for good",
        f"{found.entries:>9,} entries stored at {found.tables:,} tables, {found.finished:,} games finished",
        f"{report.seats_compared:>9,} seats whose patched view equals a fresh one",
        f"{len(found.troubles):>9,} troubles: lost, doubled, out of order, refused but done, seen but not stored",
    ]
    lines += [f"          {trouble}" for trouble in found.troubles[:50]]
    if report.exit_code:
        lines.append(f"          asked to stop, the server ended with {report.exit_code}")
    return "\n".join(lines)


def _listed(counted: Counter[str]) -> str:
    return ", ".join(f"{kind} {count:,}" for kind, count in sorted(counted.items()) if count)


if __name__ == "__main__":
    main()
