"""The engine: asks, steps, chance, audiences, records, matches. It knows no game by name and touches no file."""

from .asides import Asides
from .chance import Chance, commitment
from .errors import BadOption, BadRecord, Fault, Illegal, LamplitError, NewerRecord, NoSample, UnknownGame, UnknownSeat
from .game import Game, Refusal, Step, named
from .match import Match, start
from .options import Setting, flag, number, one_of
from .plain import items, mapping, plain, transient
from .question import Option, Question
from .table import ALL, CLOCK, NOBODY, SPECTATOR, Audience, Offer, Table, ask, ask_all, ask_any, ask_team
from .zones import Zone, census, deal_anew, may_see, shown

__all__ = [
    "ALL",
    "CLOCK",
    "NOBODY",
    "SPECTATOR",
    "Asides",
    "Audience",
    "BadOption",
    "BadRecord",
    "Chance",
    "Fault",
    "Game",
    "Illegal",
    "LamplitError",
    "Match",
    "NewerRecord",
    "NoSample",
    "Offer",
    "Option",
    "Question",
    "Refusal",
    "Setting",
    "Step",
    "Table",
    "UnknownGame",
    "UnknownSeat",
    "Zone",
    "ask",
    "ask_all",
    "ask_any",
    "ask_team",
    "census",
    "commitment",
    "deal_anew",
    "flag",
    "items",
    "mapping",
    "may_see",
    "named",
    "number",
    "one_of",
    "plain",
    "shown",
    "start",
    "transient",
]
