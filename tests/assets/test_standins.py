"""The pictures: all there, in the agreed sizes, and the ones that tools/standins.py draws."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from tools.standin.palette import KINDS, LETTERS, Colour
from tools.standins import ASSETS, catalogue

KINDS_OF_CARD = ("ebi", "hotategai", "sake", "tako", "fugu", "maguro", "takusan", "yakuza")
TICKETS = ("zero", "one", "two", "three", "four", "minus_one", "plus_six", "double", "annul")
LIMIT = 8_000_000
NEAR = 12
"""Scaling and type rounding may differ by so much from one processor to another."""

SIZES = {
    **{f"cards/{kind}": (280, 392) for kind in (*KINDS_OF_CARD, "back")},
    **{f"prints/{kind}": (480, 672) for kind in (*KINDS_OF_CARD, "back")},
    **{f"symbols/{kind}": (96, 96) for kind in KINDS_OF_CARD},
    **{f"markers/{kind}": (64, 64) for kind in KINDS_OF_CARD[:5]},
    **{
        f"tickets/{ticket}": (96, 132)
        for ticket in (*TICKETS, "struck", "back_1", "back_2", "back_3", "back_4")
    },
    **{f"fan/{ticket}": (112, 112) for ticket in TICKETS},
    "tiles/plain": (280, 112),
    "tiles/clock": (280, 112),
    "clock": (96, 96),
    "coin": (128, 128),
    "lantern": (88, 140),
    "lantern_out": (88, 140),
    "lamp_on": (64, 64),
    "lamp_off": (64, 64),
    **{f"crests/{number}": (96, 96) for number in range(1, 7)},
    "deck": (280, 392),
    **{f"cabinets/{title}": (640, 800) for title in ("auction", "duel", "harbor")},
    "curtain": (960, 540),
    **dict.fromkeys(("title", "wood"), (2560, 1440)),
    **dict.fromkeys(("title@720", "wood@720"), (1280, 720)),
}


def stored(name: str) -> pygame.Surface:
    return pygame.image.load(ASSETS / f"{name}.png")


def luminance(colour: Colour) -> float:
    shares = [value / 255 for value in colour]
    red, green, blue = (s / 12.92 if s <= 0.03928 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_every_picture_is_drawn_by_a_tool_and_no_other_lies_there() -> None:
    found = {
        path.relative_to(ASSETS / "art").with_suffix("").as_posix() for path in (ASSETS / "art").rglob("*.*")
    }
    assert found == set(SIZES)
    assert set(catalogue()) == {f"art/{name}" for name in SIZES} | {"tables/market"}


@pytest.mark.parametrize("name", SIZES)
def test_a_picture_has_the_size_the_code_counts_on(name: str) -> None:
    assert stored(f"art/{name}").size == SIZES[name]


@pytest.mark.parametrize(
    "name", ["art/cards/tako", "art/tickets/back_2", "art/tiles/clock", "art/markers/ebi", "tables/market"]
)
def test_drawing_a_picture_again_gives_the_same_picture(name: str) -> None:
    old = pygame.image.tobytes(stored(name), "RGBA")
    new = pygame.image.tobytes(catalogue()[name](), "RGBA")
    assert len(old) == len(new)
    assert max(abs(one - other) for one, other in zip(old, new, strict=True)) <= NEAR


@pytest.mark.parametrize(("one", "other"), list(combinations(TICKETS, 2)))
def test_no_two_tickets_look_alike(one: str, other: str) -> None:
    faces = [pygame.image.tobytes(stored(f"art/tickets/{ticket}"), "RGB") for ticket in (one, other)]
    assert sum(abs(a - b) > 60 for a, b in zip(*faces, strict=True)) > len(faces[0]) * 0.05


def test_every_letter_is_unique_and_stands_out_from_its_field() -> None:
    assert len(set(LETTERS.values())) == len(LETTERS) == len(KINDS)
    for kind, inks in KINDS.items():
        dark, bright = sorted((luminance(inks.field), luminance(inks.sign)))
        assert (bright + 0.05) / (dark + 0.05) >= 4.5, kind


def test_all_assets_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in Path(ASSETS).rglob("*") if path.is_file()) < LIMIT
