"""What has weight: a beam that sways with what stands on it, light that sweeps, a blow that shakes it all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import radians, tan

import pygame
import pytest
from pygame import Surface

from game.staging.cues import Jolt, Tilt, sequence
from game.staging.stage import CALM, Stage
from game.table.pose import Face, Panel, Pose, Poses
from game.table.table import Table
from game.ui.frame import Frame
from game.ui.kit import Kit
from tests.screens import screen

STEP = 1 / 60
PLATE = Face(panel=Panel((200, 40, 40), (200, 40, 40), 0, 0))
POSES: Poses = {
    "beam": Pose(960, 600, 800, 100, 10, PLATE),
    "barrel": Pose(1160, 500, 100, 100, 20, PLATE),
}


@pytest.fixture
def table() -> Iterator[Table]:
    screen(1280, 720)
    table = Table()
    table.put(POSES)
    table.lay(Kit.of(Frame.fit(1280, 720)), None)
    yield table
    table.close()


def painted(table: Table) -> Surface:
    table.draw()
    target = Surface((1280, 720))
    table.canvas.touch_all()
    table.canvas.paint(target)
    return target


def test_what_sways_overshoots_and_comes_to_rest_with_what_rides_on_it(table: Table) -> None:
    table.tilt("beam", replace(PLATE, lean=4.0), 1.0, ["barrel"])
    leans, heights = [], []
    for _ in range(70):
        table.update(STEP)
        leans.append(table._pose(table.piece("beam")).face.lean)
        heights.append(table.area("barrel"))
        assert not table.moving, "nobody waits for it"
        assert table.poses()["barrel"] == POSES["barrel"], "it is at home wherever it swings"
    assert leans[-1] == 4.0
    ups = [area.y for area in heights if area is not None]
    assert max(ups) - min(ups) > 200 * tan(radians(0.5))
    assert ups[-1] == POSES["barrel"].y - 50


def test_light_comes_from_the_left_and_goes_from_the_left(table: Table) -> None:
    for away in (False, True):
        table.put(POSES)
        table.wipe("beam", 1.0, away)
        for _ in range(30):
            table.update(STEP)
        half = painted(table)
        left, right = half.get_at((460, 400)), half.get_at((820, 400))
        assert ((left.r > 100), (right.r > 100)) == ((not away), away)
        for _ in range(31):
            table.update(STEP)
        assert (painted(table).get_at((460, 400)).r > 100) is not away


def test_a_blow_moves_the_whole_picture_and_leaves_nothing_behind(table: Table) -> None:
    before = painted(table)
    table.jolt(10, 0.2, 40)
    differing = 0
    for _ in range(20):
        table.update(STEP)
        target = Surface((1280, 720))
        table.canvas.paint(target)
        differing += not same(target, before)
    assert differing > 5
    assert table.canvas.still or not table.canvas.paint(before.copy())
    assert same(painted(table), before)


def same(one: Surface, other: Surface) -> bool:
    return pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other).count() == 1280 * 720


def test_flashes_keep_apart_and_reduced_motion_has_no_blows(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    flashes: list[int] = []
    monkeypatch.setattr(table, "jolt", lambda pixels, seconds, flash: flashes.append(flash))
    stage = Stage(table, lambda noise: None)
    for _ in range(6):
        stage.perform(sequence(Jolt(6, 0.1, 30)), POSES)
        stage.update(CALM / 2)
    assert flashes == [30, 0, 30, 0, 30, 0]
    stage.reduced = True
    stage.perform(sequence(Jolt(6, 0.1, 30), Tilt("beam", 1.0)), POSES)
    assert len(flashes) == 6
