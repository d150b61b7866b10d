"""Random games: no card is lost or made, and what the table remembers of itself stays true."""

import pytest

from lamplit.engine import Match, census, conformance, start
from lamplit.engine.chance import from_seed
from lamplit.games.betrayal import GAME
from lamplit.games.betrayal.decks import deck_of
from lamplit.games.betrayal.occasions import in_force

MOST = 1500


@pytest.mark.rule("BH-CARD-9")
@pytest.mark.parametrize("seed", range(6))
def test_all_pieces_stay_in_the_game(seed: int):
    match, luck = start(GAME, f"pieces {seed}", {"players": 3 + seed % 4, "haunt": 1}), from_seed(f"pieces {seed}")
    pieces = count(match)
    for _ in range(MOST):
        if match.over:
            break
        match.answer(*conformance.random_answer(match, luck))
        table = match.table
        assert count(match) == pieces
        assert table.in_force == in_force(table) or not table.in_force
        for key, known in table.seen.items():
            assert deck_of(table, key.partition(":")[2])[-len(known) :] == known
        assert all(one.place in table.plan for one in table.explorers.values() if one.alive)
    assert match.over or match.table.haunted


def count(match: Match) -> dict[str, object]:
    """How many there are of every card and room; haunts bring tokens of their own."""
    counted = census(GAME.zones(match.table), match.table)
    return {family: cards for family, cards in counted.items() if family != "token"}
