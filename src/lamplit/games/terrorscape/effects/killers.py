"""What each Killer does by nature, from a level on. Skill cards that change with a level stand with the cards."""

from ....engine import ask
from ..data import mansion
from ..encounter import facing
from ..harm import frighten, injure
from ..keywords import discard_from_hand, put_block
from ..killer.skills import add_strength
from ..occasions import BEFORE_ATTACKS, FOUND_ON_REAPPEARING, LEVEL_GAINED, LEVEL_STRENGTH, OVERWHELMED, on, only_if
from ..state import KILLER, Survivor, Table

# -- the Butcher -----------------------------------------------------------------------------------------------------


@on(LEVEL_STRENGTH, "butcher", forbids=only_if(lambda t: t.killer.level == 2))
def strike_harder(_t: Table, _killer: str) -> int:
    """Level 2: strength +1."""
    return 1


# -- the Spectre -----------------------------------------------------------------------------------------------------


@on(BEFORE_ATTACKS, "spectre")
async def haunt(t: Table, _killer: str) -> None:
    """From the beginning: FEAR the Survivors she meets."""
    await frighten(t, facing(t), in_encounter=True)


DRAINED_FOR = 3
"""Hand cards that go for an injury."""


@on(OVERWHELMED, "spectre", forbids=only_if(lambda t: t.killer.level >= 3 and len(t.killer.hand) >= DRAINED_FOR))
async def drain_the_terrified(t: Table, _killer: str, s: Survivor, in_encounter: bool) -> None:
    """From level 3: three hand cards injure a Survivor who is overwhelmed by fear."""
    if await ask(KILLER, "drain-the-terrified", {"pay": True, "refuse": False}, who=s.who):
        await discard_from_hand(t, DRAINED_FOR)
        await injure(t, s, in_encounter)


# -- the Murderer ----------------------------------------------------------------------------------------------------


@on(FOUND_ON_REAPPEARING, "murderer", forbids=only_if(lambda t: t.killer.level >= 2))
def strike_from_the_dark(t: Table, _killer: str) -> None:
    """From level 2: strength +3 for the turn in which he finds Survivors as he reappears."""
    add_strength(t, 3)


@on(LEVEL_STRENGTH, "murderer", forbids=only_if(lambda t: t.killer.level == 4))
def grow_stronger(t: Table, _killer: str) -> int:
    """Level 4: strength +2, or +1 if the table reads it so."""
    return t.settings.murderer_l4


@on(LEVEL_GAINED, "murderer", forbids=only_if(lambda t: t.killer.level == 4))
async def lock_the_house(t: Table, _killer: str) -> None:
    """Level 4: BLOCK up to four doors anywhere."""
    placed: list[str] = []
    while len(placed) < 4:
        choices = {f"door:{door}": door for door in mansion.DOORS if door not in placed}
        door = await ask(KILLER, "block-up-to", {**choices, "stop": ""}, left=4 - len(placed))
        if not door:
            break
        await put_block(t, door, placed)
