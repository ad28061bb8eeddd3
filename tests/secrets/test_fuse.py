"""While a fuse burns, all that is seen, heard and kept follows from the decision that is held."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.secrets.conftest import Compare
from tests.secrets.fuse_film import FilmedFuse, FilmedPurchase, FilmedTaking
from tests.secrets.gestures import look_at_everything

DEVICES = [("pad1", "left_block"), ("mouse", "pad1"), ("left_block", "mouse")]
FILMS = pytest.mark.parametrize("start", [FilmedPurchase, FilmedTaking], ids=["auction", "duel"])


def wait(game: FilmedFuse) -> None:
    """Nobody presses anything."""


def look_around(game: FilmedFuse) -> None:
    """Each thing explains itself."""
    game.seconds(0.5)
    look_at_everything(game)


def think_again(game: FilmedFuse) -> None:
    """Taken back, and decided once more."""
    game.seconds(0.5)
    game.hand(game.decision.seat).press("back")
    assert game.sitting.fuse is None
    game.seconds(0.6)
    game.decide()


@FILMS
@pytest.mark.parametrize("devices", DEVICES, ids="_".join)
@pytest.mark.parametrize("between", [wait, look_around, think_again])
def test_what_will_be_turned_up_does_not_show_while_a_fuse_burns(
    tells_nothing: Compare,
    start: type[FilmedFuse],
    devices: tuple[str, str],
    between: Callable[[FilmedFuse], None],
) -> None:
    def script(game: FilmedFuse) -> None:
        game.decide()
        between(game)
        assert game.sitting.fuse is not None
        game.until(lambda: game.revealed, "the fuse is out")
        game.until(lambda: game.sitting.show.over, "what is turned up")

    film = tells_nothing(devices, script, start=start).film
    assert len({frame.picture for frame in film}) > 10, "the fuse does not move"
