"""What the Zeds of one track cost the town: hits, spaces that fall, and the town itself where nobody stops them."""

from functools import lru_cache
from math import exp
from typing import NamedTuple

from ..data.board import SHIFTS
from ..data.tables import LAST_COLUMN
from ..odds.columns import clamped, column_of
from .duels import Profile, duel

TOWN_WORTH = 100.0
FADES, DELAY = 0.66, 0.88
"""How much less a danger, and a fight, weigh for each step that the Zeds have yet to make."""
PACE = 0.62
"""How often a track is activated in a turn."""
FARTHEST = 24
EXPOSED = 0.7
"""How much the hits weigh that a defender will take."""
INFECTS = 2.0
"""What a fight costs besides all hits."""
WORN = 0.3
"""What a hit on the Zeds is worth: more will come, and who waits for them in Town meets them all at once."""
RESERVE = 0.15
"""The chance that a unit in Town Center gets to the edge of Town in time."""
NEXT: Profile = (3, 3, 3, 5, 5, 5)
"""The Zed that comes next to a track."""
COMING = 0.4
"""How much it weighs where others are on their way."""
BREACH = 0.15
"""How likely an Outbreak brings a Zed to the track before long."""
HARDLY = 0.02
"""What is less likely than this is not looked at."""


class Post(NamedTuple):
    """Those who hold a space: their strength, hit by hit, the columns they get besides, and what a hit costs."""

    profile: Profile
    edge: int
    price: float

    def left_with(self, hits: int) -> "Post | None":
        """This post with so many hits left, or None."""
        return Post(self.profile[:hits], self.edge, self.price) if hits > 0 else None


class Road(NamedTuple):
    """A track: the columns that each space gives its defenders, from #0 on, and what it costs if the space falls.

    `breach` is the number of the space in which an Outbreak would bring Zeds, or nothing where there are none;
    `sickens` says whether fights raise infection.
    """

    shifts: tuple[int, ...]
    falls: tuple[float, ...]
    breach: int | None = None
    sickens: bool = True


Posts = tuple[tuple[int, Post], ...]
Groups = tuple[tuple[int, Profile], ...]


@lru_cache(maxsize=128)
def soon(turns: int, fades: float = FADES) -> tuple[float, ...]:
    """How much a danger weighs by the activations that it is away, so many turns before the end."""
    expected = PACE * (turns + 1)
    weights, reached, term = [1.0], 1.0, exp(-expected)
    for steps in range(1, FARTHEST + 2):
        reached -= term
        term *= expected / steps
        weights.append(fades**steps * max(0.0, reached))
    return tuple(weights)


def joined(one: Post | None, other: Post) -> Post:
    """Two who hold a space: the better fights as long as it can, the cheaper takes the hits where it matters little."""
    if one is None:
        return other
    better, worse = (one, other) if one.profile[-1] + one.edge >= other.profile[-1] + other.edge else (other, one)
    return Post((*worse.profile, *better.profile), better.edge, min(better.price, worse.price))


@lru_cache(maxsize=65536)
def cost(road: Road, posts: Posts, groups: Groups, reserve: int, turns: int) -> float:
    """What all Zeds of a track cost, the nearest first, and the one that comes next."""
    held = dict(posts)
    falls = list(road.falls)
    found = 0.0
    for number, mob in groups:
        found += _march(road, falls, held, (number, mob), reserve, turns, 1.0)
    beyond = (len(road.shifts), NEXT)
    found += _march(road, falls, held, beyond, reserve, turns, COMING if groups else 1.0)
    if road.breach is not None:
        found += _march(road, falls, held, (road.breach + 1, NEXT), reserve, turns, BREACH)
    return found


def _march(
    road: Road,
    falls: list[float],
    held: dict[int, Post],
    group: tuple[int, Profile],
    reserve: int,
    turns: int,
    passing: float,
) -> float:
    """What one mob costs. Those whom it meets are the worse for it when the next one comes."""
    start, mob = group
    weights, fights = soon(turns), soon(turns, DELAY)
    infects = INFECTS if road.sickens else 0.0
    found = steps = 0.0
    carried: Post | None = None
    for number in range(start - 1, -1, -1):
        steps += 1.0
        post = held.pop(number, None)
        if carried is not None:
            post, carried = joined(post, carried), None
        if post is not None:
            met = duel(post.profile, mob, road.shifts[number] + post.edge)
            dealt = len(mob) - (1.0 - met.killed) * met.passed
            costs = EXPOSED * post.price * met.hurt + infects * met.rounds - WORN * dealt
            found += passing * _weight(fights, steps) * costs
            steps += met.rounds - 1.0
            passing *= 1.0 - met.killed
            if met.killed >= 0.5:
                stays = post.left_with(len(post.profile) - round(met.hurt))
                if stays is not None:
                    held[number] = stays
                if passing < HARDLY:
                    return found
            else:
                carried = post.left_with(round(met.standing))
            mob = mob[: max(1, round(met.passed))]
        if falls[number]:
            found += passing * _weight(weights, steps) * falls[number]
            if passing > 0.5:
                falls[number] = 0.0
    if reserve and start:
        column = clamped(column_of(reserve, mob[-1]) + SHIFTS["town"])
        passing *= 1.0 - RESERVE * (column + 1) / (LAST_COLUMN + 2)
    return found + TOWN_WORTH * passing * _weight(weights, steps + 1.0)


def _weight(weights: tuple[float, ...], steps: float) -> float:
    whole = int(steps)
    if whole >= FARTHEST:
        return 0.0
    here = weights[whole]
    return here + (steps - whole) * (weights[whole + 1] - here)
