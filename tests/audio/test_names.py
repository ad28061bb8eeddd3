"""Whatever the game asks for has a file, and every file is asked for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from game.audio.piece import LAYERS
from game.storage.files import BASE
from game.titles.shelf import TITLES
from scenes.gallery.rooms import EFFECTS
from scenes.gallery.rooms import PIECES as MUSIC
from scenes.results import ResultsScene
from scenes.seats import SeatsScene
from tests.audio.rack import SOUNDS
from tests.staging.noises import AUCTION, DUEL

FILES = frozenset(file.stem for file in SOUNDS.glob("*.ogg"))
PIECES = frozenset(file.stem.rpartition("_")[0] for file in (SOUNDS / "music").glob("*.ogg"))
SOURCES = sorted([*(BASE / "game").rglob("*.py"), *(BASE / "scenes").rglob("*.py")])
ASKING = ("play", "hear", "Sound", "_paid")
"""The calls that name a noise."""


def called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
    return ""


@cache
def asked() -> tuple[tuple[str, str], ...]:
    """What is asked for, and in which file."""
    return tuple(_asked())


def _asked() -> Iterator[tuple[str, str]]:
    """Every text in the arguments of a call that names a noise, but for what it is compared with."""
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) in ASKING:
                compared = {
                    id(part) for c in ast.walk(node) if isinstance(c, ast.Compare) for part in ast.walk(c)
                }
                for part in ast.walk(node):
                    if (
                        isinstance(part, ast.Constant)
                        and isinstance(part.value, str)
                        and id(part) not in compared
                    ):
                        yield part.value, file.relative_to(BASE).as_posix()


def test_every_noise_that_is_asked_for_has_a_file() -> None:
    assert [(name, place) for name, place in asked() if name not in FILES] == []


def test_every_file_can_be_listened_to_and_most_are_asked_for_at_play() -> None:
    listed = [name for names in EFFECTS.values() for name in names]
    assert sorted(listed) == sorted(FILES)
    assert len({name for name, _ in asked()} & FILES) > len(FILES) / 2


def test_all_music_can_be_listened_to() -> None:
    assert set(MUSIC) == PIECES


@pytest.mark.parametrize(("title", "noises"), [("auction", AUCTION), ("duel", DUEL)])
def test_the_search_finds_what_a_title_says_it_plays(title: str, noises: tuple[str, ...]) -> None:
    staged = {name for name, place in asked() if place.startswith(f"game/staging/{title}/")}
    assert staged == set(noises)


def test_there_is_music_for_every_title_and_screen() -> None:
    wanted = {*TITLES, "title", SeatsScene.piece, ResultsScene.piece}
    assert wanted == PIECES
    assert all((SOUNDS / "music" / f"{piece}_calm.ogg").exists() for piece in PIECES)


def test_every_layer_of_a_piece_is_one_that_is_played() -> None:
    layers = {file.stem.rpartition("_")[2] for file in (SOUNDS / "music").glob("*.ogg")}
    assert layers == LAYERS.keys()
