from __future__ import annotations

import pytest

from game.table.numbers import number, numbered
from game.table.pose import Caption, Face


def face(*words: str) -> Face:
    return Face(captions=tuple(Caption(text, 30, (0, 0, 0)) for text in words))


@pytest.mark.parametrize(
    ("words", "value"),
    [(("35",), 35), (("¥ 120 left", "7"), 120), (("−4",), -4), (("-4",), -4), (("none",), None), ((), None)],  # noqa: RUF001
)
def test_the_number_of_a_face_is_the_first_of_its_first_caption(
    words: tuple[str, ...], value: int | None
) -> None:
    assert number(face(*words)) == value


def test_only_that_number_is_replaced() -> None:
    assert numbered(face("¥ 35 of 40", "7"), 12) == face("¥ 12 of 40", "7")
    assert numbered(face("−4"), -3) == face("−3")  # noqa: RUF001
