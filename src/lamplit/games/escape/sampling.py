"""Sampled worlds: the face-down piles and the closed chests are dealt anew. They are unknown to every seat alike."""

from dataclasses import replace

from ...engine import Chance
from .data.tiles import EXIT
from .state import Table


def sample(t: Table, seat: str, chance: Chance) -> None:
    """Shuffle what nobody has seen. The exit stays among the places in the stack where it can be."""
    if t.step == "set_up":
        return
    _shuffle_stack(t, chance)
    chance.shuffle("curses", t.curse_deck)
    chests = [place for place, chamber in t.chambers.items() if chamber.chest]
    tokens = t.treasure_deck + [t.chambers[place].chest for place in chests]
    chance.shuffle("treasures", tokens)
    for place in chests:
        t.chambers[place] = replace(t.chambers[place], chest=tokens.pop())
    t.treasure_deck = tokens


def reshuffle(t: Table, _later: Table, chance: Chance) -> None:
    """Shuffle what nobody has seen. No seat has secrets, so that is all that any seat cannot know."""
    sample(t, "", chance)


def _shuffle_stack(t: Table, chance: Chance) -> None:
    """With three or more players the exit is one of the last five chambers drawn, otherwise the 6th to 10th of 16."""
    others = [tile for tile in t.stack if tile != EXIT]
    chance.shuffle("chambers", others)
    if EXIT in t.stack:
        drawn = 16 - len(t.stack)
        low, high = (12, 16) if len(t.adventurers) >= 3 else (6, 10)
        low = max(low, drawn + 1)
        as_drawn = low + chance.below("exit", high - low + 1)
        others.insert(len(t.stack) - (as_drawn - drawn), EXIT)
    t.stack = others
