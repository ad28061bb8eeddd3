"""A client for web sockets on loopback, as far as browsers need it to be driven: text messages only."""

from __future__ import annotations

import os
import socket
from base64 import b64encode
from enum import IntEnum
from itertools import cycle
from typing import Final
from urllib.parse import urlsplit

LAST: Final = 0x80
MASKED: Final = 0x80
SHORT, LONG = 126, 127
"""In place of a length: that it follows in two or in eight bytes."""


class Kind(IntEnum):
    """Of a frame."""

    TEXT = 0x1
    CLOSE = 0x8
    PING = 0x9
    PONG = 0xA


class Closed(Exception):
    """The other side has hung up, or never answered."""


class WebSocket:
    """Messages are masked, as a client's must be; a ping is answered while something else is awaited."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._buffer = b""

    @classmethod
    def connect(cls, address: str, timeout: float = 10.0) -> WebSocket:
        """To a ws:// address; raises Closed if it is refused."""
        parts = urlsplit(address)
        opened = cls(socket.create_connection((parts.hostname or "", parts.port or 80), timeout))
        opened._shake_hands(parts.netloc, parts.path or "/")
        return opened

    def send(self, text: str) -> None:
        """One message."""
        self._frame(Kind.TEXT, text.encode())

    def receive(self, timeout: float) -> str:
        """The next message; raises TimeoutError if none comes in so many seconds."""
        self._connection.settimeout(max(timeout, 0.001))
        whole = b""
        while True:
            first, payload = self._next_frame()
            match first & 0x0F:
                case Kind.CLOSE:
                    raise Closed("the browser has closed the connection")
                case Kind.PING:
                    self._frame(Kind.PONG, payload)
                case Kind.PONG:
                    pass
                case _:
                    whole += payload
                    if first & LAST:
                        return whole.decode()

    def close(self) -> None:
        """Without waiting for the other side."""
        self._connection.close()

    # ------------------------------------------------------------ bytes

    def _shake_hands(self, host: str, path: str) -> None:
        """Without an Origin header: both browsers take that for a program on this machine."""
        key = b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self._connection.sendall("\r\n".join((*lines, "", "")).encode())
        while b"\r\n\r\n" not in self._buffer:
            self._read_more()
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Closed(f"ws://{host}{path}: {head.splitlines()[0].decode()}")

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < SHORT:
            length = bytes([MASKED | size])
        elif size < 1 << 16:
            length = bytes([MASKED | SHORT]) + size.to_bytes(2, "big")
        else:
            length = bytes([MASKED | LONG]) + size.to_bytes(8, "big")
        mask = os.urandom(4)
        hidden = bytes(byte ^ key for byte, key in zip(payload, cycle(mask), strict=False))
        self._connection.sendall(bytes([LAST | kind]) + length + mask + hidden)

    def _next_frame(self) -> tuple[int, bytes]:
        """Nothing is taken before all of it is there, so that a timeout loses nothing."""
        self._fill(2)
        size, start = self._buffer[1] & 0x7F, 2
        if size >= SHORT:
            start = 4 if size == SHORT else 10
            self._fill(start)
            size = int.from_bytes(self._buffer[2:start], "big")
        self._fill(start + size)
        first, payload = self._buffer[0], self._buffer[start : start + size]
        self._buffer = self._buffer[start + size :]
        return first, payload

    def _fill(self, size: int) -> None:
        while len(self._buffer) < size:
            self._read_more()

    def _read_more(self) -> None:
        more = self._connection.recv(1 << 20)
        if not more:
            raise Closed("the browser has hung up")
        self._buffer += more
