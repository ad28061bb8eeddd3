"""The rules, last chapter: barrels that grow old, purchases, the end and the count; and some advice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from game.i18n.door import _, ngettext
from game.i18n.formats import either, number, yen
from game.rules.harbor.spec import HarborSpec, Thresholds
from game.staging.harbor.terms import worth_name
from game.staging.pages import Page, page


def degradation(spec: HarborSpec) -> Page:
    """H60."""
    return page(
        _("Fresh and old"),
        _("At the start of their turn, a player's barrels in the old row go back to their markets."),
        _("Then those in the fresh row move to the old row. Prices stay."),
        _("So a barrel is on sale for two turns of every rival, unless a freezer keeps it longer."),
    )


def buying(spec: HarborSpec) -> Page:
    """H70."""
    return page(
        _("Buy"),
        _("With one action, a player buys any number of barrels and takoyaki from the other harbors."),
        _("The seller is paid. The barrel goes back to its market, and the buyer takes a fish from there."),
        _("Without a fish left in its market, a barrel cannot be bought."),
    )


def end(spec: HarborSpec) -> Page:
    """H80, H83."""
    return page(
        _("The end"),
        _("Whoever starts a turn with enough yen or enough R ends the game:"),
        *_by_players(spec, lambda end: either([yen(end.yen), worth_name(end.resources)])),
        _("They still take this turn, and each other player takes one more."),
        _("When every sea is empty and no barrel is left, the game ends too."),
        ngettext(
            "At the latest, it ends after {count} round.",
            "At the latest, it ends after {count} rounds.",
            spec.rounds,
        ),
    )


def clause(spec: HarborSpec) -> Page:
    """H80."""
    return page(
        _("Held back"),
        _("Whoever alone has the least R cannot end the game by yen."),
        _("Whoever alone has the least yen cannot end it by R. A tie holds nobody back."),
        _("With enough of both, nobody is held back."),
        _("With a house switch, these always end it:"),
        *_by_players(spec, lambda end: either([yen(end.yen_always), worth_name(end.resources_always)])),
    )


def _by_players(spec: HarborSpec, goal: Callable[[Thresholds], str]) -> Iterator[str]:
    """One sentence where all numbers of players have the same."""
    goals = {players: goal(size.end) for players, size in sorted(spec.sizes.items())}
    if len(set(goals.values())) == 1:
        yield _("{goal}, with any number of players.", goal=next(iter(goals.values())))
        return
    for said in dict.fromkeys(goals.values()):
        players = either([number(count) for count, other in goals.items() if other == said])
        yield _("{goal}, with {players} players.", goal=said, players=players)


def count(spec: HarborSpec) -> Page:
    """H81, H82."""
    return page(
        _("The count"),
        _(
            "The most R earns {bonus}, the least pays {penalty}; all who tie, but nobody if all are equal.",
            bonus=yen(spec.most_resources),
            penalty=yen(spec.least_resources),
        ),
        _("Loans are paid back with {repaid} each.", repaid=yen(spec.extras.loan_repaid)),
        _(
            "The interest, {interest} a loan, goes to the shares, each part rounded up to {step}.",
            interest=yen(spec.extras.loan_repaid - spec.extras.loan_yen),
            step=yen(spec.yen_step),
        ),
        _(
            "Yen and {worth} for each R make the score. If tied, more yen wins.",
            worth=yen(spec.worth.yen_per_r),
        ),
        _("Barrels are worth nothing. Money may go below zero."),
    )


def tips(spec: HarborSpec) -> Page:
    """Advice, no rules."""
    return page(
        _("Tips"),
        _("A barrel sells if its buyer gains: ask a little less than its R is worth to a rival."),
        _("A second licence earns twice: it lets a second ship fish, and its market pays for every visit."),
        _("Rivals need yen to buy. Prices nobody can pay grow old."),
        _("Whoever alone has the least R or yen is held back: catch up there before the race is run."),
    )


PAGES: Final = (degradation, buying, end, clause, count, tips)
