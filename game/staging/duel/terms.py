"""The names of fish, icons, bonuses and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.core.seat import Seat
from game.rules.duel.spec import COLOURS, Bonus, Card, Colour, DuelSpec, Effect, FaceId, Half, HalfId
from game.rules.duel.state import Cause
from game.staging.terms import listed

ICONS: Final = {Effect.WASABI: "wasabi", Effect.BARREL: "a barrel", Effect.KNIFE: "a knife"}

BONUSES: Final = {
    Bonus.STEAL: "steals a card",
    Bonus.DRAW: "draws the top card",
    Bonus.DISCARD: "discards a card of the other player",
    Bonus.BARREL: "pulls the barrel",
}

END: Final = "End of the balance"
SIDES: Final = ("left", "right")
"""By seat, and by place on the hooks."""

WAYS: Final = ("left", "up", "right", "down")
"""The direction of each bid, from the lowest on."""


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
    return colour.name.capitalize()


def half_name(half: Half) -> str:
    """For example "Tako 2 with a knife"."""
    named = f"{colour_name(half.colour)} {half.points}"
    return named if half.effect is None else f"{named} with {ICONS[half.effect]}"


def face_name(cards: Sequence[Card], face: FaceId) -> str:
    """Both halves, where there are two."""
    return " or ".join(half_name(half) for half in halves(cards, face))


def face_title(cards: Sequence[Card], face: FaceId) -> str:
    """As short as a heading must be: two colours go without their icons."""
    found = halves(cards, face)
    if len(found) == 1:
        return half_name(found[0])
    return " or ".join(f"{colour_name(half.colour)} {half.points}" for half in found)


def specialty(bonus: Bonus, spec: DuelSpec) -> str:
    """D34: the colour whose bonus it is."""
    colours = [colour_name(colour) for colour in COLOURS if spec.bonuses[colour] is bonus]
    return f"{listed(colours)} specialty"


def because(cause: Cause, bonus: Bonus, spec: DuelSpec) -> str:
    """What made it happen, to be put before what happens; nothing where a bid was simply won."""
    match cause:
        case Cause.TIE:
            return "Equal bids: "
        case Cause.ICON:
            return "Barrel icon: "
        case Cause.SPECIALTY:
            return f"{specialty(bonus, spec)}: "
        case Cause.BALANCE:
            return f"{END}: "
    return ""


def barrel_place(barrel: int, names: Sequence[str]) -> str:
    """Where the barrel stands: the middle, or a notch on somebody's side."""
    owner = barrel_side(barrel)
    return "the middle" if owner is None else f"notch {abs(barrel)} of {names[owner]}"


def barrel_side(barrel: int) -> Seat | None:
    """Whose side of the balance it is; nobody's in the middle."""
    return None if barrel == 0 else 0 if barrel < 0 else 1
