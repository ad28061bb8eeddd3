"""How fast everything is, beside something measured in the same run: python -m tools.benchmark rules."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.storage.errors import DataError
from game.titles.shelf import TITLES
from tools.progress import Progress
from tools.speed.contenders import contenders
from tools.speed.growth import growth
from tools.speed.measure import Rates, rounds
from tools.speed.references import NoOpenSpiel, references
from tools.speed.report import report
from tools.speed.standing import standing


def main(arguments: Sequence[str] | None = None) -> str | None:
    """Prints the table; returns what went wrong, as one line."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    asked = parse(arguments)
    try:
        print(KINDS[asked.what](asked))
    except (DataError, NoOpenSpiel) as wrong:
        return str(wrong)
    except KeyboardInterrupt:
        return "stopped; no figures"
    return None


def rules(asked: argparse.Namespace) -> str:
    """The kernels, beside OpenSpiel's games."""
    return benchmark(asked.rounds or 21, asked.slice_seconds, asked.markdown)


def frames(asked: argparse.Namespace) -> str:
    """The work of a frame, beside one opaque picture and a flip."""
    from tools.speed.frames import BY_HAND, Effort, report  # pygame need not be there for the rules

    effort = Effort(asked.rounds or 3)
    with Progress(effort.rounds * (effort.matches + 1 + len(BY_HAND[asked.title]))) as bar:
        return report(effort, bar, asked.title, asked.players)


def start(asked: argparse.Namespace) -> str:
    """The first frame, beside the least that shows one."""
    from tools.speed.ratios import table
    from tools.speed.start import lines

    return table(lines(asked.rounds or 15))


def memory(asked: argparse.Namespace) -> str:
    """What many matches leave behind."""
    from tools.speed.memory import lines
    from tools.speed.ratios import table

    return table(lines(asked.rounds or 50))


def loading(asked: argparse.Namespace) -> str:
    """Pictures and sounds of a match."""
    from tools.speed.loading import lines
    from tools.speed.ratios import table

    return table(lines(asked.rounds or 5))


def drafts(asked: argparse.Namespace) -> str:
    """Each press of a decision at the harbor."""
    from tools.speed.drafts import lines
    from tools.speed.ratios import table

    return table(lines(asked.rounds or 10))


def wrapping(asked: argparse.Namespace) -> str:
    """Texts broken into lines."""
    from tools.speed.ratios import table
    from tools.speed.wrapping import lines

    return table(lines(asked.rounds or 20))


ON_SCREEN: Final = ("auction", "duel", "harbor")
"""The titles whose frames are measured."""

KINDS: Final[Mapping[str, Callable[[argparse.Namespace], str]]] = {
    "rules": rules,
    "frames": frames,
    "start": start,
    "memory": memory,
    "loading": loading,
    "drafts": drafts,
    "wrapping": wrapping,
}


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
    parser = argparse.ArgumentParser(prog="python -m tools.benchmark", description="How fast everything is.")
    parser.add_argument(
        "what",
        choices=tuple(KINDS),
        help="the kernels beside OpenSpiel's games; or, without a display, frames, start, memory and so on",
    )
    rounds = (
        "slices (21), plays of each frame (3), starts (15), matches (50), loadings (5), matches drafted (10)"
    )
    parser.add_argument("--rounds", type=int, metavar="N", help=rounds)
    parser.add_argument(
        "--slice-seconds", type=float, default=0.1, metavar="S", help="rules: a slice's length (%(default)s)"
    )
    parser.add_argument("--markdown", action="store_true", help="rules: print the table in Markdown")
    parser.add_argument(
        "--title", choices=ON_SCREEN, default="auction", help="frames: the table (%(default)s)"
    )
    parser.add_argument("--players", type=int, metavar="N", help="frames: how many sit there; else the usual")
    asked = parser.parse_args(arguments)
    usual = min(4, TITLES[asked.title].players[-1])
    asked.players = usual if asked.players is None else asked.players
    if asked.players not in TITLES[asked.title].players:
        parser.error(f"argument --players: {asked.title} is not for {asked.players}")
    if asked.rounds is not None and asked.rounds < 1:
        parser.error(f"argument --rounds: at least 1 is needed, not {asked.rounds}")
    if not 0 < asked.slice_seconds <= 60:
        parser.error(f"argument --slice-seconds: between 0 and 60 is needed, not {asked.slice_seconds}")
    return asked


if __name__ == "__main__":
    sys.exit(main())
