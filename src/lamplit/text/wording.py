"""How the ids of the rules find their words.

* An event `{"kind": "moved", "args": {"who": "anna", "to": "B5"}}` is the message `event-moved`.
* A prompt is the message of its own name; its attribute `.help` explains it, `.rules` lists the rules that matter.
* An option `move:B5` is the message `option-move`; what follows the first colon is split at colons into `$a`, `$b` …
  A part `S01+S05` is a list. Where there is a message for the first part, `option-task-learn` for `task:learn:library`,
  it is that one.
* A result is the message `result-<how>`.

In each, an argument that has a message `name-<value>` is given in words, and again untouched as `$<argument>-id`, for
messages that must choose by it (`none` where it is empty). Attributes of that message are further forms of the name:
`.at` is `$<argument>-at` ("in the kitchen"), and so on, for two places also of what lies between them. Every name can
stand in a sentence: as its `-subject` ("the mummy", „die Mumie“), its `-object`, its `-indirect` object („der Mumie“)
or as one of its kind, `-a`; where it has no such form, as an explorer has none, it is the name itself. What is told,
asked or can be chosen begins with a capital letter. `name-<value>` is looked up in lower case, without `#` and what
follows; one of several, `zombie-3`, is called after its kind with its number. A thing whose kind is told by the
argument (`card`, and the others in `KINDS`) or by the verb of an option (`card:bulldozer`) has its name under that
kind, `card-bulldozer`, where there is such a message: a card and a person may then have the same id. Lists are joined
with "and"; `$<argument>-count` says how many there are. Seconds in an argument `time` are given again as on a clock,
`$time-clock` ("9:41").

A cell `2,-1` of a floor plan that grows (two east and one north of where it began) is named by the message `name-cell`:
`$columns` and `$rows` say how far, `$across` and `$along` which way, and `$shape` whether it lies at the origin, in its
row, in its column, or in neither ("both").
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from .bundles import attributes, compose, has, hint, is_secret, say
from .rulebook import BadRulebook, UnknownRule, whole_rulebook

if TYPE_CHECKING:
    from ..engine import LamplitError, Question

CARD = "card"
KINDS = {
    **dict.fromkeys((CARD, "event", "research", "component"), CARD),
    **{kind: kind for kind in ("ability", "mark", "phase", "why")},
}
CASES = ("subject", "object", "indirect")
"""The grammatical forms a name needs to fit into any sentence."""
_WITH_ARTICLE = (*CASES, "a")
"""The forms that include an article. A numbered name needs none."""
_LETTERS = "abcdefgh"
_CELL = re.compile(r"(-?\d+),(-?\d+)")
# Message ids select by name; a bare number is not an id.
_NOTHING = re.compile(r"^0?$")


def name(value: str, game: str | None = None, language: str | None = None, kind: str = "") -> str:
    """Return the name of a thing (a room, a card, a seat), or the value itself if it has no name.

    A door or passage `B1-B2` without its own name is named by the two places it connects.
    """
    message, place = _name_message(value, game, language, kind)
    if has(message, language, game):
        return compose(message, place, language, game)
    of, number = _numbered(value, game, language)
    if of:
        return compose("list-numbered", {"what": name(of, game, language), "number": number}, language, game)
    first, between, last = value.partition("-")
    if between and all(has(_name_message(end, game, language)[0], language, game) for end in (first, last)):
        ends = {"first": name(first, game, language), "last": name(last, game, language)}
        return compose("list-between", ends, language, game)
    return value


def names(values: Iterable[str], game: str | None = None, language: str | None = None) -> str:
    """Join the names of several things: 'Anna, Marco and Sophia'."""
    words = [name(value, game, language) for value in values]
    if not words:
        return say("list-none", language, game)
    return _joined(words, game, language)


def _joined(words: Sequence[str], game: str | None, language: str | None) -> str:
    if len(words) == 1:
        return words[0]
    return say("list-and", language, game, first=", ".join(words[:-1]), last=words[-1])


def option(option_name: str, game: str | None = None, language: str | None = None) -> str:
    """Put an option into words."""
    verb, _, rest = option_name.partition(":")
    message = f"option-{_slug(verb)}"
    if not has(message, language, game) and not rest:
        return name(option_name, game, language)
    parts = dict(zip(_LETTERS, map(_several, rest.split(":")), strict=False)) if rest else {}
    particular = f"{message}-{_slug(rest.partition(':')[0])}"
    if rest and has(particular, language, game):
        message = particular
    spoken = _spoken(parts, game, language, {"a": verb})
    return _capital(compose(message, {"count": len(parts), **spoken}, language, game))


def event(told: Mapping[str, Any], game: str | None = None, language: str | None = None) -> str:
    """Put an event into words."""
    return _capital(compose(f"event-{told['kind']}", _spoken(told["args"], game, language), language, game))


def prompt(question: "Question", game: str | None = None, language: str | None = None) -> str:
    """Put a prompt into words."""
    return _capital(compose(question.prompt, prompt_arguments(question, game, language), language, game))


def prompt_arguments(question: "Question", game: str | None = None, language: str | None = None) -> dict[str, Any]:
    """Return the arguments of a prompt, put into words."""
    return _spoken({"seat": question.seat, **question.args}, game, language)


def result(ended: Mapping[str, Any], game: str | None = None, language: str | None = None) -> str:
    """Put a result into words."""
    message = f"result-{_slug(str(ended.get('how', 'over')))}"
    return compose(message, _spoken(ended, game, language), language, game)


def error(error: "LamplitError", language: str | None = None) -> str:
    """Put an error into words, with the rule that forbids the answer if there is one.

    A name from a secret book is quoted as it was typed, because it may have been guessed. An argument `$side` is also
    available unchanged as `$side-typed`. The events in `$learnt` are put into words as well.
    """
    game = error.arguments.get("game")
    known = game if isinstance(game, str) and game.isidentifier() else None
    secret = {key: value for key, value in error.arguments.items() if _is_named_in_secret(value, known, language, key)}
    named = {key: value for key, value in error.arguments.items() if key not in secret}
    learnt = named.pop("learnt", None)
    args = _spoken(named, known, language) | _spoken(secret, None, language)
    if learnt is not None:
        worded = (told for told in learnt if has(f"event-{told['kind']}", language, known))
        args["learnt"] = " ".join(event(told, known, language) for told in worded)
    args |= {f"{key}-typed": value for key, value in error.arguments.items()}
    if known is not None and has(f"game-{known}", language, known):
        args["game"] = say(f"game-{known}", language, known)
    rule = error.arguments.get("rule")
    if known is not None and rule is not None and "reason" not in args:
        args["reason"] = _rule_words(known, str(rule), language)
    return compose(error.message, args, language, known)


def _is_named_in_secret(value: Any, game: str | None, language: str | None, kind: str) -> bool:
    """Whether the name of a thing, or of its kind, belongs to a secret book."""
    if game is None or not isinstance(value, str):
        return False
    parts = {value, value.rpartition("-")[0], *value.partition("-")} - {"", "-"}
    return any(is_secret(_name_message(part, game, language, kind)[0], language, game) for part in parts)


def _rule_words(game: str, rule: str, language: str | None) -> str:
    try:
        return whole_rulebook(game).rule(rule).words(language)
    except (UnknownRule, BadRulebook):
        return rule


def _spoken(
    args: Mapping[str, Any], game: str | None, language: str | None, kinds: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Put arguments into words. `kinds` gives the kind of an argument whose name does not imply it."""
    spoken: dict[str, Any] = {}
    for key, value in args.items():
        kind = kinds.get(key, "") if kinds is not None else key
        if isinstance(value, str):
            spoken[key] = name(value, game, language, kind)
            spoken[f"{key}-id"] = _NOTHING.sub("none", value.partition("#")[0])
            found = dict.fromkeys(_WITH_ARTICLE, spoken[key]) | forms(value, game, language, kind)
            spoken |= {f"{key}-{form}": words for form, words in found.items()}
        elif isinstance(value, (list, tuple)):
            spoken[key] = names(map(str, value), game, language)
            spoken[f"{key}-count"] = len(value)
            each = [forms(str(one), game, language) for one in value]
            for form in each[0] if each else ():
                if all(form in found for found in each):
                    spoken[f"{key}-{form}"] = _joined([found[form] for found in each], game, language)
        else:
            spoken[key] = value
            if key == "time":
                minutes, seconds = divmod(int(value), 60)
                spoken["time-clock"] = f"{minutes}:{seconds:02}"
    return spoken


