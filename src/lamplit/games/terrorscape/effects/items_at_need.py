"""What items do outside the Survivors' turn, each in one place: in a defence, against harm, at an exit."""

from collections.abc import Callable

from ....engine import ALL, ask
from ..data.items import AMMO_DEFENCE, DEFENCE
from ..keywords import use_up
from ..killer.deck import draw_cards
from ..occasions import (
    AT_HIDDEN_EXIT,
    DEFENCE_ITEM,
    DEFENCE_ITEM_BONUS,
    DEFENCE_ITEM_SHOWN,
    NOT_OPEN,
    WOULD_BE_INJURED,
    given_by,
    itself,
    on,
)
from ..state import Survivor, Table
from ..survivors.inventory import finish

# -- in a defence ----------------------------------------------------------------------------------------------------


def _raises_defence(item: str) -> None:
    """Register a plain item: it raises the defence by what is printed on it, and goes unless it lasts."""

    async def raise_defence(t: Table, s: Survivor) -> int:
        finish(t, s, item)
        return DEFENCE[item]

    on(DEFENCE_ITEM, item, choices=itself(f"item:{item}"))(raise_defence)


for plain in ("hatchet", "limestone", "shortsword"):
    _raises_defence(plain)


@on(DEFENCE_ITEM, "longsword", choices=itself("item:longsword"))
async def strike(t: Table, _s: Survivor) -> int:
    """Longsword: adds as much as the table reads on the card."""
    return t.settings.longsword


def _another_item(_t: Table, _s: Survivor, item: str) -> str:
    return "" if item == "longsword" else NOT_OPEN


@on(DEFENCE_ITEM_SHOWN, "longsword", forbids=_another_item)
async def give_the_killer_a_card(t: Table, _s: Survivor, _item: str) -> None:
    """Longsword: the Killer draws a card."""
    t.tell(ALL, "longsword-draw")
    await draw_cards(t, 1)


def _unloaded(_t: Table, s: Survivor) -> str:
    return "" if "ammo" in s.items else "TS-ENC-ITEM-2"


@on(DEFENCE_ITEM, "revolver", choices=itself("item:revolver"), forbids=_unloaded, cost=1)
async def shoot(t: Table, s: Survivor) -> int:
    """Revolver: with an Ammo Pack, which is used up, it adds 4."""
    use_up(t, s, "ammo")
    return AMMO_DEFENCE + given_by(t, s, DEFENCE_ITEM_BONUS, "revolver")


NOT_IN_DEFENCE: dict[str, Callable[[Survivor], str]] = {
    "ammo": lambda _s: "TS-ENC-ITEM-2",
    "amulet": lambda s: "TS-ITEM-AMULET" if "amulet" in s.items else "TS-ENC-ITEM-1",
}
"""Items that raise no defence by themselves, with the rule that says what they are for."""


# -- against harm, and at an exit ------------------------------------------------------------------------------------


@on(WOULD_BE_INJURED, "amulet")
async def avert(t: Table, s: Survivor) -> bool:
    """Ancient Amulet: takes an injury outside an encounter."""
    if not await ask(s.seat, "use-amulet", {"amulet": True, "refuse": False}):
        return False
    use_up(t, s, "amulet")
    t.tell(ALL, "amulet", who=s.who)
    return True


@on(AT_HIDDEN_EXIT, "secret_map")
def know_the_way(_t: Table, _s: Survivor) -> bool:
    """Secret Map: shows the hidden exit."""
    return True
