"""Translates help and usage errors of all commands, and defines their exit codes.

Typer itself speaks English only. Help texts in the code are message ids, which are translated here.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from difflib import get_close_matches
from typing import Annotated, Any

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from .. import text
from ..terminal.program_name import program_name

LEFT_TO_DO, MISTAKE, INTERRUPTED = 1, 2, 130

Language = Annotated[str | None, typer.Option("--lang", help="help-lang", metavar="de|en")]


class Command(TyperCommand):
    """A command with translated help."""

    def get_usage(self, ctx: Any) -> str:
        """Return the usage line."""
        return _usage(super().get_usage(ctx))

    def get_help_option(self, ctx: Any) -> Any:
        """Return the `--help` option with translated help."""
        return _worded(super().get_help_option(ctx))


class Group(TyperGroup):
    """The program, with translated help."""

    def get_usage(self, ctx: Any) -> str:
        """Return the usage line."""
        return _usage(super().get_usage(ctx))

    def get_help_option(self, ctx: Any) -> Any:
        """Return the `--help` option with translated help."""
        return _worded(super().get_help_option(ctx))


def translated(program: typer.Typer, others: Iterable[Command] = ()) -> Any:
    """Return the program with additional commands and translated help."""
    _translate_headings()
    group: Any = typer.main.get_command(program)
    for other in others:
        group.add_command(other)
    for command in _all(group):
        command.help = text.say(command.help)
        command.options_metavar = text.say("metavar-options")
        for parameter in command.params:
            if parameter.help:
                parameter.help = text.say(parameter.help)
            if parameter.metavar and text.has(parameter.metavar):
                parameter.metavar = text.say(parameter.metavar)
            if parameter.param_type_name == "argument":
                parameter.type = copy(parameter.type)
                parameter.type.get_metavar = _no_word_for_a_type
    return group


def _no_word_for_a_type(*_asked: Any, **_told: Any) -> str:
    """Hide the name of an argument's Python type."""
    return ""


def _all(command: Any) -> Iterator[Any]:
    """Yield a command and all its subcommands."""
    yield command
    if isinstance(command, Group):
        command.subcommand_metavar = text.say("metavar-command")
        for below in command.commands.values():
            yield from _all(below)


def explain(error: typer.TyperException) -> str:
    """Explain a usage error: what was typed, and what may be meant or is possible."""
    context: Any = getattr(error, "ctx", None)
    command = context.command_path if context else program_name()
    return " ".join([_problem(error, context), text.say("usage-see-help", command=f"{command} --help")])


def _problem(error: typer.TyperException, context: Any) -> str:
    kind, said = type(error).__name__, str(getattr(error, "message", ""))
    if kind == "NoSuchOption":
        typed = str(getattr(error, "option_name", ""))
        options = [name for parameter in context.command.params for name in parameter.opts] if context else []
        return _with_suggestion(text.say("usage-no-option", option=typed), typed, options)
    if kind == "MissingParameter":
        return text.say("usage-missing", what=_parameter(error))
    if kind == "BadParameter":
        return text.say("usage-bad-value", what=_parameter(error), **_possible(getattr(error, "param", None)))
    if kind == "BadOptionUsage":
        needed = "no" if "does not take" in said else "yes"
        return text.say("usage-option-value", option=str(getattr(error, "option_name", "")), needed=needed)
    quoted = re.search(r"'([^']*)'", said) or re.search(r"\(([^()]*)\)\W*$", said)
    typed = quoted[1] if quoted else ""
    if isinstance(getattr(error, "cmd", None), Group):
        return _with_suggestion(text.say("usage-no-command", typed=typed), typed, list(context.command.commands))
    return text.say("usage-too-much", typed=typed)


def _with_suggestion(problem: str, typed: str, known: Sequence[str]) -> str:
    near = get_close_matches(typed, known, 1)
    return f"{problem} {text.say('usage-meant', near=near[0])}" if near else problem


def _possible(parameter: Any) -> dict[str, Any]:
    """Return the bounds of a numeric parameter."""
    kind = getattr(parameter, "type", None)
    least = getattr(kind, "min", None)
    return {
        "kind": "whole" if "int" in str(getattr(kind, "name", "")) else "any",
        "least": "none" if least is None else least,
    }


def _translate_headings() -> None:
    rich_utils.ARGUMENTS_PANEL_TITLE = text.say("usage-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = text.say("usage-options")
    rich_utils.COMMANDS_PANEL_TITLE = text.say("usage-commands")
    rich_utils.REQUIRED_LONG_STRING = text.say("usage-required")
    rich_utils.DEFAULT_STRING = text.say("usage-default", value="{}")


def _usage(line: str) -> str:
    """Rewrite a usage line: required parts plain, optional parts in brackets."""
    return line.replace("Usage:", text.say("usage-usage"), 1).translate(str.maketrans("", "", "{}"))


def _worded(option: Any) -> Any:
    if option is not None:
        option.help = text.say("usage-help")
    return option


def _parameter(error: typer.TyperException) -> str:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return "?"
    return parameter.opts[0] if parameter.param_type_name == "option" else parameter.human_readable_name
