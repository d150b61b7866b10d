"""Who is asked, what may be answered, and when it counts."""

from collections.abc import Iterator
from typing import Any

import pytest

from lamplit.engine import (
    ALL,
    Excess,
    Fault,
    Illegal,
    Indexed,
    Match,
    Offer,
    ask,
    ask_all,
    ask_any,
    ask_in_turn,
    ask_team,
)

from .games.corner import Corner, rest, sit_down

YES_OR_NO = {"yes": "yes", "no": "no"}


def asked(match: Match) -> dict[str, list[str]]:
    """Who is asked, and what each may answer."""
    return {q.seat: [option.name for option in q.options] for q in match.questions}


async def one_is_asked(t: Corner) -> Any:
    t.noted.append(await ask("ann", "stay", YES_OR_NO, room="cellar"))
    return rest


async def the_team_is_asked(t: Corner) -> Any:
    t.noted.append(await ask_team(("ann", "ben"), "stay", YES_OR_NO))
    return rest


async def whoever_is_first(t: Corner) -> Any:
    seat, word = await ask_any({s: Offer(s, "grab", YES_OR_NO) for s in ("ann", "cat")})
    t.noted.append(f"{seat} {word}")
    return rest


async def all_in_secret(t: Corner) -> Any:
    votes = await ask_all({s: Offer(s, "vote", YES_OR_NO) for s in ("ann", "ben", "cat")})
    t.noted += [f"{seat} {vote}" for seat, vote in votes.items()]
    return rest


def test_ann_alone_is_asked_and_her_answer_counts():
    match = sit_down(one_is_asked)
    assert asked(match) == {"ann": ["yes", "no"]}
    match.answer("ann", "no")
    assert match.over
    assert match.result == {"how": "rest", "noted": ["no"]}


def test_a_question_says_what_it_is_about():
    packed = sit_down(one_is_asked).questions[0].pack()
    assert packed == {
        "id": "ann-1",
        "seat": "ann",
        "prompt": "stay",
        "args": {"room": "cellar"},
        "options": ["yes", "no"],
    }


def test_either_of_the_team_answers_for_both():
    match = sit_down(the_team_is_asked)
    assert asked(match) == {"ann": ["yes", "no"], "ben": ["yes", "no"]}
    match.answer("ben", "yes")
    assert match.result == {"how": "rest", "noted": ["yes"]}


def test_whoever_grabs_first_has_it_and_the_rules_know_who():
    match = sit_down(whoever_is_first)
    match.answer("cat", "yes")
    assert match.result == {"how": "rest", "noted": ["cat yes"]}


def test_secret_votes_are_opened_together_and_in_the_order_of_the_seats():
    match = sit_down(all_in_secret)
    match.answer("cat", "no")
    assert asked(match) == {"ann": ["yes", "no"], "ben": ["yes", "no"]}
    assert match.view("ann")["noted"] == []
    match.answer("ann", "yes")
    match.answer("ben", "yes")
    assert match.result == {"how": "rest", "noted": ["ann yes", "ben yes", "cat no"]}


def test_nobody_votes_twice():
    match = sit_down(all_in_secret)
    match.answer("cat", "no")
    with pytest.raises(Illegal):
        match.answer("cat", "yes")
    assert match.question("cat") is None


async def only_one_way(t: Corner) -> Any:
    t.noted.append(await ask("ann", "door", {"door:north": "north"}))
    t.noted.append(await ask_team(("ann", "ben"), "door", {"door:east": "east"}))
    seat, way = await ask_any({"cat": Offer("cat", "door", {"door:south": "south"})})
    t.noted += [seat, way, *(await ask_all({}))]
    return rest


def test_a_single_choice_is_taken_without_asking():
    assert sit_down(only_one_way).result == {"how": "rest", "noted": ["north", "east", "cat", "south"]}


async def one_vote_with_one_choice(t: Corner) -> Any:
    await ask_all({"ann": Offer("ann", "vote", {"yes": 1}), "ben": Offer("ben", "vote", YES_OR_NO)})
    return rest


def test_a_single_secret_choice_is_asked_for_lest_the_others_know():
    assert asked(sit_down(one_vote_with_one_choice)) == {"ann": ["yes"], "ben": ["yes", "no"]}


