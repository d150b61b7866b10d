"""What an adventurer can do: roll, use a golden mask, and the five actions.

Each command is named once here with the function that carries it out. The functions called `…_forbidden` give the id of
the rule that stands against something, or nothing: the same words that refuse a command keep it out of the choices.
"""

from dataclasses import replace
from functools import lru_cache
from itertools import combinations

from ...engine import ALL
from . import modules, votes
from .clock import is_collapsing
from .commands import Commands, acted
from .data.figures import BLACK, BLANK, FACES, GOLD, GOLD_FREES
from .data.tiles import EXIT, TILES
from .discovery import add_discoveries, add_layings, discover, lay_anywhere, lay_turned, look
from .ending import win
from .paying import bonus, can_pay, pay, pay_together, price, symbols_together, who_else_pays_first
from .state import Adventurer, Chamber, Table
from .temple import AROUND, openings_for, tile_of


@lru_cache(maxsize=1024)
def _rolls(rollable: tuple[int, ...], rolls_blank: bool) -> Commands:
    """The ways to roll: any of the dice that show something, and always those that are blank."""
    ways: Commands = {"roll": (roll, ((),))} if rolls_blank else {}
    for number in range(1, len(rollable) + 1):
        for dice in combinations(rollable, number):
            ways["roll:" + "+".join(str(die + 1) for die in dice)] = (roll, (dice,))
    return ways


@lru_cache(maxsize=8192)
def _rolls_with(dice: tuple[str, ...]) -> Commands:
    """The same for dice that show these faces."""
    rollable = tuple([n for n, face in enumerate(dice) if face not in (BLACK, BLANK)])
    return _rolls(rollable, BLANK in dice)


def open_to(t: Table, a: Adventurer) -> Commands:
    """All that an adventurer may do now."""
    others: Commands = {}
    if t.paused or a.absent or a.out or not t.started or (t.slam_due and is_collapsing(t)):
        _open_at_the_edges(t, a, others)
        return others
    if a.choosing:
        choices_due(t, a, others)
    mates = t.with_me(a)
    if t.now >= a.act_at and not a.turned:
        add_actions(t, a, others)
    if GOLD in a.dice:
        add_gold(a, mates, others)
    if mates and BLACK in a.dice:
        add_taking(mates, others)
    if a.treasures:
        modules.add_free_uses(t, a, others)
    if t.fate_by or t.beside:
        votes.add_fate(t, a, others)
    if mates:
        votes.add_sharing(a, others)
    if t.pause_by or t.pauses_left or t.pace.absence or votes.may_give_up(t):
        votes.add(t, a, others)
    if t.now < a.roll_at or a.turned:
        return others
    return _rolls_with(tuple(a.dice)) | others


def _open_at_the_edges(t: Table, a: Adventurer, commands: Commands) -> None:
    """Before the call, in a pause, away from the table, out of the temple, or while it falls."""
    if t.paused:
        votes.while_paused(t, a, commands)
        return
    if a.absent:
        votes.while_absent(commands)
        return
    if a.choosing:
        choices_due(t, a, commands)
    if is_collapsing(t):
        if not a.out and t.now >= a.act_at:
            add_actions(t, a, commands)
    elif not a.out:
        votes.add(t, a, commands)
    else:
        if votes.decides_from_outside(t, a):
            votes.add_removals(t, a, commands)
        if votes.speaks_from_outside(t, a):
            votes.add_surrender(t, a, commands)


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


def add_gold(a: Adventurer, mates: list[Adventurer], commands: Commands) -> None:
    """A golden mask, for the own blocked dice or those of somebody in the same chamber."""
    for other in (a, *mates):
        blocked = other.blocked
        if blocked:
            commands[f"gold:{other.seat}"] = (use_gold, (other.seat, GOLD_FREES))
            if blocked > 1 and "weak_gold" not in a.curses:
                commands[f"gold:{other.seat}:1"] = (use_gold, (other.seat, 1))


