"""What bots think of ships, ports, the barge, freezers and carts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.harbor.deciding import Decider
from game.bots.harbor.estimate import kept_fresh
from game.bots.harbor.fleet import auctioned, catch_an_action
from game.bots.harbor.stranding import strands
from game.bots.harbor.weights import EXPERT
from game.rules.core.choices import Choices
from game.rules.harbor.actions import EndTurn, Fish, HarborAction, ReturnLicence, Visit
from game.rules.harbor.choices import OPEN_PORT
from game.rules.harbor.deeds import BuyLicence, BuyShip, Deed, PayActions, PayYen, Rent
from game.rules.harbor.steps import Dock, TakeBarrel
from game.rules.harbor.words import BARGE, Hull, Kind, Market, Slot
from tests.bots.harbor.seats import KERNEL, LEVELS, decide
from tests.bots.harbor.test_judgement import ideas, table
from tests.rules.harbor.positions import Game, harbor, ship

MACKEREL, SNAPPER, SALMON = Kind.MACKEREL, Kind.SNAPPER, Kind.SALMON
CAUGHT = [100.0, 0.0, 0.0, 300.0, 300.0, 0.0, 0.0, 0.0, 0.0]


def rate(game: Game) -> float:
    """What a fish action brings the first seat."""
    licences = game.state.licences[:9]
    return catch_an_action(table(2), game.state, 0, licences, CAUGHT, EXPERT)


def deeds(game: Game) -> list[tuple[Deed, ...]]:
    return [idea.deeds for idea in ideas(game) if isinstance(idea, Visit)]


@pytest.mark.rules("H20", "H21")
def test_a_second_ship_catches_as_much_again_if_it_has_a_licence() -> None:
    game = harbor(markets=[Market.SNAPPER]).licences(0, SNAPPER, SNAPPER).fleet(0, ship())
    one = rate(game)
    assert rate(game.fleet(0, ship(), ship())) == pytest.approx(2 * one)
    assert rate(game.licences(0, SNAPPER)) == pytest.approx(one)


@pytest.mark.rules("H21")
def test_a_bigger_ship_catches_more_but_not_twice_as_much() -> None:
    game = harbor(markets=[Market.SNAPPER]).licences(0, SNAPPER).fleet(0, ship())
    one = rate(game)
    assert one < rate(game.fleet(0, ship(Hull.TWO_SLOT))) < 2 * one


@pytest.mark.rules("H44")
def test_a_bigger_ship_catches_no_more_salmon() -> None:
    game = harbor(markets=[Market.SALMON]).licences(0, SALMON).fleet(0, ship())
    assert rate(game) == rate(game.fleet(0, ship(Hull.FOUR_SLOT)))


@pytest.mark.rules("H26", "H27")
def test_a_barge_lets_the_ships_stay_out_once_its_port_is_open() -> None:
    game = (
        harbor(markets=[Market.SNAPPER]).licences(0, SNAPPER, SNAPPER).fleet(0, ship(), ship(), ship(BARGE))
    )
    without = rate(game)
    assert rate(game.ports(0, 3)) > without


@pytest.mark.rules("H27")
def test_a_ship_fishes_to_the_barge_first() -> None:
    game = harbor(markets=[Market.SNAPPER]).licences(0, SNAPPER).fleet(0, ship(), ship(BARGE)).ports(0, 3)
    assert Fish(0, (TakeBarrel(0, SNAPPER, True),)) in ideas(game)


@pytest.mark.rules("H27")
def test_a_full_barge_comes_home_and_one_with_room_only_if_that_is_the_style() -> None:
    def docks(barrels: int) -> int:
        game = harbor(players=4, markets=[Market.SNAPPER]).licences(0, MACKEREL, SNAPPER)
        game.fleet(0, ship(), ship(BARGE, hold=[MACKEREL] * barrels)).ports(0, 3)
        trips = [idea for idea in ideas(game) if isinstance(idea, Fish)]
        assert trips
        return sum(any(isinstance(step, Dock) for step in trip.steps) for trip in trips) == len(trips)

    assert docks(6)
    assert not docks(2)


@pytest.mark.rules("H26", "H50")
def test_ports_are_opened_for_the_barge_and_the_barge_is_thought_of_once_it_has_one() -> None:
    game = harbor().cash(4000)
    barge = (BuyShip(BARGE, 2),)
    assert OPEN_PORT[0] in ideas(game)
    assert barge not in deeds(game)
    assert barge in deeds(game.ports(0, 3))


@pytest.mark.rules("H26")
def test_no_port_is_opened_for_a_barge_that_is_sold_or_too_dear() -> None:
    assert OPEN_PORT[0] not in ideas(harbor().fleet(0, ship()).cash(1900))
    game = harbor().cash(4000).fleet(1, ship(port=0), ship(BARGE))
    assert OPEN_PORT[0] not in ideas(game.fleet(0, ship()))


@pytest.mark.rules("H51", "H53")
def test_two_carts_are_rented_for_one_entry() -> None:
    game = harbor(markets=[Market.RENTALS]).cash(2000)
    both = Visit(0, Market.RENTALS, PayYen(), (Rent(Slot.CART, None), Rent(Slot.CART, None)))
    assert both in ideas(game)
    assert both.deeds not in deeds(game.licences(0, *[MACKEREL] * 3))


@pytest.mark.rules("H53")
def test_a_cart_pays_one_action_of_two() -> None:
    game = harbor(players=3, markets=[Market.SQUID]).slot(0, Slot.CART, uses=1).actions(1)
    entries = [idea.entry for idea in ideas(game) if isinstance(idea, Visit) and idea.market is Market.SQUID]
    assert PayActions(1, 1) in entries


@pytest.mark.rules("H52")
def test_a_freezer_is_worth_what_would_be_lost() -> None:
    game = harbor(markets=[Market.SNAPPER])
    assert kept_fresh(game.state, 0, 2) == 0
    game.ware(0, SNAPPER, 400, fresh=False)
    assert kept_fresh(game.state, 0, 1) == 400
    game.ware(0, SNAPPER, 400)
    assert kept_fresh(game.state, 0, 2) > kept_fresh(game.state, 0, 1)


@pytest.mark.rules("H45", "H52")
def test_nobody_freezes_takoyaki() -> None:
    game = harbor(markets=[Market.OCTOPUS]).ware(0, Kind.TAKOYAKI, 400)
    assert kept_fresh(game.state, 0, 2) == 0


def full_of_rentals() -> Game:
    """One licence, of no use any more, beside three rentals."""
    game = harbor(markets=[Market.RENTALS, Market.SNAPPER]).licences(0, SNAPPER).cash(600)
    game.slot(0, Slot.CART).slot(0, Slot.CART).slot(0, Slot.FREEZER).barrels(SNAPPER, 0)
    game.state.sea = replace(game.state.sea, overfished=1 << SNAPPER)
    return game


@pytest.mark.rules("H25")
def test_the_last_licence_goes_only_for_another() -> None:
    found = [deed for visit in deeds(full_of_rentals()) for deed in visit]
    assert Rent(Slot.FREEZER, Slot.CART) in found
    assert BuyLicence(Slot.SNAPPER) in found


@pytest.mark.rules("H25")
def test_a_returned_last_licence_strands_its_seat() -> None:
    game, at = full_of_rentals(), table(2)
    entry, freezer = PayYen(), Rent(Slot.FREEZER, Slot.SNAPPER)
    assert strands(at, game.state, 0, ReturnLicence(0, Slot.SNAPPER))
    assert strands(at, game.state, 0, Visit(0, Market.RENTALS, entry, (freezer,)))
    assert not strands(at, game.state, 0, ReturnLicence(0, Slot.CART))
    assert not strands(at, game.licences(0, MACKEREL, SNAPPER).state, 0, ReturnLicence(0, Slot.MACKEREL))


class Returns:
    """Choices of which chance would take the worst first."""

    def __init__(self, *actions: HarborAction) -> None:
        self._actions = [*actions]

    def __contains__(self, action: object) -> bool:
        return False

    def sample(self, random: object) -> HarborAction:
        return self._actions.pop(0)


@pytest.mark.rules("H25")
@pytest.mark.parametrize("level", LEVELS)
def test_even_unprepared_nobody_returns_the_last_licence(level: str) -> None:
    game, bot = harbor().cash(0), LEVELS[level](1)
    assert isinstance(bot, Decider)
    bot.consider(KERNEL.observe(game.state, 0), KERNEL.legal(game.state, 0))
    choices: Choices[HarborAction] = Returns(ReturnLicence(0, Slot.MACKEREL), EndTurn(0))  # type: ignore[assignment]
    bot._choices = choices
    assert bot.best() == EndTurn(0)


@pytest.mark.rules("H26", "H50")
def test_an_expert_with_licences_and_yen_buys_a_second_ship() -> None:
    game = harbor(players=4, markets=[Market.SNAPPER, Market.SALMON, Market.EEL]).fleet(0, ship())
    game.licences(0, MACKEREL, SNAPPER, SNAPPER, Kind.EEL).cash(2000, 3000, 3000, 3000)
    done: list[HarborAction] = []
    bot = LEVELS["expert"](1)
    while KERNEL.to_act(game.state) == {0} and len(done) < 6:
        done.append(decide(bot, game.state, 0))
        KERNEL.advance(game.state, done[-1])
    visits = [action for action in done if isinstance(action, Visit)]
    assert any(isinstance(deed, BuyShip) for visit in visits for deed in visit.deeds)


def with_tuna() -> Game:
    """Three tuna in the hold of one ship, beside an empty one that has a licence."""
    game = harbor(markets=[Market.TUNA]).licences(0, MACKEREL, Kind.TUNA)
    return game.fleet(0, ship(Hull.THREE_SLOT, hold=[Kind.TUNA] * 3), ship())


@pytest.mark.rules("H42")
def test_tuna_may_wait_at_sea_while_other_ships_fish() -> None:
    trips = [idea.steps for idea in ideas(with_tuna()) if isinstance(idea, Fish)]
    assert (TakeBarrel(1, MACKEREL, False),) in trips
    assert any(Dock(0, 0, ()) in steps for steps in trips)


@pytest.mark.rules("H42")
def test_a_tuna_is_worth_less_to_its_fisher_where_only_one_has_yen_to_bid() -> None:
    assert auctioned(harbor().cash(3000, 3000).state, 1500) == 1500
    assert 0 < auctioned(harbor().cash(3000, 300).state, 1500) < 1500
    assert auctioned(harbor().cash(3000, 0).state, 1500) == 0
    assert auctioned(harbor().cash(3000, 3000).state, 0) == 0
