"""What has been read from files is kept. All of it is read anew once `clear_file_caches` was called."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_caches: list[Any] = []


def file_cached(read: F) -> F:
    """Lets a function read each thing once."""
    cached: Any = cache(read)
    _caches.append(cached)
    return cached


def clear_file_caches() -> None:
    """There is more to be read than before."""
    for cached in _caches:
        cached.cache_clear()
