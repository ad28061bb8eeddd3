"""Every element explains itself: a title and a few short sentences, with the figures of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.duel import foresight
from game.rules.duel.foresight import Tie
from game.rules.duel.spec import Bonus, Card, Colour, DuelOptions, DuelSpec, Effect, FaceId
from game.rules.duel.view import DuelView
from game.staging.duel.terms import WAYS, barrel_place, barrel_side, colour_name, face_name
from game.staging.lore import Lore, lore
from game.staging.terms import counted, in_words

FISH: Final = {
    Colour.EBI: "shrimp",
    Colour.SAKE: "salmon",
    Colour.TAKO: "octopus",
    Colour.MAGURO: "tuna",
}

GIVES: Final = {
    Bonus.STEAL: "steal any card of the other player, with its effect",
    Bonus.DRAW: "take the top card of the draw pile, with its effect",
    Bonus.DISCARD: "discard any card of the other player",
    Bonus.BARREL: "move the barrel one notch to this side",
}


def icon(effect: Effect | None, spec: DuelSpec) -> str:
    """What an icon does, in a sentence; where there is none, nothing."""
    match effect:
        case Effect.WASABI:
            return f"Wasabi: with {in_words(spec.wasabi_to_double)} or more a pile counts twice."
        case Effect.BARREL:
            return "Barrel icon: the barrel comes one notch closer to its taker."
        case Effect.KNIFE:
            return f"Knife: whoever owns {in_words(spec.knives_to_win)} wins at once."
    return ""


def pile(colour: Colour, spec: DuelSpec, number: int) -> Lore:
    """A pile of one colour, and the bonus it can bring by the face of the barrel that is up."""
    bonus = GIVES[spec.bonuses[colour]]
    return lore(f"{colour_name(colour)}, {FISH[colour]}", f"Bonus with its {_nth(number)} card: {bonus}.")


def knives(spec: DuelSpec) -> Lore:
    """The knives a seat owns."""
    return lore(
        "Knives",
        f"Whoever owns {in_words(spec.knives_to_win)} at any moment wins at once.",
        "Only halves that count are counted; a stolen knife changes hands.",
    )


def barrel(view: DuelView, spec: DuelSpec, names: Sequence[str]) -> Lore:
    """Where it stands, what lies up, and what equal bids mean by it."""
    at, owner = view.barrel, barrel_side(view.barrel)
    worth = counted(abs(at) * spec.notch_points, "point", "points")
    there = "" if owner is None else f", worth {worth} to {names[owner]}"
    return lore(
        f"The barrel, by {'day' if view.day else 'night'}",
        f"It stands on {barrel_place(at, names)}{there}.",
        tie(foresight.tie(view), names),
        f"A pile that grows to {spec.day_number if view.day else spec.night_number} cards brings its bonus.",
    )


def tie(foreseen: Tie, names: Sequence[str]) -> str:
    """What equal bids would do."""
    if foreseen.first is None:
        then = "day comes" if foreseen.kind == "night" else "it stays day"
        return f"Equal bids: both cards are lost, {then}."
    first, second = names[foreseen.first], names[1 - foreseen.first]
    return f"Equal bids: {first} takes a card, {second} the other, night comes."


def balance(spec: DuelSpec, options: DuelOptions) -> Lore:
    """The track of the barrel."""
    drawn = counted(spec.kind_fish_cards, "card", "cards")
    gain = f"draws {drawn}" if options.kind_fish else "steals a card"
    return lore(
        "The balance",
        "Whoever wins the bid pushes the barrel away, by the difference of the bids.",
        f"On the last notch of a side at the end of a turn, that player {gain}, and it goes home.",
        f"At the end of the match each notch is worth {counted(spec.notch_points, 'point', 'points')}.",
    )


def draw_pile(cards: Sequence[Card], top: FaceId | None, left: int) -> Lore:
    """What is known of it: how many, and both faces of the top card."""
    if top is None:
        return lore("Draw pile", "It is empty.", "The discards are turned over once a card is needed.")
    return lore(
        f"Draw pile: {counted(left, 'card', 'cards')}",
        f"On top: {face_name(cards, top)}. Its other face: {face_name(cards, top ^ 1)}.",
        "Used up once, the discards come back turned over; used up again, that turn is the last.",
    )


def discards(count: int) -> Lore:
    """What comes back as something else."""
    if not count:
        return lore("Discards", "Nothing lies here yet.")
    held = counted(count, "card comes", "cards come").capitalize()
    return lore("Discards", f"{held} back turned over, once the draw pile is used up.")


def seat_plate(name: str) -> Lore:
    """Who sits there."""
    return lore(name, "The lantern hangs over whoever has to choose.")


def points() -> Lore:
    """A seat's score, if the match ended now."""
    return lore(
        "Points",
        "All piles, those with enough wasabi twice, and the barrel, if the match ended now.",
        "With equal points the side of the barrel wins; in the middle it is a draw.",
    )


def lamp() -> Lore:
    """The lamp of a seat in the chant."""
    return lore(
        "Lamp",
        "It burns once the seat has pressed something, and winks with every further press.",
        "The last press before BI counts; nobody sees what it was.",
    )


def sign(bid: int, spec: DuelSpec, clicked: bool = False) -> Lore:
    """One of the signs of a hand, by what its seat bids with."""
    how, press = ("Click it", "click") if clicked else (f"Press {WAYS[bid - spec.lowest_bid]}", "press")
    return lore(
        f"A bid of {bid}",
        f"{how} before BI; the last {press} counts.",
        f"Whoever has {press}ed nothing bids {spec.missing_bid}.",
        "The higher bid takes a card, and the barrel rolls to the other side.",
    )


def chant() -> Lore:
    """The three beats."""
    return lore(
        "WA SA BI!",
        "Both bid at once: whatever was pressed last before BI counts.",
        "The higher bid takes one of the hung cards; the other card is discarded.",
    )


def _nth(number: int) -> str:
    ordinals = ("zeroth", "first", "second", "third", "fourth", "fifth", "sixth")
    return ordinals[number] if number < len(ordinals) else f"{number}th"