async def nothing_to_choose(_t: Corner) -> Any:
    await ask("ann", "door", {})


async def nobody_to_ask(_t: Corner) -> Any:
    await ask_any({})


async def no_team(_t: Corner) -> Any:
    await ask_team((), "door", YES_OR_NO)


async def one_offer_is_empty(_t: Corner) -> Any:
    await ask_all({"ann": Offer("ann", "vote", YES_OR_NO), "ben": Offer("ben", "vote", {})})


@pytest.mark.parametrize("step", [nothing_to_choose, nobody_to_ask, no_team, one_offer_is_empty])
def test_a_question_without_people_or_choices_is_a_fault_of_the_rules(step: Any):
    with pytest.raises(Fault):
        sit_down(step)


def test_choices_given_as_a_function_are_worked_out_when_somebody_looks_and_once():
    looks: list[str] = []

    async def lazy(t: Corner) -> Any:
        def doors() -> dict[str, str]:
            looks.append("looked")
            return YES_OR_NO

        offers = {"ann": Offer("ann", "door", doors), "ben": Offer("ben", "door", YES_OR_NO)}
        await ask_any(offers)
        return rest

    match = sit_down(lazy)
    match.answer("ben", "yes")
    assert looks == []
    match = sit_down(lazy)
    assert asked(match)["ann"] == ["yes", "no"]
    match.answer("ann", "yes")
    assert looks == ["looked"]


