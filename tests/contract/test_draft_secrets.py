"""In every title: nothing hidden changes a draft, and no draft changes what anybody sees."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from game.rules.auction import drafts as auction
from game.rules.core.draft import Draft
from game.rules.core.kernel import AnyKernel
from game.rules.duel import drafts as duel
from game.rules.harbor.drafts.wishes import draft_for, wishes
from game.rules.harbor.table import table_for
from tests.contract.audits import AUDITORS, CASES
from tests.contract.test_contract import begin

AnyDraft = Draft[Any, Any, Any, Any]
MOST = 120
"""Actions of a match."""

LONGEST = 8
"""Parts of a draft."""


def of_the_harbor(kernel: AnyKernel, view: Any, seat: int) -> list[AnyDraft]:
    """One for each kind of action the seat is asked for."""
    table = table_for(kernel.spec, len(view.seats))
    return [draft_for(table, view, kind) for kind in wishes(view)]


DRAFTS: dict[str, Callable[[AnyKernel, Any, int], list[AnyDraft]]] = {
    "auction": lambda kernel, view, seat: [auction.draft_for(kernel, view, seat)],
    "duel": lambda kernel, view, seat: [duel.draft_for(kernel, view, seat)],
    "harbor": of_the_harbor,
}


def facts(draft: AnyDraft) -> tuple[Any, ...]:
    """Everything it answers."""
    made = draft.action() if draft.complete else None
    return draft.parts, list(draft.options().items()), draft.missing, draft.view(), made


def build_alike(one: AnyDraft, two: AnyDraft, random: Random) -> None:
    """The same presses in both, which say the same after each."""
    for _ in range(LONGEST):
        assert facts(one) == facts(two)
        possible = [part for part, why in one.options().items() if why is None]
        if not possible:
            return
        part = random.choice(possible)
        one.add(part)
        two.add(part)
    assert facts(one) == facts(two)


@pytest.mark.parametrize(("title", "players"), CASES)
def test_nothing_hidden_changes_a_draft_and_no_draft_changes_what_anybody_sees(
    title: str, players: int, kernels: dict[str, AnyKernel], often: int
) -> None:
    kernel, scramble, hidden = kernels[title], AUDITORS[title].scramble, 0
    everybody = (*range(players), None)
    for seed in range(3 * often):
        random, state = Random(seed), begin(kernel, players, seed)
        for _ in range(MOST):
            if not (seats := sorted(kernel.to_act(state))):
                break
            seat = random.choice(seats)
            other = scramble(kernel, state, seat, random)
            hidden += other != state
            both = [
                (each, each.copy(), [kernel.observe(each, one) for one in everybody])
                for each in (state, other)
            ]
            here, there = (DRAFTS[title](kernel, kernel.observe(each, seat), seat) for each in (state, other))
            for one, two in zip(here, there, strict=True):
                build_alike(one, two, random)
            for each, before, views in both:
                assert each == before
                assert [kernel.observe(each, one) for one in everybody] == views
            state, _ = kernel.apply(state, kernel.legal(state, seat).sample(random))
    assert hidden > 10, "the test must really change something"
