"""Separate Ways: three Survivors who play for themselves, with own keys and a token that goes round."""

from typing import Any

import pytest

import lamplit

from .evening import Evening


def apart(holder: str = "anna", **options: Any) -> Evening:
    """Separate Ways; the first player token lies with this Survivor; the Killer is in the Garden."""
    team = ("anna", "marco", "william")
    return Evening(separate_ways=True, **options).change(first_player=team.index(holder))


def result(evening: Evening) -> dict[str, Any]:
    """How it ended."""
    assert evening.match.result is not None
    return evening.match.result


def struck_down(evening: Evening) -> Evening:
    """The Killer finds Anna, injured and alone in the Gallery, and her defence fails."""
    evening.health(anna=1).at(anna="R2", killer="R2").dice(0, 0, 0, 0).killer_acts()
    return evening.does("killer", "search")


# -- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-VAR-SEP-1")
@pytest.mark.parametrize("players", [2, 3])
def test_separate_ways_are_for_four_players_only(players: int) -> None:
    with pytest.raises(lamplit.BadOption) as refused:
        lamplit.new("terrorscape", 1, {"separate_ways": True, "players": players})
    assert refused.value.arguments["rule"] == "TS-VAR-SEP-1"
    assert not lamplit.new("terrorscape", 1, {"separate_ways": True, "players": 4}).over


@pytest.mark.rule("TS-VAR-SEP-SETUP-1", "TS-VAR-SEP-KEY-1")
def test_a_key_belongs_to_its_finder_and_takes_no_room() -> None:
    evening = apart("anna").holds("anna", "herbs", "ammo", "whiskey").discover_deck("key", "hatchet").discover()
    evening.does("anna", "keep:key")
    assert [member["keys"] for member in evening.sees("marco")["team"]] == [1, 0, 0]
    assert evening.who("anna").items == ["herbs", "ammo", "whiskey"]
    assert evening.table.stand == []
    assert evening.sees("killer")["keys"] is None, "there is no common stand to count"
    assert evening.told("killer", "key-found") == []


@pytest.mark.rule("TS-VAR-SEP-SETUP-2")
def test_chance_picks_the_first_player_who_is_the_first_to_discover() -> None:
    holders = set()
    for seed in range(12):
        match = lamplit.new("terrorscape", seed, {"separate_ways": True, "killer": "butcher", "team": "first"})
        seen = match.view("survivor1")
        assert seen["you"] == "survivor1"
        holder = seen["token"]
        holders.add(holder)
        while match.questions[0].prompt in ("act", "act-more"):
            question = match.questions[0]
            match.answer(question.seat, "calm" if question.prompt == "act" else "done")
        told = [event["args"] for event in match.events("survivor1") if event["kind"] == "discovers"]
        assert told == [{"who": holder}]
    assert holders == {"anna", "marco", "william"}


@pytest.mark.rule("TS-VAR-SEP-SETUP-3", "TS-VAR-SEP-SETUP-3-V2", "TS-VAR-SEP-NOISE")
@pytest.mark.parametrize(
    ("options", "is_open"),
    [
        ({"edition": "v2"}, True),
        ({"edition": "v1.05"}, False),
        ({"edition": "v2", "sw_token_open": False}, False),
        ({"edition": "v1.05", "sw_token_open": True}, True),
    ],
)
def test_whether_the_killer_knows_the_holder_and_who_reports_follows_the_edition(
    options: dict[str, Any], is_open: bool
) -> None:
    evening = apart("anna", **options).discover_deck("herbs", "ammo").discover()
    assert evening.sees("killer")["first_player"] == ("anna" if is_open else "")
    evening.does("anna", "discard:both")
    assert evening.sees("william")["token"] == "marco"
    assert evening.sees("killer")["first_player"] == ("marco" if is_open else "")
    assert evening.told("killer", "reports") == ([{"who": "anna"}] if is_open else [])
    assert evening.told("killer", "first-player") == ([{"who": "marco"}] if is_open else [])
    assert evening.told("killer", "discovers") == []
    assert "token" not in evening.sees("killer")


