"""H1, H3, H5, H80: what the table agrees on before a match."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.core.errors import BadOptions
from game.rules.core.seat import Seat
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.words import EXTRA_MARKETS, FISH_MARKETS, Market

ALWAYS = (Market.MACKEREL, Market.SHIPS)
FURTHER_FISH = FISH_MARKETS[1:]
FURTHER_EXTRAS = EXTRA_MARKETS[1:]


@dataclass(frozen=True, slots=True)
class HarborOptions:
    """The table's choices; None is drawn at random, or as many as H1 says.

    `markets` picks the further markets by hand, beside Mackerel and Ships; otherwise `further_fish`
    and `extra_markets` may ask for more than H1 does. The last two are house switches against the print:
    H80, more yen or R end the game in any case; H3, nobody owns many Mackerel licences.
    """

    players: int
    first: Seat | None
    markets: tuple[Market, ...] | None
    further_fish: int | None
    extra_markets: int | None
    always_ends: bool = False
    mackerel_cap: bool = False

    @classmethod
    def usual(cls, spec: HarborSpec, players: int) -> HarborOptions:
        """What H1 proposes for a number of players."""
        return cls(players, None, None, None, None, spec.always_ends, spec.mackerel_cap)

    def check(self, spec: HarborSpec) -> None:
        """Raises BadOptions with the choices there are."""
        if type(self.players) is not int or self.players not in spec.sizes:
            raise BadOptions(f"{self.players!r} players; the harbor takes {', '.join(map(str, spec.sizes))}")
        if self.first is not None and (type(self.first) is not int or self.first not in range(self.players)):
            raise BadOptions(f"first seat {self.first!r}; the seats are 0 to {self.players - 1}")
        _check_count(self.further_fish, fish_counts(spec, self.players), "further_fish")
        _check_count(self.extra_markets, extra_counts(spec, self.players), "extra_markets")
        for name in ("always_ends", "mackerel_cap"):
            if type(getattr(self, name)) is not bool:
                raise BadOptions(f"{name} {getattr(self, name)!r}; the switch is True or False")
        if self.markets is not None:
            self._check_markets(self.markets)

    def _check_markets(self, markets: tuple[Market, ...]) -> None:
        known = ", ".join(market.name.lower() for market in (*FURTHER_FISH, *FURTHER_EXTRAS))
        if type(markets) is not tuple or any(type(market) is not Market for market in markets):
            raise BadOptions(f"markets {markets!r}; markets to pick from: {known}")
        if len(set(markets)) != len(markets) or not set(markets).isdisjoint(ALWAYS):
            raise BadOptions(f"markets {markets!r}; each once, beside mackerel and ships: {known}")
        if self.further_fish is not None or self.extra_markets is not None:
            raise BadOptions("markets picked by hand leave nothing to draw: further_fish, extra_markets")


def fish_counts(spec: HarborSpec, players: int) -> range:
    """H1: how many fish markets there may be beside Mackerel; the usual number is the fewest."""
    return range(spec.sizes[players].further_fish, len(FURTHER_FISH) + 1)


def extra_counts(spec: HarborSpec, players: int) -> range:
    """H1: the same of the extra markets beside Ships."""
    return range(spec.sizes[players].extra_markets, len(FURTHER_EXTRAS) + 1)


def _check_count(count: int | None, counts: range, name: str) -> None:
    if count is not None and (type(count) is not int or count not in counts):
        raise BadOptions(f"{name} {count!r}; with these players {counts[0]} to {counts[-1]}")
