"""Whatever a draft refuses, a sentence says why, in every game with a table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.rules.core.draft import Refusal
from game.staging.auction import refusals as auction
from game.staging.duel import refusals as duel
from game.staging.prompts import not_now
from game.storage import library
from game.titles.shelf import TITLES
from tests.matches import new_match, step

NAMES = ("Hana", "Ken", "Kiku", "Masa")
SAID: dict[str, Callable[[Refusal, tuple[str, ...], int], str]] = {
    "auction": auction.refused,
    "duel": duel.refused,
}
REASONS = {
    "auction": {"too dear", "sold", "no such row", "no such card", "spent", "laid", "lots without a ticket"},
    "duel": {"own card"},
}


@pytest.mark.parametrize("title", SAID)
def test_every_refusal_has_a_reason_in_words(title: str) -> None:
    kernel, random, met = library.kernel(title), Random(5), set()
    for seed in range(6):
        match = new_match(kernel, 2, seed)
        while match.waiting():
            seat = min(match.waiting())
            draft = TITLES[title].script.draft(kernel, match.observe(seat), seat)
            draft.add(random.choice([part for part, why in draft.options().items() if why is None]))
            for why in (*draft.options().values(), draft.missing):
                if why is not None:
                    met.add(why.why)
                    assert SAID[title](why, NAMES, seat) != not_now(NAMES[seat]), why
            step(match, random)
    assert met == REASONS[title]
