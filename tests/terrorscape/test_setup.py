"""Setting up: who sits where, who is chosen, what is dealt. All on real matches from their first question on."""

from typing import Any

import pytest

import lamplit
from lamplit import Match, text
from lamplit.engine.settings import settle
from lamplit.games.terrorscape import GAME
from lamplit.games.terrorscape.data import people

from .evening import Evening
from .opening import EVERYBODY, opening, truth

STRENGTHS = {"butcher": 5, "spectre": 2, "murderer": 4}
LOCKED = {"butcher": "brutal_rage", "spectre": "life_drain", "murderer": "death_blossom"}


def shuffles_of_skills(match: Match) -> list[list[str]]:
    """The Killer's pile as it lay after each shuffling."""
    dealt = [outcome for segment in match.story() for outcome in segment.dealt]
    return [pile for kind, stream, pile in dealt if (kind, stream) == ("shuffle", "skills")]


def told_of(who: str, language: str) -> str:
    """What a Survivor's information card says at a table with the usual settings."""
    return text.compose(f"who-{who}-text", settle(GAME.settings, {}), language, "terrorscape")


# -- sides -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SETUP-ROLE")
def test_one_seat_is_the_killers_and_three_are_the_survivors() -> None:
    match = opening()
    assert [match.view(seat)["side"] for seat in match.seats] == ["killer", "survivors", "survivors", "survivors"]


@pytest.mark.rule("TS-SETUP-ROLE")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_but_the_killer_plays_survivors(players: int) -> None:
    tiles = opening(players=players).view("killer")["survivors"]
    assert {tile["held_by"] for tile in tiles} == set(range(1, players))


@pytest.mark.rule("TS-SETUP-ROLE")
@pytest.mark.parametrize("players", [1, 5])
def test_a_table_with_one_side_missing_or_one_too_many_is_refused(players: int) -> None:
    with pytest.raises(lamplit.BadOption):
        lamplit.new("terrorscape", 1, {"players": players})


@pytest.mark.rule("TS-SETUP-ROLE")
def test_the_screen_hides_each_side_from_the_other() -> None:
    match = opening()
    hunters, teams = (match.view(seat)["hidden_cards"].keys() for seat in ("killer", "survivor1"))
    assert {"hand", "deck", "skill-discard"} <= hunters
    assert {"discover", "search", "discard"} <= teams
    assert not hunters & teams
    assert "hidden_cards" not in match.view("spectator")
    assert "team" not in match.view("killer")
    assert "team" not in match.view("spectator")


# -- choosing characters ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SETUP-PICK-1")
def test_both_sides_are_asked_at_the_same_time() -> None:
    match = lamplit.new("terrorscape", 1)
    assert {question.seat for question in match.questions} == set(match.seats)


@pytest.mark.rule("TS-SETUP-PICK-1")
@pytest.mark.parametrize(
    "order", [("killer", "survivor3", "survivor1", "survivor2"), ("survivor2", "survivor1", "survivor3", "killer")]
)
def test_either_side_may_choose_first(order: tuple[str, ...]) -> None:
    wishes = {
        "killer": "killer:spectre",
        "survivor1": "survivor:sophia",
        "survivor2": "survivor:anna",
        "survivor3": "survivor:johnson",
    }
    match = lamplit.new("terrorscape", 1)
    for seat in order:
        match.answer(seat, wishes[seat])
    seen = match.view("spectator")
    assert seen["killer"]["who"] == "spectre"
    assert [tile["who"] for tile in seen["survivors"]] == ["sophia", "anna", "johnson"]


@pytest.mark.rule("TS-SETUP-PICK-1")
def test_the_same_survivor_cannot_be_chosen_twice() -> None:
    match = lamplit.new("terrorscape", 1)
    match.answer("survivor1", "survivor:anna")
    with pytest.raises(lamplit.Illegal) as refused:
        match.answer("survivor2", "survivor:anna")
    assert refused.value.rule == "TS-SETUP-PICK-1"


