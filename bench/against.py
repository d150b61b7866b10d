"""This tree next to an older commit: is anything slower than it was?

    python bench/against.py COMMIT                     answers a second in random play
    python bench/against.py COMMIT --bots thumb        whole games by bots a second

Both trees run in processes of their own on one core and take turns, so that the ratio holds on a machine whose speed
drifts: in random play by short slices of CPU time, with bots game by game, with the same seeds. More than 1 means that
this tree is faster. Where rules have changed, so may have the games: how many options were listed for an answer, or
how long the record of a game is, is told beside it.
"""

import argparse
import io
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path
from random import Random

ROOT = Path(__file__).parent.parent
SLICE = 0.25
LEAST_PAIRS = 30
GAMES = ["terrorscape", "escape", "zeds", "betrayal"]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="This tree next to an older commit.")
    parser.add_argument("commit")
    parser.add_argument("--bots", default="", help="play whole games with bots of this level instead, such as thumb")
    parser.add_argument("--pairs", type=int, default=LEAST_PAIRS, help="slices, or games, of each tree, per game")
    parser.add_argument("--games", nargs="+", default=GAMES)
    given = parser.parse_args()
    what = "kB a record" if given.bots else "options an answer"
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.check_output(["git", "archive", given.commit, "src"], cwd=ROOT)
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        for game in given.games:
            ratios, (here, there) = compare(game, given.bots, Path(folder) / "src", given.pairs)
            lower, middle, upper = statistics.quantiles(ratios, n=4)
            print(f"{game}: {middle:.3f} times as fast as {given.commit} (quartiles {lower:.3f} to {upper:.3f})")
            print(f"{game}: {here:.2f} {what}, {there:.2f} in {given.commit}", flush=True)


def compare(game: str, level: str, older: Path, pairs: int) -> tuple[list[float], list[float]]:
    """Return the ratios of pairs, this tree's rate to the older one's, and the size of what each played."""
    players = [start(game, level, ROOT / "src"), start(game, level, older)]
    try:
        for player in players:
            rate(player)
        found: list[float] = []
        sizes: dict[int, list[float]] = {id(player): [] for player in players}
        for number in range(pairs):
            rates: dict[int, float] = {}
            for player in players if number % 2 else players[::-1]:
                rates[id(player)], size = rate(player)
                sizes[id(player)].append(size)
            found.append(rates[id(players[0])] / rates[id(players[1])])
        return found, [statistics.mean(sizes[id(player)]) for player in players]
    finally:
        for player in players:
            player.kill()


def start(game: str, level: str, tree: Path) -> "subprocess.Popen[str]":
    """Start a process that plays a game of a tree, a slice or a game at a time."""
    play = f"against.play_games({game!r}, {level!r})" if level else f"against.play({game!r})"
    code = f"import sys; sys.path[:0] = [{str(tree)!r}, {str(ROOT / 'bench')!r}]; import against; {play}"
    surroundings = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": ""}
    return subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=surroundings
    )


def rate(player: "subprocess.Popen[str]") -> tuple[float, float]:
    """Return how many answers or games a second the next slice or game had, and its size."""
    assert player.stdin is not None
    assert player.stdout is not None
    player.stdin.write("go\n")
    player.stdin.flush()
    speed, size = player.stdout.readline().split()
    return float(speed), float(size)


def play(game: str) -> None:
    """Play on at random for a slice whenever told to, and report answers a second and options an answer."""
    import lamplit

    luck, seed = Random(1), 0
    match = lamplit.new(game, "0")
    for _ in sys.stdin:
        answers, listed, begun = 0, 0, time.process_time()
        while (gone := time.process_time() - begun) < SLICE:
            for _ in range(20):
                if match.over:
                    seed += 1
                    match = lamplit.new(game, str(seed))
                question = luck.choice(match.questions)
                options = question.options
                listed += len(options)
                match.answer(question.seat, luck.choice(options).name)
            answers += 20
        print(answers / gone, listed / answers, flush=True)


def play_games(game: str, level: str) -> None:
    """Play a whole game between bots whenever told to, and report games a second and the length of its record."""
    import lamplit
    from lamplit import bots

    for seed, _ in enumerate(sys.stdin):
        begun = time.process_time()
        match = lamplit.new(game, str(seed))
        players = {seat: bots.make(game, level, seat, f"{seed} {seat}") for seat in match.seats}
        bots.play(match, players, Random(seed))
        passed = time.process_time() - begun
        print(1 / passed, len(match.record()) / 1000, flush=True)


if __name__ == "__main__":
    main()
