"""Why not: the rule against an answer, from the functions that make the offers."""

import re
from typing import Any

from ...engine import Offer, Refusal
from .data.explorers import EXPLORERS
from .data.rooms import ROOMS, SIDES
from .explorers.cards import handled
from .house.discovery import discovery_forbidden
from .house.movement import affordable, cross_forbidden, ways
from .occasions import CATALOGUE, FREE, ROOM_ACTION, TASK, TASKS, USE
from .state import Explorer, Monster, Table
from .turn.actions import SEARCH
from .turn.attacks import Attack, attack_forbidden, ways_to_attack
from .turn.monsters import search_forbidden
from .turn.trading import (
    BARGAIN,
    DROPPING,
    TAKING,
    TRADING,
    card_forbidden,
    handling_forbidden,
    taking_forbidden,
    unacceptable,
)
from .view import acting

UNKNOWN = Refusal()
OCCASIONS = {"use": USE, "room": ROOM_ACTION, "task": TASK, "free": FREE}
SECRET = re.compile(r"BH-H\d+-([TH])-")
BOOKS = {"T": "/traitor", "H": "/heroes"}
"""Ids of rules in the book of a side tell whose it is: `BH-H1-T-JUMP` is the traitor's."""


def rule(name: str) -> Refusal:
    """Return a refusal that names a rule, or none."""
    return Refusal(name) if name else UNKNOWN


def why_not(t: Table, seat: str, offer: Offer[Any] | None, name: str) -> Refusal:
    """Return the rule that forbids an answer, if the seat may read it."""
    refused = _why_not(t, seat, offer, name)
    return refused if readable(t, seat, refused.rule or "") else UNKNOWN


def readable(t: Table, seat: str, rule: str) -> bool:
    """Whether a seat may read a rule."""
    secret = SECRET.match(rule)
    if secret is None:
        return True
    return any(book.endswith(BOOKS[secret[1]]) for book in t.explorer_of(seat).books)


def _why_not(t: Table, seat: str, offer: Offer[Any] | None, name: str) -> Refusal:
    verb, *rest = name.split(":")
    if verb == "explorer":
        return _card_of_an_explorer(t, seat, rest)
    if offer is None:
        return rule("BH-TURN-1")
    one = acting(t)
    if one is None or offer.prompt not in ("act", "monster", BARGAIN) or (not rest and verb not in ("cross", SEARCH)):
        return UNKNOWN
    if offer.prompt == BARGAIN:
        return _bargain(t, verb, rest, (offer.args or {}).get("whom", ""))
    if verb == "go" and rest[0] in ROOMS:
        return rule(affordable(t, one) or ("" if rest[0] in ways(t, one) else "BH-MOVE-7"))
    if verb == "attack":
        return _attack(t, one, rest)
    if isinstance(one, Monster):
        return UNKNOWN
    return _explorer(t, one, verb, rest)


def _card_of_an_explorer(t: Table, seat: str, rest: list[str]) -> Refusal:
    if any(one.seat == seat for one in t.explorers.values()):
        return rule("BH-COMP-1")
    return rule("BH-COMP-4") if rest and rest[0] in EXPLORERS else UNKNOWN


def _explorer(t: Table, one: Explorer, verb: str, rest: list[str]) -> Refusal:
    if verb == "open" and rest[0] in SIDES:
        return rule(discovery_forbidden(t, one, rest[0]) or affordable(t, one))
    if verb == "cross":
        return rule(cross_forbidden(t, one))
    if verb == SEARCH:
        return rule(search_forbidden(t, one))
    if verb in OCCASIONS:
        return _effect(t, one, OCCASIONS[verb], *rest)
    if verb in (DROPPING, TRADING, TAKING):
        forbidden = handling_forbidden(t, one, verb)
        if forbidden:
            return rule(forbidden)
        if verb == TAKING:
            lies = rest[0] in t.floor_piles.get(one.place, ())
            return rule(taking_forbidden(t, one, rest[0])) if lies else UNKNOWN
        return rule(card_forbidden(t, one, rest[0], verb)) if rest[0] in one.cards else UNKNOWN
    return UNKNOWN


def _bargain(t: Table, verb: str, rest: list[str], whom: str) -> Refusal:
    """Return the rule against a card that its owner may not give away, or that the other may not take."""
    one, other = t.active, t.explorers[whom]
    pairs = {"offer": [(one, other)], "want": [(other, one)], "exchange": [(one, other), (other, one)]}.get(verb, [])
    for (giver, taker), card in zip(pairs, rest, strict=False):
        if card in giver.cards and (forbidden := unacceptable(t, giver, card, taker)):
            return rule(forbidden)
    return UNKNOWN


def _attack(t: Table, one: Explorer | Monster, rest: list[str]) -> Refusal:
    if rest[0] not in t.explorers and rest[0] not in t.monsters:
        return UNKNOWN
    other = t.figure(rest[0])
    way = ways_to_attack(t, one, other).get(rest[1] if len(rest) > 1 else "")
    return UNKNOWN if way is None else rule(attack_forbidden(t, Attack(one, other, way)))


def _effect(t: Table, one: Explorer, occasion: str, name: str, *target: str) -> Refusal:
    if occasion == TASK and not any(name in TASKS.get(thing, ()) for thing in t.in_force):
        return UNKNOWN
    for effect in CATALOGUE[name]:
        if effect.occasion == occasion:
            used_up = "BH-ITEM-15" if any(handled(t, card) for card in target) else ""
            return rule(effect.forbids(t, name, one) or used_up)
    return UNKNOWN
