"""The card that explains a piece beside it: as large as the type, and what has no room follows by itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Surface

from game.table.explaining import EDGE, READ, RIM, TOP, ExplainingCard, panel_of
from game.table.hud import Hud
from game.table.inspector import SHEET, Explanation
from game.table.layout import Layout, Slot
from game.ui.canvas import Canvas
from game.ui.focus import Area
from game.ui.frame import HEIGHT, WIDTH, Frame
from game.ui.kit import Kit
from tests.screens import screen

PIECE = Area(900, 500, 100, 100)
LONG = "A sentence of some length about the fish that everybody wants. " * 40


def card(folder: Path, reading: float, size: tuple[int, int] = (1920, 1080)) -> tuple[ExplainingCard, Hud]:
    screen(*size)
    hud = Hud(Layout(folder, {"toast": Slot(0, 0, 9, 9)}, (), ()))
    shown, kit = panel_of(hud, Layout(folder, {}, (), ())), Kit.of(Frame.fit(*size), reading)
    assert isinstance(shown, ExplainingCard)
    hud.lay(kit, Canvas(Surface(size)))
    shown.lay(kit)
    return shown, hud


def lies(hud: Hud, key: str = "inspector") -> tuple[float, float, float, float]:
    sprite, frame = hud._sprites[key], hud._kit.frame
    return tuple(side / frame.scale for side in sprite.rect)  # type: ignore[return-value]  # four of them


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_the_card_grows_with_its_type(tmp_path: Path, size: tuple[int, int]) -> None:
    found = []
    for reading in (1.0, 1.5, 2.0):
        shown, hud = card(tmp_path, reading, size)
        shown.show(Explanation("Eel", "Each is worth 4 R now. " * 16), PIECE)
        x, y, w, h = lies(hud)
        assert x >= EDGE - 1
        assert x + w <= WIDTH - EDGE + 1
        assert y >= TOP - 1
        assert y + h <= HEIGHT - EDGE + 1
        found.append((w, h))
    assert found[0][0] < found[1][0] < found[2][0]
    assert found[0][1] <= found[1][1] < found[2][1]


@pytest.mark.parametrize("reading", [1.0, 1.5, 2.0])
def test_a_text_without_room_turns_to_its_next_part_by_itself(tmp_path: Path, reading: float) -> None:
    shown, hud = card(tmp_path, reading)
    text = LONG if reading > 1 else LONG * 3
    shown.show(Explanation("Eel", text), PIECE)
    _, y, _, h = lies(hud)
    assert y + h <= HEIGHT - EDGE + 1
    assert y >= TOP - 1
    first = hud._sprites[SHEET].surface
    shown.update(READ - 0.1)
    assert hud._sprites[SHEET].surface is first
    shown.update(0.2)
    second = hud._sprites[SHEET].surface
    assert second is not first
    parts = shown._pages[Explanation("Eel", text)]
    told = " ".join(" ".join(part.text.split("\n")[:-1]) for part in parts)
    assert told.split() == text.split()
    for _ in range(len(parts) - 1):
        shown.update(READ)
    assert parts[0].text.endswith(f"1/{len(parts)}")


@pytest.mark.parametrize("reading", [1.0, 2.0])
def test_a_card_is_no_higher_than_what_it_says(tmp_path: Path, reading: float) -> None:
    heights = []
    for text in ("Two words.", "Each is worth 4 R now. " * 4, "Each is worth 4 R now. " * 8):
        shown, hud = card(tmp_path, reading)
        shown.show(Explanation("Lot 2", text), PIECE)
        (*_, high), (*_, told) = lies(hud), lies(hud, SHEET)
        assert high - told == pytest.approx(2 * RIM, abs=2)
        heights.append(high)
    assert heights[0] < 200 * reading
    assert heights[0] < heights[1] < heights[2]


def test_what_has_room_never_turns(tmp_path: Path) -> None:
    shown, hud = card(tmp_path, 2.0)
    shown.show(Explanation("Eel", "Each is worth 4 R now."), PIECE)
    first = hud._sprites[SHEET].surface
    shown.update(10 * READ)
    assert hud._sprites[SHEET].surface is first
    shown.show(None)
    assert SHEET not in hud._sprites
    shown.update(READ)
