"""What teaches is whole on every screen and covers nothing; captions are whole on a phone, whoever sits there."""

import re

import pytest
from playwright.sync_api import expect

from ..server.support.servers import ThreadServer
from .conftest import ROOT, Come
from .everywhere import everywhere
from .hours import goes_on
from .measure import lies_still, resize
from .people import DESK, PHONE, SIDEWAYS
from .test_every_size import half_of, midway
from .words import says

GAMES = ["terrorscape", "escape", "zeds", "betrayal"]
GUIDE_ADDS = "Jetzt: ein Zimmer weiter, hinaus in den Gang."
"""What a guide asks for by name."""
# Each text is put in the place of the one that is told; what is wrong with it then.
TOLD = """async (texts) => {
  const next = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const found = [];
  const hint = document.querySelector('.table > aside');
  const words = hint.querySelector('.quiet[aria-expanded]') ?? hint.querySelector('p');
  const kept = [...words.childNodes].filter((each) => each instanceof HTMLElement && each.matches('.more'));
  const beside = ['.table > header', 'main.board', '.ask', '.sheet', '.pane [role=tabpanel]', '.pane [role=tablist]'];
  for (const text of texts) {
    words.replaceChildren(text, ...kept);
    await next();
    await next();
    const told = `“${text.slice(0, 40)}…”`;
    const one = hint.getBoundingClientRect();
    const cut = hint.scrollHeight > hint.clientHeight + 1 || hint.scrollWidth > hint.clientWidth + 1;
    const outside = one.left < 0 || one.top < 0 || one.right > innerWidth || one.bottom > innerHeight;
    if (cut || outside) found.push(`${told} is cut`);
    for (const name of beside) {
      const other = document.querySelector(name)?.getBoundingClientRect();
      if (!other?.height || !other.width) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 1 && high > 1) found.push(`${told} lies over ${name}`);
    }
  }
  return found;
}"""
CAPTION = """(words) => {
  const box = document.querySelector('.captions');
  const line = document.createElement('p');
  line.className = box.className.replace('captions', '');
  line.textContent = `♪ ${words}`;
  box.replaceChildren(line);
  const one = line.getBoundingClientRect(), room = box.getBoundingClientRect();
  const across = one.left >= -1 && one.right <= innerWidth + 1;
  const down = one.top > room.top - 2 && one.bottom < room.bottom + 2;
  return across && down && box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1;
}"""


def texts(game: str, language: str, kind: str) -> list[str]:
    """All that a game's lessons, its guide or its captions say."""
    folders = [ROOT / f"web/src/games/{game}/text", ROOT / "web/src/text"]
    files = [file for folder in folders for file in folder.rglob(f"{language}.ftl")]
    names = {name for file in files for name in re.findall(rf"^({kind}-[\w-]+) =", file.read_text(), re.MULTILINE)}
    own = re.compile(r"guide-(now|step|next|skip|play-on|leave)$|lesson-(rule|no-more|got-it)$")
    return sorted(says(name, language, touch="true") for name in names if not own.match(name))


@pytest.mark.parametrize("game", GAMES)
@everywhere(("language",), ("de",))
def test_every_hint_is_whole_on_every_screen_and_covers_nothing(
    inn: ThreadServer, comes: Come, game: str, language: str
):
    match = half_of(game)
    asked = next(question.seat for question in match.questions if question.seat in match.seats)
    ada = comes("Ada", language=language, screen=PHONE, lessons=True).sits(goes_on(inn, match), asked)
    hint = ada.page.locator(".table > aside")
    found: dict[str, list[str]] = {}
    for screen in (PHONE, SIDEWAYS, DESK):
        resize(ada, screen)
        expect(hint).to_be_visible()
        lies_still(ada)
        guided = [f"{text} {GUIDE_ADDS}" for text in texts(game, language, "guide")]
        if wrong := ada.page.evaluate(TOLD, [*texts(game, language, "lesson"), *guided]):
            found[screen] = wrong
    assert found == {}


@pytest.mark.parametrize("game", GAMES)
@everywhere(("language",), ("de",))
def test_captions_are_whole_on_a_phone_whoever_sits_there(inn: ThreadServer, comes: Come, game: str, language: str):
    match = midway(game)
    asked = [question.seat for question in match.questions if question.seat in match.seats]
    together = asked[:1] if game == "betrayal" else [seat for seat in match.seats if seat != "killer"]
    for seats in dict.fromkeys((tuple(asked[:1]), tuple(together))):
        ada = comes(f"Ada and {len(seats)}", language=language, screen=PHONE).sits(goes_on(inn, match), *seats)
        ada.page.locator(".captions").wait_for(state="attached")
        cut = [words for words in texts(game, language, "caption") if not ada.page.evaluate(CAPTION, words)]
        assert cut == []
