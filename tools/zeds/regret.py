"""Where the bots of Dawn of the Zeds choose worst: other kinds of actions, played on by the same bots with other luck.

In games of bots some moments of the Action Phase are picked at random. The best option of every other kind (a move, an
attack, a shot, a Heal …), as the bots weigh them, is tried beside the one they chose, each several times, with the
same luck for all of them. What comes of it is the share of the event deck that the town outlives.

    python tools/zeds/regret.py III --positions 40 --tries 8
"""

import argparse
import random
from collections import defaultdict
from collections.abc import Mapping
from math import sqrt
from typing import Any

import lamplit
from lamplit.bots import MatchRunner, make
from lamplit.engine import Match
from lamplit.games.zeds.bots.town import Town
from lamplit.games.zeds.bots.weighing import Weighing
from lamplit.games.zeds.data.board import BEDS, LAB, OFFICES
from lamplit.games.zeds.data.levels import LENGTHS, LEVELS

EARLIEST, LATEST = 4, 70
"""Between which decisions of the Action Phase a moment is picked."""
LEFT_OUT = frozenset(("bury", "discharge", "ferry"))
ANY = "anything else"

Gains = dict[tuple[str, str], list[float]]


def kind_of(name: str, odds: Mapping[str, Any]) -> str:
    """What kind of action an option is."""
    verb, _, rest = name.partition(":")
    if verb == "move":
        goal = rest.partition(":")[2]
        if "win" in odds.get(name, ()):
            return "attack"
        return "to bed" if goal in BEDS else "to work" if goal in (LAB, *OFFICES) else "move"
    return f"{verb} {rest.partition(':')[0]}" if verb in ("ability", "card", "event") else verb


def best_by_kind(match: Match, seat: str) -> dict[str, str]:
    """Of each kind of action the option that the bots like best."""
    view, question = match.view(seat), match.questions[0]
    weighing = Weighing(Town(view), list(question.names))
    best: dict[str, tuple[float, str]] = {}
    for name in weighing.names:
        kind = kind_of(name, view["odds"])
        worth = weighing.worth(name)
        if kind not in LEFT_OUT and (kind not in best or worth > best[kind][0]):
            best[kind] = (worth, name)
    return {kind: name for kind, (_, name) in best.items()}


def runner(match: Match, seed: str) -> MatchRunner:
    """Bots in all seats."""
    return MatchRunner(
        match, {seat: make("zeds", "thumb", seat, f"{seed} {seat}") for seat in match.seats}, luck_of(seed)
    )


def luck_of(seed: str) -> random.Random:
    """Luck that is the same for the same seed."""
    return random.Random(seed)


def outlived(match: Match, seed: str, cards: int) -> float:
    """The share of the deck that the town outlives when bots play on."""
    team = runner(match, seed)
    while team.step() is not None:
        pass
    result = match.result
    assert result is not None
    return 1.0 if result["side"] == "town" else (result["turns"] - 1) / cards


def tried(match: Match, seat: str, name: str, cards: int, tries: int) -> float:
    """What comes of one option on average."""
    total = 0.0
    for number in range(tries):
        world = match.afresh(str(number))
        world.answer(seat, name)
        total += outlived(world, str(number), cards)
    return total / tries


def look(match: Match, team: MatchRunner, seat: str, cards: int, tries: int) -> tuple[str, dict[str, float]] | None:
    """Lets the bots choose, and tries every kind of action from the moment before."""
    before, odds, options = match.clone(), match.view(seat)["odds"], best_by_kind(match, seat)
    step = team.step()
    if step is None:
        return None
    chosen = kind_of(step[1], odds)
    if chosen in LEFT_OUT:
        return None
    options[chosen] = step[1]
    return chosen, {kind: tried(before, seat, name, cards, tries) for kind, name in options.items()}


def gains(level: str, positions: int, tries: int) -> Gains:
    """How much better than the chosen action each other kind was, for every moment looked at."""
    cards = LENGTHS[LEVELS.index(level), "short"].cards
    found: Gains = defaultdict(list)
    game = seen = 0
    while seen < positions:
        game += 1
        match = lamplit.new("zeds", f"regret {game}", {"level": level, "length": "short"})
        team, moment, count = runner(match, str(game)), luck_of(f"moment {game}").randint(EARLIEST, LATEST), 0
        while not match.over:
            question = match.questions[0]
            count += question.prompt == "action"
            if count < moment or question.prompt != "action":
                team.step()
                continue
            looked = look(match, team, question.seat, cards, tries)
            if looked and len(looked[1]) > 1:
                seen += 1
                note(found, *looked)
            break
    return found


def note(found: Gains, chosen: str, values: Mapping[str, float]) -> None:
    """Adds one moment: what each other kind would have brought, and what they would on average."""
    others = {kind: value - values[chosen] for kind, value in values.items() if kind != chosen}
    found[chosen, ANY].append(sum(others.values()) / len(others))
    for kind, gain in others.items():
        found[ANY, kind].append(gain)


def main() -> None:
    """Prints what other kinds of actions would have brought, in percent of the deck with the 95 % interval."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--tries", type=int, default=8)
    wishes = parser.parse_args()
    print("| chosen | instead | times | of the deck |\n|---|---|---|---|")
    for (chosen, instead), values in sorted(gains(wishes.level, wishes.positions, wishes.tries).items()):
        if len(values) > 2:
            mean = sum(values) / len(values)
            error = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
            print(f"| {chosen} | {instead} | {len(values)} | {100 * mean:+.1f} ± {196 * error:.1f} % |")


if __name__ == "__main__":
    main()
