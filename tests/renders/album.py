"""Takes the pictures of docs/screens: python -m tests.renders.album [NAME ...]; `round` is the moving one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pygame
from PIL import Image
from pygame import Surface

from tests.renders.booth import BOT, Booth
from tests.renders.harbor_album import PLAYED as HARBOR
from tests.renders.played import PLAYED
from tests.renders.screens import SCREENS as REFERENCES
from tests.renders.screens import asked
from tests.renders.studio import SIZES, studio

SCREENS: Final = Path(__file__).parents[2] / "docs" / "screens"
SHOWN: Final = (
    *("title", "seats", "offer_4", "valuation_4", "curtain_lifted", "open_entry", "quotation_4"),
    *(
        "purchase_4",
        "purchase_2",
        "takusan",
        "yakuza",
        "scoring_4",
        "results",
        "gallery",
        "settings",
        "paused",
    ),
    *(
        "seats_duel",
        "chant_look",
        "chant_wa",
        "chant_bi",
        "chant_lifted",
        "reveal",
        "taking",
        "half",
        "steal",
    ),
    *("balance", "day", "turning", "last_turn", "kind_fish", "knives", "count", "warning", "results_series"),
    *HARBOR,
)
ALBUM: Final = {**REFERENCES, **PLAYED, **HARBOR}
"""As the reference pictures, but no end of a match that nobody has played, and no harbor laid out by hand."""

QUALITY: Final = 80
MOVING: Final = (640, 360)
EVERY: Final = 6
"""Of the sixty frames a second, one in so many goes into the moving picture."""

SECONDS: Final = 20.0


def still(name: str, picture: Surface) -> None:
    """As JPEG: a whole album of PNG would weigh more than the game."""
    file = SCREENS / f"{picture.get_height()}" / f"{name}.jpg"
    file.parent.mkdir(parents=True, exist_ok=True)
    _image(picture).save(file, quality=QUALITY, optimize=True)


def moving(booth: Booth) -> None:
    """From the reveal of the tickets to the last lot sold."""
    booth.sit((BOT,) * 4, asked("valuation"), "2x")
    frames = [_image(pygame.transform.smoothscale(frame, MOVING)) for frame in _frames(booth)]
    pause = round(1000 * EVERY / 60)
    frames[0].save(
        SCREENS / "round.webp",
        save_all=True,
        append_images=frames[1:],
        duration=pause,
        loop=0,
        quality=50,
        method=6,
    )


def _frames(booth: Booth) -> Iterator[Surface]:
    for _ in range(round(SECONDS * 60 / EVERY)):
        booth.frames(EVERY)
        yield booth.picture()


def _image(picture: Surface) -> Image.Image:
    return Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))


def main(names: list[str]) -> None:
    """Every screen at both sizes, and one round on the move."""
    for size in SIZES:
        with TemporaryDirectory() as folder, studio(Path(folder), size, screens=ALBUM) as shoot:
            for name in names or SHOWN:
                if name != "round":
                    with shoot(name) as booth:
                        still(name, booth.picture())
            if size == SIZES[0] and (not names or "round" in names):
                with shoot("credits") as booth:
                    booth.close()
                    moving(booth)


if __name__ == "__main__":
    main(sys.argv[1:])
