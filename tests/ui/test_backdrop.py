from __future__ import annotations

from pathlib import Path

from game.ui import theme
from game.ui.backdrop import entitle, letterboxed
from game.ui.canvas import LETTERBOX
from tests.screens import draw_picture, kit_for, screen


def test_a_picture_stands_between_bars_where_the_window_is_too_high(tmp_path: Path) -> None:
    draw_picture(tmp_path, "wood", (120, 80, 40))
    ground = letterboxed(kit_for(screen(1280, 1000), tmp_path), "wood")
    assert ground.get_size() == (1280, 1000)
    assert ground.get_at((640, 10))[:3] == ground.get_at((640, 990))[:3] == LETTERBOX
    assert ground.get_at((900, 600))[:3] == (120, 80, 40)


def test_the_first_picture_is_a_name_in_the_middle_of_plain_cloth(tmp_path: Path) -> None:
    surface = screen(1280, 720)
    entitle(surface, kit_for(surface, tmp_path), "Tsukiji")
    assert surface.get_at((5, 5))[:3] == theme.INDIGO_DEEP
    middle = {tuple(surface.get_at((x, 360)))[:3] for x in range(400, 880)}
    assert theme.WASHI in middle
