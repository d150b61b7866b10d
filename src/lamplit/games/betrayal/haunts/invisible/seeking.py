"""`secret_info`: heroes look for the invisible traitor (`unseen`). They strike at the air and question the dead."""

from dataclasses import replace

from .....engine import ALL
from ...data.rooms import ROOMS
from ...explorers.cards import handle, handled
from ...state import Explorer, Table
from ...turn.attacks import Attack, Way, attacked, fight, in_sight, ways_to_attack
from .. import blocks
from ..blocks import is_hero
from ..form import Haunt
from . import unseen
from .unseen import state

RING, GUN, SKULL, BOARD = "ring", "revolver", "skull", "spirit_board"


def register(haunt: Haunt, striking: str, asking: str) -> None:
    """Register the tasks `strike` and `shoot` by one rule, `skull` and `board` by another.

    Words are `invisible-missed`, `invisible-floor` and `invisible-symbol`."""
    haunt.revealing |= {f"invisible-{what}" for what in ("missed", "floor", "symbol")}
    _register_blows(haunt, striking)
    _register_questions(haunt, asking)


def _register_blows(haunt: Haunt, rule: str) -> None:
    def forbidden(t: Table, one: Explorer) -> str:
        """It takes the place of the attack."""
        return "BH-ATT-2" if attacked(t, one) else "" if is_hero(one) else rule

    async def strike_at(t: Table, one: Explorer, room: str, way: Way) -> None:
        """A hero who hits has found the traitor. A miss tells everybody where the traitor is not."""
        t.done.append(f"attack:{one.name}")
        if unseen.is_in(t, room, one.part if room == one.place else state(t).part):
            await unseen.noticed(t, lambda: fight(t, Attack(one, t.explorers[t.traitor], way)))
            return
        handle(t, *way.cards)
        t.tell(ALL, "invisible-missed", who=one.name, room=room)
        state(t).possible = [each for each in state(t).possible if each != room] or [*t.plan.spots]

    def blows(t: Table, one: Explorer) -> dict[str, Way]:
        """The ways to strike: bare hands or a weapon."""
        found = ways_to_attack(t, one, t.explorers[t.traitor])
        return {name: way for name, way in found.items() if way.card not in (RING, GUN) and not handled(t, way.card)}

    @haunt.task("strike", forbidden, blows)
    async def strike(t: Table, one: Explorer, way: Way) -> None:
        """Strike at the air in the hero's own room."""
        await strike_at(t, one, one.place, way)

    def rooms_in_sight(t: Table, one: Explorer) -> dict[str, str]:
        """The rooms a hero can shoot into. Rooms with a barrier are left out, since nobody knows on which side the
        traitor would be."""
        rooms = [room for room in t.plan.in_sight(one.place) if room != one.place]
        return {room: room for room in rooms if in_sight(t, one, replace(t.explorers[t.traitor], place=room, part=""))}

    def shot_forbidden(t: Table, one: Explorer) -> str:
        return (forbidden(t, one) if GUN in one.cards else rule) or ("BH-ITEM-15" if handled(t, GUN) else "")

    @haunt.task("shoot", shot_forbidden, rooms_in_sight)
    async def shoot(t: Table, one: Explorer, room: str) -> None:
        """Shoot into a room in sight."""
        await strike_at(t, one, room, ways_to_attack(t, one, t.explorers[t.traitor])[GUN])


def _register_questions(haunt: Haunt, rule: str) -> None:
    def too_late(t: Table, one: Explorer, card: str) -> str:
        """A hero asks at the start of their turn, one of the two."""
        return "" if is_hero(one) and card in one.cards and not t.used and not t.done else rule

    def learn(t: Table, what: str, answer: str, rooms: list[str]) -> None:
        """Everybody hears the answer."""
        state(t).possible = [room for room in state(t).possible if room in rooms] or rooms
        t.tell(ALL, f"invisible-{what}", **{what: answer})

    @haunt.task("skull", lambda t, one: too_late(t, one, SKULL), roll=("sanity", 4), card=SKULL)
    async def ask_skull(t: Table, one: Explorer) -> None:
        """Sanity 4 tells the traitor's floor."""
        if await blocks.task_roll(t, one, "invisible-skull"):
            floor = t.plan.floor_of(state(t).room)
            learn(t, "floor", floor, t.plan.on_floor(floor))

    @haunt.task("board", lambda t, one: too_late(t, one, BOARD), roll=("knowledge", 4), card=BOARD)
    async def ask_board(t: Table, one: Explorer) -> None:
        """Knowledge 4 tells the symbol of the traitor's room."""
        if await blocks.task_roll(t, one, "invisible-board"):
            symbol = ROOMS[state(t).room].symbol
            learn(t, "symbol", symbol or "none", [room for room in t.plan.spots if ROOMS[room].symbol == symbol])
