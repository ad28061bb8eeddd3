"""The golden matches, played again."""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from game.match.match import Match
from game.storage import library
from tools.golden import needed, path_of, replayed

GOLDEN: Final = tuple(path_of(*case).stem for case in needed())


@cache
def golden(name: str) -> Match:
    """One of them, at its end; not to be played on."""
    title, players, ending = name.split("-", 2)
    record = json.loads(path_of(title, int(players), ending).read_text(encoding="utf-8"))
    return replayed(library.kernel(title), record)
