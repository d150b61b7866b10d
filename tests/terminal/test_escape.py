"""Escape's screen: what it shows, and what the keys do."""

import random
from typing import Any

import pytest
from rich.console import Console

import lamplit
from lamplit import text
from lamplit.bots import MatchRunner, make
from lamplit.engine import Match
from lamplit.games.escape.data.figures import SEATS
from lamplit.terminal.escape import drawing as escape
from lamplit.terminal.escape.hands import Hands
from lamplit.terminal.game_hooks import draw

from ..escape.expedition import Expedition


def shown(match: Match, hands: Hands, language: str = "en", width: int = 80, height: int = 24, **more: Any) -> str:
    moment = escape.Moment(
        match.view(hands.seat), match.now, match.question(hands.seat), hands, ["…"], language, width, height, **more
    )
    lines = escape.picture(moment)
    assert len(lines) <= height
    return "\n".join(line.plain for line in lines)


def pressed(match: Match, hands: Hands, *keys: str) -> str | None:
    command: str | None = None
    for key in keys:
        command = hands.press(key, match.view(hands.seat), match.question(hands.seat))
    return command


def trip(**options: Any) -> Expedition:
    return Expedition(players=2, **options).shows("red", "adventurer", "adventurer", "key", "torch", "black")


# -- the picture -----------------------------------------------------------------------------------------------------


def test_the_temple_with_prices_stones_ways_and_people() -> None:
    match = trip().chamber("-1,0", "S2").stones_in("1,0", 2).begin().match
    page = shown(match, Hands("red"))
    assert "START" in page
    assert "K 4/7/10" in page
    assert "◆◆" in page
    assert "R B" in page
    assert "?" in page
    assert "│ A │" in page
    assert "│ ■ │" in page


def test_people_elsewhere_stand_elsewhere() -> None:
    match = trip().at(blue="1,0").begin().match
    page = shown(match, Hands("red"))
    assert "R B" not in page
    assert "1 east" in page
    assert "1 östlich" in shown(match, Hands("red"), "de")


def test_letters_follow_the_language() -> None:
    match = trip().begin().match
    german = shown(match, Hands("red"), "de")
    assert "│ S │" in german
    assert "│ F │" in german
    assert "│ K │" not in german
    for language in text.LANGUAGES:
        assert len({text.say(f"escape-letter-{seat}", language, "escape") for seat in SEATS}) == len(SEATS)
        symbols = {text.say(f"escape-symbol-{face}", language, "escape") for face in ("adventurer", "key", "torch")}
        assert len(symbols) == 3


def test_time_left_and_what_comes_next() -> None:
    trip_at_150 = trip().time(150).begin().match
    assert "7:30 left" in shown(trip_at_150, Hands("red"))
    assert "gong in 0:30" in shown(trip_at_150, Hands("red"))
    assert "slams in 0:08" in shown(trip().time(210).begin().match, Hands("red"))
    assert "alle hinaus!" in shown(trip().time(560).begin().match, Hands("red"), "de")
    assert "Practice" in shown(trip(practice=True).time(30).begin().match, Hands("red"))
    assert "The sand runs, 2 of 3" in shown(trip(sand=True).time(250).begin().match, Hands("red"))
    assert "ESCAPE! in 20 s" in shown(lamplit.new("escape", seed=1), Hands("red"))


def test_tray_and_the_keys_it_takes() -> None:
    page = shown(trip().tray(3).begin().match, Hands("red"))
    assert "Stones on the tray: 3" in page
    assert "Keys to escape: 4" in page


def test_what_can_be_done_stands_with_its_keys() -> None:
    page = shown(trip().begin().match, Hands("red"))
    assert "→ enter (AA)" in page
    assert "← enter (AA)" in page
    assert "→ discover" in shown(trip().at(red="1,0").begin().match, Hands("red"))
    stones = trip().chamber("1,0", "S1").at(red="1,0").shows("red", *["key"] * 5).begin().match
    assert "e activate 1" in shown(stones, Hands("red"))


