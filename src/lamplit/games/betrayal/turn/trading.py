"""Items change hands: trade, drop, pick up. Each is possible once a turn, and each card once in any of these ways."""

from collections.abc import Iterator

from ....engine import ALL, ask
from ..data.cards import CARDS
from ..explorers.cards import drop, give_up, handle, handled, pick, take
from ..house.movement import in_reach, together
from ..occasions import CANNOT_ACT, KEEPS, first
from ..state import Explorer, Table

DROPPING, TAKING, TRADING = "drop", "take", "trade"
BARGAIN = "bargain"
"""The prompt that asks what is traded."""


def card_forbidden(t: Table, one: Explorer, card: str, how: str) -> str:
    """Return the rule against trading or dropping a card that an explorer carries, or nothing."""
    facts = CARDS.get(card)
    if facts is not None:
        if not facts.item:
            return "BH-ITEM-14"
        if not (facts.tradeable if how == TRADING else facts.droppable):
            return "BH-ITEM-13"
    if handled(t, card):
        return "BH-ITEM-15"
    return first(t, KEEPS, card, one, how) or ""


def handling_forbidden(t: Table, one: Explorer, how: str) -> str:
    """Return the rule against trading, dropping or picking up anything at all now, or nothing."""
    rule = {TRADING: "BH-ITEM-5", DROPPING: "BH-ITEM-7", TAKING: "BH-ITEM-8"}[how]
    return first(t, CANNOT_ACT, one) or (rule if how in t.done else "")


def partners(t: Table, one: Explorer) -> list[Explorer]:
    """Return the explorers in the room with whom one who may act can trade something."""
    if TRADING in t.done:
        return []
    near = [other for other in t.explorers_in(one.place) if other is not one and together(t, one, other)]
    others = [other for other in near if not first(t, CANNOT_ACT, other)]
    return [other for other in others if any(acceptable(t, one, other)) or any(acceptable(t, other, one))]


def acceptable(t: Table, giver: Explorer, taker: Explorer) -> Iterator[str]:
    """Return what an explorer carries and may give to another."""
    return (card for card in giver.cards if not unacceptable(t, giver, card, taker))


def bargains(t: Table, one: Explorer, other: Explorer) -> dict[str, tuple[str, str]]:
    """Return what may be offered and wanted: a card for a card, a card for nothing, or nothing for a card."""
    mine, theirs = [*acceptable(t, one, other)], [*acceptable(t, other, one)]
    gifts = {f"offer:{card}": (card, "") for card in mine}
    requests = {f"want:{wanted}": ("", wanted) for wanted in theirs}
    swaps = {f"exchange:{card}:{wanted}": (card, wanted) for card in mine for wanted in theirs}
    return {**gifts, **requests, **swaps}


def unacceptable(t: Table, giver: Explorer, card: str, taker: Explorer) -> str:
    """Return the rule against giving a card away, or against taking it, or nothing."""
    return card_forbidden(t, giver, card, TRADING) or first(t, KEEPS, card, taker, TAKING) or ""


async def trade(t: Table, one: Explorer, other: Explorer) -> None:
    """An explorer says what they offer and want, or thinks better of it. A trade needs the consent of both."""
    open_to = {**bargains(t, one, other), "back": None}
    bargain = await ask(one.seat, BARGAIN, open_to, who=one.name, whom=other.name)
    if bargain is None:
        return
    card, wanted = bargain
    end_handling(t)
    t.done.append(TRADING)
    args: dict[str, str] = {"who": one.name, "whom": other.name, "card": card, "wanted": wanted}
    args["how"] = "swap" if card and wanted else "gift" if card else "request"
    t.tell(ALL, "offers", **args)
    if not await ask(other.seat, "agree-to-trade", {"agree": True, "refuse": False}, **args):
        t.tell(ALL, "refused", who=other.name, whom=one.name)
        return
    t.tell(ALL, "traded", **args)
    for giver, taker, thing in ((one, other, card), (other, one, wanted)):
        if thing:
            handle(t, thing)
            await give_up(t, giver, thing)
            if taker.alive:
                await take(t, taker, thing)
            else:
                t.lay(thing, taker.place, taker.part)


HANDLING = {DROPPING: "drop-begun", TAKING: "take-begun"}
"""What may be done several times in a row, and how it is noted that it has begun."""


def end_handling(t: Table, but: str = "") -> None:
    """Any number may be dropped or picked up once a turn: any other action ends it."""
    t.done += [how for how, begun in HANDLING.items() if how != but and begun in t.done and how not in t.done]


def droppable(t: Table, one: Explorer) -> list[str]:
    """Return the cards that an explorer may lay down."""
    if DROPPING in t.done:
        return []
    return [card for card in one.cards if not card_forbidden(t, one, card, DROPPING)]


def takeable(t: Table, one: Explorer) -> list[str]:
    """Return the cards that an explorer may pick up."""
    pile = t.floor_piles.get(one.place)
    if not pile or TAKING in t.done:
        return []
    return [card for card in pile if not taking_forbidden(t, one, card)]


def taking_forbidden(t: Table, one: Explorer, card: str) -> str:
    """Return the rule against taking a card that lies somewhere, or nothing."""
    if card in t.floor_piles.get(one.place, ()) and not in_reach(t, card, one):
        return "BH-ROOM-BARRIER-7"
    return "BH-ITEM-15" if handled(t, card) else first(t, KEEPS, card, one, TAKING) or ""


async def drop_card(t: Table, one: Explorer, card: str) -> None:
    """Several cards may be laid down one after another; any other action in between ends it."""
    handle(t, card)
    await drop(t, one, card)


async def pick_up(t: Table, one: Explorer, card: str) -> None:
    """Several cards may be picked up one after another; any other action in between ends it."""
    handle(t, card)
    pick(t, one.place, card)
    t.tell(ALL, "picked-up", who=one.name, card=card, room=one.place)
    await take(t, one, card)
