"""What is heard can be read, by those who ask for it."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import NullTranslations

import pytest

from game.app.cabinet import Cabinet
from game.i18n import door
from game.i18n.pseudo import LANGUAGES, speak_pseudo
from game.ui.frame import Frame
from game.ui.kit import Kit
from game.ui.theme import SMALL
from scenes.play.captions import CAPTIONS
from scenes.play.phase import PhaseScene
from scenes.play.sitting import Sitting
from tests.audio.rack import SOUNDS
from tests.scenes.play.sittings import BOT, begun
from tests.screens import screen

ROOM = 404 - 16
"""In the narrowest place of words beside a menu."""


@pytest.fixture
def sitting(cabinet: Cabinet) -> Iterator[Sitting]:
    scene: PhaseScene = begun(cabinet, (BOT, "mouse", BOT))
    yield scene.sitting
    scene.leave()


@pytest.fixture(params=[door.SOURCE, *LANGUAGES])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param != door.SOURCE:
        speak_pseudo(request.param)
    yield request.param
    door.speak(door.SOURCE, NullTranslations())


def read(sitting: Sitting) -> str:
    return sitting.desk.board.hud._caption


def test_every_caption_is_of_a_sound() -> None:
    assert [name for name in CAPTIONS if not (SOUNDS / f"{name}.ogg").exists()] == []


def test_nothing_is_written_unless_it_is_asked_for(sitting: Sitting, cabinet: Cabinet) -> None:
    sitting.desk.hear("bell")
    assert read(sitting) == ""
    cabinet.settings.change(captions=True)
    sitting.desk.hear("hop")
    assert read(sitting) == ""
    sitting.desk.hear("bell")
    assert read(sitting) == "The bell rings"


def test_what_the_table_plays_is_written_too(sitting: Sitting, cabinet: Cabinet) -> None:
    cabinet.settings.change(captions=True)
    sitting.show.stage.noise("auction_open")
    assert read(sitting) == "Tuna auction"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("reading", [1.0, 1.5, 2.0])
def test_a_caption_is_whole_at_every_size_of_text(
    language: str, size: tuple[int, int], reading: float
) -> None:
    """In one line, no smaller than anything else."""
    screen(*size)
    kit = Kit.of(Frame.fit(*size), reading)
    for words in CAPTIONS.values():
        line = kit.text.fit(
            door._(words), SMALL * kit.text.reading, (255, 255, 255), (ROOM, 66), "bold", "centre"
        )
        assert line.get_width() <= ROOM * kit.frame.scale + 1
        assert kit.text.width(door._(words), SMALL, "bold") <= ROOM
