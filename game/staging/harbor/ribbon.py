"""What just happened, in signs: a short phrase of crests, barrels, tokens and figures for each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.rules.harbor import events
from game.rules.harbor.spec import HarborSpec
from game.staging.acts import Names
from game.staging.harbor import ribbon_markets, ribbon_sea
from game.staging.harbor.parts import Part, Parts, Picture
from game.staging.harbor.signs import Sitting

__all__ = ["TOLD", "Part", "Parts", "Picture", "sentence"]

TOLD: Final[Mapping[type, Callable[[Any, Sitting], Parts | None] | None]] = {
    events.MatchBegan: ribbon_sea.began,
    events.TurnBegan: ribbon_sea.turned,
    events.EndTriggered: ribbon_sea.ended,
    events.EndHeldBack: ribbon_sea.held,
    events.FreezerUsed: ribbon_sea.frozen,
    events.WaresDegraded: ribbon_sea.degraded,
    events.SubsidyPaid: ribbon_markets.subsidised,
    events.ShipLeft: ribbon_sea.left,
    events.BarrelTaken: ribbon_sea.taken,
    events.ShipDocked: ribbon_sea.docked,
    events.PortOpened: ribbon_sea.opened,
    events.WareRepriced: ribbon_sea.repriced,
    events.UnloadPaid: ribbon_sea.unloaded,
    events.TunaReturned: ribbon_sea.returned,
    events.TunaDrawn: ribbon_sea.drawn,
    events.BagEmpty: ribbon_sea.empty,
    events.BidPlaced: None,
    events.BidsRevealed: ribbon_sea.bids,
    events.TunaSold: ribbon_sea.won,
    events.MarketEntered: ribbon_markets.entered,
    events.LicencesPaid: ribbon_markets.licences,
    events.LicenceBought: ribbon_markets.licence,
    events.SlotReturned: ribbon_markets.returned,
    events.TokensSold: ribbon_markets.tokens_sold,
    events.BarrelSold: ribbon_markets.barrel_sold,
    events.TrackMoved: None,
    events.TakoyakiMade: ribbon_markets.takoyaki,
    events.ShipBought: ribbon_markets.ship_bought,
    events.ShipSold: ribbon_markets.ship_sold,
    events.Rented: ribbon_markets.rented,
    events.RentalSpent: None,
    events.SubsidyBought: ribbon_markets.subsidy,
    events.CharityGiven: ribbon_markets.gave,
    events.SpotTraded: ribbon_markets.traded,
    events.LoanTaken: ribbon_markets.borrowed,
    events.ShareBought: ribbon_markets.invested,
    events.WareBought: ribbon_markets.purchased,
    events.MarketOverfished: ribbon_markets.overfished,
    events.MatchScored: ribbon_markets.scored,
}
"""Of every kind of event; lamps, tiles and plates show the others well enough."""


def sentence(
    event: events.HarborEvent, crests: Sequence[int], names: Names, spec: HarborSpec
) -> Parts | None:
    """None for what the ribbon leaves out."""
    tell = TOLD[type(event)]
    return None if tell is None else tell(event, Sitting(crests, names, spec))
