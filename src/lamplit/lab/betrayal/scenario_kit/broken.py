"""What broke in a haunt that is being played, and on which line of its module."""

import inspect
import traceback
from pathlib import Path
from typing import Any, cast

from .... import text
from ....engine import Fault, LamplitError
from ....games.betrayal import GAME
from ....games.betrayal.haunts.form import Haunt


def what_broke(haunt: Haunt, error: Exception) -> str:
    """The error itself, and the last line of the module on the way to it, if there is one."""
    cause = error.__cause__ if isinstance(error, Fault) and error.__cause__ is not None else error
    what = str(cause) if isinstance(cause, LamplitError) else f"{type(cause).__name__}: {cause}"
    file = inspect.getfile(cast(Any, haunt.state))
    lines = [place.lineno for place in traceback.extract_tb(cause.__traceback__) if place.filename == file]
    if not lines:
        return what
    return text.say("error-haunt-broken", game=GAME.name, file=Path(file).name, line=lines[-1] or 0, what=what)


def by_players(failures: dict[str, set[int]]) -> list[str]:
    """Each failure once, with the numbers of players with which it happened."""
    told = ((", ".join(map(str, sorted(players))), what) for what, players in failures.items())
    return [f"{players}: {what}" if players else what for players, what in told]
