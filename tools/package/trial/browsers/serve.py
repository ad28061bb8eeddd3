"""A page on loopback, as itch.io serves it: from a folder of its own, in a frame of another site."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from string import Template
from threading import Thread
from typing import Any, Final

FOLDER: Final = "/html/123/"
FRAME: Final = Path(__file__).with_name("frame.html")
TYPES: Final = {".wasm": "application/wasm", ".mjs": "text/javascript", ".js": "text/javascript"}
UNASKED: Final = "/favicon.ico"
"""Browsers ask for it by themselves."""


@dataclass(slots=True)
class Site:
    """`alone` is the page by itself, `framed` one of another site with the page in a frame."""

    alone: str
    framed: str
    missing: list[str] = field(default_factory=list)
    """Addresses that were asked for and are not there."""

    @property
    def origins(self) -> tuple[str, ...]:
        """Where the page may ask for things: itself, under both names, and the page around it."""
        return tuple(
            address[: address.index("/", 8) + 1] for address in (self.alone, self.framed, self.inner)
        )

    @property
    def inner(self) -> str:
        """The page as the frame names it: for browsers another site than `framed`."""
        return self.alone.replace("127.0.0.1", "localhost")


class Handler(SimpleHTTPRequestHandler):
    """Keeps connections open, says nothing, and notes what is missing."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def __init__(self, *args: Any, folder: Path, missing: list[str], **rest: Any) -> None:
        self._folder, self._missing = folder, missing
        super().__init__(*args, directory=str(folder), **rest)

    def translate_path(self, path: str) -> str:
        """Only what lies under the folder's address is there."""
        if not path.startswith(FOLDER):
            return str(self._folder / "outside of it")
        return super().translate_path("/" + path.removeprefix(FOLDER))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """A missing file is a fault of the page."""
        if self.path != UNASKED:
            self._missing.append(f"{self.path}: {code}")
        super().send_error(code, message, explain)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: the trial tells what matters."""


class Around(SimpleHTTPRequestHandler):
    """The page with the frame in it."""

    def __init__(self, *args: Any, page: bytes, **rest: Any) -> None:
        self._page = page
        super().__init__(*args, **rest)

    def do_GET(self) -> None:
        """Always the same page."""
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(self._page)))
        self.end_headers()
        self.wfile.write(self._page)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""


@contextmanager
def serve(folder: Path) -> Iterator[Site]:
    """Both sites, until the block ends."""
    site = Site("", "")
    with _server(partial(Handler, folder=folder, missing=site.missing)) as port:
        site.alone = f"http://127.0.0.1:{port}{FOLDER}index.html"
        page = Template(FRAME.read_text(encoding="utf-8")).substitute(address=site.inner)
        with _server(partial(Around, page=page.encode())) as outer:
            site.framed = f"http://127.0.0.1:{outer}/game"
            yield site


@contextmanager
def _server(handler: Any) -> Iterator[int]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