@pytest.mark.rule("TS-VAR-SEP-NOISE")
def test_the_first_player_reports_a_firecracker_too_and_a_team_names_nobody() -> None:
    evening = apart("marco").change(firecracker=True).begin("tell_noises")
    assert evening.kinds("killer")[:2] == ["reports", "firecracker"]
    assert evening.told("killer", "reports") == [{"who": "marco"}]
    assert Evening().begin("tell_noises").told("killer", "reports") == []


# -- the token -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-VAR-SEP-DISC-1")
def test_only_the_holder_of_the_token_discovers() -> None:
    evening = apart("marco").discover_deck("herbs", "ammo").discover()
    assert evening.asked("marco") == "keep-discovered"
    assert evening.refuses("anna", "keep:herbs") == "TS-FLOW-1"
    assert evening.does("marco", "keep:herbs").who("marco").items == ["medical_kit", "herbs"]


@pytest.mark.rule("TS-VAR-SEP-DISC-2-V2")
def test_v2_passes_the_token_to_the_next_who_is_still_in_the_game() -> None:
    evening = apart("anna").discover_deck("herbs", "ammo").discover().does("anna", "discard:both")
    assert evening.sees("anna")["token"] == "marco"
    evening = apart("anna").gone(marco="eliminated").discover_deck("herbs", "ammo").discover()
    assert evening.does("anna", "discard:both").sees("anna")["token"] == "william"
    evening = apart("anna").gone(marco="escaped").discover_deck("herbs", "ammo").discover()
    assert evening.does("anna", "discard:both").sees("anna")["token"] == "william"


@pytest.mark.rule("TS-VAR-SEP-DISC-2-V105")
def test_v105_passes_the_token_on_and_those_who_are_out_are_passed_over() -> None:
    evening = apart("anna", edition="v1.05").discover_deck("herbs", "ammo").discover().does("anna", "discard:both")
    assert evening.sees("anna")["token"] == "marco"
    evening = apart("anna", edition="v1.05").gone(marco="eliminated").discover_deck("herbs", "ammo", "hatchet", "ammo")
    evening.discover().does("anna", "discard:both").end_killers_turn().end_survivors_turn()
    assert evening.told("anna", "discovers") == [{"who": "anna"}, {"who": "william"}]


@pytest.mark.parametrize(("reading", "token"), [("next", "marco"), ("next_living", "william")])
def test_how_the_token_passes_can_be_set_on_its_own(reading: str, token: str) -> None:
    evening = apart("anna", sw_token_pass=reading).gone(marco="eliminated").discover_deck("herbs", "ammo").discover()
    assert evening.does("anna", "discard:both").sees("anna")["token"] == token


@pytest.mark.rule("TS-VAR-SEP-DISC-2-V2")
def test_a_token_whose_holder_falls_goes_on_before_the_next_discovery() -> None:
    evening = apart("anna").gone(anna="eliminated").discover_deck("herbs", "ammo").discover()
    assert evening.told("marco", "first-player") == [{"who": "marco"}]
    assert evening.asked("marco") == "keep-discovered"


@pytest.mark.rule("TS-VAR-SEP-NOISE")
def test_the_discoverer_reports_the_noise_and_then_passes_the_token() -> None:
    evening = apart("anna").at(anna="B3").discover_deck("key", "ammo").discover().does("anna", "keep:key")
    kinds = [event["kind"] for event in evening.told("marco")]
    assert kinds.index("discovers") < kinds.index("noises") < kinds.index("first-player")
    assert evening.told("killer", "noises") == [{"places": ["B3"]}]


# -- keys and exits --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-VAR-SEP-KEY-2", "TS-VAR-SEP-KEY-3")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_three_own_keys_open_the_main_exit_for_one_and_the_others_play_on(edition: str) -> None:
    evening = apart(edition=edition).keys(3, "anna").at(anna="R1", marco="B1", william="B2").survivors_turn()
    evening.does("anna", "leave")
    assert evening.told("killer", "escaped") == [{"who": "anna", "exit": "main"}]
    assert not evening.match.over
    assert evening.may("anna") == []
    assert evening.asked("marco") == "act"
    evening.next_survivors_turn()
    assert evening.told("marco", "discovers") == [{"who": "marco"}], "she is no longer there to discover"


