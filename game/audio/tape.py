"""Ogg Vorbis in pieces: decoding a whole loop takes a tenth of a second, and no frame has that long.

A cut is a small Ogg file of its own: the headers, one page to warm the decoder up, and the pages wanted.
What it decodes to ends exactly where its last page says, so the cuts join without a seam.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

CAPTURE: Final = b"OggS"
HEAD: Final = 27
"""Bytes of a page before its table of segments."""

CONTINUED: Final = 1
"""The flag of a page that begins in the middle of a packet."""


class NoTape(ValueError):
    """Not the kind of file that can be cut; the text says why, in a few words."""


class Page(NamedTuple):
    """Where it lies in the file, and how many frames are complete at its end."""

    begin: int
    end: int
    frames: int


class Tape:
    """The file of one loop; everything is found at once, nothing is decoded."""

    def __init__(self, data: bytes, rate: int) -> None:
        self._data = data
        pages = list(_pages(data))
        headers = [page for page in pages if page.frames == 0]
        self._pages = pages[len(headers) :]
        if not headers or not self._pages:
            raise NoTape("no sound in it")
        self._headers = data[: headers[-1].end]
        if (found := _rate(self._headers)) != rate:
            raise NoTape(f"{found} frames a second instead of {rate}")
        self.frames = self._pages[-1].frames

    def cuts(self, about: int) -> Iterator[tuple[int, int, bytes]]:
        """From which frame to which, and a file that decodes to them and perhaps more before them."""
        begin = first = 0
        for number, page in enumerate(self._pages):
            if page.frames - begin >= about or number == len(self._pages) - 1:
                start = self._pages[max(0, first - 1)].begin
                yield begin, page.frames, self._headers + self._data[start : page.end]
                begin, first = page.frames, number + 1


def _pages(data: bytes) -> Iterator[Page]:
    at = 0
    while at < len(data):
        segments = at + HEAD
        if data[at : at + 4] != CAPTURE or segments > len(data):
            raise NoTape(f"no Ogg page at byte {at}")
        if data[at + 5] & CONTINUED:
            raise NoTape(f"the page at byte {at} begins in the middle of a packet")
        count = data[segments - 1]
        end = segments + count + sum(data[segments : segments + count])
        if end > len(data):
            raise NoTape("the end is missing")
        yield Page(at, end, int.from_bytes(data[at + 6 : at + 14], "little", signed=True))
        at = end


def _rate(headers: bytes) -> int:
    """From the first header: a byte and "vorbis", the version, how many ears, then this."""
    at = headers.find(b"\x01vorbis")
    if at < 0:
        raise NoTape("not Vorbis")
    return int.from_bytes(headers[at + 12 : at + 16], "little")
