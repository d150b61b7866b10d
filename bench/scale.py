"""How many tables a core carries: more and more of all games, until those who play notice.

    python3 bench/scale.py                  measures what is not measured yet, and writes bench/scale.json
    python3 bench/scale.py --minutes 4      the same for four minutes; call it again, and it goes on there
    python3 bench/scale.py --quick          a few small rungs, to see whether anything broke; writes nothing
    python3 bench/scale.py --anew           forgets what was measured before
    python3 bench/scale.py --page           writes the tables of docs/scale.md from bench/scale.json

One server, on SQLite or on a PostgreSQL of our own, and for each game as many processes full of people as wanted. Where
there are four cores or more, server, PostgreSQL and people have cores of their own; where there are fewer, they share
them, and what is found is less than the server could do alone. People answer every two or every ten seconds at each
table. A ladder ends at the first rung at which 99 of 100 answers take longer than half a second, answers are missing,
or bots think longer than two seconds. The first run makes .venv-bench, unless all it needs is there already.
"""

import argparse
import contextlib
import json
import os
import platform
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Collection
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from load.ladder import Case, Cores, Place

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ".venv-bench"
FIGURES = ROOT / "bench" / "scale.json"
PAGE = ROOT / "docs" / "scale.md"
NEEDED = ("picows", "uvloop", "psycopg", "litestar", "uvicorn", "sqlalchemy", "alembic", "msgspec")
PACES = (2.0, 10.0)
WATCHERS = 20
DESCRIPTORS = 500_000
QUICK = (10, 20)


def main() -> None:
    """Measure, and note what was found."""
    wishes = read_arguments()
    if wishes.page:
        write_page(wishes.figures)
        return
    move_into_environment()
    sys.path[:0] = ours = [str(ROOT), str(ROOT / "src"), str(ROOT / "bench")]
    os.environ["PYTHONPATH"] = os.pathsep.join([*ours, *filter(None, [os.environ.get("PYTHONPATH")])])
    allow_many_sockets()
    begun = not (wishes.anew or wishes.quick) and wishes.figures.exists()
    figures = json.loads(wishes.figures.read_text("utf-8")) if begun else {}
    measure(wishes, figures)
    if wishes.quick:
        print(json.dumps(figures, indent=1))


def read_arguments() -> argparse.Namespace:
    """What the user wants to see."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page", action="store_true", help="write the tables of docs/scale.md")
    parser.add_argument("--anew", action="store_true", help="forget what was measured before")
    parser.add_argument("--quick", action="store_true", help="a few small rungs, noted nowhere")
    parser.add_argument("--figures", type=Path, default=FIGURES, help="where they are kept (bench/scale.json)")
    parser.add_argument("--minutes", type=float, default=600.0, help="begin nothing new after so many minutes (600)")
    parser.add_argument("--only", default="", help="only cases whose name holds this, such as 'sqlite' or 'thumb'")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 3], help="workers on PostgreSQL (1 2 3)")
    parser.add_argument("--games", nargs="+", help="which games (all)")
    parser.add_argument("--rates", type=int, nargs="+", help="answers a second from rung to rung")
    parser.add_argument("--drivers", type=int, default=0, help="processes full of people for each game (by the cores)")
    parser.add_argument("--cores", help="cores of server, PostgreSQL and people, such as 0-6,7,8-15 (split by itself)")
    parser.add_argument("--port", type=int, default=18500, help="port for the server (18500)")
    parser.add_argument("--folder", type=Path, default=Path.home() / ".cache/lamplit-bench", help="for the databases")
    return parser.parse_args()


def move_into_environment() -> None:
    """Go on in the benchmarks' own environment, made if need be, unless all that is needed is here."""
    environment = ROOT / ENVIRONMENT
    if Path(sys.prefix) == environment or all(map(find_spec, NEEDED)):
        return
    made = subprocess.run([ROOT / "tools/environment", ENVIRONMENT, "requirements-bench.lock"])
    if made.returncode:
        sys.exit(made.returncode)
    python = str(environment / "bin/python")
    os.execv(python, [python, __file__, *sys.argv[1:]])


