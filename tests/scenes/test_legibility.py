"""Every menu, at every text size, window and language: nothing small, cut, hidden or out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import NullTranslations
from itertools import combinations, product
from pathlib import Path

import pytest
from pygame import Rect

from game.app.cabinet import Cabinet
from game.i18n import door, pseudo
from game.ui.frame import HEIGHT, WIDTH
from game.ui.text import Typesetter
from game.ui.theme import SMALL
from game.ui.widgets import Panel, Widget
from game.ui.widgets_scroll import Column
from scenes.menu import MenuScene
from tests.scenes.gallery import GALLERY
from tests.scenes.rig import DOWN, LEFT, RIGHT, UP, Reading, cabinet_in

SIZES = ((1920, 1080), (1280, 720))
SCALES: tuple[Reading, ...] = (100, 150, 200)
LANGUAGES = ("en", *pseudo.LANGUAGES)


@pytest.fixture(params=product(SIZES, SCALES, LANGUAGES), ids=str)
def sized(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Cabinet]:
    size, scale, language = request.param
    if language != door.SOURCE:
        pseudo.speak_pseudo(language)
    try:
        with cabinet_in(tmp_path, size, scale) as made:
            yield made
    finally:
        door.speak(door.SOURCE, NullTranslations())


def shown(name: str, cabinet: Cabinet) -> MenuScene:
    scene = GALLERY[name](cabinet)
    scene.lay(cabinet.window.kit)
    scene.canvas.paint(cabinet.window.surface)
    return scene


def ink(widget: Widget) -> Rect:
    """Where a widget leaves its mark, in physical pixels."""
    sprite = widget._sprite
    assert sprite is not None
    return sprite.surface.get_bounding_rect().move(sprite.rect.topleft)


@pytest.mark.parametrize("name", GALLERY)
def test_no_type_is_small_or_cut(sized: Cabinet, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: set[float] = set()
    cut: list[str] = []
    font, fitted, wrapped = Typesetter._font, Typesetter.fitted, Typesetter.wrapped

    def spy_font(self: Typesetter, face: str, size: float) -> object:
        sizes.add(size)
        return font(self, face, size)

    def spy_fitted(
        self: Typesetter, text: str, size: float, colour: object, width: float, face: str
    ) -> object:
        if self.width(text, size, face) > width:
            cut.append(text)
        return fitted(self, text, size, colour, width, face)  # type: ignore[arg-type]  # passed on as it came

    def spy_wrapped(self: Typesetter, text: str, size: float, width: float, face: str = "text") -> list[str]:
        lines = wrapped(self, text, size, width, face)
        pixel = 2 / self._frame.scale  # the last letter may reach over its own end
        cut.extend(line for line in lines if width and self.width(line, size, face) > width + pixel)
        return lines

    monkeypatch.setattr(Typesetter, "_font", spy_font)
    monkeypatch.setattr(Typesetter, "fitted", spy_fitted)
    monkeypatch.setattr(Typesetter, "wrapped", spy_wrapped)
    shown(name, sized)
    assert sizes
    assert min(sizes) >= SMALL
    assert cut == []


@pytest.mark.parametrize("name", GALLERY)
def test_nothing_lies_over_anything_else_or_beyond_the_edge(sized: Cabinet, name: str) -> None:
    scene = shown(name, sized)
    assert scene.screen is not None
    picture = sized.window.frame.picture()
    marks = {
        widget.key: rect
        for widget in scene.screen.widgets.values()
        if not isinstance(widget, Panel | Column) and (rect := ink(widget)).w
    }
    for key, rect in marks.items():
        assert picture.contains(rect), f"{key} goes beyond the edge"
    overlaps = [pair for pair in combinations(marks, 2) if marks[pair[0]].colliderect(marks[pair[1]])]
    assert overlaps == []


@pytest.mark.parametrize("name", GALLERY)
def test_everything_can_be_reached_from_everywhere(sized: Cabinet, name: str) -> None:
    if name in ("rules", "credits"):
        return  # their steps turn pages and scroll; other tests go through them
    scene = shown(name, sized)
    assert scene.screen is not None
    focus = scene.cursor("mouse")
    if name == "seats_open":
        focus.rebuild(scene.screen.items())
    keys = {item.key for item in scene.screen.items()}
    for start in keys:
        seen, todo = {start}, [start]
        for at in todo:
            for way in (UP, DOWN, LEFT, RIGHT):
                focus.settle(at)
                focus.move(*way)
                if focus.at is not None and focus.at not in seen:
                    seen.add(focus.at)
                    todo.append(focus.at)
        assert seen == keys, f"from {start}"


@pytest.mark.parametrize("name", GALLERY)
def test_widgets_stay_in_the_logical_picture(sized: Cabinet, name: str) -> None:
    scene = shown(name, sized)
    assert scene.screen is not None
    for widget in scene.screen.widgets.values():
        seen = widget.seen
        if seen.w and seen.h:
            assert 0 <= seen.x <= seen.right <= WIDTH + 1, widget.key
            assert 0 <= seen.y <= seen.bottom <= HEIGHT + 1, widget.key
