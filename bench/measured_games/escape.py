"""Escape, measured. Under load everybody sees everything, and the clock begins at once.

A hand needs a moment before it can roll again; people who answer flat out have no hands. After some 150 answers random
adventurers have nothing but black masks, and all wait.
"""

from typing import Any

from . import Load, Watched


def moments_due(view: Any) -> set[float]:
    """Cues, the end of a vote, and whatever ends for one of the adventurers."""
    now = view["now"]
    moments = {view["begin"], (view["next_cue"] or {}).get("at"), (view["fate"] or {}).get("until")}
    for adventurer in view["adventurers"]:
        moments |= {adventurer["roll_at"], adventurer["act_at"], adventurer["choose_by"]}
    return {moment for moment in moments if moment is not None and moment > now}


LOAD = Load(
    options={"intro": 0},
    flat_out={"roll_lock": 0, "action_lock": 0},
    crowd={"players": 5},
    all_hear=True,
    longest=150,
    crowd_tables=100,
    crowd_tables_quick=8,
    crowd_seats=5,
    moments_due=moments_due,
)
WATCHED = Watched(
    options={"players": 3, "intro": 0},
    keys=(" ", " ", " ", " ", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "e", "g"),
    without_waiting=True,
    for_two={"players": 2, "intro": 0, "roll_lock": 200},
)
