"""The Star-Sickness: Zoe has the 1, and nobody knows. Ox has revealed the haunt."""

from collections import Counter
from typing import Any

import pytest

from lamplit.engine import SPECTATOR
from lamplit.engine.state.chance import from_seed
from lamplit.games.betrayal.haunts.sickness import contagion
from lamplit.games.betrayal.haunts.sickness.rules import Sickness
from lamplit.games.betrayal.victory import progress

from ..house import PEOPLE, House

OX, ZOE, PETER, VIVIAN = (PEOPLE[who] for who in ("ox", "zoe", "peter", "vivian"))
LAB = "research_laboratory"
HANDS = {OX: ["2", "3"], ZOE: ["1", "4"], PETER: ["5", "6"]}
NOTHING: dict[str, Any] = {}


def sick(ruling: str = "inoculates", **fields: Any) -> House:
    """All three in the Entrance Hall, with a Laboratory upstairs."""
    house = House(sickness_forced=ruling).lay(LAB, "upper_landing", "N").haunted(number=43, run=True)
    hands = {name: held[:] for name, held in HANDS.items()}
    return house.change(scenario=Sickness(**{"tokens": hands, "trail": [ZOE], **fields}))


def state(house: House) -> Sickness:
    """The haunt's own state."""
    assert isinstance(house.table.scenario, Sickness)
    return house.table.scenario


def seen(house: House, who: str) -> dict[str, Any]:
    """What somebody is shown of the sickness."""
    return house.view(who)["modules"]["sickness"]


def with_serum(who: str = "ox", **fields: Any) -> House:
    """Somebody has the Serum."""
    house = sick(**fields)
    house.one(who).cards.append("token-serum")
    return house


def end_of(house: House) -> tuple[str, list[str]]:
    """How it ended, and for whom well."""
    assert house.result is not None
    return house.result["how"], house.result["winners"]


@pytest.mark.rule("BH-H43-SETUP", "BH-H43-SIDES")
def test_a_laboratory_is_laid_and_everybody_is_dealt_two_tokens() -> None:
    house = House().haunted(number=43, run=True).begin(step="haunt_set_up")
    house.does("floor:upper", "door:upper_landing:N")
    assert LAB in house.table.plan
    assert sorted(token for held in state(house).tokens.values() for token in held) == ["1", "2", "3", "4", "5", "6"]
    assert [len(seen(house, who)["tokens"]) for who in ("ox", "zoe", "peter")] == [2, 2, 2]
    assert [seen(house, who)["traitor"] for who in ("ox", "zoe", "peter")].count(True) == 1
    assert house.match.view(SPECTATOR)["modules"]["sickness"]["tokens"] == []
    assert house.asks() == "zoe", "to the left of the revealer"


@pytest.mark.rule("BH-H43-SIDES")
def test_only_the_traitor_knows_of_it_and_cannot_show_it() -> None:
    house = sick().begin("zoe")
    assert house.may("task:") == set()
    assert "sick" in house.view("zoe")["rooms"]["entrance_hall"]["tokens"]
    assert house.view("peter")["rooms"]["entrance_hall"]["tokens"] == []
    assert {one["role"] for one in house.view("ox")["explorers"].values()} == {"hero"}


@pytest.mark.rule("BH-H43-SWAP")
def test_an_explorer_who_enters_a_room_with_another_swaps_a_token_once_a_turn() -> None:
    house = sick().at("zoe", "foyer").at("peter", "grand_staircase").picks("swaps", "2", "1").begin()
    house.does("go:foyer")
    assert (state(house).tokens[OX], state(house).tokens[ZOE]) == (["1", "3"], ["2", "4"])
    assert house.last("sickness-swap") == {"whom": ZOE, "gave": "2", "got": "1", "traitor": True}
    assert house.last("sickness-swap", "zoe") == {"whom": OX, "gave": "1", "got": "2", "traitor": False}
    assert (house.told("sickness-swap", "peter"), house.last("sickness-met", "peter")) == ([], {"who": OX, "whom": ZOE})
    assert (seen(house, "ox")["traitor"], seen(house, "zoe")["traitor"]) == (True, True), "and stays so"
    assert (seen(house, "ox")["known"], seen(house, "peter")["known"]) == ([OX, ZOE], [])
    house.does("go:grand_staircase")
    assert len(house.told("sickness-met")) == 1


