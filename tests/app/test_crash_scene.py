"""The last screen says where the report is, and works when everything else is broken."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.cabinet import Cabinet
from game.app.crash import Report
from game.app.crash_scene import DEAF, PATIENCE, CrashScene
from game.app.platform import STEP
from game.app.scene import Quit
from game.devices.intents import (
    Click,
    Confirm,
    FocusGained,
    FocusLost,
    Intent,
    Move,
    PadFound,
    PadLost,
    Point,
    Release,
)
from game.i18n.door import speak_from
from game.i18n.pseudo import speak_pseudo


@pytest.fixture
def scene() -> CrashScene:
    return CrashScene(Report("Cause: KeyError.", "A report is in /home/x/crash.json", True))


def grown(scene: CrashScene, seconds: float) -> object:
    turns = [scene.update(STEP) for _ in range(round(seconds / STEP) + 1)]
    return turns[-1]


def test_the_screen_says_where_the_report_is_and_that_the_match_goes_on(scene: CrashScene) -> None:
    words = " ".join(scene.sentences)
    assert "A report is in /home/x/crash.json" in words
    assert "Start the game again to continue it." in words


def test_without_a_match_nothing_is_said_about_resuming() -> None:
    words = " ".join(CrashScene(Report("cause", "place", False)).sentences)
    assert "match" not in words


@pytest.mark.parametrize("intent", [Confirm("pad1"), Move("mouse", 0, 1), Click("mouse", 3, 4)])
def test_any_input_ends_the_game_but_not_at_once(scene: CrashScene, intent: Intent) -> None:
    assert scene.handle(intent) is None
    grown(scene, DEAF)
    assert scene.handle(intent) == Quit()


@pytest.mark.parametrize(
    "intent",
    [
        Point("mouse", 1, 1),
        Release("mouse", 1, 1),
        FocusLost(""),
        FocusGained(""),
        PadLost("pad1"),
        PadFound("pad1"),
    ],
)
def test_what_is_no_input_does_not_end_the_game(scene: CrashScene, intent: Intent) -> None:
    grown(scene, DEAF)
    assert scene.handle(intent) is None


def test_the_screen_does_not_wait_for_ever(scene: CrashScene) -> None:
    assert grown(scene, PATIENCE - 1) is None
    assert grown(scene, 2) == Quit()


@pytest.fixture(params=["with", "without"])
def _assets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the game, and none."""
    if request.param == "without":
        monkeypatch.setattr("game.ui.text._load", None)
        monkeypatch.setattr("game.ui.images.Images.get", None)


def painted(cabinet: Cabinet, scene: CrashScene) -> pygame.Surface:
    scene.lay(cabinet.window.kit)
    scene.canvas.paint(cabinet.window.surface)
    return cabinet.window.surface.copy()


@pytest.mark.usefixtures("_assets")
@pytest.mark.parametrize("size", [(640, 360), (1920, 1080), (500, 900)])
def test_the_screen_needs_no_assets_and_all_of_a_long_path_fits(
    cabinet: Cabinet, size: tuple[int, int]
) -> None:
    cabinet.window._window.size = size
    cabinet.window.refit()
    painted(cabinet, CrashScene(Report("Cause: KeyError.", "A report is in " + "/folder" * 40, True)))
    picture, inked = cabinet.window.frame.picture(), []
    paper = cabinet.window.surface.map_rgb((28, 52, 102))
    pixels = pygame.PixelArray(cabinet.window.surface)
    for y in range(picture.top, picture.bottom):
        if any(pixels[x, y] != paper for x in range(picture.left, picture.right, 2)):
            inked.append(y)
        assert pixels[picture.right - 2, y] == paper
    pixels.close()
    assert inked[-1] < picture.bottom - picture.h // 20


def test_the_letters_are_those_of_the_language_in_use(cabinet: Cabinet) -> None:
    """The letters of pygame itself have no Han characters: all would be the same box."""
    first, second = (painted(cabinet, CrashScene(Report(sign, "", False))) for sign in ("市", "海"))
    assert pygame.image.tobytes(first, "RGB") != pygame.image.tobytes(second, "RGB")


@pytest.mark.usefixtures("_assets")
def test_a_translation_is_shown_as_well(cabinet: Cabinet) -> None:
    speak_pseudo("zh_XA")
    scene = CrashScene(Report("KeyError", "/home/x", True))
    assert all(sentence.startswith("「") for sentence in scene.sentences if not sentence.isascii())
    painted(cabinet, scene)
    speak_from(Path(), ["en"])
