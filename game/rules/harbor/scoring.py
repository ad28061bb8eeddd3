"""H81, H82: the final count."""

from __future__ import annotations

from game.rules.core.outcome import Line, Outcome
from game.rules.harbor import worth
from game.rules.harbor.events import Log, MatchScored
from game.rules.harbor.state import ENDED, HarborState
from game.rules.harbor.table import Table


def finish(table: Table, state: HarborState, log: Log) -> None:
    """Nobody acts any more; untriggered, it is the safety end (H83)."""
    state.phase = ENDED
    state.waiting = 0
    state.ending = state.ending or "safety"
    if log is not None:
        log.append(MatchScored(outcome(table, state)))


def outcome(table: Table, state: HarborState) -> Outcome:
    """H82: also defined in mid-match, as if the game ended now; a tie goes to more yen."""
    resources = worth.of_all(table, state)
    lines = tuple(count(table, state, seat, resources) for seat in range(table.players))
    scores = tuple(sum(line.points for line in seat_lines) for seat_lines in lines)
    yen = [score - table.spec.worth.yen_per_r * owned for score, owned in zip(scores, resources, strict=True)]
    best = max(zip(scores, yen, strict=True))
    winners = tuple(seat for seat in range(table.players) if (scores[seat], yen[seat]) == best)
    return Outcome(scores, winners, state.ending, lines)


def count(table: Table, state: HarborState, seat: int, resources: list[int]) -> tuple[Line, ...]:
    """H81: one seat's yen, R in yen, bonus or penalty, loans and interest."""
    spec = table.spec
    most, lowest = max(resources), min(resources)
    uneven = most != lowest
    return (
        Line("yen", state.cash[seat]),
        Line("resources", spec.worth.yen_per_r * resources[seat]),
        Line("most resources", spec.most_resources if uneven and resources[seat] == most else 0),
        Line("least resources", -spec.least_resources if uneven and resources[seat] == lowest else 0),
        Line("loans", -spec.extras.loan_repaid * state.extras.loans[seat]),
        Line("interest", state.extras.shares[seat] * interest_per_share(table, state)),
    )


def interest_per_share(table: Table, state: HarborState) -> int:
    """H81: all interest over all shares, each part rounded up; without shares the bank keeps it."""
    extras, step = table.spec.extras, table.spec.yen_step
    shares = sum(state.extras.shares)
    if not shares:
        return 0
    interest = (extras.loan_repaid - extras.loan_yen) * sum(state.extras.loans)
    return -(-interest // (shares * step)) * step
