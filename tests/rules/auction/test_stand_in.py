"""A position made from a view holds what the view shows, and plays on like the real one."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.rules.auction.spec import AuctionOptions
from game.rules.auction.stand_in import stand_in
from game.rules.auction.state import AuctionState
from game.rules.auction.view import AuctionView
from tests.rules.auction.positions import auction, options, start

NOTHING = (0,) * 8


def seen(state: AuctionState, seat: int | None) -> AuctionView:
    """Without what hangs on cards no longer, or not yet, on the table, and on tickets face down."""
    return replace(auction().observe(state, seat), deck_left=NOTHING, discards=NOTHING, committed=())


def tables() -> list[AuctionOptions]:
    return [options(players, None, special_scoring=players == 3) for players in (2, 3, 4)]


@pytest.mark.parametrize("table", tables(), ids=lambda table: f"{table.players} players")
def test_the_stand_in_shows_the_same_view_at_every_step(table: AuctionOptions) -> None:
    play, random = start(table, 5), Random(5)
    while not play.over:
        play.play_on(random)
        for seat in (None, *range(table.players)):
            assert seen(stand_in(auction().observe(play.state, seat)), seat) == seen(play.state, seat)


@pytest.mark.parametrize("table", tables(), ids=lambda table: f"{table.players} players")
def test_the_stand_in_plays_on_like_the_real_position(table: AuctionOptions) -> None:
    play, random = start(table, 6), Random(6)
    while not play.over:
        seat = min(auction().to_act(play.state))
        before, round_ = stand_in(auction().observe(play.state, seat)), play.state.round
        before.placed = list(play.state.placed)  # the others' tickets, once they are turned over
        action = auction().legal(play.state, seat).sample(random)
        play.do(action)
        if play.state.round == round_ and not play.over:
            auction().advance(before, action)
            assert seen(before, None) == seen(play.state, None)


def test_a_stand_in_holds_no_ticket_its_seat_has_not_seen() -> None:
    play = start(options(3))
    play.play_on(Random(1))
    assert play.state.placed[0] is not None
    assert stand_in(auction().observe(play.state, 1)).placed == [None, None, None]


def test_a_stand_in_holds_no_card_of_the_deck() -> None:
    play = start(options(3))
    assert stand_in(play.view).offers == (play.view.lots,)
