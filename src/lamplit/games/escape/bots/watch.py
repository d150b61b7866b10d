"""The memory of a bot: which adventurers go their own way, and what was called."""

from collections.abc import Mapping, Sequence

from ....engine import Told
from ..data.figures import BLACK
from ..view.types import AdventurerView, View
from .plan import goals
from .team import Regard, is_stuck
from .timing import goes_home, is_time_to_leave, slam_is_near
from .ways import exit_of, routes

COMES_ALONG_WITHIN = 45.0
"""Seconds after which an adventurer who does not come nearer is no longer expected."""

CALL_HOLDS = 40.0
"""Seconds for which a call is followed."""

COMES_BACK = ("here", "join", "coming")
"""Calls by which an adventurer joins the work again."""

STAYS = 25.0
"""Seconds after which an adventurer who stays where others work, and explores no further, is one of them again."""

IDLE_AFTER = 30.0
"""Seconds without a command after which an adventurer is not counted on."""

GONE_FOR = 30.0
"""Seconds after which a bot proposes to go on without an absent player."""

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
        self.regard = Regard()

    @property
    def long_gone(self) -> list[str]:
        """The seats of players who have been away for so long that the team may go on without them."""
        return [seat for seat, since in self._gone.items() if self._now - since > GONE_FOR]

    def _regarded(self) -> Regard:
        """Return how the others are regarded now."""
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

    def look(self, view: View, events: Sequence[Told]) -> None:
        """Look around and listen. An adventurer who walks away from where they are expected goes their own way."""
        self._look(view, events)
        self.regard = self._regarded()

    def _look(self, view: View, events: Sequence[Told]) -> None:
        now = self._now = view["now"]
        me = next(a for a in view["adventurers"] if a["seat"] == self.seat)
        place: str = me["place"]
        if place != self._place:
            self._place, self._came = place, now
        if place == self._called[0]:
            self._called = ("", "", 0.0)
        self._listen(events, now)
        self._see_who_does_nothing(view, events)
        # An adventurer who has set out for home or for the exit does not turn round half way.
        self._homeward = goes_home(view, me, self._regarded())
        self._outward = exit_of(view) is not None and is_time_to_leave(view, self._regarded())
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

    def _see_who_does_nothing(self, view: View, events: Sequence[Told]) -> None:
        """Note which players are away, and who does nothing though no slam and no mask prevents it."""
        now, acting = self._now, {event["args"].get("who") for event in events}
        waits = slam_is_near(view) or not view["started"]
        for other in view["adventurers"]:
            seat, dice = other["seat"], other["dice"]
            if other["absent"] and not other["out"]:
                self._gone.setdefault(seat, now)
            else:
                self._gone.pop(seat, None)
            if seat in acting or waits or dice.count(BLACK) * 2 > len(dice):
                self._did[seat] = now
            if now - self._did.setdefault(seat, now) > IDLE_AFTER and seat != self.seat and not other["out"]:
                self._idle.add(seat)
            else:
                self._idle.discard(seat)

    def _listen(self, events: Sequence[Told], now: float) -> None:
        """Follow calls of "come here" and "help" for a while, and wait no longer for those who say to go ahead."""
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

    def _welcome_back(self, other: AdventurerView, plan: Mapping[str, str | None], has_discovered: bool) -> None:
        """An adventurer who stays where others work is one of them again; one who only passes is not."""
        seat, place = other["seat"], other["place"]
        was_at, since = self._stays.get(seat, ("", self._now))
        if place != was_at or has_discovered or place not in plan.values():
            self._stays[seat] = (place, self._now)
        elif self._now - since > STAYS:
            self._elsewhere.discard(seat)

    def _expect(self, view: View, other: AdventurerView, goal: str | None, has_discovered: bool) -> None:
        """An adventurer who explores instead, walks off, or comes no nearer for long goes their own way."""
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
