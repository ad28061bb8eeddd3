"""The plate every seat has, on any map that names its parts."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.party import Chair
from game.staging import seat_faces
from game.staging.pieces import Crest, Lamp, Lantern, Name, Plate
from game.staging.seat_plate import SeatPlate
from game.storage.files import ASSETS
from game.table.layout import Layout, read_layout

PLAYERS = {"auction": 4, "duel": 2}
PARTS = (Plate, Crest, Name, Lantern, Lamp)


def layout(title: str) -> Layout:
    players = PLAYERS[title]
    wanted = [part(seat).slot for seat in range(players) for part in PARTS]
    return read_layout(Path(ASSETS / "tables" / f"{title}.tmx"), players, wanted)


@pytest.mark.parametrize("title", PLAYERS)
def test_a_plate_shows_who_sits_there_and_lies_under_all_of_it(title: str) -> None:
    plate = SeatPlate(1, Chair("Jiro", 4, None, "easy"), layout(title))
    poses = {**plate.fixed, **plate.called(False), **plate.lamp(True)}
    assert set(poses) == {part(1) for part in PARTS}
    assert poses[Crest(1)].face == seat_faces.crest(4)
    assert poses[Name(1)].face == seat_faces.name("Jiro")
    below = poses[Plate(1)]
    if title == "duel":
        del poses[Lamp(1)]  # in the middle of its seat's cross
    for piece, pose in poses.items():
        assert abs(pose.x - below.x) <= below.w / 2, piece
        assert abs(pose.y - below.y) <= below.h / 2, piece
        assert pose is below or pose.z > below.z, piece


def test_the_lantern_burns_and_the_rim_shines_while_the_table_waits_for_the_seat() -> None:
    plate = SeatPlate(0, Chair("Hana", 1, "mouse", None), layout("duel"))
    waiting, still = plate.called(True), plate.called(False)
    assert waiting[Lantern(0)].face == seat_faces.lantern(True)
    assert still[Lantern(0)].face == seat_faces.lantern(False)
    assert waiting[Plate(0)].face != still[Plate(0)].face


def test_a_lamp_is_there_only_while_something_can_be_locked() -> None:
    plate = SeatPlate(0, Chair("Hana", 1, "mouse", None), layout("duel"))
    assert plate.lamp(None) == {}
    assert [plate.lamp(on)[Lamp(0)].face for on in (False, True)] == [
        seat_faces.lamp(False),
        seat_faces.lamp(True),
    ]
