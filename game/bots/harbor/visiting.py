"""Market visits worth a thought: what is sold, bought or borrowed there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.bots.harbor.stranding import is_last
from game.rules.core.seat import Seat
from game.rules.harbor import slots, worth
from game.rules.harbor.actions import Visit
from game.rules.harbor.deeds import (
    BuyLicence,
    BuyShare,
    BuyShip,
    BuySubsidy,
    Convert,
    Deed,
    Give,
    PayActions,
    PayToken,
    PayWay,
    Rent,
    Sell,
    SellBarrel,
    TakeLoan,
    Trade,
)
from game.rules.harbor.markets.licences import is_capped
from game.rules.harbor.markets.sales import BOUGHT
from game.rules.harbor.phases import entry
from game.rules.harbor.phases.visit import is_hopeful
from game.rules.harbor.ports import free_ports
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.table import Table
from game.rules.harbor.words import (
    BARGE,
    CART,
    FREEZER,
    HULLS,
    KIND_OF,
    MACKEREL,
    RESOURCES,
    SLOTS,
    Market,
    Resource,
    Slot,
)
from game.rules.harbor.worth import SIZE

Deeds = tuple[Deed, ...]


class Tour:
    """The visits a seat could make now; what turns out illegal is dropped by whoever tries them."""

    def __init__(
        self, table: Table, state: HarborState, seat: Seat, caught: Sequence[float], takoyaki: Sequence[int]
    ) -> None:
        self._table, self._state, self._seat = table, state, seat
        self._caught, self._takoyaki = caught, takoyaki
        self._tokens: Sequence[int] = ()

    def visits(self) -> Iterator[Visit]:
        """By market, by way to pay, by what is done."""
        table, state, seat = self._table, self._state, self._seat
        for market in state.deal.markets:
            if not is_hopeful(table, state, seat, market):
                continue
            for way in self._ways(market):
                self._tokens = self._kept(market, way)
                for deeds in PURPOSES[market](self, market):
                    yield Visit(seat, market, way, deeds)

    def _ways(self, market: Market) -> list[PayWay]:
        """One way by actions, carts before own ones, and one by other means."""
        ways = entry.ways(self._table, self._state, self._seat, market)
        by_actions = [way for way in ways if type(way) is PayActions]
        return [*by_actions[:1], *[way for way in ways if type(way) is not PayActions][-1:]]

    def _kept(self, market: Market, way: PayWay) -> Sequence[int]:
        """The tokens left for use there: one may be the price of the entry."""
        tokens = self._state.tokens[self._seat * SIZE : self._seat * SIZE + SIZE]
        token = self._table.entries[market].token
        if token is None or type(way) is not PayToken or way.ware is not None:
            return tokens
        return changed(tokens, token, -1)

    def fish_market(self, market: Market) -> Iterator[Deeds]:
        """Sell all, buy a licence, or both."""
        sold = tuple([Sell(token, self._tokens[token]) for token in BOUGHT[market] if self._tokens[token]])
        if sold:
            yield sold
        licence = self._licence(market)
        if licence is not None:
            yield (*sold, licence)
            if market is not Market.MACKEREL and self._state.desk[market] > 1 and self._free_slots() > 1:
                yield (*sold, licence, licence)

    def _licence(self, market: Market) -> BuyLicence | None:
        if not self._state.desk[market] or not self._caught[market] or self._has_its_mackerel(market):
            return None
        returned = self._returned(SLOTS[market])
        return None if returned is SLOTS[market] else BuyLicence(returned)

    def _has_its_mackerel(self, market: Market) -> bool:
        """H3: with the house switch nobody may have more of these licences."""
        return market is Market.MACKEREL and is_capped(self._table, self._state, self._seat)

    def _returned(self, wanted: Slot) -> Slot | None:
        """H25: the least useful of a full harbor; the thing wanted itself if nothing can go.

        The last licence goes only for another one.
        """
        table, state, seat = self._table, self._state, self._seat
        if self._free_slots():
            return None
        found = [slot for slot in slots.returnable(table, state, seat) if slot is not wanted]
        if wanted >= FREEZER:
            found = [slot for slot in found if not is_last(state, seat, slot)]
        return min(found, key=self._use, default=wanted)

    def _free_slots(self) -> int:
        return self._table.slots - slots.slots_used(self._table, self._state, self._seat)

    def _use(self, slot: Slot) -> float:
        return self._caught[slot] if slot < FREEZER else 100.0

    def mackerel(self, market: Market) -> Iterator[Deeds]:
        """The barrels nobody bought, tokens, and a licence."""
        wares = self._state.wares[self._seat]
        places = [place for place, ware in enumerate(wares) if ware[0] is MACKEREL]
        barrels = tuple([SellBarrel(place) for place in reversed(places)])
        if barrels:
            yield barrels
            old = tuple([SellBarrel(place) for place in reversed(places) if not wares[place][1]])
            if old and len(old) < len(barrels):
                yield old
        for deeds in self.fish_market(market):
            yield (*barrels, *deeds)

    def octopus(self, market: Market) -> Iterator[Deeds]:
        """All octopus become takoyaki."""
        licence = self._licence(market)
        if licence is not None:
            yield (licence,)
        each = self._table.spec.worth.takoyaki_per_octopus
        count = min(self._tokens[Resource.OCTOPUS], self._state.stock[Resource.TAKOYAKI] // each)
        for price in self._takoyaki if count else ():
            yield (Convert((price,) * each),) * count

    def ships(self, market: Market) -> Iterator[Deeds]:
        """Each hull at the first free port, or two of them, as far as the cash goes; one barge."""
        ports = free_ports(self._table, self._state, self._seat, HULLS[0])
        for hull in HULLS:
            most = self._state.cash[self._seat] // self._table.ship_prices[hull]
            if not most or not self._state.extras.hulls[hull]:
                continue
            if hull is BARGE:
                if docks := free_ports(self._table, self._state, self._seat, BARGE):
                    yield (BuyShip(BARGE, docks[0]),)
            elif ports:
                yield (BuyShip(hull, ports[0]),)
                if most > 1 and len(ports) > 1:
                    yield (BuyShip(hull, ports[0]), BuyShip(hull, ports[1]))

    def rentals(self, market: Market) -> Iterator[Deeds]:
        """A freezer or a cart, or two carts for one entry."""
        for what in (FREEZER, CART):
            yield (Rent(what, self._returned(what)),)
        if self._free_slots() > 1:
            yield (Rent(CART, None), Rent(CART, None))

    def government(self, market: Market) -> Iterator[Deeds]:
        """Tokens of no worth to charity, or a subsidy."""
        if self._tokens[Resource.SQUID]:
            yield (Give(Resource.SQUID, self._tokens[Resource.SQUID]),)
        if not self._state.extras.subsidies[self._seat]:
            yield (BuySubsidy(self._returned(Slot.SUBSIDY)),)

    def trading(self, market: Market) -> Iterator[Deeds]:
        """The dearest spots first, each with the bundle that wastes least."""
        for first in range(len(self._table.spec.spots)):
            deeds, left = [], list(self._tokens)
            for spot in reversed(range(first + 1)):
                bundle = self._bundle(left, self._table.spec.spots[spot].resources)
                if bundle and not any(self._state.extras.spots[spot]):
                    deeds.append(Trade(spot, bundle))
                    left = [own - bundle.count(token) for token, own in zip(RESOURCES, left, strict=True)]
            if deeds:
                yield tuple(deeds)

    def _bundle(self, left: Sequence[int], asked: int) -> tuple[Resource, ...]:
        """From the smallest tokens up, then without those that turn out needless; fugu stay together."""
        values = worth.each(self._table, self._state)
        tokens = [token for token in RESOURCES if values[token] for _ in range(left[token])]
        tokens.sort(key=lambda token: values[token])
        bundle: list[Resource] = []
        total = 0
        for token in tokens:
            if total >= asked:
                break
            bundle.append(token)
            total += values[token]
        for token in [*bundle]:
            if total - values[token] >= asked:
                bundle.remove(token)
                total -= values[token]
        return tuple(sorted(bundle)) if total >= asked else ()

    def bank(self, market: Market) -> Iterator[Deeds]:
        """A loan, or the shares."""
        yield (TakeLoan(),)
        yield (BuyShare(),)
        yield (BuyShare(), BuyShare())

    def aquarium(self, market: Market) -> Iterator[Deeds]:
        """All it pays more for than they count."""
        table, there = self._table, self._state.extras.aquarium
        values, deeds = worth.each(table, self._state), []
        for token in RESOURCES:
            kind = KIND_OF[token]
            wanted = table.demand[kind] - sum(there[other] for other in RESOURCES if KIND_OF[other] is kind)
            count = min(wanted, self._tokens[token])
            if count > 0 and table.demand_yen[kind] > 100 * values[token]:
                deeds.append(Sell(token, count))
        if deeds:
            yield tuple(deeds)


PURPOSES: dict[Market, Callable[[Tour, Market], Iterator[Deeds]]] = {
    **dict.fromkeys(Market, Tour.fish_market),
    Market.MACKEREL: Tour.mackerel,
    Market.OCTOPUS: Tour.octopus,
    Market.SHIPS: Tour.ships,
    Market.RENTALS: Tour.rentals,
    Market.GOVERNMENT: Tour.government,
    Market.TRADING: Tour.trading,
    Market.BANK: Tour.bank,
    Market.AQUARIUM: Tour.aquarium,
}
