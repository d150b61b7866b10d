"""The scenario kit: reads somebody's own haunt, plays it, and says what is missing.

Such a haunt has the same form as Lamplit's own (docs/adding-a-haunt.md): a module, and its books in the folder
`books` beside it.
"""

from .check import check
from .findings import Finding
from .reading import BadHaunt, Visitor, read_haunt

__all__ = ["BadHaunt", "Finding", "Visitor", "check", "read_haunt"]
