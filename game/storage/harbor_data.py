"""data/harbor.json: what must hold beyond the types."""

from __future__ import annotations

from game.i18n.door import _, ngettext
from game.rules.core.codec import Mismatch
from game.rules.harbor.options import FURTHER_EXTRAS, FURTHER_FISH
from game.rules.harbor.phases.fish_choices import MOST_PORTS
from game.rules.harbor.phases.ready import MOST_SHIPS
from game.rules.harbor.spec import Fishing, HarborSpec, Licences, Size, Track, Worth
from game.rules.harbor.words import FISH, HULLS, KINDS, MACKEREL, MARKETS, TUNA, Hull
from game.storage import checks
from game.titles.harbor import TITLE

MOST_ENTRY_ACTIONS = 7


def check(spec: HarborSpec) -> None:
    """Raises Mismatch at the first figure that cannot be played with."""
    for name in ("rounds", "actions", "yen_step"):
        checks.at_least(1, getattr(spec, name), name)
    checks.keys(TITLE.players, spec.sizes, "sizes")
    for players, size in spec.sizes.items():
        _check_size(spec, players, size)
    _check_fishing(spec, spec.fishing)
    _check_licences(spec, spec.licences)
    _check_entries(spec)
    _check_worth(spec, spec.worth)
    _check_extras(spec)
    for index, spot in enumerate(spec.spots):
        checks.at_least(1, spot.resources, f"spots[{index}].resources")
        _yen(spec, spot.yen, f"spots[{index}].yen")
    checks.keys(KINDS, spec.aquarium, "aquarium")
    for kind, demand in spec.aquarium.items():
        checks.at_least(0, demand.tokens, f"aquarium.{kind.name.lower()}.tokens")
        _yen(spec, demand.yen, f"aquarium.{kind.name.lower()}.yen")
    for name in ("most_resources", "least_resources"):
        _yen(spec, getattr(spec, name), name)


def _yen(spec: HarborSpec, yen: int, path: str, low: int = 0) -> None:
    """Money moves in steps, so that every bid and price can be paid exactly."""
    checks.at_least(low, yen, path)
    if yen % spec.yen_step:
        raise Mismatch(path, str(yen), _("a multiple of {number}", number=spec.yen_step))


def _check_size(spec: HarborSpec, players: int, size: Size) -> None:
    """H1, H3, H4: enough of everything to set up with."""
    path = f"sizes.{players}"
    checks.between(0, len(FURTHER_FISH), size.further_fish, f"{path}.further_fish")
    checks.between(0, len(FURTHER_EXTRAS), size.extra_markets, f"{path}.extra_markets")
    checks.length(players, size.money, f"{path}.money")
    for index, yen in enumerate(size.money):
        _yen(spec, yen, f"{path}.money[{index}]")
    checks.keys(FISH, size.stocks, f"{path}.stocks")
    for fish, stock in size.stocks.items():
        for name in ("barrels", "fish", "licences"):
            checks.at_least(1, getattr(stock, name), f"{path}.stocks.{fish.name.lower()}.{name}")
    checks.at_least(players, size.stocks[MACKEREL].licences, f"{path}.stocks.mackerel.licences")
    checks.equal(sum(spec.worth.tuna_bag), size.stocks[TUNA].fish, f"{path}.stocks.tuna.fish", _tuna)
    checks.keys(HULLS, size.ships, f"{path}.ships")
    for hull, count in size.ships.items():
        low = players if hull is Hull.ONE_SLOT else 0
        checks.at_least(low, count, f"{path}.ships.{hull.name.lower()}")
    checks.between(players, MOST_SHIPS, sum(size.ships.values()), _("{key} (in total)", key=f"{path}.ships"))
    for name in ("takoyaki", "freezers", "carts"):
        checks.at_least(0, getattr(size, name), f"{path}.{name}")
    for market, actions in size.entry_actions.items():
        checks.between(1, MOST_ENTRY_ACTIONS, actions, f"{path}.entry_actions.{market.name.lower()}")
    for name in size.end.__slots__:
        checks.at_least(1, getattr(size.end, name), f"{path}.end.{name}")


def _tuna(count: int) -> str:
    return ngettext("{count} tuna", "{count} tuna", count)


