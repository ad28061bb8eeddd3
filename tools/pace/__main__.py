"""How the harbor's pace suits people: python -m tools.pace [--matches 20] [--pace 1.5].

Whole matches from the deal to the results, through the real loop in virtual time, with real events. First
somebody plays against easy bots by what is proposed alone; then all seats are people, each of whose presses
takes a while.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from tools.pace.evening import Stuck, Told, play
from tools.pace.hands import NoWay
from tools.pace.report import against_bots, all_people

BLOCKS: Final = ("left_block", "right_block", "number_block")
DESK: Final = "mouse"


def alone(asked: argparse.Namespace) -> list[Told]:
    """One person, in each seat in turn."""
    found = []
    for number in range(asked.matches):
        devices: list[str | None] = [None] * asked.players
        devices[number % asked.players] = asked.device
        found.append(play(devices, asked.seed + number, asked.pace, level=asked.bots))
    return found


def together(asked: argparse.Namespace, players: int) -> list[Told]:
    """Three share the keyboard, all others the mouse."""
    devices = [*BLOCKS, *[DESK] * players][:players]
    return [play(devices, asked.seed + number, asked.pace) for number in range(asked.evenings)]


def told(asked: argparse.Namespace) -> Iterator[str]:
    """Line by line."""
    if asked.matches:
        yield from against_bots(f"one person, {asked.device}, {asked.bots} bots", alone(asked))
    for players in (4, 6) if asked.evenings else ():
        yield from all_people(together(asked, players), asked.pace)


def main(arguments: Sequence[str] | None = None) -> str | None:
    """Prints line by line; returns what went wrong, as one line."""
    parser = argparse.ArgumentParser(prog="python -m tools.pace", description="The harbor's pace for people.")
    parser.add_argument("--matches", type=int, default=20, help="of one person against bots")
    parser.add_argument("--evenings", type=int, default=1, help="matches of 4 and of 6 people")
    parser.add_argument("--pace", type=float, default=1.5, help="seconds of a person's press")
    parser.add_argument("--players", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--device", default=BLOCKS[0], choices=(*BLOCKS, DESK), help="of one person")
    parser.add_argument("--bots", default="easy", choices=("easy", "normal"))
    parser.add_argument("--seed", type=int, default=1)
    try:
        for line in told(parser.parse_args(arguments)):
            print(line, flush=True)
    except (Stuck, NoWay) as wrong:
        return str(wrong)
    return None


if __name__ == "__main__":
    sys.exit(main())
