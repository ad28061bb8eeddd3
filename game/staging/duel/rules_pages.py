"""The rules inside the game: a few short pages, with the figures the match is played with."""

from __future__ import annotations

from game.i18n.door import _, ngettext, pgettext
from game.i18n.formats import in_a_row
from game.rules.duel.spec import COLOURS, DuelSpec
from game.staging.duel import bonuses
from game.staging.duel.prompts import CALL
from game.staging.duel.terms import WAYS, colour_name
from game.staging.pages import Page, page


def rules_pages(spec: DuelSpec) -> tuple[Page, ...]:
    """In the order they are read."""
    pages = (_aim, _chant, _turn, _effects, _specialties, _ties, _balance, _ending)
    return tuple(write(spec) for write in pages)


def _aim(spec: DuelSpec) -> Page:
    return page(
        _("Goal"),
        ngettext(
            "Two buyers compete for {count} fish card with two faces. "
            "Each turn, two cards hang on the hooks, and both buyers bid for them in secret.",
            "Two buyers compete for {count} fish cards with two faces each. "
            "Each turn, two cards hang on the hooks, and both buyers bid for them in secret.",
            len(spec.cards),
        ),
        _("Cards go into piles by colour. The most points win."),
        ngettext(
            "There is a faster way: own {count} knife to win at once.",
            "There is a faster way: own {count} knives to win at once.",
            spec.knives_to_win,
        ),
    )


def _chant(spec: DuelSpec) -> Page:
    return page(
        CALL,
        _(
            "A bid is a number from {lowest} to {highest}. Each has a direction: {ways}.",
            lowest=spec.lowest_bid,
            highest=spec.highest_bid,
            ways=in_a_row([_way(way, bid) for bid, way in enumerate(WAYS, spec.lowest_bid)]),
        ),
        _("Throw on BI: until hands open, a third of a beat later, the last press counts."),
        _("If a stick rolls from left to up, up counts."),
        _("With no press, the bid is {bid}. Nobody sees a bid before hands open.", bid=spec.missing_bid),
        _("The settings can slow down or speed up the chant, or make it wait for both players."),
    )


def _way(way: str, bid: int) -> str:
    match way:
        case "left":
            return pgettext("bid", "left {bid}", bid=bid)
        case "up":
            return pgettext("bid", "up {bid}", bid=bid)
        case "right":
            return pgettext("bid", "right {bid}", bid=bid)
    return pgettext("bid", "down {bid}", bid=bid)


def _turn(spec: DuelSpec) -> Page:
    return page(
        _("A turn"),
        _("Two cards are hung, then both players bid."),
        _(
            "The higher bid wins. The barrel moves towards the other player by the difference, "
            "but never past the last notch."
        ),
        _("The winner takes one of the two cards with its effect. The other one is discarded."),
        _("A player taking a card of two colours chooses which half counts, for good."),
    )


def _effects(spec: DuelSpec) -> Page:
    return page(
        _("Icons"),
        _("Barrel: the barrel moves 1 notch towards the player who takes the card."),
        _("Knife: the first player to own {count} wins at once.", count=spec.knives_to_win),
        _("Wasabi: a pile with {count} or more counts twice at the end.", count=spec.wasabi_to_double),
        _(
            "Each new card is settled in this order: its half, its pile and the knives, its barrel, "
            "then the pile's specialty."
        ),
    )


def _specialties(spec: DuelSpec) -> Page:
    return page(
        _("Specialties"),
        _reaching(spec),
        *(bonuses.rule(spec.bonuses[colour], colour_name(colour)) for colour in COLOURS),
        _("A bonus that has a target must be used."),
    )


def _reaching(spec: DuelSpec) -> str:
    """D4: what the barrel's faces say."""
    if spec.night_number == spec.day_number:
        return ngettext(
            "A pile that grows to exactly {count} card gives the bonus of its colour. "
            "If it shrinks and grows back, the bonus comes again.",
            "A pile that grows to exactly {count} cards gives the bonus of its colour. "
            "If it shrinks and grows back, the bonus comes again.",
            spec.night_number,
        )
    return _(
        "A pile that grows to exactly {night} cards by night or {day} by day gives the bonus of its colour. "
        "If it shrinks and grows back, the bonus comes again.",
        night=spec.night_number,
        day=spec.day_number,
    )


def _ties(spec: DuelSpec) -> Page:
    return page(
        _("Equal bids"),
        _("By night, both cards are discarded and the barrel is turned to day."),
        _(
            "By day, the player on the barrel's side takes a card, the other player takes the other one, "
            "and the barrel is turned to night."
        ),
        _("By day with the barrel in the middle, both cards are discarded and it stays day."),
    )


def _balance(spec: DuelSpec) -> Page:
    return page(
        _("End of the balance"),
        _(
            "If the barrel is on a side's last notch at the end of a turn, it returns to the middle, "
            "and that side's player steals a card of their choice, with its effect."
        ),
        ngettext(
            "In the Kind fish variant, that player draws {count} card from the draw pile instead.",
            "In the Kind fish variant, that player draws {count} cards from the draw pile instead.",
            spec.kind_fish_cards,
        ),
        _("The balance is violet, or green with Kind fish."),
    )


def _ending(spec: DuelSpec) -> Page:
    return page(
        _("The end"),
        _(
            "When the draw pile is empty, the discards are shuffled and turned over: their other faces come "
            "into play. The turn in which it runs out for the second time is the last."
        ),
        ngettext(
            "Each pile scores its points, twice with enough wasabi. "
            "The barrel scores {count} point per notch for its side.",
            "Each pile scores its points, twice with enough wasabi. "
            "The barrel scores {count} points per notch for its side.",
            spec.notch_points,
        ),
        _(
            "If tied, the barrel's side wins. With the barrel in the middle, it is a draw, "
            "which is replayed in a best of three or five."
        ),
    )
