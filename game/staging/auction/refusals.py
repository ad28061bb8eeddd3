"""Why something cannot be done in the auction: the one place that gives a refusal of the rules its words."""

from __future__ import annotations

from game.i18n.door import _, ngettext
from game.i18n.formats import number
from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.staging.acts import Names


def refused(why: Refusal, names: Names, seat: Seat) -> str:
    """What cannot be chosen, and why; nothing where nobody would ask."""
    name, facts = names[seat], dict(why.facts)
    match why.why:
        case "too dear":
            return _(
                "Lot {lot} costs {price}. {name} has {money}.",
                lot=int(facts["lot"]) + 1,
                price=number(int(facts["price"])),
                name=name,
                money=number(int(facts["money"])),
            )
        case "lots without a ticket":
            return ngettext(
                "{name}: {count} lot still needs a ticket.",
                "{name}: {count} lots still need a ticket.",
                int(facts["lots"]),
                name=name,
            )
        case "spent" | "laid":
            return not_free(name)
    return ""


def not_free(name: str) -> str:
    """A31, without a word on which: others are listening."""
    return _("{name}: that ticket is not available.", name=name)
