"""The lines of a record: JSON, each with a sum over itself and all lines before it. No input is trusted."""

import hashlib
import json
import math
from typing import Any

from ..errors import BadRecord, NewerRecord
from ..state.json_data import canonical, is_dict, is_list

FORMAT = 1
DEEPEST = 40
GREATEST = 2**53


def summed(lines: list[dict[str, Any]]) -> str:
    """These lines as the text of a record.

    >>> text = summed([{"lamplit": 1}, {"end": True}])
    >>> parse(text)
    [{'lamplit': 1}, {'end': True}]
    >>> parse(text.replace("true", "false"))
    Traceback (most recent call last):
    lamplit.engine.errors.BadRecord: ...
    """
    total = ""
    written: list[str] = []
    for line in lines:
        total = _sum(total, line)
        written.append(json.dumps({**line, "sum": total}, ensure_ascii=False, separators=(",", ":")))
    return "\n".join(written) + "\n"


def parse(text: str) -> list[dict[str, Any]]:
    """The lines of a record, with all sums checked. There is at least one line, and its format is known."""
    if not isinstance(text, str) or not text.strip():  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadRecord("error-record-empty")
    lines: list[dict[str, Any]] = []
    total = ""
    for number, raw in enumerate(text.rstrip("\n").split("\n"), 1):
        line = _line(raw, number)
        if number == 1:
            _check_format(line)
        claimed = line.pop("sum", None)
        try:
            total = _sum(total, line)
        except UnicodeEncodeError:
            raise BadRecord("error-record-line", line=number) from None
        if claimed != total:
            raise BadRecord("error-record-sum", line=number)
        lines.append(line)
    return lines


def _line(raw: str, number: int) -> dict[str, Any]:
    try:
        line = json.loads(raw, object_pairs_hook=_each_once, parse_constant=_no_constant)
        if is_dict(line) and _sound(line, DEEPEST):
            return line
    except (ValueError, RecursionError):
        pass
    raise BadRecord("error-record-not" if number == 1 else "error-record-line", line=number)


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a name stands twice")
    return made


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


def _sound(data: Any, deepest: int) -> bool:
    """Whether the data is of a depth and size that later readers can handle."""
    if is_dict(data):
        values = list(data.values())
    elif is_list(data):
        values = data
    else:
        number = data if isinstance(data, (int, float)) else 0
        return math.isfinite(number) and abs(number) <= GREATEST
    return deepest > 0 and all(_sound(value, deepest - 1) for value in values)


def _sum(before: str, line: dict[str, Any]) -> str:
    return hashlib.sha256((before + canonical(line)).encode()).hexdigest()[:16]


def _check_format(header: dict[str, Any]) -> None:
    version = header.get("lamplit")
    if type(version) is not int or version < 1:
        raise BadRecord("error-record-not", line=1)
    if version > FORMAT:
        raise NewerRecord("error-record-newer", found=version, known=FORMAT)
