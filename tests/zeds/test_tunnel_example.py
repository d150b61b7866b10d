"""The worked example of the Tunnel, activated twice: step by step, then once more with Kingman and his minefield."""

import pytest

from lamplit.games.zeds.state import REDUCED

from .siege import Siege

WEAK, STRONG, LAST = "zed6", "zed21", "zed4"
"""The reduced Zed of strength 2 on #3, the one of strength 6 on #5 and the one of strength 4 on #6."""


def example() -> Siege:
    """Where the pieces stand before the first activation."""
    siege = Siege("IV").zed("T3", WEAK, side=REDUCED, hits=1).zed("T4", "sleeper")
    siege.zed("T5", STRONG).zed("T5", "k10").zed("T5", "locust").zed("T6", LAST)
    return siege.chaos("T4").chaos("T7").change(no_entry=["T2"])


FIRST = ((1,), (2,), (6,), (6,), (4,))
SECOND = ((6,), (3,), (1,), (5,), (3,))


def where(siege: Siege) -> dict[str, str]:
    """The space of each Zed in the Tunnel."""
    return {name: zed.place for name, zed in siege.table.zeds.items() if zed.place[0] == "T"}


@pytest.mark.rule("DZ-EX-TUNNEL-6", "DZ-EX-TUNNEL-7", "DZ-EX-TUNNEL-8")
@pytest.mark.rule("DZ-EX-TUNNEL-9", "DZ-EX-TUNNEL-10", "DZ-EX-TUNNEL-11")
def test_the_first_activation() -> None:
    siege = example().rolls(*FIRST).activate("T")
    rolled = [(told["why"], told["piece"]) for told in siege.told("rolled")][:5]
    assert rolled == [
        ("catacombs", WEAK),
        ("catacombs", STRONG),
        ("catacombs", "k10"),
        ("lost", "k10"),
        ("catacombs", "locust"),
    ]
    assert where(siege) == {WEAK: "T3", "sleeper": "T3", STRONG: "T4", "locust": "T5", LAST: "T5", "k10": "T7"}


@pytest.mark.rule("DZ-EX-TUNNEL-12", "DZ-EX-TUNNEL-15", "DZ-EX-TUNNEL-16", "DZ-EX-TUNNEL-17")
def test_the_second_activation() -> None:
    siege = example().rolls(*FIRST, *SECOND).activate("T", "T")
    assert siege.asked() == "first-to-leave"
    assert siege.may() == {"zed:locust", f"zed:{LAST}"}
    assert WEAK in siege.table.bag
    siege.does("zed:locust")
    assert where(siege) == {"sleeper": "T3", STRONG: "T3", LAST: "T4", "locust": "T5", "k10": "T5"}


# -- with Kingman ----------------------------------------------------------------------------------------------------

WOUNDED = "zed6"
"""Strength 4, and 2 when it has been turned over."""


def with_kingman() -> Siege:
    """The example with Kingman and his minefield on #2, and an unhurt Zed of strength 4 on #3."""
    siege = Siege("IV").unit("kingman", "T2").zed("T3", WOUNDED).zed("T4", "sleeper")
    siege.zed("T5", STRONG).zed("T5", "k10").zed("T5", "locust").zed("T6", LAST)
    return siege.chaos("T4").chaos("T7").change(minefield="T2", spent=["minefield"])


LEAVES, LOST, STAYS, NOT_HELD, HELD = (1,), (6,), (4,), (3,), (5,)
MINES, KINGMAN_WINS = (1, 2), (3, 4)
TO_KINGMAN = (LEAVES, NOT_HELD, MINES, KINGMAN_WINS, NOT_HELD)
FARTHER_OUT = (LEAVES, LOST, (6,), STAYS)


@pytest.mark.rule("DZ-EX-TUNNEL-1", "DZ-EX-TUNNEL-2", "DZ-EX-TUNNEL-3")
@pytest.mark.rule("DZ-EX-TUNNEL-4", "DZ-EX-TUNNEL-5")
def test_kingman_in_the_first_activation() -> None:
    siege = with_kingman().rolls(*TO_KINGMAN, *FARTHER_OUT).activate("T")
    rolled = [told["why"] for told in siege.told("rolled")]
    assert rolled[:5] == ["catacombs", "perimeter", "minefield", "fight", "perimeter"]
    assert siege.told("minefield")[0]["column"] == 6
    assert siege.table.minefield_side == REDUCED
    assert siege.told("result")[0] == {"human_wins": True, "zed_hits": 2, "human_hits": 1}
    wounded = siege.piece(WOUNDED)
    assert (wounded.place, wounded.side, wounded.hits) == ("T3", REDUCED, 1)
    assert where(siege) == {WOUNDED: "T3", "sleeper": "T3", STRONG: "T4", "locust": "T5", LAST: "T5", "k10": "T7"}


@pytest.mark.rule("DZ-EX-TUNNEL-12", "DZ-EX-TUNNEL-13", "DZ-EX-TUNNEL-14")
def test_kingman_in_the_second_activation() -> None:
    siege = with_kingman().rolls(*TO_KINGMAN, *FARTHER_OUT)
    siege.rolls(LOST, (3,), LEAVES, HELD, NOT_HELD).activate("T", "T")
    assert siege.asked() == "first-to-leave"
    assert WOUNDED in siege.table.bag
    assert where(siege)["sleeper"] == where(siege)[STRONG] == "T3"
    assert siege.piece("kingman").place == "T2"
