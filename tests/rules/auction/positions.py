"""Positions to test the auction from, and a hand to play on from them.

The only place of these tests that knows how a state is built; everything else goes through the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final, TypeVar

import pytest

from game.rules.auction.actions import AuctionAction, BuyLot, Decline, PlaceTickets
from game.rules.auction.events import AuctionEvent, LotsPriced, OfferDealt
from game.rules.auction.kernel import AuctionKernel
from game.rules.auction.spec import (
    NORMALS,
    PRODUCTS,
    SPECIAL_BITS,
    AnnulCancels,
    AuctionOptions,
    AuctionSpec,
    Card,
    Ticket,
)
from game.rules.auction.state import AuctionState, Phase, row
from game.rules.auction.view import AuctionView
from game.rules.core.dice import Dice
from game.rules.core.errors import IllegalAction
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.storage.library import load

E = TypeVar("E")

ZERO: Final = Ticket.ZERO
ONE: Final = Ticket.ONE
TWO: Final = Ticket.TWO
THREE: Final = Ticket.THREE
FOUR: Final = Ticket.FOUR
MINUS_ONE: Final = Ticket.MINUS_ONE
PLUS_SIX: Final = Ticket.PLUS_SIX
ANNUL: Final = Ticket.ANNUL
DOUBLE: Final = Ticket.DOUBLE

EBI: Final = Card.EBI
HOTATEGAI: Final = Card.HOTATEGAI
SAKE: Final = Card.SAKE
TAKO: Final = Card.TAKO
FUGU: Final = Card.FUGU
MAGURO: Final = Card.MAGURO
TAKUSAN: Final = Card.TAKUSAN
YAKUZA: Final = Card.YAKUZA

Lot = tuple[Card, ...]
Counts = Mapping[Card, int]

QUIET: Final[Lot] = (MAGURO, MAGURO, MAGURO)
"""A lot that moves no marker and asks its buyer nothing."""


@cache
def auction() -> AuctionKernel:
    """The rules with the figures of data/auction.json."""
    spec: AuctionSpec = load("auction")
    return AuctionKernel(spec)


def options(
    players: int = 3,
    first: Seat | None = 0,
    annul_cancels: AnnulCancels = "one",
    special_scoring: bool = False,
) -> AuctionOptions:
    """A table's choices; the seat to start is 0 unless told."""
    return AuctionOptions(players, first, annul_cancels, special_scoring)


