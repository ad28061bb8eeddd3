"""H30: every use of every market, pressed on the sheet with a pad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pytest

from game.app.cabinet import Cabinet
from game.i18n.formats import TIMES
from game.rules.harbor import deeds
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
    PayYen,
    Rent,
    Sell,
    SellBarrel,
    SellShip,
    TakeLoan,
    Trade,
)
from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot
from game.staging.harbor.sheets.cards import Deal
from game.staging.harbor.sheets.visiting import WayIn
from game.staging.pieces import Card, Less, More, Verb
from tests.rules.harbor.positions import Game, harbor, ship
from tests.scenes.harbor.seats import BLOCK, MOUSE, PAD, Seat, seated

Presses: TypeAlias = Callable[[Seat], None]


def cards(seat: Seat) -> list[Deal]:
    found: list[Deal] = seat.scene.deals()
    return found


def up(card: int, times: int = 1) -> Presses:
    """To a card, and its figure up."""

    def press(seat: Seat) -> None:
        seat.goes_to(Card(card))
        seat.up(times)

    return press


def yes(card: int) -> Presses:
    """To a card, and yes."""

    def press(seat: Seat) -> None:
        seat.goes_to(Card(card))
        seat.yes()

    return press


EEL, CRAB, FUGU, MACKEREL = Resource.EEL, Resource.CRAB, Resource.FUGU, Resource.MACKEREL


def tokens(market: Market, resource: Resource, count: int = 1, *more: Market) -> Game:
    return harbor(3, [market, *more]).tokens(0, resource, count)


USES: list[tuple[Market, Callable[[], Game], Sequence[Presses], tuple[Deed, ...]]] = [
    (Market.MACKEREL, lambda: tokens(Market.EEL, MACKEREL, 3), [up(0, 2)], (Sell(MACKEREL, 2),)),
    (
        Market.MACKEREL,
        lambda: harbor(3).ware(0, Kind.MACKEREL, 300).ware(0, Kind.MACKEREL, 200, fresh=False),
        [yes(2), yes(1)],
        (SellBarrel(0), SellBarrel(0)),
    ),
    (Market.MACKEREL, lambda: harbor(3), [yes(1)], (BuyLicence(None),)),
    (Market.SQUID, lambda: tokens(Market.SQUID, Resource.SQUID, 2), [up(0)], (Sell(Resource.SQUID, 1),)),
    (Market.SQUID, lambda: harbor(3, [Market.SQUID]), [up(1, 2)], (BuyLicence(None), BuyLicence(None))),
    (
        Market.TUNA,
        lambda: tokens(Market.TUNA, Resource.LARGE_TUNA).tokens(0, Resource.SMALL_TUNA),
        [up(2), up(0)],
        (Sell(Resource.LARGE_TUNA, 1), Sell(Resource.SMALL_TUNA, 1)),
    ),
    (Market.TUNA, lambda: harbor(3, [Market.TUNA]), [up(3)], (BuyLicence(None),)),
    (Market.SNAPPER, lambda: harbor(3, [Market.SNAPPER]), [up(0)], (BuyLicence(None),)),
    (Market.SALMON, lambda: harbor(3, [Market.SALMON]), [yes(0)], (BuyLicence(None),)),
    (
        Market.OCTOPUS,
        lambda: tokens(Market.OCTOPUS, Resource.OCTOPUS, 2),
        [up(0, 2), up(1)],
        (Convert((500,) * 3), Convert((500,) * 3)),
    ),
    (Market.OCTOPUS, lambda: harbor(3, [Market.OCTOPUS]), [up(2)], (BuyLicence(None),)),
    (Market.EEL, lambda: tokens(Market.EEL, EEL, 3).tracks(eel=7), [up(0, 2)], (Sell(EEL, 2),)),
    (Market.EEL, lambda: harbor(3, [Market.EEL]), [up(1)], (BuyLicence(None),)),
    (Market.FUGU, lambda: tokens(Market.FUGU, FUGU, 3), [up(0)], (Sell(FUGU, 3),)),
    (Market.FUGU, lambda: harbor(3, [Market.FUGU]), [up(1)], (BuyLicence(None),)),
    (Market.CRAB, lambda: tokens(Market.CRAB, CRAB, 2).tracks(crab=3), [up(0, 2)], (Sell(CRAB, 2),)),
    (Market.CRAB, lambda: harbor(3, [Market.CRAB]), [up(1)], (BuyLicence(None),)),
    (Market.SHIPS, lambda: harbor(3).ports(0, 2), [up(1)], (BuyShip(Hull.TWO_SLOT, 1),)),
    (Market.SHIPS, lambda: harbor(3).ports(0, 3), [up(4)], (BuyShip(Hull.BARGE, 2),)),
    (Market.SHIPS, lambda: harbor(3).ports(0, 3), [up(1), yes(2)], (BuyShip(Hull.TWO_SLOT, 2),)),
    (
        Market.SHIPS,
        lambda: harbor(3).ports(0, 2).fleet(0, ship(port=0), ship(Hull.TWO_SLOT, port=1)),
        [yes(5), yes(1)],
        (SellShip(1),),
    ),
    (
        Market.RENTALS,
        lambda: harbor(3, [Market.RENTALS]),
        [up(0), up(1)],
        (Rent(Slot.FREEZER, None), Rent(Slot.CART, None)),
    ),
    (
        Market.GOVERNMENT,
        lambda: tokens(Market.GOVERNMENT, MACKEREL, 2),
        [up(0, 2), up(1)],
        (Give(MACKEREL, 2), BuySubsidy(None)),
    ),
    (
        Market.TRADING,
        lambda: tokens(Market.TRADING, EEL, 2, Market.EEL).tracks(eel=4),
        [yes(0), up(0, 2)],
        (Trade(0, (EEL, EEL)),),
    ),
    (Market.BANK, lambda: harbor(3, [Market.BANK]), [up(0, 2)], (TakeLoan(), TakeLoan())),
    (Market.BANK, lambda: harbor(3, [Market.BANK]), [up(1)], (BuyShare(),)),
    (
        Market.AQUARIUM,
        lambda: tokens(Market.AQUARIUM, EEL, 2, Market.EEL).tokens(0, MACKEREL, 3),
        [up(0, 3), yes(1)],
        (Sell(MACKEREL, 3), Sell(EEL, 1)),
    ),
]


def test_every_market_and_every_deed_is_among_the_uses() -> None:
    assert {market for market, *_ in USES} == set(Market)
    kinds = {type(deed) for *_, done in USES for deed in done}
    assert kinds == {
        *(deeds.BuyLicence, deeds.BuyShare, deeds.BuyShip, deeds.BuySubsidy, deeds.Convert, deeds.Give),
        *(deeds.Rent, deeds.Sell, deeds.SellBarrel, deeds.SellShip, deeds.TakeLoan, deeds.Trade),
    }


@pytest.mark.rules("H30")
@pytest.mark.parametrize(("market", "game", "presses", "done"), USES)
def test_a_pad_does_it_takes_it_back_and_does_it_again(
    cabinet: Cabinet,
    market: Market,
    game: Callable[[], Game],
    presses: Sequence[Presses],
    done: tuple[Deed, ...],
) -> None:
    with seated(cabinet, game(), PAD) as seat:
        start = seat.match.state.copy()
        scene = seat.enters(market)
        for press in presses:
            press(seat)
        assert scene.visit.draft.action().deeds == done
        assert shown(seat) == paid(seat)
        for _ in range(20):
            if not scene.visit.sums() and scene.visit.asking is None:
                break
            seat.back()
        assert seat.scene is scene, "nothing is left that could be taken back, and nobody has left"
        seat.back()
        assert seat.scene.name == "turn"
        assert seat.match.state == start
        scene = seat.enters(market)
        for press in presses:
            press(seat)
        seat.does_it()
        assert isinstance(seat.last, Visit)
        assert seat.last.deeds == done
        seat.booth.asked()
        assert seat.scene.name == "turn"
        seat.back()
        assert seat.match.actions == ()


def shown(seat: Seat) -> int:
    """The yen of all cards together."""
    return sum(card.total or 0 for card in cards(seat)) if seat.scene.visit.asking is None else paid(seat)


def paid(seat: Seat) -> int:
    """What the deeds change in the visitor's purse, as the rules have it."""
    plan = seat.scene.visit
    cash = plan.draft.position.state.cash[plan.seat] - plan.arrived.state.cash[plan.seat]
    assert isinstance(cash, int)
    return cash


