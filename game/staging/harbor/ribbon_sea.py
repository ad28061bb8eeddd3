"""Ships, barrels, auctions and turns in the ribbon."""

from __future__ import annotations

from game.i18n.door import _
from game.i18n.formats import number, signed
from game.rules.harbor import events
from game.rules.harbor.words import FREEZER, TUNA
from game.staging.harbor import art
from game.staging.harbor.parts import Parts, Picture, phrase
from game.staging.harbor.sea_words import priced
from game.staging.harbor.signs import Sitting, barrels, tuna, wares
from game.staging.harbor.terms import the_port
from game.staging.harbor.words import ends, held_back


def began(event: events.MatchBegan, at: Sitting) -> Parts:
    """H5."""
    return phrase(_("{who} goes first"), who=at.who(event.first))


def turned(event: events.TurnBegan, at: Sitting) -> Parts:
    """The one phrase with a name, to learn the crests by."""
    name, round = at.names[event.seat], number(event.round)
    return phrase(_("{who} {name}, round {round}"), who=at.who(event.seat), name=name, round=round)


def ended(event: events.EndTriggered, at: Sitting) -> Parts:
    """H80."""
    return phrase(_("{who} ends the game: last turns"), who=at.who(event.seat))


def held(event: events.EndHeldBack, at: Sitting) -> Parts:
    """H80: beside the crest in whole words, because it surprises."""
    said = held_back(event.held_by, at.names[event.seat], ends(at.names, at.spec))
    return (at.who(event.seat), f" {said}")


def frozen(event: events.FreezerUsed, at: Sitting) -> Parts:
    """H52."""
    freezer = Picture(art.slot(FREEZER))
    return phrase(_("{who} used {freezer}"), who=at.who(event.seat), freezer=freezer)


def degraded(event: events.WaresDegraded, at: Sitting) -> Parts | None:
    """H60: that a row grows old is seen."""
    if not event.returned:
        return None
    back = barrels(event.returned)
    return phrase(_("{who} returned {barrels} unsold"), who=at.who(event.seat), barrels=back)


def left(event: events.ShipLeft, at: Sitting) -> Parts:
    """H20."""
    return phrase(_("{who} left port"), who=at.who(event.seat))


def taken(event: events.BarrelTaken, at: Sitting) -> Parts:
    """H20."""
    return phrase(_("{who} took {barrel}"), who=at.who(event.seat), barrel=barrels([event.fish]))


def docked(event: events.ShipDocked, at: Sitting) -> Parts:
    """H22."""
    if not event.hold:
        return phrase(_("{who} docked"), who=at.who(event.seat))
    landed = wares(priced(event.hold, event.prices))
    return phrase(_("{who} docked {wares}"), who=at.who(event.seat), wares=landed)


def opened(event: events.PortOpened, at: Sitting) -> Parts:
    """H26."""
    port, price = the_port(event.port), number(event.yen)
    return phrase(_("{who} opened {port} for {price}"), who=at.who(event.seat), port=port, price=price)


def repriced(event: events.WareRepriced, at: Sitting) -> Parts:
    """H23."""
    price = number(event.price)
    return phrase(_("{who} changed a price to {price}"), who=at.who(event.seat), price=price)


def unloaded(event: events.UnloadPaid, at: Sitting) -> Parts:
    """H24."""
    count, amount = number(event.barrels), signed(event.yen)
    return phrase(_("{who} unloaded {count}: {amount}"), who=at.who(event.seat), count=count, amount=amount)


def returned(event: events.TunaReturned, at: Sitting) -> Parts:
    """H42."""
    back = barrels([TUNA] * event.barrels)
    return phrase(_("{who} returned {barrels} unsold"), who=at.who(event.seat), barrels=back)


def drawn(event: events.TunaDrawn, at: Sitting) -> Parts:
    """H42."""
    return phrase(_("{who} drew {tuna}: all bid"), who=at.who(event.seat), tuna=tuna(event.tuna, at.spec))


def empty(event: events.BagEmpty, at: Sitting) -> Parts:
    """H42."""
    return phrase(_("{who} finds no tuna in the bag"), who=at.who(event.seat))


def bids(event: events.BidsRevealed, at: Sitting) -> Parts:
    """Once all are open."""
    each = [(seat, number(bid or 0)) for seat, bid in enumerate(event.bids)]
    return phrase(_("Bids: {bids}"), bids=at.figures(each))


def won(event: events.TunaSold, at: Sitting) -> Parts:
    """H42."""
    prize, price = tuna(event.tuna, at.spec), number(event.yen)
    return phrase(_("{who} won {tuna} for {price}"), who=at.who(event.seat), tuna=prize, price=price)
