"""What each title adds to a trial."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

import tools.balance.auction.figures as auction_figures
import tools.balance.auction.panels as auction_panels
import tools.balance.auction.report as auction_report
import tools.balance.auction.wishes as auction_wishes
import tools.balance.duel.figures as duel_figures
import tools.balance.duel.panels as duel_panels
import tools.balance.duel.report as duel_report
import tools.balance.duel.wishes as duel_wishes
import tools.balance.harbor.figures as harbor_figures
import tools.balance.harbor.panels as harbor_panels
import tools.balance.harbor.report as harbor_report
import tools.balance.harbor.wishes as harbor_wishes
from tools.balance.auction.watch import AuctionWatcher
from tools.balance.auction.watch import Notes as AuctionNotes
from tools.balance.duel.watch import DuelWatcher
from tools.balance.duel.watch import Notes as DuelNotes
from tools.balance.figures import Common, Wish
from tools.balance.harbor.watch import HarborWatcher
from tools.balance.harbor.watch import Notes as HarborNotes
from tools.balance.plots.panel import Panel
from tools.balance.record import Played, Watcher


@dataclass(frozen=True, slots=True)
class Trial:
    """Who watches, notes of which kind, what they come to, what the rules wish for, and how it is told."""

    watcher: Callable[[Any], Watcher]
    notes: type[Any]
    figures: Callable[[Sequence[Played]], Any]
    wishes: Callable[[Common, Any], list[Wish]]
    report: Callable[[Common, Any], Iterable[str]]
    panels: Callable[[Common, Any], list[Panel]]


TRIALS: Final[Mapping[str, Trial]] = MappingProxyType(
    {
        "auction": Trial(
            AuctionWatcher,
            AuctionNotes,
            auction_figures.figures,
            auction_wishes.wishes,
            auction_report.report,
            auction_panels.panels,
        ),
        "duel": Trial(
            DuelWatcher,
            DuelNotes,
            duel_figures.figures,
            duel_wishes.wishes,
            duel_report.report,
            duel_panels.panels,
        ),
        "harbor": Trial(
            HarborWatcher,
            HarborNotes,
            harbor_figures.figures,
            harbor_wishes.wishes,
            harbor_report.report,
            harbor_panels.panels,
        ),
    }
)
