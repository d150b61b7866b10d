"""What an adventurer remembers of the others: who goes their own way, and what was called."""

from collections.abc import Mapping, Sequence
from typing import Any

from .bot_plan import Regard, goals, is_stuck, routes, slam_is_near
from .data.figures import BLACK

Look = Mapping[str, Any]

COMES_ALONG_WITHIN = 45.0
"""Seconds after which somebody who does not come nearer is no longer expected."""

STRAYINGS = 2
"""After so many steps away from where they are expected, somebody goes their own way."""

CALL_HOLDS = 40.0
"""For how many seconds a call is followed."""

FAR = 99


class Watch:
    """Watches the others from one seat, and listens to what they call."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self._elsewhere: set[str] = set()
        self._place = ""
        self._came = 0.0
        self._now = 0.0
        self._expected: dict[str, tuple[str, str, int, float]] = {}
        self._strayed: dict[str, int] = {}
        self._called = ("", "", 0.0)
        self._in_trouble = ("", 0.0)

    @property
    def regard(self) -> Regard:
        """How the others are regarded now."""
        called, by, until = self._called
        trouble, trouble_until = self._in_trouble
        return Regard(
            elsewhere=frozenset(self._elsewhere),
            waited=self._now - self._came,
            called=called if self._now < until else "",
            called_by=by,
            in_trouble=trouble if self._now < trouble_until else "",
        )

    def look(self, view: Look, events: Sequence[Look]) -> None:
        """Looks around and listens. Whoever walks away from where they are expected goes their own way."""
        now = self._now = view["now"]
        place: str = next(a["place"] for a in view["adventurers"] if a["seat"] == self.seat)
        if place != self._place:
            self._place, self._came = place, now
        if place == self._called[0]:
            self._called = ("", "", 0.0)
        self._listen(events, now)
        inside = [a for a in view["adventurers"] if not a["out"]]
        if slam_is_near(view) or not view["started"] or any(map(is_stuck, inside)):
            self._expected.clear()
            return
        plan = goals(view, self._elsewhere)
        finders = {event["args"]["who"] for event in events if event["kind"] == "discovered"}
        for other in inside:
            if other["seat"] in self._elsewhere:
                self._welcome_back(other, plan)
            elif other["seat"] != self.seat:
                self._expect(view, other, plan.get(other["seat"]), other["seat"] in finders)

    def _listen(self, events: Sequence[Look], now: float) -> None:
        """ "Come here" and "help" are followed for a while; who says to go ahead is waited for no longer."""
        for event in events:
            if event["kind"] != "ping" or event["args"]["who"] == self.seat:
                continue
            who, what, on = (event["args"][key] for key in ("who", "what", "on"))
            if what == "here":
                self._called = (on, who, now + CALL_HOLDS)
            elif what == "help":
                self._in_trouble = (who, now + CALL_HOLDS)
            if what == "ahead" and on != self._place:
                self._elsewhere.add(who)
            else:
                self._elsewhere.discard(who)
                self._strayed[who] = 0

    def _welcome_back(self, other: Look, plan: Mapping[str, str | None]) -> None:
        """Who comes to where others work is one of them again."""
        if other["place"] in plan.values():
            self._elsewhere.discard(other["seat"])
            self._strayed[other["seat"]] = 0

    def _expect(self, view: Look, other: Look, goal: str | None, has_discovered: bool) -> None:
        """Notes how far somebody is from where they are expected, and whether they come nearer."""
        seat, place, now = other["seat"], other["place"], self._now
        if goal is None or other["dice"].count(BLACK) * 2 > len(other["dice"]):
            self._expected.pop(seat, None)
            return
        way = routes(view, goal).get(place)
        far = FAR if way is None else len(way)
        was_goal, was_place, was_far, since = self._expected.get(seat, ("", "", FAR, now))
        if was_goal == goal and far:
            if far < was_far:
                self._strayed[seat] = 0
            elif has_discovered or place != was_place:
                self._strayed[seat] = self._strayed.get(seat, 0) + 1
            elif now - since <= COMES_ALONG_WITHIN:
                return
            else:
                self._strayed[seat] = STRAYINGS
            if self._strayed[seat] >= STRAYINGS:
                self._elsewhere.add(seat)
                del self._expected[seat]
                return
        self._expected[seat] = (goal, place, far, now)