@pytest.mark.rule("TS-VAR-SEP-KEY-2")
@pytest.mark.parametrize(
    ("keys", "place", "mapped", "free"),
    [
        (2, "R1", "anna", ""),
        (3, "R2", "anna", ""),
        (3, "G5", "anna", "hidden"),
        (3, "G5", "marco", ""),
        (3, "R1", "marco", "main"),
    ],
)
def test_the_exits_want_three_own_keys_and_the_hidden_one_an_own_map(
    keys: int, place: str, mapped: str, free: str
) -> None:
    evening = apart().keys(keys, "anna").keys(1, "marco").holds(mapped, "secret_map").all_at(place).survivors_turn()
    assert evening.asked("anna") == ("escape" if free else "act")
    evening.does("anna", "leave" if free else "calm")
    assert [event["exit"] for event in evening.told("william", "escaped")] == ([free] if free else [])
    assert evening.who("anna").out == ("escaped" if free else "")


@pytest.mark.rule("TS-VAR-SEP-KEY-2")
def test_reaching_the_exit_is_not_enough_before_the_next_turn_begins() -> None:
    evening = apart().keys(3, "anna").at(anna="B1").survivors_act().does("anna", "move:R1")
    assert evening.who("anna").out == ""
    evening.next_survivors_turn().does("anna", "leave")
    assert evening.who("anna").out == "escaped"


@pytest.mark.rule("TS-VAR-SEP-KEY-2")
def test_who_could_escape_may_stay_and_go_a_turn_later() -> None:
    evening = apart().keys(3, "anna").at(anna="R1", marco="B1", william="B2").survivors_turn()
    assert [evening.asked(who) for who in ("anna", "marco", "william")] == ["escape", "", ""]
    evening.does("anna", "stay")
    assert evening.asked("anna") == "act"
    assert not evening.reaches("killer", "escape"), "nobody tells the Killer that she could have gone"
    evening.next_survivors_turn().does("anna", "leave")
    assert evening.who("anna").out == "escaped"


@pytest.mark.rule("TS-VAR-SEP-KEY-3")
def test_who_has_escaped_is_neither_found_nor_frightened() -> None:
    evening = apart(edition="v1.05", killer="spectre").gone(anna="escaped").at(anna="R1", killer="R1", marco="R1")
    evening.hand("scream").begin("fast_cards").does("killer", "card:scream")
    assert [evening.who(who).fear for who in ("anna", "marco")] == [0, 1]


# -- the radio -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-VAR-SEP-RESCUE-1", "TS-VAR-SEP-WIN-1", "TS-VAR-SEP-WIN-2")
def test_rescue_saves_all_who_are_alive_and_nobody_else() -> None:
    evening = apart().gone(marco="eliminated").change(rescue=1).survivors_turn()
    assert result(evening) == {
        "side": "survivors",
        "how": "rescue",
        "winners": ["survivor1", "survivor3"],
        "title": "",
    }


@pytest.mark.rule("TS-VAR-SEP-RESCUE-2")
@pytest.mark.parametrize(
    ("who", "answer", "before", "cards"),
    [
        ("anna", "repair", 0, 1),
        ("anna", "use:toolbox", 0, 2),
        ("johnson", "use:toolbox", 0, 3),
        ("johnson", "use:toolbox", 4, 1),
    ],
)
def test_each_repair_token_is_worth_a_card_of_the_search_deck(who: str, answer: str, before: int, cards: int) -> None:
    evening = Evening(separate_ways=True, team=("anna", "johnson", "william")).at(**{who: "B1"}).holds(who, "toolbox")
    evening.search_deck("herbs", "hatchet", "whiskey", "limestone").change(progress=before).survivors_act()
    evening.does(who, answer)
    drawn = ("herbs", "hatchet", "whiskey")[:cards]
    for card in drawn:
        assert evening.may(who) == [f"keep:{card}", f"discard:{card}"]
        evening.does(who, f"discard:{card}")
    assert len(evening.table.search) == 4 - cards
    assert evening.table.progress == before + cards


