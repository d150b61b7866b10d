"""An encounter: the Killer attacks those found until one of them holds out or all have failed."""

from ...engine import ALL, Offer, ask, ask_any, ask_team
from .data import mansion
from .data.items import AMMO_DEFENCE, DEFENCE, LASTING, WEAPONS
from .data.people import SKILLS
from .harm import calm, frighten, injure
from .keywords import go, names, put_away, strength, use_up
from .killer_deck import discard_from_deck, draw_cards
from .plans import defended
from .state import KILLER, TEAM, Survivor, Table
from .traits import has, spend

DEFENCE_DIE = (0, 0, 1, 1, 1, 3)
TRAP_DEFENCE = 2
MOLOTOV_DEFENCE = 2
SECRET_WEAPON_DEFENCE = 4


def facing(t: Table) -> list[Survivor]:
    """Those found who have not been attacked yet."""
    return [s for n, s in enumerate(t.survivors) if n in t.found and n not in t.attacked and not s.out]


# -- before the first attack -----------------------------------------------------------------------------------------


async def toy_with_prey(t: Table) -> bool:
    """K02: the Killer may let those found go and draw 3 cards more."""
    if "K02" not in t.killer.traits:
        return False
    if not await ask(KILLER, "trait-K02", {"spare": True, "attack": False}):
        return False
    t.tell(ALL, "spared", who=names(facing(t)))
    await draw_cards(t, 3)
    return True


async def heroic_save(t: Table) -> None:
    """S12: one of those found covers the others, who may MOVE 1 and leave the encounter."""
    for hero in facing(t):
        others = [s for s in facing(t) if s is not hero]
        if not has(hero, "S12") or not others:
            continue
        if not await ask(hero.seat, "trait-S12", {"save": True, "refuse": False}, who=hero.who):
            continue
        t.tell(ALL, "heroic-save", who=hero.who)
        if t.switches.heroic_save_once:
            hero.spent.append("S12")
        for s in others:
            place = await ask(s.seat, "slip-away", steps_away(t, s, 1), who=s.who)
            if place:
                t.found.remove(t.survivors.index(s))
                t.slipped.append(t.survivors.index(s))
                t.tell(ALL, "left-encounter", who=s.who)
                go(t, s, place)
        return


async def dread(t: Table) -> None:
    """The Spectre frightens those she meets; from level 5 every Killer injures them before the first attack."""
    if t.killer.who == "spectre":
        await frighten(t, facing(t), in_encounter=True)
    if t.killer.level == 5:
        for s in facing(t):
            await injure(t, s, in_encounter=True)


# -- one attack ------------------------------------------------------------------------------------------------------


async def attack(t: Table) -> bool:
    """One attack, in five steps. True if the defence held and the encounter is over."""
    card = await use_attack_card(t)
    defender = await choose_defender(t)
    item = await use_item(t, defender)
    bonus = await item_defence(t, defender, item) + await throw_molotov(t, defender)
    dice = t.chance.roll("defence", DEFENCE_DIE, 4 - defender.fear)
    t.tell(ALL, "rolled", who=defender.who, dice=dice)
    total = sum(dice) + bonus + spring_trap(t)
    held = total >= strength(t) or (has(defender, "S15") and not any(dice))
    margin = total - strength(t)
    t.tell(ALL, "defence", who=defender.who, total=total, strength=strength(t), held=held)
    t.killer.attack_bonus = 0
    t.attacked.append(t.survivors.index(defender))
    if held:
        defended(t, item, margin)
        await discard_from_deck(t, 2)
    else:
        await injure(t, defender, in_encounter=True)
    if card:
        put_away(t, card)
    return held


async def use_attack_card(t: Table) -> str:
    """The Killer may use one attack card: Stalk, strength +1. It lies open until the attack is over."""
    killer = t.killer
    cards = {f"card:{card}": card for card in killer.hand if SKILLS[card].attack}
    card = await ask(KILLER, "attack-card", {**cards, "none": ""}, who=names(facing(t)))
    if card:
        killer.hand.remove(card)
        killer.playing.append(card)
        killer.attack_bonus += 1
        t.tell(ALL, "attack-card", card=card, strength=strength(t))
    return card


