"""The pictures: all there, all used, all printed from the drawings as they are."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image

from tests.assets import naming
from tools.art.__main__ import BUILT
from tools.art.cards.kinds import KINDS
from tools.art.catalogue import catalogue, code
from tools.art.picture import ASSETS, write
from tools.art.press.inks import Ink
from tools.freshness import Ledger
from tools.sheets import shapes

CATALOGUE = catalogue()
MEGABYTES = 40
FILES = sorted(
    file.relative_to(ASSETS).with_suffix("").as_posix() for file in (ASSETS / "art").rglob("*.png")
)
AGAIN = [
    "art/coin",
    "art/symbols/tako",
    "art/tickets/double",
    "art/duel/icons/knife",
    "art/title/stall_duel",
    "art/harbor/tokens/eel",
]


TICKETS = ("zero", "one", "two", "three", "four", "minus_one", "plus_six", "double", "annul")


def luminance(ink: Ink) -> float:
    shares = [value / 255 for value in ink]
    red, green, blue = (s / 12.92 if s <= 0.03928 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def short(name: str) -> str:
    """As the game calls it: without the folder, without the mark of a smaller copy."""
    return name.removeprefix("art/").removesuffix("@720")


def test_every_picture_is_drawn_by_a_tool_and_no_other_lies_there() -> None:
    assert set(CATALOGUE) == set(FILES)


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_picture_has_the_size_its_drawing_says(name: str) -> None:
    with Image.open(ASSETS / f"{name}.png") as picture:
        assert picture.size == CATALOGUE[name].picture.size


def test_every_picture_was_printed_from_its_drawing_as_it_is() -> None:
    wanted = {name: code(entry.module) for name, entry in CATALOGUE.items()}
    assert Ledger(BUILT, ASSETS).stale(wanted) == []


@pytest.mark.parametrize("name", AGAIN)
def test_printing_a_picture_again_gives_the_same_bytes(name: str, tmp_path: Path) -> None:
    write(CATALOGUE[name].picture, tmp_path / "again.png")
    assert (tmp_path / "again.png").read_bytes() == (ASSETS / f"{name}.png").read_bytes()


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_picture_is_named_by_the_game_or_its_maps(name: str) -> None:
    asked = short(name)
    assert asked in naming.on_maps() or any(text.fullmatch(asked) for text in naming.texts())


@pytest.mark.parametrize("pattern", sorted(set(naming.named())))
def test_every_name_in_the_code_has_a_picture(pattern: str) -> None:
    assert any(re.fullmatch(pattern, short(name)) for name in FILES)


@pytest.mark.parametrize("family", ["table cards", "symbols", "harbor tokens"])
def test_any_two_kinds_of_fish_differ_in_shape(family: str) -> None:
    drawn = shapes.families()[family]
    near = {
        (one, other): apart
        for one, other in combinations(drawn, 2)
        if (apart := shapes.distance(drawn[one], drawn[other])) < shapes.LEAST
    }
    assert near == {}


@pytest.mark.parametrize(("one", "other"), list(combinations(TICKETS, 2)))
def test_no_two_tickets_look_alike(one: str, other: str) -> None:
    signs = [shapes.shape(f"art/tickets/{ticket}") for ticket in (one, other)]
    assert shapes.distance(signs[0], signs[1]) >= 0.1


def test_every_letter_is_unique_and_stands_out_from_its_field() -> None:
    assert len({kind.letter for kind in KINDS.values()}) == len(KINDS) == 8
    for name, kind in KINDS.items():
        dark, bright = sorted((luminance(kind.field), luminance(kind.sign)))
        assert (bright + 0.05) / (dark + 0.05) >= 4.5, name


def test_art_and_sound_together_stay_small() -> None:
    assert sum(file.stat().st_size for file in ASSETS.rglob("*") if file.is_file()) < MEGABYTES * 1_000_000
