"""Every error of the engine has words, in English and in German, that use what the error knows."""

import ast
import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from lamplit import engine

LANGUAGES = ("en", "de")
ARGUMENT = re.compile(r"\{ \$([\w-]+) \}")


def messages(language: str) -> dict[str, str]:
    """The engine's messages by id."""
    text = (resources.files(engine) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+) =(.*(?:\n +.*)*)$", text, re.MULTILINE))


def raised() -> dict[str, set[str]]:
    """The messages the engine's code uses, with the arguments it gives them."""
    found: dict[str, set[str]] = {}
    for file in Path(engine.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("error-"):
                found.setdefault(node.value, set())
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                known = {keyword.arg for keyword in node.keywords if keyword.arg}
                found.setdefault(str(node.args[0].value), set()).update(known)
    return {message: known for message, known in found.items() if message.startswith("error-")}


def test_both_languages_have_the_same_messages():
    assert list(messages("en")) == list(messages("de"))


def test_every_message_of_the_code_has_words_and_every_message_is_used():
    assert set(raised()) | {"clock-pass", "error-game"} == set(messages("en"))


@pytest.mark.parametrize("message", sorted(messages("en")))
def test_both_languages_use_the_same_arguments(message: str):
    english, german = (set(ARGUMENT.findall(messages(language)[message])) for language in LANGUAGES)
    assert english == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_ask_for_nothing_the_error_does_not_know(language: str):
    always = {
        "error-illegal-rule": {"rule", "reason"},
        "error-illegal-unknown": {"name"},
        "error-game": {"game", "known"},
    }
    for message, known in raised().items():
        # What somebody has typed is there under a name of its own, too.
        wanted = {name.removesuffix("-typed") for name in ARGUMENT.findall(messages(language)[message])}
        assert wanted <= known | always.get(message, set()), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_well_formed(language: str):
    text = (resources.files(engine) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for message, pattern in messages(language).items():
        words = {name: f"<{name}>" for name in ARGUMENT.findall(pattern)}
        value = bundle.get_message(message).value
        assert value is not None
        spoken, errors = bundle.format_pattern(value, words)
        assert not errors, message
        assert all(f"<{name}>" in str(spoken) for name in words), message
