"""Captions, lessons and news of who comes and goes cover nothing that can be pressed, on any screen."""

from typing import Any

import pytest

import lamplit
from lamplit.engine.options import settle

from ..server.house import House
from .conftest import Come

# Settings with which a lesson is told as soon as the game begins.
BEGUN = {"terrorscape": {"killer": "butcher", "team": "first"}}
SCREENS = ((390, 844), (844, 390), (820, 1180), (1366, 768), (2560, 1440))
# The longest words that may stand there, without the sound that would bring them.
CAPTIONS = """() => {
  const box = document.querySelector('.captions');
  // On a small screen only the newest line stands there.
  const lines = ['Der Tempel bebt, ein Tor schlägt zu', 'Schritte', 'Etwas fällt'];
  box.querySelectorAll('[data-long]').forEach((line) => line.remove());
  box.querySelectorAll('p').forEach((line) => (line.hidden = true));
  for (const words of document.querySelector('.table.compact') ? lines.slice(0, 1) : lines) {
    const line = document.createElement('p');
    line.className = box.className.replace('captions', '');
    line.dataset.long = '';
    line.textContent = `♪ ${words}`;
    box.append(line);
  }
}"""
# What lies over the middle of a control, or over a part of one that stands outside the board.
COVERED = """() => {
  const seen = (it) => {
    const {left, top, width, height} = it.getBoundingClientRect();
    return {it, left, top, right: left + width, bottom: top + height, x: left + width / 2, y: top + height / 2};
  };
  const visible = (it) => it.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const over = [...document.querySelectorAll('.captions p, .arrivals p, .table > aside')].filter(visible).map(seen);
  const pressed = [...document.querySelectorAll('.table :is(button, a[href], [role=button], input, select)')]
    .filter((it) => visible(it) && !it.closest('aside, .captions') && !it.disabled)
    .map(seen)
    .filter(({x, y, it}) => {
      const box = it.closest('.sheet, .board, .pane, .options')?.getBoundingClientRect();
      return x > 0 && y > 0 && x < innerWidth && y < innerHeight && (!box || (y > box.top && y < box.bottom));
    });
  const covers = (a, b) => {
    if (b.x > a.left && b.x < a.right && b.y > a.top && b.y < a.bottom) return true;
    if (b.it.closest('main.board')) return false;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return wide > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  };
  const named = (it) => `${it.tagName} ${(it.ariaLabel ?? it.textContent).trim().slice(0, 40)}`;
  return {
    over: over.length,
    pressed: pressed.length,
    covered: over.flatMap((a) => pressed.filter((b) => covers(a, b)).map((b) => `${named(a.it)} | ${named(b.it)}`)),
  };
}"""


@pytest.mark.parametrize("game", BEGUN)
def test_captions_and_lessons_cover_no_control(inn: House, comes: Come, game: str) -> None:
    own, *others = lamplit.game(game).seats(settle(lamplit.game(game).settings, {}))
    table = inn.table(game, options=BEGUN[game], **{own: "me", **dict.fromkeys(others, "bot:random")})
    ada = comes("Ada", language="de", lessons=True).sits(table, own)
    ada.page.locator(".table > aside").wait_for()
    found: dict[str, Any] = {}
    for width, height in SCREENS:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(400)
        ada.page.evaluate(CAPTIONS)
        seen = ada.page.evaluate(COVERED)
        assert seen["over"] >= 2
        assert seen["pressed"] >= 3
        if seen["covered"]:
            found[f"{width}×{height}"] = seen["covered"]
    assert found == {}
