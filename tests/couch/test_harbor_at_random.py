"""Children at the harbor: any button at any time, on every device; the match stays whole."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.app.platform import STEP
from game.storage import saves
from scenes.play.phase import PhaseScene
from tests.couch.conftest import Sit
from tests.couch.couch import Couch
from tests.couch.hands import Hand, Keys, Mouse, Pad
from tests.couch.harbor_moments import POSITIONS, keep

WAYS = ("up", "down", "left", "right")
WORDS = ("confirm",) * 5 + WAYS * 2 + ("back", "hurry", "page_back", "page_on", "inspect")
PRESSES = 250


def press_anything(couch: Couch, hand: Hand, luck: Random) -> None:
    """A click anywhere, mostly on something, or any button but those for menus."""
    if isinstance(hand, Mouse):
        if items := list(couch.sitting.show.table.choosable()):
            hand.point(luck.choice(items).area)
        hand.press(luck.choice(("click", "click", "click", "back")))
    elif hand.secret and hand.device != "mouse":
        hand.drop(luck.randrange(9))
        if luck.random() < 0.2:
            hand.lock()
    elif hand.secret:
        name = hand.hold("lock")
        couch.seconds(1)
        hand.let_go(name)
        hand.press(luck.choice(("confirm", "left", "right")))
    else:
        hand.press(luck.choice(WORDS))


@pytest.mark.parametrize("question", POSITIONS)
def test_whatever_is_pressed_the_match_stays_whole(
    sit: Sit, tmp_path: Path, question: str, often: int
) -> None:
    keep(tmp_path / "home", question, ("left_block", "pad1", "mouse"))
    couch = sit(fuse="off")
    hands: list[Hand] = [Keys(couch, "left_block"), Pad(couch, "pad1"), Mouse(couch), Keys(couch, "keyboard")]
    luck = Random(question)
    hands[0].resume()
    couch.until(lambda: isinstance(couch.scene, PhaseScene), "the match")
    for _ in range(PRESSES * often):
        press_anything(couch, luck.choice(hands), luck)
        couch.seconds(luck.choice((STEP, 0.1, 0.5)))
        if couch.showing == "pause":
            hands[0].take("go_on")
            couch.frames(2)
        assert isinstance(couch.scene, PhaseScene), couch.showing
    (path,) = couch.matches("journal")
    kept, _, damage = saves.restore(path)
    assert damage is None
    assert kept.actions == couch.match.actions
