"""What a run is: what was asked for, and the tree it is played with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

from game.storage.files import BASE
from game.storage.library import data_hash
from game.version import VERSION
from tools.kernels import rules_of
from tools.runner.errors import OtherTree

Identity: TypeAlias = dict[str, Any]
"""Texts and numbers by name, as they are told; how many matches are asked for is no part of it."""

BOTS: Final = BASE / "game" / "bots"


def identity(tool: str, title: str, players: int, seed: int, **own: str | float) -> Identity:
    """`own` is what else decides about a match of the tool, such as its bots and their effort."""
    return {"tool": tool, "title": title, "players": players, **own, "seed": seed, **tree(title)}


@cache
def tree(title: str) -> Identity:
    """Raises DataError; bots have no version of their own, so their code stands for it."""
    rules = rules_of(title)
    return {
        "version": VERSION,
        "rules_version": rules.rules_version,
        "data": data_hash(rules.spec),
        "bots_code": _code(title),
    }


def _code(title: str) -> str:
    """Of the title's bots and of what all bots share."""
    files = sorted([*BOTS.glob("*.py"), *(BOTS / title).rglob("*.py")])
    return sha256("".join(map(_text, files)).encode()).hexdigest()[:16]


def _text(file: Path) -> str:
    return f"{file.relative_to(BOTS).as_posix()}\n{file.read_text('utf-8')}\n"


def check_tree(asked: Identity) -> None:
    """In a worker; raises OtherTree."""
    own = tree(asked["title"])
    if wrong := list(differences(own, {name: asked[name] for name in own})):
        raise OtherTree(f"a worker has another tree ({', '.join(wrong)}); give it the same one")


def differences(theirs: Identity, ours: Identity) -> Iterator[str]:
    """Such as: seed 3 instead of 4."""
    for name in {**ours, **theirs}:
        if theirs.get(name) != ours.get(name):
            found, wanted = theirs.get(name, "missing"), ours.get(name, "none")
            yield f"{name.replace('_', ' ')} {found} instead of {wanted}"


def told(asked: Identity) -> str:
    """A run in a few words."""
    return f"{asked['title']}, {asked['players']} players, seed {asked['seed']} ({asked['tool']})"


def seed_of(*parts: str | int) -> int:
    """Depends on nothing but its arguments, so it does not matter who plays which match, or when."""
    return int.from_bytes(sha256(":".join(map(str, parts)).encode()).digest()[:8], "big")