# ---------------------------------------------------------------- what is shown


@pytest.mark.rules("H31", "H46")
def test_the_sheet_tells_what_a_visit_does_to_everybody(cabinet: Cabinet) -> None:
    game = tokens(Market.EEL, EEL, 3).tracks(eel=7).licences(0, Kind.EEL).licences(1, Kind.EEL)
    game.tokens(2, EEL).ware(0, Kind.EEL, 600)
    with seated(cabinet, game, BLOCK) as seat:
        seat.enters(Market.EEL)
        assert [card.each for card in cards(seat)] == [700, -200]
        assert cards(seat)[0].foot == ("3 owned", "R 7 each")
        assert words(seat) >= {"1 licence", "+100", "2,000", "2,100", "21"}
        seat.up(2)
        assert (cards(seat)[0].count, cards(seat)[0].total) == ("2", 1400)
        told = words(seat)
        assert told >= {
            f"Eel {TIMES}2",
            "+1,400",
            "3,500",
            "3",
            "\N{MINUS SIGN}4",
            "600",
            "asked for 3 R",
        }
        assert "then 0 actions are left" in told
        seat.down()
        assert cards(seat)[0].count == "1"
        seat.down(2)
        assert cards(seat)[0].count == "0"
        assert seat.sitting.show.entry.view is None


