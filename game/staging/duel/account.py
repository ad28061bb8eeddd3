"""D70-D72: what each seat scored, with the signs and inks of the duel."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.duel.spec import COLOURS, DuelSpec
from game.rules.duel.view import DuelView
from game.staging import account
from game.staging.account import Account, Look

BARREL: Final = "barrel"

LOOKS: Final[Mapping[str, Look]] = MappingProxyType(
    {
        **{colour.name.lower(): account.fish(colour.name.lower()) for colour in COLOURS},
        BARREL: Look("duel/barrel_day", (104, 66, 36)),
    }
)


def counted(view: DuelView, outcome: Outcome, spec: DuelSpec) -> Account:
    """Piles, doubled where wasabi doubles them, and the barrel."""
    colours = [colour.name.lower() for colour in COLOURS]

    def cards(seat: Seat, item: str) -> int:
        return 0 if item == BARREL else len(view.piles[seat][colours.index(item)])

    seats = account.items(outcome, LOOKS, cards)
    return Account(seats, account.legend(seats))
