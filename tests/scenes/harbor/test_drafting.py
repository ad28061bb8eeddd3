"""What every sheet of the harbor shares."""

from __future__ import annotations

import pytest

from game.app.cabinet import Cabinet
from game.rules.harbor.actions import Buy
from game.rules.harbor.words import Kind, Market
from tests.rules.harbor.positions import harbor
from tests.scenes.harbor.table import BLOCK, RIGHT, Table


@pytest.mark.parametrize("speed", ["1x", "instant"])
def test_a_sheet_can_be_pressed_again_while_what_it_foresees_would_move(cabinet: Cabinet, speed: str) -> None:
    game = harbor(3, [Market.EEL]).ware(1, Kind.EEL, 100).ware(2, Kind.MACKEREL, 100)
    table = Table(cabinet, game, BLOCK, speed)
    table.press("R", "L", "A")
    assert table.sitting.show.stage.idle
    table.walk(RIGHT)
    table.press("A", "X")
    assert table.actions[0] == Buy(0, ((1, 0), (2, 0)))
    table.close()
