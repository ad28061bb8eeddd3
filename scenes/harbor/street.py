"""The fifteen houses from which a table may pick, each told in a sentence or two with its prices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.i18n.door import N_, _, ngettext
from game.i18n.formats import either, number, yen
from game.rules.harbor.options import ALWAYS
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.words import EXTRA_MARKETS, FISH_MARKETS, MARKETS, Kind, Market, Resource
from scenes.harbor.exhibits import HOUSES, NAMES
from scenes.lobby.tray import Piece

ONE: Final = {Resource.SQUID: N_("one squid"), Resource.TAKOYAKI: N_("one takoyaki")}
"""What may be given in place of money."""

FUGU: Final = 3
"""So many show how they multiply."""

TOLD: Final = {
    Market.MACKEREL: N_("Quick and cheap: each is worth {mackerel} R. Everybody starts with a licence."),
    Market.SQUID: N_("Worth {squid} R, but this market buys any number for {squid_yen} each."),
    Market.TUNA: N_("Dock {tuna} at once, and everybody bids in secret for a tuna of {least} to {most} R."),
    Market.SNAPPER: N_("The more are left here, the more R each is worth. Each one bought lowers them all."),
    Market.SALMON: N_("A fresh one is worth 1 R for each salmon that anybody owns, an old one {old} R."),
    Market.OCTOPUS: N_(
        "Worth {octopus} R. Here one becomes {takoyaki} takoyaki, worth {tray} R to their buyers."
    ),
    Market.EEL: N_(
        "Each barrel for sale makes all eels worth more. Each eel sold here makes them worth less."
    ),
    Market.FUGU: N_(
        "The more, the better: {fugu} together are worth {feast} R. A licence is good for one trip."
    ),
    Market.CRAB: N_("Each crab that is sold here makes all crabs worth more."),
    Market.SHIPS: N_("Here players buy larger ships and the barge, and sell ships that they no longer need."),
    Market.RENTALS: N_(
        "Freezers keep barrels from going old for a turn. Carts pay actions at other markets."
    ),
    Market.GOVERNMENT: N_(
        "It pays {charity} for a token given to charity. A subsidy pays for barrels that spoil."
    ),
    Market.TRADING: N_("It pays up to {trade} for a bundle of tokens. Others can then swap theirs for it."),
    Market.BANK: N_("It lends {loan} now for {repaid} at the end, and sells shares in the interest."),
    Market.AQUARIUM: N_("It buys a few of each kind at good prices, a tuna for {tank}."),
}
"""What each market is for; figures come from the data."""


class Street:
    """A `Tray`, as in scenes/lobby."""

    @property
    def heading(self) -> str:
        """Over the page."""
        return _("Which markets open?")

    def pieces(self, spec: HarborSpec, players: int) -> Sequence[Piece]:
        """H2: fish markets, then extra markets."""
        return tuple(_piece(spec, players, market) for market in MARKETS)

    def picked(self, counts: Sequence[int]) -> str:
        """Beside Mackerel and Ships."""
        fish, extras = map(number, counts)
        return _("Picked: {fish} fish, {extras} extra ...", fish=fish, extras=extras)

    def compared(self, counts: Sequence[int], usual: Sequence[int], players: int) -> str:
        """H1: what is usual with so many."""
        return _(
            "Beside Mackerel and Ships, {usual_fish} + {usual_extras} are usual with {players}. "
            "Picked: {fish} + {extras}.",
            fish=number(counts[0]),
            extras=number(counts[1]),
            usual_fish=number(usual[0]),
            usual_extras=number(usual[1]),
            players=number(players),
        )


STREET: Final = Street()


def _piece(spec: HarborSpec, players: int, market: Market) -> Piece:
    picture, name = market.name.lower(), _({**NAMES, **HOUSES}[market.name.lower()])
    fixed = _("{market} is always open.", market=name) if market in ALWAYS else ""
    told = "\n".join(
        filter(None, (_telling(spec, market), _entry(spec, players, market), _licence(spec, market)))
    )
    field = "further_fish" if market in FISH_MARKETS else "extra_markets"
    return Piece(market, field, name, f"harbor/houses/{picture}", told, fixed)


def _entry(spec: HarborSpec, players: int, market: Market) -> str:
    """H32: with two players Mackerel is cheaper."""
    entry = spec.entries[market]
    actions = spec.sizes[players].entry_actions.get(market, entry.actions)
    ways = [] if entry.yen is None else [yen(entry.yen)]
    if actions is not None:
        ways.append(ngettext("{count} action", "{count} actions", actions))
    if entry.token is not None:
        ways.append(_(ONE[entry.token]))
    return _("To enter: {ways}.", ways=either(ways))


def _licence(spec: HarborSpec, market: Market) -> str:
    """H33: extra markets have none."""
    if market in EXTRA_MARKETS:
        return ""
    return _("A licence costs {price}.", price=yen(spec.licences.prices[Kind(market)]))


def _telling(spec: HarborSpec, market: Market) -> str:
    """H40-H57, in short."""
    worth, extras = spec.worth, spec.extras
    return _(
        TOLD[market],
        mackerel=number(worth.mackerel),
        squid=number(worth.squid),
        squid_yen=yen(worth.squid_yen),
        tuna=number(worth.tuna_barrels),
        least=number(min(worth.tuna)),
        most=number(max(worth.tuna)),
        old=number(worth.old_salmon),
        octopus=number(worth.octopus),
        takoyaki=number(worth.takoyaki_per_octopus),
        tray=number(worth.takoyaki),
        fugu=number(FUGU),
        feast=number(FUGU**2),
        charity=yen(extras.charity_yen),
        trade=yen(max(spot.yen for spot in spec.spots)),
        loan=yen(extras.loan_yen),
        repaid=yen(extras.loan_repaid),
        tank=yen(spec.aquarium[Kind.TUNA].yen),
    )
