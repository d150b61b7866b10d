"""Prints tables and pages: the rulebook, its test coverage, simulation results, a health check."""

from collections.abc import Sequence
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .. import new, text
from ..bots import levels, parts
from ..bots.sides import EVERYBODY
from ..engine import Game, Setting
from ..lab import Group, Report, Share
from ..terminal.explain import show_chapter, show_rule
from ..terminal.screen import Screen
from ..text.rulebook import Rulebook
from .doctor import Finding
from .rule_coverage import Coverage


def show_rulebook(screen: Screen, book: Rulebook) -> None:
    """Show a rulebook, chapter by chapter."""
    for number, chapter in enumerate(book.chapters, 1):
        show_chapter(screen, chapter, str(number))


def show_rule_page(screen: Screen, book: Rulebook, wanted: str) -> None:
    """Show one rule with all details."""
    rule = book.rule(wanted)
    show_rule(screen, rule)
    edition = screen.words("rules-edition", edition=rule.edition, kind=screen.words(f"rule-kind-{rule.kind}"))
    screen.show(Padding(Text(edition, style="dim"), (0, 0, 0, 2)))
    if rule.level:
        screen.show(Padding(Text(screen.words("rules-level", level=rule.level), style="dim"), (0, 0, 0, 2)))
    if rule.ruling:
        name, _, choice = rule.ruling.partition("=")
        held = screen.words("rules-ruling", setting=name, choice=choice)
        screen.show(Padding(Text(held, style="dim"), (0, 0, 0, 2)))
    if rule.not_digital is not None:
        why = screen.words("rules-not-digital", reason=rule.not_digital.words())
        screen.show(Padding(Text(why), (0, 0, 0, 2)))
    if rule.see:
        screen.blank()
        screen.say("rules-see")
        for other in rule.see:
            show_rule(screen, book.rule(other))


def show_game(screen: Screen, game: Game[Any]) -> None:
    """Show a game: its seats, its bots, and its options with all their values."""
    screen.say(f"game-{game.name}", "bold yellow")
    screen.say(f"game-{game.name}-text")
    match = new(game.name)
    sides = dict.fromkeys((*parts(match.sides, match.seats), *match.seats, EVERYBODY))
    screen.blank()
    screen.show(Text.assemble(("--as ", "cyan"), ", ".join(sides)))
    known = " · ".join(f"{level}: {screen.words(f'level-{level}')}" for level in levels(game.name))
    screen.show(Text.assemble(("--bots ", "cyan"), screen.words("games-bots", levels=known)))
    screen.blank()
    screen.say("games-options", "bold")
    for setting in game.settings:
        screen.show(Text.assemble((setting.name, "cyan"), f"  {screen.words(f'setting-{setting.name}')}"))
        screen.show(Padding(Text(_choices(screen, setting), style="dim"), (0, 0, 0, 4)))


def _choices(screen: Screen, setting: Setting) -> str:
    if not setting.values:
        several = "yes" if setting.several else "no"
        return screen.words("games-range", low=setting.low, high=setting.high, usual=setting.default, several=several)
    usual_first = sorted(setting.values, key=lambda value: value != setting.default)
    return " · ".join(_choice(screen, setting.name, value) for value in usual_first)


