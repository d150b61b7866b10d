"""Each side's book says what it knows of the other, and only that side is given it."""

import pytest

from lamplit.engine import SPECTATOR
from lamplit.games.betrayal.explorers.roles import give_book
from lamplit.games.betrayal.haunts import HAUNTS
from lamplit.games.betrayal.haunts.form import Haunt
from lamplit.text.rulebook import secret_chapters

from ..house import House

WITH_SIDES = [haunt for haunt in HAUNTS.values() if not haunt.open_to_all]


def rules_of(books: list[str]) -> set[str]:
    """The rules of some books."""
    return {rule.id for book in books for chapter in secret_chapters("betrayal", book) for rule in chapter.rules}


@pytest.mark.rule(
    "BH-H1-T-KNOWN",
    "BH-H1-H-KNOWN",
    "BH-H2-T-KNOWN",
    "BH-H2-H-KNOWN",
    "BH-H3-T-KNOWN",
    "BH-H3-H-KNOWN",
    "BH-H4-T-KNOWN",
    "BH-H4-H-KNOWN",
    "BH-H5-H-KNOWN",
    "BH-H6-T-KNOWN",
    "BH-H6-H-KNOWN",
    "BH-H7-T-KNOWN",
    "BH-H7-H-KNOWN",
    "BH-H8-T-KNOWN",
    "BH-H8-H-KNOWN",
    "BH-H9-T-KNOWN",
    "BH-H10-T-KNOWN",
    "BH-H10-H-KNOWN",
    "BH-H13-T-KNOWN",
    "BH-H13-H-KNOWN",
    "BH-H14-T-KNOWN",
    "BH-H14-H-KNOWN",
    "BH-H15-T-KNOWN",
    "BH-H15-H-KNOWN",
    "BH-H16-T-KNOWN",
    "BH-H16-H-KNOWN",
    "BH-H17-T-KNOWN",
    "BH-H17-H-KNOWN",
    "BH-H18-T-KNOWN",
    "BH-H18-H-KNOWN",
    "BH-H19-T-KNOWN",
    "BH-H19-H-KNOWN",
    "BH-H20-T-KNOWN",
    "BH-H20-H-KNOWN",
    "BH-H21-T-KNOWN",
    "BH-H21-H-KNOWN",
    "BH-H46-T-KNOWN",
    "BH-H46-H-KNOWN",
    "BH-H23-T-KNOWN",
    "BH-H23-H-KNOWN",
    "BH-H11-T-KNOWN",
    "BH-H11-H-KNOWN",
    "BH-H24-T-KNOWN",
    "BH-H24-H-KNOWN",
    "BH-H25-T-KNOWN",
    "BH-H25-H-KNOWN",
    "BH-H26-T-KNOWN",
    "BH-H26-H-KNOWN",
    "BH-H27-T-KNOWN",
    "BH-H27-H-KNOWN",
    "BH-H28-T-KNOWN",
    "BH-H28-H-KNOWN",
    "BH-H29-T-KNOWN",
    "BH-H29-H-KNOWN",
    "BH-H30-T-KNOWN",
    "BH-H30-H-KNOWN",
    "BH-H32-T-KNOWN",
    "BH-H32-H-KNOWN",
    "BH-H33-T-KNOWN",
    "BH-H33-H-KNOWN",
    "BH-H35-T-KNOWN",
    "BH-H35-H-KNOWN",
    "BH-H41-T-KNOWN",
    "BH-H41-H-KNOWN",
    "BH-H36-T-KNOWN",
    "BH-H36-H-KNOWN",
    "BH-H37-T-KNOWN",
    "BH-H37-H-KNOWN",
    "BH-H38-T-KNOWN",
    "BH-H38-H-KNOWN",
    "BH-H39-T-KNOWN",
    "BH-H39-H-KNOWN",
    "BH-H40-T-KNOWN",
    "BH-H40-H-KNOWN",
    "BH-H42-T-KNOWN",
    "BH-H42-H-KNOWN",
    "BH-H44-T-KNOWN",
    "BH-H44-H-KNOWN",
    "BH-H45-T-KNOWN",
    "BH-H45-H-KNOWN",
    "BH-H47-T-KNOWN",
    "BH-H47-H-KNOWN",
    "BH-H48-T-KNOWN",
    "BH-H48-H-KNOWN",
    "BH-H49-T-KNOWN",
    "BH-H49-H-KNOWN",
    "BH-H51-T-KNOWN",
    "BH-H51-H-KNOWN",
)
@pytest.mark.parametrize("haunt", WITH_SIDES, ids=lambda haunt: haunt.name)
def test_each_side_reads_what_it_knows_and_nothing_of_the_others_book(haunt: Haunt) -> None:
    house = House().haunted("ox", haunt.number, run=True)
    for one in house.table.explorers.values():
        give_book(house.table, one)
    house.begin()
    traitor, hero = (rules_of(house.view(who)["books"]) for who in ("ox", "zoe"))
    start = f"BH-H{haunt.number}-"
    assert not any(rule.startswith(f"{start}H-") for rule in traitor)
    assert not any(rule.startswith(f"{start}T-") for rule in hero)
    known = {rule for rule in traitor | hero if rule.endswith("-KNOWN")}
    assert {rule for rule in known if rule in traitor and rule in hero} == set(), "what one side knows is its own"
    assert any(rule.endswith("-KNOWN") for rule in traitor | hero)
    for everybody in rules_of(house.match.view(SPECTATOR)["books"]):
        assert not everybody.removeprefix(start).startswith(("T-", "H-"))
