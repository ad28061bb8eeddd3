"""Numbers and lists as they are read."""

from __future__ import annotations

import pytest

from game.staging.terms import counted, in_words, listed, number, signed


def test_numbers_have_a_real_minus_sign() -> None:
    assert [number(-12), number(0), number(3)] == ["\N{MINUS SIGN}12", "0", "3"]
    assert [signed(-12), signed(0), signed(3)] == ["\N{MINUS SIGN}12", "0", "+3"]


@pytest.mark.parametrize(
    ("count", "word"), [(0, "no"), (1, "one"), (10, "ten"), (11, "11"), (-1, "\N{MINUS SIGN}1")]
)
def test_small_numbers_are_words(count: int, word: str) -> None:
    assert in_words(count) == word


def test_one_is_singular_and_all_else_plural() -> None:
    assert [counted(n, "lot", "lots") for n in (0, 1, 2)] == ["no lots", "one lot", "two lots"]


@pytest.mark.parametrize(
    ("items", "text"),
    [([], ""), (["Ebi"], "Ebi"), (["Ebi", "Tako"], "Ebi and Tako"), (["a", "b", "c"], "a, b and c")],
)
def test_lists_are_read_with_an_and(items: list[str], text: str) -> None:
    assert listed(items) == text
