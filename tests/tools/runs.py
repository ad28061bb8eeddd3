"""Small runs of every tool that uses the runner, and what they print."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tools import simulate
from tools.arena import __main__ as arena
from tools.balance import __main__ as balance
from tools.harbor_weights import __main__ as harbor_weights

Main = Callable[[Sequence[str]], str | int | None]

TOOLS: dict[str, Main] = {
    "arena": arena.main,
    "balance": balance.main,
    "simulate": simulate.main,
    "harbor_weights": harbor_weights.main,
}
ASKED = {
    "arena": "--title duel --a easy --b uniform --matches 6 --seed 3",
    "balance": "--title duel --bots easy --matches 5 --seed 3",
    "simulate": "--title duel --games 6 --seed 3",
    "harbor_weights": "--players 2 --matches 2 --rounds 2 --seed 3",
}
EVERY_TOOL = pytest.mark.parametrize("tool", TOOLS)


def printed(tool: str, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """The report of a run that goes well, without the times of the arena: those are measured."""
    assert TOOLS[tool]([*ASKED[tool].split(), *more]) is None
    return re.sub(r"(?m)^ +(milliseconds|mean|[ab] \w+ ).*$|^Frames.*$", "", capsys.readouterr().out)


def here(keep: Path | None = None, workers: int = 1, scheduler: str | None = None) -> Namespace:
    """As `add_running` has it."""
    return Namespace(workers=workers, scheduler=scheduler, keep=keep, progress=None)
