"""Golden masks free blocked dice of their owner, or of an adventurer in the same chamber."""

from ....engine import ALL
from ..commands import Commands
from ..data.figures import BLANK, GOLD, GOLD_FREES
from ..effects.curses import freed_by_gold
from ..state import Adventurer, Table


def ways_to_use_gold(a: Adventurer, mates: list[Adventurer]) -> Commands:
    """A golden mask frees two blocked dice, or only one if that is wanted."""
    for other in (a, *mates):
        blocked = other.blocked
        if blocked:
            yield f"gold:{other.seat}", (use_gold, (other.seat, GOLD_FREES))
            if blocked > 1 and freed_by_gold(a) > 1:
                yield f"gold:{other.seat}:1", (use_gold, (other.seat, 1))


def use_gold(t: Table, a: Adventurer, seat: str, most: int) -> None:
    """A golden mask frees blocked dice of one adventurer. They must be rolled before they show anything."""
    other = t.by_seat(seat)
    freed = min(freed_by_gold(a), most, other.blocked)
    a.dice[a.dice.index(GOLD)] = BLANK
    other.free(freed)
    t.tell(ALL, "freed", who=a.seat, other=seat, dice=freed)


def ways_to_take_gold(mates: list[Adventurer]) -> Commands:
    """A blocked adventurer may use a golden mask that its owner in the same chamber does not need."""
    for other in mates:
        if has_gold_to_spare(other):
            yield f"take:{other.seat}", (take_gold, (other.seat,))


def has_gold_to_spare(a: Adventurer) -> bool:
    """Whether an adventurer has more golden masks than the own blocked dice take.

    An adventurer who does not share dice, or is away, keeps the masks too.
    """
    if not a.shares or a.absent:
        return False
    return a.dice.count(GOLD) > -(-a.blocked // freed_by_gold(a))


def take_gold(t: Table, a: Adventurer, seat: str) -> None:
    """The adventurer uses the golden mask that its owner does not need."""
    t.tell(ALL, "took-gold", who=a.seat, other=seat)
    use_gold(t, t.by_seat(seat), a.seat, GOLD_FREES)
