"""What a sitting reads, and what it knows of its bots and of what it shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest
import pytmx

from game.app.cabinet import Cabinet
from game.storage.files import ASSETS
from game.table import maps
from game.titles.shelf import PLAYABLE
from scenes import opening
from scenes.play.phase import PhaseScene
from scenes.play.sitting import Sitting
from tests.scenes.play.sittings import BOT, begun, watch


@pytest.fixture
def scene(cabinet: Cabinet) -> PhaseScene:
    return begun(cabinet, (BOT, "mouse", BOT))


@pytest.mark.parametrize("title", PLAYABLE)
def test_whoever_sits_down_reads_the_map_once(
    cabinet: Cabinet, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []

    def reading(file: str) -> Any:
        read.append(Path(file))
        return pytmx.TiledMap(file)

    monkeypatch.setattr(maps, "TiledMap", reading)
    scene = opening.demo(cabinet, title, None, 7)
    assert isinstance(scene, PhaseScene)
    scene.lay(cabinet.window.kit)
    assert read == [ASSETS / "tables" / f"{title}.tmx"]
    assert scene.sitting.desk.layout.life
    scene.leave()


def consulted(sitting: Sitting, seat: int) -> int:
    """The frames a bot thinks until its decision is held."""
    frames = 1
    match = sitting.match
    while not sitting.opponents.consult(seat, match.observe(seat), match.legal(seat)):
        frames += 1
    return frames


def test_seats_are_played_by_people_or_decide_by_themselves(scene: PhaseScene) -> None:
    assert (scene.sitting.seating.people(), scene.sitting.opponents.seats) == ((1,), (0, 2))
    scene.sitting.reseat(1, None, "easy")
    assert (scene.sitting.seating.people(), scene.sitting.opponents.seats) == ((), (0, 1, 2))
    scene.leave()


def test_a_consulted_or_hastened_bot_has_decided_and_the_match_knows_nothing_of_it(scene: PhaseScene) -> None:
    sitting = scene.sitting
    consulted(sitting, 0)
    sitting.opponents.hasten(2, sitting.match.observe(2), sitting.match.legal(2))
    assert set(sitting.opponents.held) == {0, 2}
    assert sitting.match.waiting() == {0, 1, 2}
    for seat in (0, 2):
        sitting.submit(sitting.opponents.release(seat))
    assert sitting.match.waiting() == {1}
    scene.leave()


def test_the_event_being_shown_is_known_until_the_log_tells_of_it(scene: PhaseScene) -> None:
    sitting = scene.sitting
    event = sitting.show.next_event
    assert event is not None
    assert sitting.show.showing is None
    sitting.show.play_next()
    assert sitting.show.showing is event
    sitting.show.note()
    assert sitting.show.showing is None
    assert sitting.show.log
    scene.leave()


class Patient(PhaseScene):
    """Asks nobody, for three frames."""

    name: ClassVar[str] = "valuation"
    left = 3

    def ask(self) -> bool | None:
        self.left -= 1
        return False if self.left else None


def test_a_phase_may_wait_in_time_before_it_waits_for_people(scene: PhaseScene, cabinet: Cabinet) -> None:
    watch(scene)
    patient = Patient(scene.sitting)
    patient.lay(cabinet.window.kit)
    stirred = []
    for _ in range(4):
        patient.update(1 / 60)
        stirred.append(scene.sitting.show.stirred)
    assert stirred == [True, True, False, False]
    assert scene.sitting.match.waiting() == {0, 1, 2}
    patient.leave()
