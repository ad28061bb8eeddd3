"""Bots against each other: python -m tools.arena --title auction --players 4 --a expert --b normal.

Every deal is played once with side a in each seat; --opponent is another name for --b.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence

from game.storage.errors import DataError
from tools.arena.arguments import parse
from tools.arena.contestants import FOREIGN, Endless, UnknownSide, contestant
from tools.arena.equal_time import equalled
from tools.arena.pairing import Pairing, Side, deals
from tools.arena.report import figures, report
from tools.arena.run import Result, run
from tools.progress import Progress
from tools.simulation.run import cores
from tools.speed.references import NoOpenSpiel


def main(arguments: Sequence[str] | None = None) -> str | None:
    """Prints the figures; returns what went wrong, as one line."""
    asked = parse(arguments)
    try:
        found = fight(asked)
    except (DataError, NoOpenSpiel, UnknownSide, Endless) as wrong:
        return str(wrong)
    except KeyboardInterrupt:
        return "stopped; no figures"
    print(json.dumps(figures(found)) if asked.json else report(found))
    return None


def fight(asked: Namespace) -> Result:
    """Plays what was asked for."""
    pairing = paired(asked)
    for side in (pairing.a, pairing.b):
        contestant(side, pairing.title, pairing.players, 0)  # a wrong name is told before any worker starts
    number = deals(pairing, asked.matches)
    with cores(asked.workers) as executor:
        if pairing.b.name in FOREIGN:
            pairing = equalled(pairing, asked.effort is None, executor)
        with Progress(number * pairing.players, asked.progress) as bar:
            return run(pairing, number, executor, bar.advance)


def paired(asked: Namespace) -> Pairing:
    """Both sides as the arguments describe them."""
    a = Side(asked.a, 1.0 if asked.effort is None else asked.effort)
    b = Side(asked.b, asked.b_effort, asked.seconds or 0.0)
    return Pairing(asked.title, asked.players, asked.seed, a, b, asked.a_seats)


if __name__ == "__main__":
    sys.exit(main())
