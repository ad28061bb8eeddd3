"""People who share the mouse are asked one after another, behind a cloth."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.app.cabinet import Cabinet
from game.devices.intents import DESK, Back, Click, Lock, Release
from game.ui import theme
from scenes.play.handover import Handover, Step
from scenes.play.holds import Holds
from scenes.play.phase import PhaseScene
from tests import areas
from tests.app.scenes import Ears
from tests.scenes.play.sittings import BOT, begun

NOBODY: frozenset[int] = frozenset()


class Table:
    """A handover and what it leads to."""

    def __init__(self, cabinet: Cabinet, devices: Sequence[str]) -> None:
        self.ears = cabinet.sound = Ears()
        self.scene: PhaseScene = begun(cabinet, devices)
        self.ears.heard.clear()
        sitting = self.scene.sitting
        self.kit = cabinet.window.kit
        self.holds = Holds(lambda seat, part: None)
        self.handover = Handover(sitting, sitting.seating.people(), self.holds)

    def asked(self, done: frozenset[int] = NOBODY) -> int | None:
        self.handover.ask_next(set(range(4)) - done, self.kit)
        return self.handover.curtain.seat

    def on_cloth(self, seat: int) -> Click:
        area = areas.seat(self.scene.sitting.desk.layout, seat)
        return Click(DESK, area.x + area.w / 2, area.y + area.h / 2)


def test_the_desk_is_asked_in_the_order_of_seats_but_for_those_who_are_done(cabinet: Cabinet) -> None:
    table = Table(cabinet, ("pad1", "mouse", BOT, "mouse"))
    assert table.asked() == 1
    assert table.asked(frozenset({1})) == 3
    assert table.asked(frozenset({1, 3})) is None
    table.scene.leave()


@pytest.mark.parametrize("devices", [("mouse", BOT), (BOT, "pad1"), (BOT, BOT)])
def test_nobody_hides_anything_from_bots(cabinet: Cabinet, devices: tuple[str, ...]) -> None:
    table = Table(cabinet, devices)
    assert table.asked() is None
    assert table.handover.lone == next((seat for seat, device in enumerate(devices) if device != BOT), None)
    table.scene.leave()


def test_a_lifted_cloth_stays_up_until_it_is_closed(cabinet: Cabinet) -> None:
    table = Table(cabinet, ("mouse", "mouse"))
    assert table.handover.lift() is None
    assert not table.handover.close()
    table.asked()
    assert table.handover.lift() == 0
    assert table.asked(frozenset({0})) == 0
    assert table.handover.curtain.lifted
    assert table.handover.close()
    assert table.asked(frozenset({0})) == 1
    assert table.ears.heard == ["open", "close"]
    table.scene.leave()


def test_the_cloth_is_held_with_the_mouse_or_with_keys(cabinet: Cabinet) -> None:
    table = Table(cabinet, ("mouse", "mouse"))
    table.asked()
    for down, up in ((table.on_cloth(0), Release(DESK, 0, 0)), (Lock(DESK, True), Lock(DESK, False))):
        assert table.handover.take(down) is Step.STAY
        assert table.handover.take(up) is Step.STAY
        assert table.holds.ripe(theme.HOLD) == ()
        table.handover.take(down)
        assert table.holds.ripe(theme.HOLD) == (0,)
    table.handover.take(table.on_cloth(1))
    assert table.holds.ripe(theme.HOLD) == ()
    table.scene.leave()


def test_back_from_the_cloth_pauses(cabinet: Cabinet) -> None:
    table = Table(cabinet, ("mouse", "mouse"))
    table.asked()
    assert table.handover.take(Back(DESK)) is Step.PAUSE
    table.scene.leave()
