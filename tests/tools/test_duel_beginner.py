"""The arena's beginner of the duel: counts points, likes its colours, bids by feel."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.rules.duel.actions import TakeCard
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.state import Cause, Phase
from tests.rules.duel.positions import Game
from tools.arena import beginners
from tools.arena.beginners import HopefulBidder


def beginner(game: Game, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(beginners, "rules_of", lambda title: DuelKernel(game.kernel.spec))
    return HopefulBidder(Random(1))


def bids(monkeypatch: pytest.MonkeyPatch, **position: Any) -> set[int]:
    game = Game(draw="tako2 ebi2", **position)
    bidder = beginner(game, monkeypatch)
    return {bidder(game.state, 0).bid for _ in range(60)}


def taken(monkeypatch: pytest.MonkeyPatch, hung: str, first: str) -> Any:
    game = Game(hung=hung, first=first, draw="tako2", phase=Phase.TAKING, waiting=0b01, cause=Cause.BID)
    return beginner(game, monkeypatch)(game.state, 0)


def test_it_bids_high_for_a_rich_card_and_seldom_much_for_a_poor_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bids(monkeypatch, hung="ebi5 sake1") == {3, 4}
    assert bids(monkeypatch, hung="ebi2 sake1") == {1, 2, 3}


def test_it_takes_the_richer_card(monkeypatch: pytest.MonkeyPatch) -> None:
    assert taken(monkeypatch, "ebi2 sake4", "maguro1") == TakeCard(0, 1)


def test_of_equal_cards_it_likes_its_own_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    assert taken(monkeypatch, "ebi3 sake3", "sake1") == TakeCard(0, 1)
    assert taken(monkeypatch, "ebi3 sake3", "ebi1") == TakeCard(0, 0)


def test_what_the_other_collects_and_the_barrel_do_not_matter_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bids(monkeypatch, hung="ebi2 sake1k", second="ebi1k tako1k maguro1k", barrel=-3) == {1, 2, 3}
