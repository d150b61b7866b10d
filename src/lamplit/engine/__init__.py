"""The engine: asks, steps, chance, audiences, records, matches. It knows no game by name and touches no file.

A whole game, and what can be done with it:

>>> from lamplit.engine.state.bounds import Number, table_of
>>> @plain
... class Dice(Table):
...     bank: int = 0
>>> async def turn(t: Dice):
...     if not await ask("ann", "go-on", {"roll": True, "stop": False}, bank=t.bank):
...         t.end(how="stopped", bank=t.bank)
...     (die,) = t.chance.roll("die", (0, 1, 2, 3), 1)
...     t.tell(ALL, "rolled", die=die)
...     t.bank = t.bank + die if die else 0
...     return turn
>>> GAME = Game(
...     name="dice",
...     settings=(),
...     table=Dice,
...     seats=lambda options: ("ann",),
...     set_up=lambda options, chance: Dice(step="turn", chance=chance),
...     steps=named(turn),
...     view=lambda t, seat: {"bank": t.bank},
...     zones=lambda t: (),
...     sample=lambda t, seat, chance: None,
...     why_not=lambda t, seat, offer, name: Refusal("dice.roll-or-stop"),
...     revealing=frozenset({"rolled"}),
...     bounds=table_of(bank=Number(0, 1000)),
... )
>>> match = start(GAME, "a seed", {})
>>> match.questions
[Question('ann-1', 'go-on', ['roll', 'stop'])]
>>> match.answer("ann", "roll")
>>> match.events("spectator")
[{'n': 1, 'kind': 'rolled', 'args': {'die': 0}}]
>>> match.why_not("ann", "cheat").rule
'dice.roll-or-stop'
>>> twin = match.clone()
>>> twin.answer("ann", "stop")
>>> twin.result, match.over
({'how': 'stopped', 'bank': 0}, False)
>>> from lamplit.engine.testing import conformance
>>> conformance.check(GAME, seed="1", every=1).worlds > 0
True
"""

from .errors import (
    BadOption,
    BadRecord,
    Excess,
    Fault,
    Forgotten,
    Illegal,
    LamplitError,
    NewerRecord,
    NoSample,
    UnknownGame,
    UnknownSeat,
)
from .game import Game, Module, Refusal, Step, named
from .knowledge.cached_view import CachedView, Derived
from .knowledge.public_types import NoArguments, PublicTypes, Told, ToldEvent
from .knowledge.sides import ALONE, Sides, together
from .knowledge.zones import Hidden, Zone, census, deal_anew, may_see, shown, shuffle_unseen
from .matches.match import Match, start
from .matches.retraction import most_to_retract, retract
from .matches.table_talk import TableTalk
from .modules import made_of, steps_of
from .occasions import Catalogue, Effect, never, no_target
from .questions.asking import Offer, ask, ask_all, ask_any, ask_in_turn, ask_team
from .questions.indexed import Indexed
from .questions.question import Option, Question
from .settings import Setting, flag, number, one_of, several
from .state.chance import Chance, commitment
from .state.plain import (
    Plain,
    items,
    mapping,
    omit_if_empty,
    open_kinds,
    packed_as,
    plain,
    recorded_as,
    transient,
    unchanging,
)
from .state.table import ALL, CLOCK, NOBODY, SPECTATOR, Audience, Table

__all__ = [
    "ALL",
    "ALONE",
    "CLOCK",
    "NOBODY",
    "SPECTATOR",
    "Audience",
    "BadOption",
    "BadRecord",
    "CachedView",
    "Catalogue",
    "Chance",
    "Derived",
    "Effect",
    "Excess",
    "Fault",
    "Forgotten",
    "Game",
    "Hidden",
    "Illegal",
    "Indexed",
    "LamplitError",
    "Match",
    "Module",
    "NewerRecord",
    "NoArguments",
    "NoSample",
    "Offer",
    "Option",
    "Plain",
    "PublicTypes",
    "Question",
    "Refusal",
    "Setting",
    "Sides",
    "Step",
    "Table",
    "TableTalk",
    "Told",
    "ToldEvent",
    "UnknownGame",
    "UnknownSeat",
    "Zone",
    "ask",
    "ask_all",
    "ask_any",
    "ask_in_turn",
    "ask_team",
    "census",
    "commitment",
    "deal_anew",
    "flag",
    "items",
    "made_of",
    "mapping",
    "may_see",
    "most_to_retract",
    "named",
    "never",
    "no_target",
    "number",
    "omit_if_empty",
    "one_of",
    "open_kinds",
    "packed_as",
    "plain",
    "recorded_as",
    "retract",
    "several",
    "shown",
    "shuffle_unseen",
    "start",
    "steps_of",
    "together",
    "transient",
    "unchanging",
]
