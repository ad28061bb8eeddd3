"""Bids with the mouse, behind the curtain or openly where nobody else looks; the chant without a clock."""

from __future__ import annotations

import pytest

from game.app.cabinet import Cabinet
from game.app.platform import STEP
from game.devices.intents import Back, Confirm, Lock, Menu, Move, Point
from game.staging.duel.pieces import Sign
from game.ui import theme
from scenes.duel.chant import MIN_LOOK, USUAL, Moment
from scenes.pause import PauseScene
from tests import areas
from tests.scenes.duel.table import BLOCKS, BOT, LEFT, MOUSE, RIGHT, Table, pressing

SHARED = (MOUSE, MOUSE)


def chanting(cabinet: Cabinet, devices: tuple[str, str], pace: str = "usual") -> Table:
    table = Table(cabinet, devices, pace)
    table.until_phase("chant")
    table.steps(2)
    return table


def hung_before(table: Table) -> int | None:
    return table.chanting.entering.desk.curtain.seat


# ---------------------------------------------------------------- behind the curtain


@pytest.mark.parametrize("pace", ["usual", "untimed"])
def test_people_at_the_mouse_choose_one_after_another_and_then_the_chant_runs(
    cabinet: Cabinet, pace: str
) -> None:
    table = chanting(cabinet, SHARED, pace)
    table.steps(3)
    assert (hung_before(table), table.sitting.show.stirred) == (0, False)
    table.lift(0)
    table.choose(0, 4)
    assert hung_before(table) == 1
    table.lift(1)
    table.choose(1, 2)
    assert hung_before(table) is None
    assert table.sitting.show.stirred
    taken = table.until(lambda: table.bids) * STEP
    assert table.bids == [4, 2]
    assert taken < MIN_LOOK + 2 * USUAL.beat + USUAL.flight + 3 * STEP
    table.close()


def test_the_look_lasts_while_somebody_has_the_curtain(cabinet: Cabinet) -> None:
    table = chanting(cabinet, (LEFT, MOUSE))
    assert hung_before(table) == 1
    table.seconds(USUAL.look + 3)
    assert table.moment is Moment.LOOK
    table.lift(1)
    table.choose(1, 3)
    assert table.until_moment(Moment.WA) == 1
    table.press(LEFT, 4)
    assert table.revealed() == [4, 3]
    table.close()


def test_nobody_is_waited_for_longer_than_the_curtain_may_hang(cabinet: Cabinet) -> None:
    table = chanting(cabinet, SHARED)
    taken = table.until(lambda: table.bids) * STEP
    assert taken == pytest.approx(2 * theme.CURTAIN_WAIT + 2 * USUAL.beat + USUAL.flight, abs=0.2)
    assert table.bids == [1, 1]
    table.close()


def test_without_a_clock_the_curtain_hangs_as_long_as_it_must(cabinet: Cabinet) -> None:
    table = chanting(cabinet, SHARED, "untimed")
    table.seconds(3 * theme.CURTAIN_WAIT)
    assert (hung_before(table), table.moment) == (0, Moment.LOOK)
    table.close()


def test_a_lifted_curtain_falls_when_nobody_is_there(cabinet: Cabinet) -> None:
    table = chanting(cabinet, SHARED)
    table.lift(0)
    table.seconds(theme.CURTAIN_IDLE + 0.1)
    curtain = table.chanting.entering.desk.curtain
    assert (curtain.seat, curtain.lifted) == (0, False)
    table.close()


def test_a_lifted_curtain_can_be_left_without_a_choice(cabinet: Cabinet) -> None:
    table = chanting(cabinet, SHARED)
    table.lift(0)
    table.tell(Back(MOUSE))
    assert (hung_before(table), table.chanting.entering.desk.curtain.lifted) == (0, False)
    assert table.sitting.show.tableau.presses == (0, 0)
    table.close()


