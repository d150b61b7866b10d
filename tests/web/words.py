"""The words of the client, as its own files hold them: what a person reads on a button, in either language."""

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .conftest import ROOT

GAMES = ("betrayal", "zeds", "terrorscape", "escape")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folders = [ROOT / "src/lamplit/text", ROOT / "web/src/text"]
    for game in GAMES:
        folders += [ROOT / f"src/lamplit/games/{game}/text", ROOT / f"web/src/games/{game}/text"]
    for folder in folders:
        for words in sorted(folder.rglob(f"{language}.ftl")):
            bundle.add_resource(FluentResource(words.read_text()), allow_overrides=True)
    return bundle


def says(message: str, language: str = "en", **args: Any) -> str:
    """What the client says."""
    bundle = _bundle(language)
    found = bundle.get_message(message).value
    assert found is not None, f"{message} has no words in {language}"
    words, wrong = bundle.format_pattern(found, args)
    assert not wrong, f"{message} in {language}: {wrong}"
    return str(words)
