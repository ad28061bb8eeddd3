from __future__ import annotations

import pytest

from game.table.numbers import number, numbered
from game.table.pose import Caption, Face


def face(*words: str) -> Face:
    return Face(captions=tuple(Caption(text, 30, (0, 0, 0)) for text in words))


@pytest.mark.parametrize(
    ("words", "value"),
    [
        (("35",), 35),
        (("¥ 120 left", "7"), 120),
        (("−4",), -4),  # noqa: RUF001 - the minus sign of the fonts
        (("-4",), -4),
        (("1,500 yen",), 1_500),
        (("−12,000",), -12_000),  # noqa: RUF001 - as above
        (("3, 4",), 3),
        (("none",), None),
        ((), None),
    ],
)
def test_the_number_of_a_face_is_the_first_of_its_first_caption(
    words: tuple[str, ...], value: int | None
) -> None:
    assert number(face(*words)) == value


def test_only_that_number_is_replaced() -> None:
    assert numbered(face("¥ 35 of 40", "7"), 12) == face("¥ 12 of 40", "7")
    assert numbered(face("−4"), -3) == face("−3")  # noqa: RUF001


def test_thousands_stay_apart_while_a_number_runs() -> None:
    assert numbered(face("900 yen"), 1_250) == face("1,250 yen")
    assert numbered(face("1,250 yen"), 900) == face("900 yen")
