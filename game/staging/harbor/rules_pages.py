"""The rules inside the game: short pages, with the figures the match is played with."""

from __future__ import annotations

from game.rules.harbor.spec import HarborSpec
from game.staging.harbor import rules_ending, rules_extras, rules_fish, rules_markets
from game.staging.pages import Page


def rules_pages(spec: HarborSpec) -> tuple[Page, ...]:
    """In the order they are read."""
    chapters = (rules_fish.PAGES, rules_markets.PAGES, rules_extras.PAGES, rules_ending.PAGES)
    return tuple(write(spec) for pages in chapters for write in pages)
