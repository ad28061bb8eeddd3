"""A match on disk that can go on."""

from __future__ import annotations

from pathlib import Path
from random import Random

from game.app import kept_matches
from game.app.party import Chair, Party
from game.storage import library
from game.storage.files import DATA
from game.titles.shelf import TITLES
from tests.matches import play_on


def keep_a_match(folder: Path) -> Path:
    """Somebody at the mouse and a bot, in the second round, about to lay tickets."""
    chairs = (Chair("Hana", 1, "mouse", None), Chair("Jiro", 2, None, "normal"))
    options = TITLES["auction"].options.usual(library.load("auction"), 2)
    saved = kept_matches.begin(folder, Party("auction", chairs, options, 7), DATA)
    random = Random(5)
    while (view := saved.match.observe(None)).round < 2 or view.phase.name != "VALUATION":
        play_on(saved.match, random, len(saved.match.actions) + 1)
    saved.journal.close()
    return saved.journal.path
