"""How a haunt reads what it adds to the table."""

from collections.abc import Callable
from typing import TypeVar

from ...state import Scenario, Table

S = TypeVar("S", bound=Scenario)


def state_as(kind: type[S]) -> Callable[[Table], S]:
    """Return the function by which a haunt reads its state: `state = state_as(Mummy)`, then `state(t).learned`."""

    def state(t: Table) -> S:
        assert isinstance(t.scenario, kind)
        return t.scenario

    return state