class Play:
    """A match in a test's hands: `log` holds all that happened since the position was made."""

    def __init__(self, state: AuctionState, log: Sequence[AuctionEvent] = ()) -> None:
        self.state, self.log = state, list(log)

    def do(self, action: AuctionAction) -> tuple[AuctionEvent, ...]:
        """Applies an action; searches, which advance in place and unlogged, must arrive at the same."""
        before, searched = self.state.copy(), self.state.copy()
        after, events = auction().apply(self.state, action)
        assert self.state == before, "apply changed the state it was given"
        auction().advance(searched, action)
        assert searched == after, "advance and apply part ways"
        self.state = after
        self.log += events
        return events

    def place_all(self, *hands: Sequence[Ticket]) -> None:
        """Every seat commits, from seat 0 on; the last one turns the tickets over."""
        for seat, tickets in enumerate(hands):
            self.do(PlaceTickets(seat, tuple(tickets)))

    def price(self, *ranking: int) -> Play:
        """Everybody values the lots alike: the tiles lie as told, dearest first, else from left to right."""
        players = self.state.options.players
        lots = ranking or tuple(range(players + 1))
        tickets = [ticket for _, ticket in sorted(zip(lots, reversed(NORMALS), strict=False))]
        self.place_all(*[tickets] * players)
        assert self.last(LotsPriced).ranking == lots
        return self

    def buy(self, lot: int) -> tuple[AuctionEvent, ...]:
        """The seat whose turn it is buys."""
        return self.do(BuyLot(self.mover, lot))

    def decline(self, times: int = 1) -> Play:
        """The next seats buy nothing."""
        for _ in range(times):
            self.do(Decline(self.mover))
        return self

    def pass_round(self) -> Play:
        """A round in which nobody buys."""
        return self.price().decline(self.state.options.players)

    def finish(self) -> Outcome:
        """Nobody buys any more until the match is over."""
        while auction().outcome(self.state) is None:
            self.pass_round()
        return self.outcome

    def play_on(self, random: Random) -> Play:
        """One action at random."""
        seat = min(auction().to_act(self.state))
        self.do(auction().legal(self.state, seat).sample(random))
        return self

    @property
    def mover(self) -> Seat:
        """The one seat that is to act."""
        (seat,) = auction().to_act(self.state)
        return seat

    @property
    def view(self) -> AuctionView:
        """What a spectator sees."""
        return auction().observe(self.state, None)

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        outcome = auction().outcome(self.state)
        assert outcome is not None, "the match goes on"
        return outcome

    @property
    def over(self) -> bool:
        """Whether it ended."""
        return auction().outcome(self.state) is not None

    def choices(self, seat: Seat | None = None) -> list[AuctionAction]:
        """All that a seat (the one to act, unless told) may do."""
        return list(auction().legal(self.state, self.mover if seat is None else seat))

    def all(self, kind: type[E]) -> list[E]:
        """The events of a kind, oldest first."""
        return [event for event in self.log if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        """The latest event of a kind."""
        return self.all(kind)[-1]

    def row(self, seat: Seat, product: Card) -> tuple[int, int]:
        """The real cards and the Takusan of a row."""
        seen = self.view.seats[seat]
        return seen.rows[product], seen.wilds[product]

    def stack(self, space: int) -> list[Card]:
        """The markers on a space, the lowest first."""
        view = self.view
        return [card for card in view.stack if view.spaces[card] == space]


def start(table: AuctionOptions, seed: int = 1) -> Play:
    """A match from its beginning."""
    return Play(*auction().setup(table, seed))


def position(
    table: AuctionOptions | None = None,
    *,
    at_round: int = 1,
    lots: Sequence[Lot] | None = None,
    next_lots: Sequence[Lot] | None = None,
    money: Sequence[int] | None = None,
    rows: Mapping[Seat, Counts] | None = None,
    wilds: Mapping[Seat, Counts] | None = None,
    yakuza: Sequence[int] | None = None,
    specials: Mapping[Seat, Sequence[Ticket]] | None = None,
    spaces: Counts | None = None,
) -> Play:
    """A round about to be valued; what is not told is as after set-up.

    Once some lots are told, those that are not are QUIET. `specials` are those left to a seat. Markers in
    `spaces` arrived in the order they are listed, so of two on one space the later listed is on top.
    """
    table = table or options()
    state, _ = auction().setup(table, 1)
    state.round = at_round
    offers = list(state.offers)
    for index, told in enumerate((lots, next_lots), start=at_round - 1):
        if told is not None:
            offers[index] = (*told, *[QUIET] * (table.players + 1 - len(told)))
    state.offers = tuple(offers)
    if money is not None:
        state.money = list(money)
    _lay(state.rows, rows or {})
    _lay(state.wilds, wilds or {})
    if yakuza is not None:
        state.yakuza = tuple(yakuza)
    if specials is not None:
        masks = list(state.specials)
        for seat, tickets in specials.items():
            masks[seat] = sum(SPECIAL_BITS[ticket] for ticket in tickets)
        state.specials = tuple(masks)
    if spaces is not None:
        places, arrived = list(state.spaces), list(state.arrived)
        for age, (product, space) in enumerate(spaces.items()):
            places[product], arrived[product] = space, age
        state.spaces, state.arrived = tuple(places), tuple(arrived)
    return Play(state)


def _lay(place: list[int], told: Mapping[Seat, Counts]) -> None:
    for seat, cards in told.items():
        for product, count in cards.items():
            place[row(seat, product)] = count


def last_round(
    table: AuctionOptions | None = None, *, money: Sequence[int] | None = None, **told: Any
) -> Play:
    """The seventh round with lots that move nothing; `money` is what seats have once all declined."""
    table = table or options()
    figures = auction().spec
    ends = [100] * table.players if money is None else money
    return position(
        table,
        at_round=figures.rounds,
        lots=[QUIET] * (table.players + 1),
        money=[amount - figures.decline_pay for amount in ends],
        **told,
    )


def sums(*hands: Sequence[Ticket], annul_cancels: AnnulCancels = "one") -> tuple[int, ...]:
    """The sum of each lot when the seats lay these tickets, lot by lot."""
    play = position(options(len(hands), annul_cancels=annul_cancels))
    play.place_all(*hands)
    return play.last(LotsPriced).sums


def lot_sum(*tickets: Ticket, annul_cancels: AnnulCancels = "one") -> int:
    """What these tickets, one of each seat, make in one lot; the other lots get what is at hand."""
    lots = len(tickets) + 1
    hands = [(ticket, *[other for other in NORMALS if other is not ticket][: lots - 1]) for ticket in tickets]
    return sums(*hands, annul_cancels=annul_cancels)[0]


def start_stacked(table: AuctionOptions, deck: Sequence[Card], monkeypatch: pytest.MonkeyPatch) -> Play:
    """A match from its beginning, the deck lying as told."""

    def unshuffled(dice: Dice, items: Sequence[Any]) -> tuple[tuple[Any, ...], Dice]:
        return tuple(deck if len(items) == len(deck) else items), dice

    monkeypatch.setattr(Dice, "shuffled", unshuffled)
    return start(table)


def all_dealt(players: int, seed: int = 1) -> list[OfferDealt]:
    """Every offer of a match in which nobody buys."""
    play = start(options(players), seed)
    play.finish()
    return play.all(OfferDealt)


def with_another_future(play: Play) -> Play:
    """The same table, but the cards still in the deck lie in another order."""
    state = play.state.copy()
    past, future = state.offers[: state.round], state.offers[state.round :]
    turned = tuple(tuple(tuple(reversed(lot)) for lot in reversed(lots)) for lots in reversed(future))
    assert turned != future
    state.offers = (*past, *turned)
    return Play(state)


def refused(play: Play, action: object, error: type[IllegalAction] = IllegalAction) -> str:
    """What the kernel answers to an illegal action; the table is as it was, and so is the caller's state."""
    before = play.state.copy()
    forged: Any = action
    with pytest.raises(IllegalAction) as caught:
        auction().apply(play.state, forged)
    assert type(caught.value) is error
    assert play.state == before
    message = str(caught.value)
    assert repr(action) in message
    return message


def phase_of(play: Play) -> Phase:
    """What the table waits for."""
    return play.view.phase


def counts(kinds: Mapping[Card, int]) -> tuple[int, ...]:
    """Numbers of cards in the order of the card kinds, as views list them."""
    return tuple(kinds.get(card, 0) for card in Card)


def card_total(play: Play) -> tuple[int, ...]:
    """Every card that can be seen or counted, by kind: deck, lots, rows, discards and cards being laid."""
    view = play.view
    total = [left + gone for left, gone in zip(view.deck_left, view.discards, strict=True)]
    if not play.over:
        for lot, buyer in zip(view.lots, view.buyers, strict=True):
            for card in lot if buyer is None else ():
                total[card] += 1
    for seat in view.seats:
        for product in PRODUCTS:
            total[product] += seat.rows[product]
        total[TAKUSAN] += sum(seat.wilds)
    total[TAKUSAN] += view.takusan_left
    total[YAKUZA] += view.yakuza_left
    return tuple(total)
