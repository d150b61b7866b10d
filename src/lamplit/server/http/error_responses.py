"""Errors as clients see them: an id, arguments and text in the person's language, without internals."""

from typing import Any

from ...engine.errors import Fault, LamplitError
from ..errors import Refused
from ..storage.store import StoreUnavailable

STATUS = {
    "error-table-unknown": 404,
    "error-record-unknown": 404,
    "error-game": 404,
    "error-address": 404,
    "error-secret": 403,
    "error-invite": 403,
    "error-origin": 403,
    "error-host-only": 403,
    "error-door-closed": 403,
    "error-spectators": 403,
    "error-late-invite": 403,
    "error-latecomers": 403,
    "error-other-side": 403,
    "error-late-over": 409,
    "error-seat-held": 409,
    "error-seat-taken": 409,
    "error-started": 409,
    "error-table-aside": 409,
    "error-busy": 503,
    "error-hall-full": 503,
    "error-chore-busy": 503,
    "error-too-fast": 429,
    "error-tables-today": 429,
    "error-table-old": 410,
    "error-record-long": 413,
    "error-import-quota": 429,
    "error-import-full": 503,
}


def status_of(error: LamplitError) -> int:
    """Return the HTTP status of an error."""
    if isinstance(error, StoreUnavailable):
        return 503
    if isinstance(error, Fault):
        return 500
    return STATUS.get(error.message, 400)


def as_told(error: LamplitError, language: str) -> dict[str, Any]:
    """Return an error for a person."""
    if isinstance(error, Fault):
        error = Refused("error-inside")
    arguments = {name: _plain(value) for name, value in error.arguments.items() if name != "rule"}
    rule = error.arguments.get("rule")
    return {"message": error.message, "arguments": arguments, "rule": rule, "text": error.text(language)}


def _plain(value: Any) -> Any:
    return value if isinstance(value, (str, int, float, bool, list, type(None))) else str(value)
