"""What people do at any table while something secret is asked."""

from __future__ import annotations

from collections.abc import Sequence

from tests.couch.couch import Way
from tests.couch.hands import Hand
from tests.secrets.film import Filmed


def look_at_everything(game: Filmed) -> None:
    """The mouse goes over each thing that explains itself, and off the table."""
    for item in game.sitting.show.table.explained():
        game.mouse.point(item.area)
    game.mouse.point(game.area(0)._replace(y=0, h=4))


def walk(game: Filmed, hand: Hand, ways: Sequence[Way]) -> None:
    """While the button is held."""
    held = hand.hold("inspect")
    for way in ways:
        hand.step(way)
    hand.let_go(held)
    game.frames(2)


def read_the_log(game: Filmed, hand: Hand) -> None:
    """From the pause menu, and back to it."""
    hand.take("log")
    assert game.showing == "log"
    game.frames(2)
    hand.press("back")