def words(seat: Seat) -> set[str]:
    """All that stands on the sheet."""
    found = set[str]()
    for cell in seat.sitting.show.entry.cells:
        for drawn in cell.face.drawn:
            for part in getattr(drawn, "parts", ()):
                found.add(part if isinstance(part, str) else getattr(part, "text", ""))
            found.add(getattr(drawn, "text", ""))
    return found


def test_the_table_shows_what_the_visit_would_change(cabinet: Cabinet) -> None:
    with seated(cabinet, tokens(Market.EEL, EEL, 2).tracks(eel=7)) as seat:
        scene = seat.enters(Market.EEL)
        assert scene.foreseen() is None
        seat.up()
        assert seat.sitting.show.entry.view == scene.foreseen()
        assert scene.foreseen().seats[0].cash == 2700
        assert seat.sitting.show.view.seats[0].cash == 2000


# ---------------------------------------------------------------- the way in


@pytest.mark.rules("H32", "H53")
def test_the_way_in_is_chosen_among_chips(cabinet: Cabinet) -> None:
    game = tokens(Market.OCTOPUS, Resource.OCTOPUS).ware(0, Kind.TAKOYAKI, 300).slot(0, Slot.CART, 1)
    with seated(cabinet, game) as seat:
        scene = seat.enters(Market.OCTOPUS)
        assert scene.visit.way == PayYen()
        seat.left()
        assert seat.at == WayIn(3)
        seat.up()
        seat.yes()
        assert scene.visit.way == PayToken(0)
        seat.up(2)
        seat.yes()
        assert scene.visit.way == PayActions(1, 1)
        seat.right()
        seat.yes()
        assert cards(seat)[0].count == "1"


@pytest.mark.rules("H32")
def test_a_way_that_is_closed_says_why_and_nothing_is_lost(cabinet: Cabinet) -> None:
    game = tokens(Market.OCTOPUS, Resource.OCTOPUS).cash(100)
    with seated(cabinet, game, MOUSE) as seat:
        scene = seat.enters(Market.OCTOPUS)
        assert scene.visit.way == PayActions(2, 0)
        seat.clicks(Card(0))
        ways = [*scene.visit.ways]
        seat.clicks(WayIn(ways.index(PayYen())))
        assert seat.notice == scene.why(scene.visit.ways[PayYen()])
        assert scene.visit.way == PayActions(2, 0)
        assert cards(seat)[0].count == "1"


# ---------------------------------------------------------------- other devices


@pytest.mark.parametrize("device", [BLOCK, MOUSE])
def test_blocks_and_arrow_keys_do_it_too(cabinet: Cabinet, device: str) -> None:
    with seated(cabinet, tokens(Market.EEL, EEL, 3), device) as seat:
        seat.enters(Market.EEL)
        seat.up(2)
        seat.down()
        seat.right()
        seat.yes()
        seat.does_it()
        assert seat.last.deeds == (Sell(EEL, 1), BuyLicence(None))


