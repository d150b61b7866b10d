"""The words that cards and rules are made of: noise, BLOCK, MOVE, STEALTH, SENSE, range, strength."""

from collections.abc import Iterable, Sequence

from ...engine import ALL, ask
from .data import mansion
from .data.people import TOP_STRENGTH
from .state import HUNTER, KILLER, TEAM, Survivor, Table

BLOCK_TOKENS = 7


def names(survivors: Iterable[Survivor]) -> list[str]:
    """Return the names of Survivors."""
    return [s.who for s in survivors]


# -- noise -----------------------------------------------------------------------------------------------------------


def make_noise(t: Table, place: str) -> None:
    """Make a noise: the Killer hears of it at the end of the Survivors' turn."""
    if place not in t.noises:
        t.noises.append(place)
        t.tell(TEAM, "noise", place=place)


def hear(t: Table, place: str) -> None:
    """Make a noise that everybody hears at once."""
    if place not in t.noises:
        t.noises.append(place)
    if place not in t.heard:
        t.heard.append(place)


# -- items on their way out ------------------------------------------------------------------------------------------


def use_up(t: Table, s: Survivor, item: str) -> None:
    """Remove a used item from the inventory."""
    s.items.remove(item)
    (t.discard if t.settings.used_items == "discarded" else t.removed).append(item)


# -- the Killer's cards on their way out -----------------------------------------------------------------------------


async def discard_from_hand(t: Table, cards: int, prompt: str = "discard-cards") -> None:
    """Let the Killer discard hand cards of choice; everybody learns how many, and not which."""
    killer = t.killer
    for left in range(cards, 0, -1):
        card = await ask(KILLER, prompt, {f"discard:{card}": card for card in killer.hand}, left=left)
        killer.hand.remove(card)
        killer.paying.append(card)
    killer.discard += killer.paying
    killer.paying = []
    if cards:
        t.tell(ALL, "paid", cards=cards)


def put_away(t: Table, card: str) -> None:
    """Discard a skill card that has done its work."""
    t.killer.playing.remove(card)
    t.killer.discard.append(card)


# -- blocks ----------------------------------------------------------------------------------------------------------


async def block(t: Table, doors: Sequence[str], placed: list[str]) -> None:
    """BLOCK one of these doors. The tokens that this effect has `placed` already stay."""
    if not doors:
        return
    door = await ask(KILLER, "block-door", {f"door:{door}": door for door in doors})
    await put_block(t, door, placed)


async def put_block(t: Table, door: str, placed: list[str]) -> None:
    """Block a door. If no token is left, the Killer first takes one from another door, or leaves this one open."""
    placed.append(door)
    if door in t.blocks:
        t.tell(ALL, "blocked-again", door=door)
        return
    if len(t.blocks) == BLOCK_TOKENS:
        free = {f"door:{old}": old for old in t.blocks if old not in placed}
        lifted = await ask(KILLER, "lift-block", {**free, "forgo": ""}, door=door)
        if not lifted:
            t.tell(ALL, "blocks-stay")
            return
        t.blocks.remove(lifted)
        t.tell(ALL, "block-lifted", door=lifted)
    t.blocks.append(door)
    t.tell(ALL, "blocked", door=door)


def remove_block(t: Table, s: Survivor, door: str) -> None:
    """Remove a block. The Killer is told at once; by whom, only if the Survivors go separate ways."""
    t.blocks.remove(door)
    if t.separate:
        t.tell(ALL, "unblocked-by", who=s.who, door=door)
    else:
        t.tell(ALL, "unblocked", door=door)


# -- moving ----------------------------------------------------------------------------------------------------------


def go(t: Table, s: Survivor, place: str) -> None:
    """Put a Survivor in another place. Nobody tells the Killer."""
    s.place = place
    t.tell(TEAM, "moved", who=s.who, place=place)


_STEPS: dict[str, dict[str, tuple[str, str] | None]] = {
    place: {f"to:{to}": (to, link) for to, link in ways} for place, ways in mansion.WAYS.items()
}
_STEPS_OR_STOP = {place: {**steps, "stop": None} for place, steps in _STEPS.items()}


async def killer_step(t: Table, may_stay: bool = False) -> bool:
    """MOVE ×1, through a block if there is one. Return whether the Killer moved."""
    way = await ask(KILLER, "killer-step", (_STEPS_OR_STOP if may_stay else _STEPS)[t.killer.place])
    if way is None:
        return False
    walk(t, *way)
    return True


def walk(t: Table, to: str, link: str) -> bool:
    """Move the Killer through a door or along an open way. Return whether a block broke."""
    killer = t.killer
    came = killer.place
    killer.place = killer.last_seen = to
    broke = link in t.blocks
    if broke:
        t.blocks.remove(link)
        t.tell(ALL, "block-broken", door=link)
    if t.settings.move_told == "path":
        t.tell(ALL, "killer-moved", came=came, place=to)
    else:
        t.tell(ALL, "killer-arrived", place=to)
    return broke


_SNEAKS = {place: {"stop": "", **{f"to:{to}": to for to in near}} for place, near in mansion.NEIGHBOURS.items()}


async def sneak(t: Table, card: str, steps: int = 2) -> None:
    """STEALTH: the Killer is out of sight and goes up to `steps` places on, through blocks, which stay."""
    killer = t.killer
    killer.stealth = card
    killer.last_seen = killer.place
    t.tell(ALL, "vanished", place=killer.place)
    for left in range(steps, 0, -1):
        to = await ask(KILLER, "sneak", _SNEAKS[killer.place], left=left)
        if not to:
            break
        killer.place = to
        t.tell(HUNTER, "sneaked", place=to)


# -- knowing ---------------------------------------------------------------------------------------------------------


def within_1(t: Table, place: str) -> list[Survivor]:
    """Return the Survivors within range 1."""
    near = mansion.WITHIN_1[place]
    return [s for s in t.in_play if s.place in near]


def can_be_sensed(s: Survivor) -> bool:
    """Return whether SENSE can report a Survivor: Anna keeps a low profile."""
    return s.who != "anna"


def strength(t: Table) -> int:
    """Return the Killer's strength as it counts now."""
    killer = t.killer
    total = killer.strength + killer.turn_bonus + killer.attack_bonus
    return max(0, min(TOP_STRENGTH, total))
