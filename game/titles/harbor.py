"""Tokyo Tsukiji Market: a fleet, its catch, and the houses around the harbor."""

from __future__ import annotations

from typing import Final

from game.i18n.door import N_
from game.titles.title import Parts, Title

TITLE: Final = Title(
    name="harbor",
    heading="Tokyo Tsukiji Market",
    designer="Jordan Draper",
    players=range(2, 7),
    tune=N_("The fleet goes out"),
    counted=(
        ("yen", N_("Yen")),
        ("resources", N_("Resources")),
        ("most resources", N_("Most resources")),
        ("least resources", N_("Fewest resources")),
        ("loans", N_("Loans")),
        ("interest", N_("Interest")),
    ),
    parts=Parts(
        spec="game.rules.harbor.spec:HarborSpec",
        options="game.rules.harbor.options:HarborOptions",
        actions="game.rules.harbor.actions:HarborAction",
        events="game.rules.harbor.events:HarborEvent",
        state="game.rules.harbor.state:HarborState",
        view="game.rules.harbor.view:HarborView",
        kernel="game.rules.harbor.kernel:HarborKernel",
        check="game.storage.harbor_data:check",
        gallery="scenes.harbor.exhibits:ROOMS",
    ),
)
