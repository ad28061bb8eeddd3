"""A fish action on screen: by pad, by keys and by mouse."""

from __future__ import annotations

import pytest

from game.app.cabinet import Cabinet
from game.devices.intents import Back, ClearAll, Click, Move, Point
from game.rules.harbor.actions import Fish
from game.rules.harbor.state import Phase
from game.rules.harbor.steps import Dock, LeavePort, NewPort, Reprice, Step, TakeBarrel
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import Hull, Kind, Market, Resource
from game.staging.harbor import pieces
from game.staging.harbor.sheets.fishing import PLATE
from game.staging.pieces import Card, Less, More, Verb
from game.ui.theme import QUIET
from scenes.harbor.fishing import FishingScene
from tests.rules.harbor.positions import Game, harbor, ship
from tests.scenes.harbor.table import BLOCK, DOWN, LEFT, MOUSE, PAD, RIGHT, UP, Table

MACKEREL, SNAPPER, EEL, TUNA = Kind.MACKEREL, Kind.SNAPPER, Kind.EEL, Kind.TUNA
MARKETS = (Market.SNAPPER, Market.EEL, Market.TUNA)
BY_KEYS = pytest.mark.parametrize("device", [PAD, BLOCK])
BY_ALL = pytest.mark.parametrize("device", [PAD, BLOCK, MOUSE])


def fleet() -> Game:
    """One ship in port, one with room, and one that is full."""
    game = harbor(4, MARKETS).licences(0, MACKEREL, SNAPPER, EEL).ports(0, 2)
    docked, some = ship(port=0), ship(Hull.TWO_SLOT)
    return game.fleet(0, docked, some, ship(hold=[EEL])).tracks(eel=6)


def with_tuna() -> Game:
    game = harbor(3, MARKETS).licences(0, TUNA, MACKEREL)
    return game.fleet(0, ship(Hull.THREE_SLOT, hold=[TUNA] * 3), ship())


def opened(cabinet: Cabinet, game: Game, device: str, speed: str = "instant") -> Table:
    """Fish was pressed."""
    table = Table(cabinet, game, device, speed)
    if device == MOUSE:
        table.verb("fish")
    else:
        table.scene.focus.settle(Verb("fish"))
        table.press("A")
    assert table.scene.name == "fishing"
    return table


def do_it(table: Table) -> None:
    """The golden button, or its word."""
    if table.device == MOUSE:
        table.verb("do")
    else:
        table.press("X")


def scene(table: Table) -> FishingScene:
    assert isinstance(table.scene, FishingScene)
    return table.scene


def made(table: Table) -> tuple[Step, ...]:
    """The steps of the film."""
    film = scene(table).film
    assert film is not None
    return film.steps


def ghosts(table: Table) -> tuple[Step, ...]:
    film = scene(table).film
    assert film is not None
    return film.ghosts


def foreseen(table: Table) -> HarborView:
    view = scene(table).foreseen()
    assert view is not None
    return view


def go_to(table: Table, ship: int) -> None:
    """By steps to the right."""
    film = scene(table).film
    assert film is not None
    for _ in range(9):
        if film.ship == ship:
            return
        table.walk(RIGHT)
    raise AssertionError(f"ship {ship} is not reached")


# ---------------------------------------------------------------- the usual plan


@pytest.mark.rules("H20")
@BY_ALL
def test_the_usual_action_takes_two_presses(cabinet: Cabinet, device: str) -> None:
    table = opened(cabinet, fleet(), device)
    plan = ghosts(table)
    assert [type(step) for step in plan] == [LeavePort, Dock, TakeBarrel]
    assert made(table) == ()
    do_it(table)
    assert table.actions[0] == Fish(0, plan)
    table.close()


def test_the_plan_is_gone_with_the_first_own_step_and_back_without_it(cabinet: Cabinet) -> None:
    table = opened(cabinet, fleet(), PAD)
    plan = ghosts(table)
    assert plan
    table.press("A")
    assert (made(table), ghosts(table)) == ((LeavePort(0),), ())
    table.tell(Back(PAD))
    assert (made(table), ghosts(table)) == ((), plan)
    table.close()


# ---------------------------------------------------------------- steps of one's own


