"""Bots against each other: python -m tools.arena --title auction --players 4 --a expert --b normal.

Every deal is played once with side a in each seat; --opponent is another name for --b.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from game.storage.errors import DataError
from tools.arena.arguments import parse
from tools.arena.contestants import FOREIGN, Endless, UnknownSide, contestant
from tools.arena.equal_time import PILOT, equalled
from tools.arena.pairing import Pairing, Side, deals
from tools.arena.play import Played, play
from tools.arena.report import figures, report
from tools.arena.result import Result, result
from tools.runner.errors import RunError, in_one_line
from tools.runner.form import decode
from tools.runner.identity import Identity, identity
from tools.runner.run import Job, Run, in_order, running
from tools.speed.references import NoOpenSpiel


def main(arguments: Sequence[str] | None = None) -> str | None:
    """Prints the figures; returns what went wrong, as one line."""
    asked = parse(arguments)
    try:
        found = fight(asked)
    except (DataError, NoOpenSpiel, UnknownSide, Endless, RunError) as wrong:
        return in_one_line(wrong)
    except KeyboardInterrupt:
        return "stopped; no figures"
    print(json.dumps(figures(found)) if asked.json else report(found))
    return None


def fight(asked: Namespace) -> Result:
    """Plays what was asked for."""
    pairing = paired(asked)
    for side in (pairing.a, pairing.b):
        contestant(side, pairing.title, pairing.players, 0)  # a wrong name is told before any worker starts
    matches = range(deals(pairing, asked.matches) * pairing.players)
    with running(asked, identified(pairing, asked.effort is None)) as run:
        if pairing.b.name in FOREIGN:
            pairing = balanced(run, pairing, asked.effort is None)
        job: Job[Played] = Job(partial(play, pairing), partial(decode, Played))
        return result(pairing, in_order(run, job, matches))


def paired(asked: Namespace) -> Pairing:
    """Both sides as the arguments describe them."""
    a = Side(asked.a, 1.0 if asked.effort is None else asked.effort)
    b = Side(asked.b, asked.b_effort, asked.seconds or 0.0)
    return Pairing(asked.title, asked.players, asked.seed, a, b, asked.a_seats)


def identified(pairing: Pairing, adapt: bool) -> Identity:
    """As it was asked for: what is measured comes later, and differs from run to run."""
    return identity(
        "tools.arena",
        pairing.title,
        pairing.players,
        pairing.seed,
        a=pairing.a.name,
        effort="measured" if adapt and pairing.b.name in FOREIGN else pairing.a.effort,
        a_seats=pairing.a_seats,
        b=pairing.b.name,
        b_effort=pairing.b.effort,
        b_seconds=pairing.b.seconds,
    )


def balanced(run: Run, pairing: Pairing, adapt: bool) -> Pairing:
    """Both sides with equal time; measured once, since a run that goes on must go on with the same."""
    job: Job[Pairing] = Job(partial(equalled, pairing, adapt), partial(decode, Pairing))
    (found,) = in_order(replace(run, shown=False), job, [PILOT])
    return found


if __name__ == "__main__":
    sys.exit(main())
