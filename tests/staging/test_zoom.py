"""What is laid out on half of the screen, drawn twice as large."""

from __future__ import annotations

from pathlib import Path

from game.staging import zoom
from game.staging.pieces import Card
from game.staging.sheets import Cell
from game.table.layout import Layout, Slot
from game.table.pose import Block, Box, Caption, Disc, Face, Panel, Pose, Print, Run
from game.ui.focus import Area

FACE = Face(
    captions=(Caption("1,200", 30, (1, 2, 3), dx=0.2, room=0.8),),
    panel=Panel((0, 0, 0), (9, 9, 9), 3, 12),
    drawn=(
        Box(1, 2, 3, 4, (0, 0, 0)),
        Disc(1, 2, 3, (0, 0, 0), (9, 9, 9)),
        Print("yen", 1, 2, 3, 4),
        Run(("a",), 1, 2, 30, 26, (9, 9, 9)),
        Block("b", 1, 2, 3, 4, 26, (9, 9, 9)),
    ),
)
POSE = Pose(100, 50, 40, 20, 7, FACE)


def test_everything_is_twice_as_far_and_twice_as_large() -> None:
    large = zoom.zoomed(POSE)
    assert (large.x, large.y, large.w, large.h, large.z) == (200, 100, 80, 40, 7)
    caption = large.face.captions[0]
    assert (caption.size, caption.dx, caption.room) == (60, 0.2, 0.8)
    box, disc, picture, run, block = large.face.drawn
    assert isinstance(box, Box)
    assert (box.x, box.y, box.w, box.h) == (2, 4, 6, 8)
    assert isinstance(disc, Disc)
    assert (disc.x, disc.y, disc.side) == (2, 4, 6)
    assert isinstance(picture, Print)
    assert (picture.x, picture.y, picture.w, picture.h) == (2, 4, 6, 8)
    assert isinstance(run, Run)
    assert (run.x, run.y, run.room, run.size, run.least) == (2, 4, 60, 52, 52)
    assert isinstance(block, Block)
    assert (block.x, block.y, block.w, block.h, block.size) == (2, 4, 6, 8, 52)


def test_a_pose_that_is_the_same_stays_the_very_same() -> None:
    grow = zoom.Zoom()
    first = grow({Card(0): POSE})[Card(0)]
    assert grow({Card(0): POSE})[Card(0)] is first
    other = Pose(100, 50, 40, 20, 8, FACE)
    assert grow({Card(0): other})[Card(0)].z == 8


def test_slots_and_areas_are_halved_and_grow_back() -> None:
    layout = zoom.halved(Layout(Path("a.tmx"), {"sheet": Slot(8, 156, 1904, 920)}, (), ()))
    assert layout.slot("sheet") == Slot(4, 78, 952, 460)
    area = Area(8, 156, 1904, 920)
    cell = Cell(Card(0), zoom.half(area), Face())
    assert zoom.cells([cell])[0].area == area
