"""Terrorscape's table in the terminal, drawn from a seat's view and nothing else."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ... import text
from ...games.terrorscape.data import mansion as facts
from ...games.terrorscape.view.types import Plan, PublicSurvivor, Teammate, View
from . import mansion, words

STATE_WIDTH = 25
HEALTHY = 2
MOST_BLOCKS = 7
KEYS_TO_ESCAPE = 5
KILLER_STYLE = "bold red"
SURVIVOR_STYLE = "bold white"
NOISE_STYLE = "bold yellow"


LOW = 40
"""So many rows are a low screen: there the plan is pressed together, and what stands below it runs on, so that the plan
stays in sight with the question."""


class Drawing:
    """Plan, state of the game beside it (in a narrow terminal: below), and what the seat holds. Of a plan that does not
    fit the right edge is left out, and a line says so: folded lines would be no plan."""

    def __init__(self, view: View, language: str) -> None:
        self._view = view
        self._language = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        low = console.is_terminal and console.height <= LOW
        beside = options.max_width > mansion.WIDTH + STATE_WIDTH
        scale = mansion.FULL if not low else mansion.LOW if beside else mansion.LOW_AND_NARROW
        state = _state(self._view, self._language, low)
        if options.max_width > scale.width + STATE_WIDTH:
            board = Table.grid(padding=(0, 1))
            board.add_column(width=scale.width, no_wrap=True)
            board.add_column(width=STATE_WIDTH, no_wrap=low, overflow="ellipsis" if low else "fold")
            board.add_row(self._plan(scale), Group(*state))
            yield board
        else:
            yield self._plan(scale)
            if options.max_width < scale.width:
                yield Text(words.say("plan-cut", self._language, columns=scale.width), style="dim")
            yield from (line for line in state if line.plain)
        own = _own_cards(self._view, self._language)
        yield from [Text(" · ").join(own)] if low and own else own

    def _plan(self, scale: mansion.Scale) -> Text:
        names = {place: words.name(place, self._language) for place in facts.PLACES}
        features, marks = _features(self._view, self._language), _marks(self._view, self._language)
        plan = mansion.plan(names, features, marks, self._view["blocks"], scale)
        return Text("\n", no_wrap=True, overflow="crop").join(plan)


def draw(view: View, language: str) -> RenderableType:
    """The table: 80 × 18 on a low screen; 100 columns and about 30 rows, or 73 columns and more rows."""
    return Drawing(view, language)


# -- on the plan -----------------------------------------------------------------------------------------------------


def _features(view: View, language: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {place: [] for place in facts.PLACES}
    found[facts.MAIN_EXIT].append(words.say("map-exit", language))
    found[facts.HIDDEN_EXIT].append(words.say("map-hidden-exit", language))
    found[facts.RADIO].append(words.say("map-radio", language))
    for place in facts.ITEM_PLACES:
        found[place].append(words.say("map-items", language))
    if view["variants"]["plans"]:
        found[facts.MYSTIC].append(words.say("map-mystic", language))
        found[facts.TOOL].append(words.say("map-tool", language))
        if view["knowledge"]:
            found[view["knowledge"]].append(words.say("map-knowledge", language))
    for number, place in enumerate(("B1", "B5"), 1):
        for end in (place, facts.PASSAGES[place]):
            found[end].append(words.say("map-passage", language, number="I" * number))
    return found


def _marks(view: View, language: str) -> dict[str, list[mansion.Mark]]:
    found: dict[str, list[mansion.Mark]] = {place: [] for place in facts.PLACES}
    _mark_killer(view, language, found)
    for survivor in words.team(view):
        if not _is_out(view, survivor["seat"]):
            name = _first_name(survivor["who"] or survivor["seat"], language)
            found[survivor["place"]].append(mansion.Mark(name, name[:1], SURVIVOR_STYLE))
    own, encounter = words.of_team(view), view["encounter"]
    if encounter and not own:
        for who in encounter["found"]:
            name = _first_name(who, language)
            found[encounter["place"]].append(mansion.Mark(name, name[:1], SURVIVOR_STYLE))
    for place in sorted({*view["noises"], *(own["made_noises"] if own else ())}):
        found[place].append(mansion.Mark(words.say("map-noise", language), "♪", NOISE_STYLE))
    for place in view["echoes"]:
        found[place].append(mansion.Mark(words.say("map-echo", language), "(♪)", "dim"))
    for token, place in (("trap", own["trap"]), ("plan-token", own["plan_token"])) if own else ():
        if place:
            called = words.say(f"map-{token}", language)
            found[place].append(mansion.Mark(called, called[:1], "cyan"))
    return found


def _mark_killer(view: View, language: str, found: dict[str, list[mansion.Mark]]) -> None:
    killer = view["killer"]
    name = f"▲ {_killer_name(view, language)}"
    if killer["place"]:
        found[killer["place"]].append(mansion.Mark(name, "▲", KILLER_STYLE))
        return
    own = words.of_killer(view)
    if own:
        found[own["killer_at"]].append(mansion.Mark(name, "▲", KILLER_STYLE))
    if killer["last_seen"] and not (own and own["killer_at"] == killer["last_seen"]):
        found[killer["last_seen"]].append(mansion.Mark(words.say("map-last-seen", language), "▲?", "red"))


# -- beside the plan -------------------------------------------------------------------------------------------------


def _state(view: View, language: str, low: bool) -> list[Text]:
    """Round, killer, survivors and progress; on a low screen without lines between them."""
    lines = [
        Text(words.say("state-round", language, round=view["round"]), style="bold"),
        Text(words.say("state-turn", language, turn=view["turn"])),
        Text(),
        *_killer_lines(view, language),
        Text(),
    ]
    for survivor in view["survivors"]:
        lines += _survivor_lines(view, survivor, language, low)
    lines.append(Text())
    lines += _progress_lines(view, language)
    return [line for line in lines if line.plain] if low else lines


def _killer_lines(view: View, language: str) -> list[Text]:
    killer = view["killer"]
    lines = [Text(f"▲ {_killer_name(view, language)}", style=KILLER_STYLE)]
    lines.append(Text(words.say("state-killer", language, level=killer["level"], strength=killer["strength"])))
    if killer["place"]:
        lines.append(Text(words.say("state-killer-at", language, place=words.place(killer["place"], language))))
    else:
        lines.append(Text(words.say("state-killer-hidden", language, place=words.place(killer["last_seen"], language))))
    if killer["traits"]:
        lines.append(Text(text.names(killer["traits"], words.GAME, language), style="dim"))
    hand_size = view.get("hand_size")
    if hand_size is not None:
        lines.append(Text(words.say("state-hand-size", language, count=hand_size)))
    return lines


def _survivor_lines(view: View, survivor: PublicSurvivor, language: str, low: bool) -> list[Text]:
    own, team = words.played(view, survivor["seat"]), words.of_team(view)
    name = _first_name((own and own["who"]) or survivor["who"] or survivor["seat"], language)
    if survivor["out"]:
        return [Text(words.say("state-out", language, who=name, out=survivor["out"]), style="dim")]
    health = "♥" * survivor["health"] + "♡" * (HEALTHY - survivor["health"])
    line = Text.assemble((f"{name:<9} ", SURVIVOR_STYLE), (health, "red"))
    if survivor["fear"]:
        line.append(" " + words.say("state-fear", language, fear=survivor["fear"]), "magenta")
    if survivor["who"] and survivor["who"] == ((team and team["token"]) or view["first_player"]):
        line.append(" ◉", "cyan")
    lines = [line]
    if own:
        if low:
            line.append(f" {own['place']}")
        else:
            lines.append(Text(f"  {words.place(own['place'], language)}"))
        if own["acted"] and view["turn"] == "survivors":
            line.append(" ✓", "green")
    return lines


def _progress_lines(view: View, language: str) -> list[Text]:
    lines: list[Text] = []
    killer, team = words.of_killer(view), words.of_team(view)
    if view["keys"] is not None:
        enough = "-enough" if view["keys"] >= KEYS_TO_ESCAPE else ""
        lines.append(Text(words.say(f"state-keys{enough}", language, keys=view["keys"], need=KEYS_TO_ESCAPE)))
    if view["rescue"]:
        lines.append(Text(words.say("state-rescue", language, rounds=view["rescue"]), style="bold green"))
    elif team:
        lines.append(Text(words.say("state-radio", language, progress=team["progress"], need=team["repair_need"])))
    lines.append(Text(words.say("state-blocks", language, blocks=len(view["blocks"]), most=MOST_BLOCKS)))
    if view["firecracker"] or (team and team["firecracker_used"]):
        lines.append(Text(words.say("state-firecracker", language), style=NOISE_STYLE))
    if team:
        cards = team["hidden_cards"]
        lines.append(Text(words.say("state-decks", language, discover=cards["discover"], search=cards["search"])))
    if killer:
        lines.append(Text(words.say("state-skill-deck", language, count=killer["hidden_cards"]["deck"])))
    return lines


# -- under the plan --------------------------------------------------------------------------------------------------


def _own_cards(view: View, language: str) -> list[Text]:
    lines: list[Text] = []
    killer, team = words.of_killer(view), words.of_team(view)
    if killer:
        cards = killer["hidden_cards"]
        lines.append(_labelled(words.say("own-hand", language), _counted(cards["hand"], language)))
        lines.append(_labelled(words.say("own-discard", language), _counted(cards["skill-discard"], language)))
    for survivor in words.team(view):
        if survivor["who"] and not _is_out(view, survivor["seat"]):
            lines.append(_inventory(view, survivor, language))
    lines += [_plan_line(plan, language) for plan in (team["plans"] if team else ())]
    return lines


def _inventory(view: View, survivor: Teammate, language: str) -> Text:
    label = words.say(
        "own-items",
        language,
        who=_first_name(survivor["who"], language),
        count=len(survivor["items"]),
        limit=survivor["limit"],
    )
    line = _labelled(label, _counted(survivor["items"], language))
    if survivor["keys"]:
        line.append(" · " + words.say("own-keys", language, keys=survivor["keys"]))
    for trait in survivor["traits"]:
        used = trait in survivor["spent"]
        line.append(f" · {words.name(trait, language)}", "dim strike" if used else "cyan")
    return line


def _plan_line(plan: Plan, language: str) -> Text:
    label = words.say("own-plan", language, plan=words.name(plan["plan"], language))
    steps = [
        f"{'✓' if number < plan['reached'] else '·'} {words.name(f'line-{step}', language)}"
        for number, step in enumerate(plan["lines"])
    ]
    line = _labelled(label, "  ".join(steps))
    if plan["turned_over"]:
        line.stylize("dim strike")
    return line


# -- words -----------------------------------------------------------------------------------------------------------


def _first_name(who: str, language: str) -> str:
    return words.name(who, language).split()[0] if not who.startswith("survivor") else words.name(who, language)


def _killer_name(view: View, language: str) -> str:
    own = words.of_killer(view)
    return words.name(view["killer"]["who"] or (own and own["character"]) or "killer", language)


def _labelled(label: str, told: str) -> Text:
    return Text.assemble((f"{label}: ", "dim"), told)


def _counted(cards: Sequence[str], language: str) -> str:
    """Cards in words, equal ones once with their number."""
    kinds: dict[str, int] = {}
    for card in cards:
        kinds[words.name(card, language)] = kinds.get(words.name(card, language), 0) + 1
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in kinds.items()) or "–"


def _is_out(view: View, seat: str) -> bool:
    return any(survivor["out"] for survivor in view["survivors"] if survivor["seat"] == seat)
