"""A match: submitting, secrets that wait outside the record, taking back, replaying."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.match.errors import AlreadyLocked, NothingToUndo
from game.match.match import UNDO, Entry, Match
from game.match.record import action_from_json, action_to_json, header_from_json
from game.rules.auction.actions import BuyLot, Decline, JoinRow, PlaceTickets
from game.rules.auction.events import OfferDealt, TicketsRevealed
from game.rules.auction.spec import Ticket
from game.rules.core.codec import Mismatch
from game.rules.core.errors import IllegalAction, NotYourTurn
from game.rules.core.kernel import AnyKernel
from game.titles.shelf import TITLES
from tests.matches import happenings, new_match, play_on, step


@pytest.fixture
def auction(kernels: dict[str, AnyKernel]) -> AnyKernel:
    return kernels["auction"]


def tickets(*values: int) -> tuple[Ticket, ...]:
    return tuple(Ticket(value) for value in values)


def test_a_secret_choice_stays_out_of_state_and_record_until_the_last_one_is_in(auction: AnyKernel) -> None:
    kept: list[Entry] = []
    match = new_match(auction, 2, 5, kept.extend)
    before = match.state
    assert match.submit(PlaceTickets(1, tickets(0, 1, 2))) == ()
    assert match.state == before
    assert not match.actions
    assert kept == []
    assert match.locked == {1}
    assert match.waiting() == {0}
    happened = match.submit(PlaceTickets(0, tickets(4, 3, 2)))
    assert any(isinstance(told.event, TicketsRevealed) for told in happened)
    assert [action.seat for action in match.actions] == [0, 1]
    assert [entry["seat"] for entry in kept] == [0, 1]
    assert match.locked == frozenset()


def test_a_seat_that_locked_cannot_choose_again_but_may_unlock_until_the_last_one_locks(
    auction: AnyKernel,
) -> None:
    match = new_match(auction, 3, 5)
    match.submit(PlaceTickets(2, tickets(0, 1, 2, 3)))
    with pytest.raises(AlreadyLocked, match="seat 2 has locked"):
        match.submit(PlaceTickets(2, tickets(3, 2, 1, 0)))
    assert not list(match.legal(2))
    assert match.can_undo(2)
    match.undo(2)
    assert match.locked == frozenset()
    match.submit(PlaceTickets(2, tickets(3, 2, 1, 0)))
    match.submit(PlaceTickets(0, tickets(3, 2, 1, 0)))
    match.submit(PlaceTickets(1, tickets(3, 2, 1, 0)))
    assert match.actions[2].tickets == tickets(3, 2, 1, 0)
    with pytest.raises(NothingToUndo, match="seat 2 cannot take back"):
        match.undo(2)


def test_an_illegal_secret_choice_is_refused_at_once_and_locks_nothing(auction: AnyKernel) -> None:
    match = new_match(auction, 2, 5)
    with pytest.raises(IllegalAction, match="one different ticket"):
        match.submit(PlaceTickets(0, tickets(1, 1, 2)))
    assert match.locked == frozenset()


@pytest.mark.parametrize(
    "absurd",
    [None, "BuyLot", 7, BuyLot(0, True), BuyLot(0, 1.0), PlaceTickets(0, [1, 2]), PlaceTickets(0, (1, 2, 3))],  # type: ignore[arg-type]
)
def test_what_cannot_be_read_back_is_no_action(auction: AnyKernel, absurd: Any) -> None:
    match = new_match(auction, 2, 5)
    with pytest.raises(IllegalAction, match="not an action of auction"):
        match.submit(absurd)
    assert not match.actions


def match_with_takusan_choice(auction: AnyKernel) -> Match:
    """Plays until somebody has to choose a row for a Takusan."""
    for seed in range(200):
        random = Random(seed)
        match = new_match(auction, 2, seed)
        while match.waiting():
            if isinstance(next(iter(match.legal(min(match.waiting())))), JoinRow):
                return match
            step(match, random)
    raise AssertionError("no match asked for a row")


def test_the_last_step_of_ones_own_turn_can_be_taken_back(auction: AnyKernel) -> None:
    match = match_with_takusan_choice(auction)
    kept: list[Entry] = []
    match.keep = kept.extend
    (seat,) = match.waiting()
    bought = match.actions[-1]
    assert isinstance(bought, BuyLot)
    assert match.can_undo(seat)
    match.undo(seat)
    assert kept == [UNDO]
    assert bought in match.legal(seat)
    assert Decline(seat) in match.legal(seat)


def test_another_seats_step_cannot_be_taken_back(auction: AnyKernel) -> None:
    match = match_with_takusan_choice(auction)
    (seat,) = match.waiting()
    with pytest.raises(NothingToUndo, match=f"seat {seat} acted last"):
        match.undo(1 - seat)


def test_a_turn_that_is_over_cannot_be_taken_back(auction: AnyKernel) -> None:
    match = new_match(auction, 2, 5)
    match.submit(PlaceTickets(0, tickets(0, 1, 2)))
    match.submit(PlaceTickets(1, tickets(0, 1, 2)))
    (seat,) = match.waiting()
    match.submit(Decline(seat))
    assert not match.can_undo(seat)
    with pytest.raises(NothingToUndo, match="its turn is over"):
        match.undo(seat)


def test_nothing_is_taken_back_past_a_reveal(auction: AnyKernel) -> None:
    match = new_match(auction, 2, 5)
    with pytest.raises(NothingToUndo, match="nothing was done yet"):
        match.undo(0)
    match.submit(PlaceTickets(0, tickets(0, 1, 2)))
    match.submit(PlaceTickets(1, tickets(0, 1, 2)))
    with pytest.raises(NothingToUndo, match="something was revealed"):
        match.undo(1)


def test_an_undo_is_never_possible_across_a_reveal_or_another_seat(
    kernels: dict[str, AnyKernel], often: int
) -> None:
    for title, kernel in kernels.items():
        for players in TITLES[title].players:
            for seed in range(2 * often):
                random = Random(seed)
                match = new_match(kernel, players, seed)
                while match.waiting() and len(match.actions) < 300:
                    step(match, random)
                    for seat in range(players):
                        if match.locked or not match.can_undo(seat):
                            continue
                        last = match.steps[-1]
                        assert last.action.seat == seat
                        assert not any(event.reveals for event in last.events)
                        assert seat in kernel.to_act(match.state)


def test_taking_back_and_doing_again_leads_to_the_same_position(kernels: dict[str, AnyKernel]) -> None:
    taken_back = 0
    for title, kernel in kernels.items():
        for players in TITLES[title].players:
            random = Random(players)
            match = new_match(kernel, players, 77)
            while match.waiting() and len(match.actions) < 400:
                step(match, random)
                seats = [seat for seat in range(players) if seat not in match.locked and match.can_undo(seat)]
                if seats:
                    after, last = match.state, match.actions[-1]
                    match.undo(seats[0])
                    match.submit(last)
                    assert match.state == after
                    taken_back += 1
    assert taken_back > 10


def test_every_step_of_the_record_has_its_position_and_what_happened(kernels: dict[str, AnyKernel]) -> None:
    for title, kernel in kernels.items():
        match = new_match(kernel, TITLES[title].players[0], 3)
        play_on(match, Random(3), most=120)
        state, events = kernel.setup(match.header.options, 3)
        for taken in match.steps:
            state, told = kernel.apply(state, taken.action)
            assert (taken.state, taken.events) == (state, told)
            events += told
        assert match.state == state
        assert tuple(match.events()) == events == tuple(told.event for told in happenings(match))


def test_the_view_of_what_happened_last_is_that_of_the_match(kernels: dict[str, AnyKernel]) -> None:
    for title, kernel in kernels.items():
        match, random = new_match(kernel, TITLES[title].players[-1], 3), Random(3)
        assert match.opening.happenings[-1].view == match.observe(None)
        while match.waiting() and len(match.actions) < 120:
            told = match.submit(match.legal(seat := min(match.waiting())).sample(random))
            assert told == () or told[-1].view == match.observe(None), seat


def test_if_an_action_cannot_be_kept_it_did_not_happen(auction: AnyKernel) -> None:
    def refuse(entries: list[Entry]) -> None:
        raise OSError("disk full")

    match = new_match(auction, 2, 5)
    match.submit(PlaceTickets(0, tickets(0, 1, 2)))
    match.keep = refuse
    before = match.state
    with pytest.raises(OSError, match="disk full"):
        match.submit(PlaceTickets(1, tickets(0, 1, 2)))
    assert match.state == before
    assert match.locked == {0}
    match.keep = None
    match.submit(PlaceTickets(1, tickets(0, 1, 2)))
    (seat,) = match.waiting()
    match.keep = refuse
    with pytest.raises(OSError, match="disk full"):
        match.submit(Decline(seat))
    assert match.waiting() == {seat}


def test_only_the_seat_to_act_acts(auction: AnyKernel) -> None:
    match = new_match(auction, 2, 5)
    match.submit(PlaceTickets(0, tickets(0, 1, 2)))
    match.submit(PlaceTickets(1, tickets(0, 1, 2)))
    (seat,) = match.waiting()
    with pytest.raises(NotYourTurn, match=f"seat {1 - seat} is not to act"):
        match.submit(Decline(1 - seat))


def test_the_opening_shows_the_first_deal(auction: AnyKernel) -> None:
    assert isinstance(new_match(auction, 2, 5).opening.happenings[0].event, OfferDealt)


def test_headers_and_actions_are_read_back_as_they_were(kernels: dict[str, AnyKernel]) -> None:
    for title, kernel in kernels.items():
        match = new_match(kernel, TITLES[title].players[-1], 11)
        assert header_from_json(match.header.to_json()) == match.header
        play_on(match, Random(1), most=80)
        for action in match.actions:
            assert action_from_json(title, action_to_json(action)) == action


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"title": "chess"}, "title"),
        ({"seed": "7"}, "seed"),
        ({"options": {}}, "options"),
        ({"options": None}, "options"),
        ({"more": 1}, "more"),
    ],
)
def test_a_header_that_does_not_fit_names_the_place(auction: AnyKernel, change: Entry, path: str) -> None:
    with pytest.raises(Mismatch) as caught:
        header_from_json(new_match(auction, 2, 5).header.to_json() | change)
    assert caught.value.path.startswith(path)


def test_no_file_is_touched_by_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, auction: AnyKernel
) -> None:
    monkeypatch.chdir(tmp_path)
    play_on(new_match(auction, 2, 5), Random(1))
    assert list(tmp_path.iterdir()) == []
