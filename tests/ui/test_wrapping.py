"""Lines break where readers expect it, in one pass, whatever the script."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.wrapping import CLOSING, OPENING, fitted, wrap


def ten(sign: str) -> int:
    """Han twice as wide as the rest."""
    return 20 if sign >= "\u2e80" else 10


def test_words_stay_whole_and_spaces_hang_over_the_edge() -> None:
    assert wrap("the fish market", 80, ten) == ["the fish", "market"]
    assert wrap("  the   fish  ", 80, ten) == ["the fish"]


def test_a_word_too_long_for_any_line_begins_a_line_and_is_cut() -> None:
    assert wrap("a abcdefgh b", 50, ten) == ["a", "abcde", "fgh b"]
    assert wrap("ab", 1, ten) == ["a", "b"]


def test_a_line_break_stays_one() -> None:
    assert wrap("one\n\ntwo", 500, ten) == ["one", "", "two"]


def test_han_breaks_between_any_two_characters() -> None:
    assert wrap("築地市場競売", 60, ten) == ["築地市", "場競売"]


@pytest.mark.parametrize("sign", ["、", "。", "」", "ー", "っ", "！"])
def test_no_line_begins_with_a_closing_sign(sign: str) -> None:
    assert wrap(f"築地市{sign}場", 60, ten) == ["築地", f"市{sign}場"]


def test_no_line_ends_with_an_opening_sign() -> None:
    assert wrap("築地「市場」", 60, ten) == ["築地", "「市", "場」"]


def test_latin_within_han_stays_whole() -> None:
    assert wrap("築地market市", 80, ten) == ["築地", "market市"]


@given(st.text(st.sampled_from("ab ,.築地、。「」（）ーっ"), max_size=60), st.integers(20, 200))
def test_nothing_is_lost_no_line_is_too_wide_and_signs_cling(text: str, most: int) -> None:
    lines = wrap(text, most, ten)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(sum(map(ten, line)) <= most for line in lines)


def test_signs_cling_wherever_a_line_has_room_for_a_character_with_its_signs() -> None:
    lines = wrap("築、「地」" * 10, 60, ten)
    assert all(line[0] not in CLOSING and line[-1] not in OPENING for line in lines)


def test_a_line_that_fits_is_left_alone_and_another_says_that_something_is_missing() -> None:
    assert fitted("market", 60, ten) == "market"
    assert fitted("market hall", 80, ten) == "market…"
    assert fitted("market", 5, ten) == "…"
    assert fitted("", 5, ten) == ""


def test_each_character_is_measured_once_and_once_more_with_its_line() -> None:
    asked: list[str] = []

    def advance(sign: str) -> int:
        asked.append(sign)
        return ten(sign)

    text = "築地市場、fish " * 100
    wrap(text, 600, advance)
    assert len(asked) <= 2 * len(text)
    asked.clear()
    fitted(text, 600, advance)
    assert len(asked) == len(text) + 1