def test_held_dice_are_marked() -> None:
    match = trip().begin().match
    hands = Hands("red")
    assert pressed(match, hands, "2", "5") is None
    assert "[2]" in shown(match, hands)
    assert "[5]" not in shown(match, hands)
    pressed(match, hands, "2")
    assert "[2]" not in shown(match, hands)


def test_curses_treasures_and_chests() -> None:
    match = (
        trip(curses=True, treasures=True)
        .cursed("red", "locked_in")
        .owns("red", "teleport", "healing")
        .chest("1,0", "key_set")
        .begin()
        .match
    )
    page = shown(match, Hands("red"))
    assert "Locked in (KKT)" in page
    assert "Teleport and Healing" in page
    assert "▣" in page


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_help_and_rules_page_by_page(language: str) -> None:
    match = trip().begin().match
    hands = Hands("red")
    pressed(match, hands, "?")
    assert "w a s d" in shown(match, hands, language)
    pressed(match, hands, "?")
    assert "ES-FLOW-1" in shown(match, hands, language)
    seen = ""
    for _ in range(6):
        pressed(match, hands, "?")
        seen += shown(match, hands, language)
    assert "ES-ACT-EXIT-2" in seen
    assert "w a s d" in seen
    pressed(match, hands, "x")
    assert "START" in shown(match, hands, language)


def test_a_small_terminal_is_asked_to_grow() -> None:
    page = shown(trip().begin().match, Hands("red"), width=60, height=20)
    assert "80 × 24" in page
    assert "left" in page


def test_the_result_stands_where_the_keys_stood() -> None:
    assert "You win" in shown(trip().begin().match, Hands("red"), result="You win")


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 5])
def test_every_picture_of_a_game_fits_and_has_all_words(players: int) -> None:
    options = {"players": players, "curses": True, "treasures": True, "pauses": 1}
    match = lamplit.new("escape", seed=f"pictures {players}", options=options)
    runner = MatchRunner(match, {seat: make("escape", "thumb", seat, seat) for seat in match.seats}, random.Random(1))
    hands = Hands("red")
    steps = 0
    while runner.step() is not None:
        steps += 1
        if steps % 7 == 0:
            for language in text.LANGUAGES:
                for width, height in ((80, 24), (133, 50)):
                    page = shown(match, hands, language, width, height)
                    assert "escape-" not in page
                    assert [line for line in page.splitlines()[: height - 5] if len(line) > width] == []


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_table_of_a_record_shows_the_whole_temple(language: str) -> None:
    match = trip().chamber("2,0", "B01", "1,0").chamber("3,0", "EXIT", "2,0").begin().match
    console = Console(width=100, record=True)
    console.print(draw("escape", match.view("spectator"), language))
    page = console.export_text()
    assert "START" in page
    assert ("EXIT" if language == "en" else "AUSGANG") in page


# -- keys ------------------------------------------------------------------------------------------------------------


def test_space_rolls_all_but_held_and_blocked_dice() -> None:
    match = trip().begin().match
    hands = Hands("red")
    assert pressed(match, hands, "space") == "roll:1+2+3+4"
    assert pressed(match, hands, "1", "3", "space") == "roll:2+4"
    assert pressed(match, hands, "2", "4", "space") is None
    assert hands.note
    blank = trip().shows("red", "blank", "key", "black", "black", "black").begin().match
    assert pressed(blank, Hands("red"), "2", "space") == "roll"


def test_arrows_enter_first_and_discover_where_nothing_lies() -> None:
    match = trip().at(red="1,0").begin().match
    assert pressed(match, Hands("red"), "left") == "enter:0,0"
    assert pressed(match, Hands("red"), "a") == "enter:0,0"
    assert pressed(match, Hands("red"), "right") == "discover:2,0"
    assert pressed(match, Hands("red"), "d") == "discover:2,0"
    assert pressed(match, Hands("red"), "up") == "discover:1,-1"


