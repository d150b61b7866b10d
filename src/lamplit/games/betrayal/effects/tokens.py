"""Tokens that events have left in rooms: what can be tried there, and what changes rolls."""

from ..explorers.dice import Roll, plain_roll, trait_roll
from ..house.movement import part_by_token, put, within
from ..occasions import EXTRA_DICE, ROOM_ACTION, on
from ..state import TRAITOR, Explorer, Table
from .events_house import SWITCH, slide
from .outcomes import ROLLS, bring, draws, harmed, lift_token, token_forbidden

ROLLS.update(
    {
        "closet": (2, 4),
        "safe": ("knowledge", 5),
        "skeletons": ("sanity", 5),
        "slide": ("might", 5),
        SWITCH: ("knowledge", 3),
    }
)


@on(ROOM_ACTION, "closet", forbids=token_forbidden)
async def closet(t: Table, token: str, one: Explorer, _chosen: None) -> None:
    """Two dice say what is in it."""
    shown = await plain_roll(t, one, 2, token, need=4)
    if shown < 2:
        lift_token(t, token)
    await draws("item" if shown >= 4 else "event")(t, one, token)


@on(ROOM_ACTION, "safe", forbids=token_forbidden)
async def safe(t: Table, token: str, one: Explorer, _chosen: None) -> None:
    """Knowledge 5 opens it: two items. Else something goes off."""
    shown = await trait_roll(t, one, "knowledge", token, 5)
    if shown >= 5:
        lift_token(t, token)
    rows = ((5, (draws("item", 2),)), (2, (harmed("physical"),)), (0, (harmed("physical", 2),)))
    await bring(t, one, token, shown, rows)


@on(ROOM_ACTION, "skeletons", forbids=token_forbidden)
async def skeletons(t: Table, token: str, one: Explorer, _chosen: None) -> None:
    """Sanity 5 finds an item among the bones."""
    shown = await trait_roll(t, one, "sanity", token, 5)
    if shown >= 5:
        lift_token(t, token)
    await bring(t, one, token, shown, ((5, (draws("item"),)), (0, (harmed("mental"),))))


def slide_forbidden(t: Table, token: str, one: Explorer) -> str:
    """It leads down."""
    down = "" if t.plan.floor_of(one.place) != "basement" and t.plan.on_floor("basement") else "BH-CARD-8"
    return token_forbidden(t, token, one) or down


@on(ROOM_ACTION, "slide", forbids=slide_forbidden)
async def use_slide(t: Table, token: str, one: Explorer, _chosen: None) -> None:
    """An explorer goes down, with Might or without."""
    await slide(t, one, token)


@on(ROOM_ACTION, SWITCH, forbids=token_forbidden)
async def wall_switch(t: Table, token: str, one: Explorer, _chosen: None) -> None:
    """Knowledge 3 turns the wall. A traitor knows how."""
    if one.role == TRAITOR or (await trait_roll(t, one, "knowledge", token, 3) >= 3 and one.alive):
        other = next(room for room, tokens in t.tokens.items() if token in tokens and room != one.place)
        await put(t, one, other, part_by_token(t, one.place, other))


# -- what changes rolls ----------------------------------------------------------------------------------------------

DICE = {"blessing": 1, "drip": -1, "smoke": -2}
"""Dice added to all trait rolls of explorers in the room."""


@on(EXTRA_DICE, *DICE)
def changes_rolls(t: Table, token: str, roll: Roll) -> int:
    """Monsters are not touched, and a traitor gets no blessing."""
    one = t.explorers.get(roll.who)
    if one is None or not roll.of_trait or not within(t, token, one.place, one.part):
        return 0
    return 0 if token == "blessing" and one.role == TRAITOR else DICE[token]
