"""The rules inside the game: whole, short, and with the figures of the spec."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

import pytest

from game.rules.harbor.spec import HarborSpec, Size
from game.rules.harbor.words import Resource
from game.staging.harbor.rules_pages import rules_pages
from tests.staging.harbor.happened import SPEC

LONGEST = 75
"""Words of a page."""

ON_THE_TILES = {"stocks", "takoyaki", "ships", "freezers", "carts"}
"""What there is of everything with so many players: the tiles count it."""

NOT_SAID = {("worth", "crab", "fall"), ("always_ends",), ("mackerel_cap",)}
"""Nothing is printed of a fall of crabs; whether a switch is on is the table's choice."""


def text(spec: HarborSpec) -> str:
    return "\n".join(words for page in rules_pages(spec) for words in (page.title, *page.paragraphs))


def changed(figure: Any) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The same with one figure changed, for every figure in it; and where that figure is."""
    if isinstance(figure, Resource):
        yield (), Resource.EEL
    elif isinstance(figure, int):
        yield (), 7777
    elif figure is not None:
        for name, part in parts(figure):
            for path, other in changed(part):
                yield (str(getattr(name, "name", name)), *path), rebuilt(figure, name, other)


def parts(figure: Any) -> Iterator[tuple[Any, Any]]:
    """What something is made of."""
    if isinstance(figure, tuple):
        yield from enumerate(figure)
    elif isinstance(figure, Mapping):
        yield from figure.items()
    else:
        left_out = ON_THE_TILES if isinstance(figure, Size) else ()
        for field in fields(figure):
            if field.name not in left_out:
                yield field.name, getattr(figure, field.name)


def rebuilt(figure: Any, name: Any, part: Any) -> Any:
    """The whole with another part in its place."""
    if isinstance(figure, tuple):
        return (*figure[:name], part, *figure[name + 1 :])
    return {**figure, name: part} if isinstance(figure, Mapping) else replace(figure, **{name: part})


CHANGED = dict(changed(SPEC))


def test_there_are_pages_for_everything_and_each_is_short() -> None:
    pages = rules_pages(SPEC)
    assert len(pages) == len({page.title for page in pages}) > 30
    for page in pages:
        words = sum(len(paragraph.split()) for paragraph in page.paragraphs)
        assert 15 <= words <= LONGEST, (page.title, words)
        for paragraph in page.paragraphs:
            assert paragraph[-1] in ".:", paragraph
            assert not re.search(r"[{}]|  |\byou", paragraph), paragraph


@pytest.mark.parametrize("path", CHANGED, ids="-".join)
def test_a_figure_that_changes_changes_a_page(path: tuple[str, ...]) -> None:
    assert (text(CHANGED[path]) != text(SPEC)) == (path not in NOT_SAID)


def test_every_rule_for_players_has_its_page() -> None:
    titles = [page.title for page in rules_pages(SPEC)]
    for title in ("Goal", "A turn", "Fish", "The barge", "Ports", "Tuna", "Eel", "Bank", "Buy", "Held back"):
        assert title in titles
    assert titles[-1] == "Tips"


def test_goals_are_told_by_players_where_they_differ() -> None:
    said = text(SPEC)
    assert "5,000 yen or 50 R, with any number of players." in said
    assert "6,000 yen or 60 R, with 2 players." in said
    assert "7,000 yen or 70 R, with 3, 4, 5 or 6 players." in said
