"""The harbor's goods and yen a second time, its count once more, and what a seat may not know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from game.rules.core.dice import new_dice
from game.rules.harbor import events as ev
from game.rules.harbor.deeds import PayYen
from game.rules.harbor.kernel import HarborKernel
from game.rules.harbor.options import FURTHER_EXTRAS, FURTHER_FISH, HarborOptions
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.state import HarborState, Phase
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import FISH, HULLS, Hull, Kind, Resource
from tests.rules.harbor.positions import Game, ship


def variants(spec: HarborSpec, players: int) -> list[HarborOptions]:
    usual = HarborOptions.usual(spec, players)
    everything = (*FURTHER_FISH, *FURTHER_EXTRAS)
    switched = replace(usual, always_ends=True, mackerel_cap=True)
    return [usual, replace(usual, first=players - 1, markets=everything), switched]


def start(kernel: HarborKernel, options: HarborOptions, seed: int) -> HarborState:
    """Every other match begins in the middle: by pure chance nobody would ever fish a tuna."""
    game, random = Game(kernel, kernel.setup(options, seed)[0]), Random(seed)
    if seed % 4 > 1:
        for seat in range(options.players):
            furnish(game, seat, random)
    return game.state


def furnish(game: Game, seat: int, random: Random) -> None:
    """A going concern: ships with tuna at sea, licences, tokens, wares, yen."""
    state = game.state
    game.ports(seat, random.randint(1, 3)).cash(*state.cash[:seat], 100 * random.randint(0, 60))
    hold = [Kind.TUNA] * min(3, state.barrels[Kind.TUNA])
    if state.desk[Kind.TUNA] and state.extras.hulls[Hull.THREE_SLOT] and len(hold) == 3:
        game.licences(seat, Kind.TUNA, *random.choices([Kind.MACKEREL], k=random.randint(0, 1)))
        game.fleet(seat, ship(Hull.THREE_SLOT, hold=hold), ship(Hull.ONE_SLOT, port=0))
    for token in random.sample(list(Resource), 5):
        count = random.randint(0, 3)
        if token is not Resource.OLD_SALMON and state.stock[token] > count:
            game.tokens(seat, token, count)
    for kind in random.sample(FISH, 3):
        if kind is not Kind.TUNA and state.barrels[kind] > 1:
            game.ware(seat, kind, 100 * random.randint(0, 12), random.random() < 0.5)


SALMON = {Resource.FRESH_SALMON: "salmon", Resource.OLD_SALMON: "salmon"}


def goods(kernel: HarborKernel, view: HarborView) -> Counter[Any]:
    """Everything that is made of wood or paper, wherever it lies."""
    found: Counter[Any] = Counter()
    heaps = [view.stock, view.charity, view.aquarium, *view.spots, *(seat.tokens for seat in view.seats)]
    for heap in heaps:
        for token, count in zip(Resource, heap, strict=True):
            found[SALMON.get(token, token)] += count
    if view.tuna is not None and view.phase in (Phase.BIDDING, Phase.TIE):
        found[view.tuna] += 1
    for fish in FISH:
        found["barrel", fish] += view.barrels[fish] + view.gone[fish]
        found["licence", fish] += view.licences[fish] + sum(seat.licences[fish] for seat in view.seats)
    found["barrel", Kind.TUNA] += view.aside
    for hull in HULLS:
        found["hull", hull] += view.hulls[hull]
    extras = kernel.spec.extras
    for seat in view.seats:
        for hull, _, hold in seat.ships:
            found["hull", hull] += 1
            found.update(("barrel", fish) for fish in hold)
        for kind, _, _ in seat.wares:
            found[Resource.TAKOYAKI if kind is Kind.TAKOYAKI else ("barrel", kind)] += 1
        found["freezer"] += -(-seat.freezer_uses // extras.freezer_uses)
        found["cart"] += -(-seat.cart_actions // extras.cart_actions)
        found.update({"subsidy": seat.subsidies, "loan": seat.loans, "share": seat.shares})
    found.update({"freezer": view.freezers_left, "cart": view.carts_left, "subsidy": view.subsidies_left})
    found.update({"loan": view.loans_left, "share": view.shares_left})
    return found


class Audit:
    """No token, barrel, ship or paper is ever lost, and every yen is explained by an event."""

    def __init__(self, kernel: HarborKernel, state: HarborState) -> None:
        self.kernel = kernel
        view = kernel.observe(state, None)
        self.goods = goods(kernel, view)
        self.cash = [seat.cash for seat in view.seats]

    def after(self, state: HarborState, events: tuple[ev.HarborEvent, ...]) -> None:
        view = self.kernel.observe(state, None)
        assert goods(self.kernel, view) == self.goods
        for event in events:
            self.pay(event)
        assert [seat.cash for seat in view.seats] == self.cash
        self.check_limits(view)

    def pay(self, event: ev.HarborEvent) -> None:
        match event:
            case (
                ev.SubsidyPaid()
                | ev.UnloadPaid()
                | ev.TokensSold()
                | ev.BarrelSold()
                | ev.ShipSold()
                | ev.CharityGiven()
                | ev.SpotTraded()
                | ev.LoanTaken()
            ):
                self.cash[event.seat] += event.yen
            case (
                ev.PortOpened()
                | ev.LicenceBought()
                | ev.ShipBought()
                | ev.Rented()
                | ev.SubsidyBought()
                | ev.ShareBought()
            ):
                self.cash[event.seat] -= event.yen
            case ev.LicencesPaid():
                self.cash = [cash + yen for cash, yen in zip(self.cash, event.yen, strict=True)]
            case ev.MarketEntered():
                if isinstance(event.entry, PayYen):
                    self.cash[event.seat] -= self.kernel.spec.entries[event.market].yen or 0
            case ev.WareBought():
                self.cash[event.seat] -= event.price
                self.cash[event.seller] += event.price
            case ev.TunaSold():
                self.cash[event.seat] -= event.yen
                self.cash[event.fisher] += event.yen if event.fisher != event.seat else 0
            case _:
                pass

    def check_limits(self, view: HarborView) -> None:
        """H23, H25-H27, H46, H48 and no debts before the end."""
        spec = self.kernel.spec
        assert 1 <= view.eel <= 13
        assert 1 <= view.crab <= 10
        assert view.round <= spec.rounds + 1
        for seat in view.seats:
            assert seat.cash >= 0
            assert seat.cash % 100 == 0
            assert seat.ships
            papers = sum(seat.licences) + seat.subsidies
            papers += -(-seat.freezer_uses // 2) + -(-seat.cart_actions // 2)
            assert papers <= 4
            for fish in FISH:
                assert sum(fish in hold for _, _, hold in seat.ships) <= seat.licences[fish]
            assert not (seat.loans and seat.shares)
            for _, _, price in seat.wares:
                assert 0 <= price <= 5000
                assert price % 100 == 0
            docked = Counter(port for _, port, _ in seat.ships if port >= 0)
            assert all(port < seat.ports and count <= (1, 1, 2)[port] for port, count in docked.items())


def recount(kernel: HarborKernel, view: HarborView) -> tuple[tuple[int, ...], set[int]]:
    """H81, H82 once more, the slow and simple way: scores and winners."""
    values = [resources_of(view, seat) for seat in range(len(view.seats))]
    assert values == [seat.resources for seat in view.seats]
    loans = sum(seat.loans for seat in view.seats)
    shares = sum(seat.shares for seat in view.seats)
    part = (500 * loans / shares) if shares else 0
    part = int(part) if part % 100 == 0 else int(part // 100 + 1) * 100
    yen = []
    for seat, value in zip(view.seats, values, strict=True):
        amount = seat.cash - 1000 * seat.loans + part * seat.shares
        if max(values) > min(values):
            amount += 1000 if value == max(values) else 0
            amount -= 500 if value == min(values) else 0
        yen.append(amount)
    scores = tuple(amount + 100 * value for amount, value in zip(yen, values, strict=True))
    best = max(zip(scores, yen, strict=True))
    return scores, {seat for seat in range(len(yen)) if (scores[seat], yen[seat]) == best}


def resources_of(view: HarborView, seat: int) -> int:
    """H40-H48: a seat's tokens in R."""
    own = dict(zip(Resource, view.seats[seat].tokens, strict=True))
    left = view.stock[Resource.SNAPPER]
    snapper = 2 if Kind.SNAPPER in view.overfished else left // 3 + (1 if left % 3 else 0)
    salmon = sum(s.tokens[Resource.FRESH_SALMON] + s.tokens[Resource.OLD_SALMON] for s in view.seats)
    return (
        own[Resource.MACKEREL]
        + own[Resource.SNAPPER] * snapper
        + own[Resource.FRESH_SALMON] * salmon
        + own[Resource.OLD_SALMON] * 4
        + own[Resource.OCTOPUS] * 3
        + own[Resource.TAKOYAKI] * 5
        + own[Resource.EEL] * view.eel
        + own[Resource.CRAB] * view.crab
        + own[Resource.FUGU] ** 2
        + own[Resource.SMALL_TUNA] * 15
        + own[Resource.MEDIUM_TUNA] * 20
        + own[Resource.LARGE_TUNA] * 25
    )


def scramble(kernel: HarborKernel, state: HarborState, seat: int | None, random: Random) -> HarborState:
    """The state with everything changed that the seat cannot know (H11)."""
    other = state.copy()
    other.dice = new_dice(random.getrandbits(60))
    if state.phase is Phase.BIDDING:
        other.bids = tuple(
            bid if bid is None or rival == seat else 100 * random.randint(0, state.cash[rival] // 100)
            for rival, bid in enumerate(state.bids)
        )
    return other
