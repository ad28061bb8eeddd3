"""Positions in a few words: everything given to a seat is taken from its market, so nothing is made up.

game = harbor(players=3, markets=[Market.TUNA])
game.fleet(0, ship(Hull.THREE_SLOT, hold=[Kind.TUNA] * 3)).licences(0, Kind.TUNA)
events = game.fish(0, Dock(0, 0, ()))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, TypeVar

import pytest

from game.rules.core.errors import IllegalAction
from game.rules.core.outcome import Outcome
from game.rules.harbor.actions import BidTuna, Buy, EndTurn, Fish, HarborAction, Visit
from game.rules.harbor.deeds import Deed, PayActions, PayWay
from game.rules.harbor.events import HarborEvent
from game.rules.harbor.kernel import HarborKernel
from game.rules.harbor.options import HarborOptions
from game.rules.harbor.spec import HarborSpec, Size
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.steps import Step
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import (
    AT_SEA,
    FISH,
    RESOURCES,
    TAKOYAKI,
    TOKEN_OF,
    Hull,
    Kind,
    Market,
    Resource,
    Ship,
    Slot,
)
from game.storage.library import load

A = TypeVar("A", bound=HarborAction)
E = TypeVar("E", bound=HarborEvent)


@cache
def house_spec() -> HarborSpec:
    """The figures in data/harbor.json."""
    spec: HarborSpec = load("harbor")
    return spec


LICENCES = 4
"""The Mackerel licences of two players in a position, whatever the house figure leaves them (H3)."""


@cache
def roomy_sizes() -> dict[int, Size]:
    """The tables of all numbers of players, with enough Mackerel licences for two."""
    sizes = dict(house_spec().sizes)
    stocks = sizes[2].stocks
    more = replace(stocks[Kind.MACKEREL], licences=LICENCES)
    sizes[2] = replace(sizes[2], stocks={**stocks, Kind.MACKEREL: more})
    return sizes


PURSE = 2000
"""What everybody has in a position unless it says otherwise, whatever an owner gives the seats (H4)."""


def harbor(
    players: int = 2, markets: Iterable[Market] = (), first: int = 0, seed: int = 1, **figures: Any
) -> Game:
    """As dealt, but with equal purses, and with Mackerel licences left for two players, too."""
    return dealt(players, markets, first, seed, **{"sizes": roomy_sizes(), **figures}).cash(
        *[PURSE] * players
    )


def dealt(
    players: int = 2, markets: Iterable[Market] = (), first: int = 0, seed: int = 1, **figures: Any
) -> Game:
    """A match before its first action, with Mackerel, Ships and these markets; figures replace the spec's."""
    kernel = HarborKernel(replace(house_spec(), **figures))
    options = HarborOptions(players, first, tuple(markets), None, None)
    return Game(kernel, kernel.setup(options, seed)[0])


def ship(hull: Hull = Hull.ONE_SLOT, port: int = AT_SEA, hold: Iterable[Kind] = ()) -> Ship:
    """A ship, at sea unless a port is named."""
    return hull, port, tuple(sorted(hold))


