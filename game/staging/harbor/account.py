"""H81: what each seat scored, with the signs and inks of the harbor."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.i18n.formats import price
from game.rules.core.outcome import Outcome
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.view import HarborView
from game.staging import account
from game.staging.account import Account, Look
from game.staging.acts import Names
from game.staging.finale.steps import Count, Shown, steps
from game.staging.harbor import art
from game.staging.harbor.words import verdict

LOOKS: Final[Mapping[str, Look]] = MappingProxyType(
    {
        "yen": Look(art.YEN, (150, 116, 40)),
        "resources": Look(art.R, (196, 208, 200)),
        "most resources": Look(art.R, (132, 190, 132)),
        "least resources": Look(art.R, (150, 26, 24)),
        "loans": Look(art.LOAN, (150, 26, 24)),
        "interest": Look(art.SHARE, (92, 140, 184)),
    }
)


def counted(view: HarborView, outcome: Outcome, spec: HarborSpec) -> Account:
    """Yen, R in yen, bonus or penalty, loans and interest."""
    seats = account.items(outcome, LOOKS, lambda _seat, _item: 0)
    return Account(seats, account.legend(seats), price)


def shown(outcome: Outcome, names: Names) -> Count:
    """In the order of the count."""

    def how(item: str) -> Shown:
        return Shown(LOOKS[item].symbol, LOOKS[item].symbol)

    found = steps(outcome, LOOKS, LOOKS, how, lambda _seat, _item: 3)
    return Count(outcome, found, verdict(outcome, names), price)