def _choice(screen: Screen, name: str, value: Any) -> str:
    """Return a value as it is typed, with its meaning."""
    typed = {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
    message = f"setting-{name}-{str(value).lower().replace('.', '-')}"
    meant = screen.words(message) if text.has(message, None, screen.game) else typed
    return typed if meant == typed else f"{typed} ({meant})"


def show_coverage(screen: Screen, coverage: Coverage) -> None:
    """Show which rules are covered by tests."""
    if coverage.excused:
        screen.say("coverage-excused", "bold", count=len(coverage.excused))
        for rule in coverage.excused:
            reason = rule.not_digital.words() if rule.not_digital else ""
            screen.show(Padding(Text.assemble((rule.id, "cyan"), "  ", reason), (0, 0, 0, 2)))
        screen.blank()
    if coverage.unproven:
        screen.say("coverage-unproven", "bold red", count=len(coverage.unproven))
        for rule in coverage.unproven:
            show_rule(screen, rule)
        screen.blank()
    if coverage.unknown:
        screen.say("coverage-unknown", "bold red", count=len(coverage.unknown))
        for rule_id, places in coverage.unknown.items():
            screen.show(Padding(Text.assemble((rule_id, "cyan"), "  ", ", ".join(places)), (0, 0, 0, 2)))
        screen.blank()
    for place in coverage.unreadable:
        screen.say("coverage-unreadable", "red", place=place)
    screen.say(
        "coverage-counts",
        "bold red" if coverage.incomplete else "bold green",
        all=len(coverage.proven) + len(coverage.unproven) + len(coverage.excused),
        proven=len(coverage.proven),
        excused=len(coverage.excused),
        unproven=len(coverage.unproven),
        unknown=len(coverage.unknown),
    )


def show_report(screen: Screen, report: Report) -> None:
    """Show the results of a simulation as tables."""
    screen.blank()
    if not report.complete:
        screen.say("simulate-broken-off", "yellow", played=report.played, games=report.plan.games)
    if report.played:
        groups = report.groups()
        screen.show(_wins_table(screen, report), _ends_table(screen, report, groups.pop("how")))
        for label, found in groups.items():
            if len(found) > 1:
                screen.show(_label_table(screen, report, label, found))
        _show_lengths(screen, report)
    for trial in report.failures:
        options = " ".join(f"{name}={value}" for name, value in trial.options.items())
        screen.say("simulate-failure", "red", seed=trial.seed, options=options, error=trial.failure or "")


def show_findings(screen: Screen, findings: Sequence[Finding]) -> None:
    """Show the results of a health check."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("doctor-what", "doctor-state", "doctor-detail"):
        table.add_column(screen.words(heading))
    for finding in findings:
        mark = Text(screen.words("doctor-good"), style="green") if finding.good else None
        table.add_row(
            screen.words(finding.message, **finding.args),
            mark or Text(screen.words("doctor-bad"), style="bold red"),
            finding.detail,
        )
    screen.show(table)
    wrong = sum(1 for finding in findings if not finding.good)
    screen.say("doctor-all-good" if not wrong else "doctor-some-bad", "bold", count=wrong)


def _titled(title: str) -> Table:
    return Table(title=title, title_justify="left", title_style="bold")


def _ends_table(screen: Screen, report: Report, ends: Sequence[Group]) -> Table:
    table = _titled(screen.words("simulate-ends"))
    table.add_column(screen.words("simulate-end"))
    table.add_column(screen.words("simulate-games"), justify="right")
    table.add_column(screen.words("simulate-rate"), justify="right")
    for end in ends:
        table.add_row(text.name(end.value, report.plan.game), str(end.games.count), _share(screen, end.games))
    return table


def _label_table(screen: Screen, report: Report, label: str, groups: Sequence[Group]) -> Table:
    game = report.plan.game
    table = _titled(text.name(label, game))
    table.add_column("")
    table.add_column(screen.words("simulate-games"), justify="right")
    for side in report.sides:
        table.add_column(text.name(side, game), justify="right")
    for group in groups:
        shares = [_share(screen, share) for share in group.wins.values()]
        table.add_row(text.name(group.value, game), str(group.games.count), *shares)
    return table


def _wins_table(screen: Screen, report: Report) -> Table:
    table = _titled(screen.words("simulate-wins"))
    table.add_column(screen.words("simulate-side"))
    table.add_column(screen.words("simulate-games"), justify="right")
    table.add_column(screen.words("simulate-rate"), justify="right")
    for side, share in report.wins().items():
        table.add_row(text.name(side, report.plan.game), str(share.count), _share(screen, share))
    return table


def _share(screen: Screen, share: Share) -> str:
    low, high = share.interval
    return screen.words("simulate-share", rate=100 * share.rate, low=100 * low, high=100 * high)


def _show_lengths(screen: Screen, report: Report) -> None:
    for message, spread in (("simulate-answers", report.answers()), ("simulate-rounds", report.rounds())):
        if spread:
            screen.show(screen.words(message, **spread))
    screen.say(
        "simulate-speed",
        games=report.played,
        seconds=report.seconds,
        jobs=report.jobs,
        per_second=report.games_per_second(),
        decisions=round(report.decisions_per_second()),
    )
