"""Whole duels through the real event queue, with every kind of device."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.duel.actions import Bid
from scenes.duel.chant import Moment
from tests.couch.conftest import Sit
from tests.couch.couch import Couch
from tests.couch.duel_evening import DuelEvening, sit_down
from tests.couch.evening import replayed, shown_scores
from tests.couch.hands import Hand, Keys, Mouse, Pad

TABLES: dict[str, Callable[[Couch], list[Hand]]] = {
    "two pads": lambda couch: [Pad(couch, "pad1"), Pad(couch, "pad2")],
    "two blocks of keys": lambda couch: [Keys(couch, "left_block"), Keys(couch, "right_block")],
    "pad and numbers": lambda couch: [Keys(couch, "number_block"), Pad(couch, "pad1")],
    "two at the mouse": lambda couch: [Mouse(couch), Mouse(couch)],
    "two at the keyboard": lambda couch: [Mouse(couch), Keys(couch, "keyboard")],
    "mouse and pad": lambda couch: [Mouse(couch), Pad(couch, "pad1")],
    "arrows and a block": lambda couch: [Keys(couch, "keyboard"), Keys(couch, "left_block")],
    "a pad and a bot": lambda couch: [Pad(couch, "pad1")],
    "a mouse and a bot": lambda couch: [Mouse(couch)],
    "arrows and a bot": lambda couch: [Keys(couch, "keyboard")],
    "a block of keys and a bot": lambda couch: [Keys(couch, "right_block")],
}


@pytest.mark.parametrize("table", TABLES)
def test_a_duel_is_what_the_people_meant_from_title_to_title(sit: Sit, table: str, often: int) -> None:
    couch = sit(chant="fast")
    hands = TABLES[table](couch)
    for seed in range(7, 7 + often):
        evening = sit_down(couch, hands, seed)
        evening.play()
        outcome = evening.results()
        again = replayed(couch)
        evening.check_record(again)
        assert again.outcome() == outcome
        assert shown_scores(couch, 2) == outcome.scores
        assert not couch.matches("journal")
        hands[0].take("title")
        assert couch.showing == "title"


def test_a_duel_with_everything_moving_is_what_the_people_meant(sit: Sit) -> None:
    couch = sit(speed="4x", chant="fast")
    evening = sit_down(couch, [Pad(couch, "pad1"), Keys(couch, "left_block")])
    evening.play()
    outcome = evening.results()
    evening.check_record(replayed(couch))
    assert replayed(couch).outcome() == outcome


def test_a_series_goes_on_match_after_match_until_somebody_has_won_it(sit: Sit) -> None:
    couch = sit(chant="fast", best_of=3)
    hands: list[Hand] = [Pad(couch, "pad1"), Keys(couch, "left_block")]
    evening, won = sit_down(couch, hands), [0, 0]
    while max(won) < 2:
        evening.play()
        outcome = evening.results()
        evening.check_record(replayed(couch))
        for seat in outcome.winners if len(outcome.winners) == 1 else ():
            won[seat] += 1
        assert len(couch.matches("journal")) == (max(won) < 2)
        if max(won) < 2:
            couch.listened_to()
            hands[0].press("confirm")
            evening = DuelEvening(couch, dict(enumerate(hands)))
            assert (evening.question, evening.moment) == ("chant", Moment.LOOK)
    assert couch.showing == "results"


@pytest.mark.parametrize("moment", [Moment.LOOK, Moment.SA], ids=lambda moment: moment.name)
def test_a_duel_left_in_mid_chant_goes_on_with_that_chant(sit: Sit, moment: Moment) -> None:
    couch = sit(chant="fast")
    hands: list[Hand] = [Keys(couch, "right_block"), Keys(couch, "left_block")]
    evening = sit_down(couch, hands)
    evening.bid()
    evening.play_until("chant")
    evening.until(moment)
    before, hung = couch.match.actions, couch.match.observe(None).hung
    for hand, name in evening.press(0, 4):
        couch.frames(5)
        hand.put(name, False)
    hands[1].press("menu")
    hands[1].take("leave")
    couch.until(lambda: couch.showing == "title", "the title")
    hands[0].resume()
    assert evening.question == "chant"
    assert (evening.moment, evening.chanting.entering.bids.presses) == (Moment.LOOK, (0, 0))
    assert (couch.match.actions, couch.match.observe(None).hung) == (before, hung)
    evening.play()
    evening.results()
    evening.check_record(replayed(couch))


def test_people_made_every_kind_of_decision(sit: Sit) -> None:
    couch = sit(chant="fast")
    hands, kinds = [Keys(couch, "left_block"), Keys(couch, "right_block")], set[str]()
    for seed in range(7, 17):
        evening = sit_down(couch, hands, seed)
        evening.play()
        kinds |= {type(action).__name__ for action in couch.match.actions}
        if len(kinds) == 5:
            break
        evening.results()
        hands[0].take("title")
    assert kinds == {"Bid", "TakeCard", "ChooseHalf", "StealCard", "DiscardCard"}


def test_the_same_seed_and_the_same_presses_give_the_same_duel(sit: Sit) -> None:
    records = []
    for home in ("one", "another"):
        couch = sit(home=home, chant="fast")
        evening = sit_down(couch, [Keys(couch, "left_block")])
        evening.play()
        records.append(couch.match.actions)
    assert records[0] == records[1]
    assert any(isinstance(action, Bid) and action.seat == 1 for action in records[0])
