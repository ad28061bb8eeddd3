"""A page as the game sees it from inside a browser: the names it offers, and frames that somebody calls."""

from __future__ import annotations

import asyncio
import sys
from base64 import b64decode
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from game.app import platform


class Proxy:
    """What keeps a Python function alive for JavaScript until it is destroyed."""

    def __init__(self, step: Callable[[], bool]) -> None:
        self._step, self.alive = step, True

    def __call__(self) -> bool:
        assert self.alive
        return self._step()

    def destroy(self) -> None:
        self.alive = False


class Page(ModuleType):
    """Stands for the module `js`; counts what it is asked for."""

    def __init__(self) -> None:
        super().__init__("js")
        self.synced = self.switched = self.frames = 0
        self.proxies: list[Proxy] = []
        self.handed_out: list[tuple[str, bytes]] = []
        self.on_frame: Callable[[int], object] = lambda _: None

    def tsukiji_sync(self) -> None:
        self.synced += 1

    def tsukiji_hand_out(self, name: str, content: str) -> None:
        self.handed_out.append((name, b64decode(content)))

    def tsukiji_full_screen(self) -> None:
        self.switched += 1

    def tsukiji_play(self, step: Proxy) -> None:
        """The first frame comes later, as from a browser."""
        self._again = step
        asyncio.get_running_loop().call_soon(self._frame)

    def _frame(self) -> None:
        self.frames += 1
        self.on_frame(self.frames)
        if self._again():
            asyncio.get_running_loop().call_soon(self._frame)

    def create_proxy(self, step: Callable[[], bool]) -> Proxy:
        """Of `pyodide.ffi`."""
        self.proxies.append(Proxy(step))
        return self.proxies[-1]


def opened(monkeypatch: pytest.MonkeyPatch, *modules: Any) -> Page:
    """From now on these modules, and the platform, believe that they run in a browser."""
    page, ffi = Page(), ModuleType("pyodide.ffi")
    ffi.create_proxy = page.create_proxy  # type: ignore[attr-defined]  # made up here
    for name, module in (("js", page), ("pyodide", ModuleType("pyodide")), ("pyodide.ffi", ffi)):
        monkeypatch.setitem(sys.modules, name, module)
    for module in (platform, *modules):
        monkeypatch.setattr(module, "WEB", True)
    return page
