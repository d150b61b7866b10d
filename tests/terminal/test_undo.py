"""Undo in the terminal: its refusals reveal nothing about the other side."""

from pathlib import Path

import pytest

import lamplit
from lamplit import text
from lamplit.engine import Illegal

from ..terrorscape.evening import Evening
from .test_hotseat import played_at_one_screen

STANDS = Illegal("error-undo-stands", seat="killer")


def read_by_the_killer(evening: Evening, tmp_path: Path) -> str:
    """Return what the killer reads when taking back, at one screen for both sides."""
    *_before, page = played_at_one_screen(tmp_path, evening.match, ":u")
    return page


def chainsaw(*items: str) -> Evening:
    """The chainsaw has found Anna, who has kept back the amulet."""
    evening = Evening("butcher").at(killer="R4", anna="R4").holds("anna", *items)
    evening.hand("chainsaw", "stay", "sense", "barricade", "barricade").killer_acts()
    evening.does("killer", "card:chainsaw", "discard:stay", "discard:barricade", "stop")
    return evening.does("anna", "refuse") if "amulet" in items else evening


def encounter(*traits: str) -> Evening:
    """Two survivors are attacked, and no other saves them. It is the killer's turn."""
    evening = Evening("butcher", heroic_save_once=True).at(killer="R2", anna="R2", marco="R2").trait("anna", *traits)
    evening.hand().deck("sense", "pursue", "pursue", "sense").dice(3, 3, 3, 3).killer_acts().does("killer", "search")
    if traits:
        evening.does("anna", "refuse")
    evening.does("anna", "survivor:anna")
    return evening


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_amulet_held_back_leaves_no_trace_in_a_refusal(tmp_path: Path, language: str) -> None:
    text.speak(language)
    pages = {read_by_the_killer(chainsaw(*items), tmp_path) for items in (["amulet"], ["whiskey"])}
    assert len(pages) == 1
    assert STANDS.text(language) in pages.pop()


def test_a_heroic_save_let_be_leaves_no_trace_in_a_refusal(tmp_path: Path) -> None:
    for traits in ([], ["S12"]):
        evening = encounter(*traits)
        while "killer" not in [question.seat for question in evening.match.questions]:
            question = evening.match.questions[0]
            evening.match.answer(question.seat, "stay" if "stay" in question else question.names[0])
        assert STANDS.text() in read_by_the_killer(evening, tmp_path)


def test_who_plays_against_bots_is_refused_in_the_same_words(tmp_path: Path) -> None:
    match = lamplit.new("terrorscape", 3, {"killer": "butcher", "team": "first"})
    assert match.question("survivor1") is not None
    *_before, page = played_at_one_screen(tmp_path, match, ":u")
    assert STANDS.text() in page


def test_a_step_that_nobody_else_noticed_is_taken_back(tmp_path: Path) -> None:
    match = lamplit.new("terrorscape", 3, {"killer": "butcher", "team": "first"})
    match.answer("survivor1", "move:B1")
    assert match.why_not_undo("survivor1") is None
    *_before, page = played_at_one_screen(tmp_path, match, ":u")
    assert text.say("play-undone") in page


def test_where_all_see_the_same_the_reason_is_told(tmp_path: Path) -> None:
    match = lamplit.new("zeds", 1, {"players": 2})
    [page] = played_at_one_screen(tmp_path, match, ":u")
    assert Illegal("error-undo-nothing").text() in page
