"""What all commands have in common: help and usage errors in the person's language, and what their exit codes mean.

Typer itself speaks English only. In the code, help texts are message ids; here they become words.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Any

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from . import text

LEFT_TO_DO, MISTAKE, INTERRUPTED = 1, 2, 130

Language = Annotated[str | None, typer.Option("--lang", help="help-lang", metavar="de|en")]


class Command(TyperCommand):
    """A command whose help is in the person's language."""

    def get_usage(self, ctx: Any) -> str:
        """The line that shows how the command is called."""
        return _usage(super().get_usage(ctx))

    def get_help_option(self, ctx: Any) -> Any:
        """`--help`, with its own help."""
        return _worded(super().get_help_option(ctx))


class Group(TyperGroup):
    """The program itself, whose help is in the person's language."""

    def get_usage(self, ctx: Any) -> str:
        """The line that shows how the program is called."""
        return _usage(super().get_usage(ctx))

    def get_help_option(self, ctx: Any) -> Any:
        """`--help`, with its own help."""
        return _worded(super().get_help_option(ctx))


def in_words(program: typer.Typer, others: Iterable[Command] = ()) -> Any:
    """The program as a command that can be run, with others below it, and its help in the person's language."""
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
    return group


def _all(command: Any) -> Iterator[Any]:
    """A command, and all below it."""
    yield command
    if isinstance(command, Group):
        command.subcommand_metavar = text.say("metavar-command")
        for below in command.commands.values():
            yield from _all(below)


def explain(error: typer.TyperException) -> str:
    """What is wrong with the command line, in words."""
    kind = type(error).__name__
    context = getattr(error, "ctx", None)
    if kind == "NoSuchOption":
        problem = text.say("usage-no-option", option=str(getattr(error, "option_name", "")))
    elif kind == "MissingParameter":
        problem = text.say("usage-missing", what=_parameter(error))
    elif kind == "BadParameter":
        problem = text.say("usage-bad-value", what=_parameter(error))
    elif kind == "BadOptionUsage":
        problem = text.say("usage-option-value", option=str(getattr(error, "option_name", "")))
    elif isinstance(getattr(error, "cmd", None), Group):
        problem = text.say("usage-no-command")
    else:
        problem = text.say("usage-too-much")
    command = context.command_path if context else "lamplit"
    return f"{problem} {text.say('usage-see-help', command=f'{command} --help')}"


def _translate_headings() -> None:
    rich_utils.ARGUMENTS_PANEL_TITLE = text.say("usage-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = text.say("usage-options")
    rich_utils.COMMANDS_PANEL_TITLE = text.say("usage-commands")
    rich_utils.REQUIRED_LONG_STRING = text.say("usage-required")
    rich_utils.DEFAULT_STRING = text.say("usage-default", value="{}")


def _usage(line: str) -> str:
    return line.replace("Usage:", text.say("usage-usage"), 1)


def _worded(option: Any) -> Any:
    if option is not None:
        option.help = text.say("usage-help")
    return option


def _parameter(error: typer.TyperException) -> str:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return "?"
    return parameter.opts[0] if parameter.param_type_name == "option" else parameter.human_readable_name
