"""Views have a type where the game is known by name: what `lamplit.new` promises is what a seat sees."""

from typing import Any, assert_type

import pytest

import lamplit
from lamplit.engine import Match
from lamplit.games.terrorscape.view import KillerView, SpectatorView, SurvivorView, View


def test_the_views_of_a_game_known_by_name_have_a_type() -> None:
    match = lamplit.new("terrorscape", 1)
    assert_type(match, Match[View])
    assert_type(match.clone().view("killer"), View)
    by_a_variable = lamplit.new(lamplit.games()[0], 1)
    assert_type(by_a_variable.view("killer"), Any)


@pytest.mark.parametrize(
    ("seat", "kind"), [("killer", KillerView), ("survivor2", SurvivorView), ("spectator", SpectatorView)]
)
def test_who_sees_tells_what_is_seen(seat: str, kind: type) -> None:
    view = lamplit.new("terrorscape", 1).view(seat)
    assert view.keys() - {"hand_size"} == kind.__annotations__.keys() - {"hand_size"}
    if view["you"] == "killer":
        assert_type(view, KillerView)
    elif view["you"] == "spectator":
        assert_type(view, SpectatorView)
    else:
        assert_type(view, SurvivorView)
