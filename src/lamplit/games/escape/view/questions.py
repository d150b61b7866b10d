"""What adventurers are asked. What each may do is in the options; no question has arguments."""

from typing import Any

from ....engine import NoArguments

QUESTIONS: dict[str, Any] = dict.fromkeys(
    ("before", "command", "paused", "outside", "choose-curse", "choose-gift", "choose-lay"), NoArguments
)