def test_choices_that_cannot_be_worked_out_are_a_fault_and_the_match_stands():
    async def lazy(_t: Corner) -> Any:
        await ask_any({"ann": Offer("ann", "door", lambda: {"x": 1 // 0}), "ben": Offer("ben", "door", YES_OR_NO)})
        return rest

    match = sit_down(lazy)
    with pytest.raises(Fault):
        match.answer("ann", "x")
    match.answer("ben", "no")
    assert match.over


def test_question_ids_count_for_each_seat_alone():
    async def chat(t: Corner) -> Any:
        for _ in range(3):
            await ask("ben", "say", YES_OR_NO)
        await ask("ann", "say", YES_OR_NO)
        return rest

    match = sit_down(chat)
    for _ in range(3):
        match.answer("ben", "yes")
    assert match.questions[0].id == "ann-1"


def test_steps_that_ask_nothing_run_through():
    async def silent(t: Corner) -> Any:
        t.noted.append("silent")
        return silent if len(t.noted) < 5 else one_is_asked

    match = sit_down(silent, one_is_asked)
    assert match.view("ann")["noted"] == ["silent"] * 5
    match.answer("ann", "yes")
    assert match.over


def test_a_step_that_asks_nobody_may_be_a_plain_function_and_one_that_may_have_to_gives_a_coroutine():
    def plain(t: Corner) -> Any:
        t.noted.append("plain")
        return either

    def either(t: Corner) -> Any:
        return plain if len(t.noted) < 3 else one_is_asked(t)

    match = sit_down(plain, either)
    assert match.view("ann")["noted"] == ["plain"] * 3
    twin = match.clone()
    match.answer("ann", "yes")
    assert match.result == {"how": "rest", "noted": [*["plain"] * 3, "yes"]}
    assert asked(twin) == {"ann": ["yes", "no"]}


class Numbered(Indexed[str]):
    """Yes and no, which are never listed."""

    def __getitem__(self, name: str) -> str:
        return YES_OR_NO[name]

    def __iter__(self) -> Iterator[str]:
        raise AssertionError("listed")

    def __len__(self) -> int:
        return 2

    def name_at(self, index: int) -> str:
        return ("yes", "no")[index]


def test_choices_that_are_found_by_their_number_need_not_be_listed():
    async def numbered(t: Corner) -> Any:
        t.noted.append(await ask("ann", "stay", Numbered()))
        return rest

    match = sit_down(numbered)
    options = match.questions[0].options
    assert (len(options), options[1].name) == (2, "no")
    match.answer("ann", options[0].name)
    assert match.result == {"how": "rest", "noted": ["yes"]}


def test_steps_that_never_ask_anything_are_noticed():
    async def forever(_t: Corner) -> Any:
        return forever

    with pytest.raises(Excess, match="steps"):
        sit_down(forever)


def test_rules_that_tell_without_end_are_stopped_and_nothing_has_happened():
    async def telling(t: Corner) -> Any:
        await ask("ann", "stay", YES_OR_NO)
        while True:
            t.tell(ALL, "said")

    match = sit_down(telling)
    with pytest.raises(Excess, match="told"):
        match.answer("ann", "yes")
    assert match.events("ben") == []
    assert match.question("ann") is not None


@pytest.mark.parametrize("given", [lambda many: many, lambda many: lambda: many])
def test_a_question_that_nobody_could_read_is_not_asked(given: Any):
    async def endless(_t: Corner) -> Any:
        await ask("ann", "stay", given({f"answer:{n}": n for n in range(100_000)}))

    with pytest.raises(Excess, match="answers"):
        print(sit_down(endless).questions[0].options)


def test_more_dice_than_anybody_could_roll_are_not_rolled():
    async def greedy(t: Corner) -> Any:
        t.chance.roll("dice", (1, 2, 3), 10**9)

    with pytest.raises(Excess, match="dice"):
        sit_down(greedy)


def test_a_step_that_forgets_what_comes_next_is_a_fault():
    async def forgetful(t: Corner) -> Any:
        t.noted.append(await ask("ann", "stay", YES_OR_NO))

    match = sit_down(forgetful)
    with pytest.raises(Fault) as caught:
        match.answer("ann", "yes")
    assert caught.value.arguments["step"] == "forgetful"
    assert match.view("ann")["noted"] == []


def test_a_step_that_is_not_listed_is_a_fault():
    async def unlisted(_t: Corner) -> Any:
        return rest

    async def lost(_t: Corner) -> Any:
        await ask("ann", "stay", YES_OR_NO)
        return unlisted

    with pytest.raises(Fault):
        sit_down(lost).answer("ann", "yes")


def test_prompts_and_events_may_have_any_argument():
    async def talk(t: Corner) -> Any:
        t.tell(ALL, "met", kind="cat", audience="two", self=1)
        await ask("ann", "greet", YES_OR_NO, seat="ben", prompt="x", choices=2)
        return rest

    match = sit_down(talk)
    assert match.events("cat")[0]["args"] == {"kind": "cat", "audience": "two", "self": 1}
    assert match.questions[0].args == {"seat": "ben", "prompt": "x", "choices": 2}


# -- each in turn may react or pass ----------------------------------------------------------------------------------


async def each_may_react(t: Corner) -> Any:
    charms: dict[str, dict[str, str]] = {"ben": {}, "cat": {"charm": "a charm"}, "ann": {"bell": "a bell"}}
    reaction = await ask_in_turn({s: Offer(s, "react", found, {"to": "noise"}) for s, found in charms.items()})
    t.noted.append("nobody" if reaction is None else " plays ".join(reaction))
    return rest


def test_each_in_turn_may_react_or_pass_and_who_can_only_pass_is_asked_too():
    match = sit_down(each_may_react)
    assert (asked(match), match.reacting) == ({"ben": ["pass"]}, "ben")
    match.answer("ben", "pass")
    assert (asked(match), match.reacting) == ({"cat": ["charm", "pass"]}, "cat")
    assert match.questions[0].args == {"to": "noise"}
    match.answer("cat", "pass")
    match.answer("ann", "pass")
    assert match.table.noted == ["nobody"]
    assert match.reacting is None


def test_the_first_who_reacts_ends_the_round():
    match = sit_down(each_may_react)
    match.answer("ben", "pass")
    match.answer("cat", "charm")
    assert match.table.noted == ["cat plays a charm"]


def test_who_is_not_in_turn_waits():
    match = sit_down(each_may_react)
    with pytest.raises(Illegal):
        match.answer("ann", "bell")
    assert match.why_not("ann", "bell").rule == "corner.not-asked"  # type: ignore[union-attr]


def test_nobody_needs_to_be_asked_for_a_round_of_nobody():
    async def step(t: Corner) -> Any:
        t.noted.append(str(await ask_in_turn({})))
        return rest

    assert sit_down(step).table.noted == ["None"]


def test_a_reaction_cannot_be_called_like_passing():
    async def step(t: Corner) -> Any:
        await ask_in_turn({"ann": Offer("ann", "react", {"pass": 1})})
        return rest

    with pytest.raises(Fault, match="'pass' is what passing is called"):
        sit_down(step)
