"""Turns message ids and arguments into German or English text.

The words stand in Fluent files: the engine's in `engine/text/`, the programs' beside this module, each game's in its
own `text/` folder, and what only some may read in its secret `books/`. A module of a game has the same two folders. A
game may override a shared message. See `wording` for how events, prompts and options find theirs.

>>> say("list-and", "en", first="Anna", last="Marco")
'Anna and Marco'
>>> say("list-and", "de", first="Anna", last="Marco")
'Anna und Marco'
"""

from .books import add_module, book_words, books
from .bundles import LANGUAGES, MissingMessage, compose, faults, has, hint, language, messages, say, source, speak
from .pictures import Pictures, book_pictures
from .reasons import reason
from .wording import CASES, error, event, forms, name, names, option, prompt, prompt_arguments, result

__all__ = [
    "CASES",
    "LANGUAGES",
    "MissingMessage",
    "Pictures",
    "add_module",
    "book_pictures",
    "book_words",
    "books",
    "compose",
    "error",
    "event",
    "faults",
    "forms",
    "has",
    "hint",
    "language",
    "messages",
    "name",
    "names",
    "option",
    "prompt",
    "prompt_arguments",
    "reason",
    "result",
    "say",
    "source",
    "speak",
]
