"""Secrecy: no watcher can tell two worlds apart that differ only in what it may not know.

The true match and a world sampled from what a watcher knows are played on side by side with the same answers. As long
as the watcher is told the same in both, views and questions must be the same to the byte, and so must the company it is
in (sides, viewpoints, who hears whom), what it may take back, and the words in which that is refused. The first thing
told in one world only must be of a kind that the game declares as `revealing`; anything else is a leak. Where each in
turn may react or pass, both worlds wait for the same seat: a seat that is passed over could not have reacted, and a
round that ends sooner says so.
"""

import json
from collections.abc import Sequence

from ..errors import Illegal
from ..matches.match import Match
from ..matches.retraction import retract
from ..records.segment import Answer, Segment
from ..state.chance import Chance
from ..state.table import CLOCK, SPECTATOR

LONGEST_LAG = 40
MOST_ROLLOUTS = 60


class _World:
    """A match as one watcher sees it from now on. `earlier` holds the segments before the match begins."""

    def __init__(self, match: Match, watcher: str, before: int | None = None, earlier: Sequence[Segment] = ()) -> None:
        self.match = match
        self.watcher = watcher
        self.earlier = earlier
        self._before = match.heard(watcher) if before is None else before
        self.caught_up = False

    def heard(self) -> list[tuple[str, str]]:
        """What the watcher was told: the kind, and all of it as text."""
        return [(e["kind"], json.dumps([e["kind"], e["args"]])) for e in self.match.events(self.watcher, self._before)]

    def asked(self) -> str:
        """The watcher's open question as text."""
        question = self.match.question(self.watcher)
        return "" if question is None else json.dumps(question.pack())

    def ended(self) -> str:
        """How the game ended, if it did."""
        return json.dumps(self.match.result)

    def company(self) -> str:
        """Who is on whose side and shares a viewpoint, and whose words to their team reach the watcher."""
        sides, watcher = self.match.sides, self.watcher
        hears = [seat for seat in self.match.seats if watcher in sides.team(seat)]
        return json.dumps([sides.named, sides.mates(watcher), sides.team(watcher), hears])

    def undo(self) -> str:
        """What stands against taking back the watcher's answer, if that was the newest."""
        newest = [answer for segment in self.match.story() for answer in segment.answers[-1:]][-1:]
        if not newest or newest[0][0] != self.watcher:
            return ""
        refusal = self.match.why_not_undo(self.watcher)
        return "may" if refusal is None else refusal.message

    def takes_back(self) -> str:
        """What a table tells the watcher that wants to undo, whichever seat answered last."""
        if self.watcher == SPECTATOR:
            return ""
        trial = self.match.clone()
        trial.segments[:0] = self.earlier
        try:
            return f"{retract(trial, self.watcher)} taken back"
        except Illegal as refusal:
            return json.dumps([refusal.message, refusal.arguments], sort_keys=True)

    def waits_for(self) -> list[str]:
        """Who has to answer."""
        return [question.seat for question in self.match.questions]

    def progress(self) -> tuple[int, bool, bool]:
        """How far the watcher has come: things heard, the end, a question."""
        return len(self.heard()), self.match.over, bool(self.asked())

    def rollout(self, luck: Chance) -> "_World":
        """A copy in which the others have played on until the watcher hears more, is asked, or the game is over."""
        world = _World(self.match.clone(), self.watcher, self._before, self.earlier)
        heard = len(world.heard())
        for _ in range(LONGEST_LAG):
            if world.match.over or world.asked() or len(world.heard()) > heard:
                break
            question = luck.pick("lagging", world.match.questions)
            world.match.answer(question.seat, luck.pick("lagging", question.options).name)
        return world


def compare(match: Match, sampled: Match, watcher: str, luck: Chance, ahead: int) -> None:
    """Plays both worlds on for up to `ahead` answers and raises `AssertionError` if the watcher can tell them apart."""
    truth = _World(match.clone(), watcher)
    guess = _World(sampled, watcher, earlier=match.segments[:])
    for _ in range(ahead + 1):
        _react_in_turn(truth, guess)
        if _part(truth, guess, luck):
            return
        answer = _common_answer(truth, guess, luck)
        if answer is None:
            return
        truth.match.answer(*answer)
        guess.match.answer(*answer)


def first_difference(mine: str, other: str) -> str:
    """The place where two texts differ, with some text around it.

    >>> first_difference('{"deck": 7, "hand": 3}', '{"deck": 7, "hand": 4}')
    '…{"deck": 7, "hand": 3} | …{"deck": 7, "hand": 4}'
    """
    at = next((n for n, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), min(len(mine), len(other)))
    return " | ".join(f"…{text[max(0, at - 90) : at + 60]}" for text in (mine, other))


