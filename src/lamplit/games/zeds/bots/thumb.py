"""Players of Dawn of the Zeds: a team that defends the weakest track, from its seats' view and events only."""

from collections.abc import Sequence
from math import ceil

from ....engine import Question, Told
from ....engine.state.chance import from_seed
from ..data.board import BEDS
from ..view.types import View
from .choices import Choices
from .town import Town
from .weighing import Weighing

COSTLY = frozenset(("move", "fire", "forage", "heal", "build", "research", "ferry"))
"""What is paid for with an action."""
CALL_HOLDS = 2
"""For how many turns a call of a teammate is followed."""


class ThumbDefender:
    """Plays one seat of the town."""

    def __init__(self, seat: str, seed: str) -> None:
        self.seat = seat
        self._luck = from_seed(f"thumb {seed}")
        self._called: dict[str, int] = {}
        self._left: dict[str, set[str]] = {}
        self._turn = 0
        self._gained = 0
        self._taken = 0

    def choose(self, question: Question, view: View, events: Sequence[Told]) -> str | None:
        """Choose an answer, or None where another player should answer."""
        self._listen(view, events)
        if question.prompt == "action":
            return self._act(question, view)
        if view["lead"] != self.seat:
            return None
        town = Town(view, self._calls(view))
        names = question.names
        chosen = Choices(town, question.prompt, question.args, names).answer()
        return chosen if chosen in question else self._luck.pick("any", names)

    # -- the others --------------------------------------------------------------------------------------------------

    def _listen(self, view: View, events: Sequence[Told]) -> None:
        """Note the calls of teammates, where units came from, and the Event Actions that were gained."""
        if view["round"] != self._turn:
            self._turn, self._gained, self._taken, self._left = view["round"], 0, 0, {}
        for event in events:
            args = event["args"]
            if event["kind"] == "ping" and args["who"] != self.seat:
                self._called[args["on"]] = view["round"] + CALL_HOLDS
            elif event["kind"] == "went":
                self._left.setdefault(args["unit"], set()).add(args["path"][0])
            elif event["kind"] == "event-actions":
                self._gained += args["by"]

    def _calls(self, view: View) -> list[str]:
        return [on for on, until in self._called.items() if view["round"] < until]

    # -- the Action Phase --------------------------------------------------------------------------------------------

    def _act(self, question: Question, view: View) -> str | None:
        if not self._may_act(view):
            return None
        town = Town(view, self._calls(view))
        best, _ = Weighing(town, [name for name in question.names if not self._leads_back(name, view)]).best()
        if not best:
            return "end"
        verb, _, rest = best.partition(":")
        own = self.seat in view["actions"]["own"] or rest.partition(":")[0] in view["actions"]["free"]
        self._taken += verb in COSTLY and not own
        return best

    def _leads_back(self, name: str, view: View) -> bool:
        """Whether a unit would go back where it came from in this turn, and not for a fight or a Bed."""
        verb, _, rest = name.partition(":")
        unit, _, goal = rest.partition(":")
        back = verb == "move" and goal in self._left.get(unit, ())
        return back and goal not in BEDS and name not in view.get("odds", {})

    def _may_act(self, view: View) -> bool:
        """Own actions come first; Event Actions are shared among the players who still act.

        The last player who acts takes all that are left.
        """
        actions = view["actions"]
        active = [seat for seat in view["seats"] if seat not in actions["done"]]
        if self.seat in actions["own"] or not actions["event"] or len(active) == 1:
            return True
        if any(seat in actions["own"] for seat in active):
            return False
        printed = view["tabs"]["actions"] if view["tabs"] else 0
        return self._taken < ceil((printed + self._gained) / len(active))
