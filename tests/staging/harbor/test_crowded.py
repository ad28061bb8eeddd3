"""Where very much lies: every price tag is whole, and every offer is on its sheet."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.rules.harbor.words import Kind, Ware
from game.staging.harbor import pieces
from game.staging.harbor.sheets.buying import Offer, buying
from game.staging.harbor.shop import Shop
from game.staging.harbor.sizes import BY_PLAYERS
from game.staging.pieces import Card
from game.ui.focus import Area
from tests.rules.harbor.positions import harbor
from tests.staging.harbor.tables import NAMES, PLAYERS, layout

SHEET = Area(8, 86, 1904, 364)


@pytest.mark.parametrize("kinds", [1, 3, 7, 10])
@pytest.mark.parametrize("players", PLAYERS)
def test_no_ware_covers_another(players: int, kinds: int) -> None:
    lying: tuple[Ware, ...] = tuple((kind, True, 100) for kind in Kind)[:kinds]
    shop, slot = Shop(0, layout(players), BY_PLAYERS[players]), layout(players).at(pieces.Fresh(0))
    poses = sorted(
        (pose for id, pose in shop.poses(lying).items() if isinstance(id, pieces.Ware)), key=lambda it: it.x
    )
    assert len(poses) == kinds
    assert poses[0].x - poses[0].w / 2 >= slot.x
    assert poses[-1].x + poses[-1].w / 2 <= slot.x + slot.w
    for left, right in pairwise(poses):
        assert left.x + left.w / 2 <= right.x - right.w / 2


@pytest.mark.parametrize("many", [1, 4, 8, 15, 28, 60])
def test_every_offer_is_on_the_sheet(many: int) -> None:
    view = harbor(6).view()
    offers = [Offer(1, Kind.MACKEREL, True, 100, 1, chosen=False, refused=False)] * many
    cells: Any = buying(SHEET, 0, offers, view, view, NAMES, range(1, 7))
    cards = [cell.area for cell in cells if isinstance(cell.id, Card)]
    assert len(cards) == many
    assert min(card.x for card in cards) >= SHEET.x
    assert max(card.right for card in cards) <= SHEET.right
    assert min(card.y for card in cards) >= SHEET.y
    assert max(card.bottom for card in cards) <= SHEET.bottom
    assert min(card.w for card in cards) >= 60
