"""Bots at a table: asked as a match asks them."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.auction.expert import ExpertAuction
from game.bots.bot import Bot
from game.rules.auction.actions import AuctionAction
from game.rules.auction.state import AuctionState
from game.rules.core.outcome import Outcome
from tests.rules.auction.positions import auction, options, start

SPEC = auction().spec


def quick_expert(seed: int = 1) -> ExpertAuction:
    """Thinks as an expert does, only less: a whole match takes a moment."""
    return ExpertAuction(seed, SPEC, effort=0.01)


def decide(bot: Bot, state: AuctionState, seat: int) -> AuctionAction:
    """The action, once thought over; always one that is legal."""
    choices = auction().legal(state, seat)
    bot.consider(auction().observe(state, seat), choices)
    while not bot.think(1000):
        pass
    action: AuctionAction = bot.best()
    assert action in choices
    return action


def play_out(bots: Sequence[Bot], seed: int) -> tuple[Outcome, list[AuctionAction]]:
    """A whole match, and all that was done in it."""
    play, actions = start(options(len(bots), None), seed), []
    while not play.over:
        seat = min(auction().to_act(play.state))
        actions.append(decide(bots[seat], play.state, seat))
        auction().advance(play.state, actions[-1])
    return play.outcome, actions
