"""The language of a client."""

from ... import text


def language_of(header: str) -> str:
    """Return the language to use, from an Accept-Language header.

    >>> language_of("de-AT,de;q=0.9,en;q=0.5"), language_of("fr"), language_of("")
    ('de', 'en', 'en')
    """
    for wish in header.lower().split(","):
        tongue = wish.split(";")[0].strip()[:2]
        if tongue in text.LANGUAGES:
            return tongue
    return "en"
