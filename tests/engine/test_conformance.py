"""The games that prove the engine hold every promise, and games that break one are caught."""

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lamplit.engine import Game, LamplitError, Match, NoSample
from lamplit.engine.state.bounds import Fields, Number
from lamplit.engine.testing import conformance

from .games import attic, broken, lanterns, masks, mutiny, seance
from .games.broken import masks_with, seance_with

ROOT = Path(__file__).parent.parent.parent
SEEDS = [str(seed) for seed in range(6)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("options", [{}, {"keepers": 2, "short": True}])
def test_lanterns_keeps_every_promise(options: dict[str, Any], seed: str):
    report = conformance.check(lanterns.GAME, options, seed, every=3)
    assert report.worlds >= report.not_found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("options", [{}, {"rounds": 9}])
def test_seance_keeps_every_promise(options: dict[str, Any], seed: str):
    report = conformance.check(seance.GAME, options, seed, every=3)
    assert report.worlds >= report.not_found


@pytest.mark.parametrize("seed", SEEDS[:4])
@pytest.mark.parametrize("game", [mutiny.GAME, masks.GAME], ids=lambda game: game.name)
def test_games_in_which_somebody_turns_on_the_others_keep_every_promise(game: Game[Any], seed: str):
    report = conformance.check(game, {}, seed, every=3)
    assert report.worlds > 10 * report.not_found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("options", [{}, {"omens": 1}])
def test_a_game_made_of_modules_keeps_every_promise(options: dict[str, Any], seed: str):
    report = conformance.check(attic.GAME, options, seed, every=2)
    assert report.worlds > 10 * report.not_found


def caught(game: Game[Any], every: int = 2, most: int = 500) -> str:
    """What the suite says about a game that must not pass, with any of the seeds."""
    for seed in SEEDS:
        try:
            conformance.check(game, {}, seed, every, most)
        except (AssertionError, LamplitError) as error:
            return f"{type(error).__name__}: {error} ({error.__notes__[0]})"
    return "nothing"


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (seance_with(view=broken.view_shows_top_of_deck), "shown another view"),
        (seance_with(view=broken.view_shows_size_of_secret), "shown another view"),
        (seance_with(mediums_turn=broken.mediums_turn_leaks_by_question_id), "asked something else"),
        (seance_with(circles_turn=broken.circles_turn_leaks_by_prompt), "asked something else"),
        (seance_with(circles_turn=broken.circles_turn_leaks_by_options), "asked something else"),
        (seance_with(circles_turn=broken.circles_turn_leaks_by_order_of_options), "asked something else"),
        (seance_with(mediums_turn=broken.mediums_turn_leaks_by_sigh), "tell two worlds apart"),
        (seance_with(mediums_turn=broken.mediums_turn_leaks_by_count), "tell two worlds apart"),
        (seance_with(mediums_turn=broken.mediums_turn_ends_by_secret), "tell two worlds apart"),
        (broken.UNDECLARED, "not declared revealing"),
        (masks_with(sides=broken.sides_name_the_hidden_spy), "in other company|from another viewpoint"),
        (masks_with(sides=broken.talk_passes_the_spy_by), "in other company"),
        (masks_with(sides=broken.friends_share_a_viewpoint_without_the_spy), "in other company|from another viewpoint"),
        (masks_with(night=broken.night_leaks_by_question_id), "asked something else"),
        (masks_with(night=broken.night_leaks_by_undo), "take back in one world only"),
        (masks_with(night=broken.night_leaks_by_whose_answer_was_the_newest), "where it wants to take back"),
        (masks_with(view=broken.view_is_longer_with_a_spy_beside), "shown another view"),
        (masks_with(books=broken.books_name_the_hidden_spy), "shown another view"),
        (masks_with(books=broken.friends_get_a_thicker_book_beside_a_spy), "shown another view"),
        (masks_with(books=broken.the_spectator_reads_all_books), "the spectator, who may be anybody"),
        (masks_with(books=broken.everybody_reads_all_books), "no secret, as everybody may read it"),
        (masks_with(books=broken.books_are_handed_back), "may not read any more"),
        (broken.ghost_warded_off_by(broken.who_can), "waiting for somebody else's reaction"),
        (broken.ghost_warded_off_by(broken.who_can_first), "waiting for somebody else's reaction"),
        (broken.ghost_warded_off_by(broken.nobody_where_one_cannot), "waiting for somebody else's reaction"),
    ],
)
def test_a_leak_is_caught(game: Game[Any], complaint: str):
    said = caught(game)
    assert re.search(complaint, said), said


