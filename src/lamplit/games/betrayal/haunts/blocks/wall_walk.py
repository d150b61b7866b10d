"""`ai_forced`: a figure that walks by the side it faces. It keeps to one hand or goes straight on, as doors allow."""

from ...house.movement import ELEVATOR, arrive, part_of_door
from ...house.plan import BACK
from ...state import Figure, Table

LEFT_OF = {"N": "W", "W": "S", "S": "E", "E": "N"}
RIGHT_OF = {to: side for side, to in LEFT_OF.items()}
LEFT, STRAIGHT, RIGHT = "left", "straight", "right"


def exits(t: Table, room: str) -> dict[str, str]:
    """The rooms behind the doors of a room, by side. A figure that walks like this does not take the Elevator."""
    return {side: other for side, other in t.plan.passages[room].items() if other != ELEVATOR}


def next_side(t: Table, room: str, facing: str, hand: str) -> str:
    """The side by which a figure leaves a room: towards its hand, else straight on, else the other hand, else back. A
    figure that cannot go straight on turns to a hand by chance."""
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
    """The side by which a figure leaves a room that goes straight on, or else turns left until there is a door."""
    order = (facing, LEFT_OF[facing], BACK[facing], RIGHT_OF[facing])
    return next((side for side in order if side in exits(t, room)), "")


async def step(t: Table, one: Figure, side: str) -> None:
    """Walk through a door, at no cost."""
    room = t.plan.passages[one.place][side]
    await arrive(t, one, room, part_of_door(t, room, BACK[side]))