@pytest.mark.rule("TS-SETUP-PICK-1")
def test_two_survivors_are_not_enough_and_four_are_too_many() -> None:
    match = lamplit.new("terrorscape", 1)
    match.answer("killer", "killer:butcher")
    match.answer("survivor1", "survivor:anna")
    match.answer("survivor2", "survivor:marco")
    assert match.view("survivor1")["turn"] == "set-up"
    for seat, another in (("survivor1", "survivor:sophia"), ("killer", "killer:spectre")):
        with pytest.raises(lamplit.Illegal) as refused:
            match.answer(seat, another)
        assert refused.value.rule == "TS-SETUP-PICK-1"
    match.answer("survivor3", "survivor:william")
    assert match.view("survivor1")["turn"] == "survivors"


@pytest.mark.rule("TS-SETUP-PICK-2")
def test_the_killers_choice_is_hidden_until_all_have_chosen() -> None:
    match = lamplit.new("terrorscape", 1)
    others = ("survivor1", "survivor2", "survivor3", "spectator")
    before = {seat: (match.view(seat), match.events(seat)) for seat in others}
    match.answer("killer", "killer:murderer")
    assert {seat: (match.view(seat), match.events(seat)) for seat in others} == before
    seen = match.view("killer")
    assert seen["you"] == "killer"
    assert seen["character"] == "murderer"


@pytest.mark.rule("TS-SETUP-PICK-2")
def test_the_survivors_choice_is_hidden_until_all_have_chosen() -> None:
    match = lamplit.new("terrorscape", 1)
    before = {seat: (match.view(seat), match.events(seat)) for seat in ("killer", "spectator")}
    choices = match.question("killer")
    for seat, who in (("survivor1", "anna"), ("survivor2", "marco"), ("survivor3", "sophia")):
        match.answer(seat, f"survivor:{who}")
    assert {seat: (match.view(seat), match.events(seat)) for seat in ("killer", "spectator")} == before
    again = match.question("killer")
    assert choices is not None
    assert again is not None
    assert again.options == choices.options
    seen = match.view("survivor1")
    assert seen["you"] == "survivor1"
    assert [own["who"] for own in seen["team"]] == ["anna", "marco", "sophia"]
    match.answer("killer", "killer:spectre")
    for seat in EVERYBODY:
        assert match.view(seat)["killer"]["who"] == "spectre"
        assert [tile["who"] for tile in match.view(seat)["survivors"]] == ["anna", "marco", "sophia"]
        told = [event["args"] for event in match.events(seat) if event["kind"] == "characters"]
        assert told == [{"killer": "spectre", "who": ["anna", "marco", "sophia"]}]


@pytest.mark.rule("TS-SETUP-PICK-2")
def test_a_killer_settled_beforehand_stays_hidden_too() -> None:
    match = lamplit.new("terrorscape", 1, {"killer": "spectre"})
    for seat in ("survivor1", "survivor2", "survivor3", "spectator"):
        assert "spectre" not in str(match.view(seat)) + str(match.events(seat))
    assert match.view("survivor1")["killer"]["strength"] == 0


# -- the Killer's side -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SETUP-K-1")
def test_three_uninjured_tiles_lie_on_the_screen() -> None:
    match = opening(team=("sophia", "johnson", "anna"))
    for seat in EVERYBODY:
        tiles = [(tile["who"], tile["health"]) for tile in match.view(seat)["survivors"]]
        assert tiles == [("sophia", 2), ("johnson", 2), ("anna", 2)]


@pytest.mark.rule("TS-SETUP-K-2")
@pytest.mark.parametrize(
    ("language", "abilities"),
    [("en", ["Low Profile", "Observative", "Sprint"]), ("de", ["Unauffällig", "Aufmerksam", "Sprint"])],
)
def test_the_killer_can_read_what_exactly_these_three_are_able_to_do(language: str, abilities: list[str]) -> None:
    tiles = opening(team=("anna", "sophia", "william")).view("killer")["survivors"]
    texts = [told_of(tile["who"], language) for tile in tiles]
    assert len(texts) == 3
    for ability, words in zip(abilities, texts, strict=True):
        assert ability in words


