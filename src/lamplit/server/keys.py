"""Secrets: made once, given to one person, known to the server by their hashes only."""

import hashlib
import hmac
import secrets

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
