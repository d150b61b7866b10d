"""The curses: how one is drawn, what each does, and how it is lifted."""

from ....engine import ALL
from ..commands import Commands, acted
from ..data.figures import BLACK, CURSES, GOLD_FREES, ROLLING_AWAY_PERCENT
from ..paying import can_pay_alone, pay_alone, price
from ..state import Adventurer, Table


def draw(t: Table, a: Adventurer) -> None:
    """The discoverer draws a curse. One that already lies before an adventurer is discarded."""
    if not t.curse_deck:
        return
    curse = t.chance.draw("curses", t.curse_deck)
    if any(curse in other.curses for other in t.adventurers):
        t.curse_discard.append(curse)
        t.tell(ALL, "curse-passes", who=a.seat, curse=curse)
        return
    a.curses.append(curse)
    t.tell(ALL, "cursed", who=a.seat, curse=curse)
    claim_lost_die(t, a)


def ways_to_lift(a: Adventurer) -> Commands:
    """Three symbols, shown by the adventurer alone, lift a curse."""
    for curse in a.curses:
        if can_pay_alone(a, price(CURSES[curse].lift)):
            yield f"lift:{curse}", (lift, (curse,))


def lift(t: Table, a: Adventurer, curse: str) -> None:
    """The adventurer pays, and the curse is over."""
    pay_alone(a, price(CURSES[curse].lift))
    acted(t, a)
    end(t, a, curse)
    t.tell(ALL, "curse-lifted", who=a.seat, curse=curse)


def end(t: Table, a: Adventurer, curse: str) -> None:
    """A curse goes to the discard pile. The dice it held come back unrolled."""
    a.curses.remove(curse)
    t.curse_discard.append(curse)
    if curse == "lost_die":
        give_back_lost_die(a)
    elif curse == "rolling_away":
        give_back_rolled_away(a)


# -- silence ---------------------------------------------------------------------------------------------------------


def silenced(t: Table, seat: str) -> str:
    """The rule that forbids a seat to talk, or nothing."""
    return "ES-MOD-CURSE-SILENCE" if "silence" in t.by_seat(seat).curses else ""


# -- weak gold -------------------------------------------------------------------------------------------------------


def freed_by_gold(a: Adventurer) -> int:
    """How many blocked dice a golden mask of this adventurer frees."""
    return 1 if "weak_gold" in a.curses else GOLD_FREES


# -- hand on head ----------------------------------------------------------------------------------------------------


def roll_lock(t: Table, a: Adventurer) -> float:
    """How long a roll takes: half as long again with one hand."""
    return t.settings.roll_lock * (1.5 if "hand_on_head" in a.curses else 1.0)


# -- lost die --------------------------------------------------------------------------------------------------------


def claim_lost_die(t: Table, a: Adventurer) -> None:
    """The adventurer has to choose a die to lose, unless it is the last one."""
    if "lost_die" in a.curses and not a.lost and len(a.dice) > 1 and not a.choosing:
        a.choosing = "curse"
        a.choose_by = t.now + t.settings.loss_choice


def ways_to_lose(a: Adventurer) -> Commands:
    """Any of the dice may be the one to lose."""
    for die in range(len(a.dice)):
        yield f"lose:{die + 1}", (lose_die, (die,))


def lose_die(t: Table, a: Adventurer, die: int) -> None:
    """One die is out of use until the curse is lifted."""
    del a.dice[die]
    a.lost += 1
    a.choosing = ""
    t.tell(ALL, "lost-die", who=a.seat, die=die + 1, dice=len(a.dice))


def give_back_lost_die(a: Adventurer) -> None:
    """The die comes back, or need not be chosen any more."""
    a.put(a.lost)
    a.lost = 0
    if a.choosing == "curse":
        a.choosing = ""


# -- rolling away ----------------------------------------------------------------------------------------------------


def roll_away(t: Table, a: Adventurer, rolled: list[int]) -> None:
    """Now and then one of the dice just rolled drops out until the curse is lifted.

    The last die never does, nor the last one that is not blocked.
    """
    if "rolling_away" not in a.curses or t.chance.below("rolling-away", 100) >= ROLLING_AWAY_PERCENT:
        return
    is_last = len(a.dice) - a.blocked <= 1
    droppable = [die for die in rolled if a.dice[die] == BLACK or not is_last]
    if len(a.dice) == 1 or not droppable:
        return
    del a.dice[droppable[t.chance.below("rolling-away", len(droppable))]]
    a.rolled_away += 1
    if len(a.dice) == 1:
        a.choosing = ""  # the last die cannot be lost to the other curse either
    t.tell(ALL, "rolled-away", who=a.seat, dice=len(a.dice))


def give_back_rolled_away(a: Adventurer) -> None:
    """The dice that dropped out come back."""
    a.put(a.rolled_away)
    a.rolled_away = 0


# -- locked in -------------------------------------------------------------------------------------------------------


def is_locked_in(a: Adventurer) -> bool:
    """Whether the adventurer may not leave the chamber."""
    return "locked_in" in a.curses