@pytest.mark.rules("H20", "H21", "H22")
@BY_KEYS
def test_a_whole_action_by_directions_alone(cabinet: Cabinet, device: str) -> None:
    table = opened(cabinet, fleet(), device)
    table.press("A")  # the ship in port leaves it
    assert made(table) == (LeavePort(0),)
    table.walk(UP, UP)  # the next ship takes the fish after the first one
    film = scene(table).film
    assert film is not None
    assert film.ship == 1
    table.press("A")
    assert len(made(table)) == 2
    table.walk(DOWN)  # the second free port: the first is shown already
    table.press("A")  # prices are asked for
    first = scene(table).naming
    assert first is not None
    table.walk(UP, UP, DOWN)
    wanted = first.pricing.prices[0]
    assert wanted == first.pricing.units[0].proposed + 100
    table.press("X")
    assert made(table)[2] == Dock(2, 1, (wanted,))
    steps = made(table)
    table.press("X")
    assert table.actions[0] == Fish(0, steps)
    table.close()


@pytest.mark.rules("H20", "H21", "H22")
def test_a_whole_action_by_clicks_alone(cabinet: Cabinet) -> None:
    table = opened(cabinet, fleet(), MOUSE)
    table.click(pieces.Boat(0, 0))
    assert made(table) == ()  # a click on a ship only chooses it
    table.click(Card(0))
    table.click(pieces.Boat(0, 1), pieces.House(int(SNAPPER)))
    table.click(pieces.Boat(0, 2), pieces.Port(0, 1))
    naming = scene(table).naming
    assert naming is not None
    table.click(More(0), More(0), Less(0))
    wanted = naming.pricing.units[0].proposed + 100
    table.verb("accept")
    steps = (LeavePort(0), TakeBarrel(1, SNAPPER, False), Dock(2, 1, (wanted,)))
    assert made(table) == steps
    table.verb("do")
    assert table.actions[0] == Fish(0, steps)
    table.close()


def test_the_plate_beside_the_ship_does_what_it_says(cabinet: Cabinet) -> None:
    table = opened(cabinet, fleet(), MOUSE)
    table.click(PLATE)
    assert made(table) == (LeavePort(0),)
    table.close()


@BY_KEYS
def test_left_and_right_walk_the_ships_that_can_still_act(cabinet: Cabinet, device: str) -> None:
    table = opened(cabinet, fleet(), device)
    film = scene(table).film
    assert film is not None
    seen = []
    for _ in range(4):
        seen.append(film.ship)
        table.walk(RIGHT)
    assert sorted(seen[:3]) == [0, 1, 2]
    assert seen[3] == seen[0]
    table.press("A")
    acted = {step.ship for step in film.steps if isinstance(step, (LeavePort, TakeBarrel))}
    for _ in range(3):
        assert film.ship not in acted
        table.walk(LEFT)
    table.close()


@pytest.mark.rules("H27")
def test_up_again_shows_the_next_kind_and_then_the_barge(cabinet: Cabinet) -> None:
    game = harbor(2, MARKETS).licences(0, MACKEREL, EEL).ports(0, 3)
    table = opened(cabinet, game.fleet(0, ship(), ship(Hull.BARGE)), BLOCK)
    film = scene(table).film
    assert film is not None
    shown = set()
    for _ in range(4):
        shown.add(film.shown)
        table.walk(UP)
    assert shown == {TakeBarrel(0, kind, barge) for kind in (MACKEREL, EEL) for barge in (False, True)}
    table.close()


@BY_KEYS
def test_b_takes_back_step_by_step_and_then_leaves(cabinet: Cabinet, device: str) -> None:
    table = opened(cabinet, fleet(), device)
    table.press("A", "A")
    table.walk(DOWN)
    table.press("A", "X")
    before = made(table)
    assert len(before) == 3
    for left in (2, 1, 0):
        table.tell(Back(device))
        assert made(table) == before[:left]
    table.tell(Back(device))
    table.asked()
    assert table.scene.name == "turn"
    assert not table.actions
    table.close()


def test_clear_takes_back_the_whole_film(cabinet: Cabinet) -> None:
    table = opened(cabinet, fleet(), PAD)
    table.press("A", "A")
    table.tell(ClearAll(PAD))
    assert made(table) == ()
    table.close()


@pytest.mark.rules("H21")
def test_what_cannot_be_is_said_and_changes_nothing(cabinet: Cabinet) -> None:
    game = harbor(2, MARKETS).licences(0).fleet(0, ship())
    table = opened(cabinet, game, PAD)
    table.walk(UP)
    assert table.notice
    assert "error" in table.ears.heard
    assert made(table) == ()
    table.close()