def _part(truth: _World, guess: _World, luck: Chance) -> bool:
    """Whether the worlds have parted for good reason, so that there is nothing more to compare."""
    while True:
        if _told_apart(truth, guess):
            return True
        if truth.progress() == guess.progress():
            break
        leading, lagging = (truth, guess) if truth.progress() > guess.progress() else (guess, truth)
        if not _catch_up(leading, lagging, luck):
            return True
    if truth.asked() != guess.asked():
        raise _leak(truth, "asked something else", truth.asked(), guess.asked())
    if truth.ended() != guess.ended():
        raise _leak(truth, "shown another result", truth.ended(), guess.ended())
    if truth.company() != guess.company():
        raise _leak(truth, "in other company", truth.company(), guess.company())
    if truth.undo() and guess.undo() and truth.undo() != guess.undo():
        raise _leak(truth, "allowed to take back in one world only", truth.undo(), guess.undo())
    said = [world.takes_back() for world in (truth, guess)]
    if said[0] != said[1]:
        raise _leak(truth, "told something else where it wants to take back", *said)
    if not truth.asked() and truth.waits_for() != guess.waits_for():
        return True
    views = [json.dumps(world.match.view(truth.watcher)) for world in (truth, guess)]
    if views[0] != views[1]:
        raise _leak(truth, "shown another view", *views)
    return truth.match.over


def _react_in_turn(truth: _World, guess: _World) -> None:
    """After the same answers the same seat may react, or none, unless the watcher was told different things."""
    mine, other = truth.match.reacting, guess.match.reacting
    if mine != other and not (truth.caught_up or guess.caught_up) and not _told_apart(truth, guess):
        raise _leak(truth, "kept waiting for somebody else's reaction", str(mine), str(other))


def _catch_up(leading: _World, lagging: _World, luck: Chance) -> bool:
    """Lets the others play on in one world until the watcher has come as far as in the other; whether that worked.

    One world may need more decisions of others for the same to happen: that alone is no leak. But if it cannot happen
    there, whatever they decide, the watcher has learnt something; unless it is told something revealing instead.
    """
    heard = len(lagging.heard())
    awaited = leading.heard()[heard:][:1]
    revealing = leading.match.game.revealing
    only_revealed = True
    for _ in range(MOST_ROLLOUTS):
        world = lagging.rollout(luck)
        told = world.heard()[heard:][:1]
        if told == awaited and (told or (world.asked(), world.ended()) == (leading.asked(), leading.ended())):
            lagging.match, lagging.caught_up = world.match, True
            return True
        if world.progress() == (heard, False, False):
            return False
        only_revealed = only_revealed and bool(told) and told[0][0] in revealing
    if only_revealed:
        return False
    raise _leak(leading, "told, asked or at the end in one world only", _all(leading), _all(lagging))


def _told_apart(truth: _World, guess: _World) -> bool:
    """Whether the watcher was told different things, and may have been."""
    revealing = truth.match.game.revealing
    mine, other = truth.heard(), guess.heard()
    for (kind, told), (other_kind, other_told) in zip(mine, other, strict=False):
        if told != other_told:
            if kind not in revealing and other_kind not in revealing:
                raise _leak(truth, "told something else by an event that is not declared revealing", told, other_told)
            return True
    longer = mine if len(mine) > len(other) else other
    return any(kind in revealing for kind, _ in longer[min(len(mine), len(other)) :][:1])


def _common_answer(truth: _World, guess: _World, luck: Chance) -> Answer | None:
    """An answer that some seat can give in both worlds."""
    questions = truth.match.questions
    for _ in range(len(questions)):
        question = questions.pop(luck.below("who", len(questions)))
        other = guess.match.question(question.seat)
        if other is None:
            continue
        possible = {option.name for option in other.options}
        names = [option.name for option in question.options if option.name in possible]
        if names:
            at = None if question.deadline is None or question.seat == CLOCK else truth.match.now
            return question.seat, luck.pick("what", names), at
    return None


def _all(world: _World) -> str:
    return f"{[told for _, told in world.heard()]} {world.asked()} {world.ended()}"


def _leak(world: _World, what: str, mine: str, other: str) -> AssertionError:
    return AssertionError(
        f"{world.watcher} can tell two worlds apart that differ only in what it may not know: it is {what}: "
        f"{first_difference(mine, other)}"
    )
