"""Masks: three friends, one of whom becomes a spy and does not say so. A hidden traitor, found out or not.

They chat in the open until the masks are dealt: from then on everybody is taken for a friend, and nobody shares a
viewpoint. Each night all do something in secret: sleep, or listen at a door; the spy alone can put out the lamp. In the
morning all accuse somebody. Whoever most of them accuse takes the mask off; so does the spy after the last night.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from lamplit.engine import (
    ALL,
    Audience,
    Chance,
    Game,
    Hidden,
    Offer,
    Refusal,
    Sides,
    Zone,
    ask,
    ask_all,
    deal_anew,
    items,
    mapping,
    named,
    number,
    plain,
    shown,
)
from lamplit.engine import Table as EngineTable
from lamplit.engine.state.bounds import Named, Number, Pile, table_of

SEATS = ("ann", "ben", "cat")
SPY, FRIEND = "spy", "friend"


@plain
class Parlour(EngineTable):
    """Masks, what was heard at night, how often the lamp went out, and who has shown their face."""

    nights: int
    night: int = 0
    box: list[str] = items()
    masks: dict[str, list[str]] = mapping()
    faces: list[str] = items()
    heard: dict[str, int] = mapping()
    dark: int = 0

    def is_spy(self, seat: str) -> bool:
        """The truth."""
        return SPY in self.masks[seat]


@cache
def sides_with(dealt: bool, unmasked: str) -> Sides:
    """Friends who see all together, then the same friends for themselves, then two sides."""
    if unmasked:
        friends = tuple(seat for seat in SEATS if seat != unmasked)
        return Sides({"friends": friends, "spy": (unmasked,)}, viewpoints={"friends": friends})
    return Sides({"friends": SEATS}, viewpoints={} if dealt else {"friends": SEATS})


def sides(t: Parlour) -> Sides:
    """Who is on whose side, as far as everybody can tell."""
    return sides_with(not t.box, next((seat for seat in t.faces if t.is_spy(seat)), ""))


async def evening(t: Parlour) -> Any:
    """Somebody proposes to put on masks, and they are dealt."""
    await ask("ann", "propose", {"masks": 1, "masks-and-tea": 2})
    t.tell(ALL, "masks-on")
    return deal


async def deal(t: Parlour) -> Any:
    """Everybody gets a mask and looks at it."""
    t.chance.shuffle("masks", t.box)
    for seat in SEATS:
        t.masks[seat].append(t.box.pop())
    for seat in SEATS:
        t.tell((seat,), "your-mask", mask=t.masks[seat][0])
    return night


async def night(t: Parlour) -> Any:
    """All act in secret: everybody is asked, whatever they can do."""
    t.night += 1
    t.tell(ALL, "night", number=t.night)
    done = await ask_all({seat: Offer(seat, "at-night", doings(t, seat)) for seat in SEATS})
    out = False
    for seat, what in done.items():
        if what == "out":
            out = True
        elif what != "sleep":
            t.heard[seat] += 1
            t.tell((seat,), "listened", to=what)
    t.dark += out
    t.tell(ALL, "morning", dark=out)
    return accuse


def doings(t: Parlour, seat: str) -> dict[str, str]:
    """Sleep, listen at a door; a spy may put the lamp out instead, unless all know it."""
    found = {"sleep": "sleep"} | {f"listen:{other}": other for other in SEATS if other != seat}
    return found | ({"out": "out"} if t.is_spy(seat) and seat not in t.faces else {})


async def accuse(t: Parlour) -> Any:
    """Each in turn says aloud whom they suspect. Whoever two of them name shows their face."""
    named_by: list[str] = []
    for seat in SEATS:
        others = {f"suspect:{other}": other for other in SEATS if other != seat}
        named_by.append(await ask(seat, "suspect", others | {"nobody": ""}))
        t.tell(ALL, "suspects", who=seat, whom=named_by[-1])
    for seat in SEATS:
        if named_by.count(seat) > 1 and seat not in t.faces:
            t.faces.append(seat)
            t.tell(ALL, "unmasked", who=seat, mask=t.masks[seat][0])
            if t.is_spy(seat):
                tell_each_other(t)
    return dawn if t.night == t.nights else night


async def dawn(t: Parlour) -> Any:
    """All take their masks off."""
    t.faces = list(SEATS)
    spy = next(seat for seat in SEATS if t.is_spy(seat))
    t.tell(ALL, "dawn", spy=spy)
    tell_each_other(t)
    t.end(how="dawn", side="spy" if 2 * t.dark > t.nights else "friends")


def tell_each_other(t: Parlour) -> None:
    """Friends who know each other again tell what they have heard at night."""
    friends = sides(t).named["friends"]
    t.tell(friends, "told-all", heard={friend: t.heard[friend] for friend in friends})


def set_up(options: Mapping[str, Any], chance: Chance) -> Parlour:
    """The masks lie in their box."""
    return Parlour(
        step="evening",
        chance=chance,
        nights=options["nights"],
        box=[SPY, FRIEND, FRIEND],
        masks={seat: [] for seat in SEATS},
        heard=dict.fromkeys(SEATS, 0),
    )


def zones(_t: Parlour) -> list[Zone[Parlour]]:
    """Everybody sees their own mask, and the faces of those who took theirs off."""
    return [Zone("box", "masks", lambda t: t.box, counted_by=lambda _t: ALL), *(mask(seat) for seat in SEATS)]


def mask(seat: str) -> Zone[Parlour]:
    """The mask of one seat."""
    return Zone(f"mask:{seat}", "masks", lambda t: t.masks[seat], lambda t: seen_by(t, seat), lambda _t: ALL)


def seen_by(t: Parlour, seat: str) -> Audience:
    """Who knows what is behind a mask: everybody, once the spy is known; and while they lie in their box."""
    return ALL if t.box or seat in t.faces or any(t.is_spy(other) for other in t.faces) else (seat,)


def hidden(_t: Parlour) -> list[Hidden[Parlour]]:
    """How often somebody listened, they and those with the same viewpoint know."""
    return [
        Hidden[Parlour](f"heard:{seat}", lambda t, seat=seat: t.heard[seat], lambda t, seat=seat: heard_by(t, seat))
        for seat in SEATS
    ]


def heard_by(t: Parlour, seat: str) -> Audience:
    """Before the first night there is nothing to know."""
    return sides(t).mates(seat) if t.night else ALL


def books(t: Parlour, seat: str) -> list[str]:
    """With their mask everybody gets a book of their own, and all the one of the ball."""
    if t.box:
        return []
    return [*(f"ball/{mask}" for mask in t.masks.get(seat, [])), "ball"]


def view(t: Parlour, seat: str) -> dict[str, Any]:
    """The parlour as a seat sees it."""
    open_ = {"night": t.night, "dark": t.dark, "faces": t.faces[:]}
    heard = {mate: t.heard[mate] for mate in sides(t).mates(seat) if mate in SEATS}
    return {**open_, "cards": shown(zones(t), t, seat), "heard": heard, "you": seat}


def sample(t: Parlour, seat: str, chance: Chance) -> None:
    """Anybody else could be the spy; how often the others listened only they know."""
    deal_anew(zones(t), t, seat, chance)
    for other in SEATS:
        if other not in sides(t).mates(seat) and t.night:
            t.heard[other] = chance.below("heard", t.night + 1)


def why_not(_t: Parlour, _seat: str, _offer: Offer[Any] | None, _name: str) -> Refusal:
    """There are no rules to speak of."""
    return Refusal("masks.parlour")


GAME = Game(
    name="masks",
    settings=(number("nights", 3, 1, 9),),
    table=Parlour,
    seats=lambda _options: SEATS,
    set_up=set_up,
    steps=named(evening, deal, night, accuse, dawn),
    view=view,
    zones=zones,
    bounds=table_of(
        nights=Number(1, 9),
        night=Number(0, 10),
        box=Pile(len(SEATS)),
        masks=Named(len(SEATS), Pile(1)),
        faces=Pile(len(SEATS)),
        heard=Named(len(SEATS), Number(0, 100)),
        dark=Number(0, 100),
    ),
    box=lambda _table: {"masks": Counter((SPY, FRIEND, FRIEND))},
    hidden=hidden,
    sample=sample,
    why_not=why_not,
    sides=sides,
    sides_change=True,
    books=books,
    revealing=frozenset({"your-mask", "morning", "unmasked", "told-all", "dawn"}),
)