def test_gold_is_for_the_own_dice_first() -> None:
    both = trip().shows("red", "gold", "black", "key", "key", "key").shows("blue", *["black"] * 5).begin().match
    assert pressed(both, Hands("red"), "g") == "gold:red"
    friend = trip().shows("red", "gold", "key", "key", "key", "key").shows("blue", *["black"] * 5).begin().match
    assert pressed(friend, Hands("red"), "g") == "gold:blue"


def test_several_friends_are_chosen_by_number() -> None:
    table = Expedition(players=3).shows("red", "gold", "key", "key", "key", "key")
    match = table.shows("blue", *["black"] * 5).shows("yellow", *["black"] * 5).begin().match
    hands = Hands("red")
    assert pressed(match, hands, "g") is None
    assert "Golden mask for Yellow" in shown(match, hands)
    assert pressed(match, hands, "2") == "gold:yellow"


def test_the_highest_level_or_a_lower_one_by_number() -> None:
    table = Expedition(players=2).chamber("1,0", "S1").at(red="1,0", blue="1,0")
    match = table.shows("red", *["key"] * 5).shows("blue", *["key"] * 5).begin().match
    assert pressed(match, Hands("red"), "e", "e") == "activate:3"
    assert pressed(match, Hands("red"), "e", "2") == "activate:2"
    assert pressed(match, Hands("red"), "e", "space") is None
    alone = trip().chamber("1,0", "S1").at(red="1,0").shows("red", *["key"] * 5).begin().match
    assert pressed(alone, Hands("red"), "e") == "activate:1"


def test_e_escapes_at_the_exit() -> None:
    match = trip().chamber("1,0", "EXIT").at(red="1,0").tray(0).begin().match
    assert pressed(match, Hands("red"), "e") == "escape"


@pytest.mark.parametrize(("language", "words"), [("en", "cannot be won any more"), ("de", "Nicht mehr zu gewinnen")])
def test_a_game_that_cannot_be_won_any_more_says_so_and_how_to_end_it(language: str, words: str) -> None:
    lost = Expedition(players=2).chamber("2,0", "EXIT", "1,0").stack().tray(9).begin().until(180).match
    assert words in shown(lost, Hands("red"), language)
    assert pressed(lost, Hands("red"), "z") == "surrender"
    assert words not in shown(trip().begin().until(180).match, Hands("red"), language)


def test_fate_and_votes() -> None:
    table = trip().begin()
    assert pressed(table.match, Hands("red"), "f") == "fate"
    assert pressed(table.match, Hands("red"), "y") is None
    table.does("red", "fate")
    assert pressed(table.match, Hands("blue"), "y") == "fate:yes"
    assert pressed(table.match, Hands("blue"), "j") == "fate:yes"
    assert pressed(table.match, Hands("blue"), "n") == "fate:no"
    assert "turn of fate? (y/n)" in shown(table.match, Hands("blue"))


def test_treasures_and_curses() -> None:
    table = trip(curses=True, treasures=True).cursed("red", "silence").owns("red", "teleport", "key_set")
    match = table.shows("red", "adventurer", "adventurer", "torch", "key", "key").begin().match
    hands = Hands("red")
    assert pressed(match, hands, "t") is None
    assert "Use the Teleport" in shown(match, hands)
    assert (pressed(match, hands, "1") or "").startswith("use:teleport:")
    assert pressed(match, hands, "l") == "lift:silence"
    plain = trip().begin().match
    for key in "tlpr":
        assert pressed(plain, hands, key) is None
        assert hands.note


def test_a_chest_is_opened() -> None:
    match = trip(treasures=True).chest("1,0", "healing").at(red="1,0").shows("red", *["key"] * 5).begin().match
    assert pressed(match, Hands("red"), "t") == "open"


