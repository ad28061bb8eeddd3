from __future__ import annotations

from collections.abc import Callable

import pytest

from game.storage.errors import JournalError
from game.storage.journal import Journal
from tests.couch.auction_evening import sit_down
from tests.couch.conftest import Sit
from tests.couch.couch import Couch
from tests.couch.evening import replayed, shown_scores
from tests.couch.hands import Hand, Keys, Mouse, Pad

TABLES: dict[str, tuple[int, Callable[[Couch], list[Hand]]]] = {
    "four pads": (4, lambda couch: [Pad(couch, f"pad{n}") for n in range(1, 5)]),
    "three blocks of keys": (
        3,
        lambda couch: [
            Keys(couch, "left_block"),
            Keys(couch, "right_block"),
            Keys(couch, "number_block"),
        ],
    ),
    "two at the mouse": (2, lambda couch: [Mouse(couch)] * 2),
    "three at the mouse": (3, lambda couch: [Mouse(couch)] * 3),
    "two at the keyboard": (2, lambda couch: [Mouse(couch), Keys(couch, "keyboard")]),
    "pad, keys, mouse and a bot": (
        4,
        lambda couch: [Pad(couch, "pad1"), Keys(couch, "right_block"), Mouse(couch)],
    ),
    "a lone keyboard and three bots": (4, lambda couch: [Keys(couch, "keyboard")]),
    "a lone pad and three bots": (4, lambda couch: [Pad(couch, "pad1")]),
    "a lone mouse and three bots": (4, lambda couch: [Mouse(couch)]),
    "a lone block of keys and a bot": (2, lambda couch: [Keys(couch, "number_block")]),
}


@pytest.mark.parametrize("table", TABLES)
def test_a_match_is_what_the_people_meant_from_title_to_title(couch: Couch, table: str, often: int) -> None:
    players, seated = TABLES[table]
    hands = seated(couch)
    for seed in range(7, 7 + often):
        evening = sit_down(couch, hands, players, seed)
        evening.play()
        outcome = evening.results()
        again = replayed(couch)
        evening.check_record(again)
        assert again.outcome() == outcome
        assert shown_scores(couch, players) == outcome.scores
        assert not couch.matches("journal")
        hands[0].take("title")
        assert couch.showing == "title"


def test_a_match_with_everything_moving_is_what_the_people_meant(sit: Sit) -> None:
    couch = sit(speed="4x")
    evening = sit_down(couch, [Pad(couch, "pad1"), Mouse(couch), Keys(couch, "left_block")], 3)
    evening.play()
    outcome = evening.results()
    evening.check_record(replayed(couch))
    assert replayed(couch).outcome() == outcome


def test_a_full_disk_does_not_end_the_evening(couch: Couch, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise JournalError("the disk is full")

    evening = sit_down(couch, [Pad(couch, "pad1"), Pad(couch, "pad2")], 2)
    evening.play_until("purchase")
    monkeypatch.setattr(Journal, "append", full)
    evening.play()
    evening.check_record(couch.match)
    assert evening.results().scores == shown_scores(couch, 2)


def test_the_pads_made_every_kind_of_decision(couch: Couch) -> None:
    evening = sit_down(couch, [Pad(couch, f"pad{n}") for n in range(1, 5)])
    evening.play()
    kinds = {type(action).__name__ for action in couch.match.actions}
    assert kinds == {"PlaceTickets", "BuyLot", "Decline", "JoinRow", "PayYakuza"}


@pytest.mark.parametrize("table", ["four pads", "two at the mouse", "three blocks of keys"])
def test_the_next_match_is_two_presses_away(couch: Couch, table: str) -> None:
    players, seated = TABLES[table]
    hands = seated(couch)
    evening = sit_down(couch, hands, players)
    evening.play()
    first = couch.sitting
    evening.results()
    if isinstance(hands[0], Mouse):
        hands[0].take("again")
    else:
        couch.listened_to()
        hands[0].press("confirm")
    couch.until(lambda: couch.asking, "the next match")
    assert couch.sitting is not first
    assert [chair.device for chair in couch.sitting.seating.chairs] == [
        chair.device for chair in first.seating.chairs
    ]
    assert couch.sitting.party.seed != first.party.seed
    assert len(couch.matches("finished")) == len(couch.matches("journal")) == 1


def test_the_same_seed_and_the_same_presses_give_the_same_match(sit: Sit) -> None:
    records = []
    for home in ("one", "another"):
        couch = sit(home=home)
        evening = sit_down(couch, [Pad(couch, "pad1"), Keys(couch, "left_block")])
        evening.play()
        records.append(couch.match.actions)
    assert records[0] == records[1]


def test_seats_can_be_changed_after_a_match(couch: Couch) -> None:
    hands = [Pad(couch, "pad1"), Pad(couch, "pad2")]
    evening = sit_down(couch, hands, 2)
    evening.play()
    evening.results()
    hands[1].take("seats")
    assert couch.showing == "seats"
    assert [hand.device for hand in hands] == [couch.menu.places.all[seat].device for seat in (0, 1)]  # type: ignore[attr-defined]  # the lobby's
    hands[0].take("out")
    assert couch.showing == "results"
    hands[0].take("title")
    assert couch.showing == "title"
