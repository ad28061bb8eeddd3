"""A61-A73: what each seat scored, with the signs and inks of the auction."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.i18n.door import pgettext
from game.i18n.formats import price
from game.rules.auction.foresight import niches_today
from game.rules.auction.spec import PRODUCTS, AuctionSpec, Card
from game.rules.auction.view import AuctionView
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.staging import account
from game.staging.account import Account, Look
from game.staging.auction.terms import card_name

GOLD: Final = (196, 150, 44)

LOOKS: Final[Mapping[str, Look]] = MappingProxyType(
    {
        "money": Look("coin", (150, 116, 40)),
        **{card.name.lower(): account.fish(card.name.lower()) for card in PRODUCTS},
        **{bonus: Look("", GOLD) for bonus in ("diversified", "specialised", "popular", "safe")},
    }
)


def counted(view: AuctionView, outcome: Outcome, spec: AuctionSpec) -> Account:
    """The legend tells what a card of each fish pays."""

    def cards(seat: Seat, item: str) -> int:
        if item.upper() not in Card.__members__:
            return 0
        own, product = view.seats[seat], Card[item.upper()]
        return own.rows[product] + own.wilds[product]

    paid = zip(niches_today(view), spec.niches, strict=True)
    legend = tuple(
        (
            f"symbols/{card.name.lower()}",
            pgettext(
                "a fish and what a card of it pays",
                "{fish} {price}",
                fish=card_name(card),
                price=price(worth),
            ),
        )
        for card, worth in paid
    )
    return Account(account.items(outcome, LOOKS, cards), legend, price)
