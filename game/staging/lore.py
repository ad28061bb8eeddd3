"""What an element says of itself."""

from __future__ import annotations

from game.rules.core.value import value


@value
class Lore:
    """What the inspector shows of an element."""

    title: str
    sentences: tuple[str, ...]


def lore(title: str, *sentences: str) -> Lore:
    """Reads like the page it becomes."""
    return Lore(title, sentences)
