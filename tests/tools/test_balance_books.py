"""What watchers note of a match: to the last yen and point, it adds up to the scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from game.rules.auction.spec import Card
from game.rules.core.outcome import Outcome
from game.rules.duel.spec import Colour
from game.rules.harbor import events as happened
from game.rules.harbor.deeds import PayActions, PayYen
from game.rules.harbor.events import HarborEvent
from game.rules.harbor.table import table_for
from game.rules.harbor.words import Kind, Market, Resource
from game.titles.shelf import TITLES
from tools.arena.pairing import Pairing, Side
from tools.balance.auction.watch import gain
from tools.balance.flow import Flow, averaged
from tools.balance.harbor.figures import figures as harbor_figures
from tools.balance.harbor.figures import leader, led_by
from tools.balance.harbor.ledger import Entry, Way, entries
from tools.balance.harbor.watch import Ledger
from tools.balance.harbor.watch import Notes as Books
from tools.balance.play import play
from tools.balance.record import Played, in_turn_order, shares
from tools.kernels import rules_of

FISH, TUNA, BANK = Market.MACKEREL, Market.TUNA, Market.BANK
NO_ENTRIES: Mapping[Any, int] = MappingProxyType({})


def matches(title: str, players: int, number: int, bots: str = "uniform") -> list[Played]:
    pairing = Pairing(title, players, 3, Side(bots), Side(bots))
    return [play(pairing, match) for match in range(number)]


@pytest.mark.parametrize("players", TITLES["harbor"].players)
@pytest.mark.parametrize("bots", ["uniform", "easy"])
def test_start_money_income_and_outlay_add_up_to_the_score(players: int, bots: str) -> None:
    for match in matches("harbor", players, 4, bots):
        for seat, score in enumerate(match.outcome.scores):
            booked = sum(yen for (owner, _, _), yen in match.notes.ledger.items() if owner == seat)
            assert match.notes.start[seat] + booked == score


@pytest.mark.parametrize(
    ("event", "booked"),
    [
        (happened.MarketEntered(1, Market.RENTALS, PayYen()), [(1, Way.ENTRIES, Market.RENTALS, -200)]),
        (happened.MarketEntered(1, TUNA, PayActions(1, 0)), []),
        (
            happened.LicencesPaid(FISH, (100, 0, 200)),
            [(0, Way.LICENCES, FISH, 100), (2, Way.LICENCES, FISH, 200)],
        ),
        (happened.TokensSold(0, TUNA, Resource.LARGE_TUNA, 1, 2500), [(0, Way.MARKET, TUNA, 2500)]),
        (
            happened.TokensSold(0, Market.AQUARIUM, Resource.EEL, 2, 1200),
            [(0, Way.AQUARIUM, Market.AQUARIUM, 1200)],
        ),
        (happened.BarrelSold(2, 0, 100), [(2, Way.MARKET, FISH, 100)]),
        (happened.LicenceBought(0, Kind.EEL, 300), [(0, Way.LICENCES_BOUGHT, Market.EEL, -300)]),
        (
            happened.WareBought(0, 1, 3, 400, Resource.TAKOYAKI),
            [(0, Way.WARES, Market.OCTOPUS, -400), (1, Way.PLAYERS, Market.OCTOPUS, 400)],
        ),
        (
            happened.TunaSold(0, 1, Resource.SMALL_TUNA, 700),
            [(0, Way.TUNA_BOUGHT, TUNA, -700), (1, Way.TUNA, TUNA, 700)],
        ),
        (happened.TunaSold(1, 1, Resource.SMALL_TUNA, 700), [(1, Way.TUNA_BOUGHT, TUNA, -700)]),
        (happened.UnloadPaid(0, 4, 200), [(0, Way.UNLOADING, None, 200)]),
        (happened.SpotTraded(0, 1, (), (), 1200), [(0, Way.TRADING, Market.TRADING, 1200)]),
        (happened.LoanTaken(0, 500), [(0, Way.LOANS, BANK, 500)]),
        (happened.ShareBought(0, 300), [(0, Way.SHARES, BANK, -300)]),
        (happened.SubsidyPaid(0, 100), [(0, Way.GOVERNMENT, Market.GOVERNMENT, 100)]),
    ],
)
def test_every_yen_that_changes_hands_is_booked(event: HarborEvent, booked: list[Entry]) -> None:
    assert list(entries(table_for(rules_of("harbor").spec, 3), event)) == booked


@pytest.mark.parametrize("players", TITLES["auction"].players)
@pytest.mark.parametrize("bots", ["uniform", "easy"])
def test_money_and_what_cards_brought_add_up_to_the_score(players: int, bots: str) -> None:
    pay = rules_of("auction").spec.decline_pay
    for match in matches("auction", players, 4, bots):
        notes = match.notes
        assert len(notes.lots) == match.rounds * (players + 1)
        for seat, score in enumerate(match.outcome.scores):
            lots = [lot for lot in notes.lots if lot.seat == seat]
            brought = sum(gain(notes, seat, laid) for lot in lots for laid in lot.laid)
            money = notes.start[seat] + pay * notes.declined[seat] - sum(lot.price for lot in lots)
            assert money + brought == pytest.approx(score)


def test_a_lot_lays_each_of_its_cards_once() -> None:
    for match in matches("auction", 4, 3):
        for lot in match.notes.lots:
            laid = Counter(card for card, _ in lot.laid)
            assert laid == (Counter() if lot.seat is None else Counter(lot.cards))
            assert all(card in (Card.TAKUSAN, Card.YAKUZA, product) for card, product in lot.laid)


def test_the_piles_of_a_duel_hold_what_was_taken_less_what_was_lost() -> None:
    for match in matches("duel", 2, 10):
        notes = match.notes
        for colour in Colour:
            assert notes.held[0, colour] + notes.held[1, colour] <= notes.taken[colour]
        lines = [line.item for seat in match.outcome.lines for line in seat]
        assert notes.doubled.total() == sum(item.endswith("_doubled") for item in lines)
        assert notes.balance == match.fired["D50 end of the balance"]
        assert notes.specialties.total() == sum(n for name, n in match.fired.items() if "specialty" in name)
        assert (max(notes.knives) >= 4) == (match.outcome.ending == "knives")


def made(winners: tuple[int, ...], first: int = 0, ledger: Mapping[Any, int] = NO_ENTRIES) -> Played:
    books = Books((FISH, TUNA, BANK), (0, 0, 0), Counter(ledger))
    return Played(first, 20, 5, Outcome((3, 2, 1), winners, "yen", ((), (), ())), Counter(), books)


def test_places_go_from_the_start_player_on() -> None:
    assert in_turn_order(made((0,), first=1)) == [1, 2, 0]


def test_a_shared_victory_is_split_and_a_draw_is_everybodys() -> None:
    assert shares(made((0, 2))) == {0: 0.5, 2: 0.5}
    assert shares(made(())) == pytest.approx({0: 1 / 3, 1: 1 / 3, 2: 1 / 3})


def test_winners_and_others_are_averaged_apart() -> None:
    amounts = {0: 8.0, 1: 2.0, 2: 4.0}
    played = [made((0,)), made((1, 2)), made(())]
    flows = averaged(played, lambda match: ((seat, "fish", amount) for seat, amount in amounts.items()))
    assert flows["fish"].winner == pytest.approx((8 + 3 + 14 / 3) / 3)
    assert flows["fish"].other == pytest.approx((3 + 8) / 2)


def test_one_market_leads_only_with_over_half_of_the_income() -> None:
    ledger: Ledger = Counter({(0, Way.MARKET, FISH): 300, (0, Way.KEPT, FISH): 200})
    ledger |= {(0, Way.LICENCES, TUNA): 300, (0, Way.UNLOADING, None): 200, (1, Way.TUNA, TUNA): 900}
    ledger[0, Way.PORTS, None] = -500
    assert leader(made((0,), ledger=ledger), 0) is None
    ledger[0, Way.KEPT, FISH] += 100
    match = made((0, 1), ledger=ledger)
    assert (leader(match, 0), leader(match, 1)) == (FISH, TUNA)
    assert (led_by(match, None), led_by(match, FISH), led_by(match, BANK)) == (1, 0.5, 0)


def test_what_no_market_paid_never_makes_a_market_lead() -> None:
    ledger: Ledger = Counter({(0, Way.UNLOADING, None): 900, (0, Way.MARKET, FISH): 100})
    assert leader(made((0,), ledger=ledger), 0) is None


def test_a_market_is_judged_where_it_is_in_play() -> None:
    played = [made((0,), ledger={(0, Way.MARKET, FISH): 600, (0, Way.MOST, None): 200})]
    found = harbor_figures(played)
    assert set(found.markets) == {"mackerel", "tuna", "bank"}
    assert found.markets["mackerel"].income == Flow(600, 0)
    assert found.markets["mackerel"].share == 0.75
    assert found.markets["tuna"].visited.value == 0
    assert (found.majority.value, found.within.value, found.stalls.value) == (1, 1, 0)
