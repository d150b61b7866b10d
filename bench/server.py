"""How much load Lamplit's server can take, next to boardgame.io's on the same machine in the same minutes.

    python3 bench/server.py              a table
    python3 bench/server.py --quick      the same in about a minute, to see whether anything broke
    python3 bench/server.py --json       the same figures for a program to read
    python3 bench/server.py --strict     exits with 1 if a promise is not kept

Every seat is a real client on loopback that patches its own view; at the end each view is compared with a fresh one.
Ours plays real rules, shows every seat what it may know and commits every answer to SQLite; the peer's game is a state
of 20 KB in memory. Compare the ratios, not the rates: the servers take turns in short slices (load/shapes.py). The
first run makes .venv-bench, and fetches boardgame.io with npm into the folder given by --cache.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from load.report import Report
    from load.shapes import Place

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ".venv-bench"
SHAPES = ("flat", "paced", "crowd", "grown")


def main() -> None:
    """Measure, and print what was found."""
    wishes = read_arguments()
    move_into_environment()
    import lamplit
    from load.report import Report, as_json, as_table
    from load.shapes import Place

    report = Report(headline(wishes))
    place = Place(wishes.port, wishes.cache, wishes.alone, tuple(wishes.games or lamplit.games()), wishes.opening)
    try:
        for shape in wishes.shapes:
            measure(shape, wishes, place, report)
    finally:
        print(json.dumps(as_json(report), indent=2, ensure_ascii=False) if wishes.json else as_table(report))
    if report.troubles or (wishes.strict and report.broken_promises):
        sys.exit(1)


def read_arguments() -> argparse.Namespace:
    """What the user wants to see."""
    parser = argparse.ArgumentParser(
        description="Lamplit's server under load next to boardgame.io's, in pairs of slices."
    )
    parser.add_argument("--quick", action="store_true", help="about a minute: few and short slices, few tables")
    parser.add_argument("--rounds", type=int, help="slices of each contender (12; 2 if quick)")
    parser.add_argument("--seconds", type=float, help="length of a slice (4; 1 if quick)")
    parser.add_argument("--sizes", type=int, nargs="+", help="numbers of tables (10 100 500 2000; 20 if quick)")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two answers at each such table (2)")
    parser.add_argument("--shapes", nargs="+", choices=SHAPES, default=SHAPES, help="what to measure (all)")
    parser.add_argument("--games", nargs="+", help="which games (all)")
    parser.add_argument("--opening", action="store_true", help="flat out, open tables within the slices too")
    parser.add_argument("--alone", action="store_true", help="leave boardgame.io out")
    parser.add_argument(
        "--cache", type=Path, default=Path.home() / ".cache/lamplit-bench", help="folder for the peer and the databases"
    )
    parser.add_argument("--port", type=int, default=18400, help="first of three ports to use (18400)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a promise is not kept")
    wishes = parser.parse_args()
    wishes.rounds = wishes.rounds or (2 if wishes.quick else 12)
    wishes.seconds = wishes.seconds or (1.0 if wishes.quick else 4.0)
    wishes.sizes = wishes.sizes or ([20] if wishes.quick else [10, 100, 500, 2000])
    return wishes


def move_into_environment() -> None:
    """Go on in the benchmarks' own environment, made if need be."""
    environment = ROOT / ENVIRONMENT
    if Path(sys.prefix) == environment:
        return
    made = subprocess.run([ROOT / "tools/environment", ENVIRONMENT, "requirements-bench.lock"])
    if made.returncode:
        sys.exit(made.returncode)
    python = str(environment / "bin/python")
    os.execv(python, [python, __file__, *sys.argv[1:]])


def measure(shape: str, wishes: argparse.Namespace, place: "Place", report: "Report") -> None:
    """Measure one shape of load and note what it gave."""
    from load import shapes
    from measured_games import load_of

    print(f"measuring: {shape}", file=sys.stderr)
    rounds, seconds, troubles = wishes.rounds, wishes.seconds, report.troubles
    match shape:
        case "flat":
            report.note_flat(shapes.flat_out(place, 25, rounds, seconds, troubles))
        case "paced":
            report.note_paced(shapes.at_a_pace(place, 100, rounds, seconds, troubles))
        case "crowd":
            counts = {game: load_of(game).crowd_of(wishes.quick) for game in place.games}
            counts = {game: count for game, count in counts.items() if count}
            report.note_crowd(counts, shapes.crowd(place, counts, 4 * seconds, troubles))
        case "grown":
            for game in place.games:
                for tables in wishes.sizes:
                    print(f"measuring: {game}, {tables} tables", file=sys.stderr)
                    report.note_size(game, shapes.grown(place, game, tables, 4 * seconds, wishes.pace, troubles))


def headline(wishes: argparse.Namespace) -> str:
    """What was measured, on what, how often."""
    import lamplit
    from load.processes import PEER_PACKAGES

    python = f"{platform.python_implementation()} {platform.python_version()}"
    peer = f"boardgame.io {PEER_PACKAGES['boardgame.io']}"
    slices = f"{wishes.rounds} slices of {wishes.seconds:g} s each"
    return f"lamplit {lamplit.__version__} ({python}) beside {peer}, {os.cpu_count()} cores: {slices}"


if __name__ == "__main__":
    main()
