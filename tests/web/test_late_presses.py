"""An answer goes to the question it was drawn for, however slow the page is."""

from typing import Any

import pytest
from playwright.sync_api import expect

from ..server.support.servers import ThreadServer
from ..zeds.siege import Siege
from .conftest import Come
from .hours import goes_on
from .people import DESK, OPTIONS, PHONE
from .test_betrayal import asked, house
from .test_zeds import offering, town
from .words import says

SLOW = 6
"""How many times as slow as this machine the page is."""
OFTEN, LATE = 60, 300
"""Milliseconds between two presses, and until the page hears of one."""
ENOUGH = 6

# Which question the list is drawn for in each picture that was to be seen, and for each answer that leaves the page
# which question it answers and when the hand came down for it.
WATCHES = """
(() => {
  if (window.pictures) return;
  const pictures = (window.pictures = []), answers = (window.answers = []);
  let hand = -1;
  addEventListener('pointerdown', ({timeStamp}) => (hand = timeStamp), true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const {type, question} = JSON.parse(text);
    if (type === 'answer') answers.push({question, hand});
    return send.call(this, text);
  };
  const look = () => {
    const question = document.querySelector('.ask [data-question]')?.dataset.question ?? null;
    if (question !== pictures.at(-1)?.question) setTimeout(() => pictures.push({question, at: performance.now()}));
    requestAnimationFrame(look);
  };
  look();
})();
"""
# A hand presses the same spot again and again, whatever comes to lie under it, and the page, with so much to do, hears
# of each press a while later. The spot is that of the first answer, looked for anew now and then.
FIRST = ".ask [aria-busy=false] .answers .lit"
HAMMERS = f"""([often, late]) => {{
  let [x, y, count] = [0, 0, 0];
  const press = () => {{
    if (count++ % 8 === 0) {{
      const first = document.querySelector('{FIRST}')?.getBoundingClientRect();
      if (first) [x, y] = [first.left + first.width / 2, first.top + first.height / 2];
    }}
    const events = ['pointerdown', 'click'].map((kind) => new PointerEvent(kind, {{bubbles: true}}));
    setTimeout(() => events.forEach((event) => document.elementFromPoint(x, y)?.dispatchEvent(event)), late);
  }};
  setInterval(press, often);
}}"""


def meant(pictures: list[dict[str, Any]], hand: float) -> str | None:
    """The question that was to be seen when the hand came down."""
    return next((each["question"] for each in reversed(pictures) if each["at"] <= hand), None)


@pytest.mark.parametrize(("game", "screen"), [("zeds", DESK), ("betrayal", PHONE)])
def test_on_a_slow_page_every_answer_goes_to_the_question_that_was_to_be_seen(
    inn: ThreadServer, comes: Come, game: str, screen: str
):
    match = town(offering("move:")) if game == "zeds" else house(lambda match: asked("act", match))
    ada = comes("Ada", screen=screen)
    ada.context.add_init_script(WATCHES)
    ada.sits(goes_on(inn, match), *match.seats).is_asked()
    ada.page.context.new_cdp_session(ada.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    ada.page.evaluate(HAMMERS, [OFTEN, LATE])
    ada.waits(lambda: len(ada.page.evaluate("answers")) >= ENOUGH, "somebody gets on, slow as it is")
    pictures, answers = ada.page.evaluate("[pictures, answers]")
    assert [each["question"] for each in answers] == [meant(pictures, each["hand"]) for each in answers]


def test_a_hand_that_comes_down_for_one_question_answers_no_other_and_is_told_so(inn: ThreadServer, comes: Come):
    # What ends the actions lies in every list, whether it asks first who or not.
    table = goes_on(inn, Siege("basic").unit("schmidt", "F2").zed("M5", 4).actions(3).begin().match)
    ada = comes("Ada").sits(table, "red").is_asked()
    before, last = ada.page.locator("[data-question]").get_attribute("data-question"), ada.page.locator(OPTIONS).last
    last.dispatch_event("pointerdown")
    table.sit("red").answers("move:schmidt:F1")
    expect(ada.page.locator(f"[aria-busy=false] [data-question]:not([data-question='{before}'])")).to_be_visible()
    answers = inn.live(table).state.answers
    last.evaluate("(button) => button.click()")
    ada.sees(says("ask-missed"))
    assert inn.live(table).state.answers == answers
    last.evaluate("(button) => button.click()")
    ada.presses(says("end-all-the-same"))
    ada.waits(lambda: inn.live(table).state.answers == answers + 1, "a press of its own answers")
