"""Explains system errors in the person's language; the operating system explains them in English only."""

import errno
import socket

from .bundles import say

KNOWN = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "no-folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "read-only",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ECONNREFUSED: "nobody-listens",
    errno.EADDRINUSE: "port-taken",
    errno.EADDRNOTAVAIL: "not-here",
    errno.EHOSTUNREACH: "unreachable",
    errno.ENETUNREACH: "unreachable",
    errno.ETIMEDOUT: "no-answer",
}


def reason(error: BaseException, language: str | None = None) -> str:
    """Return the reason for an error in a few words.

    >>> reason(FileNotFoundError(errno.ENOENT, "No such file or directory"), "de")
    'Datei oder Ordner gibt es nicht'
    >>> reason(OSError("the dog ate it"), "de")
    'the dog ate it'
    """
    if isinstance(error, socket.gaierror):
        return say("reason-unknown-name", language)
    if isinstance(error, OverflowError):
        return say("reason-no-port", language)
    number = errno.ETIMEDOUT if isinstance(error, TimeoutError) else getattr(error, "errno", None)
    if number in KNOWN:
        return say(f"reason-{KNOWN[number]}", language)
    return getattr(error, "strerror", None) or str(error)
