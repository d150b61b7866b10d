"""What a bot does about a roll: which card to spend on it, before it is made or when the dice lie."""

from collections.abc import Sequence

from ..view.types import View

WORTHWHILE = 0.3
"""By how much a card has to raise a chance to be used up for it."""
FREE = "card:rabbits_foot:0"
"""The option that rolls a blank die again: it costs nothing and never makes the roll worse."""
SETTLED, HIGHEST = "card:angel_feather:8", 8
WELL = 6
"""How many dice need no help."""


def before(names: Sequence[str], view: View) -> str:
    """Return the card that makes a roll of the haunt likely or a blow strong; else spend nothing."""
    if not view["haunt"]:
        return "go-on"
    rolling = view["rolling"]
    if rolling.get("kind") in ("attack", "defence") and SETTLED in names and rolling.get("dice", 0) < WELL:
        return SETTLED
    return best_of(names, view, WORTHWHILE)


def after(names: Sequence[str], view: View) -> str:
    """Return the card that saves a roll that has failed. A blank die is rolled again in any case."""
    saved = best_of(names, view, 0.01)
    return FREE if saved == "go-on" and FREE in names and _open(view) else saved


def _open(view: View) -> bool:
    """Whether no result is known to be enough, as in a fight, so that more is always better."""
    return view["rolling"].get("kind") in ("attack", "defence")


def best_of(names: Sequence[str], view: View, gain: float) -> str:
    """Return the answer that makes success likeliest, if it raises the chance by this much."""
    odds = view.get("odds", {})
    chances = {name: odds[name].get("chance", 0.0) for name in names if name in odds}
    if "go-on" not in chances:
        return "go-on"
    best = max(chances, key=lambda name: chances[name])
    return best if chances[best] >= chances["go-on"] + gain else "go-on"
