"""Random games: no card is lost or made, and what the table remembers of itself stays true."""

import pytest

from lamplit.engine import Match, census, start
from lamplit.engine.state.chance import from_seed
from lamplit.engine.testing import conformance
from lamplit.games.betrayal import GAME
from lamplit.games.betrayal.explorers.decks import deck_of
from lamplit.games.betrayal.occasions import in_force

from .house import House

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


@pytest.mark.rule("BH-CARD-9")
def test_a_card_that_kills_by_being_laid_down_is_not_lost_while_others_decide() -> None:
    house = House().haunted("zoe", 44, run=True).holds("ox", "holy_symbol").steps("ox", sanity=1).begin()
    pieces = count(house.match)
    house.rolls((1, 0, 0)).does("drop:holy_symbol")
    assert (house.asked(), house.one("ox").alive) == ("years-rises", False)
    assert count(house.match) == pieces
    house.does("trait:might")
    assert house.table.floor_piles == {"entrance_hall": ["holy_symbol"]}
    assert count(house.match) == pieces


def looked() -> Match:
    """Ox alone knows the top item, and the next room."""
    house = House().holds("ox", "crystal_ball", "spirit_board").haunted(traitor="zoe").rolls((2, 2, 1)).begin()
    return house.does("use:spirit_board", "use:crystal_ball", "pile:items", "pick:axe").match


@pytest.mark.rule("BH-CARD-9")
def test_sampled_worlds_agree_on_cards_that_the_seat_has_looked_at():
    match = looked()
    worlds = [match.sample("explorer1", str(number)).table for number in range(8)]
    assert {world.item_deck[-1] for world in worlds} == {"axe"}
    assert {world.rooms[-1] for world in worlds} == {match.table.rooms[-1]}
    assert len({world.item_deck[-2] for world in worlds}) > 1


@pytest.mark.rule("BH-CARD-9")
def test_no_other_seat_knows_cards_that_a_seat_has_looked_at():
    match = looked()
    worlds = [match.sample("explorer2", str(number)).table for number in range(8)]
    assert len({world.item_deck[-1] for world in worlds}) > 1
    assert all(world.seen["explorer1:items"] == [world.item_deck[-1]] for world in worlds)


@pytest.mark.rule("BH-CARD-9")
def test_with_other_luck_cards_looked_at_stay_and_all_others_are_shuffled() -> None:
    match = looked()
    others = [match.afresh(str(number)) for number in range(8)]
    for other in others:
        assert other.table.item_deck[-1] == "axe"
        assert other.table.rooms[-1] == match.table.rooms[-1]
        assert count(other) == count(match)
    for pile in ("item_deck", "event_deck", "rooms"):
        assert len({tuple(getattr(other.table, pile)) for other in others}) == 8, pile


@pytest.mark.parametrize("seed", range(3))
def test_the_seed_of_a_game_that_goes_on_elsewhere_gives_away_no_room_or_card_to_come(seed: int) -> None:
    match, luck = start(GAME, f"known {seed}", {"players": 4, "explorers": "random"}), from_seed(f"known {seed}")
    for number in range(200):
        if match.over:
            break
        match.answer(*conformance.random_answer(match, luck))
        if number % 9:
            continue
        other = match.afresh(str(number))
        assert count(other) == count(match)
        for pile in ("item_deck", "event_deck", "rooms"):
            # What was shuffled in the midst of a step comes out as it did: the step is played again.
            shuffled = any(
                kind == "shuffle" and stream.removesuffix("s") in pile for kind, stream, _ in match.table.chance.dealt
            )
            if len(getattr(match.table, pile)) > 6 and not shuffled:
                assert getattr(other.table, pile) != getattr(match.table, pile), (number, match.table.step)
        for key, known in other.table.seen.items():
            assert deck_of(other.table, key.partition(":")[2])[-len(known) :] == known
