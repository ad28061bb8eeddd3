"""What a shop shows: the cover and the packed icon, both as their drawings are."""

from __future__ import annotations

import pytest
from PIL import Image

from tools import shelf
from tools.art.picture import ASSETS
from tools.art.shelf import packed
from tools.art.shelf.icon import SIZES
from tools.freshness import ROOT, Ledger


def test_the_cover_was_printed_from_its_drawing_as_it_is() -> None:
    assert Ledger(shelf.BUILT, ROOT).stale(shelf.wanted()) == []


def test_the_cover_has_the_size_the_shop_asks_for() -> None:
    with Image.open(shelf.COVER) as cover:
        assert cover.size == (630, 500)
    assert shelf.COVER.stat().st_size < 3_000_000


def test_the_packed_icon_holds_every_size_as_it_was_printed() -> None:
    assert packed.FILE.read_bytes() == packed.pack()
    with Image.open(packed.FILE) as icon:
        assert icon.info["sizes"] == {(size, size) for size in packed.PACKED}
    assert set(packed.PACKED) < set(SIZES)


@pytest.mark.parametrize("size", [16, 32])
def test_the_fish_stands_out_from_the_sun_when_small(size: int) -> None:
    """Pale belly under a dark back, both on red: three tones that are far apart in grey as well."""
    with Image.open(ASSETS / "art" / "icon" / f"{size}.png") as icon:
        red, green, _, alpha = icon.convert("RGBA").split()
    greens = [value for value, seen in zip(green.tobytes(), alpha.tobytes(), strict=True) if seen > 250]
    reds = list(red.tobytes())
    assert max(greens) > 200
    assert min(reds) < 40
    assert sum(1 for r, g in zip(reds, green.tobytes(), strict=True) if r > 180 and g < 80) > size * size // 6
