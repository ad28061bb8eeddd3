"""The prices that a fish action waits for: of a dock, or of what lies in the harbor already."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from game.i18n.door import _
from game.rules.harbor.drafts.parts import DockAt, FishPart, PickWare, Price
from game.rules.harbor.drafts.usual import docked
from game.rules.harbor.state import HarborState
from game.rules.harbor.words import TUNA, Kind, Ware
from scenes.harbor.deciding import HarborScene
from scenes.harbor.film import Film
from scenes.harbor.pricing import Pricing, Unit

Leads: TypeAlias = Callable[[Sequence[int]], tuple[FishPart, ...]]


class Host(Protocol):
    """The scene that waits for prices."""

    def price(self, state: HarborState, kind: Kind, *, fresh: bool = True) -> int:
        """What is proposed for one of a kind."""

    def named(self, prices: tuple[int, ...]) -> None:
        """They are named."""

    def unnamed(self) -> None:
        """There are to be none."""


class Naming:
    """A sheet of prices, and the parts of a draft that they lead to."""

    def __init__(self, pricing: Pricing, leads: Leads) -> None:
        self.pricing, self._leads = pricing, leads

    def parts(self) -> tuple[FishPart, ...]:
        """With the prices as they are."""
        return self._leads(self.pricing.prices)


def for_dock(scene: HarborScene, host: Host, film: Film, part: DockAt) -> Naming | None:
    """H22: None where nothing needs a price: an empty hold, or tuna alone (H42)."""
    hold = film.state.ships[film.draft.seat][part.ship][2]
    kinds = [kind for kind in hold if kind is not TUNA]
    if not kinds:
        return None
    state = docked(film.draft, part)
    prices = {kind: host.price(state, kind) for kind in kinds}
    units = [Unit(kind, prices[kind], prices[kind]) for kind in kinds]
    words = _("Prices for what is docked"), _("Dock at these prices")

    def leads(named: Sequence[int]) -> tuple[FishPart, ...]:
        return (part, *map(Price, named))

    return Naming(_pricing(scene, host, film, state, words, units), leads)


def for_wares(
    scene: HarborScene, host: Host, film: Film, places: Sequence[int], at: Ware | None = None
) -> Naming:
    """H23: all that may still get another price; those left at theirs do not count as re-priced."""
    state, seat = film.state, film.draft.seat
    wares = [state.wares[seat][place] for place in places]
    units = [
        Unit(kind, price, host.price(state, kind, fresh=fresh), fresh, price) for kind, fresh, price in wares
    ]
    words = _("New prices"), _("Take these prices")

    def leads(named: Sequence[int]) -> tuple[FishPart, ...]:
        changed = [
            (place, price)
            for place, ware, price in zip(places, wares, named, strict=True)
            if price != ware[2]
        ]
        return tuple([part for place, price in changed for part in (PickWare(place), Price(price))])

    pricing = _pricing(scene, host, film, state, words, units)
    if at in wares:
        pricing.at = next(n for n, card in enumerate(pricing.cards) if wares.index(at) in card)
    return Naming(pricing, leads)


def _pricing(
    scene: HarborScene,
    host: Host,
    film: Film,
    state: HarborState,
    words: tuple[str, str],
    units: Sequence[Unit],
) -> Pricing:
    title, done = words
    seat = film.draft.seat
    return Pricing(
        scene.table, state, seat, scene.names, scene.crests, title, done, units, host.named, host.unnamed
    )
