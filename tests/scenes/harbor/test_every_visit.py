"""H30: whatever the rules allow in a market can be pressed on its sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from game.app.cabinet import Cabinet
from game.rules.harbor import deeds
from game.rules.harbor.actions import Visit
from game.rules.harbor.deeds import PayToken
from game.rules.harbor.drafts.errand_sums import errand_of
from game.rules.harbor.drafts.errands import Answer, Berth, Errand
from game.rules.harbor.drafts.parts import ConvertOctopus, GiveBack, PickPort, Token
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.phases import visit as rules
from game.rules.harbor.state import changed
from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot
from game.staging.harbor.sheets.visiting import WayIn
from game.staging.pieces import Card
from scenes.harbor import visit_entry, visit_questions
from tests.rules.harbor.positions import Game, harbor, ship
from tests.scenes.harbor.seats import Seat, seated

MOST, MANY = 120, 20_000
"""Of the first so many visits of a position that many are pressed, evenly picked."""

Meaning = tuple[Any, ...]

POSITIONS: list[tuple[Market, Callable[[], Game]]] = [
    (
        Market.MACKEREL,
        lambda: (
            harbor().tokens(0, Resource.MACKEREL, 2).ware(0, Kind.MACKEREL, 200).ware(0, Kind.MACKEREL, 100)
        ),
    ),
    (Market.SQUID, lambda: harbor(2, [Market.SQUID]).tokens(0, Resource.SQUID, 2).cash(200)),
    (
        Market.TUNA,
        lambda: (
            harbor(2, [Market.TUNA])
            .tokens(0, Resource.SMALL_TUNA, 2)
            .tokens(0, Resource.LARGE_TUNA)
            .cash(200)
        ),
    ),
    (Market.SNAPPER, lambda: harbor(2, [Market.SNAPPER]).slot(0, Slot.CART)),
    (Market.SALMON, lambda: harbor(2, [Market.SALMON]).cash(700)),
    (
        Market.OCTOPUS,
        lambda: (
            harbor(2, [Market.OCTOPUS])
            .tokens(0, Resource.OCTOPUS)
            .tokens(0, Resource.TAKOYAKI)
            .ware(0, Kind.TAKOYAKI, 200)
            .ware(0, Kind.TAKOYAKI, 100)
            .cash(500)
        ),
    ),
    (
        Market.EEL,
        lambda: (
            harbor(2, [Market.EEL])
            .licences(0, Kind.MACKEREL, Kind.EEL)
            .slot(0, Slot.SUBSIDY)
            .tokens(0, Resource.EEL, 2)
            .tracks(eel=4)
            .cash(300)
        ),
    ),
    (Market.FUGU, lambda: harbor(2, [Market.FUGU]).tokens(0, Resource.FUGU, 3).slot(0, Slot.CART)),
    (Market.CRAB, lambda: harbor(2, [Market.CRAB]).tokens(0, Resource.CRAB, 3).tracks(crab=2).cash(200)),
    (Market.SHIPS, lambda: harbor(2).ports(0, 3).cash(1000)),
    (
        Market.SHIPS,
        lambda: harbor(2).ports(0, 2).fleet(0, ship(port=0), ship(Hull.TWO_SLOT, port=1), ship()).cash(500),
    ),
    (
        Market.RENTALS,
        lambda: harbor(2, [Market.RENTALS]).licences(0, Kind.MACKEREL, Kind.MACKEREL).cash(1100),
    ),
    (
        Market.GOVERNMENT,
        lambda: (
            harbor(2, [Market.GOVERNMENT])
            .licences(0, *[Kind.MACKEREL] * 3)
            .slot(0, Slot.FREEZER)
            .tokens(0, Resource.MACKEREL, 2)
        ),
    ),
    (
        Market.TRADING,
        lambda: (
            harbor(2, [Market.TRADING, Market.EEL])
            .tokens(0, Resource.MACKEREL, 2)
            .tokens(0, Resource.EEL, 2)
            .tracks(eel=5)
        ),
    ),
    (Market.BANK, lambda: harbor(2, [Market.BANK]).cash(600)),
    (
        Market.AQUARIUM,
        lambda: (
            harbor(2, [Market.AQUARIUM, Market.SALMON])
            .tokens(0, Resource.FRESH_SALMON)
            .tokens(0, Resource.OLD_SALMON, 2)
            .tokens(0, Resource.MACKEREL, 2)
        ),
    ),
]


def test_every_market_has_a_position() -> None:
    assert {market for market, _ in POSITIONS} == set(Market)


@pytest.mark.rules("H30")
@pytest.mark.parametrize(("market", "game"), POSITIONS)
def test_every_visit_can_be_pressed(cabinet: Cabinet, market: Market, game: Callable[[], Game]) -> None:
    """A sale in two parts is pressed as one, and takoyaki of one visit get one price."""
    position = game()
    with seated(cabinet, position) as seat:
        scene = seat.enters(market)
        legal = seat.match.legal(0)
        wanted = [*visits(position, scene, market)]
        assert wanted
        for visit in wanted[:: max(1, len(wanted) // MOST)]:
            scene.visit.clear()
            scene._follow()
            scene.changed()
            press_all(seat, visit)
            made = scene.visit.draft.action()
            assert made in legal
            assert meaning(scene, made) == meaning(scene, visit), visit


def visits(game: Game, scene: Any, market: Market) -> Iterator[Visit]:
    """Those of the position; of octopuses only conversions at what is proposed: there are 132,651 others."""
    state = game.state.copy()
    state.deal = replace(state.deal, markets=(market,))
    if market is Market.OCTOPUS:
        converted = (deeds.Convert((scene.visit.price,) * 3),)
        ways = [way for way, why in scene.visit.ways.items() if why is None]
        yield from (Visit(0, market, way, converted) for way in ways)
        state.tokens = changed(state.tokens, Resource.OCTOPUS, -game.owned(0, Resource.OCTOPUS))
    yield from islice(rules.every(scene.table, state, 0), MANY)


def press_all(seat: Seat, visit: Visit) -> None:
    """Chip by chip and card by card, as a pad would."""
    scene = seat.scene
    press(seat, WayIn(chip(scene, visit)))
    for deed in visit.deeds:
        plan = scene.visit
        errand, times = errand_of(deed, plan.stay.state, 0), 1
        if isinstance(deed, deeds.Sell | deeds.Give) and plan.market is not Market.FUGU:
            times = deed.count
        for _ in range(times):
            press(seat, Card(card(scene, errand)))
        for answer in answers(scene, deed):
            press(seat, Card(visit_questions.answers(plan).index(answer)))
            if plan.warnings() and plan.asking is not None:
                press(seat, Card(visit_questions.answers(plan).index(answer)))
        if plan.spot is not None:
            press(seat, Card(len(visit_questions.answers(plan))))


def press(seat: Seat, piece: Any) -> None:
    found = seat.scene._presses[piece]
    assert not found.refusal, (piece, found.refusal)
    found.do()
    seat.scene.changed()


def chip(scene: Any, visit: Visit) -> int:
    """Of the way in, or of one that costs the same."""
    ways, plan = visit_entry.ways(scene.visit), scene.visit
    asked = visit_entry.asked_price(plan, visit.entry)
    if asked is None:
        return ways.index(visit.entry)
    return next(n for n, way in enumerate(ways) if visit_entry.asked_price(plan, way) == asked)


def card(scene: Any, errand: Errand) -> int:
    """After that of takoyaki lies the one with their price."""
    place: int = scene.visit.errands.index(errand)
    return place + (place > 0 and ConvertOctopus() in scene.visit.errands)


def answers(scene: Any, deed: deeds.Deed) -> Iterator[Answer]:
    plan = scene.visit
    match deed:
        case deeds.BuyLicence(slot) | deeds.Rent(_, slot) | deeds.BuySubsidy(slot) if slot is not None:
            yield GiveBack(slot)
        case deeds.BuyShip(_, port) if plan.asking is not None:
            yield PickPort(port)
        case deeds.SellShip(place) if plan.asking is not None:
            yield Berth(*plan.stay.state.ships[0][place][:2])
        case deeds.Trade(_, bundle):
            yield from map(Token, bundle)


def meaning(scene: Any, visit: Visit) -> Meaning:
    """What is done, whichever of equal things it is done with, sales of one resource together."""
    stay: Stay = rules.arrive(
        scene.table, scene.visit.draft._start.state.copy(), 0, visit.market, visit.entry, None
    )
    entry: Any = visit.entry
    if isinstance(entry, PayToken):
        entry = ("token", visit_entry.asked_price(scene.visit, entry))
    found: list[Any] = []
    sold: dict[Errand, int] = {}
    for deed in visit.deeds:
        errand = errand_of(deed, stay.state, 0)
        if isinstance(deed, deeds.Sell | deeds.Give):
            if errand not in sold:
                found.append(errand)
            sold[errand] = sold.get(errand, 0) + deed.count
        elif isinstance(deed, deeds.SellShip):
            found.append(stay.state.ships[0][deed.ship][:2])
        elif isinstance(deed, deeds.SellBarrel):
            found.append(errand)
        else:
            found.append(deed)
        rules.do(stay, deed)
    return (entry, tuple(found), sold)
