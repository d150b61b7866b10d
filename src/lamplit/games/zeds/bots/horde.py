"""A player by rules of thumb who leads the Zeds, and does what the town likes least."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from ....engine import Question, Told
from ....engine.state.chance import from_seed
from ..data.board import INWARD, SPACES, STARTS
from ..view.types import View
from .town import Town
from .worth import Foe

ALWAYS = 2.0
"""What a card is worth that is of use at any time."""
SWARM = 4.0
FRENZY = 3.0


class ThumbHorde:
    """Plays the Zeds of a versus game from what their seat sees."""

    def __init__(self, seat: str, seed: str) -> None:
        self.seat = seat
        self._luck = from_seed(f"thumb {seed}")

    def choose(self, question: Question, view: View, events: Sequence[Told]) -> str | None:
        """What the town likes least."""
        town, names = Town(view), question.names
        weigh: Callable[[Town, str], float] | None = getattr(self, f"_{question.prompt.replace('-', '_')}", None)
        if weigh is None:
            return self._luck.pick("any", names)
        return max(names, key=lambda name: weigh(town, name))

    # -- where the rules leave a choice ------------------------------------------------------------------------------

    def _fated_track(self, town: Town, name: str) -> float:
        return town.track_danger(_target(name))

    def _next_track(self, town: Town, name: str) -> float:
        return town.track_danger(_target(name))

    def _which_start(self, town: Town, name: str) -> float:
        return town.track_danger(_target(name)[0])

    def _another_start(self, town: Town, name: str) -> float:
        return town.track_danger(_target(name)[0])

    def _strongest(self, town: Town, name: str) -> float:
        """A marker for the one that is nearest to Town Center."""
        return -SPACES[town.foes[_target(name)].place].number

    def _farthest(self, town: Town, name: str) -> float:
        return self._strongest(town, name)

    def _spread_hits(self, town: Town, name: str) -> float:
        """So that as many live, and as strong, as possible."""
        changed: dict[str, Foe | None] = {}
        killed = 0
        for zed, hits in Counter(_target(name).split("+")).items():
            foe = town.foes.get(zed)
            if foe is not None:
                changed[zed] = foe.hurt(hits)
                killed += changed[zed] is None
        return town.after(None, changed) - 2.0 * killed

    # -- cards -------------------------------------------------------------------------------------------------------

    def _horde_card(self, town: Town, name: str) -> float:
        """The card that does most now; one is drawn in every turn, so none is kept for long."""
        if name == "go-on":
            return ALWAYS / 2
        _, card, *targets = name.split(":")
        weigh: Callable[..., float] = getattr(self, f"_{card}")
        return weigh(town, *targets)

    def _horde_surge(self, town: Town, track: str) -> float:
        """How much worse it gets when all Zeds of a track go on."""
        zeds = [foe for foe in town.foes.values() if SPACES[foe.place].track == track]
        if any(SPACES[foe.place].number == 0 for foe in zeds):
            return 100.0
        on: Mapping[str, Foe] = {foe.name: foe.at(INWARD[foe.place]) for foe in zeds}
        return town.after(None, on) - town.danger

    def _horde_swarm(self, town: Town, track: str) -> float:
        return SWARM + 0.02 * town.track_danger(track)

    def _horde_mend(self, town: Town, track: str) -> float:
        hits = [zed["hits"] for zed in town.view["zeds"].values() if SPACES[zed["place"]].track == track]
        return 1.5 * sum(hits)

    def _horde_frenzy(self, town: Town) -> float:
        """Most where many stand before the town's units."""
        posts = {guard.place for guard in town.guards.values()}
        before = [foe for foe in town.foes.values() if foe.place not in STARTS and INWARD[foe.place] in posts]
        return FRENZY * len(before) / 2

    def _horde_fever(self, town: Town) -> float:
        return town.infection_costs(2) if town.has_infection else 0.0


def _target(name: str) -> str:
    return name.partition(":")[2]
