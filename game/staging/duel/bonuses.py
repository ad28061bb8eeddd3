"""What a bonus gives (D34), in the log, beside a pile and on the page of rules."""

from __future__ import annotations

from typing import assert_never

from game.i18n.door import _, ngettext
from game.rules.duel.spec import Bonus


def reached(bonus: Bonus, fish: str, name: str, other: str) -> str:
    """Somebody has it now."""
    match bonus:
        case Bonus.STEAL:
            return _("{fish} specialty: {name} steals a card.", fish=fish, name=name)
        case Bonus.DRAW:
            return _("{fish} specialty: {name} draws the top card.", fish=fish, name=name)
        case Bonus.DISCARD:
            return _(
                "{fish} specialty: {name} discards a card from {other}.", fish=fish, name=name, other=other
            )
        case Bonus.BARREL:
            return _("{fish} specialty: {name} pulls the barrel.", fish=fish, name=name)
    assert_never(bonus)


def reached_with(size: int, bonus: Bonus, fish: str, name: str, other: str) -> str:
    """The same, with the number of cards that brings it."""
    match bonus:
        case Bonus.STEAL:
            return _("{fish}, {size} of {size}: {name} steals a card.", fish=fish, size=size, name=name)
        case Bonus.DRAW:
            return _("{fish}, {size} of {size}: {name} draws the top card.", fish=fish, size=size, name=name)
        case Bonus.DISCARD:
            return _(
                "{fish}, {size} of {size}: {name} discards a card from {other}.",
                fish=fish,
                size=size,
                name=name,
                other=other,
            )
        case Bonus.BARREL:
            return _("{fish}, {size} of {size}: {name} pulls the barrel.", fish=fish, size=size, name=name)
    assert_never(bonus)


def of_a_pile(bonus: Bonus, size: int) -> str:
    """What the pile of somebody brings with so many cards."""
    match bonus:
        case Bonus.STEAL:
            return ngettext(
                "Bonus at {count} card: steal any card from the opponent, with its effect.",
                "Bonus at {count} cards: steal any card from the opponent, with its effect.",
                size,
            )
        case Bonus.DRAW:
            return ngettext(
                "Bonus at {count} card: take the top card of the draw pile, with its effect.",
                "Bonus at {count} cards: take the top card of the draw pile, with its effect.",
                size,
            )
        case Bonus.DISCARD:
            return ngettext(
                "Bonus at {count} card: discard any of the opponent's cards.",
                "Bonus at {count} cards: discard any of the opponent's cards.",
                size,
            )
        case Bonus.BARREL:
            return ngettext(
                "Bonus at {count} card: move the barrel 1 notch to this side.",
                "Bonus at {count} cards: move the barrel 1 notch to this side.",
                size,
            )
    assert_never(bonus)


def rule(bonus: Bonus, fish: str) -> str:
    """What the specialty of a colour is."""
    match bonus:
        case Bonus.STEAL:
            return _("{fish}: steal any card from the opponent, with its effect.", fish=fish)
        case Bonus.DRAW:
            return _("{fish}: take the top card of the draw pile, with its effect.", fish=fish)
        case Bonus.DISCARD:
            return _("{fish}: discard any of the opponent's cards.", fish=fish)
        case Bonus.BARREL:
            return _("{fish}: move the barrel 1 notch towards your own side.", fish=fish)
    assert_never(bonus)
