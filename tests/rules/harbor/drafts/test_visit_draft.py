"""H30: deeds of several presses, and how one ends where the next begins."""

from __future__ import annotations

import pytest

from game.rules.harbor.actions import UseFreezer, Visit
from game.rules.harbor.deeds import (
    BuyLicence,
    BuyShip,
    Convert,
    PayActions,
    Sell,
    SellBarrel,
    Trade,
)
from game.rules.harbor.drafts.parts import (
    DONE,
    ConvertOctopus,
    EnterMarket,
    GiveBack,
    PickHull,
    PickPort,
    PickSpot,
    Price,
    TakeLicence,
    Token,
)
from game.rules.harbor.drafts.visit import VisitDraft
from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot
from tests.rules.harbor.drafts.walks import AnyPart, begun, possible, table
from tests.rules.harbor.positions import Game, harbor

EEL = Token(Resource.EEL)


def visiting(game: Game, market: Market, *parts: AnyPart) -> VisitDraft:
    """The entry is paid in the first way there is."""
    draft = VisitDraft(table(len(game.state.cash)), game.kernel.observe(game.state, 0))
    draft.add(EnterMarket(market))
    for part in (possible(draft)[0], *parts):
        draft.add(part)
    return draft


def deeds(draft: VisitDraft, game: Game) -> tuple[object, ...]:
    """Of the action, which must be legal."""
    action = draft.action()
    assert action in game.kernel.legal(game.state, 0)
    return action.deeds


@pytest.mark.rules("H46")
def test_each_press_sells_one_more_token_and_done_begins_another_sale() -> None:
    game = harbor(2, [Market.EEL]).tokens(0, Resource.EEL, 3).tracks(eel=6).cash(0)
    draft = visiting(game, Market.EEL, EEL)
    assert draft.view().seats[0].cash == 600
    draft.add(EEL)
    assert deeds(draft, game) == (Sell(Resource.EEL, 2),)
    assert draft.view().seats[0].cash == 1200
    draft.add(DONE)
    draft.add(EEL)
    assert deeds(draft, game) == (Sell(Resource.EEL, 2), Sell(Resource.EEL, 1))
    assert draft.view().seats[0].cash == 1400
    assert DONE not in draft.options()


@pytest.mark.rules("H47")
def test_one_press_sells_all_fugu_to_their_market_and_one_of_them_elsewhere() -> None:
    game = harbor(2, [Market.FUGU, Market.AQUARIUM]).tokens(0, Resource.FUGU, 2)
    fugu = Token(Resource.FUGU)
    assert deeds(visiting(game, Market.FUGU, fugu), game) == (Sell(Resource.FUGU, 2),)
    sold = visiting(game, Market.AQUARIUM, fugu)
    assert deeds(sold, game) == (Sell(Resource.FUGU, 1),)


@pytest.mark.rules("H40")
def test_another_deed_closes_the_sale_before_it() -> None:
    game = harbor().tokens(0, Resource.MACKEREL, 2).ware(0, Kind.MACKEREL, 300)
    draft = visiting(game, Market.MACKEREL, Token(Resource.MACKEREL), SellBarrel(0), Token(Resource.MACKEREL))
    one = Sell(Resource.MACKEREL, 1)
    assert deeds(draft, game) == (one, SellBarrel(0), one)


@pytest.mark.rules("H45")
def test_an_octopus_waits_for_a_price_of_each_takoyaki() -> None:
    game = harbor(2, [Market.OCTOPUS]).tokens(0, Resource.OCTOPUS)
    draft = visiting(game, Market.OCTOPUS, ConvertOctopus())
    for left, yen in enumerate((300, 200, 100)):
        assert draft.prices == range(0, 5001, 100)
        assert set(draft.options()) == {Price(price) for price in draft.prices}
        assert draft.missing is not None
        assert dict(draft.missing.facts)["left"] == 2 - left
        draft.add(Price(yen))
    assert draft.prices is None
    assert deeds(draft, game) == (Convert((300, 200, 100)),)
    assert [ware[2] for ware in draft.view().seats[0].wares] == [300, 200, 100]


@pytest.mark.rules("H55")
def test_tokens_go_to_a_spot_until_they_are_worth_enough_and_more_may_follow() -> None:
    game = harbor(2, [Market.TRADING, Market.EEL]).tokens(0, Resource.EEL, 4).tracks(eel=4)
    draft = visiting(game, Market.TRADING, PickSpot(0), EEL)
    assert not draft.complete
    assert set(draft.options()) == {EEL}
    draft.add(EEL)
    assert deeds(draft, game) == (Trade(0, (Resource.EEL,) * 2),)
    assert draft.options()[DONE] is None
    draft.add(EEL)
    assert deeds(draft, game) == (Trade(0, (Resource.EEL,) * 3),)
    draft.take_back()
    draft.add(DONE)
    assert EEL not in draft.options()


@pytest.mark.rules("H25", "H33")
def test_a_licence_taken_with_full_slots_waits_for_what_is_given_back() -> None:
    game = harbor(2, [Market.EEL]).licences(0, *[Kind.MACKEREL] * 3, Kind.EEL)
    draft = visiting(game, Market.EEL, TakeLicence())
    assert not draft.complete
    before = draft.view()
    draft.add(GiveBack(Slot.MACKEREL))
    assert deeds(draft, game) == (BuyLicence(Slot.MACKEREL),)
    assert draft.view().seats[0].licences[Kind.MACKEREL] == before.seats[0].licences[Kind.MACKEREL] - 1


@pytest.mark.rules("H50")
def test_a_ship_gets_its_port_with_the_second_press() -> None:
    game = harbor().ports(0, 3)
    draft = visiting(game, Market.SHIPS, PickHull(Hull.TWO_SLOT))
    assert {part for part, why in draft.options().items() if why is None} == {PickPort(1), PickPort(2)}
    draft.add(PickPort(2))
    assert deeds(draft, game) == (BuyShip(Hull.TWO_SLOT, 2),)


@pytest.mark.rules("H30")
def test_an_entry_alone_is_no_visit_but_is_foreseen() -> None:
    draft = visiting(harbor(), Market.MACKEREL)
    assert not draft.complete
    assert draft.view().actions == 1
    draft.add(TakeLicence())
    assert draft.action() == Visit(0, Market.MACKEREL, PayActions(1, 0), (BuyLicence(None),))


@pytest.mark.rules("H52")
def test_a_freezer_is_used_with_one_press_and_its_effect_foreseen() -> None:
    game = harbor().slot(0, Slot.FREEZER).ware(0, Kind.MACKEREL, 100)
    game.end_turns(2)
    draft = begun(game.state, 0, UseFreezer)
    assert [*draft.options()] == [UseFreezer(0, False), UseFreezer(0, True)]
    draft.add(UseFreezer(0, False))
    assert draft.view().seats[0].wares == ((Kind.MACKEREL, False, 100),)
    draft.add(UseFreezer(0, True))
    assert draft.parts == (UseFreezer(0, True),)
    assert draft.view().seats[0].wares == ((Kind.MACKEREL, True, 100),)
