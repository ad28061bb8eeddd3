"""H30: a visit built of errands that can be taken away again in any order."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.rules.core.draft import Refused, refusal
from game.rules.harbor import deeds
from game.rules.harbor.actions import Visit
from game.rules.harbor.deeds import PayActions, PayToken, PayYen, Sell, Trade
from game.rules.harbor.drafts.errand_sums import Sum, each, errand_of
from game.rules.harbor.drafts.errands import SELL_SHIP, Answer, Berth, Errand, SellMackerel
from game.rules.harbor.drafts.parts import (
    ConvertOctopus,
    GiveBack,
    PickHull,
    PickPort,
    PickSpot,
    TakeLicence,
    TakeRental,
    Token,
)
from game.rules.harbor.drafts.plan import VisitPlan
from game.rules.harbor.drafts.visit_proposals import cheapest_bundle
from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot
from tests.rules.harbor.drafts.walks import table
from tests.rules.harbor.midway import KERNEL, midway
from tests.rules.harbor.positions import Game, harbor, ship

EEL = Token(Resource.EEL)
MACKEREL = Token(Resource.MACKEREL)


def plan(game: Game, market: Market, *errands: Errand) -> VisitPlan:
    """With the way in that is proposed."""
    made = VisitPlan(table(len(game.state.cash)), game.kernel.observe(game.state, 0), market)
    for errand in errands:
        made.add(errand)
    return made


def done(made: VisitPlan, game: Game) -> tuple[object, ...]:
    """Its deeds; the action must be legal."""
    action = made.draft.action()
    assert made.missing is None
    assert action in game.kernel.legal(game.state, 0)
    return action.deeds


@pytest.mark.rules("H46")
def test_eels_added_later_join_the_sale_before_so_that_all_bring_one_price() -> None:
    game = harbor(2, [Market.EEL]).tokens(0, Resource.EEL, 3).tracks(eel=6)
    made = plan(game, Market.EEL, EEL, TakeLicence(), EEL)
    assert done(made, game) == (Sell(Resource.EEL, 2), deeds.BuyLicence(None))
    assert made.sums() == {EEL: Sum(2, 1200), TakeLicence(): Sum(1, -200)}
    made.take_back()
    assert done(made, game) == (Sell(Resource.EEL, 1), deeds.BuyLicence(None))
    assert made.less(EEL)
    assert not made.less(EEL)
    assert done(made, game) == (deeds.BuyLicence(None),)


@pytest.mark.rules("H33")
def test_what_was_paid_with_a_sale_goes_with_that_sale() -> None:
    game = harbor(2, [Market.EEL]).tokens(0, Resource.EEL, 1).tracks(eel=2).cash(0)
    made = plan(game, Market.EEL)
    assert made.why_not(TakeLicence()) == refusal("H33", "too dear", price=200, cash=0)
    made.add(EEL)
    made.add(TakeLicence())
    assert made.less(EEL)
    assert made.additions == []
    assert made.draft.missing == refusal("H30", "nothing to do", market="eel")


@pytest.mark.rules("H40")
def test_equal_barrels_are_one_errand_and_the_old_ones_come_first() -> None:
    game = harbor().ware(0, Kind.MACKEREL, 300).ware(0, Kind.MACKEREL, 100, fresh=False)
    game.ware(0, Kind.MACKEREL, 300)
    made = plan(game, Market.MACKEREL)
    old, fresh = SellMackerel(False, 100), SellMackerel(True, 300)
    assert made.errands == (MACKEREL, old, fresh, TakeLicence())
    made.add(fresh)
    made.add(old)
    made.add(fresh)
    assert done(made, game) == (deeds.SellBarrel(0), deeds.SellBarrel(0), deeds.SellBarrel(0))
    assert made.why_not(fresh) == refusal("H40", "no such ware")
    with pytest.raises(Refused):
        made.add(fresh)
    assert made.sums() == {old: Sum(1, 100), fresh: Sum(2, 200)}


@pytest.mark.rules("H45")
def test_all_takoyaki_of_a_visit_get_one_price_that_can_be_changed() -> None:
    game = harbor(2, [Market.OCTOPUS]).tokens(0, Resource.OCTOPUS, 2)
    made = plan(game, Market.OCTOPUS, ConvertOctopus())
    assert made.price == 400
    made.set_price(300)
    made.add(ConvertOctopus())
    assert done(made, game) == (deeds.Convert((300,) * 3),) * 2
    made.set_price(9900)
    assert made.price == 5000
    assert plan(game.cash(2000, 250), Market.OCTOPUS).price == 200
    assert plan(game.cash(2000, 0), Market.OCTOPUS).price == 100


@pytest.mark.rules("H50")
def test_a_ship_goes_to_the_only_port_or_asks_which() -> None:
    game = harbor().ports(0, 2)
    made = plan(game, Market.SHIPS, PickHull(Hull.TWO_SLOT))
    assert done(made, game) == (deeds.BuyShip(Hull.TWO_SLOT, 1),)
    made = plan(game.ports(0, 3), Market.SHIPS, PickHull(Hull.TWO_SLOT))
    assert made.missing == refusal("H50", "port awaited", ship="two_slot")
    assert {part for part, why in made.answers().items() if why is None} == {PickPort(1), PickPort(2)}
    made.answer(PickPort(2))
    assert done(made, game) == (deeds.BuyShip(Hull.TWO_SLOT, 2),)


@pytest.mark.rules("H50")
def test_a_docked_ship_is_sold_and_which_is_asked_where_several_lie() -> None:
    game = harbor().ports(0, 2).fleet(0, ship(port=0), ship(), ship(Hull.TWO_SLOT, port=1))
    made = plan(game, Market.SHIPS, SELL_SHIP)
    assert [*made.answers()] == [Berth(Hull.ONE_SLOT, 0), Berth(Hull.TWO_SLOT, 1)]
    assert made.missing is not None
    made.answer(Berth(Hull.TWO_SLOT, 1))
    made.add(SELL_SHIP)
    assert done(made, game) == (deeds.SellShip(2), deeds.SellShip(0))
    assert made.why_not(SELL_SHIP) == refusal("H50", "at sea", ship=0)
    at_sea = harbor().fleet(0, ship(), ship()).tokens(0, Resource.MACKEREL)
    assert plan(at_sea, Market.SHIPS).why_not(SELL_SHIP) == refusal("H50", "at sea", ship=0)


@pytest.mark.rules("H25")
def test_a_fifth_thing_waits_for_what_is_given_back_and_forgets_it_once_there_is_room() -> None:
    game = harbor(2, [Market.RENTALS]).licences(0, *[Kind.MACKEREL] * 3).cash(2000)
    freezer, cart = TakeRental(Slot.FREEZER), TakeRental(Slot.CART)
    made = plan(game, Market.RENTALS, freezer, cart)
    assert made.missing == refusal("H25", "slots full", slots=4)
    made.answer(GiveBack(Slot.MACKEREL))
    assert done(made, game) == (deeds.Rent(Slot.FREEZER, None), deeds.Rent(Slot.CART, Slot.MACKEREL))
    made.less(freezer)
    assert done(made, game) == (deeds.Rent(Slot.CART, None),)


@pytest.mark.rules("H55")
def test_a_bundle_is_filled_closed_and_opened_again() -> None:
    game = harbor(2, [Market.TRADING, Market.EEL]).tokens(0, Resource.EEL, 2).tracks(eel=4)
    game.tokens(0, Resource.MACKEREL, 1)
    made = plan(game, Market.TRADING, PickSpot(0))
    made.answer(EEL)
    with pytest.raises(Refused):
        made.close()
    made.answer(MACKEREL)
    made.close()
    assert done(made, game) == (Trade(0, (Resource.MACKEREL, Resource.EEL)),)
    made.add(PickSpot(0))
    assert made.spot == PickSpot(0)
    assert made.less(MACKEREL)
    made.answer(EEL)
    assert made.draft.action().deeds == (Trade(0, (Resource.EEL,) * 2),)
    made.answer(MACKEREL)
    assert made.spot == PickSpot(0)
    assert None not in made.answers().values()
    for _ in range(4):
        assert made.take_back()
    assert not made.take_back()


@pytest.mark.rules("H32", "H53")
def test_the_cheapest_way_in_is_proposed_carts_before_actions() -> None:
    game = harbor(2, [Market.OCTOPUS, Market.SQUID]).tokens(0, Resource.OCTOPUS)
    assert plan(game, Market.OCTOPUS).way == PayYen()
    assert plan(game, Market.SQUID).way == PayActions(2, 0)
    game.ware(0, Kind.TAKOYAKI, 100)
    assert plan(game, Market.OCTOPUS).way == PayToken(0)
    game.slot(0, Slot.CART, 1)
    assert plan(game, Market.SQUID).way == PayActions(1, 1)
    assert plan(game.slot(0, Slot.CART), Market.OCTOPUS).way == PayActions(0, 2)


@pytest.mark.rules("H32")
def test_another_way_in_is_taken_unless_it_is_refused() -> None:
    game = harbor(2, [Market.OCTOPUS]).tokens(0, Resource.OCTOPUS)
    made = plan(game, Market.OCTOPUS, ConvertOctopus())
    with pytest.raises(Refused):
        made.pay(PayToken(None))
    assert made.draft.action().entry == PayYen()
    made.pay(PayActions(2, 0))
    assert made.draft.action() == Visit(0, Market.OCTOPUS, PayActions(2, 0), (deeds.Convert((400,) * 3),))


def test_what_cannot_be_paid_after_another_way_in_falls_out() -> None:
    game = harbor(2, [Market.TUNA]).cash(300)
    made = plan(game, Market.TUNA)
    made.pay(PayActions(1, 0))
    for _ in range(3):
        made.add(TakeLicence())
    made.pay(PayYen())
    assert made.sums() == {TakeLicence(): Sum(1, -100)}


@pytest.mark.rules("H40", "H41", "H46", "H48", "H57")
def test_the_most_that_pays_sells_what_brings_its_worth_and_buys_nothing() -> None:
    game = harbor(2, [Market.EEL, Market.SQUID, Market.AQUARIUM, Market.FUGU, Market.GOVERNMENT])
    game.tokens(0, Resource.EEL, 3).tracks(eel=4).tokens(0, Resource.SQUID, 2).tokens(0, Resource.FUGU, 5)
    game.tokens(0, Resource.MACKEREL, 4)
    sold: dict[Market, dict[Resource, int]] = {
        Market.EEL: {Resource.EEL: 3},
        Market.FUGU: {Resource.FUGU: 5},
        Market.AQUARIUM: {Resource.MACKEREL: 3, Resource.SQUID: 2, Resource.EEL: 2, Resource.FUGU: 2},
        Market.GOVERNMENT: {Resource.MACKEREL: 4, Resource.SQUID: 2},
    }
    for market, counts in sold.items():
        made = plan(game, market)
        assert made.take_what_pays()
        assert {deed.resource: deed.count for deed in made.draft.action().deeds} == counts  # type: ignore[union-attr]
    game.state.tokens = tuple(0 for _ in game.state.tokens)
    assert not plan(game, Market.SQUID).take_what_pays()


@pytest.mark.rules("H55")
def test_a_bundle_is_proposed_that_costs_the_least() -> None:
    game = harbor(2, [Market.TRADING, Market.EEL, Market.FUGU]).tokens(0, Resource.EEL, 2).tracks(eel=4)
    game.tokens(0, Resource.MACKEREL, 3).tokens(0, Resource.FUGU, 3)
    made = plan(game, Market.TRADING)
    assert cheapest_bundle(made.arrived, 0) == (Resource.MACKEREL, Resource.EEL)
    fish = [Resource.MACKEREL] * 2 + [Resource.EEL] + [Resource.FUGU] * 3
    assert cheapest_bundle(made.arrived, 2) == tuple(fish)
    assert made.take_what_pays()
    assert made.sums()[PickSpot(2)] == Sum(1, 2100)
    made.clear()
    made.add(PickSpot(0))
    made.fill([MACKEREL, EEL])
    made.clear()
    assert made.spot == PickSpot(0)
    assert made.missing is not None


def presses(made: VisitPlan, deed: deeds.Deed) -> None:
    """What makes a deed."""
    state = made.stay.state
    errand, times = errand_of(deed, state, made.seat), 1
    if isinstance(deed, deeds.Sell | deeds.Give) and made.market is not Market.FUGU:
        times = deed.count
    for _ in range(times):
        made.add(errand)
    for answer in answers(made, deed):
        made.answer(answer)
    if made.spot is not None:
        made.close()


def answers(made: VisitPlan, deed: deeds.Deed) -> Iterator[Answer]:
    """To what is asked because of it."""
    match deed:
        case deeds.BuyLicence(slot) | deeds.Rent(_, slot) | deeds.BuySubsidy(slot) if slot is not None:
            yield GiveBack(slot)
        case deeds.BuyShip(_, port) if made.asking is not None:
            yield PickPort(port)
        case deeds.SellShip(place) if made.asking is not None:
            yield Berth(*made.stay.state.ships[made.seat][place][:2])
        case deeds.Trade(_, bundle):
            yield from map(Token, bundle)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_visit_can_be_planned_and_every_plan_is_legal(players: int, often: int) -> None:
    """Up to what makes no difference: prices of takoyaki, equal barrels, one sale in two parts."""
    planned, kinds = 0, set[type]()
    for seed in range(12 * often):
        random = Random(seed)
        for state, seat in midway(players, seed, number=25):
            legal = KERNEL.legal(state, seat)
            for _ in range(6):
                action = legal.sample(random)
                if isinstance(action, Visit):
                    made = VisitPlan(table(players), KERNEL.observe(state, seat), action.market)
                    if made.ways.get(action.entry, action) is None:
                        made.pay(action.entry)
                    for deed in action.deeds:
                        presses(made, deed)
                        kinds.add(type(deed))
                    assert made.draft.action() in legal
                    assert ends(state, made.draft.action(), action), action
                    planned += 1
    assert planned > 40
    assert len(kinds) > 9


def ends(state: object, one: Visit, other: Visit) -> bool:
    """Whether both leave the visitor the same, but for what the plan does better."""
    before, after = (KERNEL.apply(state, action)[0] for action in (one, other))  # type: ignore[arg-type]
    if before.cash[one.seat] < after.cash[one.seat]:
        return False
    return (
        before.tokens == after.tokens
        and before.licences == after.licences
        and (sorted(before.ships[one.seat]) == sorted(after.ships[one.seat]))
    )


def test_what_an_errand_brings_is_what_the_deed_brings() -> None:
    checked = set[type]()
    for seed in range(20):
        for state, seat in midway(3, seed, number=20):
            view = KERNEL.observe(state, seat)
            if view.phase:
                continue
            for market in view.markets:
                try:
                    made = VisitPlan(table(3), view, market)
                except Refused:
                    continue
                checked |= {type(errand) for errand in made.errands if brings(made, errand)}
    assert len(checked) > 6


def brings(made: VisitPlan, errand: Errand) -> bool:
    """Whether it could be done with one press."""
    made.asking = None
    made.clear()
    if made.why_not(errand) is not None or isinstance(errand, PickSpot) or errand is SELL_SHIP:
        return False
    made.add(errand)
    if made.asking is not None:
        return False
    assert made.sums()[errand].yen == each(made.arrived, errand), errand
    return True