@pytest.mark.rule("BH-H43-SWAP")
def test_rather_with_a_new_explorer_and_with_nobody_inoculated() -> None:
    house = sick().at("zoe", "foyer").at("peter", "foyer").begin().does("go:foyer")
    assert house.may() == {f"swap:{ZOE}", f"swap:{PETER}"}
    house = sick(meetings=[f"{ZOE}:{OX}"], trail=[ZOE, ZOE]).at("zoe", "foyer").at("peter", "foyer").begin()
    assert house.does("go:foyer").last("sickness-met") == {"who": OX, "whom": PETER}
    house = sick().at("zoe", "foyer")
    house.one("zoe").mark("inoculated")
    assert house.begin().does("go:foyer").told("sickness-met") == []


@pytest.mark.rule("BH-H43-FIGHT")
def test_all_may_fight_all_and_only_aliens_are_in_the_way() -> None:
    house = sick().begin()
    assert house.may("attack:") == {f"attack:{ZOE}", f"attack:{PETER}"}
    assert house.does("go:foyer").view()["acting"]["used"] == 1
    beset = sick().monster("alien", "entrance_hall", lead="peter", speed=4, might=6, sanity=4).begin()
    assert beset.does("go:foyer").view()["acting"]["used"] == 2


@pytest.mark.rule("BH-H43-STRIKES")
def test_after_the_revealers_turn_it_strikes_all_but_the_inoculated_with_a_die_more() -> None:
    house = sick().rolls((2, 2), (1, 1, 0, 0, 0), (2, 2, 0))
    house.one("peter").mark("inoculated")
    house.begin(step="seat_over")
    assert (state(house).track, house.asks(), house.asked()) == (2, "ox", "split-physical")
    assert house.last("damage") == {"who": OX, "kind": "physical", "amount": 2, "why": "sickness-strikes"}
    house.does("split:2:0")
    assert [roll["who"] for roll in house.told("rolled")] == ["", OX, ZOE], "one roll against everybody"
    many = sick(track=9).rolls((0,) * 10).begin(step="seat_over")
    assert len(many.told("rolled")[0]["dice"]) == 10
    assert state(sick().begin("zoe", step="seat_over")).track == 1


@pytest.mark.rule("BH-H43-DEATH", "BH-H43-ALIEN")
def test_a_traitor_who_dies_misses_a_turn_and_rises_as_an_alien() -> None:
    house = sick().steps("zoe", might=0, speed=0).holds("zoe", "axe").rolls((2, 2, 2, 2, 0), (0, 0)).begin()
    house.does(f"attack:{ZOE}", "harm")
    assert not house.one("zoe").alive
    assert house.last("sickness-known") == {"who": ZOE, "traitor": True}
    assert house.table.floor_piles == {"entrance_hall": ["axe"]}
    house.rolls((0, 0), (0,) * 5, (0,) * 3).does("end")
    assert house.asks() == "peter", "Zoe misses her turn"
    alien = house.table.monsters["alien-1"]
    assert (alien.place, alien.lead, alien.traits) == (
        "entrance_hall",
        "explorer2",
        {"speed": 4, "might": 6, "sanity": 4},
    )


@pytest.mark.rule("BH-H43-DEATH")
def test_an_explorer_who_dies_healthy_stays_dead_and_all_know() -> None:
    house = sick().steps("peter", might=0, speed=0).rolls((2, 2, 2, 2, 0), (0, 0)).begin()
    house.does(f"attack:{PETER}")
    assert house.last("sickness-known", "zoe") == {"who": PETER, "traitor": False}
    assert state(house).changing == {}


@pytest.mark.rule("BH-H43-DEATH")
def test_one_who_dies_in_the_own_turn_misses_the_next_one() -> None:
    house = sick().steps("zoe", might=0, speed=0).rolls((0, 0), (2, 2, 0, 0, 0)).begin("zoe")
    house.does(f"attack:{OX}")
    assert state(house).changing == {ZOE: 1}, "the turn in which it happened is over"
    assert "alien-1" not in house.table.monsters


@pytest.mark.rule("BH-H43-LAB")
def test_research_is_easier_in_company_and_with_the_book() -> None:
    house = sick().at("ox", LAB).at("peter", LAB).holds("ox", "book").begin()
    assert house.odds("task:sickness-research")["dice"] == house.value("ox", "knowledge") + 2
    house.rolls((2, 2, 1, 0, 0)).does("task:sickness-research")
    assert house.table.tokens_in(LAB) == ["notes"]
    assert house.refuses("task:sickness-research") == "BH-DICE-10"
    assert sick().begin().refuses("task:sickness-research") == "BH-H43-LAB"


