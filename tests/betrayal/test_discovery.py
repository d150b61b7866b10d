"""Rooms are drawn, laid and found."""

import pytest

from lamplit.games.betrayal.data.rooms import ROOMS
from lamplit.games.betrayal.house.plan import FALSE, MEETS, OPEN, OUTSIDE, PASSAGE, START_LAYOUT, Plan

from .house import House


@pytest.mark.rule("BH-DISC-1", "BH-DISC-2", "BH-DISC-6")
def test_the_top_room_is_laid_at_the_door_and_entered() -> None:
    house = House().next_cards("coal_chute").only_rooms("conservatory", "dusty_hallway").next_cards("the_voice").begin()
    house.does("open:S")
    plan = house.table.plan
    assert house.where("ox") == "conservatory"
    assert plan.spots["conservatory"].cell == ("ground", 1, 1)
    assert plan.passages["conservatory"] == {"N": "entrance_hall"}
    assert house.table.rooms == ["dusty_hallway"]
    assert house.told("discovered") == [{"who": "ox_bellows", "room": "conservatory"}]


@pytest.mark.rule("BH-DISC-3", "BH-DISC-5")
def test_rooms_of_other_floors_are_put_aside_face_down() -> None:
    house = House().next_cards("wine_cellar", "attic", "dusty_hallway").begin()
    assert house.view()["piles"]["back"] == ["basement"]
    house.does("open:N")
    assert house.where("ox") == "dusty_hallway"
    assert house.table.room_discard == ["wine_cellar", "attic"]
    assert house.told("passed") == [{"back": ["basement"]}, {"back": ["upper"]}]
    for who in ("ox", "zoe"):
        seen = str((house.view(who), house.match.events(house.one(who).seat)))
        assert "wine_cellar" not in seen
        assert house.table.rooms[-1] not in seen
    assert house.view()["piles"]["room_discard"] == 2


@pytest.mark.rule("BH-DISC-4")
@pytest.mark.parametrize("start", ["entrance_hall", "upper_landing", "basement_landing"])
def test_a_room_with_several_floors_lies_on_any_of_them(start: str) -> None:
    house = House().at("ox", start).next_cards("creaky_hallway").begin().does("open:N")
    assert house.table.plan.floor_of("creaky_hallway") == house.table.plan.floor_of(start)


@pytest.mark.rule("BH-DISC-7")
def test_as_many_doors_as_possible_meet_and_the_finder_chooses_among_equals() -> None:
    house = House().next_cards("kitchen", "bell", "ring").begin()
    house.match.answer("explorer1", "open:N")
    assert house.asked() == "turn-room"
    assert house.may() == {"turn:1", "turn:2"}
    beside = House().lay("ballroom", "entrance_hall", "N").at("ox", "foyer").next_cards("kitchen", "ring").begin()
    beside.match.answer("explorer1", "open:N")
    assert beside.asked() == "act"
    assert beside.table.plan.passages["kitchen"] == {"E": "ballroom", "S": "foyer"}


@pytest.mark.rule("BH-DISC-7")
@pytest.mark.parametrize(
    ("room", "card", "start"),
    [
        ("dusty_hallway", "", "entrance_hall"),
        ("charred_room", "ring", "entrance_hall"),
        ("statuary_corridor", "spider", "entrance_hall"),
        ("catacombs", "ring", "basement_landing"),
    ],
)
def test_nobody_is_asked_how_a_room_lies_that_is_the_same_either_way(room: str, card: str, start: str):
    house = House().at("ox", start).next_cards(room, *filter(None, [card])).begin()
    house.match.answer("explorer1", "open:N")
    assert house.asked() != "turn-room"
    assert [told["room"] for told in house.told("laid")] == [room]


@pytest.mark.rule("BH-DISC-7")
def test_the_finder_of_a_room_with_a_window_says_where_it_looks() -> None:
    house = House().at("ox", "upper_landing").next_cards("bedroom", "spider").begin()
    house.match.answer("explorer1", "open:W")
    assert (house.asked(), house.may()) == ("turn-room", {"turn:0", "turn:2"})


def walled_up() -> House:
    """The Conservatory stands before the west door of the Ballroom, the Creaky Hallway before the Chapel's window."""
    house = House().lay("ballroom", "entrance_hall", "N").lay("chapel", "foyer", "N")
    return house.lay("dusty_hallway", "ballroom", "N").lay("creaky_hallway", "dusty_hallway", "W")


