"""Plays a journalled match by chance and says so after every action, until it ends or is killed.

Usage: victim.py JOURNAL TITLE PLAYERS SEED. Goes on with the journal if there is one.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

from game.match.match import Match
from game.storage.library import load
from game.storage.saves import begin, resume
from game.titles.shelf import TITLES


def fingerprint(actions: tuple[Any, ...]) -> int:
    """Stands for a whole record in one acknowledgement."""
    return crc32(repr(actions).encode())


def acknowledge(match: Match) -> None:
    sys.stdout.write(f"{len(match.actions)} {fingerprint(match.actions)}\n")
    sys.stdout.flush()


def main(path: Path, title: str, players: int, seed: int) -> None:
    if path.exists():
        saved = resume(path)
    else:
        saved = begin(path, title, TITLES[title].options.usual(load(title), players), seed)
    match, random = saved.match, Random()
    acknowledge(match)
    while match.waiting():
        seat = min(match.waiting())
        if match.can_undo(seat) and random.random() < 0.1:
            match.undo(seat)
        else:
            match.submit(match.legal(seat).sample(random))
        acknowledge(match)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
