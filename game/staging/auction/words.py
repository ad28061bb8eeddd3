"""The log of the auction in plain sentences; they speak of seats by name and tell nothing still secret."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n.door import _, ngettext, pgettext
from game.i18n.formats import in_a_row, listed, number
from game.rules.auction import events
from game.rules.auction.spec import AuctionSpec, MarkerMove, PriceTile
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.staging.acts import Names
from game.staging.auction.terms import card_name, ticket_name


def dealt(event: events.OfferDealt, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """A round begins."""
    yield ngettext(
        "Round {round}: {count} lot is on offer. {name} goes first.",
        "Round {round}: {count} lots are on offer. {name} goes first.",
        len(event.lots),
        round=event.round,
        name=names[event.first],
    )


def revealed(event: events.TicketsRevealed, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """What everybody has laid."""
    yield _("The tickets are revealed.")
    for name, tickets in zip(names, event.placements, strict=True):
        if tickets is not None:
            placed = in_a_row([ticket_name(ticket) for ticket in tickets])
            yield _("{name} placed, from lot 1 on: {tickets}.", name=name, tickets=placed)


def priced(event: events.LotsPriced, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """A41: from the dearest on."""
    tiles = spec.sizes[len(names)].tiles
    for place, (lot, tile) in enumerate(zip(event.ranking, tiles, strict=True)):
        yield f"{_ranked(place, len(tiles), lot, event.sums[lot])} {_pushed(tile)}"


def _ranked(place: int, places: int, lot: int, total: int) -> str:
    said = {"lot": lot + 1, "total": number(total)}
    if place == 0:
        return _("Lot {lot} leads with {total}.", **said)
    if place == places - 1:
        return _("Lot {lot} is last with {total}.", **said)
    return _("Lot {lot} follows with {total}.", **said)


def _pushed(tile: PriceTile) -> str:
    said = {"price": number(tile.price), "steps": number(abs(tile.modifier))}
    if not tile.modifier:
        return _("It costs {price}, and its fish do not move.", **said)
    if tile.modifier > 0:
        return _("It costs {price}, and its fish rise by {steps}.", **said)
    return _("It costs {price}, and its fish fall by {steps}.", **said)


def moved(event: events.MarketMoved, names: Names, spec: AuctionSpec) -> list[str]:
    """A44: marker by marker."""
    return [_moved(move) for move in event.moves] or [_("The quotation does not change.")]


def _moved(move: MarkerMove) -> str:
    product, total, start, end = move
    said = {"fish": card_name(product), "steps": number(abs(end - start)), "space": number(end)}
    if start == end:
        return _stuck(total > 0, said)
    if start + total != end:
        return _stopped(total > 0, said)
    if total > 0:
        return _("{fish} rises by {steps} to {space}.", **said)
    return _("{fish} falls by {steps} to {space}.", **said)


def _stuck(rising: bool, said: dict[str, str]) -> str:
    if rising:
        return _("{fish} stays on {space}: it cannot rise any further.", **said)
    return _("{fish} stays on {space}: it cannot fall any further.", **said)


def _stopped(rising: bool, said: dict[str, str]) -> str:
    if rising:
        return _("{fish} rises by {steps} to {space}, the end of the board.", **said)
    return _("{fish} falls by {steps} to {space}, the end of the board.", **said)


def bought(event: events.LotBought, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """With what was in it."""
    yield _(
        "{name} buys lot {lot} for {price}: {cards}.",
        name=names[event.seat],
        lot=event.lot + 1,
        price=number(event.price),
        cards=in_a_row([card_name(card) for card in event.cards]),
    )


def declined(event: events.Declined, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """And is consoled."""
    yield _("{name} declines and takes {amount}.", name=names[event.seat], amount=number(event.pay))


def joined(event: events.TakusanLaid, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """A52."""
    name = names[event.seat]
    if event.product is None:
        yield _("{name} has no row for the Takusan. It is discarded.", name=name)
    else:
        yield _("{name} adds the Takusan to the {fish} row.", name=name, fish=card_name(event.product))


def paid(event: events.YakuzaPaid, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """A53."""
    name = names[event.seat]
    if event.product is None:
        yield _("{name} has no fish for the Yakuza. It leaves with nothing.", name=name)
    else:
        yield _("{name} gives the Yakuza 1 {fish}.", name=name, fish=card_name(event.product))


def passed(event: events.FirstPlayerPassed, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """The clock."""
    yield _("{name} bought the lot with the clock and is now first player.", name=names[event.seat])


def discarded(event: events.LotsDiscarded, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """What nobody has bought."""
    if event.lots:
        yield ngettext(
            "Nobody bought lot {lots}. It is discarded.",
            "Nobody bought lots {lots}. They are discarded.",
            len(event.lots),
            lots=listed([number(lot + 1) for lot in event.lots]),
        )


def scored(event: events.MatchScored, names: Names, spec: AuctionSpec) -> Iterator[str]:
    """Niches, scores, and who has won."""
    niches = [_figure(card_name(card), worth) for card, worth in zip(event.niches, spec.niches, strict=True)]
    yield _("Final niches: {niches}.", niches=in_a_row(niches))
    scores = [_figure(name, score) for name, score in zip(names, event.outcome.scores, strict=True)]
    yield _("Final scores: {scores}.", scores=in_a_row(scores))
    yield verdict(event.outcome, names)


def _figure(name: str, figure: int) -> str:
    return pgettext("a name and its figure", "{name} {figure}", name=name, figure=number(figure))


def remark(outcome: Outcome, names: Names) -> str:
    """The verdict, where it is not plain from the scores."""
    return "" if outcome.ending == "clear" else verdict(outcome, names)


def verdict(outcome: Outcome, names: Names) -> str:
    """A62: who has won, and why if it was close."""
    top = max(outcome.scores)
    score, winners = number(top), listed([names[seat] for seat in outcome.winners])
    if len(outcome.winners) > 1:
        return _("{names} share the victory with {score}.", names=winners, score=score)
    if outcome.ending == "specials":
        return _(
            "{names} tie at {score}. {winner} wins with more unused special tickets.",
            names=listed([names[seat] for seat in _with(outcome, top)]),
            score=score,
            winner=winners,
        )
    return _("{name} wins with {score}.", name=winners, score=score)


def _with(outcome: Outcome, score: int) -> list[Seat]:
    return [seat for seat, points in enumerate(outcome.scores) if points == score]