@pytest.mark.rule("BH-DISC-8", "BH-DISC-9")
def test_a_door_that_meets_a_wall_is_false() -> None:
    house = walled_up().at("ox", "ballroom").begin()
    plan = house.table.plan
    assert (plan.door("ballroom", "W"), plan.door("ballroom", "S"), plan.door("ballroom", "E")) == (
        FALSE,
        PASSAGE,
        OPEN,
    )
    assert "go:chapel" not in house.may()
    assert house.refuses("open:W") == "BH-DISC-9"
    assert house.refuses("go:chapel") == "BH-MOVE-7"


@pytest.mark.rule("BH-DISC-8", "BH-DISC-10", "BH-DISC-26")
def test_windows_look_out_meet_or_are_false() -> None:
    assert House().lay("chapel", "foyer", "N").table.plan.windows["chapel"] == {"N": OUTSIDE}
    assert walled_up().table.plan.windows["chapel"] == {"N": FALSE}
    house = House().lay("dusty_hallway", "foyer", "S").lay("chapel", "dusty_hallway", "W", turn=2)
    assert house.table.plan.windows["chapel"] == {"N": MEETS}
    assert house.table.plan.windows["grand_staircase"] == {"S": MEETS}
    assert house.begin().view()["rooms"]["grand_staircase"]["windows"] == {"S": MEETS}


@pytest.mark.rule("BH-DISC-10")
def test_a_false_window_is_no_window_for_cards() -> None:
    def rolled(house: House) -> set[str]:
        house.at("zoe", "chapel").at("peter", "foyer").next_cards("organ_room", "the_beckoning").begin().does("open:S")
        return {roll["who"] for roll in house.told("rolled")}

    assert "zoe_ingstrom" in rolled(House().lay("chapel", "foyer", "N"))
    assert "zoe_ingstrom" not in rolled(walled_up())


def nearly_sealed() -> House:
    """The upper floor has one open door, south of the Landing. The Game Room has two false doors."""
    house = House().lay("chapel", "upper_landing", "E").lay("conservatory", "upper_landing", "W")
    house.lay("game_room", "upper_landing", "N", turn=1)
    house.lay("attic", "chapel", "N", turn=0).lay("storeroom", "conservatory", "N", turn=2)
    assert house.table.plan.doors_of_floor("upper") == [("upper_landing", "S")]
    return house.at("ox", "upper_landing")


@pytest.mark.rule("BH-DISC-11", "BH-DISC-12", "BH-DISC-27")
def test_a_room_that_would_seal_the_floor_is_discarded_and_the_elevator_counts() -> None:
    house = nearly_sealed().next_cards("vault", "mystic_elevator", "dusty_hallway").begin().does("open:S")
    assert house.where("ox") == "dusty_hallway"
    assert house.table.room_discard == ["vault", "mystic_elevator"]
    assert [told["room"] for told in house.told("does-not-fit")] == ["vault", "mystic_elevator"]
    assert house.table.plan.doors_of_floor("upper")


@pytest.mark.rule("BH-DISC-13")
def test_rooms_are_moved_but_no_landing_if_every_room_left_would_seal_the_floor() -> None:
    house = nearly_sealed().only_rooms("vault").begin().does("open:S")
    assert house.asked() == "rearrange"
    assert "shift:upper_landing" not in house.may()
    assert "shift:game_room" in house.may()
    house.does("shift:game_room", "door:upper_landing:S")
    assert house.asked() == "act"
    assert len(house.table.plan.doors_of_floor("upper")) >= 2
    assert house.where("ox") == "upper_landing"
    assert house.may("open:")


@pytest.mark.rule("BH-DISC-14", "BH-ROOM-ELEV-2")
def test_the_elevator_stays_where_it_is_rather_than_seal_a_floor() -> None:
    house = nearly_sealed().lay("mystic_elevator", "entrance_hall", "N").at("ox", "entrance_hall").rolls((2, 1))
    before = house.table.layout
    house.begin().does("go:mystic_elevator")
    assert house.last("rolled")["total"] == 3
    assert house.table.layout == before
    assert house.asked() == "act"


@pytest.mark.rule("BH-DISC-14")
def test_the_door_of_the_elevator_keeps_no_floor_open() -> None:
    around = ("storeroom:basement:0:-1:2", "vault:basement:1:0:3", "stairs_from_basement:basement:0:1:2")
    sealed = Plan((*START_LAYOUT, *around, "pentagram_chamber:basement:-1:0:0"))
    assert not sealed.doors_of_floor("basement")
    assert sealed.turns("crypt", ("basement", 1, 1), "")
    assert not sealed.turns("mystic_elevator", ("basement", 1, 1), "")