@pytest.mark.rule("TS-SETUP-K-2")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_survivor_has_an_information_card(language: str) -> None:
    cards = {told_of(who, language) for who in people.SURVIVORS}
    assert len(cards) == 5
    assert all(text.has(f"who-{who}-text", language, "terrorscape") for who in people.SURVIVORS)


@pytest.mark.rule("TS-SETUP-K-3-V2")
@pytest.mark.parametrize("killer", list(LOCKED))
def test_the_lock_card_is_taken_out_before_shuffling(killer: str) -> None:
    for seed in range(30):
        match = opening(killer, seed=seed)
        (shuffled,) = shuffles_of_skills(match)
        table = truth(match)
        assert len(shuffled) == 12
        assert LOCKED[killer] not in shuffled
        assert sorted(table.killer.hand + table.killer.deck) == sorted(shuffled)
        assert table.killer.locked == [LOCKED[killer]]


@pytest.mark.rule("TS-SETUP-K-3-V105")
@pytest.mark.parametrize("options", [{"edition": "v1.05"}, {"locked_card": "aside_last"}])
def test_the_lock_card_is_set_aside_after_drawing_and_is_never_in_hand(options: dict[str, Any]) -> None:
    drawn_and_put_back = 0
    for seed in range(40):
        match = opening("murderer", seed=seed, **options)
        (shuffled,) = shuffles_of_skills(match)
        killer = truth(match).killer
        assert "death_blossom" in shuffled
        assert killer.locked == ["death_blossom"]
        assert "death_blossom" not in killer.hand + killer.deck
        assert (len(killer.hand), len(killer.deck)) == (2, 10)
        drawn_and_put_back += "death_blossom" in shuffled[-2:]
    assert drawn_and_put_back


@pytest.mark.rule("TS-SETUP-K-3-V2")
def test_the_older_rules_can_be_played_with_the_lock_card_out_first() -> None:
    (shuffled,) = shuffles_of_skills(opening("spectre", edition="v1.05", locked_card="aside_first"))
    assert "life_drain" not in shuffled


@pytest.mark.rule("TS-SETUP-K-4")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
@pytest.mark.parametrize("killer", list(LOCKED))
def test_the_locked_card_lies_apart_for_all_to_see(killer: str, edition: str) -> None:
    match = opening(killer, edition=edition)
    hunter = truth(match).killer
    assert LOCKED[killer] not in hunter.hand + hunter.deck + hunter.discard
    assert {tuple(match.view(seat)["cards"]["locked"]) for seat in EVERYBODY} == {(LOCKED[killer],)}


@pytest.mark.rule("TS-SETUP-K-4")
def test_the_locked_card_cannot_be_used() -> None:
    evening = Evening("butcher").hand("pursue", "pursue", "sense").killer_acts()
    assert evening.forbids("killer", "card:brutal_rage") == "TS-SETUP-K-4"
    with pytest.raises(lamplit.Illegal):
        evening.does("killer", "card:brutal_rage")


@pytest.mark.rule("TS-SETUP-K-4")
def test_a_new_deck_brings_no_locked_card_before_its_level() -> None:
    evening = Evening("spectre").level(2).hand("scream").deck().killer_draws()
    killer = evening.table.killer
    assert evening.told("anna", "level") == [{"level": 3, "strength": 2}]
    assert killer.locked == ["life_drain"]
    assert "life_drain" not in killer.hand + killer.deck + killer.discard


@pytest.mark.rule("TS-SETUP-K-5")
@pytest.mark.parametrize("killer", list(LOCKED))
def test_the_killer_starts_with_two_cards_and_nobody_knows_the_deck(killer: str) -> None:
    match = opening(killer)
    own = match.view("killer")["hidden_cards"]
    assert len(own["hand"]) == 2
    assert own["deck"] == 10
    for seat in ("survivor1", "survivor2", "survivor3", "spectator"):
        seen = match.view(seat)
        assert not {"hand", "deck"} & ({*seen, *seen["cards"], *seen.get("hidden_cards", {})})


