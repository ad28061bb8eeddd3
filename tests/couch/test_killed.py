"""The game dies while a decision can still be taken back: it was not made, and nothing else is lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from game.rules.auction.actions import BuyLot
from game.storage.files import BASE
from tests.couch.auction_evening import AuctionEvening
from tests.couch.conftest import Sit
from tests.couch.hands import Keys
from tests.couch.victim import files, remains


def kill_while_it_burns(home: Path) -> tuple[dict[str, Any], str]:
    """What there was before a purchase, and the purchase."""
    script = Path(__file__).with_name("victim.py")
    environment = os.environ | {"PYTHONPATH": str(BASE), "TSUKIJI_HOME": str(home)}
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, env=environment, text=True
    ) as victim:
        assert victim.stdout is not None
        said = [json.loads(line) for line in _told(victim.stdout, 2)]
        time.sleep(0.3)
        victim.send_signal(signal.SIGKILL)
        assert not victim.stdout.read(), "the fuse was out before the kill"
    assert victim.returncode == -signal.SIGKILL
    return said[0], said[1]


def _told(lines: Any, count: int) -> list[str]:
    """What the victim says; pygame greets as well."""
    found: list[str] = []
    for line in lines:
        found += [line] if line[0] in '{"' else []
        if len(found) == count:
            return found
    raise AssertionError(f"the victim died by itself after {found}")


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing kills so surely here")
def test_a_purchase_whose_fuse_burns_is_not_made_if_the_game_is_killed(sit: Sit, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    before, action = kill_while_it_burns(home)
    assert files(home) == before["files"]
    couch = sit()
    hand = Keys(couch, "keyboard")
    hand.resume()
    evening = AuctionEvening(couch, {0: hand})
    assert evening.question == "purchase"
    assert json.loads(json.dumps(remains(couch))) == before["remains"]
    again = next(one for one in couch.match.legal(0) if repr(one) == action)
    assert isinstance(again, BuyLot)
    evening.buy(again)
