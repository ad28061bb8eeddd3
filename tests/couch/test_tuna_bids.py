"""H42: bidding for a tuna with every device, through the real event queue."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.rules.core.seat import Seat
from game.rules.harbor.actions import BidTuna
from game.rules.harbor.events import TunaDrawn, TunaSold
from game.rules.harbor.state import Phase
from game.staging.harbor.pieces import Bidder, Catch, CloseHand, FanPlace, Fist, Sum
from game.ui import theme
from scenes.harbor.bidding import PATIENCE
from tests.couch.couch import DOWN, LEFT, UP
from tests.couch.evening import AWAKE
from tests.secrets.film import NOBODY
from tests.secrets.tuna_film import EMPTY, FilmedTuna

Start = Callable[..., FilmedTuna]
PADS = ("pad1", "pad2", "pad3")
BLOCKS = ("left_block", "right_block", "number_block")


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    games: list[FilmedTuna] = []
    monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path))

    def start(*devices: str, broke: Seat | None = None, kind: type[FilmedTuna] = FilmedTuna) -> FilmedTuna:
        monkeypatch.setattr(FilmedTuna, "broke", broke)
        games.append(kind(tmp_path, devices, NOBODY))
        return games[-1]

    yield start
    for game in games:
        game.close()


def bids(game: FilmedTuna) -> list[int]:
    """Of all seats in order, once they are in the record."""
    return [action.yen for action in game.match.actions if isinstance(action, BidTuna)]


def noises(game: FilmedTuna) -> list[str]:
    """Since the last time, without the music."""
    heard = [name for name in game._heard.names if not name.startswith("(")]
    game._heard.names.clear()
    return heard


def open_faces(game: FilmedTuna) -> list[Any]:
    """Everything on the table that tells what is in a hand."""
    return [id for id in game.sitting.show.table if isinstance(id, Sum | CloseHand)]


# ---------------------------------------------------------------- blind


@pytest.mark.rules("H42")
@pytest.mark.parametrize("devices", [PADS, BLOCKS], ids=["pads", "keys"])
def test_coins_go_in_come_out_and_the_hand_closes(sit: Start, devices: tuple[str, ...]) -> None:
    game = sit(*devices)
    hand = game.hand(0)
    for place in (5, 6, 0):  # 500, 1,000, 100
        game.press(0, place)
    hand.press("take_back")
    hand.lock()
    game.press(2, 8)
    game.press(2, EMPTY)
    game.press(2, 2)
    game.hand(2).lock()
    for place in (6, 6, 6):  # the fisher has 200
        game.press(1, place)
    assert not bids(game)
    game.hand(1).lock()
    assert bids(game) == [1500, 200, 300]


@pytest.mark.rules("H42")
def test_a_hand_closed_without_a_coin_bids_nothing(sit: Start) -> None:
    game = sit(*PADS)
    game.press(0, 8)
    game.hand(0).press("clear")
    for seat in range(3):
        game.hand(seat).lock()
    assert bids(game) == [0, 0, 0]
    assert game.match.observe(None).phase is Phase.TIE


def test_a_hand_let_go_early_stays_open(sit: Start) -> None:
    game = sit(*PADS)
    game.hand(0).lock(0.3)
    game.seconds(1)
    assert not game.match.locked


@pytest.mark.parametrize("devices", [PADS, BLOCKS], ids=["pads", "keys"])
def test_a_closed_hand_opens_again_until_the_last_one_closes(sit: Start, devices: tuple[str, ...]) -> None:
    game = sit(*devices)
    game.press(0, 6)
    game.hand(0).lock()
    game.hand(2).lock()
    assert game.match.locked == {0, 2}
    noises(game)
    game.hand(0).press("take_back")
    assert game.match.locked == {2}
    assert noises(game) == ["unlock"]
    game.press(0, 0)
    game.hand(0).lock()
    game.hand(1).lock()
    assert bids(game) == [1100, 0, 0]


def test_every_press_sounds_and_feels_the_same(sit: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    game = sit(*PADS)
    felt: list[str] = []
    monkeypatch.setattr(game.cabinet.devices, "rumble", felt.append)
    noises(game)
    for place in (*range(9), 8, 8, EMPTY, EMPTY):
        game.press(0, place)
    for word in ("take_back", "clear", "clear"):
        game.hand(0).press(word)
    assert noises(game) == ["nod"] * 16
    assert felt == ["pad1"] * 16


def test_the_hand_nods_at_every_press(sit: Start) -> None:
    game = sit(*PADS)
    for place in (8, EMPTY):
        game.seconds(1)
        assert not game.sitting.show.table.moving
        game.press(0, place)
        assert game.sitting.show.table.moving
    assert Fist(0) in game.sitting.show.table


def test_bots_close_before_people(sit: Start) -> None:
    game = sit("pad1", "bot", "pad2", "bot")
    game.seconds(2)
    assert game.match.locked == {1, 3}
    assert not [id for id in game.sitting.show.table if isinstance(id, FanPlace) and id.seat in (1, 3)]


def test_a_bell_reminds_whoever_keeps_all_others_waiting(sit: Start) -> None:
    game = sit(*PADS)
    game.hand(0).lock()
    game.seconds(PATIENCE + 1)
    assert "bell" not in noises(game)
    game.hand(1).lock()
    game.seconds(PATIENCE - 1.2)
    assert "bell" not in noises(game)
    game.seconds(1.4)
    assert noises(game).count("bell") == 1
    game.seconds(PATIENCE)
    assert noises(game).count("bell") == 1
    game.hand(1).press("take_back")
    game.seconds(PATIENCE + 1)
    assert "bell" not in noises(game)


@pytest.mark.rules("H42")
def test_a_seat_without_yen_is_not_asked(sit: Start) -> None:
    game = sit("pad1", "pad2", "pad3", "left_block", broke=2)
    assert game.match.observe(None).seats[2].cash == 0
    assert game.bidding.drafts.keys() == {0, 1, 3}
    assert "pad3" not in game.bidding.secret
    assert FanPlace(2, 0) not in game.sitting.show.table
    game.hand(2).press("confirm")
    for seat in (0, 1, 3):
        game.press(seat, 0)
        game.hand(seat).lock()
    assert bids(game) == [100, 100, 100]


def test_whoever_has_no_yen_still_looks_on(sit: Start) -> None:
    """A cloth hangs before the only one who is asked: somebody else sits at the table."""
    game = sit("pad1", "bot", "mouse", broke=0)
    assert game.bidding.open_seat.lone is None
    assert game.bidding.open_seat.curtain.seat == 2
    assert not open_faces(game)


# ---------------------------------------------------------------- behind the curtain


def test_people_at_the_mouse_bid_one_after_another_and_may_open_again(sit: Start) -> None:
    game = sit("mouse", "bot", "mouse")
    game.lift(0)
    game.press(0, 6)
    game.press(0, 6)
    assert game.sitting.show.tableau.entry.openly.yen == 2000
    game.press(0, EMPTY)
    game.press(0, 2)
    game.mouse.click(game.area(0, "prompt"), 0.7)
    assert not open_faces(game)
    assert game.bidding.open_seat.curtain.seat == 2
    game.mouse.click(game.area(0, "sea"))
    assert 0 not in game.match.locked
    assert game.bidding.open_seat.curtain.seat == 0
    game.lift(0)
    game.press(0, 0)
    game.close_hand(0)
    game.lift(2)
    game.press(2, 5)
    game.press(2, 5)
    part = game.sitting.show.table.area(Sum(2))
    assert part is not None
    game.mouse.click(part)
    game.close_hand(2)
    assert bids(game)[::2] == [400, 500]


@pytest.mark.parametrize("way", ["idle", "focus", "back"])
def test_the_curtain_falls_and_the_coins_stay_in_the_hand(sit: Start, way: str) -> None:
    game = sit("mouse", "pad1", "mouse")
    game.lift(0)
    game.press(0, 6)
    assert open_faces(game)
    match way:
        case "idle":
            game.seconds(theme.CURTAIN_IDLE + 0.1)
        case "focus":
            game.look_away()
            game.look_back()
            assert game.showing == "pause"
            game.mouse.take("go_on")
        case "back":
            game.keyboard.press("back")
    assert not open_faces(game)
    game.lift(0)
    assert game.sitting.show.tableau.entry.openly.yen == 1000


def test_the_cloth_lifts_and_coins_go_in_by_keys_alone(sit: Start) -> None:
    game = sit("mouse", "bot", "mouse")
    held = game.keyboard.hold("lock")
    game.seconds(theme.HOLD + 0.1)
    game.keyboard.let_go(held)
    assert game.bidding.open_seat.seat == 0
    for way in (UP, LEFT):
        game.keyboard.step(way)
    game.keyboard.press("confirm")
    game.keyboard.press("confirm")
    game.keyboard.press("take_back")
    held = game.keyboard.hold("lock")
    game.seconds(theme.HOLD + 0.1)
    game.keyboard.let_go(held)
    assert 0 in game.match.locked
    game.lift(2)
    game.close_hand(2)
    assert bids(game)[::2] == [100, 0]


# ---------------------------------------------------------------- alone


def test_a_lone_human_with_the_mouse_sees_the_sum(sit: Start) -> None:
    game = sit("mouse", "bot")
    assert game.bidding.open_seat.curtain.seat is None
    for place, total in ((0, 100), (2, 400), (8, 2000)):
        game.press(0, place)
        assert game.sitting.show.tableau.entry.openly.yen == total
    game.keyboard.press("back")
    assert game.sitting.show.tableau.entry.openly.yen == 400
    game.close_hand(0)
    assert bids(game)[0] == 400


@pytest.mark.parametrize("device", ["pad1", "left_block"])
def test_a_lone_human_walks_over_the_coins(sit: Start, device: str) -> None:
    game = sit(device, "bot")
    game.seconds(AWAKE)
    hand = game.hand(0)
    assert not game.bidding.secret
    for way in (UP, LEFT):
        hand.step(way)
    hand.press("confirm")
    hand.press("confirm")
    for way in (DOWN, DOWN):
        hand.step(way)
    hand.press("confirm")
    assert game.sitting.show.tableau.entry.openly.yen == 1200
    hand.press("back")
    hand.press("hurry")
    assert bids(game)[0] == 200


def test_a_press_that_hurries_the_draw_is_no_bid(sit: Start) -> None:
    game = sit("pad1", "bot")
    before = game.match.actions
    game.sitting.guard.ask()
    game.hand(0).press("hurry")
    game.seconds(AWAKE)
    game.hand(0).press("hurry")
    assert game.match.actions == before
    game.seconds(theme.STREAK)
    game.hand(0).press("hurry")
    assert bids(game)[0] == 0


# ---------------------------------------------------------------- what comes between


def test_a_pad_that_comes_back_finds_its_coins_in_the_hand(sit: Start) -> None:
    game = sit(*PADS)
    game.press(0, 6)
    pad = game.pad(0)
    pad.unplug()
    assert game.showing == "lost"
    pad.plug()
    pad.press("confirm")
    assert game.showing == "auction"
    game.press(0, 0)
    for seat in range(3):
        game.hand(seat).lock()
    assert bids(game) == [1100, 0, 0]


def test_a_bot_bids_for_a_pad_that_stays_away(sit: Start) -> None:
    game = sit(*PADS)
    game.press(0, 6)
    game.pad(0).unplug()
    game.keyboard.go_to("bot")
    game.keyboard.press("confirm")
    game.seconds(2)
    assert game.match.locked == {0}
    assert FanPlace(0, 0) not in game.sitting.show.table
    game.hand(1).lock()
    game.hand(2).lock()
    assert len(bids(game)) == 3


def test_bids_that_were_not_open_yet_are_asked_for_again(sit: Start, tmp_path: Path) -> None:
    """No closed hand is ever in a file: who goes on with the match bids anew, but for those without yen."""
    game = sit("pad1", "pad2", "pad3", "bot", broke=2)
    game.press(0, 6)
    game.hand(0).lock()
    game.seconds(1)
    assert game.match.locked == {0, 3}
    kept = [path.read_bytes() for path in (tmp_path / "matches").rglob("*") if path.is_file()]
    assert kept
    assert not any(b"BidTuna" in content for content in kept)
    game.close()
    again = sit("pad1", "pad2", "pad3", "bot", kind=GoneOnWith)
    assert again.bidding.drafts.keys() == {0, 1}
    again.seconds(1)
    assert again.match.locked == {3}
    for seat in (0, 1):
        again.press(seat, 0)
        again.hand(seat).lock()
    assert bids(again)[:2] == [100, 100]


class GoneOnWith(FilmedTuna):
    """The match of the game before."""

    def prepare(self, folder: Path, devices: Sequence[str]) -> None:
        assert list((folder / "matches").iterdir())


def anew(game: FilmedTuna) -> None:
    """Three more barrels lie aside: another tuna is drawn as soon as this one is sold."""
    last = game.match.steps[-1]
    state = last.state.copy()
    state.aside = tuna_barrels(game)
    game.match._steps[-1] = replace(last, state=state)


def tuna_barrels(game: FilmedTuna) -> int:
    barrels: int = game.match.kernel.spec.worth.tuna_barrels
    return barrels


@pytest.mark.rules("H42")
@pytest.mark.parametrize("devices", [("pad1", "pad2"), ("mouse", "mouse"), ("mouse", "bot")], ids="_".join)
def test_a_second_tuna_is_bid_for_with_empty_hands(sit: Start, devices: tuple[str, ...]) -> None:
    game = sit(*devices)
    anew(game)
    if game.bidding.open_seat.lone is None and devices[0] == "mouse":
        game.lift(0)
    game.press(0, 6)  # the other one is the fisher, who has less
    if devices[0] == "mouse":
        game.close_hand(0)
    else:
        game.hand(0).lock()
    if not game.revealed:
        game.close_all()
    drawn = [event for event in game.match.events() if isinstance(event, TunaDrawn | TunaSold)]
    assert [type(event) for event in drawn] == [TunaDrawn, TunaSold, TunaDrawn]
    assert not open_faces(game)
    game.until(lambda: game.asking and game.bidding.asking, "the second question")
    hands = game.bidding.drafts
    assert hands.keys() == set(game.people)
    assert all(draft.action().yen == 0 for draft in hands.values())


def test_the_sheet_lies_there_from_the_draw_to_the_sale(sit: Start) -> None:
    game = sit(*PADS)
    table = game.sitting.show.table
    assert {Catch(), Bidder(0), Bidder(1), Bidder(2)} <= set(table)
    game.press(0, 6)
    for seat in range(3):
        game.hand(seat).lock()
    game.until(lambda: game.sitting.show.over, "the sale")
    assert Catch() not in table
    assert not [id for id in table if isinstance(id, Bidder | Fist | FanPlace)]