@pytest.mark.rule("TS-SETUP-K-5")
def test_the_two_cards_come_off_the_top_of_the_shuffled_pile() -> None:
    match = opening("murderer")
    (shuffled,) = shuffles_of_skills(match)
    assert match.view("killer")["hidden_cards"]["hand"] == [shuffled[-1], shuffled[-2]]
    assert truth(match).killer.deck == shuffled[:-2]


@pytest.mark.rule("TS-SETUP-K-6")
@pytest.mark.parametrize(("killer", "strength"), list(STRENGTHS.items()))
def test_the_killer_starts_at_level_one_with_the_characters_strength(killer: str, strength: int) -> None:
    match = opening(killer)
    for seat in EVERYBODY:
        seen = match.view(seat)["killer"]
        assert (seen["level"], seen["strength"]) == (1, strength)


@pytest.mark.rule("TS-SETUP-K-7")
def test_the_killer_starts_in_the_garden_on_both_maps() -> None:
    match = opening()
    assert match.view("killer")["killer_at"] == "G5"
    assert {match.view(seat)["killer"]["place"] for seat in EVERYBODY} == {"G5"}


@pytest.mark.rule("TS-SETUP-K-7")
def test_where_the_killer_starts_is_the_hidden_exit() -> None:
    evening = Evening().all_at("G5").holds("anna", "secret_map").keys(5).survivors_turn()
    assert evening.match.result is not None
    assert evening.match.result["how"] == "hidden-exit"


@pytest.mark.rule("TS-SETUP-K-8")
def test_the_killers_repair_marker_starts_on_zero() -> None:
    match = opening()
    assert match.table_talk.marks("killer")["repair"] == ["0"]
    match.table_talk.pencil("killer", "repair", "1")
    assert match.table_talk.marks("killer")["repair"] == ["1"]
    assert lamplit.load(match.record()).table_talk.marks("killer")["repair"] == ["1"]
    match.table_talk.rub_out("killer", "repair", "1")
    assert lamplit.load(match.record()).table_talk.marks("killer")["repair"] == []


# -- the Survivors' side ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SETUP-S-1")
def test_no_repair_token_is_at_the_radio_yet() -> None:
    match = opening()
    assert match.view("survivor1")["progress"] == 0
    assert match.view("survivor1")["repair_need"] == 5
    assert "progress" not in match.view("killer")
    assert "progress" not in match.view("spectator")


@pytest.mark.rule("TS-SETUP-S-1")
def test_from_the_start_it_takes_all_five_tokens_to_call_for_help() -> None:
    evening = Evening().at(marco="B1", killer="G3").hand("pursue").survivors_act()
    for progress in (1, 2, 3, 4, 5):
        assert not evening.told("killer", "rescue-called")
        evening.does("marco", "repair").end_survivors_turn().end_killers_turn()
        assert evening.sees("marco")["progress"] == progress
    assert evening.told("killer", "rescue-called")


@pytest.mark.rule("TS-SETUP-S-2")
def test_discovering_and_searching_draw_from_piles_of_their_own() -> None:
    evening = Evening().at(marco="R2").holds("marco").survivors_act()
    table = evening.table
    search, discover = table.search[:], table.discover[:]
    evening.does("marco", "search")
    assert evening.told("marco", "drew-item") == [{"who": "marco", "item": search[-1]}]
    assert (table.search, table.discover) == (search[:-1], discover)
    evening.does("marco", f"discard:{search[-1]}").all_wait().does("anna", "discover:anna")
    assert [drawn["item"] for drawn in evening.told("anna", "drew-item")[1:]] == [discover[-1], discover[-2]]
    assert (evening.table.search, evening.table.discover) == (search[:-1], discover[:-2])


@pytest.mark.rule("TS-SETUP-S-2")
def test_the_item_piles_lie_face_down() -> None:
    match = opening()
    assert match.view("survivor1")["hidden_cards"] == {
        "discover": 32,
        "search": 11,
        "discard": [],
        "removed": [],
        "drawn": [],
    }
    for seat in ("killer", "spectator"):
        seen = match.view(seat)
        assert not {"discover", "search"} & ({*seen, *seen["cards"], *seen.get("hidden_cards", {})})


