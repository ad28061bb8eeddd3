"""What can be asked for on the command line; loads nothing that may not be installed."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.i18n.door import _
from game.version import VERSION

DATA: Final = Path(__file__).resolve().parents[1] / "data"


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """What was asked for on the command line, or in these words."""
    parser = argparse.ArgumentParser(description=_("Three board games about Tokyo's fish market."))
    parser.add_argument("--version", action="version", version=f"Tsukiji Arcade {VERSION}")
    data, language = _("read the figures from here"), _("this time only, e.g. en (en_XA, zh_XA: for tests)")
    parser.add_argument("--data", type=Path, default=DATA, metavar="DIR", help=data)
    parser.add_argument("--demo", metavar="TITLE", help=_("bots play a match, e.g. of auction"))
    parser.add_argument("--players", type=int, metavar="N", help=_("how many bots (as many as fit, up to 4)"))
    parser.add_argument("--seed", type=int, default=7, metavar="N", help=_("random seed of the demo (7)"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=_("resume a match, or watch it again"))
    parser.add_argument("--language", metavar="NAME", help=language)
    parser.add_argument("--speed", choices=("1x", "2x", "4x", "instant"), help=_("this time only"))
    parser.add_argument("--shots", type=Path, metavar="DIR", help=_("no window: a picture of each phase"))
    return parser.parse_args(given)
