"""Saved games: one record each, in the person's data folder."""

import os
from datetime import datetime
from pathlib import Path
from typing import Any

from .. import read, text
from ..engine import LamplitError, Match
from ..engine.records.story import Story

ENDING = ".jsonl"


class CannotSave(LamplitError):
    """The record could not be written."""


class CannotOpen(LamplitError):
    """The record file could not be opened."""


def folder() -> Path:
    """Return the folder of the person's games."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "lamplit"


def save(match: Match, file: Path) -> Path:
    """Write a match's record, all or nothing: an older record stays until the new one is complete."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(match.record(), encoding="utf-8")
        draft.replace(file)
    except OSError as error:
        raise CannotSave("error-save", file=str(file), error=text.reason(error)) from None
    return file


def new_file(game: str, now: datetime) -> Path:
    """Return an unused file name."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    candidates = (folder() / f"{stem}{'' if n == 0 else f'-{n}'}{ENDING}" for n in range(10_000))
    return next(file for file in candidates if not file.exists())


def open_record(file: Path) -> str:
    """Read a record file, without a byte order mark some editors add."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise CannotOpen("error-open", file=str(file), error=text.reason(error)) from None
    except UnicodeDecodeError:
        raise CannotOpen("error-open-binary", file=str(file)) from None


def unfinished(game: str | None = None) -> list[Path]:
    """Return the games that can be continued, newest first."""
    return [file for file in _newest_first() if _runs(file, game)]


def _newest_first() -> list[Path]:
    if not folder().is_dir():
        return []
    return sorted(folder().glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime, reverse=True)


def finished(game: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Return the options and results of a game's finished matches, newest first."""
    found = [_story(file) for file in _newest_first() if file.name.startswith(f"{game}-")]
    ended = [story for story in found if story is not None and story.result and story.header["game"] == game]
    return [(story.header["options"], dict(story.result or {})) for story in ended]


def _runs(file: Path, game: str | None) -> bool:
    story = _story(file)
    return story is not None and story.result is None and game in (None, story.header["game"])


def _story(file: Path) -> Story | None:
    try:
        return read(open_record(file))
    except LamplitError:
        return None
