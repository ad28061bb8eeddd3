"""D70-D72: what each seat scored, with the signs and inks of the duel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from game.i18n.door import ngettext
from game.i18n.formats import number
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.duel.scoring import Piles
from game.rules.duel.spec import COLOURS, DuelSpec
from game.rules.duel.view import DuelView
from game.staging import account
from game.staging.account import DOUBLED, Account, Look
from game.staging.acts import Names
from game.staging.duel.words import verdict
from game.staging.finale.steps import Count, Shown, steps

BARREL: Final = "barrel"
NAMES: Final = tuple(colour.name.lower() for colour in COLOURS)

LOOKS: Final[Mapping[str, Look]] = MappingProxyType(
    {
        **{colour.name.lower(): account.fish(colour.name.lower()) for colour in COLOURS},
        BARREL: Look("duel/barrel_day", (104, 66, 36)),
    }
)


def counted(view: DuelView, outcome: Outcome, spec: DuelSpec) -> Account:
    """Piles, doubled where wasabi doubles them, and the barrel."""
    seats = account.items(outcome, LOOKS, partial(cards, view.piles))
    return Account(seats, account.legend(seats))


def cards(piles: Sequence[Piles], seat: Seat, item: str) -> int:
    """In a pile."""
    return 0 if item == BARREL else len(piles[seat][NAMES.index(item)])


def shown(piles: Sequence[Piles], outcome: Outcome, spec: DuelSpec, names: Names) -> Count:
    """The piles from the one that brought both together least, each doubled at once; the barrel pays last.

    D32: knives need no count.
    """
    if outcome.ending == "knives":
        knives = spec.knives_to_win
        cry = ngettext("{count} knife!", "{count} knives!", knives)
        return Count(outcome, (), verdict(outcome, names), number, knives, cry)
    together = {
        name: sum(line.points for lines in outcome.lines for line in lines if line.item.startswith(name))
        for name in NAMES
    }
    order = [item for name in sorted(NAMES, key=together.__getitem__) for item in (name, f"{name}{DOUBLED}")]

    def how(item: str) -> Shown:
        if item == BARREL:
            return Shown("posters/barrel", LOOKS[item].symbol)
        return Shown(f"posters/{item}", f"duel/faces/{item}")

    found = steps(outcome, (*order, BARREL), LOOKS, how, partial(cards, piles))
    return Count(outcome, found, verdict(outcome, names), number)
