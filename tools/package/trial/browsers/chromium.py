"""Chromium without a window, by its DevTools protocol."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tools.package.trial.browsers.browser import PRELOAD, SIZE, as_json, words
from tools.package.trial.browsers.program import Program
from tools.package.trial.browsers.websocket import WebSocket
from tools.package.trial.browsers.wire import Refused, Wire

KEYS: Final = {
    "up": ("ArrowUp", 38),
    "down": ("ArrowDown", 40),
    "left": ("ArrowLeft", 37),
    "right": ("ArrowRight", 39),
    "enter": ("Enter", 13),
    "escape": ("Escape", 27),
    "f10": ("F10", 121),
    "f11": ("F11", 122),
}
"""By our names: the page's name of a key and its old number."""

FLAGS: Final = (
    "--headless",
    "--no-sandbox",  # or root could not start it
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--enable-precise-memory-info",
    "--js-flags=--expose-gc",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
    "--remote-debugging-port=0",
)
DOMAINS: Final = ("Page", "Runtime", "Network", "Log")


class Chromium:
    """A frame of another site is a target of its own; keys and clicks go to the whole window."""

    name = "Chromium"

    def __init__(self, room: Mapping[str, str]) -> None:
        self.requests: list[str] = []
        self.errors: list[str] = []
        self._program = Program("chromium", _arguments, room)
        port, path = self._program.written("DevToolsActivePort").split()
        self._wire = Wire(WebSocket.connect(f"ws://127.0.0.1:{port}{path}"), self._hear)
        self._page = self._frame = ""
        self._framed = False
        self._attach()

    def _attach(self) -> None:
        targets = self._wire.call("Target.getTargets", {})["targetInfos"]
        page = next(target["targetId"] for target in targets if target["type"] == "page")
        answer = self._wire.call("Target.attachToTarget", {"targetId": page, "flatten": True})
        self._page = answer["sessionId"]
        self._prepare(self._page)
        view = {"width": SIZE[0], "height": SIZE[1], "deviceScaleFactor": 1, "mobile": False}
        self._wire.call("Emulation.setDeviceMetricsOverride", view, self._page)

    def _prepare(self, session: str) -> None:
        """Without waiting: a frame answers some of it only once it goes on."""
        for domain in DOMAINS:
            self._wire.start(f"{domain}.enable", {}, session)
        source = PRELOAD.read_text(encoding="utf-8")
        self._wire.start("Page.addScriptToEvaluateOnNewDocument", {"source": source}, session)
        follow = {"autoAttach": True, "waitForDebuggerOnStart": True, "flatten": True}
        self._wire.start("Target.setAutoAttach", follow, session)
        self._wire.start("Runtime.runIfWaitingForDebugger", {}, session)

    def _hear(self, event: str, told: dict[str, Any], session: str) -> None:
        match event:
            case "Target.attachedToTarget":
                self._frame = told["sessionId"]
                self._prepare(self._frame)
            case "Target.detachedFromTarget" if told["sessionId"] == self._frame:
                self._frame = ""
            case "Network.requestWillBeSent":
                self.requests.append(told["request"]["url"])
            case "Runtime.exceptionThrown":
                self.errors.append(_exception(told["exceptionDetails"]))
            case "Runtime.consoleAPICalled" if told["type"] in ("error", "assert"):
                self.errors.append(
                    words([part.get("value", part.get("description")) for part in told["args"]])
                )
            case "Log.entryAdded" if told["entry"]["level"] == "error":
                self.errors.append(words([told["entry"]["text"], told["entry"].get("url", "")]))

    # ------------------------------------------------------------ the page

    def open(self, address: str, framed: bool = False) -> None:
        """Goes there."""
        self._framed, self._frame = framed, ""
        self._wire.call("Page.navigate", {"url": address}, self._page)

    def reload(self) -> None:
        """All of it; a frame comes as a new one."""
        self._frame = ""
        self._wire.call("Page.reload", {}, self._page)

    def evaluate(self, expression: str) -> str:
        """As JSON; raises Refused with the exception of the page."""
        if self._framed and not self._frame:
            self._wire.listen(0.1)
            return "null"
        return self._ask(expression, self._frame if self._framed else self._page)

    def _ask(self, expression: str, session: str) -> str:
        question = {"expression": as_json(expression), "returnByValue": True, "awaitPromise": True}
        answer = self._wire.call("Runtime.evaluate", question, session)
        if "exceptionDetails" in answer:
            raise Refused(_exception(answer["exceptionDetails"]))
        return str(answer["result"]["value"])

    def screenshot(self, file: Path) -> None:
        """The whole window."""
        picture = self._wire.call("Page.captureScreenshot", {"format": "png"}, self._page)
        file.write_bytes(b64decode(picture["data"]))

    # ------------------------------------------------------------ hands

    def key(self, name: str) -> None:
        """Down and up."""
        code, number = KEYS[name]
        facts = {"key": code, "code": code, "windowsVirtualKeyCode": number, "nativeVirtualKeyCode": number}
        for kind in ("rawKeyDown", "keyUp"):
            self._wire.call("Input.dispatchKeyEvent", {"type": kind, **facts}, self._page)

    def click(self, x: float, y: float) -> None:
        """Moves there first, as hands do."""
        left, top = self._corner()
        place = {"x": x + left, "y": y + top}
        self._wire.call("Input.dispatchMouseEvent", {"type": "mouseMoved", **place}, self._page)
        for kind in ("mousePressed", "mouseReleased"):
            facts = {"type": kind, "button": "left", "clickCount": 1, **place}
            self._wire.call("Input.dispatchMouseEvent", facts, self._page)

    def _corner(self) -> tuple[float, float]:
        """Where the game's page begins in the window."""
        if not self._framed:
            return 0.0, 0.0
        box = "document.querySelector('iframe').getBoundingClientRect()"
        x, y = self._ask(f"`${{{box}.x}} ${{{box}.y}}`", self._page).strip('"').split()
        return float(x), float(y)

    def work(self) -> float:
        """Of the browser and its helpers."""
        return self._program.work()

    def close(self) -> None:
        """Ends it."""
        self._wire.close()
        self._program.end()


def _arguments(profile: Path) -> list[str]:
    return [*FLAGS, f"--user-data-dir={profile}", "about:blank"]


def _exception(details: dict[str, Any]) -> str:
    thrown = details.get("exception", {})
    return words([thrown.get("description") or thrown.get("value") or details["text"]])
