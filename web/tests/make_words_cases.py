"""Writes tests/words_cases.json: what Python says of events, prompts, options, names and results, in both languages.

    .venv-dev/bin/python web/tests/make_words_cases.py

The client's words are a second hand at the same rules (src/lib/speech.ts); a test holds it against these cases.
"""

import json
import random
from pathlib import Path
from typing import Any

import lamplit
from lamplit import text
from lamplit.engine import CLOCK

GAMES: dict[str, list[dict[str, Any]]] = {
    "terrorscape": [{"killer": "butcher"}, {"killer": "spectre", "plans": True}, {"traits": "normal", "players": 3}],
    "escape": [{"players": 2, "curses": True, "treasures": True}, {"players": 4}],
    "zeds": [{}, {"level": "II", "players": 2}, {"level": "IV", "players": 4}],
    "betrayal": [{"players": 3}, {"players": 6}],
}
SELDOM: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "terrorscape": [],
    "escape": [
        ("event", {"kind": "won", "args": {"time": 354.25}}),
        ("result", {"side": "adventurers", "how": "escape", "winners": ["red"], "time": 581.9}),
    ],
    "zeds": [
        ("event", {"kind": "component", "args": {"component": "gas"}}),
        ("result", {"side": "town", "how": "held-out", "winners": ["red"], "score": 14, "rating": 4, "turns": 20}),
        ("result", {"side": "zeds", "how": "overrun", "winners": [], "score": -1, "rating": 1, "turns": 9}),
    ],
    "betrayal": [],
}
"""What random games do not come to."""
MOST_OF_A_KIND = 3


def main() -> None:
    cases = [case for game, tables in GAMES.items() for case in cases_of(game, tables)]
    file = Path(__file__).with_name("words_cases.json")
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases)
    file.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"{len(cases)} cases in {file.name}")


def cases_of(game: str, tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found: dict[tuple[str, str], list[tuple[str, Any]]] = {}
    for number, options in enumerate(tables):
        luck = random.Random(number)
        match = lamplit.new(game, seed=number, options=options)
        while not match.over:
            for question in (q for q in match.questions if q.seat != CLOCK):
                packed = question.pack()
                keep(found, "prompt", packed["prompt"], {**packed, "options": []})
                keep(found, "help", packed["prompt"], {**packed, "options": []})
                for option in packed["options"]:
                    keep(found, "option", option.partition(":")[0], option)
            question = luck.choice(match.questions)
            match.answer(question.seat, luck.choice(question.options).name)
        for seat in (*match.seats, "spectator"):
            for event in match.events(seat):
                keep(found, "event", event["kind"], event)
        keep(found, "result", str(match.result), match.result)
    for what, value in SELDOM[game]:
        keep(found, what, str(value), value)
    for name in ("B1-B2", "R5", "2,-1", "0,0", "0,3", "killer", "survivor1", "no_such_thing", "red"):
        keep(found, "name", name, name)
    given = [(what, value) for (what, _), values in found.items() for what, value in values]
    return [
        {"game": game, "language": language, "what": what, "value": value, "words": words(what, value, game, language)}
        for what, value in given
        for language in text.LANGUAGES
    ]


def keep(found: dict[tuple[str, str], list[tuple[str, Any]]], what: str, kind: str, value: Any) -> None:
    kept = found.setdefault((what, kind), [])
    if len(kept) < MOST_OF_A_KIND and (what, value) not in kept:
        kept.append((what, value))


def words(what: str, value: Any, game: str, language: str) -> str | None:
    if what in ("prompt", "help"):
        args = text.prompt_arguments(Asked(value), game, language)  # pyright: ignore[reportArgumentType]
        if what == "help":
            return text.hint(value["prompt"], "help", args, language, game)
        return text.compose(value["prompt"], args, language, game)
    if what == "option":
        return text.option(value, game, language)
    if what == "event":
        return text.event(value, game, language)
    if what == "result":
        return text.result(value, game, language)
    return text.name(value, game, language)


class Asked:
    """As much of a question as its words need."""

    def __init__(self, packed: dict[str, Any]) -> None:
        self.prompt: str = packed["prompt"]
        self.seat: str = packed["seat"]
        self.args: dict[str, Any] = packed["args"]


if __name__ == "__main__":
    main()
