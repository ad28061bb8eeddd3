"""How each event of the harbor is shown and told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from game.rules.harbor import events
from game.staging.acts import Act, Acts
from game.staging.cues import Cue
from game.staging.harbor import auctioning, marketing, passing, sailing
from game.staging.harbor.words import WORDS

Shown: TypeAlias = Callable[[Any, Any, Any, Any], Cue]


SHOWN: Final[dict[type, tuple[str, Shown]]] = {
    events.MatchBegan: ("turn", passing.began),
    events.TurnBegan: ("turn", passing.turn_began),
    events.EndTriggered: ("turn", passing.triggered),
    events.EndHeldBack: ("turn", passing.held_back),
    events.FreezerUsed: ("freezer", passing.freezer_used),
    events.WaresDegraded: ("turn", passing.degraded),
    events.SubsidyPaid: ("turn", passing.subsidy_paid),
    events.ShipLeft: ("fishing", sailing.left),
    events.BarrelTaken: ("fishing", sailing.taken),
    events.ShipDocked: ("fishing", sailing.docked),
    events.PortOpened: ("harbor", sailing.opened),
    events.WareRepriced: ("fishing", sailing.repriced),
    events.UnloadPaid: ("fishing", sailing.unloaded),
    events.TunaReturned: ("fishing", sailing.returned),
    events.TunaDrawn: ("auction", auctioning.drawn),
    events.BagEmpty: ("fishing", sailing.bag_empty),
    events.BidPlaced: ("auction", auctioning.placed),
    events.BidsRevealed: ("auction", auctioning.revealed),
    events.TunaSold: ("auction", auctioning.sold),
    events.MarketEntered: ("visiting", marketing.entered),
    events.LicencesPaid: ("visiting", marketing.licences_paid),
    events.LicenceBought: ("visiting", marketing.licence_bought),
    events.SlotReturned: ("harbor", marketing.slot_returned),
    events.TokensSold: ("visiting", marketing.tokens_sold),
    events.BarrelSold: ("visiting", marketing.barrel_sold),
    events.TrackMoved: ("visiting", marketing.track_moved),
    events.TakoyakiMade: ("visiting", marketing.takoyaki_made),
    events.ShipBought: ("visiting", marketing.ship_bought),
    events.ShipSold: ("visiting", marketing.ship_sold),
    events.Rented: ("visiting", marketing.rented),
    events.RentalSpent: ("turn", marketing.rental_spent),
    events.SubsidyBought: ("visiting", marketing.subsidised),
    events.CharityGiven: ("visiting", marketing.given),
    events.SpotTraded: ("visiting", marketing.traded),
    events.LoanTaken: ("visiting", marketing.loan_taken),
    events.ShareBought: ("visiting", marketing.share_bought),
    events.WareBought: ("buying", marketing.ware_bought),
    events.MarketOverfished: ("turn", passing.overfished),
    events.MatchScored: ("count", passing.scored),
}
"""The phase of each kind of event, and how it is shown."""

ACTS: Final = Acts({kind: Act(phase, cue, WORDS[kind]) for kind, (phase, cue) in SHOWN.items()})
