"""Nobody writes a sentence for players beside the door."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.titles.shelf import TITLES
from tools.texts import KEYWORDS, ROOT, sources

SENTENCE: Final = re.compile(r"^[A-Z][\w']* [\w']+ [\w']+")
"""As sentences begin. Labels of a word or two are noticed where they are shown (`tests/renders`)."""

PROPER: Final = {*(title.heading for title in TITLES.values()), "WA SA BI!"}


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
    found = sentences(ast.parse(file.read_text("utf-8")))
    return [f"{file.relative_to(ROOT)}:{line}: {text}" for line, text in found if text not in PROPER]


def test_every_sentence_of_the_code_is_given_to_the_door() -> None:
    spoken = (file for file in sources() if file.name != "main.py")  # it speaks before anything is loaded
    assert [found for file in spoken for found in around(file)] == []


def test_a_sentence_beside_the_door_is_noticed() -> None:
    code = 'hud.notice("All seats are taken.")\nhud.notice(_("All seats are taken."))\n"All seats are taken."'
    assert list(sentences(ast.parse(code))) == [(1, "All seats are taken.")]
