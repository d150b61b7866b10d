"""Caches the results of reading files until `clear_file_caches` is called."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_caches: list[Any] = []


def file_cached(read: F) -> F:
    """Cache the results of a function that reads files."""
    cached: Any = cache(read)
    _caches.append(cached)
    return cached


def clear_file_caches() -> None:
    """Drop all cached results, because files were added or changed."""
    for cached in _caches:
        cached.cache_clear()