DISCOVER = {
    "key": 2, "toolbox": 2, "whiskey": 3, "hatchet": 3, "herbs": 3, "limestone": 1, "ammo": 3, "revolver": 2,
    "sedatives": 3, "adrenaline": 3, "firecracker": 1, "shortsword": 1, "longsword": 1, "amulet": 1,
    "secret_map": 1, "flashlight": 1, "trap_parts": 1,
}  # fmt: skip
BLACK_KEYS = {"key": 4, "toolbox": 2, "whiskey": 1, "hatchet": 1, "herbs": 1, "limestone": 1}


def counted(pile: list[str]) -> dict[str, int]:
    return {card: pile.count(card) for card in pile}


@pytest.mark.rule("TS-SETUP-S-3")
def test_the_discover_deck_is_shuffled_and_holds_its_own_cards_only() -> None:
    piles = [truth(opening(seed=seed)).discover for seed in range(8)]
    assert all(counted(pile) == DISCOVER for pile in piles)
    assert len({tuple(pile) for pile in piles}) == 8


@pytest.mark.rule("TS-SETUP-S-4")
def test_the_search_deck_is_shuffled_and_holds_its_own_cards_above_the_last() -> None:
    piles = [truth(opening(seed=seed)).search[1:] for seed in range(8)]
    assert all(counted(pile) == BLACK_KEYS for pile in piles)
    assert len({tuple(pile) for pile in piles}) > 4


@pytest.mark.rule("TS-SETUP-S-5")
@pytest.mark.parametrize("seed", range(25))
def test_the_last_card_found_by_searching_is_always_the_key_with_the_coloured_back(seed: int) -> None:
    evening = Evening(seed=f"search {seed}").at(anna="R2", marco="R2").holds("marco")
    pile = evening.table.search
    evening.table.discard += pile[1:-1]
    del pile[1:-1]
    evening.survivors_act().does("anna", "search").does("anna", evening.may("anna")[0])
    evening.does("marco", "search")
    assert evening.told("marco", "drew-item")[-1] == {"who": "marco", "item": "key"}
    assert evening.sees("marco")["hidden_cards"]["search"] == 0


@pytest.mark.rule("TS-SETUP-S-6")
def test_all_survivors_start_in_the_main_hall() -> None:
    assert [own["place"] for own in opening().view("survivor1")["team"]] == ["R1", "R1", "R1"]


@pytest.mark.rule("TS-SETUP-S-6")
def test_where_the_survivors_start_is_the_main_exit() -> None:
    evening = Evening().keys(5).survivors_turn()
    assert evening.match.result is not None
    assert evening.match.result["how"] == "main-exit"


@pytest.mark.rule("TS-SETUP-S-7")
def test_marco_and_sophia_bring_their_own_things() -> None:
    own = opening(team=("marco", "william", "sophia")).view("survivor1")["team"]
    assert [(one["who"], one["items"]) for one in own] == [
        ("marco", ["medical_kit"]),
        ("william", []),
        ("sophia", ["camera"]),
    ]


@pytest.mark.rule("TS-SETUP-S-7")
def test_backpack_cards_of_those_who_stayed_at_home_stay_in_the_box() -> None:
    table = truth(opening(team=("anna", "johnson", "william")))
    assert sorted(table.box) == ["camera", "medical_kit"]
    assert [s.items for s in table.survivors] == [[], [], []]
    assert not {"camera", "medical_kit"} & {*table.discover, *table.search, *table.discard}


@pytest.mark.rule("TS-SETUP-S-8")
@pytest.mark.parametrize(("players", "hands"), [(2, [1, 1, 1]), (3, [1, 1, 2]), (4, [1, 2, 3])])
def test_the_killer_sees_who_plays_whom(players: int, hands: list[int]) -> None:
    tiles = opening(team=("william", "anna", "sophia"), players=players).view("killer")["survivors"]
    assert [tile["who"] for tile in tiles] == ["william", "anna", "sophia"]
    assert [tile["seat"] for tile in tiles] == ["survivor1", "survivor2", "survivor3"]
    assert [tile["held_by"] for tile in tiles] == hands
