"""What is printed on tiles, explorers, cards and the chart: the counts of the box, and single things looked up."""

from collections import Counter

import pytest

from lamplit.games.betrayal.data.cards import (
    CARDS,
    COMPANIONS,
    EVENTS,
    FACES,
    ITEMS,
    MONSTER_COLOURS,
    OMENS,
    SQUARE_TOKENS,
    TOKENS,
    WEAPONS,
)
from lamplit.games.betrayal.data.chart import CHART
from lamplit.games.betrayal.data.explorers import COLOURS, EXPLORERS, MENTAL, PHYSICAL, STEPS, TRAITS, start_values
from lamplit.games.betrayal.data.rooms import FLOORS, LANDINGS, LINKS, ROOMS, SIDES, STACK, START, START_TILE, TILES
from lamplit.games.betrayal.haunts import HAUNTS

TRAITORS = {number: haunt.turns for number, haunt in HAUNTS.items() if number <= 50}
"""Who turns traitor in the haunts of the box."""


DRAWN = [ROOMS[name] for name in STACK]


@pytest.mark.rule("BH-COMP-2", "BH-SETUP-6")
def test_there_are_44_tiles_and_a_start_tile_of_three_rooms() -> None:
    assert (len(TILES), len(START_TILE), len(ROOMS), len(STACK)) == (44, 3, 47, 42)
    assert START in ROOMS
    assert set(LANDINGS).isdisjoint(STACK)


def test_symbols_are_as_many_as_printed() -> None:
    assert Counter(tile.symbol for tile in TILES) == {"omen": 13, "event": 18, "item": 4, "": 9}
    assert not any(room.symbol for room in START_TILE)


def test_the_floors_have_their_shares_of_the_stack() -> None:
    assert [sum(floor in room.floors for room in DRAWN) for floor in FLOORS] == [24, 21, 25]
    assert [sum(room.floors == (floor,) for room in DRAWN) for floor in FLOORS] == [9, 6, 6]


def test_sides_are_sides_and_windows_are_no_doors() -> None:
    for room in ROOMS.values():
        sides = room.doors + room.windows + room.open_sides + room.front_door
        assert len(set(sides)) == len(sides), room.name
        assert set(sides) <= set(SIDES), room.name
        assert room.doors or room.open_sides, room.name


def test_rooms_with_windows_and_rooms_outdoors() -> None:
    windows = {room.name: room.windows for room in ROOMS.values() if room.windows}
    assert windows == {
        "bedroom": "S",
        "chapel": "S",
        "dining_room": "W",
        "grand_staircase": "S",
        "master_bedroom": "S",
    }
    outdoor = {room.name for room in ROOMS.values() if room.outdoor}
    assert outdoor == {"balcony", "gardens", "graveyard", "patio", "tower"}


@pytest.mark.rule("BH-ROOM-BARRIER-1", "BH-ROOM-BARRIER-2")
def test_barriers_part_four_rooms() -> None:
    barriers = {room.name: room.barrier for room in TILES if room.barrier}
    rolls = {name: (barrier.trait, barrier.target) for name, barrier in barriers.items()}
    assert rolls == {
        "catacombs": ("sanity", 6),
        "chasm": ("speed", 3),
        "tower": ("might", 3),
        "vault": ("knowledge", 6),
    }
    for name, barrier in barriers.items():
        assert sorted("".join(barrier.parts)) == sorted(ROOMS[name].doors)
    assert barriers["vault"].parts[1] == ""


def test_rooms_that_give_and_rooms_that_take() -> None:
    assert {room.name: room.gain for room in TILES if room.gain} == {
        "chapel": "sanity",
        "gymnasium": "speed",
        "larder": "might",
        "library": "knowledge",
    }
    assert {room.name: room.harm for room in TILES if room.harm} == {"crypt": "mental", "furnace_room": "physical"}
    assert {room.name: tuple(room.leaving) for room in TILES if room.leaving} == {
        "attic": ("speed", 3, "might"),
        "graveyard": ("sanity", 4, "knowledge"),
        "junk_room": ("might", 3, "speed"),
        "pentagram_chamber": ("knowledge", 4, "sanity"),
    }


def test_doubtful_tiles_are_as_the_prints_show_them() -> None:
    assert ROOMS["crypt"].doors == "N"
    assert ROOMS["game_room"].doors == "NES"
    assert ROOMS["stairs_from_basement"].doors == "S"
    assert ROOMS["abandoned_room"].floors == ("basement", "ground")
    assert ROOMS["underground_lake"].floors == ("basement",)
    assert all(end in ROOMS for link in LINKS for end in link)


@pytest.mark.rule("BH-COMP-4", "BH-SETUP-8")
def test_twelve_explorers_share_six_colours() -> None:
    assert len(EXPLORERS) == 12
    assert len(COLOURS) == 6
    assert set(Counter(row.colour for row in EXPLORERS.values()).values()) == {2}
    assert len({row.birthday for row in EXPLORERS.values()}) == 12
    assert len({row.age for row in EXPLORERS.values()}) == 12


