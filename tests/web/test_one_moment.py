"""Board, header, words and question tell the same moment; a jump in a replay leaves nothing of another one."""

from playwright.sync_api import expect

import lamplit

from ..server.house import House
from .conftest import Come
from .hours import goes_on
from .moments import just_before, mansion

# How long a browser may take to draw one thing after the other.
DRAWING = 900
# While events play: how long in a row (ms) the header says it is the Killer's turn and the log does not, and whether
# anything could be answered before both did.
WATCHES = """() => {
  const seen = (window.seen = {apart: 0, together: false, early: false});
  let since = null;
  const turns = () => document.querySelector('.pane ol').innerText.split(': your turn').length;
  const before = turns();
  const told = () => turns() > before;
  const look = () => {
    const turn = document.querySelector('header .turn').innerText;
    const headed = /Killer|Your turn/.test(turn);
    since = headed && !told() && !seen.together ? (since ?? performance.now()) : null;
    if (since !== null) seen.apart = Math.max(seen.apart, performance.now() - since);
    if (headed && told()) seen.together = true;
    const lit = document.querySelector(".ask .options button, main.board [role=button].lit");
    if (!seen.together && lit) seen.early = true;
    if (!seen.together) requestAnimationFrame(look);
  };
  look();
}"""


def noises_were_told(match: lamplit.Match) -> bool:
    """Whether the Killer has just been told of noises, and it is his turn."""
    return match.view("killer")["turn"] == "killer" and bool(match.view("killer")["noises"])


def test_header_and_words_tell_the_same_moment_and_the_question_comes_last(inn: House, comes: Come):
    match, seat, option = just_before(noises_were_told)
    table = goes_on(inn, match)
    ada = comes("Ada", motion="full", speed="slow").sits(table, "killer")
    ada.page.evaluate(WATCHES)
    table.sit(seat).answers(option)
    ada.is_asked()
    seen = ada.page.evaluate("() => window.seen")
    assert seen["together"]
    assert seen["apart"] < DRAWING
    assert not seen["early"]


def test_a_jump_in_a_replay_leaves_nothing_of_the_moment_before(inn: House, comes: Come):
    met = mansion(lambda match: match.over and any(event["kind"] == "encounter" for event in match.events("spectator")))
    brought = inn.request("POST", "/api/records?public=true", met.record().encode()).json["record"]
    frames = inn.get(f"/api/records/{brought}/frames?seat=spectator").json["frames"]
    meeting = next(n for n, frame in enumerate(frames) if "encounter" in [e["kind"] for e in frame.get("events", [])])
    ada = comes("Ada", motion="full", speed="slow").opens(f"#/replay/{brought}?eyes=spectator&step={meeting}")
    fight, log = ada.page.locator("main.board .encounter"), ada.page.locator(".side ol")
    ada.presses("One step forward")
    expect(fight).to_have_count(1)
    told = log.inner_text()
    ada.presses("To the beginning")
    expect(fight).to_have_count(0)
    expect(log).not_to_contain_text(told.splitlines()[0])
    expect(log.locator("li:not(.latest)")).to_have_count(0)