def test_the_mouse_alone_adds_takes_away_and_pays(cabinet: Cabinet) -> None:
    with seated(cabinet, tokens(Market.EEL, EEL, 3), MOUSE) as seat:
        seat.enters(Market.EEL)
        seat.clicks(More(0))
        seat.clicks(Card(0))
        seat.clicks(More(1))
        seat.clicks(Less(0))
        seat.clicks(Verb("pay"))
        assert seat.last.deeds == (Sell(EEL, 1), BuyLicence(None))


def test_the_mouse_leaves_and_nothing_has_happened(cabinet: Cabinet) -> None:
    with seated(cabinet, tokens(Market.EEL, EEL, 3), MOUSE) as seat:
        seat.enters(Market.EEL)
        seat.clicks(More(0))
        seat.clicks(Verb("leave"))
        assert seat.scene.name == "turn"
        assert seat.match.actions == ()


# ---------------------------------------------------------------- refusals


@pytest.mark.rules("H33")
def test_what_cannot_be_done_is_said_and_nothing_is_lost(cabinet: Cabinet) -> None:
    with seated(cabinet, tokens(Market.EEL, EEL, 1).cash(0), PAD) as seat:
        scene = seat.enters(Market.EEL)
        seat.up()
        seat.goes_to(Card(1))
        reason = scene.visit.why_not(scene.visit.errands[1])
        for press in (seat.yes, seat.up):
            press()
            assert seat.notice == scene.why(reason)
            assert scene.visit.draft.action().deeds == (Sell(EEL, 1),)


@pytest.mark.rules("H30")
def test_without_anything_done_nobody_pays(cabinet: Cabinet) -> None:
    with seated(cabinet, tokens(Market.EEL, EEL, 1), PAD) as seat:
        scene = seat.enters(Market.EEL)
        seat.does_it()
        assert seat.notice == scene.why(scene.visit.missing)
        assert seat.match.actions == ()


# ---------------------------------------------------------------- proposals


@pytest.mark.rules("H46")
def test_the_page_keys_propose_and_empty(cabinet: Cabinet) -> None:
    with seated(cabinet, tokens(Market.EEL, EEL, 3), PAD) as seat:
        seat.enters(Market.EEL)
        seat.pages(1)
        assert cards(seat)[0].count == "3"
        seat.pages(-1)
        assert cards(seat)[0].count == "0"
        seat.pages(1)
        seat.does_it()
        assert seat.last.deeds == (Sell(EEL, 3),)


def test_where_nothing_pays_that_is_said(cabinet: Cabinet) -> None:
    with seated(cabinet, harbor(3, [Market.BANK]), PAD) as seat:
        seat.enters(Market.BANK)
        seat.pages(1)
        assert seat.notice


# ---------------------------------------------------------------- questions


@pytest.mark.rules("H25")
def test_a_fifth_thing_asks_which_is_returned(cabinet: Cabinet) -> None:
    game = harbor(3, [Market.EEL]).licences(0, Kind.MACKEREL, Kind.MACKEREL, Kind.EEL)
    with seated(cabinet, game.slot(0, Slot.SUBSIDY), PAD) as seat:
        scene = seat.enters(Market.EEL)
        seat.goes_to(Card(1))
        seat.yes()
        assert [card.title for card in cards(seat)] == [
            *("Mackerel licence", "Mackerel licence", "Eel licence", "Subsidy")
        ]
        assert [card.dim for card in cards(seat)] == [False, False, True, False]
        seat.goes_to(Card(2))
        seat.yes()
        assert seat.notice
        assert scene.visit.asking is not None
        seat.goes_to(Card(3))
        seat.yes()
        assert scene.visit.asking is None
        seat.does_it()
        assert seat.last.deeds == (BuyLicence(Slot.SUBSIDY),)


@pytest.mark.rules("H25", "H51")
def test_giving_the_last_licence_back_is_warned_of_and_done_with_the_next_press(cabinet: Cabinet) -> None:
    game = harbor(2, [Market.RENTALS, Market.GOVERNMENT]).cash(500)
    game.slot(0, Slot.CART).slot(0, Slot.SUBSIDY).slot(0, Slot.FREEZER)
    with seated(cabinet, game, PAD) as seat:
        scene = seat.enters(Market.RENTALS)
        seat.goes_to(Card(1))
        seat.yes()
        assert seat.at == Card(0)
        (warning,) = scene.visit.warnings().values()
        assert cards(seat)[0].foot == (scene.why(warning),)
        seat.yes()
        assert seat.notice == scene.why(warning)
        assert scene.visit.asking is not None
        seat.back()
        seat.goes_to(Card(1))
        seat.yes()
        seat.yes()
        assert scene.visit.asking is not None, "another question warns anew"
        seat.yes()
        seat.does_it()
        assert seat.last.deeds == (Rent(Slot.CART, Slot.MACKEREL),)