def add_taking(mates: list[Adventurer], commands: Commands) -> None:
    """A golden mask of somebody in the same chamber who does not need it, for the own blocked dice."""
    for other in mates:
        if has_gold_to_spare(other):
            commands[f"take:{other.seat}"] = (take_gold, (other.seat,))


def has_gold_to_spare(a: Adventurer) -> bool:
    """Whether there is a golden mask more than the own blocked dice take. Who keeps dice, or is away, keeps it too."""
    if not a.shares or a.absent:
        return False
    return a.dice.count(GOLD) > -(-a.blocked // _frees(a))


def _frees(a: Adventurer) -> int:
    return 1 if "weak_gold" in a.curses else GOLD_FREES


def take_gold(t: Table, a: Adventurer, seat: str) -> None:
    """Whoever stands there uses the golden mask that its owner does not need."""
    t.tell(ALL, "took-gold", who=a.seat, other=seat)
    use_gold(t, t.by_seat(seat), a.seat, GOLD_FREES)


def use_gold(t: Table, a: Adventurer, seat: str, most: int) -> None:
    """A golden mask frees up to two blocked dice of one adventurer; they must be rolled before they show anything."""
    other = t.by_seat(seat)
    freed = min(_frees(a), most, other.blocked)
    a.dice[a.dice.index(GOLD)] = BLANK
    other.free(freed)
    t.tell(ALL, "freed", who=a.seat, other=seat, dice=freed)


# -- the actions -----------------------------------------------------------------------------------------------------


def add_actions(t: Table, a: Adventurer, commands: Commands) -> None:
    """Enter, discover, activate, escape, and what the modules add."""
    if t.slam_due and is_collapsing(t):
        if not escape_forbidden(t, a):
            commands["escape"] = (escape, ())
        return
    chambers = t.chambers
    chamber = chambers[a.place]
    adventurers = a.dice.count("adventurer")
    may_leave = "locked_in" not in a.curses
    for side, there, back in AROUND[a.place] if adventurers else ():
        if side not in chamber.openings:
            continue
        neighbour = chambers.get(there)
        if neighbour and may_leave and back in neighbour.openings and _can_enter(a, neighbour, adventurers):
            commands[f"enter:{there}"] = (enter, (there,))
    if adventurers >= 2 and t.stack:
        add_discoveries(t, a, commands)
    tile = TILES[chamber.tile]
    if tile.levels and not chamber.stones and t.tray:
        have = symbols_together(t, a, tile.symbol)
        for need, stones in tile.levels:
            if have >= need and stones <= t.tray:
                commands[f"activate:{stones}"] = (activate, (need, stones, ()))
                for first in who_else_pays_first(t, a, tile.symbol, need):
                    commands[f"activate:{stones}:{'+'.join(first)}"] = (activate, (need, stones, first))
    if tile.kind == "exit" and not escape_forbidden(t, a):
        commands["escape"] = (escape, ())
    if a.curses or chamber.chest:
        modules.add_actions(t, a, commands)


def can_act(t: Table, a: Adventurer) -> bool:
    """Whether any action is open: as `add_actions` finds them, but without naming them."""
    if a.turned:
        return False
    chamber = t.chambers[a.place]
    tile = TILES[chamber.tile]
    if tile.kind == "exit" and not escape_forbidden(t, a):
        return True
    if t.slam_due and is_collapsing(t):
        return False
    if a.curses or chamber.chest or a.bonus_key or a.bonus_torch:
        commands: Commands = {}
        add_actions(t, a, commands)
        return bool(commands)
    if tile.levels and not chamber.stones and t.tray and symbols_together(t, a, tile.symbol) >= tile.levels[0][0]:
        return True
    return _can_move_on(t, a, chamber.openings)


def _can_move_on(t: Table, a: Adventurer, openings: str) -> bool:
    """Whether the dice alone let an adventurer enter or discover something. Every entry asks for an adventurer."""
    adventurers = a.dice.count("adventurer")
    if not adventurers:
        return False
    for side, there, back in AROUND[a.place]:
        if side in openings:
            neighbour = t.chambers.get(there)
            if neighbour and back in neighbour.openings and _can_enter(a, neighbour, adventurers):
                return True
    return adventurers >= 2 and bool(t.stack and openings_for(t, a))


def _can_enter(a: Adventurer, chamber: Chamber, adventurers: int) -> bool:
    """Whether somebody who shows so many adventurers can pay for a chamber: one of them, and one symbol more."""
    second = TILES[chamber.tile].entry[1]
    if second == "adventurer":
        return adventurers >= 2
    return second in a.dice or bonus(a, second) > 0


def is_pressed(t: Table, a: Adventurer) -> bool:
    """Whether somebody inside who cannot roll now has something else to do that will not wait."""
    if a.absent or (t.fate_by and a.seat not in t.fate_votes):
        return True
    if (t.pause_by or t.surrender_by) and votes.awaited(t, a.seat):
        return True
    if not t.started:
        return bool(open_to(t, a))
    dice = a.dice
    gold, black = GOLD in dice, BLACK in dice
    if gold and black:
        return True
    if gold or black:
        wanted, place = BLACK if gold else GOLD, a.place
        for other in t.adventurers:  # `with_me` without a list of them: asked at every command
            if other.place == place and other is not a and wanted in other.dice and not other.out:
                if gold or has_gold_to_spare(other):
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


def activate(t: Table, a: Adventurer, need: int, stones: int, first: tuple[str, ...]) -> None:
    """Stones go from the tray into the chamber, as many as the chosen level says. Those named pay first."""
    chamber = t.chambers[a.place]
    pay_together(t, a, tile_of(chamber).symbol, need, first)
    t.tray -= stones
    t.chambers[a.place] = replace(chamber, stones=stones)
    acted(t, a)
    t.tell(ALL, "activated", who=a.seat, place=a.place, symbols=need, stones=stones, tray=t.tray)


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


# -- choices that are due --------------------------------------------------------------------------------------------


def choices_due(t: Table, a: Adventurer, commands: Commands) -> None:
    """A die to lose by a curse, a die to give after an escape, an opening for a chamber that was turned up."""
    if a.choosing == "lay":
        add_layings(t, a, commands)
        return
    if a.choosing == "gift":
        commands["give:nobody"] = (give, ("",))
        for other in t.inside:
            commands[f"give:{other.seat}"] = (give, (other.seat,))
        return
    for die in range(len(a.dice)):
        commands[f"lose:{die + 1}"] = (lose, (die,))


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
    """By the curse of the lost die one die is out of use, until the curse is lifted."""
    del a.dice[die]
    a.lost += 1
    a.choosing = ""
    t.tell(ALL, "lost-die", who=a.seat, die=die + 1, dice=len(a.dice))


def lose_for_good(t: Table, a: Adventurer) -> None:
    """One die goes into the box, at once."""
    die = _least_useful(a)
    del a.dice[die]
    t.die_box += 1
    t.tell(ALL, "lost-die", who=a.seat, die=die + 1, dice=len(a.dice))


def _least_useful(a: Adventurer) -> int:
    """The die that goes where nobody chooses: a blocked one, else one to be rolled first, else the last."""
    return next((a.dice.index(face) for face in (BLACK, BLANK) if face in a.dice), len(a.dice) - 1)


def choose_by_default(t: Table, a: Adventurer) -> None:
    """The time to choose is over."""
    if a.choosing == "lay":
        lay_anywhere(t, a)
        return
    if a.choosing == "gift":
        fewest = min(t.inside, key=lambda other: len(other.dice), default=None)
        give(t, a, fewest.seat if fewest else "")
        return
    lose(t, a, _least_useful(a))


LOCAL = frozenset({roll, use_gold, take_gold, votes.share})
"""What changes nothing for anybody in another chamber, unless the first die is blocked or the last one freed by it."""

KEEPING_COUNT = LOCAL | {enter}
"""What changes no number on which it depends whether the game can be won."""

UNCOVERING = frozenset({discover, look, lay_turned, modules.open_chest})
"""What shows everybody something that was hidden."""