def forms(value: str, game: str | None, language: str | None, kind: str = "") -> dict[str, str]:
    """Return the other forms of a name. A numbered thing adds its number; a pair without a name joins two names."""
    message, place = _name_message(value, game, language, kind)
    if has(message, language, game):
        found = {form: hint(message, form, place, language, game) for form in attributes(message, language, game)}
        return {form: words for form, words in found.items() if words is not None}
    of, number = _numbered(value, game, language)
    if of:
        found = {form: what for form, what in forms(of, game, language).items() if form not in _WITH_ARTICLE}
        return {form: say("list-numbered", language, game, what=what, number=number) for form, what in found.items()}
    first, between, last = value.partition("-")
    if not between:
        return {}
    ends = (forms(first, game, language), forms(last, game, language))
    both = [form for form in ends[0] if form in ends[1]]
    return {form: say("list-or", language, game, first=ends[0][form], last=ends[1][form]) for form in both}


def _numbered(value: str, game: str | None, language: str | None) -> tuple[str, str]:
    """Split a numbered name such as `candle-3` into kind and number; both are empty if it is not numbered."""
    of, _, number = value.rpartition("-")
    return (of, number) if number.isdecimal() and has(f"name-{_slug(of)}", language, game) else ("", "")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _several(part: str) -> str | list[str]:
    return part.split("+") if "+" in part else part


def _name_message(value: str, game: str | None, language: str | None, kind: str = "") -> tuple[str, dict[str, Any]]:
    """Return the message that names a thing, and its arguments, which only cells have."""
    cell = _CELL.fullmatch(value)
    if cell is None:
        of_kind = f"{KINDS.get(kind, 'name')}-{_slug(value)}"
        return of_kind if has(of_kind, language, game) else f"name-{_slug(value)}", {}
    x, y = int(cell[1]), int(cell[2])
    return "name-cell", {
        "columns": abs(x),
        "rows": abs(y),
        "across": "east" if x > 0 else "west",
        "along": "south" if y > 0 else "north",
        "shape": "both" if x and y else "row" if x else "column" if y else "origin",
    }


@lru_cache(4096)
def _slug(value: str) -> str:
    return re.sub(r"\W+", "-", value.partition("#")[0].lower()).strip("-")
