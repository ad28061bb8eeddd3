"""One match of a bot against itself, with somebody who takes notes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from tools.arena.contestants import contestant
from tools.arena.pairing import Pairing, bot_seed
from tools.arena.play import dealt
from tools.balance.record import Played
from tools.balance.titles import TRIALS
from tools.kernels import rules_of
from tools.runner.form import decode
from tools.tallies.titles import TALLIES


def play(pairing: Pairing, number: int) -> Played:
    """The match of that number."""
    title, players = pairing.title, pairing.players
    rules, tally, state = rules_of(title), TALLIES[title], dealt(pairing, number)
    seeds = (bot_seed(pairing, number, 0, seat) for seat in range(players))
    bots = [contestant(pairing.a, title, players, seed) for seed in seeds]
    watcher, fired, decisions = TRIALS[title].watcher(state), Counter[str](), 0
    while waiting := rules.to_act(state):
        seat = min(waiting)
        action, _ = bots[seat].decide(state, seat)
        before = state
        state, events = rules.apply(before, action)
        watcher.see(before, events)
        fired.update(tally.fired(before, action, events))
        decisions += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    notes = watcher.notes(state)
    return Played(watcher.first, tally.rounds(state), decisions, outcome, fired, notes)


def read(title: str, kept: Any) -> Played:
    """A match that was kept, from its JSON values."""
    played: Played = decode(Played, kept)
    return replace(played, notes=decode(TRIALS[title].notes, played.notes))
