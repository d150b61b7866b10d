"""People in the temple who know what they want: they play by keys, by mouse or by thumb, in real time.

What they want is what a sensible adventurer would do who sees what they see. How they get it is the page's matter: dice
are held one by one, ways are pointed at, and what is not on the page cannot be done.
"""

import json
from typing import Any

from lamplit.bots import make
from lamplit.engine import Question
from lamplit.text import wording

from ..server.support.servers import Table, ThreadServer
from .people import Person

ARROWS = {(0, -1): "ArrowUp", (1, 0): "ArrowRight", (0, 1): "ArrowDown", (-1, 0): "ArrowLeft"}
VOTES = {"fate:yes": "y", "fate:no": "n"}
KEYS = {"activate": "e", "escape": "e", "gold": "g", "take": "g", "fate": "f", "open": "t", **VOTES}
TRIES = 10
HELD = "() => [...document.querySelectorAll('[data-die]')].map((die) => die.ariaPressed === 'true')"
ROLL = ".pad g.roll"


class Explorer:
    """Somebody who plays one adventurer."""

    def __init__(self, inn: ThreadServer, table: Table, person: Person, seat: str) -> None:
        self.inn, self.table, self.person, self.seat = inn, table, person, seat
        self.mind = make("escape", "thumb", seat, seat)
        self.done = 0

    def sees(self) -> tuple[Question | None, dict[str, Any]]:
        """What is asked now, and the table as this seat sees it."""
        live = self.inn.live(self.table)

        async def looks() -> tuple[Question | None, dict[str, Any]]:
            assert live.state.match is not None
            return live.state.match.question(self.seat), live.state.match.view(self.seat)

        return self.inn.inside(looks)

    def acts(self) -> bool:
        """Does what seems best. False if it is better to wait."""
        question, view = self.sees()
        wish = None if question is None else self.mind.choose(question, view, [])
        if wish is None:
            return False
        before = self.inn.live(self.table).state.number
        self.wants(wish, view)
        if self.was_heard(before):
            self.done += 1
        return True

    def was_heard(self, before: int) -> bool:
        """Whether anything has happened since, after the moment a line takes. Somebody may be too late for a way."""
        for _ in range(10):
            if self.inn.live(self.table).state.number > before:
                return True
            self.person.page.wait_for_timeout(10)
        return False

    def wants(self, wish: str, view: dict[str, Any]) -> None:
        """Gets what is wished for on the page."""
        me = next(each for each in view["adventurers"] if each["seat"] == self.seat)
        verb, _, what = wish.partition(":")
        if verb == "roll":
            self.rolls({int(die) - 1 for die in what.split("+") if die}, me["dice"])
        elif verb in ("enter", "discover"):
            x, y = map(int, me["place"].split(","))
            there = tuple(map(int, what.split(",")))
            self.walks(wish, ARROWS[there[0] - x, there[1] - y])
        elif verb in ("give", "lose"):
            self.person.page.keyboard.press(what if verb == "lose" else "1")
        else:
            self.person.page.keyboard.press(KEYS.get(wish) or KEYS[verb])

    def rolls(self, dice: set[int], faces: list[str]) -> None:
        """Holds all other dice that show something, and rolls.

        The page is a few pictures behind: what it does not show yet may still change what is held.
        """
        for _ in range(TRIES):
            held: list[bool] = self.person.page.evaluate(HELD)
            turned = [
                die
                for die, face in enumerate(faces[: len(held)])
                if face not in ("black", "blank") and held[die] == (die in dice)
            ]
            if not turned:
                self.throws()
                return
            for die in turned:
                self.turns(die)
            self.person.page.wait_for_timeout(20)
        mine = next(each for each in self.sees()[1]["adventurers"] if each["seat"] == self.seat)
        assert mine["dice"] != faces, f"{self.person.name} cannot hold dice"

    def turns(self, die: int) -> None:
        """Holds a die or lets go of it."""
        self.person.page.keyboard.press(str(die + 1))

    def throws(self) -> None:
        """Rolls the dice that are not held."""
        self.person.page.keyboard.press(" ")

    def walks(self, wish: str, arrow: str) -> None:
        """Goes next door."""
        self.person.page.keyboard.press(arrow)


class ByMouse(Explorer):
    """Clicks on dice and on chambers."""

    finger = False

    def turns(self, die: int) -> None:
        self.touches(f'[data-die="{die}"]')

    def throws(self) -> None:
        self.touches(ROLL)

    def walks(self, wish: str, arrow: str) -> None:
        self.touches(f'main.board [data-option="{wish}"]')

    def touches(self, thing: str) -> None:
        """Touches what is named, unless it is there no longer."""
        self.person.touches(f"document.querySelector({json.dumps(thing)})", self.finger)


class ByThumb(ByMouse):
    """Taps on dice and on the ways around the round button that rolls them."""

    finger = True

    def walks(self, wish: str, arrow: str) -> None:
        name = wording.option(wish, "escape", "en")
        self.touches(f'.pad [role=button][aria-label^="{name}:"]')
