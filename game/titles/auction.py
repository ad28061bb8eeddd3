"""Tsukiji: tickets in secret, lots that are priced by them, and fish that rise and fall."""

from __future__ import annotations

from typing import Final

from game.i18n.door import N_
from game.titles.agreed import Switch
from game.titles.title import Parts, Title

TITLE: Final = Title(
    name="auction",
    heading="Tsukiji",
    designer="Leandro Pires",
    players=range(2, 5),
    tune=N_("Tickets and tiles"),
    counted=(
        ("money", N_("Money")),
        ("ebi", N_("Ebi")),
        ("hotategai", N_("Hotategai")),
        ("sake", N_("Sake")),
        ("tako", N_("Tako")),
        ("fugu", N_("Fugu")),
        ("maguro", N_("Maguro")),
        ("diversified", N_("Diversified")),
        ("specialised", N_("Specialised")),
        ("popular", N_("Popular")),
        ("safe", N_("Safe")),
    ),
    switches=(
        Switch(
            "annul_cancels",
            N_("Annul cancels"),
            ("one", "all"),
            (N_("one 4"), N_("every 4")),
            N_("Whether an Annul ticket cancels one 4 in its lot or all of them."),
        ),
        Switch(
            "special_scoring",
            N_("Special scoring"),
            (False, True),
            (N_("off"), N_("on")),
            N_("4 bonuses at the end: for variety, a large row, the cheapest fish and Yakuza."),
        ),
    ),
    clock=("round", N_("Round {number}")),
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
