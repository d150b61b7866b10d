"""What the books of every haunt must hold: words for all it says, in both languages, and a chapter for each side.

The scenario kit asks the same of a haunt of one's own.
"""

from pathlib import Path

import pytest

from lamplit import text
from lamplit.engine import SPECTATOR
from lamplit.games.betrayal import haunts
from lamplit.games.betrayal.haunts import HAUNTS
from lamplit.games.betrayal.haunts.form import Haunt
from lamplit.lab.betrayal.scenario_kit import texts

from ..house import House

every_haunt = pytest.mark.parametrize("haunt", HAUNTS.values(), ids=lambda haunt: haunt.name)
every_language = pytest.mark.parametrize("language", text.LANGUAGES)


def source_of(haunt: Haunt) -> str:
    """The modules of a haunt."""
    folder = Path(haunts.__file__).parent / haunt.name
    return "\n".join(file.read_text("utf-8") for file in sorted(folder.glob("*.py")))


@every_haunt
@every_language
def test_everything_a_haunt_says_has_words(haunt: Haunt, language: str) -> None:
    assert texts.missing_words(haunt, source_of(haunt), language) == []


@every_haunt
@every_language
def test_opening_and_endings_can_be_read_aloud_and_endings_stand_nowhere_else(haunt: Haunt, language: str) -> None:
    assert texts.unread_aloud(haunt, language) == []


@every_haunt
def test_nobody_reads_how_it_may_end_before_it_has_ended(haunt: Haunt) -> None:
    house = House().haunted("ox", haunt.number, run=True).begin()
    watching, ending = (*house.match.seats, SPECTATOR), texts.ending_of(haunt)
    assert not [seat for seat in watching if ending in house.match.view(seat)["books"]]
    house.table.result = {"side": "heroes", "how": f"{haunt.name}-all-dead", "winners": []}
    assert [seat for seat in watching if ending in haunt.books(house.table, seat)] == [*watching]


@every_haunt
def test_a_haunt_has_a_headpiece_and_its_monsters_have_signs(haunt: Haunt) -> None:
    assert texts.missing_pictures(haunt) == []


@every_haunt
def test_each_side_has_a_book_that_says_what_it_wants_and_ids_of_rules_say_whose_they_are(haunt: Haunt) -> None:
    assert list(texts.wrong_books(haunt)) == []
