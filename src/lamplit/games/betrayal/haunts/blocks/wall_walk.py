"""`ai_forced`: a walk by facing. A figure keeps to one hand, or goes straight on, as walls and doors let it."""

from ...house.movement import ELEVATOR, arrive, part_of_door
from ...house.plan import BACK
from ...state import Figure, Table

LEFT_OF = {"N": "W", "W": "S", "S": "E", "E": "N"}
RIGHT_OF = {to: side for side, to in LEFT_OF.items()}
LEFT, STRAIGHT, RIGHT = "left", "straight", "right"


def exits(t: Table, room: str) -> dict[str, str]:
    """The rooms behind the doors of a room, by the side. Nobody who walks like this takes the Elevator."""
    return {side: other for side, other in t.plan.passages[room].items() if other != ELEVATOR}


def next_side(t: Table, room: str, facing: str, hand: str) -> str:
    """The side by which somebody leaves a room: to the wanted hand, else straight on, else to the other, else back.
    Where somebody wants to go straight on and cannot, chance chooses between both hands."""
    out = exits(t, room)
    left, right = LEFT_OF[facing], RIGHT_OF[facing]
    if hand == STRAIGHT:
        hands = [side for side in (left, right) if side in out]
        turn = t.chance.pick("way", hands) if len(hands) == 2 and facing not in out else "".join(hands[:1])
        order = (facing, turn, BACK[facing])
    else:
        order = (left, facing, right, BACK[facing]) if hand == LEFT else (right, facing, left, BACK[facing])
    return next((side for side in order if side in out), "")


def leftwards(t: Table, room: str, facing: str) -> str:
    """The same for somebody who goes straight on, and where that cannot be turns left until there is a door."""
    order = (facing, LEFT_OF[facing], BACK[facing], RIGHT_OF[facing])
    return next((side for side in order if side in exits(t, room)), "")


async def step(t: Table, one: Figure, side: str) -> None:
    """Through a door, at no cost."""
    room = t.plan.passages[one.place][side]
    await arrive(t, one, room, part_of_door(t, room, BACK[side]))
