"""Plays to a purchase, decides, says so, and lets the fuse burn in real time until it is killed.

Usage: victim.py, with TSUKIJI_HOME. Says two lines: what there was before the decision, and the decision.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.app.platform import STEP
from game.rules.auction.actions import BuyLot
from tests.couch.auction_evening import sit_down
from tests.couch.couch import Couch
from tests.couch.evening import AWAKE
from tests.couch.hands import Keys


def remains(couch: Couch) -> dict[str, Any]:
    """All that is to be there after a restart."""
    return {
        "actions": [repr(action) for action in couch.match.actions],
        "view": repr(couch.match.observe(None)),
        "chairs": [repr(chair) for chair in couch.sitting.seating.chairs],
        "log": couch.sitting.show.log,
    }


def files(folder: Path) -> dict[str, str]:
    """Everything in the player's folder, by name."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes().hex() for path in found}


def say(what: object) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def main(folder: Path) -> None:
    couch = Couch(folder)
    hand = Keys(couch, "keyboard")
    evening = sit_down(couch, [hand], 2)
    evening.play_until("purchase")
    couch.seconds(AWAKE)
    action = next(one for one in couch.match.legal(0) if isinstance(one, BuyLot))
    couch.sitting.show.note()
    say({"remains": remains(couch), "files": files(folder)})
    key, area = evening.place(action)
    hand.choose(evening.phase.focus, key, area)
    hand.press("confirm")
    couch.seconds(0.2)
    assert couch.sitting.fuse is not None
    say(repr(action))
    while couch.sitting.fuse is not None:
        couch.frames()
        time.sleep(STEP)
    say("too late")


if __name__ == "__main__":
    main(Path(os.environ["TSUKIJI_HOME"]))
