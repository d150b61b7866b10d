"""What the tools play of Betrayal."""

from collections.abc import Iterator

from lamplit.games.betrayal.haunts import HAUNTS
from win_rates import Wishes, ends, percent, played, won

from . import Options, Tables, Values

ANOTHER = {38: "haunt-38-d"}
"""Other names deal other games: those of the usual name were very long."""
GOLDEN: Options = {
    ANOTHER.get(number, f"haunt-{number}"): {"haunt": number, "players": 3 + number % 4, "explorers": "random"}
    for number in sorted(HAUNTS)
}

VARIED: Values = {
    "players": (3, 4, 5, 6),
    "haunt": (0, *sorted(HAUNTS)),
    "haunt_roll": ("end_of_turn", "at_once"),
}


def haunts(wishes: Wishes) -> Iterator[str]:
    """How often the heroes win, by haunt and number of players, between players by rules of thumb."""
    yield "| haunt | 3 players | 4 | 5 | 6 | how it ended with 4 |"
    yield "|---|---|---|---|---|---|"
    for number in sorted(HAUNTS):
        reports = [
            played("betrayal", {"both": "thumb"}, {"haunt": number, "players": n, "explorers": "random"}, wishes)
            for n in range(3, 7)
        ]
        cells = " | ".join(percent(won(report, "heroes")) for report in reports)
        yield f"| {number} {HAUNTS[number].name} | {cells} | {ends(reports[1])} |"


TABLES: Tables = {"haunts": haunts}
