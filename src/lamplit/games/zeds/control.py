"""Zeds hold a space: Chaos, fleeing Villagers and devoured Refugees. Not in the Basic Game and level I."""

from .state import Table


async def zeds_hold(t: Table, place: str) -> None:
    """What happens where Zeds stand in a space that nobody defends."""
    if not t.house.chaos or not t.zeds_at(place) or t.units_at(place):
        return
