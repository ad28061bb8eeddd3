"""Decisions built part by part, in the games with a table: in any order they end in a legal action."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from game.match.match import Match
from game.rules.auction import drafts as auction
from game.rules.core.draft import Draft, Refused
from game.rules.core.kernel import AnyKernel
from game.rules.core.single import Single
from game.rules.duel import drafts as duel
from game.storage import saves
from game.storage.files import BASE
from game.titles.shelf import TITLES

AnyDraft = Draft[Any, Any, Any, Any]
DRAFTS: dict[str, Callable[[AnyKernel, Any, int], AnyDraft]] = {
    "auction": auction.draft_for,
    "duel": duel.draft_for,
}
SIZES = [(title, players) for title in DRAFTS for players in TITLES[title].players]


def asked(kernel: AnyKernel, players: int, often: int) -> Iterator[tuple[Match, int]]:
    """Every seat that is asked, at every decision of matches by chance."""
    random = Random(players)
    for seed in range(2 * often):
        options = TITLES[kernel.title].options.usual(kernel.spec, players)
        match = saves.new_match(kernel, options, seed)
        while match.waiting():
            for seat in sorted(match.waiting()):
                yield match, seat
            match.submit(match.legal(min(match.waiting())).sample(random))


def facts(draft: AnyDraft) -> tuple[Any, ...]:
    """Everything it answers."""
    return draft.parts, dict(draft.options()), draft.missing, draft.complete, draft.view()


def walk(draft: AnyDraft, random: Random) -> None:
    """Adds, and now and then takes back, until nothing is missing."""
    for _ in range(60):
        if draft.complete and random.random() < 0.7:
            return
        possible = [part for part, why in draft.options().items() if why is None]
        if not possible or (draft.parts and random.random() < 0.2):
            draft.take_back()
        else:
            draft.add(random.choice(possible))
    while not draft.complete:
        draft.add(random.choice([part for part, why in draft.options().items() if why is None]))


@pytest.mark.parametrize(("title", "players"), SIZES)
def test_however_it_is_built_a_complete_draft_is_a_legal_action(
    title: str, players: int, kernels: dict[str, AnyKernel], often: int
) -> None:
    kernel, random = kernels[title], Random(7)
    for match, seat in asked(kernel, players, often):
        draft = DRAFTS[title](kernel, match.observe(seat), seat)
        assert not draft.complete
        with pytest.raises(Refused):
            draft.action()
        walk(draft, random)
        assert draft.action() in match.legal(seat)


@pytest.mark.parametrize(("title", "players"), SIZES)
def test_there_is_a_draft_for_every_legal_action(
    title: str, players: int, kernels: dict[str, AnyKernel], often: int
) -> None:
    kernel = kernels[title]
    for match, seat in asked(kernel, players, often):
        draft = DRAFTS[title](kernel, match.observe(seat), seat)
        if isinstance(draft, Single):
            possible = [part for part, why in draft.options().items() if why is None]
            assert sorted(possible, key=repr) == sorted(match.legal(seat), key=repr)
        else:
            for action in islice(match.legal(seat), 40):
                draft.clear()
                for lot, ticket in enumerate(action.tickets):
                    draft.add(auction.Lay(ticket, lot))
                assert draft.action() == action


@pytest.mark.parametrize(("title", "players"), SIZES)
def test_a_refused_part_changes_nothing_and_what_was_added_can_be_taken_back(
    title: str, players: int, kernels: dict[str, AnyKernel]
) -> None:
    kernel, random, refused = kernels[title], Random(7), 0
    for match, seat in asked(kernel, players, 1):
        draft = DRAFTS[title](kernel, match.observe(seat), seat)
        start = facts(draft)
        while not draft.complete:
            before = facts(draft)
            for part, why in draft.options().items():
                if why is not None:
                    with pytest.raises(Refused) as raised:
                        draft.add(part)
                    assert raised.value.refusal == why
                    refused += 1
            assert facts(draft) == before
            part = random.choice([part for part, why in draft.options().items() if why is None])
            draft.add(part)
            draft.take_back()
            assert facts(draft) == before
            draft.add(part)
        assert draft.clear()
        assert facts(draft) == start
        assert not draft.take_back()
        assert not draft.clear()
    assert refused


@pytest.mark.parametrize(("title", "players"), SIZES)
def test_a_refusal_names_a_rule_there_is(title: str, players: int, kernels: dict[str, AnyKernel]) -> None:
    rules = (BASE / "docs" / "rules" / f"{title}.md").read_text(encoding="utf-8")
    named = set()
    for match, seat in asked(kernels[title], players, 1):
        draft = DRAFTS[title](kernels[title], match.observe(seat), seat)
        named |= {why.rule for why in (*draft.options().values(), draft.missing) if why is not None}
    assert named
    assert all(re.search(rf"\b{rule}\b", rules) for rule in named)
