"""Commands to a browser and what it tells meanwhile: DevTools and WebDriver BiDi share this form."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import monotonic
from typing import Any, Final, TypeAlias

from tools.package.trial.browsers.websocket import WebSocket

PATIENCE: Final = 120.0
"""Seconds for the answer to one command."""

Told: TypeAlias = Callable[[str, dict[str, Any], str], None]
"""Hears events: the method, its parameters, and the session it is about, if there are several."""


class Refused(Exception):
    """The browser cannot do what it was told, and says why."""


class Wire:
    """One command after another; events are heard while an answer is awaited."""

    def __init__(self, socket: WebSocket, told: Told) -> None:
        self._socket, self._told = socket, told
        self._number = 0
        self._early: dict[int, dict[str, Any]] = {}

    def call(self, method: str, parameters: Mapping[str, Any], session: str = "") -> dict[str, Any]:
        """The answer; raises Refused with the browser's words."""
        answer = self._answer(self.start(method, parameters, session), PATIENCE, method)
        if "error" in answer:
            raise Refused(f"{method}: {answer.get('message') or answer['error']}")
        result: dict[str, Any] = answer["result"]
        return result

    def start(self, method: str, parameters: Mapping[str, Any], session: str = "") -> int:
        """Sends the command without waiting for its answer; gives its number."""
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": dict(parameters)}
        self._socket.send(json.dumps(message | ({"sessionId": session} if session else {})))
        return self._number

    def listen(self, seconds: float) -> None:
        """To events alone."""
        end = monotonic() + seconds
        with suppress(TimeoutError):
            while (left := end - monotonic()) > 0:
                self._take(left)

    def close(self) -> None:
        """Hangs up."""
        self._socket.close()

    def _answer(self, number: int, patience: float, method: str) -> dict[str, Any]:
        end = monotonic() + patience
        while number not in self._early:
            try:
                self._take(end - monotonic())
            except TimeoutError:
                raise Refused(f"{method}: no answer in {patience:g} seconds") from None
        return self._early.pop(number)

    def _take(self, patience: float) -> None:
        message = json.loads(self._socket.receive(patience))
        if isinstance(message.get("id"), int):
            self._early[message["id"]] = message
        elif "method" in message:
            self._told(message["method"], message["params"], message.get("sessionId", ""))
