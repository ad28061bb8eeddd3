"""Numbers, yen and lists as they are read, in every game and language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.i18n.door import pgettext

MINUS: Final = "\N{MINUS SIGN}"
TIMES: Final = "\N{MULTIPLICATION SIGN}"


def number(value: int) -> str:
    """With a real minus sign, and thousands set apart."""
    return f"{value:,}".replace(",", thousands()).replace("-", MINUS)


def thousands() -> str:
    """What sets them apart."""
    return pgettext("between thousands", ",")


def signed(value: int) -> str:
    """A change: with its sign, unless it is none."""
    return f"+{number(value)}" if value > 0 else number(value)


def yen(value: int) -> str:
    """An amount of money, where a game has a currency."""
    return pgettext("money", "{amount} yen", amount=number(value))


def price(value: int) -> str:
    """The same where there is little room: in a bar, on a poster."""
    amount = pgettext("money where there is little room", "¥{amount}", amount=number(abs(value)))
    return f"{MINUS}{amount}" if value < 0 else amount


def listed(items: Sequence[str]) -> str:
    """Ebi; Ebi and Tako; Ebi, Tako and Sake."""
    if len(items) < 2:
        return "".join(items)
    return pgettext("list", "{others} and {last}", others=in_a_row(items[:-1]), last=items[-1])


def either(items: Sequence[str]) -> str:
    """Ebi; Ebi or Tako; Ebi, Tako or Sake."""
    if len(items) < 2:
        return "".join(items)
    return pgettext("list", "{others} or {last}", others=in_a_row(items[:-1]), last=items[-1])


def in_a_row(items: Sequence[str]) -> str:
    """Ebi, Tako, Sake: with nothing said of how they belong together."""
    return pgettext("between the items of a list", ", ").join(items)
