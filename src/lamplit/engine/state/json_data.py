"""JSON-ready data: its one written form, and checks of its kind."""

import json
from typing import Any, TypeGuard


def canonical(data: Any) -> str:
    """The one way to write this as JSON: equal texts mean equal data, to the type."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def is_list(data: Any) -> TypeGuard[list[Any]]:
    """Whether this is a JSON array."""
    return isinstance(data, list)


def is_dict(data: Any) -> TypeGuard[dict[str, Any]]:
    """Whether this is a JSON object."""
    return isinstance(data, dict)
