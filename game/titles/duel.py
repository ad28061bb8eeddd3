"""Tsukiji Market: two bid against each other across a balance."""

from __future__ import annotations

from typing import Final

from game.i18n.door import N_
from game.titles.agreed import Switch
from game.titles.title import Parts, Title

TITLE: Final = Title(
    name="duel",
    heading="Tsukiji Market",
    designer="Emanuele Briano",
    players=range(2, 3),
    tune=N_("Across the balance"),
    counted=(
        ("ebi", N_("Ebi")),
        ("ebi_doubled", N_("Ebi doubled")),
        ("sake", N_("Sake")),
        ("sake_doubled", N_("Sake doubled")),
        ("tako", N_("Tako")),
        ("tako_doubled", N_("Tako doubled")),
        ("maguro", N_("Maguro")),
        ("maguro_doubled", N_("Maguro doubled")),
        ("barrel", N_("Barrel")),
    ),
    has_series=True,
    switches=(
        Switch(
            "kind_fish",
            N_("Kind fish"),
            (False, True),
            (N_("off"), N_("on")),
            N_("At the end of the balance, draw two cards instead of stealing one."),
        ),
    ),
    clock=("turn", N_("Turn {number}")),
    parts=Parts(
        spec="game.rules.duel.spec:DuelSpec",
        options="game.rules.duel.spec:DuelOptions",
        actions="game.rules.duel.actions:DuelAction",
        events="game.rules.duel.events:DuelEvent",
        state="game.rules.duel.state:DuelState",
        view="game.rules.duel.view:DuelView",
        kernel="game.rules.duel.kernel:DuelKernel",
        check="game.storage.duel_data:check",
        gallery="scenes.duel.exhibits:ROOMS",
        script="scenes.duel.script:SCRIPT",
    ),
)
