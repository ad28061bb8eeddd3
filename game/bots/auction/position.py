"""A position of an imagined match: a few flat lists that are quick to copy and to change."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.auction.market import SHIFT
from game.rules.auction.stand_in import stand_in
from game.rules.auction.view import AuctionView


class Position:
    """Money, cards (six counts per seat, real ones also apart), markers, and who is first now and next."""

    __slots__ = ("cards", "first", "heir", "markers", "money", "real", "specials", "yakuza")

    def __init__(
        self, money: list[int], cards: list[int], real: list[int], markers: list[int], yakuza: list[int]
    ) -> None:
        self.money, self.cards, self.real = money, cards, real
        self.markers, self.yakuza = markers, yakuza
        self.first = self.heir = 0
        self.specials: Sequence[int] = ()

    def copy(self) -> Position:
        """An equal position that can be played on."""
        twin = Position(
            self.money.copy(), self.cards.copy(), self.real.copy(), self.markers.copy(), self.yakuza.copy()
        )
        twin.first, twin.heir, twin.specials = self.first, self.heir, self.specials
        return twin


def position(view: AuctionView) -> Position:
    """What the view shows."""
    now = stand_in(view)
    cards = [real + wild for real, wild in zip(now.rows, now.wilds, strict=True)]
    markers = [space << SHIFT | age for space, age in zip(now.spaces, now.arrived, strict=True)]
    found = Position(now.money, cards, now.rows, markers, list(now.yakuza))
    found.first = found.heir = now.first
    if now.ranking and (buyer := now.buyers[now.ranking[0]]) is not None:
        found.heir = buyer
    found.specials = [len(seat.specials) for seat in view.seats]
    return found
