"""Why something cannot be done in the harbor: the one place that gives a refusal of the rules its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from game.i18n.door import _, ngettext
from game.i18n.formats import either, listed
from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.rules.harbor.words import Resource
from game.staging.acts import Names
from game.staging.harbor.facts import Facts
from game.staging.harbor.terms import actions_name, resources_name

Telling: TypeAlias = Callable[[Facts], str]


def refused(why: Refusal, names: Names, seat: Seat) -> str:
    """What cannot be chosen, what is missing, or what may be regretted, in a whole sentence."""
    tell = BY_RULE.get((why.rule, why.why)) or BY_REASON[why.why]
    return tell(Facts(why, names[seat]))


def _entry(on: Facts) -> str:
    """H32: what an entry asks for, and what the seat has of it; H30: yen at hand were used before."""
    if on.has("actions") and on.has("price") and on.count("cash") >= on.count("price"):
        return _(
            "Entered this turn: again only for {actions}, and {name} has {left}.",
            actions=actions_name(on.count("actions")),
            name=on.name,
            left=on.number("left"),
        )
    ways, purse = [], []
    if on.has("actions"):
        ways.append(actions_name(on.count("actions")))
        purse.append(actions_name(on.count("left")))
    if on.has("price"):
        ways.append(on.yen("price"))
        purse.append(on.yen("cash"))
    if on.has("token"):
        ways.append(resources_name(Resource[on.member("token")], 1))
    return _("Entry costs {ways}: {name} has {purse}.", ways=either(ways), name=on.name, purse=listed(purse))


def _too_dear(on: Facts) -> str:
    return _(
        "It costs {price}, and {name} has {cash}.", price=on.yen("price"), name=on.name, cash=on.yen("cash")
    )


def _awaited(on: Facts) -> str:
    """H22, H23, H45: for one, and how many wait after it."""
    if not on.count("left"):
        return _("The {ware} still needs a price.", ware=on.fish("ware"))
    return ngettext(
        "The {ware} needs a price, and {count} more after it.",
        "The {ware} needs a price, and {count} more after it.",
        on.count("left"),
        ware=on.fish("ware"),
    )


def _closed(on: Facts) -> str:
    """H26: with what it costs, where it can be opened now."""
    if on.has("price"):
        return _("Closed: {port} opens for {price}.", port=on.port(), price=on.yen("price"))
    return _("Closed: {port} must be opened first.", port=on.port())


def _full_hold(on: Facts) -> str:
    return ngettext(
        "The hold is full: it takes {count} barrel.",
        "The hold is full: it takes {count} barrels.",
        on.count("slots"),
    )


def _no_fish(on: Facts) -> str:
    """H70: of one, or of all that is for sale."""
    if on.has("fish"):
        return _("No {fish} is left in its market, so no barrel of it is sold.", fish=on.fish())
    return _("No fish is left for any barrel that is for sale.")


BY_RULE: Final[Mapping[tuple[str, str], Telling]] = {
    ("H26", "too dear"): lambda on: _(
        "A port costs {price}, and {name} has {cash}.",
        price=on.yen("price"),
        name=on.name,
        cash=on.yen("cash"),
    ),
    ("H33", "none left"): lambda on: _("No {licence} is left.", licence=on.licence("licence")),
    ("H50", "none left"): lambda on: _("No {ship} is left.", ship=on.hull()),
    ("H51", "none left"): lambda on: _("No {rental} is left.", rental=on.slot("rental")),
    ("H54", "none left"): lambda on: _("No subsidy is left."),
    ("H55", "none left"): lambda on: _(
        "{name} has no more {resource}.", name=on.name, resource=on.resource()
    ),
}
"""Where two rules have the same reason for different things."""

BY_REASON: Final[Mapping[str, Telling]] = {
    # anything
    "no action": lambda on: _("{name} has no action left.", name=on.name),
    "too dear": _too_dear,
    "nothing chosen": lambda on: _("{name} has not chosen yet.", name=on.name),
    "not offered": lambda on: _("That cannot be done now."),
    # fishing
    "acted": lambda on: _("This ship has already acted in this fish action."),
    "no activity": lambda on: _("A fish action needs a ship that acts, or a new price."),
    "auction first": lambda on: _("The tuna auction comes first."),
    "last port only": lambda on: _("The barge docks only at the last port."),
    "closed": _closed,
    "full": lambda on: _("No berth is free at {port}.", port=on.port()),
    "all open": lambda on: _("All ports of {name} are open.", name=on.name),
    "no barrels": lambda on: _("No barrel of {fish} is left in the market.", fish=on.fish()),
    "no licence": lambda on: _("{name} has no {licence}.", name=on.name, licence=on.licence()),
    "licence in use": lambda on: _("{licence} in use by another ship.", licence=on.licence()),
    "licence spent": lambda on: _(
        "{licence}: one barrel each in a fish action, and it has that.", licence=on.licence()
    ),
    "other fish": lambda on: _(
        "The hold has {held}: no {fish} beside it.", held=on.fish("held"), fish=on.fish()
    ),
    "one salmon": lambda on: ngettext(
        "A ship carries at most {count} barrel of salmon.",
        "A ship carries at most {count} barrels of salmon.",
        on.count("most"),
    ),
    "full hold": _full_hold,
    "barge full": lambda on: ngettext(
        "The barge is full: it takes {count} barrel.",
        "The barge is full: it takes {count} barrels.",
        on.count("slots"),
    ),
    "priced": lambda on: _("This price was already changed in this fish action."),
    "price awaited": _awaited,
    "no such price": lambda on: _(
        "Prices go in steps of {step} up to {most}.", step=on.yen("step"), most=on.yen("most")
    ),
    "same price": lambda on: _("It costs {price} already: the new price must differ.", price=on.yen("price")),
    # slots
    "in use": lambda on: _("{thing} in use: it cannot be returned now.", thing=on.slot("slot")),
    "last licence": lambda on: _(
        "The last licence: {name} has {cash}, and another costs {price}.",
        name=on.name,
        cash=on.yen("cash"),
        price=on.yen("price"),
    ),
    "slots full": lambda on: ngettext(
        "All {count} slot of {name} is full: return something for it.",
        "All {count} slots of {name} are full: return something for it.",
        on.count("slots"),
        name=on.name,
    ),
    "slots empty": lambda on: _("{name} has nothing to return.", name=on.name),
    "all in use": lambda on: _("All licences of {name} are in use at sea.", name=on.name),
    "same licence": lambda on: _("A licence cannot be returned for one of the same fish."),
    # entering
    "no market": lambda on: _("No market is chosen yet."),
    "unpaid": lambda on: _("The entry is not paid yet."),
    "nothing to do": lambda on: _(
        "To enter {market}, {name} must do something there.", market=on.market(), name=on.name
    ),
    "entered": lambda on: _("{name} has entered {market} this turn.", name=on.name, market=on.market()),
    "entry": _entry,
    "few actions": lambda on: ngettext(
        "It takes {count} action, and {name} has {left}.",
        "It takes {count} actions, and {name} has {left}.",
        on.count("actions"),
        name=on.name,
        left=on.number("left"),
    ),
    "none owned": lambda on: _("{name} has no {resource}.", name=on.name, resource=on.resource()),
    # inside
    "enough in a visit": lambda on: _(
        "{licence}: at most {most} in a visit.", licence=on.licence("licence"), most=on.number("most")
    ),
    "enough": lambda on: _(
        "{licence}: at most {most} for each player.", licence=on.licence("licence"), most=on.number("most")
    ),
    "no demand": lambda on: _("The Aquarium wants no more {resource}.", resource=on.resource()),
    "charity full": lambda on: _("Charity takes no more in this game."),
    "not bought": lambda on: _("This market buys no barrels of {ware}.", ware=on.fish("ware")),
    "few takoyaki": lambda on: _(
        "{needed} takoyaki are needed, and {left} are left.",
        needed=on.number("needed"),
        left=on.number("left"),
    ),
    "no free port": lambda on: _("{name} has no free port for a {ship}.", name=on.name, ship=on.hull()),
    "port awaited": lambda on: _("The {ship} needs a port.", ship=on.hull()),
    "at sea": lambda on: _("This ship is at sea: only docked ships are sold."),
    "last ship": lambda on: _("The last ship of {name} cannot be sold.", name=on.name),
    "one each": lambda on: _("{name} has a subsidy: one for each player.", name=on.name),
    "used": lambda on: _("This spot was already used in this visit."),
    "worth too little": lambda on: _(
        "Worth {worth}: this spot asks for {asked}.", worth=on.worth("worth"), asked=on.worth("asked")
    ),
    "has a share": lambda on: _("{name} has a share, so there is no loan.", name=on.name),
    "has a loan": lambda on: _("{name} has a loan, so there is no share.", name=on.name),
    "no loan left": lambda on: _("No loan is left."),
    "no share left": lambda on: _("No share is left."),
    # buying and bidding
    "nothing bought": lambda on: _("{name} has put in nothing to buy.", name=on.name),
    "no such ware": lambda on: _("That is not for sale any more."),
    "own harbor": lambda on: _("{name} cannot buy in the own harbor.", name=on.name),
    "no fish left": _no_fish,
    "no wares": lambda on: _("Nobody else has anything for sale."),
    "no such bid": lambda on: _(
        "Bids go in steps of {step} up to {cash}.", step=on.yen("step"), cash=on.yen("cash")
    ),
    "outbid": lambda on: _("A bid of {bid} is not among the highest.", bid=on.yen("bid")),
}
"""In a word of the rules each."""
