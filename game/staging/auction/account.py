"""A61-A73: what each seat scored, with the signs and inks of the auction."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from game.i18n.door import _, pgettext
from game.i18n.formats import price
from game.rules.auction.foresight import niches_today
from game.rules.auction.spec import PRODUCTS, AuctionSpec, Card
from game.rules.auction.view import AuctionView
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.staging import account
from game.staging.account import Account, Look
from game.staging.acts import Names
from game.staging.auction.terms import card_name
from game.staging.auction.words import verdict
from game.staging.finale.steps import Count, Shown, steps

BONUSES: Final = ("diversified", "specialised", "popular", "safe")
GOLD: Final = (196, 150, 44)

LOOKS: Final[Mapping[str, Look]] = MappingProxyType(
    {
        "money": Look("coin", (150, 116, 40)),
        **{card.name.lower(): account.fish(card.name.lower()) for card in PRODUCTS},
        **{bonus: Look(f"symbols/{bonus}", GOLD) for bonus in BONUSES},
    }
)


def counted(view: AuctionView, outcome: Outcome, spec: AuctionSpec) -> Account:
    """The legend tells what a card of each fish pays."""

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
    return Account(account.items(outcome, LOOKS, partial(cards, view)), legend, price)


def cards(view: AuctionView, seat: Seat, item: str) -> int:
    """In the row of a fish, Takusan among them."""
    if item.upper() not in Card.__members__:
        return 0
    own, product = view.seats[seat], Card[item.upper()]
    return own.rows[product] + own.wilds[product]


def shown(view: AuctionView, outcome: Outcome, spec: AuctionSpec, names: Names) -> Count:
    """Money first, then the fish from the cheapest on, so that the lead changes late; Maguro, bonuses."""
    niches = dict(zip(niches_today(view), spec.niches, strict=True))
    fish = [card.name.lower() for card in reversed(niches)]

    def how(item: str) -> Shown:
        if item.upper() not in Card.__members__:
            picture = "posters/takusan" if item == "money" else LOOKS[item].symbol
            return Shown(picture, LOOKS[item].symbol)
        worth = niches.get(Card[item.upper()])
        note = _("by the set") if worth is None else _("{price} a card", price=price(worth))
        return Shown(f"posters/{item}", f"cards/{item}", note)

    found = steps(outcome, ("money", *fish, "maguro", *BONUSES), LOOKS, how, partial(cards, view))
    return Count(outcome, found, verdict(outcome, names), price)
