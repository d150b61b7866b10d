"""Short questions in which a bot can tell what is better: by the chances, by its traits, by the house."""

from collections.abc import Mapping, Sequence

from ..data.rooms import ROOMS, SIDES
from ..house.plan import AHEAD, BACK, printed
from ..shapes import Odds, Placed
from ..view.types import View

LIKELY = 0.5
"""The chance from which a bot makes a roll that it could leave."""
LOSING = ("years-mental", "years-physical")
"""Prompts of haunts that ask what to lose, besides `lower-trait`."""


def likeliest(names: Sequence[str], view: View) -> str:
    """Return the roll or attack that is likeliest to succeed, if chances are known. If they are bad, return another
    option."""
    odds = view.get("odds", {})
    chances = {name: _chance(odds[name]) for name in names if name in odds}
    if not chances:
        return ""
    best = max(chances, key=lambda name: chances[name])
    others = [name for name in names if name not in chances]
    return best if chances[best] >= LIKELY or not others else others[0]


def _chance(odds: Odds) -> float:
    win, lose = odds.get("win", 0.0), odds.get("lose", 0.0)
    return odds.get("chance", win / max(win + lose, 0.01))


def lower(names: Sequence[str], steps: Mapping[str, int], kept: Sequence[str]) -> str:
    """Return the trait that can best be spared; what the haunt needs is given up last."""

    def spare(name: str) -> tuple[bool, bool, int]:
        trait = name.partition(":")[2]
        return (steps[trait] > 0, trait not in kept, steps[trait])

    return max(names, key=spare)


def higher(names: Sequence[str], steps: Mapping[str, int], kept: Sequence[str]) -> str:
    """Return the trait that should rise: first what the haunt needs, then what is nearest to the skull."""

    def poor(name: str) -> tuple[bool, int]:
        trait = name.partition(":")[2]
        return (trait in kept, -steps[trait])

    return max(names, key=poor)


def handful(names: Sequence[str]) -> str:
    """Return the option that rolls all blank dice again and no other."""

    def gain(name: str) -> tuple[int, ...]:
        blank, *others = map(int, name.split(":")[1:])
        return (blank, *(-each for each in others))

    return max(names, key=gain)


def turned(names: Sequence[str], args: Placed, view: View) -> dict[str, int]:
    """Count, for each way to lay a room, the doors that lead into another room or where one may be laid."""
    cells = {(room["floor"], room["x"], room["y"]): room for room in view["rooms"].values()}

    def leads(turn: int, side: str) -> bool:
        if printed(side, turn) not in ROOMS[args["room"]].doors:
            return False
        east, south = AHEAD[side]
        beside = cells.get((args["floor"], args["x"] + east, args["y"] + south))
        return beside is None or BACK[side] in beside["doors"]

    return {name: sum(leads(int(name.split(":")[1]), side) for side in SIDES) for name in names}
