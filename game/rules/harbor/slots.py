"""H25: the licence slots, shared by licences, rentals and the subsidy."""

from __future__ import annotations

from dataclasses import replace

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.events import Log, SlotReturned
from game.rules.harbor.sea import licences_in_use
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.table import Table
from game.rules.harbor.words import CART, FISH, FREEZER, SLOTS, SUBSIDY, Kind, Slot


def freezers_owned(table: Table, state: HarborState, seat: Seat) -> int:
    """H52: only one of them can be half used."""
    return -(-state.extras.freezers[seat] // table.spec.extras.freezer_uses)


def carts_owned(table: Table, state: HarborState, seat: Seat) -> int:
    """H53: only one of them can be half used."""
    return -(-state.extras.carts[seat] // table.spec.extras.cart_actions)


def slots_used(table: Table, state: HarborState, seat: Seat) -> int:
    """How many of the slots are taken."""
    extras = state.extras
    used = sum(state.licences[seat * 9 : seat * 9 + 9]) + extras.subsidies[seat]
    if extras.freezers[seat] or extras.carts[seat]:
        used += freezers_owned(table, state, seat) + carts_owned(table, state, seat)
    return used


def can_return(state: HarborState, seat: Seat, slot: Slot) -> bool:
    """All that lies in a slot, but no licence in use."""
    if slot < FREEZER:
        owned = state.licences[seat * 9 + slot]
        return owned > 0 and owned > licences_in_use(state, seat, FISH[slot])
    extras = state.extras
    return (extras.freezers, extras.carts, extras.subsidies)[slot - FREEZER][seat] > 0


def returnable(table: Table, state: HarborState, seat: Seat) -> list[Slot]:
    """What can be returned, in order."""
    extras, licences = state.extras, state.licences[seat * 9 : seat * 9 + 9]
    found: list[Slot] = []
    if any(licences):
        found += [SLOTS[fish] for fish in FISH if licences[fish] and can_return(state, seat, SLOTS[fish])]
    if extras.freezers[seat] or extras.carts[seat] or extras.subsidies[seat]:
        found += [slot for slot in (FREEZER, CART, SUBSIDY) if can_return(state, seat, slot)]
    return found


def give_back(table: Table, state: HarborState, seat: Seat, slot: object, log: Log) -> None:
    """To its market, free and without refund; of two rentals the half used one."""
    if type(slot) is not Slot or not can_return(state, seat, slot):
        names = ", ".join(other.name.lower() for other in returnable(table, state, seat)) or "nothing"
        raise IllegalAction(f"that cannot be returned; seat {seat} can return: {names}")
    if slot is FREEZER:
        uses = last_part(state.extras.freezers[seat], table.spec.extras.freezer_uses)
        spend_freezer(table, state, seat, uses)
    elif slot is CART:
        spend_cart(table, state, seat, last_part(state.extras.carts[seat], table.spec.extras.cart_actions))
    elif slot is SUBSIDY:
        extras = state.extras
        subsidies = changed(extras.subsidies, seat, -1)
        state.extras = replace(extras, subsidies=subsidies, subsidies_left=extras.subsidies_left + 1)
    else:
        state.licences = changed(state.licences, seat * 9 + slot, -1)
        state.desk = changed(state.desk, slot, 1)
    if log is not None:
        log.append(SlotReturned(seat, slot))


def last_part(uses: int, each: int) -> int:
    """The uses of the half used one, or of a whole one."""
    return uses % each or each


def spend_freezer(table: Table, state: HarborState, seat: Seat, uses: int) -> int:
    """H52: used up, a freezer returns to the market; how many did."""
    before, extras = freezers_owned(table, state, seat), state.extras
    state.extras = replace(extras, freezers=changed(extras.freezers, seat, -uses))
    back = before - freezers_owned(table, state, seat)
    state.extras = replace(state.extras, freezers_left=extras.freezers_left + back)
    return back


def spend_cart(table: Table, state: HarborState, seat: Seat, actions: int) -> int:
    """H53: spent up, a cart returns to the market; how many did."""
    before, extras = carts_owned(table, state, seat), state.extras
    state.extras = replace(extras, carts=changed(extras.carts, seat, -actions))
    back = before - carts_owned(table, state, seat)
    state.extras = replace(state.extras, carts_left=extras.carts_left + back)
    return back


def spend_fugu_licence(state: HarborState, seat: Seat, log: Log) -> None:
    """H47: used once."""
    place = seat * 9 + Kind.FUGU
    if state.licences[place]:
        state.licences = changed(state.licences, place, -1)
        state.desk = changed(state.desk, Kind.FUGU, 1)
        if log is not None:
            log.append(SlotReturned(seat, Slot.FUGU))


def make_room(table: Table, state: HarborState, seat: Seat, returned: object, log: Log) -> None:
    """H25: a fifth thing needs a slot given back, and only then."""
    full = slots_used(table, state, seat) >= table.slots
    if full and returned is None:
        raise IllegalAction(f"the {table.slots} slots of seat {seat} are full: something must be returned")
    if not full and returned is not None:
        raise IllegalAction(f"seat {seat} has a free slot: nothing is returned for it")
    if returned is not None:
        give_back(table, state, seat, returned, log)


def room_makers(table: Table, state: HarborState, seat: Seat, *, but: Slot | None) -> list[Slot | None]:
    """What `make_room` takes: nothing while a slot is free, else what can be returned."""
    if slots_used(table, state, seat) < table.slots:
        return [None]
    return [slot for slot in returnable(table, state, seat) if slot is not but]