def allow_many_sockets() -> None:
    """As many descriptors as the system lets us have, for all that is started from here."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
        return
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def measure(wishes: argparse.Namespace, figures: dict[str, Any]) -> None:
    """Climb all ladders that have not come to their end, and note every rung as soon as it is measured."""
    import lamplit
    from load import ladder, telling, writing

    cores = cores_named(wishes.cores) if wishes.cores else ladder.split(os.sched_getaffinity(0))
    drivers = wishes.drivers or max(1, len(cores.people) // 4)
    place = ladder.Place(wishes.games or lamplit.games(), cores, wishes.port, wishes.folder, drivers)
    figures.setdefault("cases", {})
    figures["machine"] = ladder.machine()
    figures["cores"] = {name: len(some) for name, some in cores._asdict().items()}
    figures["software"] = f"lamplit {lamplit.__version__}, CPython {platform.python_version()}"
    sweep = Sweep(wishes, figures, place, QUICK if wishes.quick else wishes.rates or ladder.RATES)
    first, further = cases(wishes)
    sweep.once("telling_us_a_seat", telling.microseconds_a_seat)
    for case in first:
        sweep.climb(case)
    sweep.once("writing", lambda: writing.limits(cores))
    for case in further:
        sweep.climb(case)


class Sweep:
    """All that is measured, until time is up."""

    def __init__(
        self, wishes: argparse.Namespace, figures: dict[str, Any], place: "Place", rates: Collection[int]
    ) -> None:
        self.wishes, self.figures, self.place, self.rates = wishes, figures, place, rates
        self.until = time.monotonic() + 60 * wishes.minutes

    def note(self) -> None:
        """Write down what is known so far."""
        if not self.wishes.quick:
            self.wishes.figures.write_text(json.dumps(self.figures, indent=1) + "\n", "utf-8")

    def wants(self, name: str) -> bool:
        """Whether something is to be measured now."""
        return self.wishes.only in name and time.monotonic() < self.until

    def once(self, name: str, measure: Callable[[], Any]) -> None:
        """Measure something that takes no ladder."""
        if self.wants(name) and name not in self.figures:
            print(name, file=sys.stderr)
            self.figures[name] = measure()
            self.note()

    def climb(self, case: "Case") -> None:
        """Climb a ladder, or go on where it was left."""
        from load import ladder

        known = self.figures["cases"].setdefault(case.name, {**case._asdict(), "end": "", "rungs": []})
        if known["end"] or not self.wants(case.name):
            return
        print(case.name, file=sys.stderr)

        def climbed(rung: dict[str, Any]) -> None:
            print(f"  {in_short(rung)}", file=sys.stderr)
            known["rungs"].append(rung)
            self.note()

        known["end"] = ladder.climb(case, self.place, self.rates, known["rungs"], self.until, climbed)
        print(f"  {known['end'] or 'to be continued'}", file=sys.stderr)
        self.note()


def cases(wishes: argparse.Namespace) -> "tuple[list[Case], list[Case]]":
    """All ladders, those that tell most first."""
    from lamplit import bots
    from load.ladder import Case

    levels = sorted({level for game in wishes.games or ("terrorscape",) for level in bots.levels(game)}, reverse=True)
    two, ten = PACES
    fewest, *others, most = sorted(wishes.workers) if len(wishes.workers) > 1 else wishes.workers * 2
    first = [Case("sqlite", 1, two), Case("postgresql", fewest, two), Case("postgresql", most, two)]
    return first, [
        Case("sqlite", 1, two, bots=levels[0]),
        Case("sqlite", 1, two, watchers=WATCHERS),
        Case("sqlite", 1, ten),
        *(Case("sqlite", 1, two, bots=level) for level in levels[1:]),
        *(Case("postgresql", workers, two) for workers in others),
        *(Case("postgresql", workers, ten) for workers in sorted(wishes.workers)),
        *(Case("sqlite", 1, ten, bots=level) for level in levels),
    ]


def cores_named(words: str) -> "Cores":
    """Cores as somebody names them: of the server, PostgreSQL and people."""
    from load.ladder import Cores

    def some(part: str) -> list[int]:
        first, _, last = part.partition("-")
        return list(range(int(first), int(last or first) + 1))

    server, database, people = map(some, words.split(","))
    return Cores(server, database, people)


def in_short(rung: dict[str, Any]) -> str:
    """A rung in a line."""
    bots = f", bots {rung['bots_cores']:.2f}, {rung['thoughts']:.0f}/s" if "thoughts" in rung else ""
    return (
        f"{rung['tables']:>6} tables: {rung['answers']:.0f} of {rung['wanted']:.0f}/s, p50 {rung['p50_ms']:.0f} "
        f"p99 {rung['p99_ms']:.0f} ms, cores: server {rung['server_cores']:.2f}{bots}, database "
        f"{rung['database_cores']:.2f}, people {rung['busiest_people_cores']:.2f}, others "
        f"{rung['cores_of_others']:.2f}; list {rung['list_ms']:.0f} ms"
    )


def write_page(figures: Path) -> None:
    """Write the tables of the page anew."""
    sys.path[:0] = [str(ROOT / "bench")]
    import scale_model

    PAGE.write_text(scale_model.page(PAGE.read_text("utf-8"), json.loads(figures.read_text("utf-8"))), "utf-8")


if __name__ == "__main__":
    main()
