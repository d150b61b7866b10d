"""Secrets: created once, given to one person, stored as hashes only."""

import base64
import hashlib
import hmac
import secrets

from .limits import origin_of

LENGTH = 32
"""Random bytes in a secret."""

SHAPE = r"^[A-Za-z0-9_-]{43}$"
"""The form of a secret."""

NOBODYS = "0" * 64
"""A hash that fits no secret, compared where there is none so that this takes equally long."""


def make() -> str:
    """Return a new secret of 256 bits."""
    return secrets.token_urlsafe(LENGTH)


def new_id() -> str:
    """Return a new id of a table or record: unguessable, but it grants no access."""
    return secrets.token_urlsafe(9)


def new_seed() -> str:
    """Return the seed of a new game, which stays secret until the record reveals it."""
    return secrets.token_hex(16)


def from_text(purpose: str, text: str) -> str:
    """Derive a name or secret from a text.

    >>> len(from_text("invite", "some record")) == len(make())
    True
    """
    digest = hashlib.sha256(f"lamplit {purpose} {text}".encode("utf-8", "surrogatepass")).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def id_from(secret: str) -> str:
    """Derive a table's id from a secret.

    >>> len(id_from(make())) == len(new_id())
    True
    """
    return from_text("table", secret)[: len(new_id())]


def hashed(secret: str) -> str:
    """Return the hash stored for a secret. Secrets are random, so one round of hashing is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Whether a secret fits a hash, in constant time.

    >>> secret = make()
    >>> fits(secret, hashed(secret)), fits("guess", hashed(secret)), fits("", "")
    (True, False, False)
    """
    return hmac.compare_digest(hashed(secret), kept or NOBODYS) and bool(kept)


def mark_of(address: str, invite: str) -> str:
    """Return a mark of an address that can only be compared within one invitation.

    For IPv6 the mark covers the network, since a device may have many addresses in it.
    """
    if not address:
        return ""
    return hashlib.sha256(f"{invite} {origin_of(address)}".encode("utf-8", "surrogatepass")).hexdigest()[:16]
