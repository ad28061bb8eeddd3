"""Tokyo Tsukiji Market: a fleet, its catch, and the houses around the harbor."""

from __future__ import annotations

from typing import Final

from game.i18n.door import N_
from game.titles.title import Parts, Switch, Title

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
    switches=(
        Switch(
            "always_ends",
            N_("Wealth always ends it"),
            (False, True),
            (N_("off"), N_("on")),
            N_("House rule: far more yen or R than needed always end it, so nobody drags a match on."),
        ),
        Switch(
            "mackerel_cap",
            N_("Few Mackerel licences"),
            (False, True),
            (N_("off"), N_("on")),
            N_("House rule: a cap for each player; without it, the first of two bots won 79 matches of 100."),
        ),
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
        script="scenes.harbor.script:SCRIPT",
    ),
)