@pytest.mark.rules("H50")
def test_a_question_is_left_without_its_ship(cabinet: Cabinet) -> None:
    with seated(cabinet, harbor(3).ports(0, 3), PAD) as seat:
        scene = seat.enters(Market.SHIPS)
        seat.up()
        assert scene.visit.asking is not None
        seat.does_it()
        assert seat.match.actions == ()
        seat.back()
        assert scene.visit.asking is None
        assert not scene.visit.sums()
        assert seat.scene is scene


@pytest.mark.rules("H50")
def test_a_ship_that_is_to_be_sold_is_named_before_anything_is_paid(cabinet: Cabinet) -> None:
    game = harbor(3).ports(0, 2).fleet(0, ship(port=0), ship(Hull.TWO_SLOT, port=1))
    with seated(cabinet, game, PAD) as seat:
        seat.enters(Market.SHIPS)
        seat.goes_to(Card(5))
        seat.yes()
        seat.does_it()
        assert seat.notice == "Which ship is sold?"
        assert seat.match.actions == ()


@pytest.mark.rules("H55")
def test_a_bundle_is_put_together_proposed_and_opened_again(cabinet: Cabinet) -> None:
    game = tokens(Market.TRADING, EEL, 2, Market.EEL).tracks(eel=4).tokens(0, MACKEREL, 2)
    with seated(cabinet, game, PAD) as seat:
        scene = seat.enters(Market.TRADING)
        seat.goes_to(Card(0))
        seat.yes()
        assert [card.title for card in cards(seat)] == ["Mackerel", "Eel", "Ready"]
        assert cards(seat)[2].dim
        seat.goes_to(Card(1))
        seat.up(2)
        seat.up()
        assert seat.notice
        assert "8 R of 5 for this spot: 3 R too many" in words(seat)
        seat.down()
        seat.pages(1)
        assert [card.count for card in cards(seat)] == ["1", "1", None]
        seat.goes_to(Card(2))
        seat.yes()
        assert scene.visit.asking is None
        assert cards(seat)[0].total == 700
        seat.goes_to(Card(0))
        seat.yes()
        seat.back()
        assert scene.visit.asking is not None
        seat.pages(-1)
        seat.back()
        assert scene.visit.asking is None
        seat.pages(1)
        seat.does_it()
        assert seat.last.deeds == (Trade(1, (MACKEREL, MACKEREL, EEL, EEL)),)


@pytest.mark.rules("H45")
def test_takoyaki_get_their_price_up_and_down(cabinet: Cabinet) -> None:
    with seated(cabinet, tokens(Market.OCTOPUS, Resource.OCTOPUS), PAD) as seat:
        scene = seat.enters(Market.OCTOPUS)
        seat.yes()
        seat.goes_to(Card(1))
        seat.down(2)
        seat.up()
        assert cards(seat)[1].count == "300"
        seat.back()
        assert not scene.visit.sums()
        assert cards(seat)[1].count == "300"


@pytest.mark.rules("H55")
def test_a_spot_that_was_sold_swaps_and_shows_for_what(cabinet: Cabinet) -> None:
    game = tokens(Market.TRADING, EEL, 2, Market.EEL).tracks(eel=5).tokens(0, MACKEREL, 3)
    game.visit(0, Market.TRADING, Trade(0, (EEL,)))
    with seated(cabinet, game, PAD) as seat:
        seat.enters(Market.TRADING)
        assert [card.each for card in cards(seat)] == [None, 1400, 2100]
        assert cards(seat)[0].foot == ("asks for 5 R", "for tokens of 5 R")
        seat.yes()
        seat.goes_to(Card(1))
        seat.up()
        seat.does_it()
        assert seat.last.deeds == (Trade(0, (EEL,)),)
        assert seat.match.state.tokens == game.state.tokens