def test_a_pause_where_the_table_has_one() -> None:
    table = trip(pauses=1).begin()
    assert pressed(table.match, Hands("red"), "p") == "pause"
    table.does("red", "pause").does("blue", "pause:yes")
    assert pressed(table.match, Hands("red"), "p") == "resume"
    assert "Pause" in shown(table.match, Hands("red"))


def test_a_die_to_lose_and_a_die_to_give() -> None:
    table = trip(curses=True).at(red="1,0").cursed("red", "lost_die")
    table.table.by_seat("red").choosing, table.table.by_seat("red").choose_by = "curse", 3.0
    table.begin()
    assert pressed(table.match, Hands("red"), "3") == "lose:3"
    assert "Which one?" in shown(table.match, Hands("red"))
    out = trip().chamber("1,0", "EXIT").at(red="1,0").tray(0).begin().does("red", "escape")
    assert pressed(out.match, Hands("red"), "1") == "give:blue"
    assert pressed(out.match, Hands("red"), "0") == "give:nobody"
    assert "1 Blue" in shown(out.match, Hands("red"))


def test_keys_that_mean_nothing_say_so() -> None:
    hands = Hands("red")
    assert pressed(trip().begin().match, hands, "k") is None
    assert "?" in hands.note


# -- looking first, golden masks of others, giving up ----------------------------------------------------------------


def test_a_key_turns_the_next_chamber_up_and_an_arrow_lays_it() -> None:
    found = trip().at(red="-1,0").stack("S3", "EXIT").begin()
    hands = Hands("red")
    assert "u look first" in shown(found.match, hands)
    assert pressed(found.match, hands, "u") == "look"
    found.does("red", "look")
    page = shown(found.match, hands)
    assert "R ↷ AK T 4/7/10 2 ways on" in page
    assert "At which opening do you lay it?" in page
    assert "↑ ↓ ←" in page
    assert "B ↷" not in shown(found.match, Hands("blue"))
    assert "R ↷ AS F 4/7/10 2 Wege weiter" in shown(found.match, Hands("blue"), "de")
    assert pressed(found.match, hands, "down") == "lay:-1,1"
    assert pressed(found.match, hands, "right") == "lay:0,0"


def test_where_there_is_one_opening_the_same_key_lays_the_chamber_there() -> None:
    assert pressed(trip().at(red="1,0").begin().match, Hands("red"), "u") == "discover:2,0"


def test_the_key_for_golden_masks_takes_one_that_a_friend_does_not_need() -> None:
    match = trip().shows("blue", "gold", "key").begin().match
    assert "g golden mask" in shown(match, Hands("red"))
    assert pressed(match, Hands("red"), "g") == "take:blue"


def test_one_may_choose_who_pays_first() -> None:
    found = trip().chamber("1,0", "S1").at(red="1,0", blue="1,0").shows("red", *["key"] * 4).shows("blue", "key", "key")
    match, hands = found.begin().match, Hands("red")
    assert pressed(match, hands, "e") is None
    assert "First to pay: Blue" in shown(match, hands)
    assert pressed(match, hands, "2") == "activate:1:blue"
    assert pressed(match, hands, "e", "e") == "activate:1"


def test_giving_up_is_proposed_and_answered_by_keys() -> None:
    found = trip(surrender=True).begin()
    assert pressed(found.match, Hands("red"), "z") == "surrender"
    found.does("red", "surrender")
    assert "Red: give up? (y/n)" in shown(found.match, Hands("blue"))
    assert pressed(found.match, Hands("blue"), "y") == "surrender:yes"
    assert pressed(found.match, Hands("blue"), "n") == "surrender:no"
    alone = Expedition(players=1, surrender=True).begin().does("red", "surrender")
    hands = Hands("red")
    assert pressed(alone.match, hands, "z") is None
    assert hands.note == "Give up? y or n"
