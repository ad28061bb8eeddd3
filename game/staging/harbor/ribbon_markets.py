"""Markets and purchases in the ribbon."""

from __future__ import annotations

from game.i18n.door import _
from game.i18n.formats import number, signed
from game.rules.core.seat import Seat
from game.rules.harbor import events
from game.rules.harbor.words import MACKEREL, MARKETS, OCTOPUS, RESOURCES, SLOTS, SUBSIDY, TAKOYAKI
from game.staging.harbor import art
from game.staging.harbor.parts import Parts, Picture, phrase
from game.staging.harbor.signs import Sitting, barrels, token, tokens, wares


def entered(event: events.MarketEntered, at: Sitting) -> Parts:
    """H30."""
    house = Picture(art.market(event.market))
    return phrase(_("{who} entered {market}"), who=at.who(event.seat), market=house)


def licences(event: events.LicencesPaid, at: Sitting) -> Parts:
    """H31."""
    paid = at.figures([(seat, signed(amount)) for seat, amount in enumerate(event.yen) if amount])
    licence = Picture(art.slot(SLOTS[event.market]))
    return phrase(_("{licence} earns: {paid}"), licence=licence, paid=paid)


def licence(event: events.LicenceBought, at: Sitting) -> Parts:
    """H33."""
    return bought(at, event.seat, (Picture(art.slot(SLOTS[event.fish])),), event.yen)


def bought(at: Sitting, seat: Seat, thing: Parts, yen: int) -> Parts:
    """For yen, from the bank."""
    return phrase(_("{who} bought {thing} for {price}"), who=at.who(seat), thing=thing, price=number(yen))


def sold(at: Sitting, seat: Seat, thing: Parts, yen: int) -> Parts:
    """For yen, to the bank."""
    return phrase(_("{who} sold {thing}: {amount}"), who=at.who(seat), thing=thing, amount=signed(yen))


def returned(event: events.SlotReturned, at: Sitting) -> Parts:
    """H25."""
    thing = Picture(art.slot(event.slot))
    return phrase(_("{who} returned {thing}"), who=at.who(event.seat), thing=thing)


def tokens_sold(event: events.TokensSold, at: Sitting) -> Parts:
    """H40-H48, H57."""
    return sold(at, event.seat, token(event.resource, event.count), event.yen)


def barrel_sold(event: events.BarrelSold, at: Sitting) -> Parts:
    """H40."""
    return sold(at, event.seat, barrels([MACKEREL]), event.yen)


def takoyaki(event: events.TakoyakiMade, at: Sitting) -> Parts:
    """H45."""
    octopus = Picture(art.market(MARKETS[OCTOPUS]))
    made = wares([(TAKOYAKI, price) for price in event.prices])
    return phrase(
        _("{who} turned {octopus} into {wares}"), who=at.who(event.seat), octopus=octopus, wares=made
    )


def ship_bought(event: events.ShipBought, at: Sitting) -> Parts:
    """H50."""
    return bought(at, event.seat, (Picture(art.ship(event.hull)),), event.yen)


def ship_sold(event: events.ShipSold, at: Sitting) -> Parts:
    """H50."""
    return sold(at, event.seat, (Picture(art.ship(event.hull)),), event.yen)


def rented(event: events.Rented, at: Sitting) -> Parts:
    """H51."""
    return bought(at, event.seat, (Picture(art.slot(event.what)),), event.yen)


def subsidy(event: events.SubsidyBought, at: Sitting) -> Parts:
    """H54."""
    return bought(at, event.seat, (Picture(art.slot(SUBSIDY)),), event.yen)


def subsidised(event: events.SubsidyPaid, at: Sitting) -> Parts:
    """H54."""
    paper, amount = Picture(art.slot(SUBSIDY)), signed(event.yen)
    return phrase(
        _("{who} was paid by {paper}: {amount}"), who=at.who(event.seat), paper=paper, amount=amount
    )


def gave(event: events.CharityGiven, at: Sitting) -> Parts:
    """H54."""
    given, amount = token(event.resource, event.count), signed(event.yen)
    said = _("{who} gave {tokens} to charity: {amount}")
    return phrase(said, who=at.who(event.seat), tokens=given, amount=amount)


def traded(event: events.SpotTraded, at: Sitting) -> Parts:
    """H55."""
    bundle = tokens([event.bundle.count(resource) for resource in RESOURCES])
    if not any(event.taken):
        return sold(at, event.seat, bundle, event.yen)
    got = tokens(event.taken)
    return phrase(_("{who} swapped {bundle} for {taken}"), who=at.who(event.seat), bundle=bundle, taken=got)


def borrowed(event: events.LoanTaken, at: Sitting) -> Parts:
    """H56."""
    paper, amount = Picture(art.LOAN), signed(event.yen)
    return phrase(_("{who} took {paper}: {amount}"), who=at.who(event.seat), paper=paper, amount=amount)


def invested(event: events.ShareBought, at: Sitting) -> Parts:
    """H56."""
    return bought(at, event.seat, (Picture(art.SHARE),), event.yen)


def purchased(event: events.WareBought, at: Sitting) -> Parts:
    """H70."""
    return phrase(
        _("{who} bought {thing} from {seller} for {price}"),
        who=at.who(event.seat),
        thing=token(event.token, 1),
        seller=at.who(event.seller),
        price=number(event.price),
    )


def overfished(event: events.MarketOverfished, at: Sitting) -> Parts:
    """H49."""
    return phrase(_("{market}: empty sea"), market=Picture(art.market(MARKETS[event.fish])))


def scored(event: events.MatchScored, at: Sitting) -> Parts:
    """H82."""
    scores = event.outcome.scores
    best = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return phrase(
        _("Final scores: {scores}"), scores=at.figures([(seat, number(scores[seat])) for seat in best])
    )
