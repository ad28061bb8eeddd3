"""How each event of the auction is shown and told."""

from __future__ import annotations

from typing import Final

from game.rules.auction import events
from game.staging.acts import Act, Acts
from game.staging.auction import counting, laying, market, offer, purchase, quotation, scoring, words

ACTS: Final = Acts(
    {
        events.OfferDealt: Act("offer", offer.dealt, words.dealt),
        events.TicketsPlaced: Act("valuation", laying.placed),
        events.TicketsRevealed: Act("quotation", counting.revealed, words.revealed),
        events.LotsPriced: Act("quotation", quotation.priced, words.priced),
        events.MarketMoved: Act("quotation", market.market, words.moved),
        events.LotBought: Act("purchase", purchase.bought, words.bought),
        events.Declined: Act("purchase", purchase.declined, words.declined),
        events.TakusanLaid: Act("purchase", purchase.takusan, words.joined),
        events.YakuzaPaid: Act("purchase", purchase.yakuza, words.paid),
        events.LotsDiscarded: Act("purchase", purchase.discarded, words.discarded),
        events.FirstPlayerPassed: Act("purchase", purchase.passed, words.passed),
        events.MatchScored: Act("scoring", scoring.scored, words.scored),
    }
)
