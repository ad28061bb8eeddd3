"""The rules inside the game."""

from __future__ import annotations

from dataclasses import replace

from game.staging.duel.rules_pages import rules_pages
from tests.rules.duel.positions import house_spec

SPEC = house_spec()


def test_there_are_a_few_short_pages() -> None:
    pages = rules_pages(SPEC)
    assert [page.title for page in pages] == [
        "Goal",
        "WA SA BI!",
        "A turn",
        "Icons",
        "Specialties",
        "Equal bids",
        "End of the balance",
        "The end",
    ]
    for page in pages:
        assert 3 <= len(page.paragraphs) <= 6
        assert sum(map(len, page.paragraphs)) <= 600
        assert all(paragraph[-1] in ".:" and "-" not in paragraph for paragraph in page.paragraphs)


def test_figures_come_from_the_spec() -> None:
    other = replace(
        SPEC,
        highest_bid=31,
        missing_bid=32,
        knives_to_win=33,
        wasabi_to_double=34,
        night_number=35,
        day_number=36,
        kind_fish_cards=37,
        notch_points=38,
    )
    text = " ".join(paragraph for page in rules_pages(other) for paragraph in page.paragraphs)
    for figure in range(31, 39):
        assert str(figure) in text, figure
    assert "35 cards by night or 36 by day" in text


def test_every_bid_has_its_direction_and_every_fish_its_bonus() -> None:
    pages = {page.title: " ".join(page.paragraphs) for page in rules_pages(SPEC)}
    assert "left 1, up 2, right 3, down 4" in pages["WA SA BI!"]
    for fish in ("Ebi: move", "Sake: take", "Tako: discard", "Maguro: steal"):
        assert fish in pages["Specialties"]
