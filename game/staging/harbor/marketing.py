"""Visits and purchases: what goes to the houses, what comes from them, and who is paid."""

from __future__ import annotations

from game.rules.core.seat import Seat
from game.rules.harbor import events
from game.rules.harbor.deeds import PayToken, PayYen
from game.rules.harbor.words import FISH_MARKETS, RESOURCES, TOKEN_OF, Kind, Market, Slot
from game.staging.cues import Appear, Bump, Cue, Move, Pause, Show, sequence, together
from game.staging.harbor import art, pieces
from game.staging.harbor.flying import (
    BANK,
    FLIGHT,
    Flights,
    Place,
    counted,
    heard,
    house,
    pose_of,
    purse,
    refreshed,
)
from game.staging.harbor.poses import Arrangement
from game.staging.harbor.tableau import Tableau
from game.staging.places import square

MOST = 6
"""So many tokens fly at most; their number counts on."""


def entered(event: events.MarketEntered, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """The visitor's crest knocks at the house; what the entry costs goes with it."""
    flights, seat, there = Flights(), event.seat, house(on, int(event.market))
    knock = flights.fly(f"crests/{on.crests[seat]}", _crest(on, seat), there)
    paid: list[Cue] = []
    if isinstance(event.entry, PayYen):
        paid.append(flights.coins(purse(on, seat), there, 300))
    elif isinstance(event.entry, PayToken) and event.market in FISH_MARKETS:
        token = art.token(TOKEN_OF[Kind(event.market)])
        paid.append(flights.fly(token, _tokens(on, seat), there))
    shown = together(
        Show(pieces.Actions(seat)), counted(before, after), refreshed(before, after, on, pieces.House)
    )
    return heard(
        "open",
        knock,
        *paid,
        sequence(Pause(FLIGHT), together(Bump(pieces.House(int(event.market)), 0.3), shown)),
    )


def licences_paid(event: events.LicencesPaid, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H31: to all owners at once."""
    flights, there = Flights(), house(on, int(event.market))
    coins = [flights.coins(there, purse(on, seat), yen) for seat, yen in enumerate(event.yen) if yen]
    return heard("coin", *coins, counted(before, after))


def licence_bought(event: events.LicenceBought, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A paper into the slot."""
    return _into_slot(event.seat, art.licence(int(event.fish)), int(event.fish), before, after, on)


def rented(event: events.Rented, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A freezer or a cart into the slot."""
    return _into_slot(event.seat, art.slot(int(event.what)), int(Market.RENTALS), before, after, on)


def subsidised(event: events.SubsidyBought, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """The subsidy into the slot."""
    image = art.slot(int(Slot.SUBSIDY))
    return _into_slot(event.seat, image, int(Market.GOVERNMENT), before, after, on)


def _into_slot(seat: Seat, image: str, market: int, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    flight = Flights().fly(image, house(on, market), _slots(on, seat))
    shown = refreshed(before, after, on, pieces.LicenceSlot, pieces.House)
    return heard("paper", sequence(flight, shown), counted(before, after))


def slot_returned(event: events.SlotReturned, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """Back to its house, without refund."""
    what = int(event.slot)
    market = {Slot.FREEZER: Market.RENTALS, Slot.CART: Market.RENTALS, Slot.SUBSIDY: Market.GOVERNMENT}
    there = int(market.get(Slot(what), what))
    flight = Flights().fly(art.slot(what), _slots(on, event.seat), house(on, there))
    return heard("take_back", flight, refreshed(before, after, on, pieces.LicenceSlot))


def rental_spent(event: events.RentalSpent, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """Used up, it goes back."""
    flight = Flights().fly(
        art.slot(int(event.what), 1), _slots(on, event.seat), house(on, int(Market.RENTALS))
    )
    return heard("take_back", flight, refreshed(before, after, on, pieces.LicenceSlot))


def tokens_sold(event: events.TokensSold, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """Tokens to the house, coins back."""
    flights, there = Flights(), house(on, int(event.market))
    start = pose_of(on.poses(before), pieces.Token(event.seat, int(event.resource)), _tokens(on, event.seat))
    out = flights.several([art.token(int(event.resource))] * min(MOST, event.count), start, there)
    back = flights.coins(there, purse(on, event.seat), event.yen)
    return heard("tally", _gone(before, after, on), sequence(out, together(back, counted(before, after))))


def barrel_sold(event: events.BarrelSold, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H40: an own barrel back to its market."""
    kind, fresh, price = before.view.seats[event.seat].wares[event.ware]
    there = house(on, int(kind))
    start = pose_of(on.poses(before), pieces.Ware(event.seat, int(kind), fresh, price), BANK)
    flights = Flights()
    out = flights.fly(art.barrel(int(kind)), start, there)
    return heard(
        "barrel",
        sequence(out, flights.coins(there, purse(on, event.seat), event.yen)),
        counted(before, after),
    )


def track_moved(event: events.TrackMoved, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """The worth of a fish is another one, and with it the R of all who own some."""
    tile = pieces.House(int(event.fish))
    return heard("hop", Show(tile), Bump(tile, 0.3), counted(before, after), Pause(0.3))


def takoyaki_made(event: events.TakoyakiMade, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """An octopus goes, trays drop into the shop."""
    flights, there = Flights(), house(on, int(Kind.OCTOPUS))
    octopus = flights.fly(art.token(int(RESOURCES[5])), _tokens(on, event.seat), there)
    row = on.layout.at(pieces.Fresh(event.seat))
    trays = flights.several([art.barrel(int(Kind.TAKOYAKI))] * len(event.prices), there, (row.cx, row.cy))
    return heard("lay", sequence(octopus, trays), counted(before, after))


def ship_bought(event: events.ShipBought, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """From the yard into the port."""
    boat = pieces.Boat(event.seat, len(after.view.seats[event.seat].ships) - 1)
    lands = on.poses(after).get(boat)
    if lands is None:
        return heard("sail", Pause(0.5))
    start = square(*house(on, int(Market.SHIPS)), lands.h, lands.z, lands.face)
    coins = Flights().coins(purse(on, event.seat), house(on, int(Market.SHIPS)), event.yen)
    return heard("coin_out", coins, counted(before, after), sequence(Appear(boat, start), Move(boat, 0.5)))


def ship_sold(event: events.ShipSold, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """Back to the yard."""
    start = pose_of(on.poses(before), pieces.Boat(event.seat, event.ship), BANK)
    flights, there = Flights(), house(on, int(Market.SHIPS))
    out = flights.fly(art.ship(int(event.hull)), start, there, side=80)
    coins = flights.coins(there, purse(on, event.seat), event.yen)
    return heard("sail", sequence(out, heard("coin", coins)), counted(before, after))


def given(event: events.CharityGiven, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H54: out of the game, for a little yen."""
    flights, there = Flights(), house(on, int(Market.GOVERNMENT))
    out = flights.several(
        [art.token(int(event.resource))] * min(MOST, event.count), _tokens(on, event.seat), there
    )
    back = flights.coins(there, purse(on, event.seat), event.yen)
    return heard("coin", _gone(before, after, on), sequence(out, back), counted(before, after))


def traded(event: events.SpotTraded, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H55: a bundle to the spot; yen, or what lay there, back."""
    flights, there, own = Flights(), house(on, int(Market.TRADING)), _tokens(on, event.seat)
    out = flights.several([art.token(int(resource)) for resource in event.bundle[:MOST]], own, there)
    back = [art.token(int(resource)) for resource in RESOURCES for _each in range(event.taken[resource])]
    coins = [flights.coins(there, purse(on, event.seat), event.yen)] if event.yen else []
    home = together(flights.several(back[:MOST], there, own), *coins)
    return heard("stack", _gone(before, after, on), sequence(out, together(home, counted(before, after))))


def loan_taken(event: events.LoanTaken, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H56: yen now."""
    flights, there = Flights(), house(on, int(Market.BANK))
    coins = flights.coins(there, purse(on, event.seat), event.yen)
    return heard("coin", flights.fly(art.LOAN, there, _papers(on, event.seat)), coins, counted(before, after))


def share_bought(event: events.ShareBought, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H56: a part of the interest."""
    flights, there = Flights(), house(on, int(Market.BANK))
    coins = flights.coins(purse(on, event.seat), there, event.yen)
    return heard(
        "stamp", coins, flights.fly(art.SHARE, there, _papers(on, event.seat)), counted(before, after)
    )


def ware_bought(event: events.WareBought, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """H70: the barrel to its house, a token from there to the buyer, coins to the seller."""
    kind, fresh, price = before.view.seats[event.seller].wares[event.ware]
    flights, there = Flights(), house(on, int(Kind.OCTOPUS if kind is Kind.TAKOYAKI else kind))
    start = pose_of(on.poses(before), pieces.Ware(event.seller, int(kind), fresh, price), BANK)
    barrel = flights.fly(art.barrel(int(kind)), start, there)
    token = flights.fly(art.token(int(event.token)), there, _tokens(on, event.seat))
    coins = flights.coins(purse(on, event.seat), purse(on, event.seller), event.price)
    return heard(
        "coin",
        coins,
        counted(before, after),
        sequence(together(barrel, _gone(before, after, on)), heard("barrel", token)),
    )


def _gone(before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """Tokens and wares that are fewer now say so as the flight begins."""
    return refreshed(before, after, on, pieces.Token, pieces.Ware)


def _slots(on: Arrangement, seat: Seat) -> Place:
    slot = on.layout.at(pieces.LicenceSlot(seat, 1))
    return slot.cx, slot.cy


def _papers(on: Arrangement, seat: Seat) -> Place:
    slot = on.layout.at(pieces.Papers(seat))
    return slot.cx, slot.cy


def _tokens(on: Arrangement, seat: Seat) -> Place:
    place = on.tokens(seat)
    return place.x, place.y


def _crest(on: Arrangement, seat: Seat) -> Place:
    slot = on.layout.at(pieces.Crest(seat))
    return slot.cx, slot.cy
