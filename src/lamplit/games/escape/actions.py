"""What an adventurer can do: roll, use a golden mask, and the five actions.

Each command is named once here with the function that carries it out. The functions called `…_forbidden` give the id of
the rule that stands against something, or nothing: the same words that refuse a command keep it out of the choices.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import combinations

from ...engine import ALL
from . import modules, votes
from .clock import is_collapsing
from .commands import Command, Commands, acted
from .data.figures import BLACK, BLANK, FACES, GOLD, GOLD_FREES
from .data.tiles import DISCOVER_COST, EXIT
from .paying import can_pay, pay, pay_together, price, symbols_together
from .state import Adventurer, Table
from .temple import AROUND, free_openings, lay, passages, tile_of


class Choices(Mapping[str, Command]):
    """All that an adventurer may do now. Rolls are worked out by name: there are many, and one is chosen."""

    __slots__ = ("_others", "_rollable", "_rolls_blank")

    def __init__(self, others: Commands, rollable: tuple[int, ...], rolls_blank: bool) -> None:
        self._others = others
        self._rollable = rollable
        self._rolls_blank = rolls_blank

    def __getitem__(self, name: str) -> Command:
        if name.startswith("roll"):
            dice = _rolls(self._rollable, self._rolls_blank).get(name)
            if dice is None:
                raise KeyError(name)
            return Command(roll, (dice,))
        return self._others[name]

    def __iter__(self) -> Iterator[str]:
        yield from _rolls(self._rollable, self._rolls_blank)
        yield from self._others

    def __len__(self) -> int:
        return len(_rolls(self._rollable, self._rolls_blank)) + len(self._others)


@cache
def _rolls(rollable: tuple[int, ...], rolls_blank: bool) -> dict[str, tuple[int, ...]]:
    """The ways to roll: any of the dice that show something, and always those that are blank."""
    ways: dict[str, tuple[int, ...]] = {"roll": ()} if rolls_blank else {}
    for number in range(1, len(rollable) + 1):
        for dice in combinations(rollable, number):
            ways["roll:" + "+".join(str(die + 1) for die in dice)] = dice
    return ways


def open_to(t: Table, a: Adventurer) -> Choices:
    """All that an adventurer may do now."""
    others: Commands = {}
    if t.paused:
        votes.while_paused(t, a, others)
        return Choices(others, (), False)
    if a.absent:
        votes.while_absent(others)
        return Choices(others, (), False)
    if a.choosing:
        choices_due(t, a, others)
    if not a.out and t.started:
        if t.now >= a.act_at:
            add_actions(t, a, others)
        add_gold(t, a, others)
        modules.add_free_uses(t, a, others)
    votes.add(t, a, others)
    if a.out or not t.started or t.now < a.roll_at or is_collapsing(t):
        return Choices(others, (), False)
    rollable = tuple([n for n, face in enumerate(a.dice) if face != BLACK and face != BLANK])
    return Choices(others, rollable, BLANK in a.dice)


# -- rolling ---------------------------------------------------------------------------------------------------------


def roll(t: Table, a: Adventurer, chosen: tuple[int, ...]) -> None:
    """Rolls the chosen dice and all that are blank. A black mask blocks its die at once."""
    dice = [n for n, face in enumerate(a.dice) if n in chosen or face == BLANK]
    shown = t.chance.roll("dice", range(6), len(dice))
    for die, side in zip(dice, shown, strict=True):
        a.dice[die] = FACES[side]
    lock = t.pace.roll_lock * (1.5 if "hand_on_head" in a.curses else 1.0)
    a.roll_at = t.now + lock
    t.tell(ALL, "rolled", who=a.seat, dice=a.dice[:])
    if "rolling_away" in a.curses:
        modules.may_roll_away(t, a, dice)


def add_gold(t: Table, a: Adventurer, commands: Commands) -> None:
    """Golden masks, for the own blocked dice or those of somebody in the same chamber."""
    if GOLD not in a.dice:
        return
    for other in (a, *t.with_me(a)):
        blocked = other.blocked
        if blocked:
            commands[f"gold:{other.seat}"] = Command(use_gold, (other.seat, GOLD_FREES))
            if blocked > 1 and "weak_gold" not in a.curses:
                commands[f"gold:{other.seat}:1"] = Command(use_gold, (other.seat, 1))


def use_gold(t: Table, a: Adventurer, seat: str, most: int) -> None:
    """A golden mask frees up to two blocked dice of one adventurer; they must be rolled before they show anything."""
    other = t.by_seat(seat)
    freed = min(1 if "weak_gold" in a.curses else most, other.blocked)
    a.dice[a.dice.index(GOLD)] = BLANK
    other.free(freed)
    t.tell(ALL, "freed", who=a.seat, other=seat, dice=freed)


# -- the actions -----------------------------------------------------------------------------------------------------


def add_actions(t: Table, a: Adventurer, commands: Commands) -> None:
    """Enter, discover, activate, escape, and what the modules add."""
    if is_collapsing(t):
        if not escape_forbidden(t, a):
            commands["escape"] = Command(escape)
        return
    if "locked_in" not in a.curses:
        for there in passages(t, a.place):
            if can_pay(a, price(tile_of(t.chambers[there]).entry)):
                commands[f"enter:{there}"] = Command(enter, (there,))
    if t.stack and can_pay(a, DISCOVER_COST):
        for there in free_openings(t, a.place):
            commands[f"discover:{there}"] = Command(discover, (there,))
    chamber = t.chambers[a.place]
    tile = tile_of(chamber)
    if tile.levels and not chamber.stones and t.tray:
        have = symbols_together(t, a, tile.symbol)
        for need, stones in tile.levels:
            if have >= need:
                commands[f"activate:{stones}"] = Command(activate, (need, stones))
    if tile.kind == "exit" and not escape_forbidden(t, a):
        commands["escape"] = Command(escape)
    modules.add_actions(t, a, commands)


def can_act(t: Table, a: Adventurer) -> bool:
    """Whether any action is open: as `add_actions` finds them, but without naming them."""
    chamber = t.chambers[a.place]
    tile = tile_of(chamber)
    if tile.kind == "exit" and not escape_forbidden(t, a):
        return True
    if is_collapsing(t):
        return False
    if a.curses or chamber.chest:
        commands: Commands = {}
        add_actions(t, a, commands)
        return bool(commands)
    if tile.levels and not chamber.stones and t.tray and symbols_together(t, a, tile.symbol) >= tile.levels[0][0]:
        return True
    discovers = t.stack and can_pay(a, DISCOVER_COST)
    for side, there, back in AROUND[a.place]:
        if side in chamber.openings:
            neighbour = t.chambers.get(there)
            if neighbour is None:
                if discovers:
                    return True
            elif back in neighbour.openings and can_pay(a, price(tile_of(neighbour).entry)):
                return True
    return False


def has_something_pressing(t: Table, a: Adventurer) -> bool:
    """Whether somebody who cannot roll now has something else to do that will not wait."""
    if t.paused or a.choosing or a.absent:
        return True
    if a.out or not t.started:
        return bool(open_to(t, a))
    if (t.fate_by and a.seat not in t.fate_votes) or (t.pause_by and a.seat not in t.pause_votes):
        return True
    if GOLD in a.dice and (BLACK in a.dice or any(other.blocked for other in t.with_me(a))):
        return True
    if t.now >= a.act_at and can_act(t, a):
        return True
    return bool((a.treasures or not a.can_roll) and open_to(t, a))


def enter(t: Table, a: Adventurer, there: str) -> None:
    """Walks into a neighbouring chamber and pays its price."""
    pay(a, price(tile_of(t.chambers[there]).entry))
    a.place = there
    acted(t, a)
    t.tell(ALL, "entered", who=a.seat, place=there, tile=t.chambers[there].tile)


def discover(t: Table, a: Adventurer, there: str) -> None:
    """Two adventurers turn up the top chamber, laid with its stairs against the opening."""
    pay(a, DISCOVER_COST)
    tile = t.chance.draw("chambers", t.stack)
    lay(t, tile, there, a.place)
    acted(t, a)
    t.tell(ALL, "discovered", who=a.seat, place=there, tile=tile)
    modules.on_discovery(t, a, there)


def activate(t: Table, a: Adventurer, need: int, stones: int) -> None:
    """Stones go from the tray into the chamber: as many as the chosen level says, or as are left."""
    chamber = t.chambers[a.place]
    pay_together(t, a, tile_of(chamber).symbol, need)
    moved = min(stones, t.tray)
    t.tray -= moved
    t.chambers[a.place] = replace(chamber, stones=moved)
    acted(t, a)
    t.tell(ALL, "activated", who=a.seat, place=a.place, stones=moved, tray=t.tray)


def escape_forbidden(t: Table, a: Adventurer) -> str:
    """The rule that keeps an adventurer from escaping."""
    if t.chambers[a.place].tile != EXIT:
        return "ES-ACT-EXIT-1"
    return "" if can_pay(a, {"key": t.tray + 1}) else "ES-ACT-EXIT-2"


def escape(t: Table, a: Adventurer) -> None:
    """Out of the temple. One die may be left to somebody inside."""
    pay(a, {"key": t.tray + 1})
    a.out = "escaped"
    modules.left(t, a)
    t.tell(ALL, "escaped", who=a.seat)
    if not t.inside:
        win(t)
    a.choosing = "gift"
    a.choose_by = t.now + t.pace.gift_choice


def win(t: Table) -> None:
    """All are safe."""
    seats = [a.seat for a in t.adventurers if a.out == "escaped"]
    t.tell(ALL, "won", time=round(t.now - t.begin, 3))
    t.end(side="adventurers", how="escape", winners=seats, time=round(t.now - t.begin, 3))


# -- choices that are due --------------------------------------------------------------------------------------------


def choices_due(t: Table, a: Adventurer, commands: Commands) -> None:
    """A die to lose after a slam, a die to give after an escape."""
    if a.choosing == "gift":
        commands["give:nobody"] = Command(give, ("",))
        for other in t.inside:
            commands[f"give:{other.seat}"] = Command(give, (other.seat,))
        return
    for die in range(len(a.dice)):
        commands[f"lose:{die + 1}"] = Command(lose, (die,))


def give(t: Table, a: Adventurer, seat: str) -> None:
    """The escaped leaves one die to somebody inside; the rest leave the game."""
    a.choosing = ""
    given = 1 if seat and a.dice else 0
    t.die_box += len(a.dice) - given
    a.dice = []
    if given:
        t.by_seat(seat).put(1)
        t.tell(ALL, "gave-die", who=a.seat, other=seat)


def lose(t: Table, a: Adventurer, die: int) -> None:
    """One die is lost: for good after a slam, until the curse is lifted by the curse of the lost die."""
    del a.dice[die]
    if a.choosing == "loss":
        t.die_box += 1
    else:
        a.lost += 1
    a.choosing = ""
    t.tell(ALL, "lost-die", who=a.seat, dice=len(a.dice))


def choose_by_default(t: Table, a: Adventurer) -> None:
    """The time to choose is over."""
    if a.choosing == "gift":
        fewest = min(t.inside, key=lambda other: len(other.dice), default=None)
        give(t, a, fewest.seat if fewest else "")
        return
    for face in (BLACK, BLANK):
        if face in a.dice:
            lose(t, a, a.dice.index(face))
            return
    lose(t, a, len(a.dice) - 1)
