from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.storage.files import ASSETS
from game.table.components import Course, Shown
from game.table.drawers import FLYING
from game.table.flourishes import SHAPES, Flair, flourish
from game.table.pose import Face, Pose, Poses
from game.table.table import Table
from game.ui.life import Life
from tests.screens import draw_picture, kit_for, screen

STEP = 1 / 60
TILE, CARD = ("tile", 1), ("card", 1)
POSES: Poses = {
    TILE: Pose(400, 300, 178, 68, 40, Face("back")),
    CARD: Pose(900, 600, 150, 210, 30, Face("back")),
}
LONGEST = 6.0


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table()
    table.put(POSES)
    pictures = {picture for shape in SHAPES.values() for picture in shape.kind.pictures}
    for name in ("back", "life/shadow", *pictures):
        draw_picture(tmp_path, name, (30, 60, 120))
    table.lay(kit_for(screen(960, 540), tmp_path), None)
    yield table
    table.close()


def run(table: Table, seconds: float) -> None:
    for _ in range(round(seconds / STEP)):
        table.update(STEP)
        table.draw()


@pytest.mark.parametrize("flair", Flair)
def test_a_flourish_flies_beside_the_pieces_and_is_gone(table: Table, flair: Flair) -> None:
    table.flourish(flair, TILE)
    run(table, 0.2)
    assert len(table.canvas) > len(POSES)
    assert table.poses() == POSES
    assert not table.moving
    run(table, LONGEST)
    assert len(table.canvas) == len(POSES)


@pytest.mark.parametrize("flair", Flair)
def test_putting_the_table_removes_every_flourish(table: Table, flair: Flair) -> None:
    table.flourish(flair, TILE)
    run(table, 0.2)
    table.put(POSES)
    assert len(table.canvas) == len(POSES)


@pytest.mark.parametrize("flair", Flair)
def test_every_flourish_has_its_pictures_and_ends(flair: Flair) -> None:
    kind = SHAPES[flair].kind
    assert kind.once
    assert kind.seconds[1] + kind.spread < LONGEST
    assert all((ASSETS / "art" / f"{picture}.png").is_file() for picture in kind.pictures)


def test_ink_and_dust_come_from_under_the_piece_and_reach_beyond_it() -> None:
    for flair in (Flair.SPLASH, Flair.PUFF):
        spot, z = flourish(flair, POSES[TILE])
        assert z < POSES[TILE].z
        assert (spot.room.x + spot.room.w / 2, spot.room.y + spot.room.h / 2) == (400, 300)
        assert spot.room.w > 178
        assert spot.room.h > 68


def test_a_spark_leaves_a_coin_where_it_is_seen_not_where_its_shadow_is() -> None:
    low, high = flourish(Flair.SPARK, POSES[TILE])[0].room, flourish(Flair.SPARK, POSES[TILE], 50)[0].room
    assert low.y - high.y == 50


def test_paper_is_thrown_up_from_the_upper_edge_of_a_plate_over_all_that_lies_but_not_over_the_plate() -> (
    None
):
    plate = Pose(240, 940, 470, 270, 0, Face())
    spot, z = flourish(Flair.PAPER, plate)
    assert z == 90
    assert spot.room.bottom == plate.y - plate.h / 2
    assert spot.room.y > 0


def test_without_a_window_nothing_flies(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table.put(POSES)
    monkeypatch.delattr(Life, "add")
    table.flourish(Flair.SPLASH, TILE)
    table.close()


# ---------------------------------------------------------------- the shadow


def shadow_of(table: Table) -> Shown:
    return table._world.component(table.piece(CARD), Shown)


def test_a_shadow_stays_on_the_table_while_its_card_is_lifted(table: Table) -> None:
    shown = shadow_of(table)
    table.send(CARD, replace(POSES[CARD], x=500), Course(0.4, arc=90))
    run(table, 0.2)
    assert shown.sprite is not None
    assert shown.shadow is not None
    assert shown.shadow.key[0] == FLYING - 1 < shown.sprite.key[0]
    assert shown.shadow.rect.centery - shown.sprite.rect.centery == pytest.approx(45, abs=1)
    assert shown.shadow.rect.centerx > shown.sprite.rect.centerx
    run(table, 0.4)
    assert shown.shadow is None
    assert len(table.canvas) == len(POSES)


def test_what_slides_flat_has_no_shadow(table: Table) -> None:
    table.send(CARD, replace(POSES[CARD], x=500), Course(0.4))
    run(table, 0.2)
    assert shadow_of(table).shadow is None


def test_a_card_that_vanishes_or_is_put_in_flight_takes_its_shadow_along(table: Table) -> None:
    table.send(CARD, replace(POSES[CARD], x=500), Course(0.4, arc=90))
    run(table, 0.2)
    table.put(POSES)
    table.draw()
    assert len(table.canvas) == 2
    table.send(CARD, replace(POSES[CARD], x=500), Course(0.4, arc=90))
    run(table, 0.2)
    table.vanish(CARD)
    assert len(table.canvas) == 1


def test_another_window_in_mid_flight_has_one_shadow(table: Table, tmp_path: Path) -> None:
    table.send(CARD, replace(POSES[CARD], x=500), Course(0.4, arc=90))
    run(table, 0.2)
    table.lay(kit_for(screen(1920, 1080), tmp_path), None)
    run(table, 0.05)
    assert len(table.canvas) == 3
