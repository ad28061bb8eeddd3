"""Seats, barrels, tokens and figures in signs, for the ribbon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from game.i18n.door import pgettext
from game.i18n.formats import number
from game.rules.core.seat import Seat
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.words import KINDS, OLD_SALMON, RESOURCES, TUNAS, Kind, Resource
from game.staging.acts import Names
from game.staging.harbor import art
from game.staging.harbor.parts import Parts, Picture, in_row, phrase
from game.staging.harbor.terms import worth_name


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits at the table: the crest of each seat and its name; and the figures of the match."""

    crests: Sequence[int]
    names: Names
    spec: HarborSpec

    def who(self, seat: Seat) -> Picture:
        """A seat's crest."""
        return Picture(art.crest(self.crests[seat]))

    def figures(self, amounts: Iterable[tuple[Seat, str]]) -> Parts:
        """Each seat's crest with its figure."""
        return in_row([(self.who(seat), f" {amount}") for seat, amount in amounts])


def many(count: int, picture: str) -> Parts:
    """So many of something; one needs no figure."""
    return (Picture(picture),) if count == 1 else (f"{number(count)} ", Picture(picture))


def barrels(kinds: Iterable[Kind]) -> Parts:
    """Equal ones counted, in the order of the fish."""
    counts = Counter(kinds)
    return in_row([many(counts[kind], art.barrel(kind)) for kind in KINDS if counts[kind]])


def wares(priced: Iterable[tuple[Kind, int | None]]) -> Parts:
    """Each with its price, equal neighbours together; tuna have none (H42)."""
    found: list[Parts] = []
    for (kind, price), equal in groupby(priced):
        sign = many(len([*equal]), art.barrel(kind))
        found.append(sign if price is None else (*sign, f" {number(price)}"))
    return in_row(found)


def tokens(counts: Sequence[int]) -> Parts:
    """Counted per resource."""
    return in_row([token(resource, counts[resource]) for resource in RESOURCES if counts[resource]])


def token(resource: Resource, count: int) -> Parts:
    """An old salmon is told from a fresh one (H44)."""
    sign = many(count, art.token(resource))
    return phrase(pgettext("ribbon", "old {salmon}"), salmon=sign) if resource is OLD_SALMON else sign


def tuna(which: Resource, spec: HarborSpec) -> Parts:
    """With its R."""
    return (Picture(art.token(which)), f" {worth_name(spec.worth.tuna[which - TUNAS[0]])}")
