"""Why a bot of the auction chose: short sentences for the log, with fish and figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from game.i18n import auction
from game.i18n.door import _, pgettext
from game.i18n.formats import MINUS, listed, number
from game.rules.auction.actions import AuctionAction, BuyLot, Decline, JoinRow, PayYakuza, PlaceTickets
from game.rules.auction.spec import AuctionSpec, Card
from game.rules.auction.view import AuctionView


def lot_words(cards: Sequence[Card]) -> str:
    """2 Ebi and 1 Maguro."""
    return listed([_many(Card(card), count) for card, count in Counter(sorted(cards)).items()])


def _many(card: Card, count: int) -> str:
    return pgettext("count of a card", "{count} {card}", count=number(count), card=auction.card(card.name))


def deed(action: AuctionAction, view: AuctionView, spec: AuctionSpec) -> str:
    """What it does."""
    match action:
        case BuyLot(lot=lot):
            return _(
                "I buy {cards} for {price}.", cards=lot_words(view.lots[lot]), price=_price(lot, view, spec)
            )
        case Decline():
            return _("I decline and take {amount}.", amount=number(spec.decline_pay))
        case JoinRow(product=product):
            return _("I add the Takusan to my {fish} row.", fish=auction.card(product.name))
        case PayYakuza(product=product):
            return _("I give the Yakuza 1 {fish}.", fish=auction.card(product.name))
        case PlaceTickets():
            return _("I have placed my tickets for round {round}.", round=number(view.round))
    assert_never(action)


def instead(action: AuctionAction, lead: float, view: AuctionView, spec: AuctionSpec) -> str:
    """What the next best would have led to."""
    found = points(lead)
    match action:
        case BuyLot(lot=lot):
            return _(
                "Buying {cards} for {price} would give {points}.",
                cards=lot_words(view.lots[lot]),
                price=_price(lot, view, spec),
                points=found,
            )
        case Decline():
            return _("Declining would give {points}.", points=found)
        case JoinRow(product=product):
            fish = auction.card(product.name)
            return _("Adding the Takusan to my {fish} row would give {points}.", fish=fish, points=found)
        case PayYakuza(product=product):
            fish = auction.card(product.name)
            return _("Giving the Yakuza 1 {fish} would give {points}.", fish=fish, points=found)
        case PlaceTickets():
            return _("Placing other tickets would give {points}.", points=found)
    assert_never(action)


def _price(lot: int, view: AuctionView, spec: AuctionSpec) -> str:
    return number(spec.sizes[view.options.players].tiles[view.ranking.index(lot)].price)


def points(figure: float) -> str:
    """A lead or a gap with its sign: +3.4 points."""
    return _("{figure} points", figure=f"{figure:+.1f}".replace("-", MINUS))
