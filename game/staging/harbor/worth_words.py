"""What a fish is worth and what its market pays, in a sentence each, as the table stands."""

from __future__ import annotations

from game.i18n.door import _, ngettext
from game.i18n.formats import number, yen
from game.rules.harbor.words import EEL, FUGU, TAKOYAKI, TUNAS, Kind, Resource
from game.staging.harbor.asking import Asking
from game.staging.harbor.terms import kind_name, worth_name

EACH = {
    Kind.MACKEREL: Resource.MACKEREL,
    Kind.SQUID: Resource.SQUID,
    Kind.OCTOPUS: Resource.OCTOPUS,
    Kind.EEL: Resource.EEL,
    Kind.CRAB: Resource.CRAB,
    Kind.TAKOYAKI: Resource.TAKOYAKI,
}
"""Kinds of which every token is worth the same, whoever asks."""


def worth_now(kind: Kind, at: Asking) -> str:
    """H40-H48: in R."""
    worth = at.view.worth
    match kind:
        case Kind.TUNA:
            values = [worth[tuna] for tuna in TUNAS]
            return _(
                "A tuna is worth {low} to {high}.", low=number(min(values)), high=worth_name(max(values))
            )
        case Kind.SNAPPER:
            return _snapper(at)
        case Kind.SALMON:
            return _(
                "A fresh salmon is worth {fresh} now, as many as all own; an old one {old}.",
                fresh=worth_name(worth[Resource.FRESH_SALMON]),
                old=worth_name(worth[Resource.OLD_SALMON]),
            )
        case Kind.FUGU:
            return _("All fugu of a player count together: 2 are worth 4 R, 3 are worth 9 R.")
    each = worth_name(worth[EACH[kind]])
    if kind is TAKOYAKI:
        return _("A takoyaki is worth {worth} to its buyer.", worth=each)
    return _("{fish}: each is worth {worth} now.", fish=kind_name(kind), worth=each)


def _snapper(at: Asking) -> str:
    """H43."""
    each = worth_name(at.view.worth[Resource.SNAPPER])
    if Kind.SNAPPER in at.view.overfished:
        return _("The sea is empty: each snapper is worth {worth}.", worth=each)
    return ngettext(
        "Each snapper is worth {worth} now: the {left} left, divided by {count}, rounded up.",
        "Each snapper is worth {worth} now: the {left} left, divided by {count}, rounded up.",
        at.spec.worth.snapper_divisor,
        worth=each,
        left=number(at.view.stock[Resource.SNAPPER]),
    )


def market_pays(kind: Kind, at: Asking) -> str:
    """H40-H48: in yen, for a token."""
    worth, view = at.spec.worth, at.view
    match kind:
        case Kind.MACKEREL:
            price = yen(worth.mackerel_yen)
            return _("Its market pays {price} for each, and as much for an own barrel on sale.", price=price)
        case Kind.SQUID:
            return _("Its market pays {price} for each.", price=yen(worth.squid_yen))
        case Kind.EEL:
            return _(
                "Its market pays {price} for each; the track falls by {fall} for each one sold.",
                price=yen(worth.eel.yen * view.eel),
                fall=number(worth.eel.fall),
            )
        case Kind.CRAB:
            return _(
                "Its market pays {price} for each; the track rises by {rise} for each one sold.",
                price=yen(worth.crab.yen * view.crab),
                rise=number(worth.crab.rise),
            )
        case Kind.TUNA | Kind.FUGU:
            price = yen(worth.yen_per_r)
            if kind is FUGU:
                return _("Its market buys only all of a player at once, for R times {price}.", price=price)
            return _("Its market pays R times {price}.", price=price)
        case Kind.OCTOPUS | Kind.TAKOYAKI:
            return ngettext(
                "Its market buys none, but turns an octopus into {count} takoyaki.",
                "Its market buys none, but turns an octopus into {count} takoyaki.",
                worth.takoyaki_per_octopus,
            )
    return _("Its market buys none.")


def track(kind: Kind, at: Asking) -> tuple[str, ...]:
    """H46, H48: where a track stands and how far it goes; nothing for fish without one."""
    if kind not in (EEL, Kind.CRAB):
        return ()
    eel = kind is EEL
    figures = at.spec.worth.eel if eel else at.spec.worth.crab
    now = number(at.view.eel if eel else at.view.crab)
    if eel:
        return (
            _(
                "Its track stands at {now} of {last}; each barrel put on sale raises it by {rise}.",
                now=now,
                last=number(figures.last),
                rise=number(figures.rise),
            ),
        )
    return (_("Its track stands at {now} of {last}.", now=now, last=number(figures.last)),)