def test_a_part_of_the_view_that_stays_as_it_was_is_caught():
    conformance.check(broken.seance_in_parts(lambda t: dict(t.score)), {}, "1", every=3)
    assert "as it was before, though something has changed: ['score']" in caught(broken.seance_in_parts(lambda _t: 0))
    the_very_same = broken.seance_in_parts(lambda t: t.score)
    assert "as it was before" in caught(the_very_same), "what changes in place is to be copied"


def test_a_round_in_which_all_are_asked_is_well():
    conformance.check(broken.ghost_warded_off_by(lambda t: list(t.hands)), {"omens": 1}, "3", every=1)


def test_a_field_that_is_hidden_and_dealt_anew_is_well():
    conformance.check(broken.HAUNTED, every=3)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (replace(seance.GAME, sample=broken.sample_does_nothing), "what lies in 'deck'"),
        (
            replace(seance_with(view=broken.view_shows_top_of_deck), sample=broken.sample_does_nothing),
            "what lies in 'deck'",
        ),
        (replace(lanterns.GAME, sample=broken.sample_does_nothing), "the order of 'pile'"),
        (replace(seance.GAME, sample=broken.sample_leaves_the_deck), "'deck'"),
        (replace(seance.GAME, sample=broken.sample_shuffles_each_pile_by_itself), "what lies in 'deck'"),
        (replace(seance.GAME, sample=broken.sample_does_nothing_for_ada), "ada cannot see what lies in"),
        (replace(broken.HAUNTED, sample=seance.sample), "'ghost'"),
        (replace(broken.HAUNTED, sample=seance.sample, view=broken.view_shows_the_ghost), "'ghost'"),
    ],
)
def test_a_world_in_which_all_that_is_hidden_stays_as_it_is_is_caught(game: Game[Any], complaint: str):
    said = caught(game)
    assert "sample never deals it anew" in said
    assert complaint in said


