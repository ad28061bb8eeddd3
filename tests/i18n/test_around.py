"""Nobody writes a sentence for players beside the door."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.texts import KEYWORDS, ROOT, sources

SENTENCE: Final = re.compile(r"[A-Za-z]{2,}[,;:]? [A-Za-z(]{1,}")
"""Two words: nothing that only names a thing of the program has a space."""

ENGINEERS: Final = {
    "game/audio/piece.py",
    "game/audio/tape.py",
    "game/table/layout.py",
    "game/table/life_map.py",
    "game/table/maps.py",
    "game/table/world.py",
    "game/ui/canvas.py",
    "game/ui/images.py",
    "game/ui/text.py",
}
"""Broken maps, pictures, fonts and sounds are for those who make them; players read a sentence around it."""

BELOW_THE_DOOR: Final = ("game/rules/", "game/i18n/", "game/match/", "main.py")
"""Rules refuse by id, engineers alone misuse a match, `main.py` speaks before anything is loaded."""


def sentences(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Texts of the code that are neither documentation nor given to the door or an assertion."""
    passed = {
        id(part) for node in ast.walk(tree) if _documents(node) or _door(node) for part in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in passed and SENTENCE.search(str(node.value)):
            yield node.lineno, str(node.value)


def _documents(node: ast.AST) -> bool:
    alone = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return alone or isinstance(node, ast.Assert)


def _door(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEYWORDS


def around(file: Path) -> list[str]:
    place = file.relative_to(ROOT).as_posix()
    if place in ENGINEERS or place.startswith(BELOW_THE_DOOR):
        return []
    return [f"{place}:{line}: {text}" for line, text in sentences(ast.parse(file.read_text("utf-8")))]


def test_every_sentence_of_the_code_is_given_to_the_door() -> None:
    assert [found for file in sources() for found in around(file)] == []


def test_a_sentence_beside_the_door_is_noticed() -> None:
    code = 'hud.notice("All seats are taken.")\nhud.notice(_("All seats are taken."))\n"All seats are taken."'
    assert list(sentences(ast.parse(code))) == [(1, "All seats are taken.")]
