"""Why a bot of the duel chose what it chose, in a sentence or two for the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.i18n.door import _, pgettext
from game.i18n.formats import either, in_a_row, listed
from game.rules.duel.actions import Bid, ChooseHalf, DiscardCard, DuelAction, StealCard, TakeCard
from game.rules.duel.spec import CardId, Colour, Effect, FaceId, HalfId
from game.rules.duel.table import Table
from game.rules.duel.view import DuelView

SELDOM = 0.005
"""A bid with smaller odds is not worth a word."""


def half_named(table: Table, half: HalfId) -> str:
    """For example "Tako 2 with a knife"; the table on the screen says the same."""
    fish, points, effect = _fish(table.colours[half]), table.points[half], table.effects[half]
    match effect:
        case Effect.WASABI:
            return pgettext("card", "{fish} {points} with wasabi", fish=fish, points=points)
        case Effect.BARREL:
            return pgettext("card", "{fish} {points} with a barrel", fish=fish, points=points)
        case Effect.KNIFE:
            return pgettext("card", "{fish} {points} with a knife", fish=fish, points=points)
        case None:
            return pgettext("card", "{fish} {points}", fish=fish, points=points)
    assert_never(effect)


def _fish(colour: Colour) -> str:
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


def face_named(table: Table, face: FaceId) -> str:
    """Both halves, where there are two."""
    sides = (0, 1) if table.two_coloured[face] else (0,)
    return either([half_named(table, face << 1 | side) for side in sides])


def why_bid(table: Table, view: DuelView, action: DuelAction, odds: Sequence[float], chance: float) -> str:
    """The odds tell nothing that helps against the next bid: they are drawn from anew each turn."""
    assert isinstance(action, Bid)
    cards = listed([face_named(table, face) for face in view.hung])
    bid = _("I bid {bid} for {cards}.", bid=action.bid, cards=cards)
    return f"{bid} {_mixed(odds, table.spec.lowest_bid)} {_chance(chance)}"


def _mixed(odds: Sequence[float], lowest: int) -> str:
    mixed = [
        _("{bid} ({percent}%)", bid=place + lowest, percent=round(odd * 100))
        for place, odd in enumerate(odds)
        if odd >= SELDOM
    ]
    if len(mixed) == 1:
        return _("No other bid was as good.")
    return _("In turns like this, I mix my bids: {odds}.", odds=in_a_row(mixed))


def why_choice(table: Table, view: DuelView, action: DuelAction, chance: float) -> str:
    """What was chosen, and how the match stands with it."""
    return f"{choice_named(table, view, action)} {_chance(chance)}"


def _chance(chance: float) -> str:
    return _("I give myself a {percent}% chance of winning.", percent=round(chance * 100))


def choice_named(table: Table, view: DuelView, action: DuelAction) -> str:
    """What was done, in the past tense."""
    match action:
        case Bid():
            return _("I bid {bid}.", bid=action.bid)
        case TakeCard():
            return _("I took {card}.", card=face_named(table, view.hung[action.place]))
        case ChooseHalf():
            assert view.arriving is not None
            card = half_named(table, view.arriving << 1 | action.half)
            return _("I counted the card as {card}.", card=card)
        case StealCard():
            return _("I stole {card}.", card=_owned(table, view, action.card))
        case DiscardCard():
            return _("I discarded {card}.", card=_owned(table, view, action.card))
        case _:
            assert_never(action)


def _owned(table: Table, view: DuelView, card: CardId) -> str:
    halves = [half for piles in view.piles for pile in piles for half in pile]
    return half_named(table, next(half for half in halves if half >> 2 == card))
