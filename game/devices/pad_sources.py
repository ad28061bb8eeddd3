"""Which source of pads this platform has."""

from __future__ import annotations

import sys

from game.devices.pads import PadSource
from game.devices.sdl_pads import SdlPads
from game.devices.web_pads import WebPads


def source_of_this_platform() -> PadSource:
    """SDL's mapping where there is one."""
    return WebPads() if sys.platform == "emscripten" else SdlPads()