def test_a_game_of_which_one_seat_can_seldom_imagine_anything_is_caught():
    assert "could not be sampled for bo" in caught(replace(seance.GAME, sample=broken.sample_seldom_succeeds))


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (seance_with(view=broken.view_counts_rounds_in_words), "not as `Frame` declares: 'round' is no int"),
        (seance_with(view=broken.view_names_the_turn_at_times), r"in some views only, \w+ for one: \['turn'\]"),
        (seance_with(mediums_turn=broken.mediums_turn_loses_a_card), "cards of the family .* were lost"),
        (
            seance_with(mediums_turn=broken.mediums_turn_keeps_a_card_in_mind),
            "cards of the family .* were lost",
        ),
        (seance_with(circles_turn=broken.circles_turn_remembers_outside_the_table), "another way|told something else"),
        (broken.SHARED, "changes the table|not like|went another way|changed when"),
        (broken.LIVE_VIEW, "a view of \\w+ changed when the match went on"),
        (seance_with(circles_turn=broken.circles_turn_tells_a_live_list), "was told changed when|told something else"),
        (seance_with(circles_turn=broken.circles_turn_asks_nothing_possible), "has no options"),
        (seance_with(circles_turn=broken.circles_turn_names_an_option_by_number), "options that are not names|Illegal"),
        (seance_with(circles_turn=broken.circles_turn_breaks), "Fault"),
        (seance_with(view=broken.view_scribbles), "looking changes the table"),
        (seance_with(view=broken.view_with_a_tuple), "not JSON-ready"),
        (seance_with(view=broken.view_with_a_set), "not JSON-ready"),
        (replace(seance.GAME, sides=lambda _t: broken.ALL_SEE_THE_SAME), "should see from another viewpoint"),
        (broken.ALL_HEAR_THE_SAME, "the story \\w+ can read"),
        (replace(mutiny.GAME, sides=broken.deserters_keep_their_viewpoint), "should see from another viewpoint"),
        (replace(mutiny.GAME, sides=broken.a_side_of_strangers), "not at the table: \\['polly'\\]"),
        (broken.SIDES_THAT_SHOULD_NOT_CHANGE, "though the game says they do not|from another viewpoint"),
        (replace(seance.GAME, sample=broken.sample_burns_a_card), "has other cards"),
        (replace(seance.GAME, sample=broken.sample_forgets_own_hand), "tell two worlds apart"),
        (replace(seance.GAME, why_not=broken.why_not_trips), "is refused with Fault"),
        (replace(seance.GAME, bounds=Fields()), "say nothing of: step, chance, now, asked, result, rounds"),
        (replace(seance.GAME, bounds=seance.GAME.bounds.but(rounds=Number(0, 1))), "rounds: 5 is not between 0 and 1"),
        (replace(seance.GAME, box=None), "there are pieces, but no box"),
        (replace(seance.GAME, box=lambda _t: {"cards": {"candle": 9}}), "pieces of the kind cards that are missing"),
        (replace(attic.GAME, in_use=lambda _t: ()), "a step of \\w+, which is not in use"),
        (replace(attic.GAME, in_use=lambda _t: ("cellar",)), "no module of the game: \\['cellar'\\]"),
        (replace(attic.GAME, in_use=broken.used_by_turns), "not in use any more"),
    ],
)
def test_a_broken_promise_is_caught(game: Game[Any], complaint: str):
    said = caught(game)
    assert re.search(complaint, said), said


def test_a_game_nobody_can_imagine_is_caught():
    def sample(_table: Any, seat: str, _chance: Any) -> None:
        raise NoSample("error-no-sample", seat=seat)

    assert "could not be sampled for medium" in caught(replace(seance.GAME, sample=sample))


def test_an_undo_that_takes_nothing_back_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Match, "undo", lambda _match, _seat, _yielding=(): 0)
    assert "did not lead back" in caught(seance.GAME)


def test_a_game_without_end_is_caught():
    assert "not over after 99 decisions" in caught(seance_with(night_goes_on=broken.night_never_ends), 50, 99)


def test_a_complaint_says_how_to_see_it_again():
    assert "(seance {}, seed '0', after 0 decisions)" in caught(seance_with(view=broken.view_with_a_tuple))


def test_play_goes_to_the_end():
    assert conformance.play(lanterns.GAME, seed="4").over
    with pytest.raises(AssertionError, match="not over after 50"):
        conformance.play(seance_with(night_goes_on=broken.night_never_ends), most=50)


def digests(hash_seed: str) -> list[str]:
    """The digests of the games in a process of its own."""
    script = (
        "from lamplit.engine.testing import conformance\n"
        "from tests.engine.games import attic, broken, lanterns, masks, mutiny, seance\n"
        "for game in (lanterns.GAME, seance.GAME, mutiny.GAME, masks.GAME, attic.GAME, broken.IN_ORDER_OF_HASHES):\n"
        "    print(conformance.digest(game, seed='5'))\n"
    )
    path = os.pathsep.join([str(ROOT), *sys.path])
    surroundings = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    run = subprocess.run([sys.executable, "-c", script], env=surroundings, capture_output=True, text=True, check=False)
    assert not run.stderr, run.stderr
    return run.stdout.split()


def test_games_are_the_same_in_every_process_and_a_view_in_order_of_hashes_is_caught():
    here, *others = [digests(hash_seed) for hash_seed in ("0", "1", "2")]
    assert all(there[:5] == here[:5] for there in others)
    assert any(there[5] != here[5] for there in others)
    assert here[0] == conformance.digest(lanterns.GAME, seed="5")
