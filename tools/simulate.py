"""Plays many matches with random bots: python -m tools.simulate --title auction --players 4."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import asdict

from game.storage.errors import DataError
from game.titles.shelf import TITLES
from game.version import VERSION
from tools.progress import Progress
from tools.simulation.play import OtherFigures, new_series
from tools.simulation.report import report
from tools.simulation.run import NoCluster, chunks, cluster, cores, run
from tools.simulation.summary import Summary, summary


def main(arguments: Sequence[str] | None = None) -> str | int | None:
    """Prints the summary; returns what went wrong, as one line."""
    asked = parse(arguments)
    try:
        figures = simulate(asked)
    except (DataError, NoCluster, OtherFigures) as wrong:
        return str(wrong)
    except KeyboardInterrupt:
        return "stopped; no figures"
    print(json.dumps({"version": VERSION, **asdict(figures)}) if asked.json else report(figures))
    return None


def simulate(asked: argparse.Namespace) -> Summary:
    """Plays what was asked for."""
    series = new_series(asked.title, asked.players, asked.seed)
    pool = cluster(asked.scheduler) if asked.scheduler else cores(asked.workers)
    with pool as executor, Progress(asked.games, asked.progress) as bar:
        total = run(series, chunks(asked.games), executor, bar.advance)
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
    add("--progress", action=argparse.BooleanOptionalAction, help="a bar on stderr (if it is a terminal)")
    place = parser.add_mutually_exclusive_group()
    place.add_argument(
        "--workers", type=positive, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)"
    )
    place.add_argument(
        "--scheduler", metavar="ADDRESS", help="play on the Dask cluster behind this scheduler"
    )
    asked = parser.parse_args(arguments)
    known = TITLES[asked.title].players
    if asked.players is None:
        asked.players = known[0]
    if asked.players not in known:
        parser.error(f"argument --players: {asked.title} takes {seats(known)} players, not {asked.players}")
    return asked


def positive(text: str) -> int:
    """A whole number from 1 up."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 up is needed, not {text!r}")
    return int(text)


def seats(players: range) -> str:
    """A range of player counts in words."""
    return str(players[0]) if len(players) == 1 else f"{players[0]} to {players[-1]}"


if __name__ == "__main__":
    sys.exit(main())
