"""What an adventurer remembers of the others: who goes their own way, and what was called."""

from collections.abc import Mapping, Sequence

from .bot_plan import goals
from .bot_team import Regard, is_stuck
from .bot_time import goes_home, is_time_to_leave, slam_is_near
from .bot_ways import Look, exit_of, routes
from .data.figures import BLACK

COMES_ALONG_WITHIN = 45.0
"""Seconds after which somebody who does not come nearer is no longer expected."""

CALL_HOLDS = 40.0
"""For how many seconds a call is followed."""

COMES_BACK = ("here", "join", "coming")
"""Calls of somebody who works with the others."""

STAYS = 25.0
"""After so many seconds where others work, without a look for new chambers, somebody is one of them again."""

IDLE_AFTER = 30.0
"""After so many seconds without a deed somebody is not counted on."""

GONE_FOR = 30.0
"""After so many seconds a bot proposes to go on without somebody who is away."""

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
        self._called = ("", "", 0.0)
        self._in_trouble = ("", 0.0)
        self._called_out_until = 0.0
        self._homeward = False
        self._outward = False
        self._stays: dict[str, tuple[str, float]] = {}
        self._did: dict[str, float] = {}
        self._idle: set[str] = set()
        self._gone: dict[str, float] = {}

    @property
    def long_gone(self) -> list[str]:
        """Those who have been away for so long that one may go on without them."""
        return [seat for seat, since in self._gone.items() if self._now - since > GONE_FOR]

    @property
    def regard(self) -> Regard:
        """How the others are regarded now."""
        called, by, until = self._called
        trouble, trouble_until = self._in_trouble
        return Regard(
            elsewhere=frozenset(self._elsewhere | self._idle),
            waited=self._now - self._came,
            called=called if self._now < until else "",
            called_by=by,
            in_trouble=trouble if self._now < trouble_until else "",
            called_out=self._now < self._called_out_until,
            homeward=self._homeward,
            outward=self._outward,
        )

    def look(self, view: Look, events: Sequence[Look]) -> None:
        """Looks around and listens. Whoever walks away from where they are expected goes their own way."""
        now = self._now = view["now"]
        me = next(a for a in view["adventurers"] if a["seat"] == self.seat)
        place: str = me["place"]
        if place != self._place:
            self._place, self._came = place, now
        if place == self._called[0]:
            self._called = ("", "", 0.0)
        self._listen(events, now)
        self._see_who_does_nothing(view, events)
        # Whoever has set out for home or for the exit does not turn round half way.
        self._homeward = goes_home(view, me, self.regard)
        self._outward = exit_of(view) is not None and is_time_to_leave(view, self.regard)
        inside = [a for a in view["adventurers"] if not a["out"]]
        if slam_is_near(view) or not view["started"] or any(map(is_stuck, inside)):
            self._expected.clear()
            return
        plan = goals(view, self._elsewhere | self._idle)
        finders = {event["args"]["who"] for event in events if event["kind"] == "discovered"}
        for other in inside:
            if other["seat"] in self._elsewhere:
                self._welcome_back(other, plan, other["seat"] in finders)
            elif other["seat"] != self.seat and other["seat"] not in self._idle:
                self._expect(view, other, plan.get(other["seat"]), other["seat"] in finders)

    def _see_who_does_nothing(self, view: Look, events: Sequence[Look]) -> None:
        """Who is away and since when, and who does nothing though nothing keeps them from it: no slam, no mask."""
        now, deeds = self._now, {event["args"].get("who") for event in events}
        waits = slam_is_near(view) or not view["started"]
        for other in view["adventurers"]:
            seat, dice = other["seat"], other["dice"]
            if other["absent"] and not other["out"]:
                self._gone.setdefault(seat, now)
            else:
                self._gone.pop(seat, None)
            if seat in deeds or waits or dice.count(BLACK) * 2 > len(dice):
                self._did[seat] = now
            if now - self._did.setdefault(seat, now) > IDLE_AFTER and seat != self.seat and not other["out"]:
                self._idle.add(seat)
            else:
                self._idle.discard(seat)

    def _listen(self, events: Sequence[Look], now: float) -> None:
        """ "Come here" and "help" are followed for a while; who says to go ahead is waited for no longer."""
        for event in events:
            if event["kind"] != "ping" or event["args"]["who"] == self.seat:
                continue
            who, what, on = (event["args"][key] for key in ("who", "what", "on"))
            if what == "here":
                self._called = (on, who, now + CALL_HOLDS)
                self._called_out_until, self._outward = 0.0, False
            elif what == "help":
                self._in_trouble = (who, now + CALL_HOLDS)
            elif what == "out":
                self._called_out_until = now + CALL_HOLDS
            if what == "ahead" and on != self._place:
                self._elsewhere.add(who)
            elif what in COMES_BACK:
                self._elsewhere.discard(who)

    def _welcome_back(self, other: Look, plan: Mapping[str, str | None], has_discovered: bool) -> None:
        """Who comes to where others work and stays is one of them again; who only passes is not."""
        seat, place = other["seat"], other["place"]
        was_at, since = self._stays.get(seat, ("", self._now))
        if place != was_at or has_discovered or place not in plan.values():
            self._stays[seat] = (place, self._now)
        elif self._now - since > STAYS:
            self._elsewhere.discard(seat)

    def _expect(self, view: Look, other: Look, goal: str | None, has_discovered: bool) -> None:
        """Whoever looks for new chambers instead, walks off or does not come nearer for long goes their own way."""
        seat, place, now = other["seat"], other["place"], self._now
        if goal is None or other["dice"].count(BLACK) * 2 > len(other["dice"]):
            self._expected.pop(seat, None)
            return
        way = routes(view, goal).get(place)
        far = FAR if way is None else len(way)
        was_goal, was_place, was_far, since = self._expected.get(seat, ("", "", FAR, now))
        strays = has_discovered and bool(was_goal)
        if was_goal == goal and far >= was_far and far:
            if place == was_place and not strays and now - since <= COMES_ALONG_WITHIN:
                return
            strays = True
        if strays:
            self._elsewhere.add(seat)
            self._expected.pop(seat, None)
        else:
            self._expected[seat] = (goal, place, far, now)
