"""The haunt: the roll, the chart, who turns, and how it begins."""

from ...engine import ALL, Offer, ask_all
from .data.chart import CHART, HAUNT_DICE, TRAITORS
from .data.explorers import EXPLORERS
from .dice import HAUNT_ROLL, plain_roll
from .haunts import HAUNTS
from .occasions import renew
from .roles import give_book, set_free
from .state import HERO, TRAITOR, Explorer, Table


async def roll(t: Table, one: Explorer) -> bool:
    """Six dice; the haunt begins if they show less than the number of omens drawn."""
    shown = await plain_roll(t, one, HAUNT_DICE, "haunt", HAUNT_ROLL, t.omens)
    t.tell(ALL, "haunt-roll", who=one.name, total=shown, omens=t.omens, begins=shown < t.omens)
    return shown < t.omens


def number(t: Table) -> int:
    """Which haunt it is: chosen for this table, or read off the chart."""
    found = t.house.haunt or CHART[t.omen, t.omen_room]
    return found if found in HAUNTS else int(t.chance.pick("haunts", [str(known) for known in sorted(HAUNTS)]))


async def begin(t: Table) -> None:
    """The haunt is revealed, and whoever turns, turns."""
    t.haunt = number(t)
    haunt = HAUNTS[t.haunt]
    traitor = who_turns(t)
    for one in t.explorers.values():
        one.role = TRAITOR if one.name == traitor else HERO
    t.traitor = traitor
    t.tell(
        ALL,
        "haunt",
        number=t.haunt,
        name=haunt.name,
        omen=t.omen,
        room=t.omen_room,
        revealer=t.revealer,
        traitor=traitor,
        betrayed=bool(traitor),
    )
    t.scenario = haunt.state()
    for one in () if haunt.open_to_all else t.explorers.values():
        give_book(t, one)
    if traitor:
        set_free(t, t.explorers[traitor])
    renew(t)
    t.turn = "haunt"
    await ask_all({seat: Offer(seat, "ready", {"ready": True}) for seat in t.seats})


async def set_up(t: Table) -> None:
    """Both books: what is to be done right now."""
    await HAUNTS[t.haunt].set_up(t)
    renew(t)


def last_seat(t: Table) -> str:
    """The seat to whose left turns go on: the traitor's, else the revealer's."""
    who = t.traitor or t.revealer
    return t.explorers[who].seat


# -- who turns -------------------------------------------------------------------------------------------------------


def who_turns(t: Table) -> str:
    """Who becomes the traitor, as far as all know; nobody where there is none, or a hidden one."""
    rule = TRAITORS[t.haunt]
    revealer = t.explorers[t.revealer]
    if rule.named and rule.named in t.explorers and t.explorers[rule.named].alive:
        return rule.named
    if rule.who == "revealer":
        return t.revealer
    if rule.who == "left_of_revealer":
        return t.explorer_of(t.left_of(revealer.seat)[0]).name
    if rule.who in ("nobody", "nobody_yet", "hidden"):
        return ""
    order = [t.explorer_of(seat) for seat in (revealer.seat, *t.left_of(revealer.seat)[:-1])]
    if rule.spares_revealer:
        order = order[1:]
    if rule.who in ("oldest", "youngest"):
        ages = {one.name: EXPLORERS[one.name].age for one in order}
        return (max if rule.who == "oldest" else min)(ages, key=lambda name: ages[name])
    values = {one.name: one.value(rule.trait) for one in order}
    return (max if rule.who == "highest" else min)(values, key=lambda name: values[name])
