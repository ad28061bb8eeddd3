"""The rules inside the game come in pages."""

from __future__ import annotations

from game.rules.core.value import value


@value
class Page:
    """One page of the rules."""

    title: str
    paragraphs: tuple[str, ...]


def page(title: str, *paragraphs: str) -> Page:
    """Reads like the page it becomes."""
    return Page(title, paragraphs)
