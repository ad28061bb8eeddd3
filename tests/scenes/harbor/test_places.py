"""What stays where it is: buttons, undo and the ribbon, and cards that say what is seen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.cabinet import Cabinet
from game.devices.intents import Inspect, Move
from game.rules.harbor.drafts.parts import DockAt
from game.rules.harbor.steps import LeavePort
from game.rules.harbor.words import Kind, Market
from game.staging.harbor import pieces
from game.staging.harbor.sheets.tally import Tally, tally
from game.staging.pieces import Sheet, Verb
from game.table.pose import Face
from game.ui.focus import Area
from scenes.play import burning, verbs
from tests.rules.harbor.positions import Game, harbor, ship
from tests.scenes.harbor.seats import BLOCK, MOUSE, PAD, Seat, clash, seated

HELD = 0.6
SHORT = 0.1


def area(seat: Seat, key: str) -> Area:
    found = seat.sitting.show.table.area(Verb(key))
    assert found is not None
    return found


def two_ships() -> Game:
    return harbor(4, [Market.EEL]).fleet(0, ship(port=0), ship(hold=[Kind.MACKEREL])).ports(0, 2)


# ---------------------------------------------------------------- the header


@pytest.mark.parametrize("device", [PAD, BLOCK, MOUSE])
def test_buttons_stay_in_place_when_back_becomes_take_back(cabinet: Cabinet, device: str) -> None:
    with seated(cabinet, two_ships(), device) as seat:
        scene = seat.opens("fishing")
        before = {key: area(seat, key) for key in ("leave", "port", "prices", "do")}
        scene._put(LeavePort(0))
        scene.changed()
        seat.booth.frames(3)
        assert scene._buttons[0].words == "Take back"
        for key in ("leave", "port", "prices"):
            assert area(seat, key) == before[key]
        assert area(seat, "do").x == before["do"].x


def test_undo_stands_where_the_way_back_does_and_hides_no_port(cabinet: Cabinet) -> None:
    with seated(cabinet, two_ships(), MOUSE) as seat:
        scene = seat.opens("fishing")
        back = area(seat, "leave")
        scene._put(LeavePort(0))
        seat.does_it()
        seat.booth.asked()
        assert seat.scene.may_take_back() == 0
        undo = burning.place(seat.sitting, 0)
        assert (undo.x, undo.y, undo.w) == (back.x, back.y, back.w)
        table = seat.sitting.show.table
        for port in range(pieces.PORTS):
            place = table.area(pieces.Port(0, port))
            assert place is None or not clash(undo, place)
        for key in ("fish", "market", "buy", "harbor", "end"):
            assert not clash(undo, area(seat, key))


def test_other_tables_keep_undo_on_the_plate(cabinet: Cabinet) -> None:
    with seated(cabinet, two_ships()) as seat:
        layout = seat.sitting.desk.layout
        assert verbs.back(layout) is not None
        slots = {name: slot for name, slot in layout.slots.items() if name != "verbs"}
        assert verbs.back(replace(layout, slots=slots)) is None


# ---------------------------------------------------------------- what just happened


def test_the_ribbon_tells_what_happened_before_what_was_undone(cabinet: Cabinet) -> None:
    with seated(cabinet, two_ships(), PAD) as seat:
        for _ in range(2):
            scene = seat.opens("fishing")
            scene._put(LeavePort(0) if not seat.match.actions else DockAt(0, 0))
            seat.does_it()
            seat.booth.asked()
        before = len(seat.sitting.show.history)
        seat.back()
        assert len(seat.match.actions) == 1
        assert 0 < len(seat.sitting.show.history) < before
        assert seat.scene.words()["ribbon"].phrases


# ---------------------------------------------------------------- explanations


def looks(seat: Seat) -> bool:
    return seat.scene._looking is not None


@pytest.mark.parametrize("device", [PAD, BLOCK, MOUSE])
def test_a_short_press_explains_until_the_next_one(cabinet: Cabinet, device: str) -> None:
    with seated(cabinet, two_ships(), device) as seat:
        seat.booth.tell(Inspect(device, True))
        seat.booth.seconds(SHORT)
        seat.booth.tell(Inspect(device, False))
        seat.booth.seconds(2)
        assert looks(seat)
        seat.booth.tell(Inspect(device, True), Inspect(device, False))
        assert not looks(seat)
        seat.booth.tell(Inspect(device, True), Inspect(device, False))
        assert looks(seat)
        at = seat.at
        seat.booth.tell(Move(device, 1, 0))
        assert not looks(seat)
        assert seat.at != at, "the press that hides it does what it always does"


def test_it_begins_with_what_is_in_focus_and_never_goes_under_a_sheet(cabinet: Cabinet) -> None:
    with seated(cabinet, two_ships(), PAD) as seat:
        seat.booth.tell(Inspect(PAD, True))
        assert seat.sitting.desk.board._looked == seat.at
        seat.booth.tell(Inspect(PAD, False))
        seat.opens("visiting", Market(Kind.MACKEREL))
        sheet = seat.sitting.desk.layout.area(Sheet())
        seat.booth.tell(Inspect(PAD, True))
        walk = seat.sitting.desk.board._walk
        assert walk is not None
        told = [item.area for item in walk._items.values()]
        assert told
        assert not any(sheet.holds(spot.x + spot.w / 2, spot.y + spot.h / 2) for spot in told)


def test_held_it_walks_and_is_gone_when_released(cabinet: Cabinet) -> None:
    with seated(cabinet, two_ships(), PAD) as seat:
        at = seat.at
        seat.booth.tell(Inspect(PAD, True))
        seat.booth.seconds(HELD)
        seat.booth.tell(Move(PAD, 1, 0))
        assert looks(seat)
        seat.booth.tell(Inspect(PAD, False))
        assert not looks(seat)
        assert seat.at == at


@pytest.mark.rules("H20")
def test_a_planned_ship_is_told_where_it_is_seen(cabinet: Cabinet) -> None:
    with seated(cabinet, two_ships(), PAD) as seat:
        guide = seat.sitting.desk.board._guide
        boat = pieces.Boat(0, 0)
        docked = guide.explain(boat, 0)
        scene = seat.opens("fishing")
        scene._put(LeavePort(0))
        scene.changed()
        assert guide.explain(boat, 0) != docked


# ---------------------------------------------------------------- the tally


@pytest.mark.rules("H24")
def test_pay_for_unloading_is_gold_only_once_it_is_earned() -> None:
    def words(face: Face) -> str:
        return "".join(str(part) for run in face.drawn for part in getattr(run, "parts", ())[:1])

    told = Tally(1, 2, 100, (), 0, 3, False, 1)
    assert "Unload 1 more for" in words(tally(told, 700, 100))
    assert "Unloaded 8" in words(tally(Tally(8, 0, 400, (), 0, 3, False, 1), 700, 100))
