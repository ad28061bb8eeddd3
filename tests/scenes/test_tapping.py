"""Tapping along: how late a screen is, and what follows from it in the duel."""

from __future__ import annotations

import pytest

from game.app.cabinet import Cabinet
from game.app.platform import STEP
from game.devices.intents import Confirm, Move
from scenes.duel.chant import USUAL
from scenes.tapping import BEAT, WANTED, TappingScene
from tests.app.scenes import Ears
from tests.scenes.duel.table import BLOCKS, LEFT, Table


def tapped(cabinet: Cabinet, late: float, times: int = WANTED) -> TappingScene:
    """So many seconds after each BI."""
    scene, passed = TappingScene(cabinet), 0.0
    scene.lay(cabinet.window.kit)
    for number in range(times):
        due = (4 * number + 2) * BEAT + late
        while passed < due - STEP / 2:
            scene.update(STEP)
            passed += STEP
        scene.handle(Confirm(LEFT))
    return scene


@pytest.mark.parametrize(("late", "shift"), [(0.12, 120), (0.0, 0), (-0.08, 0), (0.3, 200)])
def test_the_median_of_the_taps_moves_the_moment_in_which_hands_open(
    cabinet: Cabinet, late: float, shift: int
) -> None:
    tapped(cabinet, late)
    assert cabinet.settings.tap_shift == pytest.approx(shift, abs=9)


def test_fewer_taps_and_taps_far_from_bi_change_nothing(cabinet: Cabinet) -> None:
    tapped(cabinet, 0.12, WANTED - 1)
    assert cabinet.settings.tap_shift == 0
    tapped(cabinet, 0.9)
    assert cabinet.settings.tap_shift == 0


def test_the_syllables_are_heard_and_any_direction_is_a_tap(cabinet: Cabinet) -> None:
    ears = cabinet.sound = Ears()
    scene = TappingScene(cabinet)
    scene.lay(cabinet.window.kit)
    for _ in range(round(2.1 * BEAT / STEP)):
        scene.update(STEP)
    assert [noise for noise in ears.heard if noise in ("wa", "sa", "bi")] == ["wa", "sa", "bi"]
    scene.handle(Move(LEFT, 0, 1))
    assert len(scene._taps) == 1


@pytest.mark.rules("D20")
@pytest.mark.parametrize(("shift", "made"), [(0, 1), (150, 4)])
def test_on_a_late_screen_hands_open_later(cabinet: Cabinet, shift: int, made: int) -> None:
    cabinet.settings.change(tap_shift=shift)
    table = Table(cabinet, BLOCKS)
    table.until_phase("chant")
    table.seconds(USUAL.look + 2 * USUAL.beat + 0.35)
    table.press(LEFT, 4)
    assert table.revealed()[0] == made
    table.close()
