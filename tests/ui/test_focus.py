from __future__ import annotations

import random

import pytest

from game.ui.focus import Area, Focus, Item

RIGHT, LEFT, UP, DOWN = (1, 0), (-1, 0), (0, -1), (0, 1)


def grid(columns: int, rows: int) -> list[Item]:
    return [
        Item(f"{x}{y}", Area(100 + x * 200, 100 + y * 80, 180, 60))
        for y in range(rows)
        for x in range(columns)
    ]


def after(focus: Focus, *ways: tuple[int, int]) -> str | None:
    for way in ways:
        focus.move(*way)
    return focus.at


def test_the_first_item_near_the_corner_is_focused_at_once() -> None:
    assert Focus(grid(3, 3)).at == "00"


def test_a_step_in_a_grid_goes_to_the_neighbour() -> None:
    for way, key in ((RIGHT, "21"), (LEFT, "01"), (UP, "10"), (DOWN, "12")):
        assert after(Focus(grid(3, 3), "11"), way) == key


def test_at_the_edge_a_step_goes_round_to_the_far_end_of_the_line() -> None:
    for at, way, key in (("21", RIGHT, "01"), ("01", LEFT, "21"), ("10", UP, "12"), ("12", DOWN, "10")):
        assert after(Focus(grid(3, 3), at), way) == key


def test_sideways_in_a_list_there_is_nothing() -> None:
    focus = Focus(grid(1, 5), "02")
    assert not focus.move(*RIGHT)
    assert focus.at == "02"


def test_sideways_stays_within_45_degrees() -> None:
    items = [Item("here", Area(0, 0, 100, 50)), Item("far below", Area(150, 400, 100, 50))]
    assert not Focus(items, "here").move(*RIGHT)


def test_down_takes_what_there_is_even_far_aside() -> None:
    items = [Item("here", Area(0, 0, 100, 50)), Item("aside", Area(900, 80, 100, 50))]
    assert after(Focus(items, "here"), DOWN) == "aside"


def test_straight_ahead_wins_over_nearer_but_aside() -> None:
    items = [
        Item("here", Area(0, 0, 100, 50)),
        Item("ahead", Area(0, 200, 100, 50)),
        Item("aside", Area(210, 110, 100, 50)),
    ]
    assert after(Focus(items, "here"), DOWN) == "ahead"


def test_a_group_is_not_left_while_it_goes_on() -> None:
    items = [
        Item("a", Area(0, 0, 100, 50), "list"),
        Item("other", Area(0, 60, 100, 50)),
        Item("b", Area(0, 120, 100, 50), "list"),
    ]
    assert after(Focus(items, "a"), DOWN) == "b"
    assert after(Focus(items, "b"), DOWN) == "a"


def test_a_named_neighbour_comes_first() -> None:
    items = [*grid(2, 2), Item("odd", Area(900, 900, 10, 10), neighbours={UP: "00"})]
    assert after(Focus(items, "odd"), UP) == "00"


def test_a_named_neighbour_that_is_gone_does_not_matter() -> None:
    items = [Item("a", Area(0, 0, 50, 50), neighbours={DOWN: "gone"}), Item("b", Area(0, 100, 50, 50))]
    assert after(Focus(items, "a"), DOWN) == "b"


def test_a_slanting_step_goes_up_or_down_if_it_can() -> None:
    assert after(Focus(grid(3, 3), "11"), (1, 1)) == "12"
    assert after(Focus(grid(3, 1), "00"), (1, 1)) == "10"


def test_no_step_is_no_step() -> None:
    assert not Focus(grid(2, 2)).move(0, 0)
    assert not Focus().move(1, 0)


def test_pointing_focuses_and_pointing_at_nothing_keeps_the_focus() -> None:
    focus = Focus(grid(3, 3))
    assert focus.point(310, 190)
    assert focus.at == "11"
    assert not focus.point(5, 5)
    assert focus.at == "11"


def test_only_the_part_that_is_seen_can_be_pointed_at() -> None:
    focus = Focus([Item("a", Area(0, 0, 9, 9)), Item("b", Area(0, 10, 50, 50), seen=Area(0, 10, 50, 20))])
    assert not focus.point(10, 40)
    assert focus.point(10, 20)


def test_of_two_under_the_mouse_the_one_in_front_is_meant() -> None:
    focus = Focus([Item("behind", Area(0, 0, 50, 50)), Item("front", Area(0, 0, 50, 50))])
    assert focus.under(10, 10) == "front"


def test_a_rebuilt_screen_keeps_the_focus_by_key() -> None:
    focus = Focus(grid(3, 3), "22")
    focus.rebuild([Item("22", Area(0, 0, 10, 10)), Item("new", Area(500, 260, 10, 10))])
    assert focus.at == "22"


def test_if_the_key_is_gone_the_nearest_place_is_taken() -> None:
    focus = Focus(grid(3, 3), "22")
    focus.rebuild([item for item in grid(3, 3) if item.key != "22"])
    assert focus.at == "21"


def test_a_focus_waits_for_its_item() -> None:
    focus = Focus(at="11")
    focus.rebuild(grid(3, 3))
    assert focus.at == "11"


def test_nobody_settles_where_nothing_is() -> None:
    focus = Focus(grid(2, 2))
    assert not focus.settle("nowhere")
    assert not focus.settle("00")
    assert focus.at == "00"


@pytest.mark.parametrize("seed", range(20))
def test_everything_in_a_ragged_grid_can_be_reached(seed: int) -> None:
    dice = random.Random(seed)
    items = [item for item in grid(dice.randint(1, 5), dice.randint(1, 6)) if dice.random() < 0.8]
    for start in items:
        seen, todo = {start.key}, [start.key]
        while todo:
            here = todo.pop()
            for way in (UP, DOWN, LEFT, RIGHT):
                there = after(Focus(items, here), way)
                assert there is not None
                if there not in seen:
                    seen.add(there)
                    todo.append(there)
        assert seen == {item.key for item in items}
