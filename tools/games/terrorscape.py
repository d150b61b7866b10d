"""What the tools play of Terrorscape."""

from collections.abc import Iterator

from win_rates import Wishes, ends, percent, played, won

from . import Options, Tables, Values

EVERY_TRAIT = {
    "traits": "free",
    "survivor_traits_drawn": 6,
    "survivor_traits_kept": 3,
    "killer_traits_drawn": 6,
    "killer_traits_kept": 3,
}

GOLDEN: Options = {
    **{
        f"{killer}-{edition}": {"killer": killer, "edition": edition}
        for killer in ("butcher", "spectre", "murderer")
        for edition in ("v2", "v1.05")
    },
    **{f"traits-{level}": {"traits": level} for level in ("easy", "normal", "hard", "nightmare")},
    "traits-free": EVERY_TRAIT,
    "separate-ways": {"separate_ways": True},
    "plans": {"plans": True},
    "everything": {**EVERY_TRAIT, "separate_ways": True, "plans": True},
}

VARIED: Values = {
    "killer": ("butcher", "spectre", "murderer"),
    "edition": ("v2", "v1.05"),
    "traits": ("none", "easy", "normal", "hard", "nightmare", "free"),
    "separate_ways": (False, True),
    "plans": (False, True),
}

KILLERS = {"butcher": "Butcher", "spectre": "Spectre", "murderer": "Murderer"}
PAIRINGS = {
    "thumb against thumb": {"killer": "thumb", "survivors": "thumb"},
    "thumb killer against random": {"killer": "thumb", "survivors": "random"},
    "random killer against thumb": {"killer": "random", "survivors": "thumb"},
    "random against random": {"killer": "random", "survivors": "random"},
}
VARIANTS: Options = {
    "none": {},
    **{f"traits, {level}": {"traits": level} for level in ("easy", "normal", "hard", "nightmare")},
    "Separate Ways": {"separate_ways": True},
    "survival plans": {"plans": True},
    "plans, traits (normal) and Separate Ways": {"plans": True, "traits": "normal", "separate_ways": True},
}


def pairings(wishes: Wishes) -> Iterator[str]:
    """Who wins when which bots meet, by killer and edition."""
    yield "| bots | killer | edition | killer wins | how it ended |"
    yield "|---|---|---|---|---|"
    for pairing, bots in PAIRINGS.items():
        for killer, title in KILLERS.items():
            for edition in ("v2", "v1.05"):
                report = played("terrorscape", bots, {"killer": killer, "edition": edition}, wishes)
                yield f"| {pairing} | {title} | {edition} | {percent(won(report, 'killer'))} | {ends(report)} |"


def variants(wishes: Wishes) -> Iterator[str]:
    """What the variants change, thumb against thumb, the three killers in turn."""
    yield "| variants | killer wins | survivors win | both do | how it ended |"
    yield "|---|---|---|---|---|"
    bots = PAIRINGS["thumb against thumb"]
    for variant, options in VARIANTS.items():
        report = played("terrorscape", bots, {**options, "killer": list(KILLERS)}, wishes)
        shares = [percent(won(report, side)) for side in ("killer", "survivors", "both")]
        yield f"| {variant} | {' | '.join(shares)} | {ends(report)} |"


TABLES: Tables = {"pairings": pairings, "variants": variants}
