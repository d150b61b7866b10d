"""The types of what the haunt tells and asks."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByMonster, ByOne, MonsterToOne


class Blow(ByOne):
    """The arguments of `solomon-blow`."""

    blows: int
    """How many blows have fallen."""


EVENTS: dict[str, Any] = {
    "solomon-obeys": Annotated[MonsterToOne, "A Demon obeys an explorer who has the Ring."],
    "solomon-loose": Annotated[NoArguments, "No hero has the Ring any more, and the Demons obey nobody."],
    "solomon-blow": Annotated[Blow, "An explorer strikes a blow against the Demon Lord."],
}

QUESTIONS: dict[str, Any] = {
    "solomon-gate": Annotated[NoArguments, "In which room do the Demons come?"],
    "solomon-hunt": Annotated[NoArguments, "Which explorer does a Demon go for?"],
    "solomon-attack": Annotated[NoArguments, "Which explorer does a Demon attack?"],
    "solomon-where": Annotated[ByMonster, "Where does a Demon go that obeys you?"],
    "solomon-whom": Annotated[ByMonster, "Which figure does a Demon attack that obeys you?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
