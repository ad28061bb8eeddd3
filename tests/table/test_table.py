from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from pygame import Surface

from game.table.components import Course, Look, Place, Shown
from game.table.drawers import FLYING
from game.table.pose import Caption, Face, Panel, Pose, Poses
from game.table.table import Table
from game.ui.canvas import Canvas
from tests.screens import draw_picture, kit_for, screen

Kind = TypeVar("Kind")

BACK, FRONT = Face("back"), Face("front")
PLATE = Panel((28, 52, 102), (92, 130, 188))
CARD = Pose(400, 300, 150, 210, 3, BACK)
DECKED = replace(CARD, x=1700)
POSES: Poses = {
    ("card", 1): CARD,
    ("card", 2): replace(CARD, y=378, z=4),
    ("money", 0): Pose(
        900.5, 700, 120, 50, 1, Face(captions=(Caption("20", 40, (255, 255, 255)),), panel=PLATE)
    ),
}


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    table.put(POSES)
    yield table
    table.close()


@pytest.fixture
def window(table: Table, tmp_path: Path) -> Surface:
    target = screen(960, 540)
    for name, colour in (("back", (30, 60, 120)), ("front", (200, 60, 40)), ("life/shadow", (0, 0, 0))):
        draw_picture(tmp_path, name, colour)
    table.lay(kit_for(target, tmp_path), None)
    return target


def pixels(canvas: Canvas, size: tuple[int, int] = (960, 540)) -> bytes:
    target = Surface(size)
    canvas.touch_all()
    canvas.paint(target)
    return target.get_buffer().raw


def run(table: Table, seconds: float = 5.0) -> None:
    for _ in range(round(seconds * 60)):
        table.update(1 / 60)


def test_a_table_reads_back_exactly_what_was_put(table: Table) -> None:
    assert table.poses() == POSES
    assert list(table) == list(POSES)
    assert not table.moving


def test_putting_again_adds_changes_and_removes(table: Table) -> None:
    entity = table.piece(("card", 1))
    wanted: Poses = {("card", 1): replace(CARD, x=1.25, face=FRONT), ("coin",): CARD}
    table.put(wanted)
    assert table.poses() == wanted
    assert table.piece(("card", 1)) == entity
    assert ("card", 2) not in table
    with pytest.raises(KeyError):
        table.piece(("card", 2))


def test_putting_stops_whatever_moves(table: Table) -> None:
    table.send(("card", 1), replace(CARD, x=1000, w=60, h=84), Course(1.0, arc=90, swell=1.5))
    table.turn(("card", 1), FRONT, 1.0)
    table.bump(("card", 2), 1.0)
    table.count(("money", 0), numbered_face("35"), 1.0)
    run(table, 0.3)
    assert table.poses() != POSES
    table.put(POSES)
    assert not table.moving
    run(table)
    assert table.poses() == POSES


def numbered_face(text: str) -> Face:
    return replace(POSES["money", 0].face, captions=(Caption(text, 40, (255, 255, 255)),))


def test_a_piece_travels_and_ends_exactly_there(table: Table) -> None:
    goal = Pose(1000.1, 77.7, 60.3, 84, 9, BACK)
    table.send(("card", 1), goal, Course(0.5))
    assert table.heading(("card", 1)) == goal
    table.update(0.25)
    assert table.poses()["card", 1].x == pytest.approx((400 + 1000.1) / 2)
    table.update(0.3)
    assert table.poses()["card", 1] == goal
    assert not table.moving


def test_a_piece_hops_along_its_points(table: Table) -> None:
    goal = replace(CARD, x=400, y=500)
    table.send(("card", 1), goal, Course(0.4, arc=30, via=((600.0, 300.0),)))
    place = component(table, Place)
    table.update(0.1)
    assert (place.x, place.y, place.up) == pytest.approx((500, 300, 30))
    table.update(0.1)
    assert (place.x, place.y, place.up) == pytest.approx((600, 300, 0))
    table.update(0.1)
    assert (place.x, place.y, place.up) == pytest.approx((500, 400, 30))
    table.update(0.1)
    assert (place.x, place.y, place.up, place.flying) == (400, 500, 0, False)


def component(table: Table, kind: type[Kind]) -> Kind:
    return table._world.component(table.piece(("card", 1)), kind)


def test_a_piece_sent_elsewhere_in_flight_goes_on_from_where_it_is_seen(table: Table) -> None:
    place = component(table, Place)
    table.send(("card", 1), replace(CARD, x=800), Course(1.0, arc=100))
    table.update(0.5)
    seen = (place.x, place.y - place.up)
    table.send(("card", 1), replace(CARD, y=900), Course(1.0))
    table.update(1e-6)
    assert (place.x, place.y - place.up) == pytest.approx(seen, abs=0.01)
    run(table)
    assert table.poses()["card", 1] == replace(CARD, y=900)


def test_a_swollen_piece_sent_elsewhere_shrinks_on_the_way(table: Table) -> None:
    look = component(table, Look)
    table.send(("card", 1), CARD, Course(1.0, swell=1.8))
    table.update(0.5)
    assert look.swell == pytest.approx(1.4)
    table.send(("card", 1), replace(CARD, x=800), Course(1.0))
    table.update(0.5)
    assert look.swell == pytest.approx(1.2)
    run(table)
    assert look.swell == 1.0


def test_two_tables_do_not_touch_each_other(table: Table) -> None:
    other = Table()
    other.put({("card", 1): DECKED})
    table.show(("card", 1), FRONT)
    other.show(("card", 1), BACK)
    assert table.poses()["card", 1].face == FRONT
    other.close()
    assert table.poses()["card", 1].face == FRONT


