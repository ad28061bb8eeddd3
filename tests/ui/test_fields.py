from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui.keyboard import DIGITS, Entry
from game.ui.panels import Pen
from game.ui.theme import GOLD
from game.ui.widgets_field import Field
from tests.ui.easel import ROW, inks, new_pen

TEXT = ["The market opens before dawn, and nobody waits for those who sleep."] * 30


@pytest.fixture
def pen() -> Iterator[Pen]:
    with new_pen() as made:
        yield made


# ------------------------------------------------------------ names


def test_the_first_letter_typed_replaces_the_old_name() -> None:
    entry = Entry("Hana", 12)
    entry.typed("B")
    entry.typed("o")
    assert entry.text == "Bo"


def test_erasing_takes_the_last_letter() -> None:
    entry = Entry("Hana", 12)
    entry.erase()
    entry.typed("e")
    assert entry.text == "Hane"
    for _ in range(9):
        entry.erase()
    assert entry.text == ""


def test_a_name_has_an_end_and_no_signs_the_fonts_lack() -> None:
    entry = Entry("", 5)
    entry.typed("A\n\u4e00bcdefgh")
    assert entry.text == "Abcde"


def test_the_wheel_turns_letters_up_and_down() -> None:
    entry = Entry("Hana", 12)
    entry.turn(1)
    assert entry.text == "Iana"
    entry.shift(1)
    entry.turn(-1)
    assert entry.text == "I na"
    entry.turn(-1)
    assert entry.text == "I.na"


def test_the_wheel_writes_new_letters_after_the_last() -> None:
    entry = Entry("Jo", 3)
    for _ in range(9):
        entry.shift(1)
    entry.turn(1)
    assert entry.text == "Joa"
    entry.shift(1)
    assert entry.at == 2
    entry.shift(-9)
    assert entry.at == 0


def test_the_wheel_begins_words_with_capitals_and_blanks_end_a_name() -> None:
    entry = Entry("", 12)
    entry.turn(1)
    assert entry.text == "A"
    entry.shift(1)
    entry.turn(1)
    entry.turn(-1)
    assert entry.text == "A "
    assert entry.done == "A"


def test_a_number_takes_digits_alone() -> None:
    entry = Entry("", 9, DIGITS)
    entry.typed("a1b2")
    assert entry.text == "12"
    entry.turn(1)
    assert entry.text == "13"
    entry.shift(-1)
    for _ in range(2):
        entry.turn(-1)
    assert entry.done == "3"


def field(entered: list[str], text: str = "Hana") -> Field:
    return Field("a", ROW, "", text, entered.append)


def test_what_was_typed_counts_when_it_is_confirmed() -> None:
    entered: list[str] = []
    name = field(entered)
    name.typed("ignored before it begins")
    name.erase()
    name.begin(wheel=False)
    name.typed("Sato")
    name.erase()
    assert entered == []
    name.end(keep=True)
    assert entered == ["Sat"]
    assert name.text == "Sat"


def test_a_cancelled_name_stays_as_it_was() -> None:
    entered: list[str] = []
    name = field(entered)
    name.begin(wheel=True)
    assert name.steer(0, -1)
    name.end(keep=False)
    name.end(keep=True)
    assert (name.text, entered) == ("Hana", [])


def test_sticks_belong_to_the_wheel_only_while_it_is_open() -> None:
    name = field([])
    assert not name.steer(0, 1)
    name.begin(wheel=True)
    assert name.steer(0, 1)
    assert name.steer(1, 0)
    assert name.entry is not None
    assert name.entry.at == 1


@pytest.mark.parametrize("wheel", [True, False])
def test_an_open_field_shows_gold(pen: Pen, wheel: bool) -> None:
    name = Field("a", ROW, "Name", "A name that is far too long for it", print, 60)
    assert GOLD not in inks(name.face(pen))
    name.begin(wheel)
    name.typed("another name that is far too long for its field")
    face = name.face(pen)
    golden = [
        1
        for x in range(face.get_width())
        for y in range(0, face.get_height(), 3)
        if face.get_at((x, y))[:3] == GOLD
    ]
    assert golden
