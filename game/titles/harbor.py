"""Tokyo Tsukiji Market: a fleet, its catch, and the houses around the harbor."""

from __future__ import annotations

from typing import Final

from game.i18n.door import N_
from game.titles.agreed import Picker, Stepper, Switch
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
    supplies=(
        Picker(
            field="markets",
            words=N_("Markets"),
            named=(N_("drawn"), N_("picked")),
            explained=N_("Which markets open beside Mackerel and Ships: drawn by lot, or picked by hand."),
            missing=N_("No market is picked. Pick at least one, or let them be drawn."),
            steppers=(
                Stepper(
                    "further_fish",
                    N_("More fish markets"),
                    N_("How many fish markets are drawn beside Mackerel. There may be more than usual."),
                    "game.rules.harbor.options:fish_counts",
                ),
                Stepper(
                    "extra_markets",
                    N_("More extra markets"),
                    N_("How many extra markets are drawn beside Ships. There may be more than usual."),
                    "game.rules.harbor.options:extra_counts",
                ),
            ),
            tray="scenes.harbor.street:STREET",
        ),
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
            N_("House rule: a cap for each player, because each licence pays at every entry."),
        ),
    ),
    clock=("round", N_("Round {number}")),
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
