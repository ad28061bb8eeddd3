"""The one module that names all titles of the cabinet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from game.rules.auction.actions import AuctionAction
from game.rules.auction.kernel import AuctionKernel
from game.rules.auction.spec import AuctionOptions, AuctionSpec
from game.rules.auction.state import AuctionState
from game.rules.core.kernel import AnyKernel, Options
from game.rules.duel.actions import DuelAction
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.spec import DuelOptions, DuelSpec
from game.rules.duel.state import DuelState
from game.rules.harbor.actions import HarborAction
from game.rules.harbor.kernel import HarborKernel
from game.rules.harbor.options import HarborOptions
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.state import HarborState


@dataclass(frozen=True, slots=True)
class Title:
    """A game of the cabinet: its names, and the types that make it up."""

    name: str
    heading: str
    designer: str
    players: range
    kernel: Callable[[Any], AnyKernel]
    spec: type
    options: type[Options]
    state: type
    actions: Any


TITLES: Final[Mapping[str, Title]] = MappingProxyType(
    {
        "auction": Title(
            name="auction",
            heading="Tsukiji",
            designer="Leandro Pires",
            players=range(2, 5),
            kernel=AuctionKernel,
            spec=AuctionSpec,
            options=AuctionOptions,
            state=AuctionState,
            actions=AuctionAction,
        ),
        "duel": Title(
            name="duel",
            heading="Tsukiji Market",
            designer="Emanuele Briano",
            players=range(2, 3),
            kernel=DuelKernel,
            spec=DuelSpec,
            options=DuelOptions,
            state=DuelState,
            actions=DuelAction,
        ),
        "harbor": Title(
            name="harbor",
            heading="Tokyo Tsukiji Market",
            designer="Jordan Draper",
            players=range(2, 7),
            kernel=HarborKernel,
            spec=HarborSpec,
            options=HarborOptions,
            state=HarborState,
            actions=HarborAction,
        ),
    }
)
