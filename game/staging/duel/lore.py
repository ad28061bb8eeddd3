"""Every element explains itself: a title and a few short sentences, with the figures of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.i18n.door import _, ngettext, pgettext
from game.rules.duel import foresight
from game.rules.duel.foresight import Tie
from game.rules.duel.spec import Card, Colour, DuelOptions, DuelSpec, Effect, FaceId
from game.rules.duel.view import DuelView
from game.staging.duel import bonuses
from game.staging.duel.prompts import CALL
from game.staging.duel.terms import WAYS, barrel_side, face_name
from game.staging.lore import Lore, lore


def icon(effect: Effect | None, spec: DuelSpec) -> str:
    """What an icon does, in a sentence; where there is none, nothing."""
    match effect:
        case Effect.WASABI:
            return _("Wasabi: a pile with {count} or more counts twice.", count=spec.wasabi_to_double)
        case Effect.BARREL:
            return _("Barrel icon: the barrel moves 1 notch towards the player who takes it.")
        case Effect.KNIFE:
            return _("Knife: the first player to own {count} wins at once.", count=spec.knives_to_win)
    return ""


def pile(colour: Colour, spec: DuelSpec, number: int) -> Lore:
    """A pile of one colour, and the bonus it can bring by the face of the barrel that is up."""
    return lore(_fish(colour), bonuses.of_a_pile(spec.bonuses[colour], number))


def _fish(colour: Colour) -> str:
    """What it is in plain words, too."""
    match colour:
        case Colour.EBI:
            return pgettext("fish", "Ebi (shrimp)")
        case Colour.SAKE:
            return pgettext("fish", "Sake (salmon)")
        case Colour.TAKO:
            return pgettext("fish", "Tako (octopus)")
        case Colour.MAGURO:
            return pgettext("fish", "Maguro (tuna)")
    assert_never(colour)


def knives(spec: DuelSpec) -> Lore:
    """The knives a seat owns."""
    return lore(
        _("Knives"),
        ngettext(
            "The first player to own {count} knife wins at once.",
            "The first player to own {count} knives wins at once.",
            spec.knives_to_win,
        ),
        _("Only chosen halves count. A stolen knife changes hands."),
    )


def barrel(view: DuelView, spec: DuelSpec, names: Sequence[str]) -> Lore:
    """Where it stands, what lies up, and what equal bids mean by it."""
    return lore(
        _("The barrel by day") if view.day else _("The barrel by night"),
        _stands(view.barrel, spec, names),
        tie(foresight.tie(view), names),
        ngettext(
            "A pile that grows to {count} card gives its bonus.",
            "A pile that grows to {count} cards gives its bonus.",
            spec.day_number if view.day else spec.night_number,
        ),
    )


def _stands(at: int, spec: DuelSpec, names: Sequence[str]) -> str:
    owner = barrel_side(at)
    if owner is None:
        return _("It stands in the middle.")
    return ngettext(
        "It stands on {name}'s notch {notch}: {count} point for {name}.",
        "It stands on {name}'s notch {notch}: {count} points for {name}.",
        abs(at) * spec.notch_points,
        notch=abs(at),
        name=names[owner],
    )


def tie(foreseen: Tie, names: Sequence[str]) -> str:
    """What equal bids would do."""
    if foreseen.first is not None:
        first, second = names[foreseen.first], names[1 - foreseen.first]
        return _(
            "Equal bids: {first} takes a card, {second} the other, and night comes.",
            first=first,
            second=second,
        )
    if foreseen.kind == "night":
        return _("Equal bids: discard both cards, and day comes.")
    return _("Equal bids: discard both cards, and it stays day.")


def balance(spec: DuelSpec, options: DuelOptions) -> Lore:
    """The track of the barrel."""
    if options.kind_fish:
        end = ngettext(
            "On the last notch at the end of a turn, that side draws {count} card, and the barrel returns.",
            "On the last notch at the end of a turn, that side draws {count} cards, and the barrel returns.",
            spec.kind_fish_cards,
        )
    else:
        end = _("On the last notch at the end of a turn, that side steals a card, and the barrel returns.")
    return lore(
        _("The balance"),
        _("The higher bid pushes the barrel away by the difference."),
        end,
        ngettext(
            "When the match ends, each notch is worth {count} point.",
            "When the match ends, each notch is worth {count} points.",
            spec.notch_points,
        ),
    )


def draw_pile(cards: Sequence[Card], top: FaceId | None, left: int) -> Lore:
    """What is known of it: how many, and both faces of the top card."""
    if top is None:
        return lore(
            _("Draw pile"), _("It is empty."), _("The discards are turned over when a card is needed.")
        )
    return lore(
        ngettext("Draw pile: {count} card", "Draw pile: {count} cards", left),
        _("On top: {card}.", card=face_name(cards, top)),
        _("Its other face: {card}.", card=face_name(cards, top ^ 1)),
        _("When it is empty, the discards come back turned over. The second time, that turn is the last."),
    )


def discards(count: int) -> Lore:
    """What comes back as something else."""
    if not count:
        return lore(_("Discards"), _("There are none yet."))
    told = ngettext(
        "When the draw pile is empty, {count} card comes back turned over.",
        "When the draw pile is empty, {count} cards come back turned over.",
        count,
    )
    return lore(_("Discards"), told)


def seat_plate(name: str) -> Lore:
    """Who sits there."""
    return lore(name, _("The lantern hangs over the player to act."))


def points() -> Lore:
    """A seat's score, if the match ended now."""
    return lore(
        _("Points"),
        _("The score if the match ended now: all piles, twice with enough wasabi, and the barrel."),
        _("If tied, the barrel's side wins. With the barrel in the middle, it is a draw."),
    )


def lamp() -> Lore:
    """The lamp of a seat in the chant."""
    return lore(
        _("Lamp"),
        _("It lights up at the first press and blinks at every later one."),
        _("The last press counts until hands open, right after BI. Nobody sees what it was."),
    )


def sign(bid: int, spec: DuelSpec, clicked: bool = False) -> Lore:
    """One of the signs of a hand, by what its seat bids with."""
    higher = _("The higher bid takes a card and pushes the barrel away.")
    if clicked:
        how = _("Click it, on BI at the latest. The last click counts.")
        missing = _("With no click, the bid is {bid}.", bid=spec.missing_bid)
    else:
        how = _press(WAYS[bid - spec.lowest_bid])
        missing = _("With no press, the bid is {bid}.", bid=spec.missing_bid)
    return lore(_("A bid of {bid}", bid=bid), how, missing, higher)


def _press(way: str) -> str:
    match way:
        case "left":
            return _("Press left, on BI at the latest. The last press counts.")
        case "up":
            return _("Press up, on BI at the latest. The last press counts.")
        case "right":
            return _("Press right, on BI at the latest. The last press counts.")
    return _("Press down, on BI at the latest. The last press counts.")


def chant() -> Lore:
    """The three beats."""
    return lore(
        CALL,
        _("Both bid at once: throw on BI. Until hands open, the last press counts."),
        _("The higher bid takes one of the two cards on the hooks. The other card is discarded."),
    )
