"""The film of a moment: how lively it is, and how much it flashes."""

from __future__ import annotations

import pytest
from pygame import Surface

from tools.film import SIZE, Film, changed, filmed


def plain(light: int) -> Surface:
    frame = Surface(SIZE)
    frame.fill((light, light, light))
    return frame


def test_a_frame_is_lively_if_more_than_a_tenth_of_it_differs_from_a_fifteenth_of_a_second_before() -> None:
    still, part = plain(40), plain(40)
    part.fill((200, 200, 200), (0, 0, SIZE[0] // 5, SIZE[1]))
    assert changed(still, part) == pytest.approx(0.2)
    assert Film([still] * 10 + [part] * 10).lively == 4
    assert Film([still] * 20).lively == 0


def test_flashes_are_swings_of_the_light_and_the_most_within_a_second_count() -> None:
    dark, bright = plain(40), plain(200)
    twice = ([dark] * 12 + [bright] * 3) * 2 + [dark] * 60
    assert Film(twice).flashes == 2
    assert Film([dark] * 60).flashes == 0


LOUD = (
    *(("duel", moment) for moment in ("throw", "shove", "knife", "sweep")),
    *(("auction", moment) for moment in ("reveal", "annul", "double", "tiles", "market", "sold", "summary")),
)


@pytest.mark.parametrize(("title", "moment"), LOUD)
def test_a_loud_moment_moves_and_never_flashes_more_than_three_times_a_second(
    title: str, moment: str
) -> None:
    film = filmed(title, moment)
    assert film.lively >= 12
    assert film.flashes <= 3
