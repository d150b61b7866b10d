"""Describes errors raised by a haunt, with the line of its module that caused them."""

import inspect
import traceback
from pathlib import Path
from typing import Any, cast

from .... import text
from ....engine import Fault, LamplitError
from ....games.betrayal import GAME
from ....games.betrayal.haunts.form import Haunt


def what_broke(haunt: Haunt, error: Exception) -> str:
    """Return the error itself, with the last line of the haunt's modules on the way to it, if there is one."""
    cause = error.__cause__ if isinstance(error, Fault) and error.__cause__ is not None else error
    what = str(cause) if isinstance(cause, LamplitError) else f"{type(cause).__name__}: {cause}"
    folder = Path(inspect.getfile(cast(Any, haunt.state))).parent
    places = [(Path(place.filename), place.lineno) for place in traceback.extract_tb(cause.__traceback__)]
    own = [(file, line) for file, line in places if file.parent == folder]
    if not own:
        return what
    file, line = own[-1]
    return text.say("error-haunt-broken", game=GAME.name, file=file.name, line=line or 0, what=what)


def by_players(failures: dict[str, set[int]]) -> list[str]:
    """Return each failure once, with the numbers of players for which it occurred."""
    told = ((", ".join(map(str, sorted(players))), what) for what, players in failures.items())
    return [f"{players}: {what}" if players else what for players, what in told]
