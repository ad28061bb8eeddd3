"""Firefox without a window, by WebDriver BiDi."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tools.package.trial.browsers.browser import PRELOAD, SIZE, as_json, words
from tools.package.trial.browsers.program import Program
from tools.package.trial.browsers.websocket import WebSocket
from tools.package.trial.browsers.wire import Refused, Wire

KEYS: Final = {
    "up": "\ue013",
    "down": "\ue015",
    "left": "\ue012",
    "right": "\ue014",
    "enter": "\ue006",
    "escape": "\ue00c",
    "f10": "\ue03a",
    "f11": "\ue03b",
}
"""By our names, as WebDriver numbers them."""

PREFERENCES: Final[dict[str, object]] = {
    "app.update.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.safebrowsing.downloads.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "http://127.0.0.1:1",
    "toolkit.telemetry.enabled": False,
}
"""What it would ask the network by itself; nothing that changes how a page runs."""

EVENTS: Final = ("log.entryAdded", "network.beforeRequestSent")


class Firefox:
    """A frame has a context of its own, with its own coordinates."""

    name = "Firefox"

    def __init__(self, room: Mapping[str, str]) -> None:
        self.requests: list[str] = []
        self.errors: list[str] = []
        self._program = Program("firefox-esr", _arguments, room, {"user.js": _user_js()})
        port = json.loads(self._program.written("WebDriverBiDiServer.json"))["ws_port"]
        self._wire = Wire(WebSocket.connect(f"ws://127.0.0.1:{port}/session"), self._hear)
        self._framed = False
        self._prepare()

    def _prepare(self) -> None:
        self._wire.call("session.new", {"capabilities": {}})
        self._wire.call("session.subscribe", {"events": list(EVENTS)})
        source = PRELOAD.read_text(encoding="utf-8")
        self._wire.call("script.addPreloadScript", {"functionDeclaration": f"() => {{ {source} }}"})
        self._page: str = self._wire.call("browsingContext.getTree", {})["contexts"][0]["context"]
        view = {"width": SIZE[0], "height": SIZE[1]}
        self._wire.call("browsingContext.setViewport", {"context": self._page, "viewport": view})

    def _hear(self, event: str, told: dict[str, Any], session: str) -> None:
        match event:
            case "network.beforeRequestSent":
                self.requests.append(told["request"]["url"])
            case "log.entryAdded" if told["level"] == "error":
                self.errors.append(words([told["text"]]))

    # ------------------------------------------------------------ the page

    def open(self, address: str, framed: bool = False) -> None:
        """Goes there."""
        self._framed = framed
        self._wire.call("browsingContext.navigate", {"context": self._page, "url": address, "wait": "none"})

    def reload(self) -> None:
        """All of it."""
        self._wire.call("browsingContext.reload", {"context": self._page, "wait": "none"})

    def evaluate(self, expression: str) -> str:
        """As JSON; raises Refused with the exception of the page."""
        context = self._context()
        if not context:
            return "null"
        question = {"expression": as_json(expression), "target": {"context": context}, "awaitPromise": True}
        answer = self._wire.call("script.evaluate", question)
        if answer["type"] == "exception":
            raise Refused(words([answer["exceptionDetails"]["text"]]))
        return str(answer["result"]["value"])

    def _context(self) -> str:
        """The page's, or that of the frame in it once there is one."""
        if not self._framed:
            return self._page
        tree = self._wire.call("browsingContext.getTree", {"root": self._page})["contexts"]
        frames = tree[0]["children"] if tree else []
        return frames[0]["context"] if frames else ""

    def screenshot(self, file: Path) -> None:
        """The whole window."""
        picture = self._wire.call("browsingContext.captureScreenshot", {"context": self._page})
        file.write_bytes(b64decode(picture["data"]))

    # ------------------------------------------------------------ hands

    def key(self, name: str) -> None:
        """Down and up."""
        presses = [{"type": kind, "value": KEYS[name]} for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keys", "actions": presses})

    def click(self, x: float, y: float) -> None:
        """Moves there first, as hands do."""
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        presses = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self._act({"type": "pointer", "id": "mouse", "actions": [move, *presses]})

    def _act(self, device: dict[str, Any]) -> None:
        self._wire.call("input.performActions", {"context": self._context(), "actions": [device]})

    def work(self) -> float:
        """Of the browser and its helpers."""
        return self._program.work()

    def close(self) -> None:
        """Ends it."""
        self._wire.close()
        self._program.end()


def _arguments(profile: Path) -> list[str]:
    port = ("--remote-debugging-port", "0")
    return ["--headless", "--no-remote", *port, "--profile", str(profile), "about:blank"]


def _user_js() -> str:
    return "".join(f"user_pref({json.dumps(name)}, {json.dumps(v)});\n" for name, v in PREFERENCES.items())
