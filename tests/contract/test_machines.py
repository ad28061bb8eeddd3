"""Matches driven by hypothesis: acting, taking back, crashing and coming back, and nonsense, in any order."""

from __future__ import annotations

import tempfile
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.match.errors import NothingToUndo
from game.match.match import Match
from game.rules.core.errors import RulesError
from game.storage import saves
from game.storage.journal import Journal
from game.storage.library import load
from game.titles.shelf import TITLES
from tests.contract.audits import AUDITORS

MACHINE = settings(
    max_examples=25,
    stateful_step_count=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


class MatchMachine(RuleBasedStateMachine):
    """One journalled match; `past` is what the record must be."""

    title: str

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "match.journal"

    @initialize(seed=st.integers(0, 2**32), data=st.data())
    def begin(self, seed: int, data: st.DataObject) -> None:
        players = data.draw(st.sampled_from(list(TITLES[self.title].players)))
        options = data.draw(st.sampled_from(AUDITORS[self.title].variants(load(self.title), players)))
        self.use(saves.begin(self.path, self.title, options, seed))
        self.players, self.past = players, list[Any]()

    def use(self, saved: saves.Saved) -> None:
        self.match: Match = saved.match
        self.journal: Journal = saved.journal

    @precondition(lambda self: self.match.waiting())
    @rule(data=st.data(), sampled=st.booleans(), seed=st.integers(0, 2**32))
    def act(self, data: st.DataObject, sampled: bool, seed: int) -> None:
        seat = data.draw(st.sampled_from(sorted(self.match.waiting())))
        choices = self.match.legal(seat)
        if sampled:
            action = choices.sample(Random(seed))
        else:
            action = data.draw(st.sampled_from(list(islice(choices, 50))))
        locked, events = self.match.locked, self.match.submit(action)
        if not action.sealed:
            self.past.append(action)
        elif events:
            self.past += self.match.actions[len(self.past) :]
            assert not self.match.locked
        else:
            assert self.match.locked == locked | {seat}

    @rule(seat=st.integers(0, 5))
    def take_back(self, seat: int) -> None:
        locked = seat in self.match.locked
        if self.match.can_undo(seat):
            self.match.undo(seat)
            if not locked:
                assert self.past.pop().seat == seat
            return
        try:
            self.match.undo(seat)
        except NothingToUndo:
            return
        raise AssertionError("taken back though it was not possible")

    @rule()
    def crash_and_come_back(self) -> None:
        before = self.match.state
        self.journal.close()
        self.use(saves.resume(self.path))
        assert self.match.state == before
        assert not self.match.locked

    @rule(seat=st.integers(-1, 7), seed=st.integers(0, 2**32))
    def act_out_of_turn(self, seat: int, seed: int) -> None:
        if seat in self.match.waiting() or not self.match.waiting():
            return
        someone = min(self.match.waiting())
        action = self.match.legal(someone).sample(Random(seed))
        before, kept = self.match.state, self.path.read_bytes()
        try:
            self.match.submit(type(action)(**{**_parts(action), "seat": seat}))
        except RulesError:
            assert self.match.state == before
            assert self.path.read_bytes() == kept
        else:
            raise AssertionError("a seat acted out of turn")

    @invariant()
    def the_record_is_what_was_done(self) -> None:
        if hasattr(self, "past"):
            assert list(self.match.actions) == self.past

    @invariant()
    def the_end_has_a_winner_or_a_draw(self) -> None:
        if hasattr(self, "past"):
            over = not self.match.kernel.to_act(self.match.state)
            assert (self.match.outcome() is not None) == over

    def teardown(self) -> None:
        if hasattr(self, "past"):
            self.check_books()
            self.journal.close()
        self.folder.cleanup()

    def check_books(self) -> None:
        """The whole record once more, with the title's bookkeeping."""
        kernel = self.match.kernel
        audit = AUDITORS[self.title].audit(
            kernel, kernel.setup(self.match.header.options, self.match.header.seed)[0]
        )
        for step in self.match.steps:
            audit.after(step.state, step.events)


def _parts(action: Any) -> dict[str, Any]:
    return {name: getattr(action, name) for name in type(action).__slots__}


def machine(name: str) -> Any:
    made: Any = type(f"{name.title()}Machine", (MatchMachine,), {"title": name})
    made.TestCase.settings = MACHINE
    return made.TestCase


TestAuction = machine("auction")
TestDuel = machine("duel")
TestHarbor = machine("harbor")


def test_every_title_has_its_machine() -> None:
    assert {name.removeprefix("Test").lower() for name in globals() if name.startswith("Test")} == set(TITLES)
