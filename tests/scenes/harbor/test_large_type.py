"""The harbor in large type, told by presses: what has no room at once lies on other pages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.app.cabinet import Cabinet
from game.app.platform import STEP
from game.devices.intents import Click
from game.rules.harbor.actions import BidTuna
from game.staging.harbor.pieces import CloseHand, FanPlace
from game.staging.harbor.plans import BIDDING
from game.staging.harbor.sheets.buying import SLIM_AT_ONCE
from game.staging.harbor.sheets.pages import Leaf
from game.staging.pieces import Card, Plate, Sheet, Verb
from game.table.layout import Plan
from game.ui.kit import Kit
from scenes.harbor.buying import BuyingScene
from tests.renders.harbor_days import auctioned, busy
from tests.scenes.harbor.table import MOUSE, PAD, RIGHT, Table


@pytest.fixture
def buying(cabinet: Cabinet) -> Iterator[Table]:
    cabinet.settings.change(text_scale=200)
    table = Table(cabinet, busy(6), MOUSE)
    table.sitting.open("buying")
    table.asked()
    yield table
    table.close()


def basket(table: Table) -> int:
    scene = table.scene
    assert isinstance(scene, BuyingScene)
    assert scene.draft is not None
    return len(scene.draft.parts)


def shown(table: Table) -> list[int]:
    return sorted(id.place for id in table.sitting.show.table if isinstance(id, Card))


def test_offers_lie_on_pages_and_each_can_be_bought(buying: Table) -> None:
    assert shown(buying) == list(range(SLIM_AT_ONCE))
    buying.click(Leaf(1))
    assert shown(buying) == list(range(SLIM_AT_ONCE, 2 * SLIM_AT_ONCE))
    proposed = basket(buying)
    buying.click(Card(2 * SLIM_AT_ONCE - 1))
    assert basket(buying) == proposed + 1
    assert shown(buying)[0] == SLIM_AT_ONCE
    buying.click(Leaf(1), Leaf(1))
    assert shown(buying)[-1] > 2 * SLIM_AT_ONCE
    buying.click(Leaf(-1), Leaf(-1))
    assert shown(buying) == list(range(SLIM_AT_ONCE))


def test_a_pad_turns_the_pages_too(cabinet: Cabinet) -> None:
    cabinet.settings.change(text_scale=200)
    table = Table(cabinet, busy(6), PAD)
    table.sitting.open("buying")
    table.asked()
    for _ in range(3):
        table.walk((0, 1))
    table.walk(RIGHT, RIGHT, RIGHT)
    at = table.scene.focus.at
    assert at in (Leaf(1), Leaf(-1))
    table.walk(RIGHT)
    table.press("A")
    assert shown(table)[0] == SLIM_AT_ONCE
    table.close()


def test_a_draft_outlives_a_change_of_the_size_of_type(cabinet: Cabinet) -> None:
    table = Table(cabinet, busy(6), MOUSE)
    table.sitting.open("buying")
    table.asked()
    table.click(Card(0), Card(1))
    small, many = table.sitting.show.table.area(Sheet()), len(shown(table))
    chosen = basket(table)
    cabinet.settings.change(text_scale=200)
    table.scene.lay(Kit.of(cabinet.window.frame, 2.0))
    table.seconds(0.2)
    assert table.sitting.desk.layout.plan == Plan(large=True, seat=0)
    assert basket(table) == chosen
    assert len(shown(table)) == SLIM_AT_ONCE < many
    large = table.sitting.show.table.area(Sheet())
    assert small is not None
    assert large is not None
    assert large.h > 2 * small.h
    cabinet.settings.change(text_scale=100)
    table.scene.lay(Kit.of(cabinet.window.frame))
    table.seconds(0.2)
    assert table.sitting.show.table.area(Sheet()) == small
    assert len(shown(table)) == many
    table.close()


def test_the_wide_column_glides_to_whose_turn_begins(cabinet: Cabinet) -> None:
    cabinet.settings.change(text_scale=150)
    table = Table(cabinet, busy(4), MOUSE, speed="1x")
    sitting = table.sitting
    first = sitting.show.table.poses()[Plate(0)].w
    assert first > 2 * sitting.show.table.poses()[Plate(1)].w
    table.verb("end")
    area = sitting.show.table.area(Verb("end"))
    assert area is not None
    table.quickly(Click(MOUSE, area.x + 9, area.y + 9))
    widths = set()
    for _ in range(90):
        table.loop.frame(STEP)
        widths.add(round(sitting.show.table.poses()[Plate(1)].w))
    assert len(widths) > 5
    table.until(lambda: sitting.show.stage.idle)
    assert sitting.show.table.poses()[Plate(1)].w == sitting.desk.layout.at(Plate(1)).w
    table.close()


def test_a_hand_is_filled_and_closed_where_all_columns_are_alike(cabinet: Cabinet) -> None:
    cabinet.settings.change(text_scale=200)
    table = Table(cabinet, auctioned(6), MOUSE)
    sitting = table.sitting
    assert sitting.desk.layout.plan == BIDDING
    table.click(FanPlace(0, 2), FanPlace(0, 0))
    shown = sitting.show.tableau.entry.openly
    assert shown is not None
    assert shown.yen == 400
    table.click(CloseHand(0))
    assert BidTuna(0, 400) in table.actions
    table.until(lambda: sitting.desk.layout.plan.seat is not None)
    table.close()