@pytest.mark.rule("BH-H43-HERBS")
def test_herbs_end_the_turn_and_are_carried_to_the_laboratory() -> None:
    house = sick().lay("gardens", "foyer", "N").at("ox", "gardens").rolls((2, 1, 0), (0, 0)).begin()
    house.does("task:sickness-gather")
    assert house.cards("ox") == ["token-herb-1"]
    assert house.table.turn != house.one("ox").seat
    assert sick().begin().refuses("task:sickness-gather") == "BH-H43-HERBS"
    house = sick().at("ox", LAB)
    house.one("ox").cards.append("token-herb-1")
    house.begin().does("task:sickness-add")
    assert (house.table.tokens_in(LAB), house.cards("ox")) == (["herb"], [])


@pytest.mark.rule("BH-H43-SERUM")
def test_as_many_as_there_are_players_and_of_both_kinds_make_the_serum() -> None:
    house = sick().at("ox", LAB).token("notes", LAB, LAB)
    house.one("ox").cards.append("token-herb-1")
    house.begin().does("task:sickness-add")
    assert (house.cards("ox"), house.table.floor_piles) == (["token-serum"], {})
    assert "task:sickness-research" not in house.may()
    one_kind = sick().at("ox", LAB).token("notes", LAB, LAB).rolls((2, 2, 1)).begin().does("task:sickness-research")
    assert (one_kind.cards("ox"), one_kind.table.floor_piles) == ([], {})


@pytest.mark.rule("BH-H43-INJECT", "BH-H43-EFFECT")
def test_an_injection_takes_a_space_and_makes_the_healthy_safe() -> None:
    house = with_serum().steps("peter", might=0).begin().does("task:sickness-self")
    assert house.one("ox").marks == ("inoculated",)
    assert house.last("sickness-known") == {"who": OX, "traitor": False}
    house.does(f"task:sickness-inject:{PETER}")
    assert (house.asks(), house.asked()) == ("peter", "sickness-agree")
    house.does("agree")
    assert house.changes("peter") == {}, "back to the start"
    assert house.view()["acting"]["used"] == 2
    assert house.refuses("task:sickness-self") == "BH-H43-INJECT"
    assert with_serum().change(used=5).begin().refuses("task:sickness-self") == "BH-H43-INJECT"


@pytest.mark.rule("BH-H43-INJECT", "BH-H43-FORCE", "BH-H43-EFFECT")
def test_the_unwilling_have_to_be_beaten_with_speed() -> None:
    house = with_serum().begin().does(f"task:sickness-inject:{ZOE}", "refuse")
    assert house.view()["acting"]["used"] == 0
    assert f"task:sickness-inject:{ZOE}" not in house.may(), "asked once a turn"
    house.rolls((2, 2, 0, 0), (0,) * 4).does(f"attack:{ZOE}:serum")
    assert not house.one("zoe").alive
    assert state(house).changing == {}, "dead for good"
    lost = with_serum().rolls((0,) * 4, (2, 0, 0, 0)).begin().does(f"attack:{PETER}:serum")
    assert (lost.asks(), lost.asked()) == ("ox", "split-physical")


@pytest.mark.rule("BH-H43-FORCED-INOCULATES")
def test_the_healthy_are_inoculated_even_against_their_will() -> None:
    house = with_serum().rolls((2, 2, 0, 0), (0,) * 4).begin().does(f"attack:{PETER}:serum")
    assert house.one("peter").marks == ("inoculated",)


@pytest.mark.rule("BH-H43-FORCED-NOTHING")
def test_or_nothing_happens_but_all_know_who_is_healthy_so_far() -> None:
    house = with_serum(ruling="nothing").steps("peter", might=0).rolls((2, 2, 0, 0), (0,) * 4).begin()
    house.does(f"attack:{PETER}:serum")
    assert (house.one("peter").marks, house.changes("peter")) == ((), {"might": house.by("peter", "might")})
    assert house.last("sickness-known", "zoe") == {"who": PETER, "traitor": False}
    assert state(house).cleared == {PETER: 0}
    house.does(f"task:sickness-inject:{PETER}", "agree")
    assert house.one("peter").marks == ("inoculated",), "who agrees is safe"


@pytest.mark.rule("BH-H43-INJECT", "BH-H43-FORCE", "BH-H43-EFFECT")
def test_it_ends_those_who_are_changing_and_aliens_too() -> None:
    house = with_serum(changing={ZOE: 1}, shown=[ZOE])
    house.one("zoe").alive = False
    house.begin().does(f"task:sickness-inject:{ZOE}")
    assert state(house).changing == {}
    house = with_serum().monster("alien", "entrance_hall", lead="zoe", speed=4, might=6, sanity=4)
    house.rolls((2, 2, 0, 0), (0,) * 4).begin().does("attack:alien:serum")
    assert house.table.monsters == {}


