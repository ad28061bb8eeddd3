"""Plays many matches with random bots: python -m tools.simulate --title auction --players 4."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial

from game.storage.errors import DataError
from game.titles.shelf import TITLES
from game.version import VERSION
from tools.runner.arguments import add_running, positive, settle_players
from tools.runner.errors import RunError
from tools.runner.form import decode
from tools.runner.identity import identity
from tools.runner.run import Job, each, running
from tools.simulation.play import Played, Series, play
from tools.simulation.report import report
from tools.simulation.summary import Summary, summary
from tools.simulation.tally import Tally


def main(arguments: Sequence[str] | None = None) -> str | int | None:
    """Prints the summary; returns what went wrong, as one line."""
    asked = parse(arguments)
    try:
        figures = simulate(asked)
    except (DataError, RunError) as wrong:
        return str(wrong)
    except KeyboardInterrupt:
        return "stopped; no figures"
    print(json.dumps({"version": VERSION, **asdict(figures)}) if asked.json else report(figures))
    return None


def simulate(asked: argparse.Namespace) -> Summary:
    """Plays what was asked for."""
    series, total = Series(asked.title, asked.players, asked.seed), Tally()
    job: Job[Played] = Job(partial(play, series), partial(decode, Played))
    this = identity("tools.simulate", asked.title, asked.players, asked.seed, bots="random")
    with running(asked, this) as run:
        each(run, job, range(asked.games), lambda _, match: total.add(match))
    return summary(series, total)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Leaves with one line about the first argument that is wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.simulate", description="Plays matches with random bots."
    )
    add = parser.add_argument
    add("--title", required=True, choices=tuple(TITLES), help="the game")
    add("--players", type=int, metavar="N", help="how many play (the fewest, unless told)")
    add("--games", type=positive, default=1000, metavar="N", help="how many matches (%(default)s)")
    add("--seed", type=int, default=0, metavar="N", help="the same seed, the same matches (%(default)s)")
    add("--json", action="store_true", help="print one JSON object")
    add_running(parser)
    asked = parser.parse_args(arguments)
    settle_players(parser, asked)
    return asked


if __name__ == "__main__":
    sys.exit(main())
