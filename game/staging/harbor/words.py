"""The log of the harbor: what begins and ends, and the words of every event; nothing secret is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from game.i18n.door import _, ngettext
from game.i18n.formats import in_a_row, listed, number, yen
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.harbor import events
from game.rules.harbor.spec import HarborSpec, Thresholds
from game.staging.acts import Names
from game.staging.harbor import market_words, sea_words
from game.staging.harbor.sea_words import figure
from game.staging.harbor.terms import goods, market_name, worth_name


def match_began(event: events.MatchBegan, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H1, H5."""
    markets = listed([market_name(market) for market in event.markets])
    yield _("In play are {markets}.", markets=markets)
    yield _("{name} goes first.", name=names[event.first])


def turn_began(event: events.TurnBegan, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H10."""
    yield _("{name}, round {round}.", name=names[event.seat], round=event.round)


def end_triggered(event: events.EndTriggered, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H80: by what, and how many turns are left."""
    yield _ended(event.ending, names[event.seat], ends(names, spec))
    yield ngettext(
        "This is the last turn.",
        "The last {count} turns begin, this one among them.",
        event.turns,
    )


def _ended(ending: str, name: str, end: Thresholds) -> str:
    if ending == "yen":
        return _("{name} has at least {amount} and ends the game.", name=name, amount=yen(end.yen))
    if ending == "resources":
        return _("{name} has at least {worth} and ends the game.", name=name, worth=worth_name(end.resources))
    return _("Every sea is empty and no barrel is left: the game ends.")


def end_held_back(event: events.EndHeldBack, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H80: what would have ended it, and what does not let it."""
    yield held_back(event.held_by, names[event.seat], ends(names, spec))


def held_back(held_by: str, name: str, end: Thresholds) -> str:
    """H80: by whoever alone has the least of the other."""
    if held_by == "resources":
        return _(
            "{name} has {amount} or more but alone the least R: the game goes on.",
            name=name,
            amount=yen(end.yen),
        )
    return _(
        "{name} has {worth} or more but alone the least yen: the game goes on.",
        name=name,
        worth=worth_name(end.resources),
    )


def ends(names: Names, spec: HarborSpec) -> Thresholds:
    """H80: for so many players."""
    return spec.sizes[len(names)].end


def freezer_used(event: events.FreezerUsed, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H52."""
    yield _("{name} uses a freezer: no barrel grows old this turn.", name=names[event.seat])


def wares_degraded(event: events.WaresDegraded, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H60: what has gone back; where nothing has, the fresh row was all there was."""
    if event.returned:
        yield _(
            "Too old to sell: {name} returns {wares}.", name=names[event.seat], wares=goods(event.returned)
        )
    else:
        yield _("The fresh barrels of {name} are now in the old row.", name=names[event.seat])


def match_scored(event: events.MatchScored, names: Names, spec: HarborSpec) -> Iterator[str]:
    """H81-H83: scores, and who has won."""
    outcome = event.outcome
    if outcome.ending == "safety":
        yield ngettext(
            "The game ends after {count} round.", "The game ends after {count} rounds.", spec.rounds
        )
    scores = [figure(name, score) for name, score in zip(names, outcome.scores, strict=True)]
    yield _("Final scores: {scores}.", scores=in_a_row(scores))
    yield verdict(outcome, names)


def remark(outcome: Outcome, names: Names) -> str:
    """The verdict, where it is not plain from the scores."""
    return verdict(outcome, names) if len(_leading(outcome)) > 1 else ""


def verdict(outcome: Outcome, names: Names) -> str:
    """H82: who has won, and by what if it was close."""
    tied, score = _leading(outcome), number(max(outcome.scores))
    winners = listed([names[seat] for seat in outcome.winners])
    if len(outcome.winners) == len(tied) > 1:
        return _("{names} share the victory with {score}.", names=winners, score=score)
    if len(tied) == 1:
        return _("{name} wins with {score}.", name=winners, score=score)
    ties = listed([names[seat] for seat in tied])
    if len(outcome.winners) > 1:
        return _(
            "{names} tie at {score}. {winners} share the victory with more yen.",
            names=ties,
            score=score,
            winners=winners,
        )
    return _("{names} tie at {score}. {winner} wins with more yen.", names=ties, score=score, winner=winners)


def _leading(outcome: Outcome) -> list[Seat]:
    top = max(outcome.scores)
    return [seat for seat, score in enumerate(outcome.scores) if score == top]


Words = Callable[[Any, Names, Any], Iterable[str]]

WORDS: Final[Mapping[type, Words | None]] = {
    events.MatchBegan: match_began,
    events.TurnBegan: turn_began,
    events.EndTriggered: end_triggered,
    events.EndHeldBack: end_held_back,
    events.FreezerUsed: freezer_used,
    events.WaresDegraded: wares_degraded,
    events.SubsidyPaid: market_words.subsidy_paid,
    events.ShipLeft: sea_words.ship_left,
    events.BarrelTaken: sea_words.barrel_taken,
    events.ShipDocked: sea_words.ship_docked,
    events.PortOpened: sea_words.port_opened,
    events.WareRepriced: sea_words.ware_repriced,
    events.UnloadPaid: sea_words.unload_paid,
    events.TunaReturned: sea_words.tuna_returned,
    events.TunaDrawn: sea_words.tuna_drawn,
    events.BagEmpty: sea_words.bag_empty,
    events.BidPlaced: None,
    events.BidsRevealed: sea_words.bids_revealed,
    events.TunaSold: sea_words.tuna_sold,
    events.MarketEntered: market_words.market_entered,
    events.LicencesPaid: market_words.licences_paid,
    events.LicenceBought: market_words.licence_bought,
    events.SlotReturned: market_words.slot_returned,
    events.TokensSold: market_words.tokens_sold,
    events.BarrelSold: market_words.barrel_sold,
    events.TrackMoved: market_words.track_moved,
    events.TakoyakiMade: market_words.takoyaki_made,
    events.ShipBought: market_words.ship_bought,
    events.ShipSold: market_words.ship_sold,
    events.Rented: market_words.rented,
    events.RentalSpent: market_words.rental_spent,
    events.SubsidyBought: market_words.subsidy_bought,
    events.CharityGiven: market_words.charity_given,
    events.SpotTraded: market_words.spot_traded,
    events.LoanTaken: market_words.loan_taken,
    events.ShareBought: market_words.share_bought,
    events.WareBought: market_words.ware_bought,
    events.MarketOverfished: sea_words.market_overfished,
    events.MatchScored: match_scored,
}
"""Of every kind of event; a bid placed is silent, the lamps say it."""


def sentences(event: events.HarborEvent, names: Names, spec: HarborSpec) -> tuple[str, ...]:
    """What the log says of an event."""
    words = WORDS[type(event)]
    return () if words is None else tuple(words(event, names, spec))
