"""A match whose process is killed at any moment loses no action that was acknowledged."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from itertools import cycle
from pathlib import Path
from random import Random

from game.match.match import Match
from game.storage.files import BASE
from game.storage.saves import restore
from game.titles.shelf import TITLES
from tests.storage.victim import fingerprint

KILLS = 20


def run_and_kill(path: Path, title: str, players: int, seed: int, delay: float) -> list[tuple[int, int]]:
    """What the victim acknowledged (actions, fingerprint) until it was killed, `delay` after its first."""
    script = Path(__file__).with_name("victim.py")
    command = [sys.executable, str(script), str(path), title, str(players), str(seed)]
    environment = os.environ | {"PYTHONPATH": str(BASE)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as victim:
        assert victim.stdout is not None
        first = victim.stdout.readline()
        time.sleep(delay)
        victim.send_signal(signal.SIGKILL)
        whole, _, _ = (first + victim.stdout.read()).rpartition("\n")
    lines = [line.split() for line in whole.splitlines()]
    return [(int(count), int(print_)) for count, print_ in lines]


def check_resumed(match: Match, acknowledged: list[tuple[int, int]], players: int) -> None:
    """At most one step beyond the last acknowledgement: one action, a reveal of all, or a taking back."""
    count, wanted = acknowledged[-1]
    known = len(match.actions)
    assert count - 1 <= known <= count + players
    if known < count:
        wanted = next(mark for earlier, mark in reversed(acknowledged) if earlier == known)
    assert fingerprint(match.actions[:count]) == wanted


def test_every_acknowledged_action_is_there_after_a_kill(tmp_path: Path, often: int) -> None:
    random = Random(20)
    kinds = cycle([(title, players) for title in TITLES for players in TITLES[title].players])
    kills = played = 0
    while kills < KILLS * min(often, 10):
        title, players = next(kinds)
        path = tmp_path / f"{kills}.journal"
        for _ in range(2):
            acknowledged = run_and_kill(path, title, players, kills, random.uniform(0, 0.12))
            kills += 1
            match, _, damage = restore(path)
            assert damage is None
            assert not match.locked
            check_resumed(match, acknowledged, players)
            played += len(acknowledged) > 1
    assert played > kills // 2, "most victims must get to act before they die"
