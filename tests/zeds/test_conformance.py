"""Dawn of the Zeds keeps every promise of the engine, with any number of players, and every level comes to its end."""

import pytest

from lamplit.engine import Match, census, start
from lamplit.engine.state.chance import from_seed
from lamplit.engine.testing import conformance
from lamplit.games.zeds import GAME
from lamplit.games.zeds.data.events import EVENTS
from lamplit.games.zeds.data.levels import LENGTHS, LEVELS
from lamplit.games.zeds.data.research import RESEARCH
from lamplit.games.zeds.occasions import in_force

from .siege import Siege

MOST = 20_000


@pytest.mark.parametrize(
    ("level", "players", "length", "every"),
    [
        ("basic", 1, "normal", 25),
        pytest.param("basic", 2, "short", 25, marks=pytest.mark.slow),
        pytest.param("basic", 4, "normal", 25, marks=pytest.mark.slow),
        pytest.param("I", 1, "short", 25, marks=pytest.mark.slow),
        pytest.param("I", 3, "normal", 25, marks=pytest.mark.slow),
        pytest.param("II", 1, "short", 8, marks=pytest.mark.slow),
        ("II", 4, "medium", 25),
        pytest.param("III", 2, "long", 15, marks=pytest.mark.slow),
        pytest.param("III", 3, "short", 25, marks=pytest.mark.slow),
        pytest.param("IV", 1, "epic", 8, marks=pytest.mark.slow),
        pytest.param("IV", 4, "normal", 25, marks=pytest.mark.slow),
        ("V", 2, "medium", 15),
        pytest.param("V", 3, "epic", 25, marks=pytest.mark.slow),
    ],
)
def test_every_promise_is_kept(level: str, players: int, length: str, every: int) -> None:
    options = {"level": level, "players": players, "length": length}
    report = conformance.check(GAME, options, f"{players} {length}", every=every, most=MOST)
    assert report.worlds > 0
    assert report.not_found == 0


@pytest.mark.parametrize("number", range(len(LENGTHS)))
def test_every_level_and_length_comes_to_its_end_with_all_its_pieces(number: int) -> None:
    level, length = list(LENGTHS)[number]
    options = {"level": LEVELS[level], "length": length, "players": 1 + number % 4}
    options |= {"heroes": ("choose", "random")[number % 2], "pressure": ("none", "players")[number % 3 > 0]}
    for seed in range(3):
        match, luck = start(GAME, f"{number} {seed}", options), from_seed(f"pieces {number} {seed}")
        match.answer(*conformance.random_answer(match, luck))
        pieces = count(match)
        while not match.over:
            assert count(match) == pieces
            assert match.table.in_force == in_force(match.table)
            match.answer(*conformance.random_answer(match, luck))
        assert match.result is not None
        assert match.result["how"] in ("overrun", "chaos", "held-out")


def count(match: Match) -> dict[str, object]:
    """How many there are of every piece and card."""
    return dict(census(GAME.zones(match.table), match.table))


@pytest.mark.rule("DZ-INFO-1")
def test_worlds_agree_on_cards_that_were_looked_at() -> None:
    siege = Siege("IV").unit("wilson", "TC").unit("wright", "TC").fate("pyre").next_events("limping").actions(3)
    siege.begin().does("ability:classified:wright")
    others = [siege.match.sample("red", str(number)).table for number in range(8)]
    assert {table.fate_deck[-1] for table in others} == {"pyre"}
    assert {table.event_deck[-1] for table in others} == {"limping"}
    assert len({table.fate_deck[-2] for table in others}) > 1


def test_who_goes_on_from_here_with_other_luck_finds_acts_finale_and_research_in_their_places() -> None:
    siege = Siege("III").unit("schmidt", "F1").begin()
    acts, basics = places(siege.match)
    others = [siege.match.afresh(str(number)) for number in range(8)]
    assert all(places(other) == (acts, basics) for other in others)
    assert len({tuple(other.table.event_deck) for other in others}) > 1, "what is to come is shuffled"
    assert len({tuple(other.table.fate_deck) for other in others}) > 1


def places(match: Match) -> tuple[list[tuple[int, bool]], list[bool]]:
    """The acts of the event deck and where the National Guard lies; where basic research lies."""
    events = [(EVENTS[card].act, card == "national_guard") for card in match.table.event_deck]
    return events, [RESEARCH[card].kind == "basic" for card in match.table.research_deck]


@pytest.mark.rule("DZ-INFO-1")
def test_with_other_luck_cards_that_were_looked_at_stay_on_top() -> None:
    siege = Siege("IV").unit("wilson", "TC").unit("wright", "TC").fate("pyre").next_events("limping").actions(3)
    siege.begin().does("ability:classified:wright")
    others = [siege.match.afresh(str(number)).table for number in range(8)]
    assert {table.fate_deck[-1] for table in others} == {"pyre"}
    assert {table.event_deck[-1] for table in others} == {"limping"}
    assert len({table.fate_deck[-2] for table in others}) > 1
