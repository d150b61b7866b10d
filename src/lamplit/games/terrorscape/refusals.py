"""Why not: the rule that forbids an answer that is not among the choices."""

from typing import Any

from ...engine import Offer, Refusal
from .data import mansion
from .data.items import ITEMS
from .data.people import SKILLS
from .effects.items import NOT_IN_TURN, why_no_passage
from .effects.items_at_need import NOT_IN_DEFENCE
from .effects.skill_cards import NOT_ITS_TIME
from .occasions import (
    CATALOGUE,
    DEFENCE_ITEM,
    EXTRA_ACTION,
    FAST_CARD,
    NOT_NOW,
    NOT_OPEN,
    SLOW_CARD,
    SPECIAL_ACTION,
    SPECIAL_CARD,
)
from .state import KILLER, Survivor, Table
from .survivors import actions
from .survivors.actions import basic_steps, search_forbidden
from .survivors.inventory import limit
from .survivors.radio import repair_forbidden

UNKNOWN = Refusal(message="error-illegal-unknown")


def rule(rule_id: str) -> Refusal:
    """Return a refusal by this rule."""
    return Refusal(rule=rule_id)


def why_not(t: Table, seat: str, offer: Offer[Any] | None, name: str) -> Refusal:
    """Return the rule that forbids an answer."""
    if offer is None:
        return _nothing_asked(t, seat)
    verb, _, rest = name.partition(":")
    if seat == KILLER:
        return _killers(t, offer.prompt, verb, rest)
    s = t.by_seat(seat)
    if offer.prompt in ("act", "act-more", "exchange", "extra-action"):
        return _survivors_turn(t, s, offer.prompt, verb, rest)
    return _survivors_other(t, s, offer.prompt, verb, rest)


def _nothing_asked(t: Table, seat: str) -> Refusal:
    if not t.revealed:
        return rule("TS-SETUP-PICK-1")
    if seat == KILLER or t.turn == "killer":
        return rule("TS-FLOW-1")
    if t.by_seat(seat).acted and t.turn == "survivors":
        return rule("TS-SURV-ACT-1")
    return rule("TS-FLOW-1")


# -- Survivors -------------------------------------------------------------------------------------------------------

MAIN = frozenset({"move", "calm", "unblock", "repair", "search", "sprint", "equip"})


def _survivors_turn(t: Table, s: Survivor, prompt: str, verb: str, rest: str) -> Refusal:
    """Refuse an answer in the Survivors' turn."""
    if verb == "discover":
        return rule("TS-SURV-DISCOVER-2")
    if s.acted and verb in MAIN:
        return rule("TS-SURV-ACT-1")
    if t.settings.order == "strict" and _comes_at_another_time(t, s, prompt, f"{verb}:{rest}" if rest else verb):
        return rule("TS-SURV-ORDER-2")
    if verb == "move":
        return _move(t, s, rest)
    if verb == "repair":
        return rule(repair_forbidden(t, s))
    if verb == "search":
        return rule(search_forbidden(t, s))
    if verb == "unblock":
        return rule("TS-SURV-UNBLOCK-2") if rest in mansion.LINKS else UNKNOWN
    if verb == "passage":
        return rule(why_no_passage(t, s))
    if verb == "trade":
        apart = any(other.who == rest and other.place != s.place for other in t.in_play)
        return rule("TS-SURV-EXCH-2") if apart else UNKNOWN
    if verb == "take":
        return rule("TS-VAR-SEP-ELIM-4")
    if verb == "use":
        return _use(t, s, *rest.partition(":")[::2])
    if verb == "trait":
        return _trait(t, s, *rest.partition(":")[::2])
    if verb == "plan":
        return _plan(t)
    return UNKNOWN


def _comes_at_another_time(t: Table, s: Survivor, prompt: str, name: str) -> bool:
    """Return whether, in strict order, an action would be open in another step of the turn."""
    steps = {"exchange": actions.exchanges, "extra-action": actions.extras, "act": actions.open_to}
    return any(name in actions_of(t, s) for step, actions_of in steps.items() if step != prompt)


def _trait(t: Table, s: Survivor, trait: str, target: str) -> Refusal:
    """Refuse a trait that cannot be used now: most often it was used before."""
    if trait in s.spent:
        return rule("TS-VAR-TRAIT-5")
    reason = _stands_against(t, s, trait, target) if trait in s.traits else ""
    return UNKNOWN if reason in ("", NOT_OPEN) else rule(reason)


def _stands_against(t: Table, s: Survivor, thing: str, target: str) -> str:
    """Return the rule that keeps what an item or a trait does out of the choices, if one does."""
    effects = [effect for effect in CATALOGUE[thing] if effect.occasion in (SPECIAL_ACTION, EXTRA_ACTION)]
    if s.acted and effects and all(effect.occasion == SPECIAL_ACTION for effect in effects):
        return "TS-SURV-SPEC-1"
    return next(filter(None, (effect.forbids(t, s, target) for effect in effects)), "")


def _plan(t: Table) -> Refusal:
    """Refuse a plan that gives nothing now: unfinished, used up, or its token lies somewhere for good."""
    if not t.plan_spent:
        return rule("TS-VAR-PLAN-6")
    return rule("TS-VAR-PLAN-9" if t.plan_token else "TS-VAR-PLAN-8")


