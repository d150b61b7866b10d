"""Ammo, supplies, infection and Event Actions. What a level does not use never changes."""

from ....engine import ALL
from ..data.tables import MOST_EVENT_ACTIONS, MOST_INFECTION, MOST_RESOURCES
from ..state import Table


def gain_ammo(t: Table, number: int) -> None:
    """Add or remove ammo, within the limits of its track."""
    had, t.ammo = t.ammo, max(0, min(MOST_RESOURCES, t.ammo + number))
    if had != t.ammo:
        t.tell(ALL, "ammo", by=t.ammo - had, ammo=t.ammo)


def gain_supplies(t: Table, number: int) -> None:
    """Add or remove supplies. The Basic Game has none."""
    if not t.settings.infection:
        return
    had, t.supplies = t.supplies, max(0, min(MOST_RESOURCES, t.supplies + number))
    if had != t.supplies:
        t.tell(ALL, "supplies", by=t.supplies - had, supplies=t.supplies)


def infect(t: Table, number: int) -> None:
    """Raise or lower infection. At the end of its track an Unchecked Outbreak is due. The Basic Game has none."""
    if not t.settings.infection:
        return
    had, t.infection = t.infection, max(0, min(MOST_INFECTION, t.infection + number))
    if had != t.infection:
        t.tell(ALL, "infection", by=t.infection - had, infection=t.infection)
        t.unchecked += t.infection == MOST_INFECTION


def gain_event_actions(t: Table, number: int) -> None:
    """Add Event Actions, up to the end of their track."""
    t.event_actions = min(MOST_EVENT_ACTIONS, t.event_actions + number)
    t.tell(ALL, "event-actions", by=number, actions=t.event_actions)
