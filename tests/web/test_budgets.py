"""What a first visit loads, however many games there are."""

import pytest

import lamplit
from lamplit.engine.settings import settle

from ..server.support.servers import ThreadServer
from .conftest import Come
from .weights import GAME_WITH_FRAME, START_PAGE, Files


@pytest.mark.parametrize("game", lamplit.games())
def test_the_start_page_and_a_game_are_light(inn: ThreadServer, comes: Come, game: str) -> None:
    ada = comes("Ada", language="de")  # whose words are the longer ones
    files = Files(ada)
    ada.opens().page.get_by_role("article").nth(len(lamplit.games()) - 1).wait_for()
    assert 50 < files.settle().kilobytes() <= START_PAGE, files.sizes()
    own, *others = lamplit.game(game).seats(settle(lamplit.game(game).settings, {}))
    ada.sits(inn.table(game, **{own: "me", **dict.fromkeys(others, "bot:random")}), own)
    assert START_PAGE < files.settle().kilobytes() <= GAME_WITH_FRAME, files.sizes()
