"""What ships, ports and what lies in licence slots say of themselves."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n.door import _, ngettext
from game.i18n.formats import either, number, yen
from game.rules.core.seat import Seat
from game.rules.harbor.phases.ready import takes
from game.rules.harbor.words import AT_SEA, BARGE, CART, FREEZER, KINDS, SUBSIDY, Slot
from game.staging.harbor.asking import Asking
from game.staging.harbor.paper_lore import subsidy
from game.staging.harbor.terms import (
    fish,
    goods,
    hull_title,
    licence_name,
    port_name,
    slot_title,
    the_port,
)
from game.staging.lore import Lore, lore


def ship(owner: Seat, place: int, at: Asking) -> Lore:
    """Where it is, what it holds and could take, and what it would sell for."""
    hull, port, hold = at.own(owner).ships[place]
    name = at.name(owner)
    told = [_("It belongs to {name}.", name=name), _where(port), _holding(hold, at.table.capacity[hull])]
    if hull is BARGE:
        told.append(_("It does not fish: other ships of {name} at sea load it.", name=name))
    elif port == AT_SEA:
        told.append(_could_take(owner, place, at))
    told.append(_("Ships buys it back for {price}, docked.", price=yen(at.table.ship_resale[hull])))
    return Lore(hull_title(hull), tuple(told))


def _where(port: int) -> str:
    return _("It is at sea.") if port == AT_SEA else _("It lies at {port}.", port=the_port(port))


def _holding(hold: tuple[int, ...], capacity: int) -> str:
    if not hold:
        return ngettext(
            "Its hold is empty and takes {count} barrel.",
            "Its hold is empty and takes {count} barrels.",
            capacity,
        )
    return ngettext(
        "It holds {goods}, with room for {count} in all.",
        "It holds {goods}, with room for {count} in all.",
        capacity,
        goods=goods(KINDS[kind] for kind in hold),
    )


def _could_take(owner: Seat, place: int, at: Asking) -> str:
    """H20, H21: with the licences that are free, or why none is; at any time, not only when it is asked."""
    state = at.state
    if state.turn == owner and state.acted >> place & 1:
        return _("It has acted in this fish action.")
    kinds = list(dict.fromkeys(part.fish for part in takes(at.table, state, owner, place)))
    if not kinds:
        return _("It can take no barrel now, for want of room, licence or barrels.")
    return _("It could take a barrel of {fish}.", fish=either([fish(kind) for kind in kinds]))


def port(owner: Seat, which: int, at: Asking) -> Lore:
    """H26: open or not, and what it takes."""
    room, last = at.spec.fishing.port_room[which], which == len(at.spec.fishing.port_room) - 1
    told = [ngettext("It takes {count} ship.", "It takes {count} ships.", room)]
    if last:
        told.append(_("The barge docks only here and needs all of it."))
    if which >= at.own(owner).ports:
        told.append(_("It is closed: opening it costs {price}.", price=yen(at.spec.fishing.port_cost)))
    else:
        told.append(
            ngettext("{count} berth is free.", "{count} berths are free.", at.own(owner).free_berths[which])
        )
    title = _("{name}: {thing}", name=at.name(owner), thing=port_name(which))
    return Lore(title, tuple(told))


def slot(owner: Seat, which: Slot, at: Asking) -> Lore:
    """H21, H25, H31, H51-H54: what lies in a licence slot."""
    if which is SUBSIDY:
        return subsidy(owner, at)
    if which is FREEZER or which is CART:
        return lore(slot_title(which), *_rental(owner, which, at))
    return lore(licence_name(KINDS[which]), *_licence(owner, which, at))


def _rental(owner: Seat, which: Slot, at: Asking) -> Iterator[str]:
    own, name = at.own(owner), at.name(owner)
    if which is FREEZER:
        yield ngettext(
            "{name} can keep all barrels fresh for {count} more turn.",
            "{name} can keep all barrels fresh for {count} more turns.",
            own.freezer_uses,
            name=name,
        )
        yield _("It is asked for at the start of a turn, before the barrels grow old.")
    else:
        yield ngettext(
            "{count} action is left on it for {name}.",
            "{count} actions are left on it for {name}.",
            own.cart_actions,
            name=name,
        )
        yield _("They pay for entries to markets, alone or beside own actions.")
    yield _("Used up, it goes back.")


def _licence(owner: Seat, which: Slot, at: Asking) -> Iterator[str]:
    own, name = at.own(owner), at.name(owner)
    owned, free = own.licences[which], own.free_licences[which]
    yield ngettext(
        "{name} has {count}, and {used} in use at sea.",
        "{name} has {count}, and {used} in use at sea.",
        owned,
        name=name,
        used=number(owned - free),
    )
    yield ngettext(
        "It lets {count} ship of {name} fish {fish}.",
        "They let {count} ships of {name} fish {fish} at once.",
        owned,
        name=name,
        fish=fish(KINDS[which]),
    )
    yield _(
        "Whoever enters the market, {name} earns {amount}.",
        name=name,
        amount=yen(owned * at.spec.licences.income),
    )
    if which is Slot.FUGU:
        yield _("It is used once: it goes back when its ship docks.")
    left = at.view.licences[which]
    yield ngettext(
        "{count} more is left at {price}.",
        "{count} more are left at {price}.",
        left,
        price=yen(at.spec.licences.prices[KINDS[which]]),
    )


def slots(owner: Seat, at: Asking) -> Lore:
    """H25: an empty one."""
    return lore(
        _("Licence slot"),
        ngettext(
            "{count} slot of {name} is free.",
            "{count} slots of {name} are free.",
            at.own(owner).free_slots,
            name=at.name(owner),
        ),
        _("It takes a licence, a freezer, a cart or the subsidy."),
    )