class Game:
    """A position in play. Builders return the game, so that they can be chained."""

    def __init__(self, kernel: HarborKernel, state: HarborState) -> None:
        self.kernel = kernel
        self.state = state

    # ------------------------------------------------------------ building

    def cash(self, *yen: int) -> Game:
        """The yen of every seat, or of the first few."""
        self.state.cash[: len(yen)] = yen
        return self

    def fleet(self, seat: int, *ships: Ship) -> Game:
        """Exactly these ships; their hulls and barrels come from the markets."""
        for hull, _, hold in self.state.ships[seat]:
            self._stow(hull, hold, 1)
        for hull, _, hold in ships:
            self._stow(hull, hold, -1)
        self.state.ships[seat] = ships
        return self

    def ports(self, seat: int, opened: int) -> Game:
        """How many ports are open, the base port included."""
        self.state.ports = changed(self.state.ports, seat, opened - self.state.ports[seat])
        return self

    def licences(self, seat: int, *kinds: Kind) -> Game:
        """Exactly these licences."""
        for fish in FISH:
            place = seat * len(FISH) + fish
            by = kinds.count(fish) - self.state.licences[place]
            self.state.licences = changed(self.state.licences, place, by)
            self._desk(fish, -by)
        return self

    def slot(self, seat: int, slot: Slot, uses: int = 2) -> Game:
        """A freezer or cart with so many uses left, or the subsidy, beside what is there."""
        extras = self.state.extras
        if slot is Slot.SUBSIDY:
            subsidies, left = changed(extras.subsidies, seat, 1), extras.subsidies_left - 1
            self.state.extras = replace(extras, subsidies=subsidies, subsidies_left=left)
        elif slot is Slot.FREEZER:
            freezers, left = changed(extras.freezers, seat, uses), extras.freezers_left - 1
            self.state.extras = replace(extras, freezers=freezers, freezers_left=left)
        else:
            carts, left = changed(extras.carts, seat, uses), extras.carts_left - 1
            self.state.extras = replace(extras, carts=carts, carts_left=left)
        return self

    def tokens(self, seat: int, resource: Resource, count: int = 1) -> Game:
        """More tokens for a seat, out of the stock."""
        source = Resource.FRESH_SALMON if resource is Resource.OLD_SALMON else resource
        assert self.state.stock[source] >= count, f"{self.state.stock[source]} {source.name} in stock"
        self.state.stock[source] -= count
        self.state.tokens = changed(self.state.tokens, seat * len(RESOURCES) + resource, count)
        return self

    def ware(self, seat: int, kind: Kind, price: int, fresh: bool = True) -> Game:
        """One more thing for sale, out of the market."""
        if kind is TAKOYAKI:
            self.state.stock[Resource.TAKOYAKI] -= 1
        else:
            self._barrels(kind, -1)
        self.state.wares[seat] += ((kind, fresh, price),)
        return self

    def barrels(self, kind: Kind, left: int) -> Game:
        """So many barrels in a market; the others are out of the game."""
        surplus = self.state.barrels[kind] - left
        self.state.barrels[kind] = left
        self.state.sea = replace(self.state.sea, gone=changed(self.state.sea.gone, kind, surplus))
        return self

    def stock(self, resource: Resource, left: int) -> Game:
        """So many tokens in stock; the others went to charity."""
        surplus = self.state.stock[resource] - left
        self.state.stock[resource] = left
        extras = self.state.extras
        self.state.extras = replace(extras, charity=changed(extras.charity, resource, surplus))
        return self

    def overfished(self, *kinds: Kind) -> Game:
        """These markets are overfished, their barrels gone."""
        for kind in kinds:
            self.barrels(kind, 0)
            self.state.sea = replace(self.state.sea, overfished=self.state.sea.overfished | 1 << kind)
        return self

    def tracks(self, eel: int = 1, crab: int = 1) -> Game:
        """Where the two tracks stand."""
        self.state.sea = replace(self.state.sea, eel=eel, crab=crab)
        return self

    def actions(self, left: int) -> Game:
        """What the seat to act has left."""
        self.state.actions = left
        return self

    def papers(self, seat: int, loans: int = 0, shares: int = 0) -> Game:
        """Loans and shares from the bank; their yen is not booked."""
        extras = self.state.extras
        self.state.extras = replace(
            extras,
            loans=changed(extras.loans, seat, loans),
            shares=changed(extras.shares, seat, shares),
            loans_left=extras.loans_left - loans,
            shares_left=extras.shares_left - shares,
        )
        return self

    def agreed(self, **switches: Any) -> Game:
        """House switches of the table (H3, H80)."""
        options = replace(self.state.deal.options, **switches)
        self.state.deal = replace(self.state.deal, options=options)
        return self

    def rounds(self, number: int) -> Game:
        """Which round it is."""
        self.state.round = number
        return self

    def rotated(self) -> Game:
        """The same position one seat on: what was seat 0's is seat 1's; for turns without a trigger."""
        state, extras, players = self.state.copy(), self.state.extras, len(self.state.cash)
        owned = {
            name: turned(getattr(extras, name))
            for name in ("freezers", "carts", "subsidies", "loans", "shares")
        }
        state.extras = replace(extras, **owned)
        state.deal = replace(state.deal, first=(state.deal.first + 1) % players)
        state.turn = (state.turn + 1) % players
        state.waiting = sum(1 << (seat + 1) % players for seat in range(players) if state.waiting >> seat & 1)
        state.cash, state.ports = turned(state.cash), turned(state.ports)
        state.ships, state.wares = turned(state.ships), turned(state.wares)
        state.tokens = turned(state.tokens, len(RESOURCES))
        state.licences = turned(state.licences, len(FISH))
        state.bids = turned(state.bids)
        return Game(self.kernel, state)

    def _stow(self, hull: Hull, hold: Sequence[Kind], by: int) -> None:
        extras = self.state.extras
        self.state.extras = replace(extras, hulls=changed(extras.hulls, hull, by))
        for kind in hold:
            self._barrels(kind, by)

    def _barrels(self, kind: Kind, by: int) -> None:
        self.state.barrels[kind] += by
        assert self.state.barrels[kind] >= 0, f"no {kind.name} barrel left; is its market in play?"

    def _desk(self, kind: Kind, by: int) -> None:
        self.state.desk = changed(self.state.desk, kind, by)
        assert self.state.desk[kind] >= 0, f"no {kind.name} licence left; is its market in play?"

    # ------------------------------------------------------------ playing

    def play(self, *actions: HarborAction) -> tuple[HarborEvent, ...]:
        """All events of these actions; each must be in the legal family, and searches must agree."""
        found: list[HarborEvent] = []
        for action in actions:
            assert action in self.kernel.legal(self.state, action.seat), action
            searched = self.state.copy()
            self.kernel.advance(searched, action)
            self.state, events = self.kernel.apply(self.state, action)
            assert searched == self.state
            found += events
        return tuple(found)

    def fish(self, seat: int, *steps: Step) -> tuple[HarborEvent, ...]:
        """A fish action."""
        return self.play(Fish(seat, steps))

    def visit(
        self, seat: int, market: Market, *deeds: Deed, by: PayWay | None = None
    ) -> tuple[HarborEvent, ...]:
        """A visit, paid with one own action unless said otherwise."""
        return self.play(Visit(seat, market, by or PayActions(1, 0), deeds))

    def buy(self, seat: int, *items: tuple[int, int]) -> tuple[HarborEvent, ...]:
        """A purchase."""
        return self.play(Buy(seat, items))

    def bid(self, *yen: int) -> tuple[HarborEvent, ...]:
        """The bids of all seats for the tuna; who has no yen is not asked."""
        asked = self.kernel.to_act(self.state)
        assert not any(amount for seat, amount in enumerate(yen) if seat not in asked)
        return self.play(*(BidTuna(seat, amount) for seat, amount in enumerate(yen) if seat in asked))

    def end_turns(self, count: int = 1) -> tuple[HarborEvent, ...]:
        """So many seats in a row end their turns."""
        found: list[HarborEvent] = []
        for _ in range(count):
            found += self.play(EndTurn(self.state.turn))
        return tuple(found)

    def refuses(self, action: HarborAction, *words: str, kind: type[IllegalAction] = IllegalAction) -> None:
        """The action is illegal, its sentence has these words, and the position stays as it was."""
        before = self.state.copy()
        assert action not in self.kernel.legal(self.state, action.seat)
        with pytest.raises(kind) as refusal:
            self.kernel.apply(self.state, action)
        assert self.state == before
        for word in words:
            assert word in str(refusal.value), str(refusal.value)

    # ------------------------------------------------------------ reading

    def owned(self, seat: int, resource: Resource) -> int:
        """Tokens of a seat."""
        return self.state.tokens[seat * len(RESOURCES) + resource]

    def licensed(self, seat: int, kind: Kind) -> int:
        """Licences of a seat."""
        return self.state.licences[seat * len(FISH) + kind]

    def in_stock(self, kind: Kind) -> int:
        """Tokens of a kind in its market."""
        return self.state.stock[TOKEN_OF[kind]]

    def resources(self, seat: int) -> int:
        """R of a seat."""
        return self.kernel.observe(self.state, None).seats[seat].resources

    def view(self, seat: int | None = None) -> HarborView:
        """What a seat sees, or a spectator."""
        return self.kernel.observe(self.state, seat)

    def listed(self, seat: int, kind: type[A]) -> list[A]:
        """Every legal action of a kind; for positions with few fish actions."""
        return [action for action in self.kernel.legal(self.state, seat) if isinstance(action, kind)]

    def visits(self, seat: int, market: Market) -> list[tuple[PayWay, tuple[Deed, ...]]]:
        """Every way to visit a market: the entry and the deeds."""
        return [(visit.entry, visit.deeds) for visit in self.listed(seat, Visit) if visit.market is market]

    def drawn(self, seat: int, draws: int) -> list[HarborAction]:
        """Legal actions drawn at random."""
        choices, random = self.kernel.legal(self.state, seat), Random(1)
        return [choices.sample(random) for _ in range(draws)]

    def outcome(self) -> Outcome:
        """How the match ended."""
        found = self.kernel.outcome(self.state)
        assert found is not None, "the match goes on"
        return found


def turned(seats: Any, size: int = 1) -> Any:
    """What is kept seat by seat, one seat on."""
    return seats[-size:] + seats[:-size] if seats else seats


def only(events: Iterable[HarborEvent], kind: type[E]) -> E:
    """The one event of a kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, found
    return found[0]
