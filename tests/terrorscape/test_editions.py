"""Each edition speaks for itself: no refusal cites a rule that stands in the other rulebook only."""

import random

import pytest

import lamplit
from lamplit.games.terrorscape.data.items import ITEMS
from lamplit.games.terrorscape.data.people import SKILLS, SURVIVORS
from lamplit.games.terrorscape.data.variants import SURVIVOR_TRAITS
from lamplit.text.rulebook import rulebook

EDITION_OF = {rule.id: rule.edition for rule in rulebook("terrorscape")}
VARIANTS = {"traits": "normal", "separate_ways": True, "plans": True}
NAMED = [
    *(f"use:{item}" for item in ITEMS),
    *(f"use:{item}:{who}" for item in ("herbs", "medical_kit") for who in SURVIVORS),
    *(f"trait:{trait}" for trait in SURVIVOR_TRAITS),
    *(f"trait:S08:{who}" for who in SURVIVORS),
    *(f"card:{card}" for card in SKILLS),
    *(
        "passage:R3",
        "repair",
        "search",
        "step",
        "move:G5",
        "discard:sense",
        "unblock:B3-B4",
        "discover:anna",
        "take:anna",
    ),
]


@pytest.mark.parametrize("variants", [{}, VARIANTS], ids=["plain", "everything"])
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_no_refusal_cites_a_rule_of_the_other_edition(edition: str, variants: dict[str, object]) -> None:
    cited: set[str] = set()
    for seed in range(2):
        match, luck = lamplit.new("terrorscape", seed, {"edition": edition, **variants}), random.Random(seed)
        while not match.over:
            for seat in match.seats:
                refusals = [match.why_not(seat, name) for name in luck.sample(NAMED, 12)]
                cited |= {refusal.rule for refusal in refusals if refusal is not None and refusal.rule is not None}
            question = luck.choice(match.questions)
            match.answer(question.seat, luck.choice(question.names))
    assert {EDITION_OF[rule] for rule in cited} <= {"both", edition}
    assert len(cited) > 10
