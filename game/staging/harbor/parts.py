"""Phrases made of texts and pictures: a translated template is taken apart at its places."""

from __future__ import annotations

from collections.abc import Iterable
from string import Formatter
from typing import TypeAlias

from game.i18n.formats import in_a_row
from game.rules.core.value import value


@value
class Picture:
    """By its name under assets/art."""

    image: str


Part: TypeAlias = str | Picture
Parts: TypeAlias = tuple[Part, ...]


def phrase(template: str, /, **places: Part | Parts) -> Parts:
    """What stands between the places, and what they are filled with, in the order of the template.

    Spaces stay where they are, so that the texts and whatever stands for the pictures make the sentence.
    """
    found: list[Part] = []
    for text, name, _, _ in Formatter().parse(template):
        found.append(text)
        if name is not None:
            filling = places[name]
            found += filling if isinstance(filling, tuple) else (filling,)
    return joined(found)


def in_row(items: Iterable[Parts]) -> Parts:
    """With what a language puts between the items of a list."""
    found: list[Part] = []
    for item in items:
        found += [in_a_row(["", ""]), *item] if found else item
    return joined(found)


def joined(parts: Iterable[Part]) -> Parts:
    """Neighbouring texts are one, and empty ones none."""
    found: list[Part] = []
    for part in parts:
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        elif part != "":
            found.append(part)
    return tuple(found)
