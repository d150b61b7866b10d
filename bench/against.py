"""Random play of this tree next to that of an older commit: is anything slower than it was?

    python bench/against.py COMMIT

Both run in processes of their own on one core and take turns in short slices of CPU time, so that the ratio holds on a
machine whose speed drifts. More than 1 means that this tree is faster. Where rules have changed, so may have the
questions: how many options were listed for an answer is told beside it.
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


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Random play of this tree next to that of an older commit.")
    parser.add_argument("commit")
    parser.add_argument("--pairs", type=int, default=LEAST_PAIRS, help="slices of each tree, per game")
    parser.add_argument("--games", nargs="+", default=["terrorscape", "escape"])
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.check_output(["git", "archive", given.commit, "src"], cwd=ROOT)
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        for game in given.games:
            ratios, (here, there) = compare(game, Path(folder) / "src", given.pairs)
            lower, middle, upper = statistics.quantiles(ratios, n=4)
            print(f"{game}: {middle:.3f} times as fast as {given.commit} (quartiles {lower:.3f} to {upper:.3f})")
            print(f"{game}: {here:.2f} options per answer, {there:.2f} in {given.commit}")


def compare(game: str, older: Path, pairs: int) -> tuple[list[float], list[float]]:
    """The ratios of pairs of slices, this tree's rate to the older one's; and the options an answer has in each."""
    players = [start(game, ROOT / "src"), start(game, older)]
    try:
        for player in players:
            rate(player)
        found: list[float] = []
        options: dict[int, list[float]] = {id(player): [] for player in players}
        for number in range(pairs):
            rates: dict[int, float] = {}
            for player in players if number % 2 else players[::-1]:
                rates[id(player)], listed = rate(player)
                options[id(player)].append(listed)
            found.append(rates[id(players[0])] / rates[id(players[1])])
        return found, [statistics.mean(options[id(player)]) for player in players]
    finally:
        for player in players:
            player.kill()


def start(game: str, tree: Path) -> "subprocess.Popen[str]":
    """A process that plays a game of a tree, a slice at a time."""
    code = (
        f"import sys; sys.path[:0] = [{str(tree)!r}, {str(ROOT / 'bench')!r}]; import against; against.play({game!r})"
    )
    surroundings = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": ""}
    return subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=surroundings
    )


def rate(player: "subprocess.Popen[str]") -> tuple[float, float]:
    """Answers a second in the next slice, and how many options there were for each."""
    assert player.stdin is not None
    assert player.stdout is not None
    player.stdin.write("go\n")
    player.stdin.flush()
    answers, options = player.stdout.readline().split()
    return float(answers), float(options)


def play(game: str) -> None:
    """Plays on at random for a slice whenever told to, and says how fast it went."""
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


if __name__ == "__main__":
    main()
