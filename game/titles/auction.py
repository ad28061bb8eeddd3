"""Tsukiji: tickets in secret, lots that are priced by them, and fish that rise and fall."""

from __future__ import annotations

from typing import Final

from game.titles.title import Parts, Switch, Title

TITLE: Final = Title(
    name="auction",
    heading="Tsukiji",
    designer="Leandro Pires",
    players=range(2, 5),
    tune="Tickets and tiles",
    switches=(
        Switch(
            "annul_cancels",
            "Annul strikes",
            ("one", "all"),
            ("one 4", "every 4"),
            "Whether an Annul ticket strikes one ticket with a 4 from its lot, or all of them.",
        ),
        Switch(
            "special_scoring",
            "Special scoring",
            (False, True),
            ("off", "on"),
            "Four bonuses at the end: for variety, a large row, the cheapest fish, and Yakuza.",
        ),
    ),
    parts=Parts(
        spec="game.rules.auction.spec:AuctionSpec",
        options="game.rules.auction.spec:AuctionOptions",
        actions="game.rules.auction.actions:AuctionAction",
        events="game.rules.auction.events:AuctionEvent",
        state="game.rules.auction.state:AuctionState",
        view="game.rules.auction.view:AuctionView",
        kernel="game.rules.auction.kernel:AuctionKernel",
        check="game.storage.auction_data:check",
        gallery="scenes.auction.exhibits:ROOMS",
        script="scenes.auction.script:SCRIPT",
    ),
)