def test_the_house_of_a_fish_without_a_licence_refuses(cabinet: Cabinet) -> None:
    table = opened(cabinet, fleet(), MOUSE)
    table.click(pieces.Boat(0, 1), pieces.House(int(TUNA)))
    assert table.notice
    assert made(table) == ()
    table.click(pieces.Boat(0, 0), pieces.House(int(SNAPPER)))
    assert "port" in table.notice
    table.close()


# ---------------------------------------------------------------- ports and prices


@pytest.mark.rules("H26")
@BY_KEYS
def test_l_opens_a_port_as_a_step(cabinet: Cabinet, device: str) -> None:
    table = opened(cabinet, fleet(), device)
    table.press("L")
    assert made(table) == (NewPort(),)
    assert foreseen(table).seats[0].cash == table.sitting.show.view.seats[0].cash - 500
    table.press("X")  # H20: opening ports alone is no fish action
    assert not table.actions
    assert table.notice
    table.close()


@pytest.mark.rules("H23")
@BY_KEYS
def test_r_walks_the_own_wares_and_each_gets_another_price(cabinet: Cabinet, device: str) -> None:
    game = fleet().ware(0, MACKEREL, 100).ware(0, SNAPPER, 300, fresh=False).ware(0, MACKEREL, 100)
    table = opened(cabinet, game, device)
    table.press("R")
    naming = scene(table).naming
    assert naming is not None
    assert [len(card) for card in naming.pricing.cards] == [2, 1]
    table.walk(RIGHT, UP)
    table.press("X")
    assert made(table) == (Reprice(1, 400),)
    table.press("R")
    again = scene(table).naming
    assert again is not None
    assert [unit.kind for unit in again.pricing.units] == [MACKEREL, MACKEREL]  # each only once
    table.press("X")  # left as they are
    assert made(table) == (Reprice(1, 400),)
    table.press("X")
    assert table.actions[0] == Fish(0, (Reprice(1, 400),))
    table.close()


@pytest.mark.rules("H23")
def test_a_click_on_an_own_ware_begins_with_it(cabinet: Cabinet) -> None:
    table = opened(cabinet, fleet().ware(0, MACKEREL, 100).ware(0, SNAPPER, 300), MOUSE)
    table.click(pieces.Ware(0, int(SNAPPER), True, 300))
    naming = scene(table).naming
    assert naming is not None
    assert naming.pricing.units[naming.pricing.at].kind is SNAPPER
    table.verb("leave")
    assert scene(table).naming is None
    table.close()


@pytest.mark.rules("H22")
def test_r_splits_equal_barrels(cabinet: Cabinet) -> None:
    game = harbor(3, MARKETS).licences(0, SNAPPER).fleet(0, ship(Hull.TWO_SLOT, hold=[SNAPPER] * 2))
    table = opened(cabinet, game, PAD)
    table.press("A", "R")
    table.walk(RIGHT, UP)
    table.press("X")
    (dock,) = made(table)
    assert isinstance(dock, Dock)
    assert dock.prices[1] == dock.prices[0] + 100
    table.close()


def test_a_held_direction_goes_faster(cabinet: Cabinet) -> None:
    table = opened(cabinet, fleet(), PAD)
    go_to(table, 2)
    table.press("A")
    naming = scene(table).naming
    assert naming is not None
    before = naming.pricing.prices[0]
    table.walk(UP)
    table.tell(*[Move(PAD, 0, -1, again=True)] * 7)
    assert naming.pricing.prices[0] == before + 800
    table.tell(Move(PAD, 0, -1, again=True))
    assert naming.pricing.prices[0] == before + 1300
    table.walk(DOWN)
    assert naming.pricing.prices[0] == before + 1200
    table.press("L")
    assert naming.pricing.prices[0] == before
    table.close()


@BY_KEYS
def test_b_goes_from_the_prices_back_to_the_film(cabinet: Cabinet, device: str) -> None:
    table = opened(cabinet, fleet(), device)
    go_to(table, 2)
    table.press("A")
    assert foreseen(table).seats[0].wares
    table.tell(Back(device))
    assert scene(table).naming is None
    assert made(table) == ()
    table.close()


# ---------------------------------------------------------------- tuna