def test_arrows_choose_behind_the_curtain_and_nowhere_else_where_the_desk_is_shared(cabinet: Cabinet) -> None:
    table = chanting(cabinet, SHARED)
    table.press(MOUSE, 3)
    assert table.sitting.show.tableau.presses == (0, 0)
    table.lift(0)
    table.press(MOUSE, 3)
    table.steps(2)
    assert table.sitting.show.tableau.presses == (1, 0)
    assert hung_before(table) == 1
    table.close()


def test_keys_hold_the_curtain_as_well(cabinet: Cabinet) -> None:
    table = chanting(cabinet, SHARED)
    assert table.scene.secret == {MOUSE}
    table.tell(Lock(MOUSE, True))
    table.seconds(theme.HOLD + 0.05)
    assert table.chanting.entering.desk.curtain.lifted
    table.close()


def test_arrows_are_a_block_for_whoever_has_the_desk_alone(cabinet: Cabinet) -> None:
    table = chanting(cabinet, (LEFT, MOUSE))
    table.press(MOUSE, 4)
    assert hung_before(table) is None
    assert table.scene.secret == frozenset()
    table.press(LEFT, 2)
    assert table.revealed() == [2, 4]
    table.close()


def test_whoever_has_chosen_may_choose_anew(cabinet: Cabinet) -> None:
    table = chanting(cabinet, (LEFT, MOUSE))
    table.lift(1)
    table.choose(1, 3)
    table.click(areas.seat(table.sitting.desk.layout, 1, "name"))
    assert (hung_before(table), table.sitting.show.tableau.presses) == (1, (0, 0))
    table.lift(1)
    table.choose(1, 1)
    assert table.revealed()[1] == 1
    table.close()


def test_what_covers_the_table_closes_the_curtain(cabinet: Cabinet) -> None:
    table = chanting(cabinet, SHARED)
    table.lift(0)
    table.tell(Menu(MOUSE))
    assert isinstance(table.stack.top, PauseScene)
    table.come_back()
    table.steps(2)
    assert (hung_before(table), table.chanting.entering.desk.curtain.lifted) == (0, False)
    table.close()


def test_the_curtain_falls_only_when_the_mouse_points_at_no_sign_any_more(cabinet: Cabinet) -> None:
    table = chanting(cabinet, SHARED)
    table.lift(0)
    table.tell(_over_sign(table, 0, 3))
    table.click_sign(0, 3)
    assert table.chanting.entering.desk.curtain.lifted
    assert table.sitting.desk.board._looked == Sign(0, 3)
    table.tell(_over_sign(table, 0, 2))
    assert table.chanting.entering.desk.curtain.lifted
    table.click_sign(0, 2)
    table.tell(Point(MOUSE, 640, 420))
    assert hung_before(table) == 1
    assert table.sitting.desk.board._looked is None
    assert not table.sitting.desk.board.hud._rings
    table.lift(1)
    table.choose(1, 1)
    assert table.revealed() == [2, 1]
    table.close()


def _over_sign(table: Table, seat: int, bid: int) -> Point:
    area = areas.seat(table.sitting.desk.layout, seat, f"bid_{bid}")
    return Point(MOUSE, area.x + area.w / 2, area.y + area.h / 2)


def test_whoever_chose_and_left_is_not_asked_again(cabinet: Cabinet) -> None:
    table = chanting(cabinet, SHARED)
    table.lift(0)
    table.click_sign(0, 3)
    table.seconds(theme.CURTAIN_IDLE + 0.1)
    assert hung_before(table) == 1
    table.close()


def test_a_choice_can_be_left_behind_the_curtain(cabinet: Cabinet) -> None:
    table = chanting(cabinet, SHARED)
    table.lift(0)
    table.click_sign(0, 3)
    table.tell(Back(MOUSE))
    assert (hung_before(table), table.sitting.show.tableau.presses) == (0, (0, 0))
    table.close()


def test_back_from_the_desk_pauses(cabinet: Cabinet) -> None:
    for devices in (SHARED, (MOUSE, BOT), BLOCKS):
        table = chanting(cabinet, devices)
        table.tell(Back(MOUSE))
        assert isinstance(table.stack.top, PauseScene)
        table.close()