def _check_fishing(spec: HarborSpec, fishing: Fishing) -> None:
    """H23-H27."""
    _yen(spec, fishing.highest_price, "fishing.highest_price", spec.yen_step)
    for barrels, yen in fishing.unload_pay.items():
        checks.at_least(1, barrels, f"fishing.unload_pay.{barrels}")
        _yen(spec, yen, f"fishing.unload_pay.{barrels}")
    _yen(spec, fishing.port_cost, "fishing.port_cost")
    checks.at_least(1, len(fishing.port_room), checks.entries_of("fishing.port_room"))
    checks.between(1, MOST_PORTS, len(fishing.port_room), checks.entries_of("fishing.port_room"))
    checks.each_at_least(1, fishing.port_room, "fishing.port_room")
    for name in ("barge_slots", "salmon_a_ship"):
        checks.at_least(1, getattr(fishing, name), f"fishing.{name}")


def _check_licences(spec: HarborSpec, licences: Licences) -> None:
    """H33: a free licence could be bought and returned for ever, so each costs something."""
    for name in ("slots", "most_mackerel", "mackerel_a_visit"):
        checks.at_least(1, getattr(licences, name), f"licences.{name}")
    _yen(spec, licences.income, "licences.income")
    checks.keys(FISH, licences.prices, "licences.prices")
    for fish, yen in licences.prices.items():
        _yen(spec, yen, f"licences.prices.{fish.name.lower()}", spec.yen_step)


def _check_entries(spec: HarborSpec) -> None:
    """H32: every market can be entered somehow."""
    checks.keys(MARKETS, spec.entries, "entries")
    for market, entry in spec.entries.items():
        path = f"entries.{market.name.lower()}"
        if entry.actions is None and entry.yen is None and entry.token is None:
            raise Mismatch(path, _("no way to pay"), _("actions, yen or a token"))
        if entry.actions is not None:
            checks.between(1, MOST_ENTRY_ACTIONS, entry.actions, f"{path}.actions")
        if entry.yen is not None:
            _yen(spec, entry.yen, f"{path}.yen")


def _check_worth(spec: HarborSpec, worth: Worth) -> None:
    """H40-H48."""
    for name in ("yen_per_r", "mackerel_yen", "squid_yen"):
        _yen(spec, getattr(worth, name), f"worth.{name}")
    for name in ("mackerel", "squid", "snapper_overfished", "old_salmon", "octopus", "takoyaki"):
        checks.at_least(0, getattr(worth, name), f"worth.{name}")
    for name in ("tuna_barrels", "snapper_divisor", "takoyaki_per_octopus"):
        checks.at_least(1, getattr(worth, name), f"worth.{name}")
    for name in ("tuna", "tuna_bag"):
        checks.each_at_least(0, getattr(worth, name), f"worth.{name}")
    _check_track(spec, worth.eel, "worth.eel")
    _check_track(spec, worth.crab, "worth.crab")


def _check_track(spec: HarborSpec, track: Track, path: str) -> None:
    checks.between(0, track.last, track.first, f"{path}.first")
    checks.at_least(0, track.rise, f"{path}.rise")
    checks.at_least(0, track.fall, f"{path}.fall")
    _yen(spec, track.yen, f"{path}.yen")


def _check_extras(spec: HarborSpec) -> None:
    """H50-H56; a ship costs more than it sells for, else a visit could trade one for ever."""
    extras = spec.extras
    checks.keys(HULLS, extras.ship_prices, "extras.ship_prices")
    for hull, yen in extras.ship_prices.items():
        _yen(spec, yen, f"extras.ship_prices.{hull.name.lower()}", 2 * spec.yen_step)
    checks.between(0, 50, extras.resale_percent, "extras.resale_percent")
    for name in ("freezer_uses", "cart_actions", "subsidy_barrels"):
        checks.at_least(1, getattr(extras, name), f"extras.{name}")
    for name in ("charity_places", "subsidies", "loans", "shares"):
        checks.at_least(0, getattr(extras, name), f"extras.{name}")
    for name in ("charity_yen", "subsidy_yen", "loan_yen"):
        _yen(spec, getattr(extras, name), f"extras.{name}")
    for name in ("rent", "subsidy_price", "share_price"):
        _yen(spec, getattr(extras, name), f"extras.{name}", spec.yen_step)
    _yen(spec, extras.loan_repaid, "extras.loan_repaid", extras.loan_yen)
