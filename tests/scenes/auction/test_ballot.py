from __future__ import annotations

import pytest

from game.rules.auction.kernel import AuctionKernel
from game.rules.auction.spec import AuctionOptions
from game.staging.auction.pieces import FAN
from game.staging.auction.tableau import Openly
from game.storage import library
from scenes.auction.ballot import Ballot


@pytest.mark.parametrize("slots", [(0, 1), (8, 7), (6, 4)])
def test_the_entry_tells_how_many_and_never_which(slots: tuple[int, ...]) -> None:
    spec = library.load("auction")
    kernel = AuctionKernel(spec)
    state, _ = kernel.setup(AuctionOptions.usual(spec, 3), 7)
    ballot = Ballot(kernel.observe(state, None), (0, 1), blind=True)
    for slot in slots:
        ballot.drafts[1].lay(FAN[slot])
    entry = ballot.entry(frozenset({2}))
    assert entry.dropped == (0, 2, 4)
    assert entry.locked == {2}
    assert entry.blind
    assert ballot.entry(frozenset(), Openly(1, ballot.drafts[1].position, "")).dropped == (0, 0, 0)
