"""What a visit asks: which slot is emptied, which port, which ship, and what goes into a bundle."""

from __future__ import annotations

from typing import assert_never

from game.i18n.door import _
from game.i18n.formats import number
from game.rules.core.draft import Refusal
from game.rules.harbor import worth
from game.rules.harbor.drafts.errands import Answer, Berth, SellDocked
from game.rules.harbor.drafts.parts import GiveBack, PickHull, PickPort, PickSpot, Token
from game.rules.harbor.drafts.plan import VisitPlan
from game.rules.harbor.slots import carts_owned, freezers_owned
from game.rules.harbor.words import CART, FREEZER, KINDS, RESOURCES, Resource, Slot
from game.staging.harbor import art
from game.staging.harbor.sheets.cards import Deal
from game.staging.harbor.terms import hull_title, port_name, resource_name, slot_title
from game.table.pose import Icon


def asked(plan: VisitPlan) -> str:
    """What is asked, in words."""
    assert plan.asking is not None
    match plan.asking.errand:
        case PickHull(hull):
            return _("{ship}: to which port?", ship=hull_title(hull))
        case SellDocked():
            return _("Which ship is sold?")
        case PickSpot(spot):
            figures = plan.table.spec.spots[spot]
            so_far, asked_ = worth_so_far(plan), number(figures.resources)
            if so_far <= figures.resources:
                return _("{worth} R of {asked} for this spot", worth=number(so_far), asked=asked_)
            return _(
                "{worth} R of {asked} for this spot: {more} R too many",
                worth=number(so_far),
                asked=asked_,
                more=number(so_far - figures.resources),
            )
    return _("Return which?")


def worth_so_far(plan: VisitPlan) -> int:
    """H55: R of the bundle that is open, as the spot counts it."""
    assert plan.asking is not None
    counts = [plan.asking.answers.count(Token(resource)) for resource in RESOURCES]
    return worth.total(counts, worth.each(plan.table, plan.arrived.state))


def slots_shown(plan: VisitPlan) -> list[Slot]:
    """H25: what lies in the four slots, one after another."""
    state, seat, table = plan.stay.state, plan.seat, plan.table
    licences = state.licences[seat * 9 : seat * 9 + 9]
    found = [Slot(kind) for kind in KINDS[:9] for _n in range(licences[kind])]
    found += [FREEZER] * freezers_owned(table, state, seat) + [CART] * carts_owned(table, state, seat)
    return found + [Slot.SUBSIDY] * state.extras.subsidies[seat]


def answers(plan: VisitPlan) -> list[Answer]:
    """One for each card."""
    known = plan.answers()
    slots = [GiveBack(slot) for slot in slots_shown(plan)]
    if any(isinstance(one, GiveBack) for one in known):
        return [one for one in slots if one in known]
    return list(known)


def answer_deal(plan: VisitPlan, answer: Answer, why: Refusal | None, warning: str) -> Deal:
    """A card of a question."""
    match answer:
        case GiveBack(slot):
            name, picture = slot_title(slot), art.slot(slot)
        case PickPort(port):
            name, picture = port_name(port), art.port("middle", is_open=why is None)
        case Berth(hull, port):
            name, picture = hull_title(hull), art.ship(hull, furled=True)
            yen = plan.table.ship_resale[hull]
            return Deal(name, name, picture, each=yen, foot=(port_name(port),), dim=why is not None)
        case Token(resource):
            return token_deal(plan, resource, why)
        case _:
            assert_never(answer)
    return Deal(
        name, name, picture, foot=(warning,) if warning else (), warns=bool(warning), dim=why is not None
    )


def token_deal(plan: VisitPlan, resource: Resource, why: Refusal | None) -> Deal:
    """H55: of a bundle; H47: each further fugu adds more."""
    assert plan.asking is not None
    name, chosen = resource_name(resource), plan.asking.answers.count(Token(resource))
    value = worth.each(plan.table, plan.arrived.state)[resource]
    adds = 2 * chosen + 1 if resource is Resource.FUGU else value
    return Deal(
        title=name,
        short=name,
        image=art.large_token(resource),
        parts=(Icon(art.R, 0.9), number(adds)),
        count=number(chosen),
        of=number(plan.at_hand[resource]),
        foot=(_("of {count}", count=number(plan.at_hand[resource])),),
        chosen=chosen > 0,
        no_more=why is not None,
        no_less=not chosen,
    )


def ready_deal(plan: VisitPlan) -> Deal:
    """H55: closes the bundle that is open."""
    words = _("Ready")
    return Deal(
        title=words,
        short=words,
        image=art.emblem(plan.market),
        dim=plan.missing is not None,
    )
