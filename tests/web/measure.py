"""What the page shows, measured: what is cut off, covered, broken or too small for a finger."""

from typing import Any

from .people import SCREENS, Person

LARGEST_LETTERS = 1.3
FINGER = 44
"""Pixels that a finger needs for whatever is played with."""
LEAST = 24
"""Pixels that anything has which can be pressed."""
# Nothing has moved from one picture to the next, and the one after; what moves for ever is not waited for.
SETTLED = """async () => {
  const drawn = () => new Promise(requestAnimationFrame);
  const where = () => [...document.querySelectorAll('button, svg, h1, h2')]
    .map((it) => Object.values(it.getBoundingClientRect().toJSON()).join())
    .join();
  for (let before = '', still = 0, seen = 0; still < 3 && seen < 20; seen++) {
    await drawn();
    const now = where();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}"""
# The longest words that may stand there, without the sound that would bring them. On a small screen only the newest
# line stands there.
CAPTIONS = """() => {
  const box = document.querySelector('.captions');
  const lines = ['Schritte', 'Etwas fällt', 'Der Tempel bebt, ein Tor schlägt zu'];
  box.querySelectorAll('[data-long]').forEach((line) => line.remove());
  box.querySelectorAll('p').forEach((line) => (line.hidden = true));
  for (const words of document.querySelector('.table.compact') ? lines.slice(-1) : lines) {
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
# Whatever else would keep somebody from reading or pressing something. What scrolls is measured where it is in sight.
FAULTS = """({finger, least, fits}) => {
  const found = [];
  const page = document.scrollingElement;
  const scope = document.querySelector('dialog[open]') ?? document;
  const called = (it) => (it.ariaLabel ?? it.textContent).trim().slice(0, 40);
  const named = (it) => `${it.tagName.toLowerCase()}.${it.classList[0] ?? ''} “${called(it)}”`;
  const seen = {opacityProperty: true, visibilityProperty: true};
  const visible = (it) => it.checkVisibility(seen) && !it.closest('.hidden-words');
  const scrolls = (it) => it !== page && it !== document.body && /auto|scroll/.test(getComputedStyle(it).overflow);

  if (page.scrollWidth > innerWidth) found.push(`scrolls sideways by ${page.scrollWidth - innerWidth}`);
  if (fits && page.scrollHeight > innerHeight) found.push(`scrolls down by ${page.scrollHeight - innerHeight}`);

  // The part of the screen in which something can be in sight.
  const sightOf = (it) => {
    const [top, bottom] = fits ? [0, innerHeight] : [-Infinity, Infinity];
    const box = {left: 0, top, right: innerWidth, bottom, scrolled: false};
    for (let up = it.parentElement; up; up = up.parentElement) {
      if (!scrolls(up)) continue;
      const {left, top, right, bottom} = up.getBoundingClientRect();
      box.left = Math.max(box.left, left);
      box.top = Math.max(box.top, top);
      box.right = Math.min(box.right, right);
      box.bottom = Math.min(box.bottom, bottom);
      box.scrolled = true;
    }
    return box;
  };
  const PLAYED = '.ask button, .pane [role=tab], .table > header :is(button, a), [role=dialog] button';
  const IN_WORDS = 'p, .more, small, .answers, footer, li > span';
  for (const it of scope.querySelectorAll('button, a[href], input, select, summary')) {
    if (!visible(it) || it.type === 'file') continue;
    const {left, top, right, bottom, width, height} = it.getBoundingClientRect();
    const box = sightOf(it);
    const [x, y] = [left + width / 2, top + height / 2];
    const outside = left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
    if (outside && !box.scrolled) found.push(`off the screen: ${named(it)}`);
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    const over = y < innerHeight ? document.elementFromPoint(x, y) : it;
    const apart = over && !it.contains(over) && !over.contains(it) && !over.closest('label')?.contains(it);
    if (apart) found.push(`${named(over)} lies over ${named(it)}`);
    if (it.closest(IN_WORDS) || getComputedStyle(it).display === 'inline' || /checkbox|range/.test(it.type)) continue;
    const small = finger && it.matches(PLAYED) ? height < finger - 0.5 : Math.min(width, height) < least - 0.5;
    if (small) found.push(`too small (${Math.round(width)}×${Math.round(height)}): ${named(it)}`);
  }

  for (const it of scope.querySelectorAll('header *, .ask *, .tabs *, main h1, main h2, dt, dd')) {
    if (!visible(it) || it.closest('svg') || !/hidden|clip/.test(getComputedStyle(it).overflowX)) continue;
    if (it.scrollWidth > it.clientWidth + 1) found.push(`cut off: ${named(it)}`);
  }

  const words = document.createTreeWalker(scope === document ? document.body : scope, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const {data, parentElement: it} = words.currentNode;
    if (!/\\p{L}{5}/u.test(data) || !visible(it) || it.closest('svg, script, style')) continue;
    for (const {0: word, index} of data.matchAll(/[\\p{L}\\p{N}’']{5,}/gu)) {
      range.setStart(words.currentNode, index);
      range.setEnd(words.currentNode, index + word.length);
      const rows = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
      if (rows.size > 1) found.push(`broken: “${word}” in ${named(it)}`);
    }
  }
  return [...new Set(found)];
}"""


def resize(person: Person, screen: str, letters: float = 1) -> None:
    """Lets somebody sit before another screen, with letters of another size."""
    person.page.evaluate("(letters) => document.documentElement.style.setProperty('--text-scale', letters)", letters)
    settle(person, *SCREENS[screen])


def settle(person: Person, width: int, height: int) -> None:
    """Changes the window's size and waits until everything lies still in its new place."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.waits(
        lambda: person.page.evaluate("() => [innerWidth, innerHeight]") == [width, height], "the screen changes"
    )
    lies_still(person)


def lies_still(person: Person) -> Person:
    """Waits until nothing moves any more: letters that come late, and what is drawn in turns, push the rest about."""
    person.page.evaluate("() => document.fonts.ready.then(() => true)")
    person.page.evaluate(SETTLED)
    return person


def faults(person: Person, fits: bool) -> list[str]:
    """What cannot be read or pressed as it should; `fits`: nothing may have to be scrolled for."""
    finger = FINGER if person.page.evaluate("() => matchMedia('(pointer: coarse)').matches") else 0
    return person.page.evaluate(FAULTS, {"finger": finger, "least": LEAST, "fits": fits})


def misfits(person: Person, fits: bool) -> dict[str, list[str]]:
    """What does not fit the screens, by screen."""
    found: dict[str, list[str]] = {}
    for screen in SCREENS:
        resize(person, screen)
        if wrong := faults(person, fits):
            found[screen] = wrong
    return found


def covered(person: Person) -> dict[str, Any]:
    """What captions, lessons and news of people lie over, with the longest captions there can be."""
    person.page.evaluate(CAPTIONS)
    return person.page.evaluate(COVERED)
