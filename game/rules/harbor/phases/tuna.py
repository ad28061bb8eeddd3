"""H42: the blind auction of a tuna, held in the middle of a fish action."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.rules.core.choices import Listed
from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.actions import BidTuna, PickBuyer
from game.rules.harbor.events import BagEmpty, BidPlaced, BidsRevealed, Log, TunaDrawn, TunaSold
from game.rules.harbor.phases.ready import can_go_on
from game.rules.harbor.phases.unloading import finish
from game.rules.harbor.sea import check_overfished, fish_left, return_barrel
from game.rules.harbor.state import BIDDING, FISHING, TIE, HarborState, changed
from game.rules.harbor.table import Table
from game.rules.harbor.words import RESOURCES, TUNA, TUNAS, Resource


def due(table: Table, state: HarborState) -> bool:
    """Three barrels lie aside and the bag is not empty."""
    return state.aside >= table.spec.worth.tuna_barrels and fish_left(state, TUNA) > 0


def begin(table: Table, state: HarborState, fisher: Seat, log: Log) -> None:
    """Three barrels return, a tuna is drawn, and everybody with yen is asked for a bid."""
    barrels = table.spec.worth.tuna_barrels
    state.aside -= barrels
    return_barrel(state, TUNA, barrels)
    state.tuna = tuna = draw(state)
    state.stock[tuna] -= 1
    state.phase = BIDDING
    state.bids = tuple([None if cash else 0 for cash in state.cash])
    state.waiting = sum([1 << seat for seat, bid in enumerate(state.bids) if bid is None])
    if log is not None:
        log.append(TunaDrawn(fisher, tuna, barrels))
    check_overfished(state, TUNA, log)
    if not state.waiting:
        reveal(table, state, log)


def draw(state: HarborState) -> Resource:
    """Each tuna in the bag is equally likely."""
    bag = [tuna for tuna in TUNAS for _ in range(state.stock[tuna])]
    place, state.dice = state.dice.below(len(bag))
    return bag[place]


class Bids:
    """Every multiple of the yen step up to the cash of the seat."""

    __slots__ = ("range", "seat")

    def __init__(self, table: Table, state: HarborState, seat: Seat) -> None:
        self.seat = seat
        self.range = range(0, state.cash[seat] + 1, table.spec.yen_step)

    def __contains__(self, action: object) -> bool:
        if type(action) is not BidTuna or action.seat != self.seat:
            return False
        return type(action.yen) is int and action.yen in self.range

    def __iter__(self) -> Iterator[BidTuna]:
        return (BidTuna(self.seat, yen) for yen in self.range)

    def sample(self, random: Random) -> BidTuna:
        """Each bid equally likely."""
        return BidTuna(self.seat, self.range[int(random.random() * len(self.range))])


def bid(table: Table, state: HarborState, action: BidTuna, log: Log) -> None:
    """Takes one commitment; the last one reveals all."""
    seat = action.seat
    if action not in Bids(table, state, seat):
        step, cash = table.spec.yen_step, state.cash[seat]
        raise IllegalAction(f"a bid of seat {seat} is a multiple of {step} from 0 to its cash, {cash}")
    state.bids = (*state.bids[:seat], action.yen, *state.bids[seat + 1 :])
    if log is not None:
        log.append(BidPlaced(seat))
    state.waiting ^= 1 << seat  # after it: once nobody is waited for, bids are open
    if not state.waiting:
        reveal(table, state, log)


def reveal(table: Table, state: HarborState, log: Log) -> None:
    """The highest takes it; the fisher picks among tied highest."""
    if log is not None:
        log.append(BidsRevealed(state.bids))
    highest = leaders(state)
    if len(highest) > 1:
        state.phase = TIE
        state.waiting = 1 << state.turn
    else:
        hand_over(table, state, highest[0], log)


def leaders(state: HarborState) -> list[Seat]:
    """The seats with the highest bid."""
    most = max(bid or 0 for bid in state.bids)
    return [seat for seat, bid in enumerate(state.bids) if bid == most]


def pick_choices(state: HarborState, seat: Seat) -> Listed[PickBuyer]:
    """The tied highest bidders, the fisher included."""
    return Listed([PickBuyer(seat, buyer) for buyer in leaders(state)])


def pick(table: Table, state: HarborState, action: PickBuyer, log: Log) -> None:
    """The fisher's word decides."""
    highest = leaders(state)
    if type(action.buyer) is not int or action.buyer not in highest:
        raise IllegalAction(f"the fisher picks among the tied seats {', '.join(map(str, highest))}")
    hand_over(table, state, action.buyer, log)


def hand_over(table: Table, state: HarborState, buyer: Seat, log: Log) -> None:
    """The fisher is paid, or pays the bank; then the fish action goes on."""
    fisher, yen, tuna = state.turn, state.bids[buyer] or 0, state.tuna
    assert tuna is not None
    state.cash[buyer] -= yen
    if buyer != fisher:
        state.cash[fisher] += yen
    state.tokens = changed(state.tokens, buyer * len(RESOURCES) + tuna, 1)
    state.tuna, state.bids = None, ()
    if log is not None:
        log.append(TunaSold(buyer, fisher, tuna, yen))
    go_on(table, state, fisher, log)


def go_on(table: Table, state: HarborState, fisher: Seat, log: Log) -> None:
    """The next auction, what can still be done, or the end of the fish action."""
    if due(table, state):
        begin(table, state, fisher, log)
        return
    if log is not None and state.aside >= table.spec.worth.tuna_barrels:
        log.append(BagEmpty(fisher))
    if can_go_on(table, state, fisher):
        state.phase = FISHING
        state.waiting = 1 << fisher
    else:
        finish(table, state, fisher, log)
