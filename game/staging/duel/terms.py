"""The names of fish and cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from game.i18n.door import pgettext
from game.i18n.formats import either, listed
from game.rules.core.seat import Seat
from game.rules.duel.spec import COLOURS, Bonus, Card, Colour, DuelSpec, Effect, FaceId, Half, HalfId

WAYS: Final = ("left", "up", "right", "down")
"""The direction of each bid, from the lowest on, as the bindings call it."""


def halves(cards: Sequence[Card], face: FaceId) -> tuple[Half, ...]:
    """D2: one, or two of different colours."""
    card = cards[face >> 1]
    return card.back if face & 1 else card.front


def half_ids(cards: Sequence[Card], face: FaceId) -> tuple[HalfId, ...]:
    """What can be chosen of a face."""
    return tuple(face << 1 | side for side in range(len(halves(cards, face))))


def half(cards: Sequence[Card], number: HalfId) -> Half:
    """The half that counts."""
    return halves(cards, number >> 1)[number & 1]


def colour_name(colour: Colour) -> str:
    """As the rulebook spells it."""
    match colour:
        case Colour.EBI:
            return pgettext("fish", "Ebi")
        case Colour.SAKE:
            return pgettext("fish", "Sake")
        case Colour.TAKO:
            return pgettext("fish", "Tako")
        case Colour.MAGURO:
            return pgettext("fish", "Maguro")
    assert_never(colour)


def half_name(half: Half) -> str:
    """For example "Tako 2 with a knife"."""
    fish, points = colour_name(half.colour), half.points
    match half.effect:
        case Effect.WASABI:
            return pgettext("card", "{fish} {points} with wasabi", fish=fish, points=points)
        case Effect.BARREL:
            return pgettext("card", "{fish} {points} with a barrel", fish=fish, points=points)
        case Effect.KNIFE:
            return pgettext("card", "{fish} {points} with a knife", fish=fish, points=points)
        case None:
            return pgettext("card", "{fish} {points}", fish=fish, points=points)
    assert_never(half.effect)


def face_name(cards: Sequence[Card], face: FaceId) -> str:
    """Both halves, where there are two."""
    return either([half_name(half) for half in halves(cards, face)])


def face_title(cards: Sequence[Card], face: FaceId) -> str:
    """As short as a heading must be: two colours go without their icons."""
    found = halves(cards, face)
    if len(found) > 1:
        found = tuple(replace(half, effect=None) for half in found)
    return either([half_name(half) for half in found])


def specialists(bonus: Bonus, spec: DuelSpec) -> str:
    """D34: the colour whose bonus it is."""
    return listed([colour_name(colour) for colour in COLOURS if spec.bonuses[colour] is bonus])


def barrel_side(barrel: int) -> Seat | None:
    """Whose side of the balance it is; nobody's in the middle."""
    return None if barrel == 0 else 0 if barrel < 0 else 1
