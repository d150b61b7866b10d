"""Puts everything in a game into words, to find missing messages before a person does."""

from .. import text
from ..engine import SPECTATOR, Match


class Narrator:
    """Renders each text once in both languages. With `LAMPLIT_STRICT_TEXT` set, a missing message is an error."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._said: set[str] = set()

    def tell(self, match: Match) -> None:
        """Put the open questions into words."""
        for question in match.questions:
            if self._new(f"{question.prompt} {question.args}"):
                for language in text.LANGUAGES:
                    text.prompt(question, self._game, language)
                    text.hint(
                        question.prompt, "help", text.prompt_arguments(question, self._game), language, self._game
                    )
            for name in question.names:
                if self._new(name):
                    for language in text.LANGUAGES:
                        text.option(name, self._game, language)

    def look_back(self, match: Match) -> None:
        """Put all events and the result into words."""
        for seat in (*match.seats, SPECTATOR):
            for event in match.events(seat):
                if self._new(f"{event['kind']} {event['args']}"):
                    for language in text.LANGUAGES:
                        text.event(event, self._game, language)
        if match.result:
            for language in text.LANGUAGES:
                text.result(match.result, self._game, language)

    def _new(self, said: str) -> bool:
        if said in self._said:
            return False
        self._said.add(said)
        return True