def _move(t: Table, s: Survivor, place: str) -> Refusal:
    if place not in mansion.PLACES:
        return UNKNOWN
    if place in mansion.reachable(s.place, basic_steps(t, s), ()):
        return rule("TS-KW-MOVE-2")
    return rule("TS-SURV-MOVE-1")


def _use(t: Table, s: Survivor, item: str, target: str) -> Refusal:
    """Refuse an item that cannot be used now."""
    if item not in ITEMS:
        return UNKNOWN
    if item not in s.items:
        return Refusal(message="error-no-such-item", args={"item": item})
    if item in NOT_IN_TURN:
        return rule(NOT_IN_TURN[item](t, s))
    reason = _stands_against(t, s, item, target)
    return Refusal(message=NOT_NOW, args={"item": item}) if reason in ("", NOT_NOW) else rule(reason)


def _survivors_other(t: Table, s: Survivor, prompt: str, verb: str, rest: str) -> Refusal:
    """Refuse an answer to another question of the Survivors."""
    if prompt == "defence-item":
        if verb == "trait":
            return _trait(t, s, *rest.partition(":")[::2])
        if rest in NOT_IN_DEFENCE:
            return rule(NOT_IN_DEFENCE[rest](s))
        effect = CATALOGUE.cards_for(DEFENCE_ITEM).get(rest)
        return rule((effect and effect.forbids(t, s)) or "TS-ENC-ITEM-1")
    if prompt == "choose-defender":
        attacked = any(t.survivors[n].who == rest for n in t.attacked)
        return rule("TS-ENC-4" if attacked else "TS-ENC-DEF-1")
    if prompt in ("flee", "slip-away", "coordinated"):
        near = rest in mansion.NEIGHBOURS[s.place]
        return rule("TS-KW-MOVE-2" if near else "TS-FLEE-2") if rest in mansion.PLACES else UNKNOWN
    if prompt == "use-amulet":
        return rule("TS-ITEM-AMULET")
    if prompt == "choose-survivor":
        return rule("TS-SETUP-PICK-1")
    if prompt == "choose-discoverer":
        return rule("TS-SURV-DISCOVER-2")
    if prompt == "keep-discovered":
        return rule("TS-SURV-DISCOVER-3" if rest == "both" or verb == "keep" else "TS-SURV-DISCOVER-2")
    if prompt == "too-many-items" and len(s.items) > limit(t, s):
        return rule("TS-INV-2")
    return UNKNOWN


# -- the Killer ------------------------------------------------------------------------------------------------------

SLOT = {"fast-card": FAST_CARD, "special-or-actions": SPECIAL_CARD, "slow-card": SLOW_CARD}


def _killers(t: Table, prompt: str, verb: str, rest: str) -> Refusal:
    """Refuse an answer of the Killer."""
    if prompt == "choose-killer":
        return rule("TS-SETUP-PICK-1")
    if prompt in SLOT and verb == "card":
        return _card(t, SLOT[prompt], rest)
    if prompt in SLOT and verb in ("step", "search"):
        return _action(t)
    if verb == "to" and rest in mansion.PLACES:
        return rule("TS-KILL-MOVE-1" if prompt == "killer-step" else "TS-KW-STEALTH-1")
    if prompt == "lift-block":
        return rule("TS-KW-BLOCK-6")
    if verb == "door":
        return rule("TS-KW-BLOCK-2" if rest in mansion.OPEN_WAYS else "TS-KW-BLOCK-1")
    if verb == "stop":
        return rule("TS-KILL-SKILL-2")
    if prompt == "attack-card":
        return rule("TS-ENC-CARD-1")
    if verb == "discard":
        return rule("TS-KILL-COST-2")
    return UNKNOWN


def _card(t: Table, slot: str, card: str) -> Refusal:
    """Refuse a skill card that cannot be used now."""
    if card not in SKILLS:
        return UNKNOWN
    if card in t.killer.locked:
        return rule("TS-SETUP-K-4")
    if card not in t.killer.hand:
        return Refusal(message="error-no-such-card", args={"card": card})
    reason = _against(t, slot, card)
    if reason not in ("", NOT_ITS_TIME):
        return rule(reason)
    if _against(t, SPECIAL_CARD, card) != NOT_ITS_TIME and t.killer.actions < 2:
        return rule("TS-KILL-MAIN-3") if "special" in t.killer.marks else _card_or_actions(t)
    return rule(NOT_ITS_TIME)


def _against(t: Table, slot: str, card: str) -> str:
    """Return the rule that stands against a card in this part of the turn."""
    effect = CATALOGUE.cards_for(slot).get(card)
    return NOT_ITS_TIME if effect is None else effect.forbids(t, card)


def _action(t: Table) -> Refusal:
    """Refuse a regular action that cannot be taken now."""
    if "special" in t.killer.marks:
        return rule("TS-KILL-MAIN-2")
    return rule("TS-KILL-ORDER") if t.killer.actions else _card_or_actions(t)


def _card_or_actions(t: Table) -> Refusal:
    """Refuse by the rule that allows one special card or two actions, in the edition's words."""
    return rule("TS-KILL-MAIN-1-V2" if t.settings.edition == "v2" else "TS-KILL-MAIN-1-V105")
