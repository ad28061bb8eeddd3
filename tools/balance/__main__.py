"""The house figures on trial: python -m tools.balance --title harbor --players 4 --matches 200."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from typing import Any

from game.storage.errors import DataError
from game.version import VERSION
from tools.arena.contestants import Endless
from tools.arena.pairing import Pairing, Side
from tools.balance.arguments import parse
from tools.balance.document import NoPlace, entered, places
from tools.balance.figures import Common, common
from tools.balance.play import play, read
from tools.balance.plots.sheets import drawn, named
from tools.balance.record import Played
from tools.balance.report import report
from tools.balance.titles import TRIALS
from tools.runner.errors import RunError, in_one_line
from tools.runner.identity import identity
from tools.runner.run import Job, in_order, running


def main(arguments: Sequence[str] | None = None) -> str | None:
    """Prints the report; returns what went wrong, as one line."""
    asked = parse(arguments)
    pairing = paired(asked)
    try:
        if asked.document:
            places(asked.document.read_text("utf-8"), asked)  # told before hours of play, not after
        played = tried(asked, pairing)
    except (DataError, Endless, NoPlace, FileNotFoundError, RunError) as wrong:
        return in_one_line(wrong)
    except KeyboardInterrupt:
        return "stopped; no figures"
    found, own = common(pairing, played), TRIALS[pairing.title].figures(played)
    told = report(found, own)
    write(asked, found, own, told)
    print(told)
    return None


def paired(asked: Namespace) -> Pairing:
    """The arena's word for who plays: one kind of bot on both sides."""
    side = Side(asked.bots, asked.effort)
    return Pairing(asked.title, asked.players, asked.seed, side, side)


def tried(asked: Namespace, pairing: Pairing) -> list[Played]:
    """Plays what was asked for."""
    title, players, side = pairing.title, pairing.players, pairing.a
    job: Job[Played] = Job(partial(play, pairing), partial(read, title))
    this = identity("tools.balance", title, players, pairing.seed, bots=side.name, effort=side.effort)
    with running(asked, this) as run:
        return in_order(run, job, range(asked.matches))


def write(asked: Namespace, found: Common, own: Any, told: str) -> None:
    """Writes the files that were asked for."""
    if asked.json:
        asked.json.write_text(
            json.dumps({"version": VERSION, "common": asdict(found), "own": asdict(own)}), "utf-8"
        )
    if asked.plots:
        asked.plots.mkdir(parents=True, exist_ok=True)
        (asked.plots / named(found)).write_text(drawn(found, own), "utf-8")
    if asked.document:
        asked.document.write_text(entered(asked.document.read_text("utf-8"), asked, told), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
