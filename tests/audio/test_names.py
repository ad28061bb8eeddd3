"""Whatever the game asks for has a file, and every file is asked for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from game.audio.effects import CHANT
from game.audio.piece import LAYERS, ROOM
from game.rules.core.kernel import AnyKernel
from game.storage.files import BASE
from game.titles.shelf import TITLES
from scenes.gallery.rooms import EFFECTS
from scenes.gallery.rooms import PIECES as MUSIC
from scenes.results import ResultsScene
from scenes.seats import SeatsScene
from tests.audio.rack import SOUNDS
from tests.matches import new_match
from tests.staging.noises import AUCTION, DUEL

FILES = frozenset(file.stem for file in SOUNDS.glob("*.ogg"))
LOOPS = [file.stem.rpartition("_") for file in (SOUNDS / "music").glob("*.ogg")]
PIECES = frozenset(piece for piece, _, layer in LOOPS if layer not in ROOM)
ROOMS = frozenset(room for room, _, layer in LOOPS if layer in ROOM)
SOURCES = sorted([*(BASE / "game").rglob("*.py"), *(BASE / "scenes").rglob("*.py")])
ASKING = ("play", "hear", "sustain", "Sound", "_paid")
"""The calls that name a noise."""

FIRST = ("heard",)
"""Those that name it before anything else."""

NOISES = "NOISES"
"""How the names of constants end that hold several."""


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
            for place in naming(node):
                yield from ((name, file.relative_to(BASE).as_posix()) for name in texts(place))


def naming(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a call or of a constant that hold names of noises."""
    match node:
        case ast.Call() if called(node) in ASKING:
            yield node
        case ast.Call(args=[first, *_]) if called(node) in FIRST:
            yield first
        case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value) if name.endswith(NOISES):
            yield from value.values if isinstance(value, ast.Dict) else [value]


def texts(node: ast.AST) -> Iterator[str]:
    compared = {id(part) for c in ast.walk(node) if isinstance(c, ast.Compare) for part in ast.walk(c)}
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and id(part) not in compared:
            yield part.value


def test_every_noise_that_is_asked_for_has_a_file() -> None:
    assert [(name, place) for name, place in asked() if name not in FILES] == []


def test_every_file_can_be_listened_to() -> None:
    listed = [name for names in EFFECTS.values() for name in names]
    assert sorted(listed) == sorted(FILES)


def test_every_file_is_asked_for_at_play() -> None:
    """The syllables are called by the names of their moments."""
    assert FILES - {name for name, _ in asked()} - CHANT == set()


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
    assert {layer for _, _, layer in LOOPS} == LAYERS.keys() | ROOM.keys()


def test_every_table_has_its_room_and_every_room_is_heard(kernels: dict[str, AnyKernel]) -> None:
    rooms = {"dawn"}
    for title in TITLES.values():
        view = new_match(kernels[title.name], title.players[0], 1).observe(None)
        views = [replace(view, day=day) for day in (True, False)] if hasattr(view, "day") else [view]
        rooms |= {title.script.room(each) for each in views}
    assert rooms == ROOMS