# ---------------------------------------------------------------- alone


def test_a_lone_human_clicks_in_rhythm_and_sees_the_choice(cabinet: Cabinet) -> None:
    table = chanting(cabinet, (MOUSE, BOT))
    assert hung_before(table) is None
    table.click_sign(0, 2)
    table.until_moment(Moment.SA)
    table.click_sign(0, 4)
    ring = table.sitting.desk.board.hud._rings["bid"][0]
    slot = areas.seat(table.sitting.desk.layout, 0, "bid_4")
    assert ring == slot
    assert table.revealed()[0] == 4
    table.until_phase("barrel")
    assert "bid" not in table.sitting.desk.board.hud._rings
    table.close()


def test_a_lone_human_at_the_mouse_is_ready_by_a_click_in_the_middle(cabinet: Cabinet) -> None:
    table = chanting(cabinet, (MOUSE, BOT), "slow")
    middle = areas.seat(table.sitting.desk.layout, 0, "lamp")
    table.click(middle)
    assert table.sitting.show.tableau.ready == frozenset(), "nothing is chosen yet"
    table.click_sign(0, 2)
    table.steps(3)
    assert "ready" in table.sitting.desk.board.hud._sprites
    table.click(middle)
    taken = table.until_moment(Moment.WA) * STEP
    assert taken <= MIN_LOOK
    assert "ready" not in table.sitting.desk.board.hud._sprites
    assert table.revealed()[0] == 2
    table.close()


def test_a_lone_human_without_a_clock_starts_the_chant_with_a_click(cabinet: Cabinet) -> None:
    table = chanting(cabinet, (BOT, MOUSE), "untimed")
    table.seconds(30)
    assert (table.moment, table.sitting.show.stirred) == (Moment.LOOK, False)
    table.click_sign(1, 3)
    assert table.revealed()[1] == 3
    table.close()


def test_no_sign_of_the_other_seat_can_be_clicked(cabinet: Cabinet) -> None:
    table = chanting(cabinet, (MOUSE, BOT))
    table.click_sign(1, 2)
    assert table.sitting.show.tableau.presses == (0, 0)
    table.close()


@pytest.mark.parametrize("devices", [BLOCKS, (LEFT, BOT), (BOT, RIGHT)])
def test_two_people_never_see_a_ring_and_a_lone_one_always_does(
    cabinet: Cabinet, devices: tuple[str, str]
) -> None:
    table = chanting(cabinet, devices)
    table.tell(pressing(LEFT, 3), pressing(RIGHT, 3))
    assert ("bid" in table.sitting.desk.board.hud._rings) == (BOT in devices)
    table.close()


# ---------------------------------------------------------------- without a clock


def test_without_a_clock_both_must_press_and_be_ready(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS, "untimed")
    table.tell(Confirm(LEFT))
    assert (table.sitting.show.tableau.ready, table.ears.heard[-1]) == (frozenset(), "error")
    table.tell(pressing(LEFT, 4), Confirm(LEFT), pressing(RIGHT, 2))
    table.seconds(60)
    assert (table.moment, table.sitting.show.stirred) == (Moment.LOOK, False)
    table.tell(Confirm(RIGHT))
    assert table.sitting.show.stirred
    table.steps()
    assert table.moment is Moment.WA
    table.press(LEFT, 1)
    assert table.revealed() == [4, 2]
    table.close()


def test_without_a_clock_ready_can_be_taken_back(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS, "untimed")
    table.tell(pressing(LEFT, 4), Confirm(LEFT), pressing(RIGHT, 2), Confirm(RIGHT), Back(LEFT))
    table.steps(2)
    assert table.sitting.show.tableau.ready == {1}
    table.seconds(10)
    assert table.moment is Moment.LOOK
    table.tell(Move(LEFT, -1, 0), Confirm(LEFT))
    assert table.revealed() == [1, 2]
    table.close()
