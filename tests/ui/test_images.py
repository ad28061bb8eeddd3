from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.storage.errors import AssetError
from game.ui.frame import Frame
from game.ui.images import Images
from tests.screens import draw_picture, screen


def images(folder: Path, width: int = 1920, height: int = 1080) -> Images:
    screen()
    return Images(Frame.fit(width, height), folder)


def test_a_picture_has_the_size_of_this_window(tmp_path: Path) -> None:
    screen()
    draw_picture(tmp_path, "cards/ebi", (200, 40, 40), (200, 280))
    assert images(tmp_path).get("cards/ebi", 150, 210).get_size() == (150, 210)
    assert images(tmp_path, 2560, 1440).get("cards/ebi", 150, 210).get_size() == (200, 280)
    assert images(tmp_path, 640, 360).get("cards/ebi", 150, 210).get_size() == (50, 70)


def test_a_picture_is_scaled_once_for_each_size(tmp_path: Path) -> None:
    screen()
    draw_picture(tmp_path, "coin", (200, 40, 40))
    store = images(tmp_path)
    assert store.get("coin", 40, 40) is store.get("coin", 40, 40)
    assert store.get("coin", 40, 40) is not store.get("coin", 20, 20)


def test_see_through_parts_stay_see_through_and_whole_pictures_are_opaque(tmp_path: Path) -> None:
    screen()
    draw_picture(tmp_path, "coin", (200, 40, 40))
    pygame.image.save(pygame.Surface((20, 28)), tmp_path / "wood.png")
    store = images(tmp_path)
    assert store.get("coin", 20, 28).get_at((19, 27)).a == 0
    assert not store.get("wood", 20, 28).get_flags() & pygame.SRCALPHA


def test_a_missing_picture_gives_one_line_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(AssetError) as trouble:
        images(tmp_path).get("cards/ebi", 10, 10)
    assert str(trouble.value).startswith("cards/ebi.png: no picture can be read from it")
    assert "\n" not in str(trouble.value)


@pytest.mark.parametrize("kind", ["empty", "truncated", "text"])
def test_a_broken_picture_gives_one_line_with_its_name(tmp_path: Path, kind: str) -> None:
    screen()
    file = draw_picture(tmp_path, "coin", (200, 40, 40), (200, 280))
    whole = file.read_bytes()
    file.write_bytes(
        {"empty": b"", "truncated": whole[: len(whole) // 2], "text": b"this is no picture"}[kind]
    )
    with pytest.raises(AssetError) as trouble:
        images(tmp_path).get("coin", 10, 10)
    assert "coin.png: no picture can be read from it" in str(trouble.value)
    assert "\n" not in str(trouble.value)


def test_a_small_window_takes_the_smaller_of_two_pictures(tmp_path: Path) -> None:
    screen()
    for name, colour in (("wood", "red"), ("wood@720", "green")):
        picture = pygame.Surface((40, 40))
        picture.fill(colour)
        pygame.image.save(picture, tmp_path / f"{name}.png")

    def red(width: int, height: int) -> bool:
        shown = images(tmp_path, width, height).get("wood", 30, 30).get_at((5, 5))
        return shown.r > shown.g

    assert red(1920, 1080)
    assert not red(1280, 720)
    (tmp_path / "wood@720.png").unlink()
    assert red(1280, 720)


def test_a_picture_fits_its_room_in_its_own_proportions(tmp_path: Path) -> None:
    draw_picture(tmp_path, "cards/ebi", (200, 40, 40), (200, 280))
    store = images(tmp_path)
    assert store.fitting("cards/ebi", 400, 140).get_size() == (100, 140)
    assert store.fitting("cards/ebi", 50, 900).get_size() == (50, 70)


def test_a_picture_that_is_not_there_fits_nowhere_and_is_named(tmp_path: Path) -> None:
    with pytest.raises(AssetError, match="gone"):
        images(tmp_path).fitting("gone", 10, 10)
