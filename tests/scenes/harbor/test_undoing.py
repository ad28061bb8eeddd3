"""The button that takes a step back, and what lies under it or under a sheet."""

from __future__ import annotations

from dataclasses import replace

from game.app.cabinet import Cabinet
from game.devices.intents import Click, Point
from game.rules.harbor.words import Market
from game.staging.harbor import pieces
from game.staging.pieces import Verb
from scenes.play import burning
from tests.rules.harbor.positions import harbor
from tests.scenes.harbor.table import MOUSE, Table


def at_the_undo(table: Table) -> tuple[float, float]:
    """Its middle."""
    area = burning.place(table.sitting, table.seat)
    return area.x + area.w / 2, area.y + area.h / 2


def one_step_in(cabinet: Cabinet) -> Table:
    """A ship was sent out, and an action is left."""
    table = Table(cabinet, harbor(3, [Market.EEL]), MOUSE)
    table.verb("fish")
    table.verb("do")
    table.asked()
    assert len(table.actions) == 1
    return table


def test_a_click_on_undo_takes_the_last_step_back(cabinet: Cabinet) -> None:
    table = one_step_in(cabinet)
    table.tell(Click(MOUSE, *at_the_undo(table)))
    assert not table.actions
    table.close()


def test_a_sheet_shows_no_undo_and_a_click_there_undoes_nothing(cabinet: Cabinet) -> None:
    table = one_step_in(cabinet)
    assert table.scene.may_take_back() == table.seat
    table.verb("fish")
    assert table.scene.may_take_back() is None
    table.tell(Click(MOUSE, *at_the_undo(table)))
    assert len(table.actions) == 1
    table.close()


def test_nothing_under_a_sheet_explains_itself(cabinet: Cabinet) -> None:
    table = Table(cabinet, harbor(3, [Market.EEL]), MOUSE)
    race = table.sitting.show.table.area(pieces.Lane(1))
    assert race is not None
    x, y = race.x + race.w / 2, race.y + race.h / 2
    assert table.scene._explained_at(x, y) is not None
    table.verb("fish")
    assert table.scene._explained_at(x, y) is None
    table.close()


def test_a_closed_port_opens_the_menu_of_the_harbor(cabinet: Cabinet) -> None:
    table = Table(cabinet, harbor(3, [Market.EEL]), MOUSE)
    table.click(pieces.Port(table.seat, 1))
    opened = table.sitting.opened
    assert opened is not None
    assert opened.phase == "harbor"
    table.close()


def test_no_button_stays_in_the_header_once_the_turn_is_over(cabinet: Cabinet) -> None:
    table = one_step_in(cabinet)
    table.cabinet.settings.now = replace(table.cabinet.settings.now, fuse="long")
    table.verb("end")
    table.verb("end")
    assert table.sitting.fuse is not None
    assert Verb("end") not in table.sitting.show.table
    table.tell(Point(MOUSE, *at_the_undo(table)), Click(MOUSE, *at_the_undo(table)))
    table.asked()
    assert table.sitting.fuse is None
    assert Verb("end") in table.sitting.show.table
    table.close()
