"""Taking back: free until something comes to light, and then it is said what that was."""

import pytest

from lamplit import text
from lamplit.engine import Illegal, retract
from lamplit.games.betrayal import RETRACTABLE, REVEALING

from .house import House


def takes_back(house: House, who: str = "ox") -> House:
    """A seat takes an answer back, as at every table."""
    retract(house.match, house.one(who).seat)
    return house


def stands(house: House, who: str = "ox") -> Illegal:
    """Why a seat may not take back, after seeing that trying changes nothing."""
    before = house.table.pack()
    with pytest.raises(Illegal) as refused:
        takes_back(house, who)
    assert house.table.pack() == before
    return refused.value


def learnt(house: House, who: str = "ox") -> list[str]:
    """What has come to light, as the refusal names it."""
    refused = stands(house, who)
    assert refused.message == "error-undo-learnt"
    return [event["kind"] for event in refused.arguments["learnt"]]


@pytest.mark.parametrize(
    "action",
    ["go:foyer", "drop:bell", "take:axe", "use:healing_salve:ox_bellows:might", "end", "trade:zoe_ingstrom"],
)
def test_open_answers_are_taken_back(action: str) -> None:
    house = House().holds("ox", "bell", "healing_salve").holds("zoe", "candle").pile("entrance_hall", "axe")
    house.steps("ox", might=0).begin()
    before, open_to = house.table.pack(), house.may()
    if action not in open_to:
        action = next(name for name in sorted(open_to) if name.startswith(action.rpartition(":")[0]))
    house.does(action)
    assert house.table.pack() != before
    assert takes_back(house).table.pack() == before
    assert house.may() == open_to


def test_an_offer_is_taken_back_until_it_is_answered() -> None:
    house = House().holds("ox", "bell").begin().does("trade:zoe_ingstrom", "offer:bell")
    assert house.asks() == "zoe"
    assert takes_back(house).asked() == "bargain"
    assert takes_back(house).asked() == "act"


def test_the_end_of_a_turn_is_taken_back_until_the_next_one_acts() -> None:
    house = House().begin().does("end")
    assert house.asks() == "zoe"
    assert takes_back(house).asks() == "ox"
    house.does("end", "go:foyer")
    assert stands(house).message == "error-undo-stands"


def test_a_room_that_was_laid_without_a_question_is_not_discovered_anew() -> None:
    house = House().next_cards("dusty_hallway").begin().does("open:N")
    assert house.asked() == "act"
    assert learnt(house) == ["turned-up"]


def test_how_a_room_lies_stands_once_a_card_was_drawn_in_it() -> None:
    house = House().next_cards("kitchen", "bell", "ring").begin()
    house.match.answer("explorer1", "open:N")
    assert "drew" in learnt(house.does("turn:1"))


@pytest.mark.parametrize(("language", "named"), [("en", "Turned up: Library."), ("de", "Aufgedeckt: Bibliothek.")])
def test_the_refusal_says_what_came_to_light(language: str, named: str) -> None:
    house = House().next_cards("wine_cellar", "library").begin()
    house.match.answer("explorer1", "open:N")
    said = stands(house).text(language)
    assert named in said
    assert text.name("wine_cellar", "betrayal", language) not in said, "nobody has seen the room put aside"


def test_a_roll_and_a_card_are_named() -> None:
    house = House().next_cards("chapel", "rotten").rolls((2, 2, 1)).begin().does("open:N")
    kinds = learnt(house)
    assert kinds[:2] == ["turned-up", "drew"]
    house = (
        House().lay("attic", "upper_landing", "N").at("ox", "attic").rolls((0,) * 4).begin().does("go:upper_landing")
    )
    assert "rolled" in learnt(house)


def test_cards_that_a_seat_has_looked_at_are_named_to_it_alone() -> None:
    house = House().draws("it_is_meant_to_be").does("pile:items")
    assert learnt(house) == ["looked"]
    assert stands(house, "zoe").message == "error-undo-stands"


def test_an_answer_that_may_reveal_a_book_stands() -> None:
    """Ox hands the Girl to the Mummy: the heroes read it, in a book that is not theirs."""
    house = House().haunted(traitor="ox", run=True).token("sarcophagus", "foyer").holds("ox", "girl")
    house.monster("mummy", "entrance_hall", speed=3, might=8, sanity=5).begin().does("task:mummy-hand-over:girl")
    assert [kind for kind in learnt(house) if kind in RETRACTABLE | {"gave"}] == []


def test_nothing_is_both_news_and_no_news() -> None:
    assert {"takes"} == RETRACTABLE & REVEALING
