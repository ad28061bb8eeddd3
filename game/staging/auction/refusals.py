"""Why something cannot be done in the auction: the one place that gives a refusal of the rules its words."""

from __future__ import annotations

from game.i18n.door import _, ngettext
from game.i18n.formats import number
from game.rules.auction.spec import Card
from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.staging.acts import Names
from game.staging.auction.terms import card_name
from game.staging.prompts import not_now


def refused(why: Refusal, names: Names, seat: Seat) -> str:
    """What cannot be chosen, and why."""
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
        case "sold":
            buyer = names[int(facts["buyer"])]
            return _("{buyer} has already bought lot {lot}.", buyer=buyer, lot=int(facts["lot"]) + 1)
        case "no such row":
            return _("{name} has no {fish} row for the Takusan.", name=name, fish=_fish(facts["product"]))
        case "no such card":
            return _("{name} has no {fish} card for the Yakuza.", name=name, fish=_fish(facts["product"]))
        case "lots without a ticket":
            return ngettext(
                "{name}: {count} lot still needs a ticket.",
                "{name}: {count} lots still need a ticket.",
                int(facts["lots"]),
                name=name,
            )
        case "spent" | "laid":
            return not_free(name)
    return not_now(name)


def not_free(name: str) -> str:
    """A31, without a word on which: others are listening."""
    return _("{name}: that ticket is not available.", name=name)


def _fish(product: str | int) -> str:
    return card_name(Card[str(product)])