def test_a_flip_shows_the_other_face_from_the_middle_on(table: Table) -> None:
    look = component(table, Look)
    table.turn(("card", 1), FRONT, 0.2)
    assert table.heading(("card", 1)).face == FRONT
    table.update(0.09)
    assert (look.face, look.squash < 0.3) == (BACK, True)
    table.update(0.02)
    assert (look.face, look.squash < 0.3) == (FRONT, True)
    table.update(0.1)
    assert (look.face, look.squash, table.moving) == (FRONT, 1.0, False)


def test_showing_a_face_ends_the_flip(table: Table) -> None:
    table.turn(("card", 1), FRONT, 0.2)
    table.update(0.05)
    table.show(("card", 1), BACK)
    run(table)
    assert table.poses() == POSES
    assert component(table, Look).squash == 1.0


def test_a_number_counts_up_and_ends_as_its_face_says(table: Table) -> None:
    table.count(("money", 0), numbered_face("30"), 1.0)
    seen = []
    for _ in range(12):
        table.update(0.1)
        seen.append(int(table.poses()["money", 0].face.captions[0].text))
    assert seen == [21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 30, 30]
    assert not table.moving


def test_a_face_without_a_number_is_there_at_once(table: Table) -> None:
    table.count(("money", 0), FRONT, 1.0)
    assert table.poses()["money", 0].face == FRONT


def test_a_bump_swells_and_leaves_no_trace(table: Table) -> None:
    look = component(table, Look)
    table.bump(("card", 1), 0.2)
    table.update(0.1)
    assert look.swell > 1.1
    run(table)
    assert (look.swell, table.poses()) == (1.0, POSES)


def test_a_vanished_piece_leaves_no_sprite(table: Table, window: Surface) -> None:
    assert len(table.canvas) == 3
    table.vanish(("card", 1))
    assert len(table.canvas) == 2
    table.appear(("card", 1), CARD)
    table.draw()
    assert len(table.canvas) == 3


def test_a_piece_vanishing_in_flight_leaves_the_table_at_rest(table: Table) -> None:
    table.send(("card", 1), replace(CARD, x=800), Course(1.0))
    table.vanish(("card", 1))
    table.update(1 / 60)
    assert not table.moving


def test_what_travels_is_in_front_until_it_lands(table: Table, window: Surface) -> None:
    table.send(("card", 1), replace(CARD, x=800), Course(0.5))
    table.draw()
    sprite = component(table, Shown).sprite
    assert sprite is not None
    assert sprite.key[0] == FLYING + 3
    run(table)
    table.draw()
    assert sprite.key[0] == 3


def test_the_canvas_after_all_movement_is_the_canvas_of_a_table_put_so(table: Table, window: Surface) -> None:
    goal = replace(POSES["card", 2], x=1000, w=75, h=105, z=8, face=FRONT)
    table.send(("card", 2), goal, Course(0.4, arc=90, swell=1.5))
    table.turn(("card", 2), FRONT, 0.3)
    table.count(("money", 0), numbered_face("30"), 0.3)
    for _ in range(40):
        table.update(1 / 60)
        table.draw()
        table.canvas.paint(window)
    moved = pixels(table.canvas)
    assert window.convert(Surface((1, 1))).get_buffer().raw == moved
    table.put(
        {**POSES, ("card", 2): goal, ("money", 0): replace(POSES["money", 0], face=numbered_face("30"))}
    )
    table.draw()
    assert pixels(table.canvas) == moved


def test_a_piece_lies_in_the_middle_of_its_place(table: Table, window: Surface) -> None:
    sprite = component(table, Shown).sprite
    assert sprite is not None
    assert (sprite.rect.center, sprite.rect.size) == ((200, 150), (75, 105))


def test_a_piece_put_down_while_it_grows_is_seen_at_its_size(table: Table, window: Surface) -> None:
    goal = replace(CARD, w=300, h=420)
    table.send(("card", 1), goal, Course(0.5))
    table.draw()
    table.put({**POSES, ("card", 1): goal})
    table.draw()
    sprite = component(table, Shown).sprite
    assert sprite is not None
    assert sprite.rect.size == (150, 210)


def test_a_piece_that_has_grown_is_seen_at_its_full_size(table: Table, window: Surface) -> None:
    """Its last step may be a small one, but its picture follows it."""
    full = Pose(300, 300, 200, 160, 3, Face(panel=PLATE))
    table.put({**POSES, ("card", 1): replace(full, y=378, h=4)})
    table.draw()
    table.send(("card", 1), full, Course(0.15, lambda part: part))
    for _frame in range(20):
        table.update(1 / 60)
        table.draw()
    sprite = component(table, Shown).sprite
    assert sprite is not None
    assert (sprite.rect.center, sprite.rect.size) == ((150, 150), (100, 80))


def test_an_untouched_table_draws_nothing(table: Table, window: Surface) -> None:
    table.canvas.paint(window)
    table.update(1 / 60)
    table.draw()
    table.put(POSES)
    table.draw()
    assert table.canvas.still


def test_another_window_gets_every_piece_at_its_size_even_in_flight(
    table: Table, window: Surface, tmp_path: Path
) -> None:
    table.send(("card", 1), replace(CARD, x=800), Course(0.5))
    table.update(0.25)
    before = table.poses()
    table.lay(kit_for(screen(1920, 1080), tmp_path), None)
    sprite = component(table, Shown).sprite
    assert sprite is not None
    assert (len(table.canvas), sprite.rect.size, sprite.rect.center) == (3, (150, 210), (600, 300))
    assert table.poses() == before
    run(table)
    assert table.poses()["card", 1] == replace(CARD, x=800)
