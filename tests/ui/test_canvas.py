from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import SRCALPHA, Rect, Surface

from game.ui.canvas import MOST_AREAS, Canvas, Sprite
from tests.screens import screen

WIDTH, HEIGHT = 120, 90

steps = st.lists(
    st.tuples(
        st.sampled_from(("add", "move", "lift", "dress", "remove", "paint")),
        st.integers(0, 30),
        st.integers(-20, WIDTH),
        st.integers(-20, HEIGHT),
        st.integers(0, 3),
    ),
    max_size=60,
)


def pictures() -> list[Surface]:
    made = []
    for number in range(6):
        surface = Surface((8 + 7 * number, 30 - 4 * number), SRCALPHA)
        surface.fill((40 * number, 200 - 30 * number, 90, 255 if number % 2 else 140))
        made.append(surface)
    return made


def backdrop() -> Surface:
    surface = Surface((WIDTH, HEIGHT))
    for x in range(0, WIDTH, 10):
        surface.fill((x * 2, 255 - x, 60), (x, 0, 10, HEIGHT))
    return surface


def painted(canvas: Canvas) -> Surface:
    """Everything at once, on a fresh surface."""
    target = Surface((WIDTH, HEIGHT))
    canvas.touch_all()
    canvas.paint(target)
    return target


def take_step(
    canvas: Canvas, sprites: list[Sprite], looks: list[Surface], step: tuple[str, int, int, int, int]
) -> None:
    what, pick, x, y, z = step
    if what == "add":
        sprites.append(canvas.add(looks[pick % len(looks)], x, y, z))
    elif sprites and what != "paint":
        sprite = sprites[pick % len(sprites)]
        if what == "move":
            canvas.move(sprite, x, y)
        elif what == "lift":
            canvas.lift(sprite, z)
        elif what == "dress":
            canvas.dress(sprite, looks[(pick + z) % len(looks)], x, y)
        else:
            canvas.remove(sprite)
            sprites.remove(sprite)


@settings(max_examples=150, deadline=None)
@given(steps)
def test_painting_what_changed_is_painting_everything(story: list[tuple[str, int, int, int, int]]) -> None:
    target, looks = screen(WIDTH, HEIGHT), pictures()
    canvas, sprites = Canvas(backdrop()), list[Sprite]()
    canvas.paint(target)
    for step in [*story, ("paint", 0, 0, 0, 0)]:
        take_step(canvas, sprites, looks, step)
        if step[0] == "paint":
            canvas.paint(target)
    kept = target.copy()
    assert kept.get_buffer().raw == painted(canvas).convert(kept).get_buffer().raw


def test_an_untouched_canvas_paints_nothing() -> None:
    target, canvas = screen(WIDTH, HEIGHT), Canvas()
    canvas.add(pictures()[0], 5, 5, 0)
    assert canvas.paint(target) == [target.get_rect()]
    assert canvas.still
    assert canvas.paint(target) == []


def test_moving_to_the_same_place_paints_nothing() -> None:
    target, canvas = screen(WIDTH, HEIGHT), Canvas()
    look = pictures()[0]
    sprite = canvas.add(look, 5, 5, 0)
    canvas.paint(target)
    canvas.move(sprite, 5, 5)
    canvas.lift(sprite, 0)
    canvas.dress(sprite, look, 5, 5)
    assert canvas.still


def test_only_where_it_was_and_where_it_is_now_is_painted() -> None:
    target, canvas = screen(WIDTH, HEIGHT), Canvas()
    sprite = canvas.add(pictures()[0], 0, 0, 0)
    canvas.paint(target)
    canvas.move(sprite, 60, 40)
    assert canvas.paint(target) == [Rect(0, 0, 8, 30), Rect(60, 40, 8, 30)]


def test_nearer_sprites_cover_farther_ones_and_later_ones_their_equals() -> None:
    target, canvas = screen(WIDTH, HEIGHT), Canvas()
    red, green, blue = (Surface((9, 9)) for _ in range(3))
    for surface, colour in ((red, "red"), (green, "green"), (blue, "blue")):
        surface.fill(colour)
    canvas.add(red, 0, 0, 5)
    sprite = canvas.add(green, 0, 0, 1)
    canvas.add(blue, 0, 0, 1)
    canvas.paint(target)
    assert target.get_at((4, 4))[:3] == (255, 0, 0)
    canvas.lift(sprite, 5)
    canvas.paint(target)
    assert target.get_at((4, 4))[:3] == (0, 255, 0)


def test_many_scattered_changes_become_one_area() -> None:
    target, canvas = screen(WIDTH, HEIGHT), Canvas()
    canvas.paint(target)
    dot = Surface((1, 1))
    for number in range(MOST_AREAS + 1):
        canvas.add(dot, 4 * (number % 20), 4 * (number // 20), 0)
    assert len(canvas.paint(target)) == 1


def test_a_removed_sprite_cannot_be_removed_again() -> None:
    canvas = Canvas()
    sprite = canvas.add(pictures()[0], 0, 0, 0)
    canvas.remove(sprite)
    assert len(canvas) == 0
    with pytest.raises(ValueError, match="not on this canvas"):
        canvas.remove(sprite)
