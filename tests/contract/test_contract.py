"""What holds for every kernel at every player count, on random matches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from itertools import islice
from random import Random
from typing import Any, get_args

import pytest

from game.rules.core.codec import decode, encode, encode_tagged
from game.rules.core.errors import BadOptions, IllegalAction
from game.rules.core.kernel import AnyKernel
from game.titles.shelf import TITLES
from tests.contract.audits import AUDITORS, CASES
from tests.order import order

MOST_LISTED = 150
MOST_APPLIED = 12
ABSURD: tuple[Any, ...] = (None, -1, 99, 10**30, 10**5000, "x", 1.5, (), [], {}, ((1,),), object())


def begin(kernel: AnyKernel, players: int, seed: int) -> Any:
    auditor = AUDITORS[kernel.title]
    options = auditor.variants(kernel.spec, players)
    return auditor.start(kernel, options[seed % len(options)], seed)


@pytest.mark.parametrize(("title", "players"), CASES)
def test_random_matches_keep_the_contract(
    title: str, players: int, kernels: dict[str, AnyKernel], often: int
) -> None:
    kernel, auditor = kernels[title], AUDITORS[title]
    seeds = range(auditor.soaked) if often > 1 else (*range(auditor.matches), *auditor.rare)
    for seed in seeds:
        Run(kernel, players, seed).play()


class Run:
    """One match, looked at from all sides."""

    def __init__(self, kernel: AnyKernel, players: int, seed: int) -> None:
        self.kernel, self.players, self.random = kernel, players, Random(seed)
        self.state = begin(kernel, players, seed)
        self.start = self.state
        self.moving = self.state.copy()
        self.audit = AUDITORS[kernel.title].audit(kernel, self.state)
        self.actions: list[Any] = []

    def play(self) -> None:
        every = AUDITORS[self.kernel.title].deep_every
        deep = self.random.randrange(every)
        while seats := self.kernel.to_act(self.state):
            assert self.kernel.outcome(self.state) is None
            if len(self.actions) % every == deep:
                look_closely(self.kernel, self.state, self.players, self.random)
            self.step(self.random.choice(sorted(seats)))
        self.check_end()

    def step(self, seat: int) -> None:
        choices = self.kernel.legal(self.state, seat)
        action = choices.sample(self.random)
        assert action.seat == seat
        assert action in choices
        before = self.state
        kept = before.copy()
        self.state, events = self.kernel.apply(before, action)
        assert before == kept, "apply changed the state it was given"
        check_events(self.kernel, events)
        self.kernel.advance(self.moving, action)
        assert self.moving == self.state, "advance and apply differ"
        self.audit.after(self.state, events)
        self.actions.append(action)

    def check_end(self) -> None:
        kernel, state = self.kernel, self.state
        outcome = kernel.outcome(state)
        assert outcome is not None
        for seat in range(self.players):
            assert not list(kernel.legal(state, seat))
        with pytest.raises(IllegalAction, match="over"):
            kernel.apply(state, self.actions[-1])
        scores, winners = AUDITORS[kernel.title].recount(kernel, kernel.observe(state, None))
        assert (outcome.scores, set(outcome.winners)) == (scores, winners)
        assert tuple(sum(line.points for line in lines) for lines in outcome.lines) == scores
        self.check_replay()

    def check_replay(self) -> None:
        state = self.start
        types = TITLES[self.kernel.title]
        for action in self.actions:
            written = json.loads(json.dumps(encode_tagged(action)))
            state, _ = self.kernel.apply(state, decode(types.actions, written))
        assert state == self.state


def check_events(kernel: AnyKernel, events: tuple[Any, ...]) -> None:
    assert events, "an action always shows"
    for event in events:
        assert isinstance(event.reveals, bool)
        name = fields(event)[0].name
        with pytest.raises(FrozenInstanceError):
            setattr(event, name, None)


def look_closely(kernel: AnyKernel, state: Any, players: int, random: Random) -> None:
    """The expensive checks of one position."""
    kept = state.copy()
    assert kept == state
    waiting = kernel.to_act(state)
    for seat in range(players):
        if seat in waiting:
            check_choices(kernel, state, seat, random)
        else:
            assert not list(kernel.legal(state, seat))
            check_refused(kernel, state, seat, random)
    check_json(kernel, state, random)
    assert state == kept, "looking changed the state"


def check_choices(kernel: AnyKernel, state: Any, seat: int, random: Random) -> None:
    choices = kernel.legal(state, seat)
    listed = list(islice(choices, MOST_LISTED))
    keys = [order(action) for action in listed]
    assert keys == sorted(keys)
    assert len(set(map(repr, keys))) == len(keys)
    for action in random.sample(listed, min(len(listed), MOST_APPLIED)):
        assert action in choices
        kernel.apply(state, action)
    for action in (choices.sample(random), random.choice(listed)):
        for changed in distortions(action):
            check_consistent(kernel, state, choices, changed)
    for absurd in ABSURD:
        check_consistent(kernel, state, choices, absurd)


def check_refused(kernel: AnyKernel, state: Any, idle: int, random: Random) -> None:
    """A seat that is not to act cannot do what another may do."""
    for seat in kernel.to_act(state):
        action = kernel.legal(state, seat).sample(random)
        with pytest.raises(IllegalAction, match=r"\w"):
            kernel.apply(state, replace(action, seat=idle))


def check_consistent(kernel: AnyKernel, state: Any, choices: Any, action: Any) -> None:
    """Either it is legal and applies, or it is not and is refused with a sentence; the state stays."""
    kept = state.copy()
    if action in choices:
        kernel.apply(state, action)
    else:
        with pytest.raises(IllegalAction) as caught:
            kernel.apply(state, action)
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) > 10
    assert state == kept


def distortions(action: Any) -> Iterator[Any]:
    """The action with one field after another made wrong, also inside its parts."""
    for field in fields(action):
        found = getattr(action, field.name)
        for wrong in ABSURD:
            yield replace(action, **{field.name: wrong})
        if isinstance(found, tuple) and found:
            for changed in (found[:-1], found + found[:1], found[::-1]):
                yield replace(action, **{field.name: changed})
            for wrong in ABSURD:
                yield replace(action, **{field.name: (*found[:-1], wrong)})
            if is_dataclass(found[-1]):
                for part in distortions(found[-1]):
                    yield replace(action, **{field.name: (*found[:-1], part)})


def check_json(kernel: AnyKernel, state: Any, random: Random) -> None:
    read = decode(TITLES[kernel.title].state, json.loads(json.dumps(encode(state))))
    assert read == state
    seat = min(kernel.to_act(state))
    action = kernel.legal(read, seat).sample(random)
    assert kernel.apply(read, action) == kernel.apply(state, action)


@pytest.mark.parametrize(("title", "players"), CASES)
def test_a_copy_shares_nothing_that_can_change(
    title: str, players: int, kernels: dict[str, AnyKernel]
) -> None:
    kernel = kernels[title]
    random = Random(players)
    for seed in range(5):
        state = begin(kernel, players, seed)
        while seats := kernel.to_act(state):
            kept = json.dumps(encode(state))
            twin = state.copy()
            kernel.advance(twin, kernel.legal(twin, min(seats)).sample(random))
            assert json.dumps(encode(state)) == kept
            state = twin


@pytest.mark.parametrize("title", TITLES)
def test_the_same_seed_gives_the_same_match_and_another_seed_another(
    title: str, kernels: dict[str, AnyKernel]
) -> None:
    kernel = kernels[title]
    options = TITLES[title].options.usual(kernel.spec, TITLES[title].players[0])
    starts = [repr(kernel.setup(options, seed)[0]) for seed in range(20)]
    assert starts == [repr(kernel.setup(options, seed)[0]) for seed in range(20)]
    assert len(set(starts)) > 1


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seed", [-1, 1 << 64, 1.0, "7", None, True])
def test_a_bad_seed_is_refused(title: str, seed: Any, kernels: dict[str, AnyKernel]) -> None:
    kernel = kernels[title]
    options = TITLES[title].options.usual(kernel.spec, TITLES[title].players[0])
    with pytest.raises(BadOptions, match="the seed is"):
        kernel.setup(options, seed)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("players", [0, 1, 7, -2, 99, "3", None, 2.5])
def test_a_bad_number_of_players_is_refused(title: str, players: Any, kernels: dict[str, AnyKernel]) -> None:
    kernel = kernels[title]
    with pytest.raises(BadOptions, match="players"):
        kernel.setup(TITLES[title].options.usual(kernel.spec, players), 1)


@pytest.mark.parametrize("title", TITLES)
def test_every_action_says_whether_it_is_secret(title: str) -> None:
    for kind in get_args(TITLES[title].actions):
        assert isinstance(kind.sealed, bool)
