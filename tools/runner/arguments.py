"""The arguments that every run takes, and kinds of values that several tools ask for."""

from __future__ import annotations

import argparse
import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.titles.shelf import TITLES


def add_running(parser: ArgumentParser) -> None:
    """Where matches are played, where they are kept, and whether that can be watched."""
    add = parser.add_mutually_exclusive_group().add_argument
    add("--workers", type=positive, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)")
    add(
        "--scheduler",
        metavar="ADDRESS",
        help="play on a Dask cluster instead, whose scheduler and workers have this tree on their path",
    )
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="keep each match there when it is finished; after an interruption the same command goes on with"
        " the others",
    )
    parser.add_argument(
        "--progress", action=argparse.BooleanOptionalAction, help="a bar on stderr (if it is a terminal)"
    )


def settle_players(parser: ArgumentParser, asked: Namespace) -> None:
    """The fewest, unless told; leaves with one line if the title is not played by so many."""
    known = TITLES[asked.title].players
    if asked.players is None:
        asked.players = known[0]
    if asked.players not in known:
        several = str(known[0]) if len(known) == 1 else f"{known[0]} to {known[-1]}"
        parser.error(f"argument --players: {asked.title} takes {several} players, not {asked.players}")


def positive(text: str) -> int:
    """A whole number from 1 up."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 up is needed, not {text!r}")
    return int(text)


def above_zero(text: str) -> float:
    """A number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(f"a number above 0 is needed, not {text!r}")
    return number