@pytest.mark.rules("H42")
@BY_ALL
def test_before_a_tuna_is_drawn_the_plan_is_asked_for_twice(cabinet: Cabinet, device: str) -> None:
    table = opened(cabinet, with_tuna(), device)
    do_it(table)
    assert not table.actions
    assert foreseen(table).stock == table.sitting.show.view.stock
    assert foreseen(table).tuna is None
    do_it(table)
    assert isinstance(table.actions[0], Fish)
    assert Dock(0, 0, ()) in table.actions[0].steps
    table.close()


@pytest.mark.rules("H42")
def test_a_tuna_dock_made_by_hand_is_asked_for_twice_as_well(cabinet: Cabinet) -> None:
    table = opened(cabinet, with_tuna(), PAD)
    table.walk(DOWN)
    table.press("A")
    assert made(table) == (Dock(0, 0, ()),)
    assert foreseen(table).stock == table.sitting.show.view.stock
    assert foreseen(table).aside == 3
    table.press("X")
    assert not table.actions
    table.tell(Back(PAD))
    table.press("A", "X")  # asked anew
    assert not table.actions
    table.press("X")
    assert table.actions[0] == Fish(0, (Dock(0, 0, ()),))
    table.close()


def after_an_auction() -> Game:
    game = with_tuna()
    game.fish(0, Dock(0, 0, ()))
    game.bid(0, 500, 0)
    assert game.state.phase is Phase.FISHING
    return game


@pytest.mark.rules("H42")
@BY_ALL
def test_after_the_auction_an_empty_film_means_done(cabinet: Cabinet, device: str) -> None:
    table = Table(cabinet, after_an_auction(), device)
    assert table.scene.name == "fishing"
    assert made(table) == ghosts(table) == ()
    do_it(table)
    assert table.actions[0] == Fish(0, ())
    table.close()


@pytest.mark.rules("H42")
@BY_KEYS
def test_after_the_auction_the_other_ships_go_on(cabinet: Cabinet, device: str) -> None:
    table = Table(cabinet, after_an_auction(), device)
    table.press("A")
    assert made(table) == (TakeBarrel(1, MACKEREL, False),)
    table.tell(Back(device))
    assert made(table) == ()
    table.press("A", "X")
    assert table.actions[0] == Fish(0, (TakeBarrel(1, MACKEREL, False),))
    table.close()


# ---------------------------------------------------------------- the table


@pytest.mark.parametrize("speed", ["1x", "4x", "instant"])
def test_directions_count_while_the_table_would_still_move(cabinet: Cabinet, speed: str) -> None:
    table = opened(cabinet, fleet(), PAD, speed)
    table.press("A", "A")
    assert len(made(table)) == 2
    table.walk(DOWN)
    table.press("A")
    table.quickly(*[Move(PAD, *UP)] * 3)
    naming = scene(table).naming
    assert naming is not None
    assert naming.pricing.prices[0] == naming.pricing.units[0].proposed + 300
    table.close()


def test_nothing_has_happened_before_the_last_press(cabinet: Cabinet) -> None:
    game = fleet()
    before = game.state.copy()
    table = opened(cabinet, game, PAD)
    table.press("A", "A")
    assert table.sitting.match.state == before
    assert table.sitting.show.view.seats[0].ships == before.ships[0]
    assert foreseen(table).seats[0].ships != before.ships[0]
    table.close()


def test_a_ship_pressed_on_the_table_is_chosen(cabinet: Cabinet) -> None:
    game = fleet().tokens(1, Resource.SNAPPER)
    table = Table(cabinet, game, MOUSE)
    table.click(pieces.Boat(0, 1))
    film = scene(table).film
    assert film is not None
    assert film.ship == 1
    table.close()


def test_a_double_click_on_fish_opens_no_port(cabinet: Cabinet) -> None:
    """The button for 500 yen comes to lie where the first of the two clicks was."""
    table = Table(cabinet, fleet(), MOUSE)
    fish = table.sitting.show.table.area(Verb("fish"))
    assert fish is not None
    click = Click(MOUSE, fish.x + fish.w / 2, fish.y + fish.h / 2)
    table.quickly(Point(MOUSE, click.x, click.y), click)
    table.seconds(0.1)
    table.quickly(click)
    port = table.sitting.show.table.area(Verb("port"))
    assert port is not None
    assert port.holds(click.x, click.y)
    assert made(table) == ()
    table.seconds(QUIET)
    table.tell(click)
    assert made(table) == (NewPort(),), "later it is meant"
    table.close()