@pytest.mark.rule("BH-H43-HEROES")
def test_with_everybody_inoculated_who_lives_the_healthy_have_won() -> None:
    house = with_serum()
    house.one("peter").mark("inoculated")
    house.rolls((2, 2, 0, 0), (0,) * 4).begin().does(f"attack:{ZOE}:serum", "task:sickness-self")
    assert end_of(house) == ("sickness-serum", ["explorer1", "explorer3"])
    assert house.match.sides.named == {"heroes": ("explorer1", "explorer3"), "traitor": ("explorer2",)}


@pytest.mark.rule("BH-H43-TRAITOR")
def test_with_nobody_healthy_left_those_who_turned_have_won_but_for_the_last() -> None:
    house = sick(trail=[ZOE, PETER], meetings=[f"{ZOE}:{PETER}"], tokens={**HANDS, ZOE: ["4", "6"], PETER: ["1", "5"]})
    house.at("peter", "foyer").picks("swaps", "2", "1").begin().does("go:foyer")
    assert end_of(house) == ("sickness-spread", ["explorer2", "explorer3"])
    assert {told["who"] for told in house.told("sickness-known")} == {OX, ZOE, PETER}


@pytest.mark.rule("BH-H43-TRAITOR")
def test_the_first_of_them_wins_alone_even_where_all_are_dead() -> None:
    house = sick(gone=[ZOE], shown=[ZOE]).steps("ox", might=0, speed=0)
    house.one("zoe").alive = house.one("peter").alive = False
    house.rolls((2, 2), (0,) * 4).begin(step="seat_over")
    assert end_of(house) == ("sickness-all-dead", ["explorer2"])


def trails(house: House, seat: str, worlds: int = 80) -> "Counter[tuple[str, ...]]":
    """Which ways the 1 went in worlds that somebody can imagine."""
    found: Counter[tuple[str, ...]] = Counter()
    for world in range(worlds):
        table = house.table.copy()
        contagion.sample(table, seat, from_seed(f"{world}"))
        assert isinstance(table.scenario, Sickness)
        held = [name for name, tokens in table.scenario.tokens.items() if "1" in tokens]
        assert held == table.scenario.trail[-1:], "the 1 lies where its way ends"
        found[tuple(table.scenario.trail)] += 1
    return found


def test_a_seat_that_has_seen_nothing_can_imagine_every_way_of_the_1_that_fits() -> None:
    house = sick(meetings=[f"{ZOE}:{PETER}"], trail=[ZOE, ZOE]).begin()
    imagined = trails(house, "explorer1")
    assert set(imagined) == {(ZOE, ZOE), (ZOE, PETER), (PETER, PETER), (PETER, ZOE)}
    assert min(imagined.values()) > 8, "each is as likely"
    assert set(trails(house, "explorer2")) == {(ZOE, ZOE)}, "who still holds it knows"
    known = sick(meetings=[f"{ZOE}:{PETER}"], trail=[ZOE, ZOE], shown=[ZOE], cleared={PETER: 1}).begin()
    assert set(trails(known, "explorer1")) == {(ZOE, ZOE)}


def test_an_explorer_who_gave_the_1_away_knows_to_whom_but_not_where_it_went_then() -> None:
    hands = {OX: ["2", "3"], ZOE: ["4", "5"], PETER: ["1", "6"], VIVIAN: ["7", "8"]}
    house = House(4).lay(LAB, "upper_landing", "N").haunted(number=43, run=True)
    meetings = [f"{ZOE}:{PETER}", f"{PETER}:{VIVIAN}", f"{VIVIAN}:{OX}"]
    house.change(scenario=Sickness(tokens=hands, trail=[ZOE, PETER, PETER, PETER], meetings=meetings)).begin()
    imagined = trails(house, "explorer2")
    assert set(imagined) == {
        (ZOE, PETER, PETER, PETER),
        (ZOE, PETER, VIVIAN, VIVIAN),
        (ZOE, PETER, VIVIAN, OX),
    }
    assert imagined[ZOE, PETER, PETER, PETER] > imagined[ZOE, PETER, VIVIAN, OX]


@pytest.mark.rule("BH-WIN-6")
def test_all_learn_who_had_turned_though_nobody_has_won() -> None:
    house = sick().begin("zoe")
    house.table.round, house.table.last_progress = 199, progress(house.table)
    assert end_of(house.does("end")) == ("stalemate", [])
    assert house.match.sides.named["traitor"] == ("explorer2",)
