"""What somebody looks for and cannot have is refused by a rule that the players can read."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from game.rules.core.draft import Refusal, Refused, refusal
from game.rules.harbor import drafts
from game.rules.harbor.actions import BidTuna, Buy, Fish, PickBuyer, ReturnLicence, Visit
from game.rules.harbor.deeds import PayActions, PayToken, PayYen, SellBarrel, SellShip
from game.rules.harbor.drafts.fish import FishDraft
from game.rules.harbor.drafts.parts import (
    ConvertOctopus,
    DockAt,
    EnterMarket,
    FishPart,
    GiveBack,
    PickHull,
    PickItem,
    PickSpot,
    PickWare,
    Price,
    TakeLicence,
    TakeRental,
    TakeSubsidy,
    Token,
)
from game.rules.harbor.steps import Dock, LeavePort, NewPort, TakeBarrel
from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot
from tests.rules.harbor.drafts.walks import AnyPart, SomeDraft, begun, every_draft, table, walk
from tests.rules.harbor.midway import midway
from tests.rules.harbor.positions import Game, harbor, ship

RULES = Path(__file__).parents[4] / "docs" / "rules" / "harbor.md"
SOURCES = sorted(Path(drafts.__file__).parent.glob("*.py"))
ONE_ACTION = PayActions(1, 0)


def fishing(game: Game, *parts: AnyPart) -> SomeDraft:
    draft = begun(game.state, 0, Fish)
    for part in parts:
        draft.add(part)
    return draft


def visiting(game: Game, market: Market, *parts: AnyPart, by: AnyPart = ONE_ACTION) -> SomeDraft:
    draft = begun(game.state, 0, Visit)
    for part in (EnterMarket(market), by, *parts):
        draft.add(part)
    return draft


def why(draft: SomeDraft, part: AnyPart) -> Refusal | None:
    return draft.options()[part]


def known_rules() -> set[str]:
    return set(re.findall(r"\*\*(H\d+)\*\*", RULES.read_text("utf-8")))


def test_every_rule_a_draft_can_name_is_in_the_rules_for_players() -> None:
    named = {rule for source in SOURCES for rule in re.findall(r'"(H\d+)"', source.read_text("utf-8"))}
    assert len(named) > 20
    assert named <= known_rules()


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_refusal_that_comes_up_names_a_rule_and_a_reason(players: int, often: int) -> None:
    rules, found = known_rules(), set[Refusal]()
    for seed in range(10 * often):
        random = Random(seed)
        for state, seat in midway(players, seed, number=15):
            for draft in every_draft(state, seat):
                for _ in walk(draft, random):
                    found |= {one for one in (*draft.options().values(), draft.missing) if one is not None}
    assert len({(one.rule, one.why) for one in found}) > 20
    assert {one.rule for one in found} <= rules
    assert all(one.why for one in found)


@pytest.mark.rules("H10", "H20", "H26")
def test_fishing_is_refused_to_ships_that_have_acted_and_at_ports_that_are_closed_or_full() -> None:
    game = harbor().fleet(0, ship(port=0), ship()).ports(0, 2).cash(400)
    draft = fishing(game, LeavePort(0))
    assert why(draft, TakeBarrel(0, Kind.MACKEREL, False)) == refusal("H20", "acted", ship=0)
    assert why(draft, DockAt(0, 0)) == refusal("H20", "acted", ship=0)
    assert why(draft, DockAt(1, 0)) is None
    assert why(draft, DockAt(1, 2)) == refusal("H26", "closed", port=2, price=500)
    assert why(draft, NewPort()) == refusal("H26", "too dear", price=500, cash=400)
    assert why(fishing(game), DockAt(1, 0)) == refusal("H26", "full", port=0)
    idle = fishing(game.actions(0))
    assert why(idle, LeavePort(0)) == refusal("H10", "no action")
    assert idle.missing == refusal("H10", "no action")


@pytest.mark.rules("H21", "H44", "H49")
def test_a_barrel_is_refused_for_want_of_a_licence_room_or_barrels() -> None:
    game = harbor(2, [Market.SQUID, Market.SALMON, Market.EEL, Market.CRAB]).barrels(Kind.EEL, 0)
    game.fleet(
        0, ship(hold=[Kind.MACKEREL]), ship(), ship(Hull.TWO_SLOT, hold=[Kind.SALMON]), ship(Hull.TWO_SLOT)
    ).licences(0, Kind.MACKEREL, Kind.SALMON)
    draft = fishing(game)
    take = {place: {kind: TakeBarrel(place, kind, False) for kind in Kind} for place in range(4)}
    assert why(draft, take[0][Kind.MACKEREL]) == refusal("H21", "full hold", slots=1)
    assert why(draft, take[1][Kind.MACKEREL]) == refusal("H21", "licence in use", fish="mackerel")
    assert why(draft, take[1][Kind.SQUID]) == refusal("H21", "no licence", fish="squid")
    assert why(draft, take[1][Kind.EEL]) == refusal("H49", "no barrels", fish="eel")
    assert why(draft, take[2][Kind.SALMON]) == refusal("H44", "one salmon", most=1)
    assert why(draft, take[2][Kind.MACKEREL]) == refusal("H21", "other fish", fish="mackerel", held="salmon")


@pytest.mark.rules("H27")
def test_the_barge_docks_at_the_last_port_and_may_be_full() -> None:
    game = harbor().fleet(0, ship(Hull.BARGE, hold=[Kind.MACKEREL] * 6), ship()).ports(0, 2)
    draft = fishing(game)
    assert why(draft, DockAt(0, 1)) == refusal("H27", "last port only", port=1)
    assert why(draft, TakeBarrel(1, Kind.MACKEREL, True)) == refusal("H27", "barge full", slots=6)
    assert TakeBarrel(0, Kind.MACKEREL, False) not in draft.options()


@pytest.mark.rules("H27", "H21")
def test_a_barrel_for_the_barge_is_refused_for_its_salmon_or_for_want_of_a_licence() -> None:
    game = harbor(2, [Market.SALMON]).licences(0, Kind.SALMON, Kind.SALMON, Kind.MACKEREL)
    game.fleet(0, ship(Hull.BARGE, hold=[Kind.SALMON]), ship(), ship())
    draft = fishing(game)
    assert why(draft, TakeBarrel(1, Kind.SALMON, True)) == refusal("H27", "one salmon", most=1)
    draft.add(TakeBarrel(1, Kind.MACKEREL, True))
    assert why(draft, TakeBarrel(2, Kind.MACKEREL, True)) == refusal("H27", "licence spent", fish="mackerel")
    game.play(draft.action())
    assert why(fishing(game), TakeBarrel(2, Kind.MACKEREL, False)) == refusal(
        "H21", "licence in use", fish="mackerel"
    )
    assert why(fishing(game), TakeBarrel(2, Kind.MACKEREL, True)) is None


@pytest.mark.rules("H22", "H23")
def test_while_a_price_is_awaited_nothing_else_is_offered() -> None:
    game = harbor().fleet(0, ship(Hull.TWO_SLOT, hold=[Kind.MACKEREL] * 2)).ware(0, Kind.MACKEREL, 300)
    draft = FishDraft(table(2), game.kernel.observe(game.state, 0))
    assert draft.prices is None
    draft.add(DockAt(0, 0))
    assert draft.prices == range(0, 5100, 100)
    assert [*draft.options()] == [Price(yen) for yen in range(0, 5100, 100)]
    assert draft.missing == refusal("H22", "price awaited", ware="mackerel", left=1)
    refused: list[tuple[FishPart, Refusal | None]] = [
        (NewPort(), draft.missing),
        (Price(5100), refusal("H23", "no such price", step=100, most=5000)),
        (Price(150), refusal("H23", "no such price", step=100, most=5000)),
    ]
    for part, reason in refused:
        with pytest.raises(Refused) as caught:
            draft.add(part)
        assert caught.value.refusal == reason
    draft.add(Price(200))
    assert draft.missing == refusal("H22", "price awaited", ware="mackerel", left=0)
    draft.add(Price(100))
    assert draft.action() == Fish(0, (Dock(0, 0, (200, 100)),))


@pytest.mark.rules("H23")
def test_a_ware_is_repriced_once_and_to_another_price() -> None:
    game = harbor().ware(0, Kind.MACKEREL, 300)
    draft = fishing(game, PickWare(0))
    assert why(draft, Price(300)) == refusal("H23", "same price", price=300)
    assert draft.missing == refusal("H23", "price awaited", ware="mackerel", left=0)
    draft.add(Price(400))
    assert why(draft, PickWare(0)) == refusal("H23", "priced", ware=0)
    with pytest.raises(Refused, match="not offered"):
        draft.add(Price(100))


@pytest.mark.rules("H20")
def test_opening_ports_alone_is_no_fish_action() -> None:
    draft = fishing(harbor(), NewPort())
    assert draft.missing == refusal("H20", "no activity")
    with pytest.raises(Refused) as caught:
        draft.action()
    assert caught.value.refusal == draft.missing


@pytest.mark.rules("H70")
def test_a_ware_may_be_too_dear_ones_own_or_without_a_fish() -> None:
    game = harbor(2, [Market.SQUID]).cash(300).ware(0, Kind.MACKEREL, 100).ware(1, Kind.MACKEREL, 200)
    game.ware(1, Kind.MACKEREL, 200).ware(1, Kind.SQUID, 100).stock(Resource.SQUID, 0)
    draft = begun(game.state, 0, Buy)
    assert draft.missing == refusal("H70", "nothing bought")
    assert why(draft, PickItem(0, 0)) == refusal("H70", "own harbor")
    assert why(draft, PickItem(1, 2)) == refusal("H70", "no fish left", fish="squid")
    draft.add(PickItem(1, 0))
    assert why(draft, PickItem(1, 0)) == refusal("H70", "too dear", price=200, cash=100)
    assert draft.view().actions == 1
    idle = begun(game.actions(0).state, 0, Buy)
    assert why(idle, PickItem(1, 0)) == idle.missing == refusal("H10", "no action")


@pytest.mark.rules("H30", "H32")
def test_an_entry_is_refused_by_what_it_costs() -> None:
    game = harbor(2, [Market.OCTOPUS]).cash(100).tokens(0, Resource.OCTOPUS)
    draft = begun(game.state, 0, Visit)
    assert draft.missing == refusal("H30", "no market")
    draft.add(EnterMarket(Market.OCTOPUS))
    assert draft.missing == refusal("H32", "unpaid")
    assert why(draft, PayYen()) == refusal("H32", "too dear", price=200, cash=100)
    assert why(draft, PayToken(None)) == refusal("H32", "none owned", resource="takoyaki")
    assert why(draft, PayActions(2, 0)) is None
    draft.add(PayActions(2, 0))
    assert draft.missing == refusal("H30", "nothing to do", market="octopus")


@pytest.mark.rules("H30")
def test_a_market_is_entered_by_yen_once_in_a_turn() -> None:
    game = harbor(2, [Market.SALMON]).cash(2000)
    game.play(visiting(game, Market.SALMON, TakeLicence(), by=PayYen()).action())
    draft = begun(game.state, 0, Visit)
    assert why(draft, EnterMarket(Market.SALMON)) == refusal("H30", "entered", market="salmon")


@pytest.mark.rules("H3", "H25", "H30", "H33")
def test_a_licence_may_be_too_dear_too_many_or_need_a_slot() -> None:
    price = table(2).licence_prices[Kind.SQUID]
    game = harbor(2, [Market.SQUID]).cash(2 * price)
    draft = visiting(game, Market.SQUID, TakeLicence(), TakeLicence(), by=PayActions(2, 0))
    assert why(draft, TakeLicence()) == refusal("H33", "too dear", price=price, cash=0)
    game.cash(2000).licences(0, Kind.MACKEREL, Kind.MACKEREL, Kind.SQUID, Kind.SQUID)
    game.fleet(0, ship(Hull.TWO_SLOT, hold=[Kind.MACKEREL]))
    draft = visiting(game, Market.SQUID, TakeLicence(), by=PayActions(2, 0))
    assert draft.missing == refusal("H25", "slots full", slots=4)
    assert draft.options() == {
        GiveBack(Slot.MACKEREL): None,
        GiveBack(Slot.SQUID): refusal("H30", "same licence"),
    }
    draft.add(GiveBack(Slot.MACKEREL))
    assert why(draft, TakeLicence()) == refusal("H33", "none left", licence="squid")
    draft = visiting(harbor(), Market.MACKEREL, TakeLicence())
    assert why(draft, TakeLicence()) == refusal("H33", "enough in a visit", licence="mackerel", most=1)


@pytest.mark.rules("H3", "H54")
def test_with_the_switch_nobody_has_more_mackerel_licences_than_allowed_and_subsidies_run_out() -> None:
    most = table(2).spec.licences.most_mackerel
    game = harbor(2, [Market.GOVERNMENT]).licences(0, *[Kind.MACKEREL] * most).tokens(0, Resource.MACKEREL)
    assert why(visiting(game, Market.MACKEREL), TakeLicence()) is None
    draft = visiting(game.agreed(mackerel_cap=True), Market.MACKEREL)
    assert why(draft, TakeLicence()) == refusal("H3", "enough", licence="mackerel", most=most)
    for _ in range(table(2).spec.extras.subsidies):
        game.slot(1, Slot.SUBSIDY)
    assert why(visiting(game, Market.GOVERNMENT), TakeSubsidy()) == refusal("H54", "none left")


@pytest.mark.rules("H25")
def test_a_licence_in_use_is_not_given_back() -> None:
    game = harbor().fleet(0, ship(hold=[Kind.MACKEREL]))
    draft = begun(game.state, 0, ReturnLicence)
    assert draft.options() == {
        ReturnLicence(0, Slot.MACKEREL): refusal("H25", "in use", slot="mackerel"),
    }
    with pytest.raises(Refused, match="H25, not offered"):
        draft.add(ReturnLicence(0, Slot.SQUID))


@pytest.mark.rules("H50")
def test_ships_may_be_too_dear_without_a_port_out_of_stock_or_at_sea() -> None:
    game = harbor().fleet(0, ship(port=0), ship()).cash(1000)
    draft = visiting(game, Market.SHIPS)
    assert why(draft, PickHull(Hull.ONE_SLOT)) == refusal("H50", "none left", ship="one_slot")
    assert why(draft, PickHull(Hull.TWO_SLOT)) == refusal("H50", "no free port", ship="two_slot")
    assert why(draft, PickHull(Hull.FOUR_SLOT)) == refusal("H50", "too dear", price=2000, cash=1000)
    assert why(draft, SellShip(1)) == refusal("H50", "at sea", ship=1)
    draft.add(SellShip(0))
    assert why(draft, PickHull(Hull.ONE_SLOT)) is None
    alone = visiting(harbor().ports(0, 2), Market.SHIPS)
    assert why(alone, SellShip(0)) == refusal("H50", "last ship", ship=0)


@pytest.mark.rules("H40", "H45", "H54", "H57")
def test_tokens_and_barrels_are_refused_where_nobody_wants_them() -> None:
    game = harbor(2, [Market.OCTOPUS, Market.GOVERNMENT, Market.AQUARIUM]).tokens(0, Resource.MACKEREL, 4)
    game.ware(0, Kind.OCTOPUS, 100).ware(0, Kind.MACKEREL, 100)
    draft = visiting(game, Market.MACKEREL)
    assert why(draft, SellBarrel(0)) == refusal("H40", "not bought", ware="octopus")
    assert why(draft, SellBarrel(1)) is None
    draft = visiting(game, Market.AQUARIUM, *[Token(Resource.MACKEREL)] * 3, by=PayActions(2, 0))
    assert why(draft, Token(Resource.MACKEREL)) == refusal("H57", "no demand", resource="mackerel")
    assert why(draft, Token(Resource.OCTOPUS)) == refusal("H57", "none owned", resource="octopus")
    draft = visiting(game, Market.GOVERNMENT)
    assert why(draft, Token(Resource.TAKOYAKI)) == refusal("H54", "none owned", resource="takoyaki")
    draft.add(TakeSubsidy())
    assert why(draft, TakeSubsidy()) == refusal("H54", "one each")
    game.cash(2000)
    draft = visiting(game, Market.OCTOPUS, by=PayYen())
    assert why(draft, ConvertOctopus()) == refusal("H45", "none owned", resource="octopus")


@pytest.mark.rules("H51", "H55", "H56")
def test_rentals_spots_loans_and_shares_say_what_is_wrong() -> None:
    game = harbor(2, [Market.RENTALS, Market.TRADING, Market.BANK]).tokens(0, Resource.MACKEREL, 5).cash(500)
    draft = visiting(game, Market.RENTALS, TakeRental(Slot.CART), by=PayYen())
    assert why(draft, TakeRental(Slot.CART)) == refusal("H51", "too dear", price=300, cash=0)
    draft = visiting(game, Market.TRADING)
    assert why(draft, PickSpot(1)) == refusal("H55", "worth too little", worth=5, asked=10)
    draft.add(PickSpot(0))
    draft.add(Token(Resource.MACKEREL))
    assert draft.missing == refusal("H55", "worth too little", worth=1, asked=5)
    draft = visiting(game.papers(0, loans=1), Market.BANK)
    assert {one.why for one in draft.options().values() if one is not None} == {"has a loan"}


@pytest.mark.rules("H42")
def test_a_bid_is_within_the_cash_and_only_tied_bidders_are_picked() -> None:
    game = harbor(3, [Market.TUNA]).fleet(0, ship(Hull.THREE_SLOT, hold=[Kind.TUNA] * 3)).cash(400)
    game.fish(0, Dock(0, 0, ()))
    draft = begun(game.state, 0, BidTuna)
    assert draft.missing == refusal("H42", "nothing chosen")
    assert [*draft.options()] == [BidTuna(0, yen) for yen in (0, 100, 200, 300, 400)]
    with pytest.raises(Refused) as caught:
        draft.add(BidTuna(0, 500))
    assert caught.value.refusal == refusal("H42", "no such bid", step=100, cash=400)
    game.bid(400, 400, 100)
    picked = begun(game.state, 0, PickBuyer)
    assert why(picked, PickBuyer(0, 2)) == refusal("H42", "outbid", bid=100)
    assert why(picked, PickBuyer(0, 1)) is None


@pytest.mark.rules("H25")
def test_giving_back_the_last_licence_without_yen_for_another_is_allowed_with_a_warning() -> None:
    game = harbor(2, [Market.EEL]).licences(0, Kind.EEL).cash(0)
    part = ReturnLicence(0, Slot.EEL)
    draft = begun(game.state, 0, ReturnLicence)
    assert draft.options() == {part: None}
    assert draft.warnings() == {part: refusal("H25", "last licence", price=100, cash=0)}
    draft.add(part)
    game.play(draft.action())
    assert game.licensed(0, Kind.EEL) == 0


@pytest.mark.rules("H25")
def test_nothing_is_warned_of_while_a_licence_is_left_or_can_be_paid_for() -> None:
    game = harbor(2, [Market.EEL, Market.RENTALS]).licences(0, Kind.EEL).cash(100)
    assert begun(game.state, 0, ReturnLicence).warnings() == {}
    game.cash(0).licences(0, Kind.EEL, Kind.MACKEREL).slot(0, Slot.CART)
    assert begun(game.state, 0, ReturnLicence).warnings() == {}
    game.licences(0, Kind.EEL)
    assert list(begun(game.state, 0, ReturnLicence).warnings()) == [ReturnLicence(0, Slot.EEL)]
    game.licences(0, Kind.EEL).licences(1, *[Kind.MACKEREL] * 4).cash(100)
    assert begun(game.state, 0, ReturnLicence).warnings() == {
        ReturnLicence(0, Slot.EEL): refusal("H25", "last licence", price=200, cash=100)
    }


@pytest.mark.rules("H25", "H51")
def test_the_last_licence_given_back_for_a_rental_is_warned_of_too() -> None:
    game = harbor(2, [Market.RENTALS, Market.GOVERNMENT]).cash(500)
    game.slot(0, Slot.CART).slot(0, Slot.SUBSIDY).slot(0, Slot.FREEZER)
    draft = visiting(game, Market.RENTALS, TakeRental(Slot.CART), by=PayYen())
    assert draft.warnings() == {
        GiveBack(Slot.MACKEREL): refusal("H25", "last licence", price=100, cash=0),
    }
    assert visiting(game.cash(600), Market.RENTALS, TakeRental(Slot.CART), by=PayYen()).warnings() == {}
    assert visiting(game, Market.RENTALS, by=PayYen()).warnings() == {}
