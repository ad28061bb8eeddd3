"""The rules inside the game: a few short pages, with the figures the match is played with."""

from __future__ import annotations

from game.rules.duel.spec import COLOURS, DuelSpec
from game.staging.duel.lore import GIVES
from game.staging.duel.terms import WAYS, colour_name
from game.staging.pages import Page, page
from game.staging.terms import counted, in_words


def rules_pages(spec: DuelSpec) -> tuple[Page, ...]:
    """In the order they are read."""
    pages = (_aim, _chant, _turn, _effects, _specialties, _ties, _balance, _ending)
    return tuple(write(spec) for write in pages)


def _aim(spec: DuelSpec) -> Page:
    return page(
        "The aim",
        f"Two buyers, {len(spec.cards)} fish cards with two faces each. "
        "Every turn two cards hang from the hooks, and both buyers bid for them in secret.",
        "Cards go into piles by colour. The most points win.",
        f"Or faster: whoever owns {counted(spec.knives_to_win, 'knife', 'knives')} wins at once.",
    )


def _chant(spec: DuelSpec) -> Page:
    return page(
        "WA SA BI!",
        f"A bid is a number from {spec.lowest_bid} to {spec.highest_bid}, and a direction: {_ways(spec)}.",
        "Press it before BI. The last press counts; a stick that rolls on from left to up has said both, "
        "so up counts.",
        f"Nothing pressed counts as {spec.missing_bid}. Nobody sees a bid before BI.",
        "In the settings the chant is slow, usual, fast, or waits until both are ready.",
    )


def _ways(spec: DuelSpec) -> str:
    return ", ".join(f"{way} {bid}" for bid, way in enumerate(WAYS, spec.lowest_bid))


def _turn(spec: DuelSpec) -> Page:
    return page(
        "A turn",
        "Two cards are hung, then both bid.",
        "The higher bid wins. The barrel moves towards the other player by the difference of the bids, "
        "never past the last notch.",
        "The winner takes one of the two cards with its effect. The other one is discarded.",
        "Whoever takes a card of two colours chooses the half that counts, for good.",
    )


def _effects(spec: DuelSpec) -> Page:
    return page(
        "Icons",
        "Barrel: the barrel moves one notch towards whoever takes the card.",
        f"Knife: {in_words(spec.knives_to_win)} of them win at once.",
        f"Wasabi: a pile with {in_words(spec.wasabi_to_double)} or more counts twice at the end.",
        "Each card that comes is settled in this order: its half, its pile and the knives, its barrel, "
        "then the specialty of the pile.",
    )


def _specialties(spec: DuelSpec) -> Page:
    bonuses = (f"{colour_name(colour)}: {GIVES[spec.bonuses[colour]]}." for colour in COLOURS)
    return page(
        "Specialties",
        f"A pile that grows to exactly {_number(spec)} cards brings the bonus of its colour, "
        "and again if it has shrunk since.",
        *bonuses,
        "A bonus that finds a target must be used.",
    )


def _number(spec: DuelSpec) -> str:
    """D4: what the barrel's faces say."""
    if spec.night_number == spec.day_number:
        return str(spec.night_number)
    return f"{spec.night_number} by night or {spec.day_number} by day"


def _ties(spec: DuelSpec) -> Page:
    return page(
        "Equal bids",
        "By night both cards are discarded, and the barrel is turned to day.",
        "By day the player on whose side the barrel stands takes a card, the other player takes the other, "
        "and the barrel is turned to night.",
        "By day with the barrel in the middle both cards are discarded, and it stays day.",
    )


def _balance(spec: DuelSpec) -> Page:
    return page(
        "End of the balance",
        "If the barrel stands on the last notch of a side at the end of a turn, it goes back to the middle "
        "and the player of that side steals a card of their choice, with its effect.",
        "Variant kind fish, a switch: that player draws "
        f"{counted(spec.kind_fish_cards, 'card', 'cards')} from the draw pile instead.",
        "The balance is violet, or green with kind fish.",
    )


def _ending(spec: DuelSpec) -> Page:
    return page(
        "The end",
        "When the draw pile is used up, the discards are shuffled and turned over: their other faces come "
        "into play. The turn in which it is used up again is the last.",
        "Each pile counts its points, twice with enough wasabi. "
        f"The barrel brings {counted(spec.notch_points, 'point', 'points')} for each notch on a side.",
        "With equal points the side of the barrel wins; with the barrel in the middle it is a draw, "
        "which in a best of three or five is played again.",
    )
