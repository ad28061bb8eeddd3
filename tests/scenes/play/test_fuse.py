"""How long a decision can be taken back."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.app.cabinet import Cabinet
from game.app.party import Chair, Party
from game.rules.auction.actions import Decline
from game.rules.auction.spec import AuctionOptions
from game.rules.auction.state import Phase
from game.storage import library, saves
from game.storage.settings import Burning
from scenes import opening
from scenes.auction.script import SCRIPT
from scenes.play.script import Script
from scenes.play.sitting import Sitting
from scenes.play.sitting_down import sit_down
from tests.matches import step


def at_a_purchase(cabinet: Cabinet, script: Script) -> Sitting:
    options = AuctionOptions.usual(library.load("auction"), 2)
    party = Party("auction", (Chair("Hana", 1, "mouse", None), Chair("Ken", 2, "pad1", None)), options, 7)
    match = saves.new_match(library.kernel("auction", cabinet.data), options, 7)
    while match.observe(None).phase is not Phase.PURCHASE:
        step(match, Random(1))
    return sit_down(cabinet, party, script, match, opening.ways(cabinet))


@pytest.mark.parametrize(
    ("setting", "usual", "at_the_end_of_a_turn"), [("off", 0, 0), ("usual", 2, 4), ("long", 5, 10)]
)
def test_the_end_of_a_turn_can_be_taken_back_for_twice_as_long(
    cabinet: Cabinet, setting: Burning, usual: float, at_the_end_of_a_turn: float
) -> None:
    cabinet.settings.change(fuse=setting)
    turns = replace(SCRIPT, ends_turn={Decline})
    for script, seconds in ((SCRIPT, usual), (turns, at_the_end_of_a_turn)):
        sitting = at_a_purchase(cabinet, script)
        (seat,) = sitting.match.waiting()
        before = len(sitting.match.actions)
        sitting.decide(Decline(seat))
        assert (0 if sitting.fuse is None else sitting.fuse.left) == seconds
        assert len(sitting.match.actions) - before == int(sitting.fuse is None)
        sitting.show.table.close()
