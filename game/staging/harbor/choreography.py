"""How each event of the harbor is shown and told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from game.rules.harbor import events
from game.staging.acts import Act, Acts
from game.staging.cues import Cue, Pause, Sound, sequence
from game.staging.harbor import marketing, passing, sailing

Shown: TypeAlias = Callable[[Any, Any, Any, Any], Cue]


def plain(noise: str, seconds: float = 0.3) -> Shown:
    """What has changed goes where it belongs."""

    def cue(event: Any, before: Any, after: Any, on: Any) -> Cue:
        return sequence(Sound(noise), Pause(seconds))

    return cue


ACTS: Final = Acts(
    {
        events.MatchBegan: Act("turn", passing.began),
        events.TurnBegan: Act("turn", passing.turn_began),
        events.EndTriggered: Act("turn", passing.triggered),
        events.EndHeldBack: Act("turn", passing.held_back),
        events.FreezerUsed: Act("freezer", passing.freezer_used),
        events.WaresDegraded: Act("turn", passing.degraded),
        events.SubsidyPaid: Act("turn", passing.subsidy_paid),
        events.ShipLeft: Act("fishing", sailing.left),
        events.BarrelTaken: Act("fishing", sailing.taken),
        events.ShipDocked: Act("fishing", sailing.docked),
        events.PortOpened: Act("fishing", sailing.opened),
        events.WareRepriced: Act("fishing", sailing.repriced),
        events.UnloadPaid: Act("fishing", sailing.unloaded),
        events.TunaReturned: Act("fishing", sailing.returned),
        events.TunaDrawn: Act("auction", plain("auction_open", 1.4)),
        events.BagEmpty: Act("fishing", sailing.bag_empty),
        events.BidPlaced: Act("auction", plain("lock", 0.1)),
        events.BidsRevealed: Act("auction", plain("reveal", 1.5)),
        events.TunaSold: Act("auction", plain("sold", 0.7)),
        events.MarketEntered: Act("visiting", marketing.entered),
        events.LicencesPaid: Act("visiting", marketing.licences_paid),
        events.LicenceBought: Act("visiting", marketing.licence_bought),
        events.SlotReturned: Act("visiting", marketing.slot_returned),
        events.TokensSold: Act("visiting", marketing.tokens_sold),
        events.BarrelSold: Act("visiting", marketing.barrel_sold),
        events.TrackMoved: Act("visiting", marketing.track_moved),
        events.TakoyakiMade: Act("visiting", marketing.takoyaki_made),
        events.ShipBought: Act("visiting", marketing.ship_bought),
        events.ShipSold: Act("visiting", marketing.ship_sold),
        events.Rented: Act("visiting", marketing.rented),
        events.RentalSpent: Act("turn", marketing.rental_spent),
        events.SubsidyBought: Act("visiting", marketing.subsidised),
        events.CharityGiven: Act("visiting", marketing.given),
        events.SpotTraded: Act("visiting", marketing.traded),
        events.LoanTaken: Act("visiting", marketing.loan_taken),
        events.ShareBought: Act("visiting", marketing.share_bought),
        events.WareBought: Act("buying", marketing.ware_bought),
        events.MarketOverfished: Act("turn", passing.overfished),
        events.MatchScored: Act("count", passing.scored),
    }
)
