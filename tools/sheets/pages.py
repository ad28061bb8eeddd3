"""Pictures laid out on pages, each with its name under it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from tools.art.picture import ASSETS

WIDTH: Final = 1920
GAP: Final = 16
CAPTION: Final = 22
GROUND: Final = (58, 50, 46)
INK: Final = (240, 228, 204)


@dataclass(frozen=True)
class Print:
    """One picture as it goes on the page."""

    name: str
    image: Image.Image


def read(names: Iterable[str], scale: float) -> Iterator[Print]:
    """At that part of the stored size, but never wider than a page."""
    for name in names:
        picture = Image.open(ASSETS / f"{name}.png").convert("RGBA")
        part = min(scale, (WIDTH - 2 * GAP) / picture.width)
        size = max(1, round(picture.width * part)), max(1, round(picture.height * part))
        small = picture if size == picture.size else picture.resize(size, Image.Resampling.LANCZOS)
        yield Print(name.removeprefix("art/"), small)


def page(prints: Iterable[Print], heading: str) -> Image.Image:
    """Row by row, on market-floor brown."""
    rows = list(_rows(list(prints)))
    height = 3 * GAP + CAPTION + sum(_tall(row) + CAPTION + GAP for row in rows)
    sheet = Image.new("RGB", (WIDTH, height), GROUND)
    pen, face = ImageDraw.Draw(sheet), _face()
    pen.text((GAP, GAP), heading, INK, face)
    y = 2 * GAP + CAPTION
    for row in rows:
        x = GAP
        for one in row:
            sheet.paste(one.image, (x, y), one.image)
            pen.text((x, y + one.image.height + 2), one.name, INK, face)
            x += _room(one) + GAP
        y += _tall(row) + CAPTION + GAP
    return sheet


def _rows(prints: list[Print]) -> Iterator[list[Print]]:
    row: list[Print] = []
    used = GAP
    for one in prints:
        if row and used + _room(one) + GAP > WIDTH:
            yield row
            row, used = [], GAP
        row.append(one)
        used += _room(one) + GAP
    if row:
        yield row


def _tall(row: list[Print]) -> int:
    return max(one.image.height for one in row)


def _room(one: Print) -> int:
    """Wide enough for its name, too."""
    return max(one.image.width, int(_face().getlength(one.name)))


def _face() -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(Path(ASSETS / "fonts" / "text.ttf"), 14)
