"""Decisions per second, beside OpenSpiel: python -m tools.benchmark rules."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from game.rules.titles import TITLES
from game.storage.errors import DataError
from tools.progress import Progress
from tools.speed.contenders import contenders
from tools.speed.growth import growth
from tools.speed.measure import Rates, rounds
from tools.speed.references import NoOpenSpiel, references
from tools.speed.report import report
from tools.speed.standing import standing


def main(arguments: Sequence[str] | None = None) -> str | None:
    """Prints the table; returns what went wrong, as one line."""
    asked = parse(arguments)
    try:
        print(benchmark(asked.rounds, asked.slice_seconds, asked.markdown))
    except (DataError, NoOpenSpiel) as wrong:
        return str(wrong)
    except KeyboardInterrupt:
        return "stopped; no figures"
    return None


def benchmark(count: int, seconds: float, markdown: bool) -> str:
    """All contenders and references in turns; then the growth of each title at its most players."""
    yardsticks, ours = references(), list(contenders())
    measured: list[Rates] = []
    with Progress(count) as bar:
        for rates in rounds([*yardsticks, *ours], count, seconds):
            measured.append(rates)
            bar.advance()
    grown = {
        f"{title} {about.players[-1]}": growth(title, about.players[-1]) for title, about in TITLES.items()
    }
    return report([standing(measured, one) for one in (*yardsticks, *ours)], grown, markdown)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Leaves with one line about the first argument that is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.benchmark", description="How fast the rules are.")
    parser.add_argument("what", choices=("rules",), help="the kernels, beside OpenSpiel's games")
    parser.add_argument(
        "--rounds", type=int, default=21, metavar="N", help="slices per contender (%(default)s)"
    )
    parser.add_argument(
        "--slice-seconds", type=float, default=0.1, metavar="S", help="the length of a slice (%(default)s)"
    )
    parser.add_argument("--markdown", action="store_true", help="print the table in Markdown")
    asked = parser.parse_args(arguments)
    if asked.rounds < 1:
        parser.error(f"argument --rounds: at least 1 is needed, not {asked.rounds}")
    if not 0 < asked.slice_seconds <= 60:
        parser.error(f"argument --slice-seconds: between 0 and 60 is needed, not {asked.slice_seconds}")
    return asked


if __name__ == "__main__":
    sys.exit(main())