# -- eliminations ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-VAR-SEP-ELIM-1", "TS-VAR-SEP-ELIM-3")
def test_the_game_goes_on_and_the_body_lies_where_it_fell_with_all_it_carried() -> None:
    evening = struck_down(apart().holds("anna", "herbs", "ammo").keys(2, "anna"))
    assert not evening.match.over
    assert evening.told("killer", "eliminated") == [{"who": "anna"}]
    assert evening.who("anna").place == "R2"
    assert evening.who("anna").items == ["herbs", "ammo"]
    assert evening.who("anna").keys == ["key", "key"]
    assert evening.table.discard == []
    assert evening.may("anna") == [], "she does not flee"


@pytest.mark.rule("TS-VAR-SEP-ELIM-2")
def test_each_elimination_is_a_level_at_once_without_a_reshuffle() -> None:
    evening = struck_down(apart().level(2).hand().deck("sense", "pursue", "stay", "madness"))
    assert evening.sees("william")["killer"]["level"] == 3
    told = [event["kind"] for event in evening.told("killer")]
    assert told.index("eliminated") < told.index("level") < told.index("unlocked") < told.index("drew-skill")
    assert "reshuffled" not in told
    assert evening.table.killer.hand == ["brutal_rage", "sense", "pursue", "stay"]
    assert evening.table.killer.deck == ["madness"]


@pytest.mark.rule("TS-VAR-SEP-ELIM-4")
def test_others_in_the_place_take_from_the_body_beside_their_action() -> None:
    evening = (
        apart().gone(anna="eliminated").at(anna="R2", marco="R2", william="R1").holds("anna", "herbs").keys(1, "anna")
    )
    evening.survivors_act()
    assert evening.refuses("william", "take:anna:key") == "TS-VAR-SEP-ELIM-4"
    evening.does("marco", "take:anna:key", "take:anna:herbs")
    assert evening.who("marco").keys == ["key"]
    assert evening.who("marco").items == ["medical_kit", "herbs"]
    assert evening.who("anna").items == evening.who("anna").keys == []
    assert "calm" in evening.may("marco"), "his action is still to come"
    assert not evening.reaches("killer", "herbs")


@pytest.mark.rule("TS-VAR-SEP-ELIM-4")
def test_nothing_is_taken_from_the_living() -> None:
    evening = apart().all_at("R2").holds("anna", "herbs").keys(1, "anna").survivors_act()
    assert not [name for name in evening.may("marco") if name.startswith("take")]


# -- dealing with each other -----------------------------------------------------------------------------------------


@pytest.mark.rule("TS-VAR-SEP-EXCH-V2")
def test_v2_lets_those_in_one_place_exchange_if_they_want() -> None:
    evening = apart().all_at("R2").at(william="R1").holds("anna", "herbs").holds("marco", "ammo").survivors_act()
    assert evening.refuses("anna", "trade:william") == "TS-SURV-EXCH-2"
    evening.does("anna", "trade:marco", "swap:herbs:ammo")
    assert evening.who("anna").items == ["herbs"], "nobody loses anything against their will"
    evening.does("marco", "no")
    assert evening.who("anna").items == ["herbs"]
    evening.does("anna", "trade:marco", "swap:herbs:ammo").does("marco", "yes")
    assert (evening.who("anna").items, evening.who("marco").items) == (["ammo"], ["herbs"])
    evening.does("anna", "trade:marco", "give:ammo")
    assert evening.who("marco").items == ["herbs", "ammo"], "a gift hurts nobody"


@pytest.mark.rule("TS-VAR-SEP-EXCH-V105")
def test_v105_exchanges_only_if_both_agree() -> None:
    evening = apart(edition="v1.05").all_at("R2").holds("anna", "herbs").holds("marco", "ammo").survivors_act()
    evening.does("anna", "trade:marco", "give:herbs").does("marco", "no")
    assert evening.who("anna").items == ["herbs"]
    evening.does("anna", "trade:marco", "swap:herbs:ammo").does("marco", "yes")
    assert (evening.who("anna").items, evening.who("marco").items) == (["ammo"], ["herbs"])


@pytest.mark.parametrize(("reading", "asked"), [("agreed", "agree"), ("free", "act")])
def test_whether_a_gift_needs_consent_can_be_set_on_its_own(reading: str, asked: str) -> None:
    evening = apart(sw_trade=reading).all_at("R2").holds("anna", "herbs").survivors_act()
    assert evening.does("anna", "trade:marco", "give:herbs").asked("marco") == asked


