"""The rules inside the game."""

from __future__ import annotations

from dataclasses import replace

from game.i18n.formats import MINUS
from game.staging.auction.rules_pages import rules_pages
from tests.rules.auction.positions import auction

SPEC = auction().spec


def test_there_are_a_few_short_pages() -> None:
    pages = rules_pages(SPEC)
    assert [page.title for page in pages] == [
        "Goal",
        "A round",
        "Tickets",
        "Quotation and market",
        "Purchase",
        "End of the game",
        "Variant: special scoring",
    ]
    for page in pages:
        assert 3 <= len(page.paragraphs) <= 6
        assert sum(map(len, page.paragraphs)) <= 600
        assert all(paragraph[-1] in ".:" and "-" not in paragraph for paragraph in page.paragraphs)


def test_figures_come_from_the_spec() -> None:
    bonuses = replace(SPEC.bonuses, diversified=31, diversified_cards=32, specialised=33, popular=34, safe=35)
    other = replace(
        SPEC,
        rounds=21,
        first_money=22,
        money_step=23,
        decline_pay=24,
        annul_value=25,
        last_space=26,
        niches=(27, 7, 5, 3, 1),
        maguro=(28,),
        sizes={9: SPEC.sizes[3]},
        bonuses=replace(bonuses, specialised_cards=36),
    )
    text = " ".join(paragraph for page in rules_pages(other) for paragraph in page.paragraphs)
    for figure in (*range(21, 29), *range(31, 37)):
        assert str(figure) in text, figure
    assert f"9 players: 12 (+4), 9 (+2), 6 (0), 3 ({MINUS}1)." in text
