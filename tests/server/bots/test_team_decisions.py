"""People lead their team: bots leave decisions to them, and give way to their undo."""

import random
from collections.abc import Callable, Sequence

import pytest

import lamplit
from lamplit.engine import Illegal, Match, Question
from lamplit.engine.settings import settle
from lamplit.server.tables import commands as c
from lamplit.server.tables import entries as e
from lamplit.server.tables.bot_questions import asked_of_bots
from lamplit.server.tables.effects import take
from lamplit.server.tables.table_state import TableState
from lamplit.server.tables.terms import Terms

from ..support.random_play import CAST, KILLER, TEAM

ADA = "survivor1"
BOTS = TEAM[1:]


def beside_bots(seed: int = 1) -> tuple[TableState, Match]:
    """Ada plays one Survivor beside two bots; another person plays the Killer."""
    state = TableState(Terms("terrorscape", CAST), str(seed), None)
    for seat in (KILLER, ADA):
        take(state, e.SatDown(seat, seat, f"key of {seat}"), 0)
    for seat in BOTS:
        take(state, e.SeatSet(seat, "thumb"), 0)
    take(state, e.Started(state.game.rules), 0)
    assert state.match is not None
    return state, state.match


def play_until(state: TableState, match: Match, reached: Callable[[], bool]) -> None:
    """Play at random until a condition holds."""
    luck = random.Random(4)
    for _ in range(2_000):
        if reached():
            return
        asked = luck.choice(list(match.questions))
        take(state, e.Answered(asked.seat, luck.choice(asked.names)), 0)
    pytest.fail("it never came to that")


def answered(state: TableState, seat: str, luck: random.Random) -> bool:
    """Give a seat's random answer."""
    assert state.match is not None
    take(state, e.Answered(seat, luck.choice(names(state.match, seat))), 0)
    return True


def takes_back(state: TableState, seat: str, turn: bool = False) -> None:
    """Take back a seat's answer."""
    entry = c.entry_of(c.Undo("", turn), seat, state, 0)
    assert entry is not None
    take(state, entry, 0)


def test_what_the_team_decides_is_left_to_its_people() -> None:
    state, match = beside_bots()
    play_until(state, match, lambda: len(match.together) == 3)
    assert asked_of_bots(state) == []
    take(state, e.HandedToBot(ADA, "thumb"), 0)
    assert {question.seat for question in asked_of_bots(state)} == set(TEAM)


def test_ada_takes_her_move_back_though_bots_have_moved_since() -> None:
    state, match = beside_bots()
    place = match.view(ADA)["team"][0]["place"]
    for seat in (ADA, *BOTS):
        take(state, e.Answered(seat, next(name for name in question(match, seat).names if name.startswith("move:"))), 0)
    answers = state.answers
    takes_back(state, ADA)
    assert state.answers == answers - 3
    assert [survivor["acted"] for survivor in match.view(ADA)["team"]] == [False] * 3
    assert match.view(ADA)["team"][0]["place"] == place


def team_of(game: str, ada: str, bot: str, **options: int) -> tuple[TableState, Match]:
    """Return a table where Ada plays with bots."""
    state = TableState(Terms(game, settle(lamplit.game(game).settings, options)), "1", None)
    take(state, e.SatDown(ada, "Ada", "key of Ada"), 0)
    for seat in state.chairs.keys() - {ada}:
        take(state, e.SeatSet(seat, "thumb"), 0)
    take(state, e.Started(state.game.rules), 0)
    assert bot in state.bots
    assert state.match is not None
    return state, state.match


@pytest.mark.parametrize(
    ("game", "options"), [("zeds", {}), ("escape", {"intro": 0, "roll_lock": 0, "action_lock": 0})]
)
def test_in_every_team_a_bot_gives_way_to_who_takes_something_back(game: str, options: dict[str, int]) -> None:
    ada, bot = "red", "blue"
    state, match = team_of(game, ada, bot, players=2, **options)
    luck, taken_back = random.Random(3), 0
    while taken_back < 3 and any(names(match, seat) for seat in (ada, bot)):
        before, answers = match.view(ada), state.answers
        gave = [seat for seat in (ada, bot) if names(match, seat) and answered(state, seat, luck)]
        if gave != [ada, bot]:
            continue
        try:
            takes_back(state, ada)
        except Illegal:
            continue
        assert (match.view(ada), state.answers) == (before, answers)
        taken_back += 1
    assert taken_back == 3


def test_among_explorers_a_step_is_taken_back_until_a_bot_has_its_turn() -> None:
    ada, bot = "explorer1", "explorer2"
    state, match = team_of("betrayal", ada, bot, players=3)
    play_until(state, match, lambda: any(name.startswith("go:") for name in names(match, ada)))
    before = match.view(ada)
    take(state, e.Answered(ada, next(name for name in names(match, ada) if name.startswith("go:"))), 0)
    assert match.view(ada) != before
    takes_back(state, ada)
    assert match.view(ada) == before
    take(state, e.Answered(ada, "end"), 0)
    assert match.question(ada) is None
    takes_back(state, ada)
    assert match.view(ada) == before, "even the end of a turn, which shows nobody anything new"
    take(state, e.Answered(ada, "end"), 0)
    answered(state, bot, random.Random(3))
    with pytest.raises(Illegal):
        takes_back(state, ada)


def test_what_a_bot_revealed_stands_and_what_came_before_it_too() -> None:
    state, match = beside_bots()

    def may(seat: str, option: str) -> bool:
        asked = match.question(seat)
        return asked is not None and option in asked

    play_until(state, match, lambda: may(ADA, "calm") and any(may(bot, "search") for bot in BOTS))
    searches = next(bot for bot in BOTS if may(bot, "search"))
    take(state, e.Answered(ADA, "calm"), 0)
    take(state, e.Answered(searches, "search"), 0)
    with pytest.raises(Illegal):
        takes_back(state, ADA)


def test_what_another_person_did_since_is_not_taken_back() -> None:
    state, _match = beside_bots()
    take(state, e.Answered(ADA, "calm"), 0)
    take(state, e.SatDown(BOTS[0], "Ben", "key of Ben"), 0)
    take(state, e.Answered(BOTS[0], "calm"), 0)
    with pytest.raises(Illegal):
        takes_back(state, ADA)


def names(match: Match, seat: str) -> Sequence[str]:
    """Return a seat's options."""
    found = match.question(seat)
    return () if found is None else found.names


def question(match: Match, seat: str) -> Question:
    """Return a seat's question."""
    found = match.question(seat)
    assert found is not None
    return found
