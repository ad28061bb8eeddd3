"""Every element explains itself, with the figures of the match for whoever asks; by subject in modules."""

from __future__ import annotations

from game.staging.harbor.asking import Asking
from game.staging.harbor.goods_lore import token, ware
from game.staging.harbor.harbor_lore import port, ship, slot, slots
from game.staging.harbor.market_lore import market
from game.staging.harbor.owned_lore import all_of, row
from game.staging.harbor.paper_lore import aquarium_demand, bag, loan, share, spot, subsidy
from game.staging.harbor.seat_lore import Lane, anchor, ending, lane, runner, score

__all__ = [
    "Asking",
    "Lane",
    "all_of",
    "anchor",
    "aquarium_demand",
    "bag",
    "ending",
    "lane",
    "loan",
    "market",
    "port",
    "row",
    "runner",
    "score",
    "share",
    "ship",
    "slot",
    "slots",
    "spot",
    "subsidy",
    "token",
    "ware",
]
