"""The cut fonts: each face has what is written with it, and its licence lies beside it."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.i18n.pseudo import han, longer
from tools.fonts import FACES, FONTS, JAPANESE, SIGNS
from tools.texts import extracted, spelled

ASSETS = Path(__file__).parents[2] / "assets"
LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)])) + "Œœ–—‘’“”…−"  # noqa: RUF001 the marks themselves
UNKNOWN = "\ue000"
"""A code point for private use: no font here draws it."""
EXTENDED = "".join(map(chr, range(0x100, 0x180)))
WRITTEN = {
    "text": LATIN + EXTENDED + SIGNS + JAPANESE,
    "bold": LATIN + EXTENDED + SIGNS + JAPANESE,
    "title": LATIN + "←↑→↓・" + JAPANESE,
    "number": LATIN + "ĀāĒēĪīŌōŪū",
    "brush": JAPANESE,
}
READING = ("text", "bold", "title")
"""The faces in which the game's own sentences are set."""


def texts() -> str:
    """Every character of every message, of the figures' files and of the languages that test screens."""
    messages = [text for message in extracted() for text in spelled(message.id)]
    files = (ASSETS.parent / "data").rglob("*.json")
    figures = [json.dumps(json.loads(file.read_text("utf-8")), ensure_ascii=False) for file in files]
    written = set().union(*messages, *figures, *map(longer, messages), *map(han, messages))
    return "".join(sorted(sign for sign in written if sign.isprintable()))


def missing(face: str, signs: str) -> list[str]:
    """Those drawn as the box that stands for whatever a font does not have."""
    font = pygame.font.Font(FONTS / f"{face}.ttf", 26)
    box = inked(font, UNKNOWN)
    return [sign for sign in signs if inked(font, sign) == box]


def inked(font: pygame.font.Font, sign: str) -> bytes:
    return pygame.image.tobytes(font.render(sign, True, "white"), "RGBA")


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()


@pytest.mark.parametrize("face", [face.name for face in FACES])
def test_a_face_has_every_sign_that_is_written_with_it(face: str) -> None:
    assert missing(face, WRITTEN[face]) == []


@pytest.mark.parametrize("face", READING)
def test_a_face_has_every_character_of_every_text(face: str) -> None:
    assert missing(face, texts()) == []


def test_texts_are_really_read() -> None:
    assert {"T", "É", "港", "'"} <= set(texts())


def test_a_missing_sign_would_be_noticed() -> None:
    assert missing("number", "7築") == ["築"]


@pytest.mark.parametrize("face", [face.name for face in FACES])
def test_a_face_is_small_free_and_credited(face: str) -> None:
    assert (FONTS / f"{face}.ttf").stat().st_size < 200_000
    assert "SIL Open Font License, Version 1.1" in (FONTS / f"{face}.LICENSE.txt").read_text("utf-8")
    assert f"`fonts/{face}.ttf`" in (ASSETS / "CREDITS.md").read_text("utf-8")