async def choose_defender(t: Table) -> Survivor:
    """The Survivors choose who defends."""
    defenders = facing(t)
    deciders = tuple([s.seat for s in defenders]) if t.separate else TEAM
    choices = {f"survivor:{s.who}": s for s in defenders}
    defender = await ask_team(deciders, "choose-defender", choices, strength=strength(t))
    t.tell(ALL, "defends", who=defender.who)
    return defender


def defence_items(s: Survivor) -> dict[str, str]:
    """The items a Survivor can raise the defence with. The Revolver needs an Ammo Pack."""
    choices = {f"item:{item}": item for item in s.items if item in DEFENCE}
    if "revolver" in s.items and "ammo" in s.items:
        choices["item:revolver"] = "revolver"
    if has(s, "S17"):
        choices["trait:S17"] = "S17"
    return choices


async def use_item(t: Table, s: Survivor) -> str:
    """The defender may use one item."""
    return await ask(s.seat, "defence-item", {**defence_items(s), "none": ""}, who=s.who, strength=strength(t))


async def item_defence(t: Table, s: Survivor, item: str) -> int:
    """What the item adds, or what comes of using none."""
    bonus = 0
    if item == "revolver":
        use_up(t, s, "ammo")
        bonus = AMMO_DEFENCE + ("S04" in s.traits)
    elif item == "S17":
        spend(t, s, "S17")
        bonus = SECRET_WEAPON_DEFENCE
    elif item:
        bonus = t.switches.longsword if item == "longsword" else DEFENCE[item]
        if item not in LASTING:
            use_up(t, s, item)
    if item:
        t.tell(ALL, "defence-item", who=s.who, item=item, bonus=bonus)
    if item == "longsword":
        t.tell(ALL, "longsword-draw")
        await draw_cards(t, 1)
    bare = not item or (t.switches.william_persistence == "no_weapon" and item not in WEAPONS and item != "S17")
    if s.who == "william" and bare:
        bonus += 1
        t.tell(ALL, "persistence", who=s.who)
    if has(s, "S05") and not item:
        bonus += 1
        t.tell(ALL, "martial-arts", who=s.who)
    return bonus


async def throw_molotov(t: Table, s: Survivor) -> int:
    """P12: once in an attack, a Whiskey Bottle adds 2 and does not count as the item."""
    if t.plan_done != "P12" or "whiskey" not in s.items:
        return 0
    if not await ask(s.seat, "molotov", {"throw": True, "refuse": False}, who=s.who):
        return 0
    use_up(t, s, "whiskey")
    t.tell(ALL, "molotov", who=s.who)
    return MOLOTOV_DEFENCE


def spring_trap(t: Table) -> int:
    """The trap springs in the first attack of an encounter in its place, after the roll, whether needed or not."""
    if not t.trap or t.trap != t.encounter_at or t.attacked:
        return 0
    t.trap = ""
    t.tell(ALL, "trap-sprung", place=t.encounter_at)
    return TRAP_DEFENCE


# -- afterwards ------------------------------------------------------------------------------------------------------


def may_flee(t: Table) -> list[Survivor]:
    """Who may flee when the encounter is over: who is there, or all whom the SEARCH found, wherever they are now."""
    if t.switches.flee_who == "in_place":
        return t.at(t.encounter_at)
    return [s for n, s in enumerate(t.survivors) if n in t.found + t.slipped and not s.out]


def steps_away(t: Table, s: Survivor, steps: int) -> dict[str, str]:
    """Where a Survivor can go from here, or stay."""
    ways = {f"move:{place}": place for place in mansion.reachable(s.place, steps, tuple(t.blocks)) if place != s.place}
    return {"stay": "", **ways}


async def flee(t: Table) -> None:
    """One of those who may flee does, or stays. Nobody tells the Killer."""
    waiting = [t.survivors[n] for n in t.found]
    offers = {
        s.seat: Offer(s.seat, "flee", steps_away(t, s, 2 if "S09" in s.traits else 1), {"who": s.who}) for s in waiting
    }
    seat, place = await ask_any(offers)
    s = t.by_seat(seat)
    t.found.remove(t.survivors.index(s))
    if place:
        go(t, s, place)
    if "S09" in s.traits:
        calm(t, s)