@pytest.mark.rule("TS-VAR-SEP-BLOCK")
def test_who_removes_a_block_says_so_in_person() -> None:
    evening = apart().blocks("R1-R2").at(marco="R1").survivors_act().does("marco", "unblock:R1-R2")
    assert evening.told("killer", "unblocked-by") == [{"who": "marco", "door": "R1-R2"}]
    together = Evening().blocks("R1-R2").at(marco="R1").survivors_act().does("marco", "unblock:R1-R2")
    assert not [event for event in together.told("killer") if "marco" in str(event)]


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-VAR-SEP-END", "TS-VAR-SEP-WIN-1", "TS-VAR-SEP-WIN-2")
def test_it_ends_when_the_last_has_won_or_fallen() -> None:
    evening = apart().gone(marco="eliminated", william="escaped").keys(3, "anna").at(anna="B1").survivors_turn()
    assert not evening.match.over
    evening.does("anna", "move:R1").next_survivors_turn().does("anna", "leave")
    assert result(evening)["winners"] == ["survivor1", "survivor3"]
    assert result(evening)["side"] == "survivors", "one elimination is not enough for the Killer"


@pytest.mark.rule("TS-VAR-SEP-WIN-1", "TS-VAR-SEP-WIN-3")
def test_with_two_eliminations_the_killer_wins_beside_an_escaped_survivor() -> None:
    evening = struck_down(apart().gone(marco="eliminated", william="escaped"))
    assert result(evening)["winners"] == ["killer", "survivor3"]
    assert result(evening)["title"] == ""


@pytest.mark.rule("TS-VAR-SEP-WIN-3", "TS-VAR-SEP-RESCUE-1")
def test_two_eliminations_count_even_if_rescue_comes_for_the_third() -> None:
    evening = apart().gone(marco="eliminated", william="eliminated").change(rescue=1).survivors_turn()
    assert result(evening)["winners"] == ["killer", "survivor1"]


@pytest.mark.rule("TS-VAR-SEP-WIN-4")
def test_three_eliminations_make_the_killer_undefeatable() -> None:
    evening = struck_down(apart().gone(marco="eliminated", william="eliminated"))
    assert result(evening)["winners"] == ["killer"]
    assert result(evening)["title"] == "undefeatable"


@pytest.mark.rule("TS-VAR-SEP-WIN-5", "TS-VAR-SEP-WIN-3")
@pytest.mark.parametrize(
    ("gone", "side", "winners"),
    [
        ({}, "nobody", []),
        ({"marco": "eliminated"}, "nobody", []),
        ({"marco": "eliminated", "william": "escaped"}, "survivors", ["survivor3"]),
        ({"marco": "eliminated", "william": "eliminated"}, "killer", ["killer"]),
        ({"william": "escaped"}, "survivors", ["survivor3"]),
    ],
)
def test_when_nothing_is_left_to_discover_only_eliminations_count_for_the_killer(
    gone: dict[str, str], side: str, winners: list[str]
) -> None:
    evening = apart().gone(**gone).discover_deck().discover()
    assert (result(evening)["side"], result(evening)["winners"]) == (side, winners)
    assert [evening.sees("killer")["survivors"][0]["out"], result(evening)["how"]] == ["lost", "no-cards"]
    assert result(evening)["title"] == "", "not all were eliminated"


@pytest.mark.rule("TS-VAR-SEP-WIN-5")
def test_a_table_may_count_those_left_in_the_house_for_the_killer() -> None:
    evening = apart(sw_no_cards="left_behind").gone(william="escaped").discover_deck().discover()
    assert (result(evening)["side"], result(evening)["winners"]) == ("both", ["killer", "survivor3"])


def test_only_those_found_choose_who_defends() -> None:
    for separate, asked in ((True, ["choose-defender", "choose-defender", ""]), (False, ["choose-defender"] * 3)):
        evening = Evening("butcher", separate_ways=separate).at(killer="R2", anna="R2", marco="R2", william="B4")
        evening.hand().deck("sense", "pursue", "pursue", "sense").killer_acts().does("killer", "search")
        assert [evening.asked(who) for who in ("anna", "marco", "william")] == asked
