"""Whatever is pressed, a draft that lacks nothing is a legal action."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.rules.core.draft import Refused
from tests.rules.harbor.drafts.walks import SomeDraft, every_draft, walk
from tests.rules.harbor.midway import KERNEL, midway


def shown(draft: SomeDraft) -> tuple[object, ...]:
    return draft.parts, draft.options(), draft.missing, draft.view()


@pytest.mark.parametrize("players", range(2, 7))
def test_a_complete_draft_makes_a_legal_action(players: int, often: int) -> None:
    made: Counter[str] = Counter()
    for seed in range(25 * often):
        random = Random(seed)
        for state, seat in midway(players, seed, number=25):
            legal = KERNEL.legal(state, seat)
            for draft in every_draft(state, seat):
                for _ in walk(draft, random):
                    assert not draft.complete or draft.action() in legal
                if draft.complete:
                    made[type(draft.action()).__name__] += 1
                    assert draft.action() in legal
    assert made.keys() >= {"Fish", "Visit", "Buy", "OpenPort", "ReturnLicence", "EndTurn", "BidTuna"}


@pytest.mark.rules("H20")
@pytest.mark.parametrize("players", [2, 6])
def test_a_walk_ends_incomplete_only_where_ports_alone_were_opened(players: int, often: int) -> None:
    ended = 0
    for seed in range(25 * often):
        random = Random(seed)
        for state, seat in midway(players, seed, number=25):
            for draft in every_draft(state, seat):
                for _ in walk(draft, random):
                    pass
                if draft.parts and not draft.complete:
                    assert draft.missing is not None
                    assert draft.missing.why == "no activity"
                ended += 1
    assert ended > 200


@pytest.mark.parametrize("players", range(2, 7))
def test_a_refused_part_is_refused_for_the_reason_given_and_changes_nothing(players: int, often: int) -> None:
    refused = 0
    for seed in range(8 * often):
        random = Random(seed)
        for state, seat in midway(players, seed, number=12):
            for draft in every_draft(state, seat):
                for _ in walk(draft, random, stop=0):
                    parts, position, view = draft.parts, draft.position, draft.view()
                    for part, why in draft.options().items():
                        if why is not None:
                            with pytest.raises(Refused) as caught:
                                draft.add(part)
                            assert caught.value.refusal == why
                            refused += 1
                    assert draft.parts == parts
                    assert draft.position == position
                    assert draft.view() == view
    assert refused > 500


@pytest.mark.parametrize("players", range(2, 7))
def test_taking_back_restores_what_was_there(players: int, often: int) -> None:
    taken = 0
    for seed in range(4 * often):
        random = Random(seed)
        for state, seat in midway(players, seed, number=15):
            for draft in every_draft(state, seat):
                kept = [shown(draft), *(shown(draft) for _ in walk(draft, random))]
                for before in reversed(kept[:-1]):
                    assert draft.take_back()
                    assert shown(draft) == before
                    taken += 1
                assert not draft.take_back()
    assert taken > 200


@pytest.mark.parametrize("players", [2, 6])
def test_clearing_leads_back_to_the_start(players: int, often: int) -> None:
    for seed in range(8 * often):
        random = Random(seed)
        for state, seat in midway(players, seed, number=15):
            for draft in every_draft(state, seat):
                start = shown(draft)
                added = [*walk(draft, random)]
                assert draft.parts == tuple(added)
                assert draft.clear() == bool(added)
                assert shown(draft) == start


@pytest.mark.parametrize("players", [2, 5])
def test_an_empty_draft_shows_the_view_it_was_begun_with(players: int, often: int) -> None:
    shown = 0
    for seed in range(4 * often):
        for state, seat in midway(players, seed, number=20):
            for draft in every_draft(state, seat):
                assert draft.view() == KERNEL.observe(state, seat)
                shown += 1
    assert shown > 100
