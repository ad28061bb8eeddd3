"""What the world answers to pointers and to steps from one thing to the next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.staging.duel.pieces import Barrel, FishCard, Half, Pile
from game.table.components import Choosable, Course, Explains, Identity, Travel
from game.table.picking import MARGIN
from game.table.pose import NOTHING, Face, Pose, Poses
from game.table.table import Table
from game.ui.focus import Area

FACE = Face("back")
PILE = Pile(0, 1)
LOW, HIGH, BARREL = FishCard(3), FishCard(4), Barrel()
POSES: Poses = {
    PILE: Pose(300, 300, 400, 200, 10, NOTHING),
    LOW: Pose(200, 300, 120, 168, 30, FACE),
    HIGH: Pose(260, 300, 120, 168, 31, FACE),
    BARREL: Pose(900, 300, 100, 100, 60, FACE),
}


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table({Pile, FishCard})
    table.put(POSES)
    yield table
    table.close()


def test_of_all_that_explains_itself_the_one_nearest_to_the_eye_is_asked(table: Table) -> None:
    assert table.explained_at(150, 300) == LOW
    assert table.explained_at(230, 300) == HIGH
    assert table.explained_at(450, 300) == PILE
    assert table.explained_at(600, 600) is None


def test_what_has_nothing_to_say_is_looked_through(table: Table) -> None:
    assert BARREL in table
    assert table.explained_at(900, 300) is None
    assert [item.key for item in table.explained()] == [PILE, LOW, HIGH]


def test_a_piece_is_pointed_at_where_it_is_just_now(table: Table) -> None:
    table.send(LOW, Pose(1200, 300, 120, 168, 30, FACE), Course(1.0))
    for _ in range(30):
        table.update(1 / 60)
    assert table.explained_at(1200, 300) is None
    assert table.explained_at(700, 300) == LOW


def test_only_what_is_offered_can_be_chosen(table: Table) -> None:
    assert table.choosable_at(900, 300) is None
    table.offer([BARREL, LOW])
    assert table.choosable_at(900, 300) == BARREL
    assert table.choosable_at(230, 300) == LOW  # the card over it cannot be chosen
    assert [item.key for item in table.choosable()] == [BARREL, LOW]
    table.offer([HIGH])
    assert table.choosable_at(900, 300) is None
    assert [item.key for item in table.choosable()] == [HIGH]


def test_a_hasty_click_beside_a_piece_takes_the_nearest_within_the_margin(table: Table) -> None:
    table.offer([HIGH, BARREL])
    assert table.choosable_at(950 + MARGIN - 1, 300) == BARREL
    assert table.choosable_at(950 + MARGIN + 1, 300) is None
    assert table.choosable_at(850 - MARGIN + 1, 300) == BARREL


def test_of_two_that_overlap_the_upper_one_is_taken_and_the_lower_one_where_it_shows(table: Table) -> None:
    table.offer([LOW, HIGH])
    assert table.choosable_at(210, 300) == HIGH
    assert table.choosable_at(199, 300) == LOW
    low, high = (item.area for item in table.choosable())
    assert low == Area(140, 216, 60, 168)
    assert high == Area(200, 216, 120, 168)


def test_what_is_offered_and_not_on_the_table_cannot_be_chosen(table: Table) -> None:
    table.offer([Half(0), LOW])
    assert [item.key for item in table.choosable()] == [LOW]


def test_a_piece_that_left_and_came_back_is_offered_again(table: Table) -> None:
    table.offer([LOW])
    table.vanish(LOW)
    table.appear(LOW, POSES[LOW])
    assert table.choosable() == []
    table.offer([LOW])
    assert [item.key for item in table.choosable()] == [LOW]


def test_the_world_has_all_pieces_of_a_kind_and_what_they_say_of_themselves(table: Table) -> None:
    world = table._world
    assert sorted(card.card for _, card in world.get(FishCard)) == [3, 4]
    assert {each.id for _, each in world.get(Identity)} == POSES.keys()
    assert len(world.get(Explains)) == 3
    assert world.get(Choosable) == []
    table.offer([LOW])
    assert len(world.get(Choosable)) == 1


def test_a_piece_travels_only_while_it_is_on_its_way(table: Table) -> None:
    assert table._world.get(Travel) == []
    table.send(LOW, POSES[HIGH], Course(0.5))
    assert len(table._world.get(Travel)) == 1
    for _ in range(40):
        table.update(1 / 60)
    assert table._world.get(Travel) == []
    assert not table.moving


def test_where_a_piece_is_can_be_asked_whether_it_is_there_or_not(table: Table) -> None:
    assert table.area(BARREL) == Area(850, 250, 100, 100)
    assert table.area(Half(0)) is None
