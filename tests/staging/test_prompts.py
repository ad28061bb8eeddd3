"""Whom a table waits for."""

from __future__ import annotations

from game.staging.prompts import waiting_for

NAMES = ("Hana", "Ken", "Yuki")


def test_the_table_says_whom_it_waits_for() -> None:
    assert waiting_for({2, 0}, NAMES) == "Waiting for Hana and Yuki"
    assert waiting_for({1}, NAMES) == "Waiting for Ken"
    assert waiting_for((), NAMES) == ""
