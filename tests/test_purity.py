"""The rules are pure: nothing but the standard library, no clock, no file, no chance but their own."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.storage.files import BASE

RULES = sorted((BASE / "game" / "rules").rglob("*.py"))

ALLOWED = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "collections.abc",
    "dataclasses",
    "difflib",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "itertools",
    "math",
    "operator",
    "random",
    "struct",
    "types",
    "typing",
}
ONLY = {"random": {"Random"}, "hashlib": {"shake_128"}}
"""Of these modules only some names: the rest is global chance, or differs from one machine to another."""

BANNED_CALLS = {
    "open",
    "print",
    "input",
    "eval",
    "compile",
    "__import__",
    "breakpoint",
    "id",
    "hash",
    "globals",
}
"""Files, terminals, code from texts, and what differs from one run to the next."""


def complaints(source: str) -> Iterator[str]:
    """What in a module is not pure."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names):
                yield from (
                    f"import {name.name}" for name in names if not known(name.name) or name.name in ONLY
                )
            case ast.ImportFrom(module, names, level):
                if level or module is None or not known(module):
                    yield f"from {'.' * level}{module or ''}"
                yield from (
                    f"from {module} import {name.name}"
                    for name in names
                    if name.name == "*" or (module in ONLY and name.name not in ONLY[module])
                )
            case ast.Call(ast.Name(name)) if name in BANNED_CALLS:
                yield f"{name}()"
            case ast.Call(ast.Name("Random")):
                yield "Random()"
            case ast.Global():
                yield "global"


def known(module: str) -> bool:
    return module in ALLOWED or module == "game.rules" or module.startswith("game.rules.")


def test_the_allowed_modules_are_all_of_the_standard_library() -> None:
    assert {name.partition(".")[0] for name in ALLOWED} <= sys.stdlib_module_names


def test_there_are_rules_to_look_at() -> None:
    assert len(RULES) > 30


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.relative_to(BASE)))
def test_a_module_of_the_rules_is_pure(file: Path) -> None:
    assert list(complaints(file.read_text("utf-8"))) == []


def test_code_from_texts_is_run_only_where_constructors_are_made() -> None:
    calls = [
        file.name
        for file in RULES
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "exec"
    ]
    assert set(calls) == {"value.py"}


@pytest.mark.parametrize(
    "impure",
    [
        "import time",
        "import os.path",
        "import random",
        "import pygame",
        "from random import randint",
        "from random import Random, shuffle",
        "from hashlib import new",
        "from time import monotonic as clock",
        "from datetime import datetime",
        "from pathlib import Path",
        "from game.storage.files import DATA",
        "from game import storage",
        "from . import core",
        "from math import *",
        "def f():\n    import socket",
        "text = open('x').read()",
        "chance = Random()",
        "print('x')",
        "def f():\n    global x\n    x = 1",
        "key = hash('x')",
    ],
)
def test_the_search_finds_what_is_not_pure(impure: str) -> None:
    assert list(complaints(impure))


@pytest.mark.parametrize(
    "pure",
    [
        "from random import Random\ndef sample(random: Random) -> float:\n    return random.random()",
        "import math, collections.abc",
        "from game.rules.core.dice import new_dice",
        "from game.rules import core",
        "def opened(self):\n    return self.open()",
    ],
)
def test_the_search_lets_pass_what_is_pure(pure: str) -> None:
    assert list(complaints(pure)) == []
