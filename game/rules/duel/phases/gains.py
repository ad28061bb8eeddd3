"""D34, D50, D51: what a specialty or the balance lets a player steal, discard or draw."""

from __future__ import annotations

from game.rules.core.choices import Listed
from game.rules.core.seat import Seat
from game.rules.duel.actions import DiscardCard, StealCard
from game.rules.duel.events import CardDiscarded, CardDrawn, CardStolen, Log, NothingFound
from game.rules.duel.phases import arrival, draw_pile
from game.rules.duel.spec import Bonus, CardId, HalfId
from game.rules.duel.state import DISCARDING, STEALING, Cause, DuelState, ask, piles_of
from game.rules.duel.table import Table


def targets(state: DuelState, seat: Seat) -> list[CardId]:
    """D34: every card in every pile of the opponent, in the order of the deck."""
    return sorted([half >> 2 for pile in piles_of(state, 1 - seat) for half in pile])


def steal_choices(state: DuelState, seat: Seat) -> Listed[StealCard]:
    """Any card of the opponent."""
    return Listed([StealCard(seat, card) for card in targets(state, seat)])


def discard_choices(state: DuelState, seat: Seat) -> Listed[DiscardCard]:
    """Any card of the opponent."""
    return Listed([DiscardCard(seat, card) for card in targets(state, seat)])


def steal_any(table: Table, state: DuelState, seat: Seat, cause: Cause, log: Log) -> None:
    """D34 (Maguro), D50: compulsory, asked only where there is a choice."""
    cards = targets(state, seat)
    if len(cards) > 1:
        ask(state, seat, STEALING, cause)
    elif cards:
        steal(table, state, seat, cards[0], cause, log)
    elif log is not None:
        log.append(NothingFound(seat, Bonus.STEAL, cause))


def discard_any(table: Table, state: DuelState, seat: Seat, cause: Cause, log: Log) -> None:
    """D34 (Tako): compulsory, asked only where there is a choice."""
    cards = targets(state, seat)
    if len(cards) > 1:
        ask(state, seat, DISCARDING, cause)
    elif cards:
        discard(state, seat, cards[0], cause, log)
    elif log is not None:
        log.append(NothingFound(seat, Bonus.DISCARD, cause))


def steal(table: Table, state: DuelState, seat: Seat, card: CardId, cause: Cause, log: Log) -> None:
    """The card comes with its half fixed, and with its effect."""
    half = remove(state, card)
    if log is not None:
        state.in_hand = (seat, half >> 1, half)
        log.append(CardStolen(seat, half, cause))
    arrival.join(table, state, seat, half, log)


def discard(state: DuelState, seat: Seat, card: CardId, cause: Cause, log: Log) -> None:
    """The choice of its half lapses (D2)."""
    face = remove(state, card) >> 1
    state.discards += (face,)
    if log is not None:
        log.append(CardDiscarded(1 - seat, face, cause))


def remove(state: DuelState, card: CardId) -> HalfId:
    """Takes a card out of the one pile it is in; which half of it counted."""
    place, half = next((p, half) for p, pile in enumerate(state.piles) for half in pile if half >> 2 == card)
    state.piles[place] = tuple([other for other in state.piles[place] if other != half])
    return half


def draw(table: Table, state: DuelState, seat: Seat, cause: Cause, log: Log) -> None:
    """D34 (Sake), D51: the top of the draw pile, with its effect; dropped if there is no card left (D62)."""
    face = draw_pile.lift(state, log)
    if face is None:
        if log is not None:
            log.append(NothingFound(seat, Bonus.DRAW, cause))
        return
    if log is not None:
        state.in_hand = (seat, face, None)
        log.append(CardDrawn(seat, face, draw_pile.top(state), cause))
    draw_pile.settle(state, log)
    arrival.arrive(table, state, seat, face, cause, log)
