"""What cannot be done, and why."""

from __future__ import annotations

import pytest

from game.rules.core.draft import Refusal, refusal
from game.staging.duel.refusals import refused


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        (refusal("D34", "own card", card=3), "Ken can only choose one of Hana's cards."),
        (refusal("D22", "not offered"), "Ken cannot do that now."),
    ],
)
def test_a_refusal_has_a_sentence(why: Refusal, sentence: str) -> None:
    assert refused(why, ("Hana", "Ken"), 1) == sentence
