"""Golden matches: one record per title, player count and kind of ending, kept in tests/playthroughs/.

The duel has some more, which show what hardly ever happens (`tools/duel_effects.py`).

python -m tools.golden           plays matches until every missing one is found, and writes it
python -m tools.golden --anew    finds all of them again, after a change of rules or figures
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

from game.match.match import Match
from game.match.record import action_from_json, action_to_json, header_from_json
from game.rules.core.codec import encode, encode_tagged
from game.rules.core.kernel import AnyKernel
from game.storage.files import BASE
from game.storage.saves import new_match
from game.titles.shelf import TITLES
from tools import duel_effects, harbor_player
from tools.kernels import rules_of, usual_options

FOLDER = BASE / "tests" / "playthroughs"
ENDINGS = {
    "auction": ("clear", "specials", "shared"),
    "duel": ("points", "knives", "barrel", "draw"),
    "harbor": ("yen", "resources", "safety"),
}
SIGHTS = {"duel": duel_effects.WANTED}
"""Records that are kept for what happens in them, however they end."""

MOST_TRIES = 50_000


def needed() -> Iterator[tuple[str, int, str]]:
    """Every golden match there has to be."""
    for title in TITLES.values():
        for players in title.players:
            for ending in (*ENDINGS[title.name], *SIGHTS.get(title.name, {})):
                yield title.name, players, ending


def path_of(title: str, players: int, ending: str) -> Path:
    """Where a golden match is kept."""
    return FOLDER / f"{title}-{players}-{ending}.json"


def fingerprint(value: Any) -> int:
    """Stands for a position or for events: any change of one shows."""
    return crc32(json.dumps(value, sort_keys=True).encode())


def trace(match: Match) -> list[list[int]]:
    """Per action: the position after it, and what happened."""
    return [
        [fingerprint(encode(step.state)), fingerprint([encode_tagged(event) for event in step.events])]
        for step in match.steps
    ]


def played(kernel: AnyKernel, players: int, seed: int, ending: str) -> Match:
    """A match to its end: by chance, or by players who try to end it like this."""
    if ending in SIGHTS.get(kernel.title, {}):
        return duel_effects.played(kernel, ending, seed)
    match, random = new_match(kernel, usual_options(kernel.title, players), seed), Random(seed)
    while waiting := match.waiting():
        seat = min(waiting)
        if kernel.title == "harbor":
            taste = harbor_player.PARTIES[ending](seat)
            match.submit(harbor_player.choose(kernel, match.state, seat, random, taste))
        else:
            match.submit(match.legal(seat).sample(random))
    return match


def replayed(kernel: AnyKernel, record: dict[str, Any]) -> Match:
    """The match of a golden file."""
    match = Match(kernel, header_from_json(record["header"]))
    for action in record["actions"]:
        match.submit(action_from_json(kernel.title, action))
    return match


def write(path: Path, match: Match) -> None:
    """One action per line, so that a difference shows in a diff."""
    parts = {
        "header": json.dumps(match.header.to_json()),
        "outcome": json.dumps(encode(match.outcome())),
        "actions": _lines(map(action_to_json, match.actions)),
        "trace": _lines(trace(match)),
    }
    body = ",\n".join(f'"{key}": {text}' for key, text in parts.items())
    path.write_text(f"{{\n{body}\n}}\n", encoding="utf-8")


def _lines(values: Iterable[Any]) -> str:
    return "[\n" + ",\n".join(map(json.dumps, values)) + "\n]"


def fits(match: Match, ending: str) -> bool:
    """Whether it ends like this, or shows what it is kept for."""
    if ending in SIGHTS.get(match.kernel.title, {}):
        return duel_effects.shows(match, ending)
    outcome = match.outcome()
    return outcome is not None and outcome.ending == ending


def find(title: str, players: int, ending: str) -> Match | None:
    """The first match that fits."""
    kernel = rules_of(title)
    matches = (played(kernel, players, seed, ending) for seed in range(MOST_TRIES))
    return next((match for match in matches if fits(match, ending)), None)


def main() -> int:
    """Fills the folder; 1 if an ending could not be found."""
    parser = argparse.ArgumentParser(description="Find and keep golden matches.")
    parser.add_argument("--anew", action="store_true", help="replace those that are there")
    parser.add_argument("--title", choices=TITLES, help="only this one")
    arguments = parser.parse_args()
    for title, players, ending in needed():
        path = path_of(title, players, ending)
        if arguments.title not in (None, title) or (path.exists() and not arguments.anew):
            continue
        match = find(title, players, ending)
        if match is None:
            print(f"{title} with {players}: no match for {ending}", file=sys.stderr)
            return 1
        write(path, match)
        print(path.name, len(match.actions), "actions, seed", match.header.seed, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
