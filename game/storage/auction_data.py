"""data/auction.json: what must hold beyond the types."""

from __future__ import annotations

from game.i18n.door import _, ngettext
from game.rules.auction.spec import MARKET_ORDER, AuctionSpec, Card, Size
from game.rules.core.codec import Mismatch
from game.storage import checks
from game.titles.auction import TITLE

MOST_ROUNDS = 10
MOST_CARDS_PER_LOT = 5
"""With five lots a deck of 250: the dice shuffle no more than 256."""


def check(spec: AuctionSpec) -> None:
    """Raises Mismatch at the first figure that cannot be played with."""
    checks.between(1, MOST_ROUNDS, spec.rounds, "rounds")
    checks.between(1, MOST_CARDS_PER_LOT, spec.cards_per_lot, "cards_per_lot")
    for name in ("first_money", "money_step", "decline_pay", "annul_value"):
        checks.at_least(0, getattr(spec, name), name)
    checks.at_least(len(MARKET_ORDER), spec.last_space, "last_space")
    checks.length(len(MARKET_ORDER), spec.niches, "niches")
    checks.each_at_least(0, spec.niches, "niches")
    checks.each_at_least(0, spec.maguro, "maguro")
    checks.keys(TITLE.players, spec.sizes, "sizes")
    for players, size in spec.sizes.items():
        _check_size(spec, players, size)
    for name in spec.bonuses.__slots__:
        checks.at_least(0, getattr(spec.bonuses, name), f"bonuses.{name}")


def _check_size(spec: AuctionSpec, players: int, size: Size) -> None:
    """A3, A5, A7: the deck is used up exactly, one tile per lot, the dearest with the clock."""
    path = f"sizes.{players}"
    checks.keys(Card, size.mix, f"{path}.mix")
    for card, count in size.mix.items():
        checks.at_least(0, count, f"{path}.mix.{card.name.lower()}")
    checks.length(players + 1, size.tiles, f"{path}.tiles")
    wanted = spec.rounds * (players + 1) * spec.cards_per_lot
    checks.equal(wanted, sum(size.mix.values()), f"{path}.mix", _cards)
    for index, tile in enumerate(size.tiles):
        checks.at_least(0, tile.price, f"{path}.tiles[{index}].price")
        if index and tile.price > size.tiles[index - 1].price:
            expected = _("tiles from the most to the least expensive")
            raise Mismatch(f"{path}.tiles[{index}].price", str(tile.price), expected)
        if tile.clock != (index == 0):
            expected = _("the clock on the most expensive tile only")
            raise Mismatch(f"{path}.tiles[{index}].clock", str(tile.clock).lower(), expected)
    drawn = size.mix[Card.MAGURO] + size.mix[Card.TAKUSAN]
    checks.at_least(drawn, len(spec.maguro), checks.entries_of("maguro"))


def _cards(count: int) -> str:
    return ngettext("{count} card", "{count} cards", count)
