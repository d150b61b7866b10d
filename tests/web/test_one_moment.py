"""Board, sheet, header, words and question tell the same moment; a jump in a replay leaves nothing of another one."""

from playwright.sync_api import expect

import lamplit
from lamplit.text import wording

from ..server.support.servers import ThreadServer
from .conftest import Come
from .everywhere import everywhere
from .hours import goes_on
from .moments import just_before, mansion, temple
from .people import DESK, LARGE, PHONE, Person
from .words import says

# How long a browser may take to draw one thing after the other: in pictures, which a busy machine draws more slowly.
PICTURES = 15
# While events play: for how many pictures in a row header or board are ahead of the log, which tells of the Killer's
# turn and of noises; and whether anything could be answered before both told of his turn.
WATCHES = """({headings, begins, heard}) => {
  const seen = (window.seen = {apart: 0, together: false, early: false});
  const since = {};
  const ahead = (part, is) => {
    since[part] = is ? (since[part] ?? 0) + 1 : 0;
    seen.apart = Math.max(seen.apart, since[part]);
  };
  const log = () => document.querySelector('.pane ol').innerText;
  const turns = () => log().split(begins).length;
  const before = turns();
  const told = () => turns() > before;
  const look = () => {
    const turn = document.querySelector('header .turn').textContent;
    const headed = headings.some((each) => turn.includes(each));
    ahead('header', headed && !told());
    ahead('board', document.querySelector('main.board .noise.heard') && !log().includes(heard));
    if (headed && told()) seen.together = true;
    const lit = document.querySelector(".ask .options button, main.board [role=button].lit");
    if (!seen.together && lit) seen.early = true;
    if (!seen.together) requestAnimationFrame(look);
  };
  look();
}"""


def reads_the_log(person: Person) -> Person:
    """Opens the log, where a small screen folds it up."""
    tab = person.page.get_by_role("tab", name=says("pane-log", person.language))
    if tab.get_attribute("aria-selected") != "true":
        tab.click()
    person.page.locator(".pane ol").wait_for()
    return person


def noises_were_told(match: lamplit.Match) -> bool:
    """Whether the Killer has just been told of noises, and it is his turn."""
    return match.view("killer")["turn"] == "killer" and bool(match.view("killer")["noises"])


@everywhere(("language", "screen"), ("en", DESK))
def test_header_and_words_tell_the_same_moment_and_the_question_comes_last(
    inn: ThreadServer, comes: Come, language: str, screen: str
):
    match, seat, option = just_before(noises_were_told)
    table, then = goes_on(inn, match), match.clone()
    then.answer(seat, option)
    view, told = then.view("killer"), {event["kind"]: event for event in then.events("killer")}
    ada = reads_the_log(
        comes("Ada", language=language, screen=screen, motion="full", speed="slow").sits(table, "killer")
    )
    headings = [says("turn-yours", language), wording.name("killer", "terrorscape", language)]
    begins = says("event-you-killer-killers-turn", language, round=view["round"])
    heard = wording.event(told["noises"], "terrorscape", language)
    ada.page.evaluate(WATCHES, {"headings": headings, "begins": begins, "heard": heard})
    table.sit(seat).answers(option)
    ada.is_asked()
    seen = ada.page.evaluate("() => window.seen")
    assert seen["together"]
    assert seen["apart"] < PICTURES
    assert not seen["early"]


@everywhere(("language", "screen"), ("en", DESK))
def test_a_jump_in_a_replay_leaves_nothing_of_the_moment_before(
    inn: ThreadServer, comes: Come, language: str, screen: str
):
    met = mansion(lambda match: match.over and any(event["kind"] == "encounter" for event in match.events("spectator")))
    brought = inn.request("POST", "/api/records?public=true", met.record().encode()).json["record"]
    frames = inn.get(f"/api/records/{brought}/frames?seat=spectator").json["frames"]
    meeting = next(n for n, frame in enumerate(frames) if "encounter" in [e["kind"] for e in frame.get("events", [])])
    ada = comes("Ada", language=language, screen=screen, motion="full", speed="slow")
    ada.opens(f"#/replay/{brought}?eyes=spectator&step={meeting}")
    fight, log = ada.page.locator("main.board .encounter"), ada.page.locator(".side ol")
    ada.presses(says("replay-forward", language))
    expect(fight).to_have_count(1)
    told = log.inner_text()
    ada.presses(says("replay-first", language))
    expect(fight).to_have_count(0)
    expect(log).not_to_contain_text(told.splitlines()[0])
    expect(log.locator("li:not(.latest)")).to_have_count(0)


def stones_found(match: lamplit.Match) -> bool:
    """Whether somebody may put stones from the tray into a chamber."""
    return any(name.startswith("activate:") for question in match.questions for name in question.names)


@everywhere(("language", "screen"), ("de", PHONE), ("en", LARGE))
def test_in_the_temple_header_words_and_board_tell_of_stones_at_once(
    inn: ThreadServer, comes: Come, language: str, screen: str
):
    match = temple(stones_found)
    seat, option = next((each.seat, name) for each in match.questions for name in each.names if "activate:" in name)
    watcher = next(each for each in match.seats if each != seat)
    table = goes_on(inn, match)
    ada = reads_the_log(comes("Ada", language=language, screen=screen).sits(table, watcher))
    left, scene, log = (
        ada.page.locator("header dl"),
        ada.page.locator("main.board .scene"),
        ada.page.locator(".pane ol"),
    )
    before, told = left.inner_text(), log.inner_text()
    table.sit(seat).answers(option)
    scene.wait_for()
    live = inn.live(table).state.match
    assert live is not None
    assert live.view(watcher)["tray"] < match.view(watcher)["tray"]
    expect(left).not_to_have_text(before, use_inner_text=True)
    expect(log).not_to_have_text(told, use_inner_text=True)
