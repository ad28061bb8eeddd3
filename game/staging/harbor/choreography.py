"""How each event of the harbor is shown and told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from game.rules.harbor import events
from game.staging.acts import Act, Acts
from game.staging.cues import Cue, Pause, Sound, sequence
from game.staging.harbor import auctioning

Shown: TypeAlias = Callable[[Any, Any, Any, Any], Cue]


def plain(noise: str, seconds: float = 0.3) -> Shown:
    """What has changed goes where it belongs."""

    def cue(event: Any, before: Any, after: Any, on: Any) -> Cue:
        return sequence(Sound(noise), Pause(seconds))

    return cue


ACTS: Final = Acts(
    {
        events.MatchBegan: Act("turn", plain("deal", 0.8)),
        events.TurnBegan: Act("turn", plain("turn")),
        events.EndTriggered: Act("turn", plain("bell", 1.2)),
        events.EndHeldBack: Act("turn", plain("stamp", 0.8)),
        events.FreezerUsed: Act("freezer", plain("open", 0.5)),
        events.WaresDegraded: Act("turn", plain("barrel_turn", 0.5)),
        events.SubsidyPaid: Act("turn", plain("coin")),
        events.ShipLeft: Act("fishing", plain("sail")),
        events.BarrelTaken: Act("fishing", plain("splash")),
        events.ShipDocked: Act("fishing", plain("dock", 0.5)),
        events.PortOpened: Act("fishing", plain("stop", 0.5)),
        events.WareRepriced: Act("fishing", plain("page", 0.2)),
        events.UnloadPaid: Act("fishing", plain("coin")),
        events.TunaReturned: Act("fishing", plain("cancel")),
        events.TunaDrawn: Act("auction", auctioning.drawn),
        events.BagEmpty: Act("fishing", plain("cancel")),
        events.BidPlaced: Act("auction", auctioning.placed),
        events.BidsRevealed: Act("auction", auctioning.revealed),
        events.TunaSold: Act("auction", auctioning.sold),
        events.MarketEntered: Act("visiting", plain("open", 0.4)),
        events.LicencesPaid: Act("visiting", plain("coin", 0.4)),
        events.LicenceBought: Act("visiting", plain("paper", 0.35)),
        events.SlotReturned: Act("visiting", plain("take_back")),
        events.TokensSold: Act("visiting", plain("tally", 0.5)),
        events.BarrelSold: Act("visiting", plain("barrel")),
        events.TrackMoved: Act("visiting", plain("hop")),
        events.TakoyakiMade: Act("visiting", plain("lay", 0.5)),
        events.ShipBought: Act("visiting", plain("sail", 0.5)),
        events.ShipSold: Act("visiting", plain("sail", 0.5)),
        events.Rented: Act("visiting", plain("paper", 0.35)),
        events.RentalSpent: Act("turn", plain("take_back")),
        events.SubsidyBought: Act("visiting", plain("paper", 0.35)),
        events.CharityGiven: Act("visiting", plain("coin", 0.4)),
        events.SpotTraded: Act("visiting", plain("stack", 0.6)),
        events.LoanTaken: Act("visiting", plain("coin", 0.4)),
        events.ShareBought: Act("visiting", plain("stamp", 0.4)),
        events.WareBought: Act("buying", plain("coin", 0.4)),
        events.MarketOverfished: Act("turn", plain("sweep", 1.0)),
        events.MatchScored: Act("count", plain("count", 1.5)),
    }
)
