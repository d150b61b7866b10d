"""What single items, traits, skill cards and plans do, each in one place. Importing this registers them all."""

from . import (
    abilities,
    items,
    items_at_need,
    killer_traits,
    killers,
    plans,
    skill_cards,
    survivor_actions,
    survivor_traits,
)

__all__ = [
    "abilities",
    "items",
    "items_at_need",
    "killer_traits",
    "killers",
    "plans",
    "skill_cards",
    "survivor_actions",
    "survivor_traits",
]
