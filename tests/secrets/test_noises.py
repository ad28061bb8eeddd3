"""What is heard at the table while tickets are chosen, and that it tells nobody which."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from tests.couch.couch import DOWN, LEFT, RIGHT, UP
from tests.secrets.auction_film import FilmedAuction
from tests.secrets.auction_gestures import lay, lift, lock
from tests.secrets.film import NOBODY

Seat4 = Callable[..., FilmedAuction]


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Seat4]:
    games: list[FilmedAuction] = []
    monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path))

    def start(*devices: str) -> FilmedAuction:
        games.append(FilmedAuction(tmp_path, devices, NOBODY))
        return games[-1]

    yield start
    for game in games:
        game.close()


def noises(game: FilmedAuction) -> list[str]:
    """Since the last time, without the music."""
    heard = [name for name in game._heard.names if not name.startswith("(")]
    game._heard.names.clear()
    return heard


def test_every_ticket_laid_blindly_sounds_the_same(sit: Seat4) -> None:
    game = sit("left_block", "right_block")
    noises(game)
    lay(game, 0)
    lay(game, 1)
    assert set(noises(game)) == {"paper"}


def test_tickets_taken_back_locked_and_unlocked_are_heard(sit: Seat4) -> None:
    game = sit("left_block", "right_block")
    lay(game, 0)
    noises(game)
    hand = game.hand(0)
    hand.press("take_back")
    hand.press("clear")
    hand.press("take_back")  # nothing is left to take back
    assert noises(game) == ["take_back", "take_back"]
    hand.lock()
    assert noises(game) == ["error"]
    lay(game, 0)
    hand.lock()
    hand.press("take_back")
    assert noises(game)[-2:] == ["lock", "unlock"]


def test_a_ticket_that_is_not_free_is_refused_aloud(sit: Seat4) -> None:
    game = sit("left_block", "right_block")
    lay(game, 0, 0, 1)
    noises(game)
    lay(game, 0, 0, 1)
    assert noises(game) == ["error"]


def test_the_curtain_is_heard_and_steps_behind_it_are_not(sit: Seat4) -> None:
    game = sit("mouse", "pad1", "bot")
    noises(game)
    lift(game, 0)
    assert noises(game) == ["open"]
    for way in (UP, LEFT, DOWN, DOWN, RIGHT):
        game.keyboard.step(way)
    assert noises(game) == []
    lay(game, 0)
    assert set(noises(game)) == {"paper"}
    lock(game, 0)
    assert noises(game) == ["close", "lock"]


def test_alone_against_bots_steps_are_heard(sit: Seat4) -> None:
    game = sit("mouse", "bot", "bot")
    noises(game)
    game.keyboard.step(UP)
    assert noises(game) == ["focus"]


def test_a_pause_is_heard_and_quiets_the_music(sit: Seat4) -> None:
    game = sit("left_block", "right_block")
    noises(game)
    game.keyboard.press("menu")
    assert game._heard.names == ["pause", "(quietly)"]
    game.keyboard.press("menu")
    assert game._heard.names[2].startswith("(auction ")


@pytest.mark.parametrize(
    ("devices", "winner", "noise"),
    [
        (("mouse", "bot"), 0, "win"),
        (("mouse", "bot"), 1, "dusk"),
        (("left_block", "right_block"), 1, "win"),
    ],
)
def test_nobody_cheers_for_bots(sit: Seat4, devices: tuple[str, ...], winner: Seat, noise: str) -> None:
    game = sit(*devices)
    game.sitting.match.outcome = lambda: Outcome((), (winner,), "clear", ())  # type: ignore[method-assign]  # over
    noises(game)
    game.sitting.show.stage.noise("win")
    game.sitting.show.stage.noise("hop")
    assert noises(game) == [noise, "hop"]