@pytest.mark.rule("BH-TRAIT-1")
def test_traits_are_physical_or_mental() -> None:
    assert set(PHYSICAL) == {"might", "speed"}
    assert set(MENTAL) == {"knowledge", "sanity"}
    assert sorted(TRAITS) == sorted(PHYSICAL + MENTAL)


def test_every_track_rises_in_eight_steps_from_1_to_8() -> None:
    for row in EXPLORERS.values():
        for track, start in zip(row.tracks, row.starts, strict=True):
            assert len(track) == STEPS
            assert sorted(track) == list(track)
            assert track[0] >= 1
            assert track[-1] <= 8
            assert 2 <= start <= 4


def test_the_explorers_of_the_rulebooks_examples() -> None:
    assert start_values("zoe_ingstrom") == {"speed": 4, "might": 3, "sanity": 5, "knowledge": 3}
    zoe, jenny = EXPLORERS["zoe_ingstrom"], EXPLORERS["jenny_leclerc"]
    assert zoe.tracks[1][zoe.starts[1] + 2] == 4
    assert zoe.tracks[2][zoe.starts[2] - 2] == 3
    assert jenny.tracks[1][jenny.starts[1] - 2] == 3
    assert jenny.tracks[0][jenny.starts[0] - 1] == start_values("jenny_leclerc")["speed"] == 4


@pytest.mark.rule("BH-COMP-3")
def test_the_decks_have_13_22_and_45_cards() -> None:
    assert (len(OMENS), len(ITEMS), len(EVENTS), len(CARDS)) == (13, 22, 45, 80)


def test_weapons_companions_and_what_is_not_handed_over() -> None:
    assert set(WEAPONS) == {"axe", "blood_dagger", "revolver", "sacrificial_dagger", "spear"}
    assert set(COMPANIONS) == {"dog", "girl", "madman"}
    things = [card for card in CARDS.values() if card.item]
    assert len(things) == 22 + 9
    assert {card.name for card in things if not card.stealable} == {"armor"}
    assert {card.name for card in things if not card.tradeable} == {"blood_dagger"}
    assert {card.name for card in things if not card.droppable} == {"blood_dagger"}
    for card in CARDS.values():
        assert card.item or not (card.tradeable or card.stealable or card.droppable or card.weapon), card.name


def test_what_is_used_up_and_what_stays() -> None:
    assert {card.name for card in ITEMS if card.one_use} == {
        "adrenaline_shot",
        "angel_feather",
        "bottle",
        "dynamite",
        "healing_salve",
        "lucky_stone",
        "pickpockets_gloves",
        "smelling_salts",
    }
    assert {card.name for card in EVENTS if card.kept} == {
        "debris",
        "grave_dirt",
        "it_is_meant_to_be",
        "lights_out",
        "webs",
    }


@pytest.mark.rule("BH-COMP-6", "BH-COMP-7")
def test_tokens_are_149_and_14_of_them_square() -> None:
    assert sum(TOKENS.values()) == 149
    assert sum(SQUARE_TOKENS.values()) == TOKENS["square"] == 14
    of_cards = {card.token for card in EVENTS if card.token}
    assert of_cards == set(SQUARE_TOKENS) - {"below_collapsed_room", "vault_empty"}
    assert len(set(MONSTER_COLOURS)) == 7


def test_a_die_shows_each_number_twice() -> None:
    assert Counter(FACES) == {0: 2, 1: 2, 2: 2}


def test_the_chart_has_a_haunt_for_every_omen_in_every_omen_room() -> None:
    rooms = {room.name for room in TILES if room.symbol == "omen"}
    assert set(CHART) == {(card.name, room) for card in OMENS for room in rooms}
    assert len(CHART) == 169
    assert set(CHART.values()) == set(TRAITORS) == set(range(1, 51))
    assert set(Counter(CHART.values()).values()) == {3, 4}


@pytest.mark.parametrize(
    ("omen", "room", "number"),
    [("bite", "abandoned_room", 18), ("book", "charred_room", 33), ("dog", "gallery", 19), ("ring", "balcony", 20)],
)
def test_cells_by_which_this_chart_differs_from_older_ones(omen: str, room: str, number: int) -> None:
    assert CHART[omen, room] == number


def test_the_chart_says_who_turns_traitor() -> None:
    kinds = Counter(traitor.who for traitor in TRAITORS.values())
    assert kinds == {
        "revealer": 13,
        "left_of_revealer": 9,
        "highest": 12,
        "lowest": 8,
        "oldest": 1,
        "youngest": 1,
        "hidden": 2,
        "nobody": 3,
        "nobody_yet": 1,
    }
    for traitor in TRAITORS.values():
        assert (traitor.trait in TRAITS) == (traitor.who in ("highest", "lowest"))
        assert not traitor.named or traitor.named in EXPLORERS
    assert {number: traitor.named for number, traitor in TRAITORS.items() if traitor.named} == {
        7: "father_rhinehardt",
        20: "vivian_lopez",
        24: "brandon_jaspers",
        25: "zoe_ingstrom",
        36: "missy_dubourde",
        46: "madame_zostra",
        49: "heather_granville",
    }
