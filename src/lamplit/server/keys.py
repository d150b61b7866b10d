"""Secrets: made once, given to one person, known to the server by their hashes only."""

import base64
import hashlib
import hmac
import secrets

from .limits import origin_of

LENGTH = 32
"""Bytes of luck in a secret."""

SHAPE = r"^[A-Za-z0-9_-]{43}$"
"""How a secret looks, whoever made it."""

NOBODYS = "0" * 64
"""What secrets are compared with where nobody has one, so that this takes the same time too."""


def make() -> str:
    """A new secret of 256 bits."""
    return secrets.token_urlsafe(LENGTH)


def new_id() -> str:
    """A new name for a table or a record: nobody guesses it, but it opens nothing by itself."""
    return secrets.token_urlsafe(9)


def new_seed() -> str:
    """What all luck of a new game comes from: as secret as the game, and told with its record only."""
    return secrets.token_hex(16)


def from_text(purpose: str, text: str) -> str:
    """What only those know who have a text: a name or a secret that follows from it.

    >>> len(from_text("invite", "some record")) == len(make())
    True
    """
    digest = hashlib.sha256(f"lamplit {purpose} {text}".encode("utf-8", "surrogatepass")).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def id_from(secret: str) -> str:
    """The name of the table that somebody opens with a secret.

    >>> len(id_from(make())) == len(new_id())
    True
    """
    return from_text("table", secret)[: len(new_id())]


def hashed(secret: str) -> str:
    """What the server keeps of a secret. Secrets are pure luck, so one round of a hash keeps them."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Whether this is the secret of that hash. Takes the same time however wrong it is.

    >>> secret = make()
    >>> fits(secret, hashed(secret)), fits("guess", hashed(secret)), fits("", "")
    (True, False, False)
    """
    return hmac.compare_digest(hashed(secret), kept or NOBODYS) and bool(kept)


def mark_of(address: str, invite: str) -> str:
    """A mark of the address somebody comes from, good for comparing at the tables of one invitation only.

    A device has as many addresses of IPv6 as it likes, all of one network, so the network counts there.

    >>> mark_of("192.0.2.1", "q3Zr") == mark_of("192.0.2.1", "q3Zr") != mark_of("192.0.2.1", "other")
    True
    >>> mark_of("2001:db8::1", "q3Zr") == mark_of("2001:db8::2", "q3Zr") != mark_of("2001:db8:1::1", "q3Zr")
    True
    """
    if not address:
        return ""
    return hashlib.sha256(f"{invite} {origin_of(address)}".encode("utf-8", "surrogatepass")).hexdigest()[:16]
