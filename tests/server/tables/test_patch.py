"""Patches: the difference between any two views, and nothing else."""

import copy
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from lamplit.server.patch import Compared, apply, difference, difference_of_parts, difference_of_views

# A place in a view never changes between booleans and numbers: 1 and true count as equal.
LEAVES = st.one_of(st.none(), st.booleans(), st.integers(2, 9), st.text("abc", max_size=3))
NAMES = st.text("abcd", min_size=1, max_size=2)
ANYTHING = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(NAMES, inner, max_size=5), max_leaves=12
)
VIEWS = st.dictionaries(NAMES, ANYTHING, max_size=6)


@st.composite
def changed(draw: st.DrawFn, data: Any) -> Any:
    """Change a few things in data, as one answer changes a view."""
    what = draw(st.integers(0, 5))
    if isinstance(data, dict) and data:
        name = draw(st.sampled_from(sorted(data)))
        if what == 0:
            return {key: value for key, value in data.items() if key != name}
        if what == 1:
            return {**data, draw(NAMES): draw(ANYTHING)}
        return {**data, name: draw(changed(data[name]))}
    if isinstance(data, list) and data:
        at = draw(st.integers(0, len(data) - 1))
        if what == 0:
            return data[:at] + data[at + 1 :]
        if what == 1:
            return [*data[:at], draw(ANYTHING), *data[at:]]
        return [*data[:at], draw(changed(data[at])), *data[at + 1 :]]
    return draw(ANYTHING)


@given(VIEWS, VIEWS)
@settings(deadline=None)
def test_a_patch_makes_any_view_of_any_other(old: Any, new: Any) -> None:
    kept = copy.deepcopy((old, new))
    patch = json.loads(json.dumps(difference(old, new)))
    assert (old, new) == kept, "looking changes nothing"
    assert apply(copy.deepcopy(old), patch) == new


@given(VIEWS, VIEWS, VIEWS, VIEWS)
@settings(max_examples=60, deadline=None)
def test_what_views_share_is_compared_once_and_told_alike(old: Any, new: Any, own: Any, own_now: Any) -> None:
    compared: Compared = {}
    for before, now in ((old, new), (own | old, own_now | new), (old, own_now)):
        assert difference_of_views(before, now, compared) == difference(before, now)


@given(VIEWS, st.data())
@settings(max_examples=60, deadline=None)
def test_where_it_is_known_what_may_have_changed_nothing_else_is_compared(old: Any, data: st.DataObject) -> None:
    names = data.draw(st.lists(st.sampled_from(sorted(old)), unique=True)) if old else []
    now = {**old, **{name: data.draw(changed(old[name])) for name in names}}
    ordered = [name for name in old if name in names]
    assert difference_of_parts(old, now, ordered) == difference(old, now)


@given(ANYTHING, ANYTHING)
@settings(max_examples=60, deadline=None)
def test_a_patch_may_replace_everything(old: Any, new: Any) -> None:
    assert apply(copy.deepcopy(old), difference(old, new)) == new


@given(VIEWS)
@settings(max_examples=30, deadline=None)
def test_where_nothing_has_changed_there_is_no_patch(view: Any) -> None:
    assert difference(view, copy.deepcopy(view)) == []


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_many_small_patches_one_after_another_lead_to_the_newest_view(data: st.DataObject) -> None:
    view = data.draw(VIEWS)
    kept = copy.deepcopy(view)
    for _ in range(5):
        newer = data.draw(changed(view))
        kept = apply(kept, json.loads(json.dumps(difference(view, newer))))
        assert kept == newer
        view = newer


@given(st.dictionaries(NAMES, st.lists(st.integers(2, 99), max_size=20), min_size=3, max_size=4), st.data())
@settings(max_examples=30, deadline=None)
def test_one_card_more_costs_one_card_and_not_the_pile(view: dict[str, list[int]], data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(view)))
    at = data.draw(st.integers(0, len(view[name])))
    newer = {**view, name: [*view[name][:at], 100, *view[name][at:]]}
    assert difference(view, newer) == [[[name], at, 0, [100]]]


def test_names_that_stay_are_not_sent_again() -> None:
    before = [f"move:{n}" for n in range(20)]
    now = [*before[:3], "fire", *before[5:12], *before[13:]]
    patch = difference({"options": before}, {"options": now})
    assert patch == [[["options"], 12, 1, []], [["options"], 3, 2, ["fire"]]]


def test_where_little_is_left_the_rest_is_sent_whole() -> None:
    before = {"odds": dict.fromkeys("abcdef", 1), "round": 1}
    assert difference(before, {"odds": {"a": 1}, "round": 1}) == [[["odds"], {"a": 1}]]
    names = {"options": [*"abcdefgh"]}
    assert difference(names, {"options": [*"axcyez"]}) == [[["options"], [*"axcyez"]]]
