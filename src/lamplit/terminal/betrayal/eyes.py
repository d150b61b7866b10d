"""Who sits before one screen in Betrayal: what they are called, and whether they must look away from each other."""

from collections.abc import Mapping
from typing import Any


def candid(view: Mapping[str, Any]) -> bool:
    """Until the haunt begins all lies open, but for what somebody has looked at alone."""
    return bool(view) and not view["haunt"] and not view["seen"]


def plays(view: Mapping[str, Any], seat: str) -> str:
    """The explorer somebody has chosen, or nothing."""
    return next((name for name, one in view.get("explorers", {}).items() if one["seat"] == seat), "")