@pytest.mark.rule("BH-DISC-15")
def test_an_empty_stack_is_made_of_its_discards() -> None:
    house = House().only_rooms("dusty_hallway", "wine_cellar")
    house.change(rooms=[], room_discard=["dusty_hallway", "wine_cellar"]).begin().does("open:N")
    assert house.where("ox") == "dusty_hallway"
    assert house.told("shuffled")


@pytest.mark.rule("BH-DISC-16")
def test_with_no_room_left_for_a_floor_nothing_is_found_there() -> None:
    house = House().only_rooms("wine_cellar").begin()
    assert not house.may("open:")
    assert house.refuses("open:N") == "BH-DISC-16"
    assert House().only_rooms("wine_cellar").at("ox", "basement_landing").begin().may("open:")


@pytest.mark.rule("BH-DISC-17", "BH-DISC-19", "BH-CARD-1")
def test_the_card_comes_first_and_then_the_text() -> None:
    house = House().at("ox", "basement_landing").next_cards("larder", "axe").begin().does("open:N", "end")
    kinds = [event["kind"] for event in house.match.events("explorer1")]
    assert kinds.index("drew") < kinds.index("trait")
    assert house.cards("ox") == ["axe"]
    assert house.changes() == {"might": 1}


@pytest.mark.rule("BH-CARD-1")
@pytest.mark.parametrize(
    ("room", "card", "pile"),
    [("conservatory", "the_voice", "event"), ("bloody_room", "axe", "item"), ("charred_room", "ring", "omen")],
)
def test_the_symbol_tells_which_card_is_drawn(room: str, card: str, pile: str) -> None:
    assert ROOMS[room].symbol == pile
    house = House().draws(card, room)
    assert house.told("drew")[0] == {"who": "ox_bellows", "card": card, "pile": pile}


@pytest.mark.rule("BH-CARD-1", "BH-CARD-9")
@pytest.mark.parametrize(
    ("room", "card", "kind"), [("conservatory", "rotten", "event"), ("bloody_room", "axe", "item")]
)
def test_an_empty_deck_is_made_of_its_discards(room: str, card: str, kind: str) -> None:
    house = House().next_cards(room, card).change(**{f"{kind}_deck": [], f"{kind}_discard": [card]})
    house.begin().does("open:N")
    assert house.told("shuffled") == [{"pile": f"{kind}s"}]
    assert house.last("drew")["card"] == card


@pytest.mark.rule("BH-CARD-1")
@pytest.mark.parametrize(
    ("room", "kind"), [("conservatory", "event"), ("bloody_room", "item"), ("charred_room", "omen")]
)
def test_where_no_card_is_left_none_is_drawn(room: str, kind: str) -> None:
    house = House().next_cards(room).change(**{f"{kind}_deck": []}).begin().does("open:N")
    assert house.told("none-left") == [{"pile": kind}]
    assert house.told("drew") == []
    assert (house.where("ox"), house.table.omens) == (room, 0)
    assert not house.does("end").told("haunt-roll")


@pytest.mark.rule("BH-DISC-20", "BH-DISC-22")
def test_entering_a_known_room_draws_nothing_and_does_not_end_movement() -> None:
    house = House().lay("bloody_room", "entrance_hall", "N").begin().does("go:bloody_room")
    assert not house.told("drew")
    assert "go:entrance_hall" in house.may()


@pytest.mark.rule("BH-DISC-21", "BH-ROOM-COLL-4")
def test_a_room_found_by_falling_gives_its_card_too() -> None:
    house = House().next_cards("collapsed_room", "larder", "axe").rolls((0,) * 4, (0,)).begin().does("open:N")
    house.does("door:basement_landing:N")
    assert house.where("ox") == "larder"
    assert house.cards("ox") == ["axe"]


@pytest.mark.rule("BH-DISC-24")
def test_some_rooms_offer_something_to_do_in_them() -> None:
    house = House().lay("gallery", "upper_landing", "N").lay("ballroom", "entrance_hall", "N").begin()
    assert house.refuses("room:gallery") == "BH-DISC-24"
    house = House().lay("gallery", "upper_landing", "N").lay("ballroom", "entrance_hall", "N").at("ox", "gallery")
    assert house.begin().does("room:gallery").where("ox") == "ballroom"
