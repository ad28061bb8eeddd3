"""What a trial can be asked for, and the command that asks for it again."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from game.bots.levels import EXPERT, LEVELS
from game.titles.shelf import TITLES
from tools.runner.arguments import above_zero, add_running, positive, settle_players


def parse(arguments: Sequence[str] | None) -> Namespace:
    """Leaves with one line about the first argument that is wrong."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    settle_players(parser, asked)
    if asked.bots != EXPERT:
        asked.effort = 1.0  # means nothing to the others, and would only look as if it did
    return asked


def command(asked: Namespace) -> str:
    """What prints the same figures again, on any number of cores."""
    effort = f" --effort {asked.effort:g}" if asked.effort != 1 else ""
    return (
        f"python -m tools.balance --title {asked.title} --players {asked.players} --matches {asked.matches}"
        f" --bots {asked.bots}{effort} --seed {asked.seed}"
    )


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m tools.balance", description="Judges the house figures by bots of one level at play."
    )
    add = parser.add_argument
    add("--title", required=True, choices=tuple(TITLES), help="the game")
    add("--players", type=int, metavar="N", help="how many play (the fewest, unless told)")
    add("--matches", type=positive, default=200, metavar="N", help="how many (%(default)s)")
    add("--bots", choices=[level.name for level in LEVELS], default=EXPERT, help="who plays (%(default)s)")
    add("--effort", type=above_zero, default=1.0, metavar="X", help="how much of its work an expert does (1)")
    add("--seed", type=int, default=0, metavar="N", help="the same seed, the same matches (%(default)s)")
    add("--json", type=Path, metavar="FILE", help="write the figures there too, as one JSON object")
    add("--plots", type=Path, metavar="FOLDER", help="draw them there too, as SVG")
    add("--document", type=Path, metavar="FILE", help="put the report between its marks in this text too")
    add_running(parser)
    return parser
