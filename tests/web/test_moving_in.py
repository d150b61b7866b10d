"""A game that moved in by one line is played in the browser, drawn from its view alone."""

from collections.abc import Iterator
from random import Random

import pytest

from .. import added_game
from ..server.support.servers import AnyServer, apart
from .conftest import Come
from .people import DESK, PHONE, play
from .test_accessible import faults


@pytest.fixture(scope="module")
def annexed(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyServer]:
    """A server in a house that Vigil has moved into. Its client was built before that."""
    folder = tmp_path_factory.mktemp("annexed")
    with apart(folder, package=added_game.build(folder / "annex")) as house:
        yield house


def test_a_game_without_a_board_is_played_to_its_end(annexed: AnyServer, comes: Come) -> None:
    ada = comes("Ada", to=annexed).opens()
    ada.sees("Two windows, nine candles, one night.")
    ada.page.get_by_role("article").filter(has_text="Vigil").get_by_role("button", name="Play now").click()
    ada.presses("Here we go")
    ada.is_asked().sees("Light another candle, or rest for good?").sees("The pile")
    assert play([ada], Random(1)) > 0
    ada.sees("Play again")
    assert ada.scrolls == [0, 0]


def test_it_speaks_german_on_a_phone(annexed: AnyServer, comes: Come) -> None:
    ada = comes("Ada", to=annexed, language="de", screen=PHONE).opens()
    ada.sees("Nachtwache")
    table = annexed.table("vigil", ann="me", ben="bot:random")
    ada.sits(table, "ann").is_asked()
    ada.sees("Noch eine Kerze anzünden oder endgültig ruhen?").sees("Der Stapel")
    assert ada.scrolls == [0, 0]


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_a_board_made_from_a_view_is_accessible(annexed: AnyServer, comes: Come, screen: str) -> None:
    ada = comes("Ada", to=annexed, screen=screen)
    ada.sits(annexed.table("vigil", ann="me", ben="bot:random"), "ann").is_asked()
    assert faults(ada) == []
