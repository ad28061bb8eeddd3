"""What cannot be done, and why."""

from __future__ import annotations

import pytest

from game.rules.core.draft import Refusal, refusal
from game.staging.auction.refusals import refused


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        (refusal("A50", "too dear", lot=1, price=12, money=9), "Lot 2 costs 12. Hana has 9."),
        (refusal("A30", "lots without a ticket", lots=1), "Hana: 1 lot still needs a ticket."),
        (refusal("A30", "lots without a ticket", lots=2), "Hana: 2 lots still need a ticket."),
        (refusal("A31", "spent", ticket="ANNUL"), "Hana: that ticket is not available."),
        (refusal("A31", "laid", ticket="FOUR", lot=2), "Hana: that ticket is not available."),
        (refusal("A50", "sold", lot=0, buyer=1), "Ken has already bought lot 1."),
        (refusal("A52", "no such row", product="EBI"), "Hana has no Ebi row for the Takusan."),
        (refusal("A53", "no such card", product="MAGURO"), "Hana has no Maguro card for the Yakuza."),
        (refusal("A50", "not offered"), "Hana cannot do that now."),
    ],
)
def test_a_refusal_has_a_sentence_that_gives_no_secret_away(why: Refusal, sentence: str) -> None:
    assert refused(why, ("Hana", "Ken"), 0) == sentence
