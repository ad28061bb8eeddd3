"""Every screen looks as it did, at both sizes of window, and can be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from pygame import Surface

from game.staging.auction.pieces import BLIND
from game.staging.pieces import Plate
from game.table.layout import Layout, Plan, read_layouts
from game.ui.kit import Kit
from game.ui.text import Typesetter
from game.ui.theme import SMALL
from scenes.menu import MenuScene
from tests.renders import references
from tests.renders.harbor_screens import HARBOR
from tests.renders.reading import Blind, faint
from tests.renders.screens import COMPARED, REBUILT, SCREENS
from tests.renders.studio import SIZES, Shoot, studio

CONTRAST = 4.5

COUNTED = ("count_4", "count_6")
"""The count is shown on a stage of its own, in one size of type."""


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shoot]:
    with studio(tmp_path_factory.mktemp("large")) as shoot:
        yield shoot


@pytest.fixture(scope="module")
def little(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shoot]:
    with studio(tmp_path_factory.mktemp("little"), (1280, 720)) as shoot:
        yield shoot


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shoot]:
    with studio(tmp_path_factory.mktemp("grown"), reading=200) as shoot:
        yield shoot


def looks_the_same(name: str, shoot: Shoot) -> None:
    with shoot(name) as booth:
        found, place = references.compare(name, booth.picture())
    assert found <= references.TOLERANCE, f"{name}: {found:.0f} at {place}"


def can_be_read(name: str, shoot: Shoot, monkeypatch: pytest.MonkeyPatch, least: float = SMALL) -> None:
    """Nothing is set smaller than 26 pixels, or so many, and every letter stands out."""
    sizes: set[float] = set()
    line, typeset = Typesetter.line, Typesetter._set

    def spy_line(self: Typesetter, text: str, size: float, *rest: object) -> object:
        sizes.add(size)
        return line(self, text, size, *rest)  # type: ignore[arg-type]  # passed on as it came

    def spy_set(self: Typesetter, text: str, size: float, *rest: object) -> object:
        sizes.add(size)
        return typeset(self, text, size, *rest)  # type: ignore[arg-type]  # passed on as it came

    monkeypatch.setattr(Typesetter, "line", spy_line)
    monkeypatch.setattr(Typesetter, "_set", spy_set)
    with shoot(name) as booth:
        booth.quieten()
        written, usual = booth.picture(), booth.cabinet.window.kit
        blind = Kit(usual.frame, Blind(usual.frame, usual.text.reading), usual.images)
        booth.relay(blind)
        bare = booth.picture()
    if name in REBUILT:
        booth.cabinet.window.kit = blind
        with shoot(name) as again:
            again.quieten()
            bare = again.picture()
    assert min(sizes) >= least
    assert faint(written, bare, CONTRAST) == []


@pytest.mark.parametrize("name", COMPARED)
def test_it_looks_the_same_on_a_large_screen(large: Shoot, name: str) -> None:
    looks_the_same(name, large)


@pytest.mark.parametrize("name", SCREENS)
def test_it_can_be_read(large: Shoot, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    can_be_read(name, large, monkeypatch)


@pytest.mark.parametrize("name", COMPARED)
def test_it_looks_the_same_in_a_small_window(little: Shoot, name: str) -> None:
    looks_the_same(name, little)


@pytest.mark.parametrize("name", SCREENS)
def test_it_can_be_read_at_twice_the_size(grown: Shoot, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    can_be_read(name, grown, monkeypatch, 2 * SMALL if name in HARBOR and name not in COUNTED else SMALL)


# ---------------------------------------------------------------- what the pictures notice


MOVED = {
    "rack": (0, -40),
    "lot_3_card_3": (0, 24),
    "lot_2_ladder": (0, 30),
    "seat_1": (0, -60),
    "seat_4_fan_1": (24, 0),
    "seat_1_row_4": (0, 30),
    "header_round": (60, 0),
    "plaque_3": (90, 0),
}


@pytest.mark.parametrize("slot", MOVED)
def test_a_moved_slot_is_noticed(large: Shoot, slot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def moved(*asked: Any) -> dict[Plan, Layout]:
        found = read_layouts(*asked)
        blind = found[Plan(zone=BLIND)].slots
        place, (dx, dy) = blind[slot], MOVED[slot]
        blind[slot] = replace(place, x=place.x + dx, y=place.y + dy)
        return found

    monkeypatch.setattr("scenes.play.sitting_down.read_layouts", moved)
    with large("valuation_4") as booth:
        found, _ = references.compare("valuation_4", booth.picture())
    assert found > references.TOLERANCE


def test_a_missing_plate_is_noticed(large: Shoot) -> None:
    with large("purchase_3") as booth:
        booth.sitting.show.table.vanish(Plate(1))
        found, _ = references.compare("purchase_3", booth.picture())
    assert found > references.TOLERANCE


def test_a_missing_button_is_noticed(large: Shoot) -> None:
    with large("results") as booth:
        scene = booth.top
        assert isinstance(scene, MenuScene)
        button = scene.widget("seats")
        assert button is not None
        assert button._sprite is not None
        scene.canvas.remove(button._sprite)
        found, _ = references.compare("results", booth.picture())
    assert found > references.TOLERANCE


def test_letters_drawn_a_little_thicker_are_not_noticed(large: Shoot) -> None:
    """As another version of the font library might: the whole picture is moved by half a pixel."""
    with large("valuation_4") as booth:
        picture = booth.picture()
    ghost = picture.copy()
    ghost.set_alpha(128)
    picture.blit(ghost, (1, 0))
    found, _ = references.compare("valuation_4", picture)
    assert 0 < found <= references.TOLERANCE


def test_what_is_compared_has_its_pictures_and_nothing_else_has() -> None:
    for size in SIZES:
        kept = {file.stem for file in references.file("x", size).parent.glob("*.png")}
        assert kept == set(COMPARED)
    assert sum(file.stat().st_size for file in references.FOLDER.rglob("*.png")) < 1_900_000


def test_pale_letters_are_noticed() -> None:
    bare = Surface((60, 30))
    bare.fill((28, 52, 102))
    written = bare.copy()
    written.fill((120, 130, 150), (5, 5, 4, 18))
    written.fill((244, 232, 206), (20, 5, 4, 18))
    assert [place for place, _ in faint(written, bare, CONTRAST)] == [(5, 5)]
