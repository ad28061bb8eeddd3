"""The chant by its frames: presses before, on and after the beat, and whatever comes between."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scenes.duel.chant import MIN_LOOK, Moment
from scenes.lost import DEAF
from tests.couch.conftest import Sit
from tests.couch.couch import Couch
from tests.couch.duel_evening import WORDS, DuelEvening, Press, sit_down
from tests.couch.hands import Hand, Keys, Mouse, Pad

LOOK, WA, SA, BI = Moment.LOOK, Moment.WA, Moment.SA, Moment.BI
FRAMES = 30
FLIGHT = 10
"""From one syllable to the next, and from BI until hands open, when it is fast."""

HANDS: dict[str, Callable[[Couch], list[Hand]]] = {
    "pads": lambda couch: [Pad(couch, "pad1"), Pad(couch, "pad2")],
    "blocks": lambda couch: [Keys(couch, "left_block"), Keys(couch, "right_block")],
}
KINDS = pytest.mark.parametrize("kind", HANDS)


def two(sit: Sit, kind: str = "pads", **more: str) -> DuelEvening:
    couch = sit(chant="fast", **more)
    return sit_down(couch, HANDS[kind](couch))


def down(evening: DuelEvening, seat: int, bid: int) -> None:
    """Pressed, and let go a frame later."""
    for hand, name in evening.press(seat, bid):
        evening.couch.frames()
        hand.put(name, False)


def revealed(evening: DuelEvening) -> list[int]:
    evening.couch.until(lambda: evening.bids, "the reveal")
    return evening.bids


# ---------------------------------------------------------------- the beat


def test_there_are_as_many_frames_between_syllables_as_people_hear(sit: Sit) -> None:
    evening = two(sit)
    taken = [evening.until(moment) for moment in (WA, SA, BI)]
    assert taken[0] == pytest.approx(4 * FRAMES, abs=3)
    assert taken[1:] == [FRAMES, FRAMES]
    for frames in range(1, FLIGHT + 1):
        evening.couch.frames()
        assert bool(evening.bids) is (frames == FLIGHT)


@KINDS
@pytest.mark.rules("D20")
def test_a_press_counts_until_hands_open_and_not_a_frame_later(sit: Sit, kind: str) -> None:
    evening = two(sit, kind)
    evening.until(BI)
    evening.couch.frames(FLIGHT - 1)
    assert evening.bids == []
    down(evening, 0, 4)
    assert (evening.bids, evening.moment) == ([4, 1], None)
    down(evening, 1, 4)
    evening.couch.seconds(1)
    assert evening.bids == [4, 1]


@KINDS
@pytest.mark.parametrize("before", [0, 1, 2, FLIGHT, FLIGHT + FRAMES])
def test_a_press_on_the_beat_before_it_and_a_little_after_it_counts(sit: Sit, kind: str, before: int) -> None:
    """So many frames before the last one that counts."""
    evening = two(sit, kind)
    evening.until(SA)
    evening.couch.frames(FRAMES + FLIGHT - 1 - before)
    for seat, bid in ((0, 3), (1, 2)):
        evening.press(seat, bid)
    assert revealed(evening) == [3, 2]


@KINDS
def test_both_may_press_whenever_they_like_and_the_last_press_counts(sit: Sit, kind: str) -> None:
    evening = two(sit, kind)
    presses = [Press(LOOK, 5, 0, 1), Press(LOOK, 5, 1, 4), Press(WA, 0, 0, 2), Press(SA, 3, 0, 4)]
    evening.chant([*presses, Press(SA, 3, 1, 3), Press(SA, 9, 1, 2)])
    assert evening.bids == [4, 2]


@KINDS
@pytest.mark.rules("D20")
def test_both_missing_is_a_bid_of_one_each(sit: Sit, kind: str) -> None:
    evening = two(sit, kind)
    assert revealed(evening) == [1, 1]
    evening.play_until("chant")
    told = [line for line in evening.couch.sitting.show.log if "did not press" in line]
    assert [line.partition(" did")[0] for line in told] == list(evening.couch.sitting.seating.names)


@pytest.mark.rules("D20")
def test_a_lone_human_who_misses_has_bid_one_against_a_bot(sit: Sit) -> None:
    couch = sit(chant="fast")
    assert revealed(sit_down(couch, [Pad(couch, "pad1")]))[0] == 1


def test_a_press_while_the_cards_are_still_hung_is_no_bid(sit: Sit) -> None:
    evening = two(sit, "blocks", speed="1x")
    evening.chant([Press(SA, 0, 0, 4), Press(SA, 0, 1, 1)])
    couch = evening.couch
    while couch.showing != "hanging":
        if couch.asking:
            evening.choose()
        couch.frames()
    down(evening, 0, 3)
    down(evening, 1, 3)
    couch.until(lambda: len(evening.bids) == 4, "the second reveal")
    assert evening.bids == [4, 1, 1, 1]


def test_a_direction_held_from_turn_to_turn_is_one_press(sit: Sit) -> None:
    evening = two(sit)
    evening.press(0, 2)
    evening.chant([Press(SA, 0, 1, 1)])
    while len(evening.bids) < 4:
        if evening._asked() and evening.moment is None:
            evening.choose()
        evening.couch.frames()
    assert evening.bids == [2, 1, 1, 1]


def test_the_stick_bids_as_the_directions_do_and_the_last_way_it_leans_counts(sit: Sit) -> None:
    evening = two(sit)
    first, second = evening.hands[0], evening.hands[1]
    assert isinstance(first, Pad)
    assert isinstance(second, Pad)
    first.pad.lean(0.0, -1.0)
    second.pad.lean(-1.0, 0.0)
    evening.couch.frames()
    second.pad.lean(0.0, 1.0)
    evening.couch.frames()
    assert revealed(evening) == [2, 4]


@KINDS
def test_when_both_are_ready_nobody_waits(sit: Sit, kind: str) -> None:
    couch = sit(chant="slow")
    evening = sit_down(couch, HANDS[kind](couch))
    evening.hands[0].press("confirm")
    couch.seconds(MIN_LOOK + 0.5)
    assert evening.moment is LOOK
    evening.hands[1].press("confirm")
    couch.frames()
    assert evening.moment is WA


def test_without_a_clock_the_syllables_come_when_both_are_ready(sit: Sit) -> None:
    couch = sit(chant="untimed")
    evening = sit_down(couch, HANDS["pads"](couch))
    couch.seconds(30)
    evening.hands[0].press("confirm")
    assert evening.moment is LOOK
    for seat, bid in ((0, 4), (1, 2)):
        evening.hands[seat].press(WORDS[bid])
        evening.hands[seat].press("confirm")
    evening.until(WA)
    down(evening, 0, 1)
    assert revealed(evening) == [4, 2]


# ---------------------------------------------------------------- whatever comes between

MOMENTS: dict[str, tuple[Moment, int]] = {
    "look": (LOOK, 20),
    "wa": (WA, 0),
    "sa": (SA, 0),
    "on bi": (BI, 0),
    "a frame before hands open": (BI, FLIGHT - 1),
}
UNPLUGGED = pytest.mark.parametrize("moment", MOMENTS)


def come_to(evening: DuelEvening, moment: str) -> None:
    """Both have pressed by then."""
    at, frames = MOMENTS[moment]
    down(evening, 0, 4)
    down(evening, 1, 3)
    evening.until(at)
    evening.couch.frames(frames)
    assert evening.moment is at
    assert evening.chanting.entering.bids.presses == (1, 1)


def anew(evening: DuelEvening) -> None:
    """The chant is at its beginning, and nothing of what was pressed is left."""
    assert evening.moment is LOOK
    assert evening.chanting.entering.bids.presses == (0, 0)
    assert evening.couch.match.actions == ()
    assert evening.until(WA) == pytest.approx(4 * FRAMES, abs=5)


@UNPLUGGED
def test_a_pad_that_comes_back_finds_the_chant_at_its_beginning(sit: Sit, moment: str) -> None:
    evening = two(sit)
    pad = evening.hands[0]
    assert isinstance(pad, Pad)
    come_to(evening, moment)
    pad.unplug()
    assert evening.couch.showing == "lost"
    evening.couch.seconds(5)
    assert evening.couch.match.actions == ()
    pad.plug()
    pad.press("confirm")
    anew(evening)
    evening.chant([Press(SA, 0, 0, 2)])
    assert evening.bids == [2, 1]


@UNPLUGGED
@pytest.mark.parametrize("device", ["right_block", "mouse", "keyboard"])
def test_another_device_takes_over_and_the_chant_begins_anew(sit: Sit, moment: str, device: str) -> None:
    evening = two(sit)
    couch, lost = evening.couch, evening.hands[0]
    assert isinstance(lost, Pad)
    come_to(evening, moment)
    lost.unplug()
    if device == "mouse":
        evening.hands[0] = new = Mouse(couch)
        new.take("mouse")
        evening.choose_hidden(0, 2)
        assert evening.chanting.entering.bids.presses == (1, 0)
        evening.chant([Press(SA, 0, 1, 3)])
    else:
        keys = Keys(couch, device)  # type: ignore[arg-type]  # one of these
        evening.hands[0] = keys
        keys.press("confirm")
        if device != "keyboard":  # no seat by accident: once more
            keys.press("confirm")
        anew(evening)
        evening.chant([Press(SA, 0, 0, 2), Press(SA, 0, 1, 3)])
    assert evening.bids == [2, 3]


@UNPLUGGED
def test_a_bot_plays_on_and_the_chant_begins_anew(sit: Sit, moment: str) -> None:
    evening = two(sit)
    lost = evening.hands[0]
    assert isinstance(lost, Pad)
    come_to(evening, moment)
    lost.unplug()
    evening.couch.seconds(DEAF)
    evening.hands[1].take("bot")
    assert evening.couch.sitting.seating.people() == (1,)
    del evening.hands[0], evening.meant[0]
    anew(evening)
    evening.chant([Press(SA, 0, 1, 2)])
    assert evening.bids[1] == 2
    assert evening.go_on()


@UNPLUGGED
def test_a_bot_keeps_what_it_has_decided_when_the_chant_begins_anew(sit: Sit, moment: str) -> None:
    couch = sit(chant="fast")
    evening = sit_down(couch, [pad := Pad(couch, "pad1")])
    at, frames = MOMENTS[moment]
    evening.until(at)
    couch.frames(frames)
    held = dict(couch.sitting.opponents.held)
    assert held.keys() == {1}
    pad.unplug()
    pad.plug()
    pad.press("confirm")
    assert evening.moment is LOOK
    assert couch.sitting.opponents.held == held
    evening.chant([Press(WA, 0, 0, 3)])
    assert couch.match.actions[1] == held[1]


def test_a_pad_lost_right_after_bi_has_bid(sit: Sit) -> None:
    evening = two(sit, speed="1x")
    pad = evening.hands[0]
    assert isinstance(pad, Pad)
    come_to(evening, "a frame before hands open")
    evening.couch.frames()
    assert evening.bids == [4, 3]
    pad.unplug()
    assert evening.couch.showing == "lost"
    pad.plug()
    pad.press("confirm")
    evening.play_until("taking")
    assert evening.bids == [4, 3]


@pytest.mark.parametrize("by", ["menu", "log", "other window", "resize", "full screen"])
@pytest.mark.parametrize("moment", ["look", "a frame before hands open"])
def test_whatever_covers_the_table_lets_the_chant_begin_anew(sit: Sit, moment: str, by: str) -> None:
    evening = two(sit)
    couch, keys = evening.couch, Keys(evening.couch, "keyboard")
    come_to(evening, moment)
    match by:
        case "menu" | "log":
            keys.press(by)
            assert couch.showing == {"menu": "pause"}.get(by, by)
            keys.press("back")
        case "other window":
            couch.look_away()
            couch.look_back()
            keys.press("back")
        case "resize":
            couch.resize((800, 450))
        case "full screen":
            keys.press("full_screen")
    anew(evening)
