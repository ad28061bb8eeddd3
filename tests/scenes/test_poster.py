"""The poster of a match, and the picture that is kept of it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import posters
from game.app.cabinet import Cabinet
from game.app.scene import Pop, Reset
from game.ui.frame import HEIGHT, WIDTH
from scenes.poster import UNROLL, PosterScene
from tests.app.page import opened
from tests.scenes.gallery import GALLERY
from tests.scenes.rig import KEYS, MOUSE, PAD, Blank, Hand, laid

KINDS = [name for name in GALLERY if name.startswith("poster")]
DAY = "2026-11-19"


@pytest.fixture(autouse=True)
def _day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posters, "today", lambda: DAY)


def poster(cabinet: Cabinet, name: str = "poster") -> PosterScene:
    scene = GALLERY[name](cabinet)
    assert isinstance(scene, PosterScene)
    laid(scene, cabinet)
    return scene


def note(scene: PosterScene) -> str:
    return getattr(scene.widget("note"), "words", "")


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
def test_it_leads_back_to_the_scores_or_on_to_the_next_match(cabinet: Cabinet, device: str) -> None:
    hand = Hand(poster(cabinet), device)
    assert hand.takes("scores") == Pop()
    assert hand.back() == Pop()
    assert isinstance(hand.takes("again"), Reset)


@pytest.mark.parametrize("name", KINDS)
def test_a_kept_picture_is_as_large_as_a_television_and_it_is_said_where_it_lies(
    cabinet: Cabinet, name: str
) -> None:
    scene = poster(cabinet, name)
    Hand(scene, PAD).takes("keep")
    (file,) = (cabinet.folder / "posters").iterdir()
    assert note(scene) == f"Saved as {file}"
    assert file.name.endswith(f"-{DAY}.png")
    assert pygame.image.load(file).get_size() == (WIDTH, HEIGHT)


def test_a_second_picture_of_a_day_is_numbered(cabinet: Cabinet) -> None:
    hand = Hand(poster(cabinet), PAD)
    hand.takes("keep")
    hand.takes("keep")
    names = sorted(file.name for file in (cabinet.folder / "posters").iterdir())
    assert names == [f"tsukiji-auction-{DAY}-2.png", f"tsukiji-auction-{DAY}.png"]


def test_where_nothing_can_be_written_a_sentence_says_why(cabinet: Cabinet) -> None:
    (cabinet.folder / "posters").write_text("in the way", encoding="utf-8")
    scene = poster(cabinet)
    Hand(scene, PAD).takes("keep")
    assert "cannot be written" in note(scene)
    assert str(cabinet.folder) in note(scene)


def test_a_browser_downloads_it(cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened(monkeypatch, posters)
    scene = poster(cabinet)
    Hand(scene, MOUSE).takes("keep")
    ((name, content),) = page.handed_out
    assert note(scene) == f"The browser downloads {name}."
    assert content[:4] == b"\x89PNG"
    assert not (cabinet.folder / "posters").exists()


def at(cabinet: Cabinet, x: float, y: float) -> tuple[int, int, int]:
    red, green, blue, _alpha = cabinet.window.surface.get_at(
        (cabinet.window.frame.x(x), cabinet.window.frame.y(y))
    )
    return red, green, blue


def test_the_ground_has_the_colour_of_the_seat_that_won(cabinet: Cabinet) -> None:
    poster(cabinet, "poster")
    red, _green, blue = at(cabinet, 940, 80)
    assert blue > red
    poster(cabinet, "poster_knives")
    red, _green, blue = at(cabinet, 940, 80)
    assert red > blue


def test_both_sides_of_a_draw_have_their_colour(cabinet: Cabinet) -> None:
    poster(cabinet, "poster_draw")
    left, right = at(cabinet, 120, 50), at(cabinet, 1800, 50)
    assert left[0] > left[2]
    assert right[2] > right[0]


def test_a_bot_that_beat_people_is_shown_in_indigo(cabinet: Cabinet) -> None:
    poster(cabinet, "poster_bot")
    red, _green, blue = at(cabinet, 940, 80)
    assert blue > red


def test_it_comes_out_from_under_the_picture_before_unless_motion_is_reduced(cabinet: Cabinet) -> None:
    for reduced in (False, True):
        cabinet.settings.change(reduced_motion=reduced)
        whole = poster(cabinet)
        former = pygame.Surface(cabinet.window.frame.size)
        former.fill((255, 0, 255))
        scene = PosterScene(cabinet, "auction", whole.poster, ("", Blank), former)
        scene.lay(cabinet.window.kit)
        scene.canvas.paint(cabinet.window.surface)
        assert (at(cabinet, 1000, 900) == (255, 0, 255)) is not reduced
        for _frame in range(round(UNROLL * 60) + 2):
            scene.update(1 / 60)
        scene.canvas.paint(cabinet.window.surface)
        assert at(cabinet, 1000, 900) != (255, 0, 255)


def test_the_kept_picture_tells_the_game_and_the_day(cabinet: Cabinet, tmp_path: Path) -> None:
    assert poster(cabinet).poster.caption == f"Tsukiji · {DAY}"
