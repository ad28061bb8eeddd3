"""What the contract needs to know of each title: its variants, its bookkeeping, its secrets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.rules.core.kernel import AnyKernel
from game.titles.shelf import TITLES
from tests.contract import auction_audit, duel_audit, harbor_audit


def from_setup(kernel: AnyKernel, options: Any, seed: int) -> Any:
    """The usual first position."""
    return kernel.setup(options, seed)[0]


@dataclass(frozen=True)
class Auditor:
    """`matches` is how many to play per player count, `soaked` how many in `make soak`.

    `rare` are further seeds: what happens in those matches happens in hardly any other.
    `deep_every` is after how many actions to look closely.
    """

    variants: Callable[..., list[Any]]
    start: Callable[..., Any]
    audit: Callable[..., Any]
    recount: Callable[..., tuple[tuple[int, ...], set[int]]]
    scramble: Callable[..., Any]
    matches: int
    soaked: int
    rare: tuple[int, ...]
    deep_every: int


AUDITORS = {
    title: Auditor(kit.variants, start, kit.Audit, kit.recount, kit.scramble, matches, soaked, rare, deep)
    for title, kit, start, matches, soaked, rare, deep in (
        ("auction", auction_audit, from_setup, 100, 8_000, (), 29),
        ("duel", duel_audit, from_setup, 400, 30_000, (1036, 1188), 29),
        ("harbor", harbor_audit, harbor_audit.start, 20, 400, (), 199),
    )
}


CASES = [(title.name, players) for title in TITLES.values() for players in title.players]
"""Every title at every player count."""
