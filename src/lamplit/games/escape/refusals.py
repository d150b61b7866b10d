"""Refusals: the rule that forbids a command."""

from typing import Any

from ...engine import Offer, Refusal
from .actions.escaping import escape_forbidden
from .clock import is_collapsing
from .data.figures import BLACK
from .effects.curses import is_locked_in
from .paying import symbols_together
from .state import Adventurer, Table
from .temple import free_openings, openings_for, passages, tile_of
from .votes.fate import fate_forbidden

UNKNOWN = Refusal(message="error-illegal-unknown")
ACTIONS = ("enter", "discover", "look", "activate", "escape", "open", "lift")


def rule(rule_id: str) -> Refusal:
    """Return a refusal by this rule."""
    return Refusal(rule=rule_id)


def why_not(t: Table, seat: str, offer: Offer[Any] | None, name: str) -> Refusal:
    """Return the rule that forbids a command."""
    a = t.by_seat(seat)
    verb, _, rest = name.partition(":")
    if verb == "surrender":
        return rule("ES-DIG-SURRENDER")
    if a.out:
        return rule("ES-ACT-EXIT-6" if a.choosing == "gift" and verb == "give" else "ES-ACT-EXIT-5")
    if t.paused or verb in ("pause", "resume"):
        return rule("ES-DIG-PAUSE")
    if a.absent or verb in ("away", "back", "remove"):
        return rule("ES-DIG-ABSENT")
    if not t.started:
        return rule("ES-START-1")
    if is_collapsing(t) and verb != "escape":
        return rule("ES-DIG-GRACE")
    if verb == "lay":
        return _lay(t, a, rest)
    if a.turned and verb in ("roll", *ACTIONS):
        return rule("ES-DIG-LAY")
    if verb == "roll":
        return _roll(t, a, rest)
    if verb in ACTIONS:
        if t.now < a.act_at:
            return rule("ES-DIG-ACTION-LOCK")
        return _action(t, a, verb, rest)
    if verb == "gold":
        return _gold(t, a, rest)
    if verb == "take":
        return _take(t, a, rest)
    if verb == "fate":
        return rule(fate_forbidden(t) or ("ES-ACT-FATE-3" if t.any_blocked else "ES-ACT-FATE-2"))
    if verb == "use":
        return _use(a, rest.partition(":")[0])
    if verb == "give":
        return rule("ES-ACT-EXIT-6")
    if verb == "lose":
        return rule("ES-DIG-LOSS")
    return UNKNOWN


def _roll(t: Table, a: Adventurer, rest: str) -> Refusal:
    dice = [int(die) for die in rest.split("+") if die.isascii() and die.isdigit() and len(die) < 3]
    if any(not 1 <= die <= len(a.dice) for die in dice):
        return Refusal(message="error-no-such-die", args={"dice": len(a.dice)})
    if any(a.dice[die - 1] == BLACK for die in dice):
        return rule("ES-DICE-BLACK-2")
    if t.now < a.roll_at:
        return rule("ES-DIG-ROLL-LOCK")
    return UNKNOWN


def _use(a: Adventurer, treasure: str) -> Refusal:
    """Each treasure's own rule says when it is of no use; one that does not lie there cannot be used at all."""
    if treasure not in a.treasures:
        return rule("ES-MOD-TREASURE-3")
    if treasure == "teleport" and is_locked_in(a):
        return rule("ES-MOD-CURSE-LOCKED-IN")
    if treasure == "teleport" and a.turned:
        return rule("ES-DIG-LAY")
    return rule(f"ES-MOD-TREASURE-{treasure.upper().replace('_', '-')}")


def _action(t: Table, a: Adventurer, verb: str, rest: str) -> Refusal:
    chamber = t.chambers[a.place]
    if verb == "enter":
        if is_locked_in(a):
            return rule("ES-MOD-CURSE-LOCKED-IN")
        if rest not in t.chambers:
            return rule("ES-ACT-ENTER-2")
        return rule("ES-ROOM-2" if rest in passages(t, a.place) else "ES-ACT-ENTER-1")
    if verb in ("discover", "look"):
        return _discover(t, a, rest)
    if verb == "activate":
        return _activate(t, a, rest)
    if verb == "escape":
        return rule(escape_forbidden(t, a) or "ES-ACT-EXIT-2")
    if verb == "open":
        return rule("ES-MOD-TREASURE-2" if chamber.chest else "ES-MOD-TREASURE-1")
    return rule("ES-MOD-CURSE-3")


def _discover(t: Table, a: Adventurer, there: str) -> Refusal:
    """Both ways to discover: with an opening named, and with a look first, which has to be worth it."""
    openings = free_openings(t, a.place)
    if not t.stack or (there or None) not in (None, *openings) or not openings:
        return rule("ES-ACT-DISC-1")
    spare = openings_for(t, a)
    if (there and there not in spare) or not spare:
        return rule("ES-DIG-LAY")
    if not there and a.choosing:
        return rule("ES-MOD-CURSE-LOST-DIE")
    return rule("ES-ACT-DISC-2" if there or len(spare) > 1 else "ES-ACT-DISC-6")


def _lay(t: Table, a: Adventurer, there: str) -> Refusal:
    if not a.turned:
        return rule("ES-ACT-DISC-7")
    return rule("ES-DIG-LAY" if there in free_openings(t, a.place) else "ES-ACT-DISC-3")


def _activate(t: Table, a: Adventurer, rest: str) -> Refusal:
    chamber = t.chambers[a.place]
    tile = tile_of(chamber)
    level, _, first = rest.partition(":")
    if not tile.levels:
        return rule("ES-ACT-STONE-1")
    if chamber.stones:
        return rule("ES-ACT-STONE-7")
    if not t.tray:
        return rule("ES-DIG-DEPOT")
    have = symbols_together(t, a, tile.symbol)
    for need, stones in tile.levels:
        if have >= need and level == str(stones):
            return rule("ES-DIG-SHARE" if first and stones <= t.tray else "ES-DIG-DEPOT")
    return rule("ES-ACT-STONE-9" if have >= tile.levels[0][0] and len(tile.levels) == 1 else "ES-ACT-STONE-2")


def _gold(t: Table, a: Adventurer, rest: str) -> Refusal:
    seat = rest.partition(":")[0]
    other = next((o for o in t.inside if o.seat == seat), None)
    if other is None:
        return rule("ES-HELP-3" if "+" in rest else "ES-HELP-1")
    if other.place != a.place:
        return rule("ES-HELP-2")
    return rule("ES-DICE-GOLD-1")


def _take(t: Table, a: Adventurer, rest: str) -> Refusal:
    other = next((o for o in t.inside if o.seat == rest), None)
    if other is None or other is a:
        return rule("ES-HELP-1")
    if other.place != a.place:
        return rule("ES-HELP-2")
    return rule("ES-DIG-TAKE-GOLD" if BLACK in a.dice else "ES-DICE-GOLD-1")
