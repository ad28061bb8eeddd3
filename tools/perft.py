"""Counts the ways a match can go on: the lowest seat to act always chooses first.

python -m tools.perft            compares with tests/counts/counts.json
python -m tools.perft --write    counts anew and writes the file
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

from game.match.record import action_to_json
from game.rules.core.kernel import AnyKernel
from game.storage.files import BASE
from tools.kernels import rules_of, usual_options

COUNTS = BASE / "tests" / "counts" / "counts.json"
MOST_SHOWN = 60
SEED = 7

DEPTHS = {
    ("auction", 2): ((0, 2), (2, 3), (22, 3)),
    ("auction", 3): ((0, 1), (3, 4), (33, 3)),
    ("auction", 4): ((0, 1), (4, 4), (44, 3)),
    ("duel", 2): ((0, 5), (8, 6), (15, 6)),
    ("harbor", 2): ((0, 2), (9, 3), (20, 2)),
    ("harbor", 3): ((0, 2), (9, 2), (20, 2)),
    ("harbor", 4): ((0, 2), (9, 3), (20, 2)),
    ("harbor", 5): ((0, 1), (9, 2), (20, 2)),
    ("harbor", 6): ((0, 1), (9, 2), (20, 2)),
}
"""For each title and player count: after how many actions to begin, and how many to look ahead."""


def position(kernel: AnyKernel, players: int, played: int) -> Any:
    """A position that depends on the order of the legal actions alone, not on any sampler."""
    state, _ = kernel.setup(usual_options(kernel.title, players), SEED)
    for number in range(played):
        family = list(islice(kernel.legal(state, min(kernel.to_act(state))), 40))
        state, _ = kernel.apply(state, family[number * 7 % len(family)])
    return state


def perft(kernel: AnyKernel, state: Any, depth: int) -> int:
    """How many sequences of so many actions there are."""
    seats = kernel.to_act(state)
    if not seats:
        return 0
    family = kernel.legal(state, min(seats))
    if depth == 1:
        return sum(1 for _ in family)
    return sum(perft(kernel, kernel.apply(state, action)[0], depth - 1) for action in family)


def divided(kernel: AnyKernel, state: Any, depth: int) -> Iterator[tuple[str, int]]:
    """The count below each first action, to find the one that differs."""
    for action in kernel.legal(state, min(kernel.to_act(state))):
        after = kernel.apply(state, action)[0]
        yield json.dumps(action_to_json(action)), perft(kernel, after, depth - 1) if depth > 1 else 1


def count(title: str, players: int, played: int, depth: int) -> dict[str, Any]:
    """One line of the file; the breakdown is kept where it is short."""
    kernel = rules_of(title)
    parts = dict(divided(kernel, position(kernel, players, played), depth))
    line: dict[str, Any] = {"title": title, "players": players, "played": played, "depth": depth}
    line["count"] = sum(parts.values())
    if len(parts) <= MOST_SHOWN:
        line["parts"] = parts
    return line


def wanted() -> Iterator[tuple[str, int, int, int]]:
    """Every count there has to be."""
    for (title, players), looks in DEPTHS.items():
        for played, depth in looks:
            yield title, players, played, depth


def main() -> int:
    """Counts everything; 1 if something differs from the file."""
    parser = argparse.ArgumentParser(description="Count the ways a match can go on.")
    parser.add_argument("--write", action="store_true", help="write what was counted")
    arguments = parser.parse_args()
    lines = [count(*case) for case in wanted()]
    for line in lines:
        print(*(line[key] for key in ("title", "players", "played", "depth", "count")))
    if arguments.write:
        COUNTS.write_text("[\n" + ",\n".join(map(json.dumps, lines)) + "\n]\n", encoding="utf-8")
        return 0
    return int(lines != json.loads(COUNTS.read_text(encoding="utf-8")))


if __name__ == "__main__":
    sys.exit(main())
