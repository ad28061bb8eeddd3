"""What the arena can be asked for."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from game.titles.shelf import TITLES
from tools.arena.contestants import FOREIGN, NAMES
from tools.runner.arguments import above_zero, add_running, positive, settle_players


def parse(arguments: Sequence[str] | None) -> Namespace:
    """Leaves with one line about the first argument that is wrong."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    settle_players(parser, asked)
    if not 1 <= asked.a_seats < asked.players:
        parser.error(
            f"argument --a-seats: from 1 to {asked.players - 1} of {asked.players}, not {asked.a_seats}"
        )
    if asked.a in FOREIGN:
        parser.error(f"argument --a: {asked.a} can only be the opponent (--b)")
    if asked.seconds and asked.b not in FOREIGN:
        parser.error(f"argument --seconds: is for {' and '.join(FOREIGN)}; experts take --effort")
    return asked


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m tools.arena", description="Lets bots play each other.")
    add, sides = parser.add_argument, f"{', '.join(NAMES)}, or package.module:Class"
    add("--title", required=True, choices=tuple(TITLES), help="the game")
    add("--players", type=int, metavar="N", help="how many play (the fewest, unless told)")
    add("--a", default="expert", metavar="SIDE", help=f"{sides} (%(default)s)")
    add("--b", "--opponent", default="normal", metavar="SIDE", help="likewise (%(default)s)")
    add("--a-seats", type=positive, default=1, metavar="N", help="how many seats are a's (%(default)s)")
    add("--matches", type=positive, default=400, metavar="N", help="rounded up to whole deals (%(default)s)")
    add("--seed", type=int, default=0, metavar="N", help="the same seed, the same deals (%(default)s)")
    add("--effort", type=above_zero, metavar="X", help="how much of its usual work an expert a does (1)")
    add("--b-effort", type=above_zero, default=1.0, metavar="X", help="likewise for b (%(default)s)")
    add(
        "--seconds",
        type=above_zero,
        metavar="S",
        help="an OpenSpiel opponent's time per decision; an expert a gets as much, unless --effort is given"
        " (without both, the opponent gets what a needs)",
    )
    add("--json", action="store_true", help="print one JSON object")
    add_running(parser)
    return parser
