"""The kernel's promises, over random matches with the house deck."""

from __future__ import annotations

import json
from itertools import chain
from random import Random

import pytest

from game.rules.core.codec import decode, encode
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.spec import DuelOptions
from game.rules.duel.state import DuelState
from tests.order import order
from tests.rules.duel.positions import Game, house_spec

ENDINGS = {"points", "knives", "barrel", "draw"}


def cards_in(state: DuelState) -> list[int]:
    faces = chain(
        state.draw, state.hung, state.discards, (half >> 1 for pile in state.piles for half in pile)
    )
    arriving = [] if state.arriving is None else [state.arriving]
    return sorted(face >> 1 for face in chain(faces, arriving))


@pytest.mark.rules("D1", "D23", "D61")
@pytest.mark.parametrize("kind_fish", [False, True])
def test_cards_are_conserved_the_barrel_stays_on_the_balance_and_every_match_ends(kind_fish: bool) -> None:
    kernel, random = DuelKernel(house_spec()), Random(5)
    for seed in range(60):
        state, _ = kernel.setup(DuelOptions(2, kind_fish), seed)
        for _ in range(400):
            seats = sorted(kernel.to_act(state))
            if not seats:
                break
            kernel.advance(state, kernel.legal(state, random.choice(seats)).sample(random))
            assert cards_in(state) == list(range(18))
            assert -4 <= state.barrel <= 4
        outcome = kernel.outcome(state)
        assert outcome is not None
        assert outcome.ending in ENDINGS


def test_searching_and_playing_lead_to_the_same_states() -> None:
    kernel, random = DuelKernel(house_spec()), Random(6)
    for seed in range(40):
        state, _ = kernel.setup(DuelOptions(2, kind_fish=seed % 2 == 1), seed)
        searched = state.copy()
        while seats := kernel.to_act(state):
            action = kernel.legal(state, min(seats)).sample(random)
            before = state.copy()
            after, events = kernel.apply(state, action)
            assert state == before
            assert events
            kernel.advance(searched, action)
            assert searched == after
            assert decode(DuelState, json.loads(json.dumps(encode(after)))) == after
            state = after


def test_choices_are_listed_in_order_and_once() -> None:
    game = Game(
        hung="maguro1 sake1",
        draw="tako8 tako9 tako7",
        first="maguro2 maguro3",
        second="tako1 ebi5 sake3 ebi1",
    )
    for _ in range(3):
        for seat in sorted(game.kernel.to_act(game.state)):
            choices = list(game.kernel.legal(game.state, seat))
            assert choices == sorted(choices, key=order)
            assert len(set(choices)) == len(choices)
        game = (
            game.bid(2, 1)
            if len(game.kernel.to_act(game.state)) == 2
            else game.take(0)
            if game.hung[1:]
            else game
        )
    assert list(game.kernel.legal(game.state, 1)) == []


def test_there_is_no_outcome_before_the_end() -> None:
    game = Game(hung="ebi1 sake1", draw="tako8 tako9 tako7")
    assert game.kernel.outcome(game.state) is None
