"""Ogg Vorbis files that are the same bytes whenever they are written."""

from __future__ import annotations

import io
import struct
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from tools.sound.waves import RATE, Wave

QUALITY: Final = 0.4
SERIAL: Final = 1935
"""The encoder draws a stream number by chance; a fixed one keeps the bytes equal."""
CHUNK: Final = 32_768
"""Frames handed over at once: libsndfile's encoder keeps them on the stack."""
STEPS: Final = 2**15
POLYNOMIAL: Final = 0x04C11DB7


def encoded(wave: Wave) -> bytes:
    """As Ogg Vorbis; rounded to 16 bits first, so that the last bit of a sine makes no other file."""
    rounded = np.round(wave * STEPS) / STEPS
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    stream = io.BytesIO()
    with soundfile.SoundFile(
        stream, "w", RATE, channels, "VORBIS", format="OGG", compression_level=1 - QUALITY
    ) as file:
        for start in range(0, len(rounded), CHUNK):
            file.write(rounded[start : start + CHUNK])
    return _with_serial(stream.getvalue())


def decoded(source: bytes | Path) -> Wave:
    """The samples a player hears."""
    wave, rate = soundfile.read(io.BytesIO(source) if isinstance(source, bytes) else source)
    if rate != RATE:
        raise ValueError(f"{source!r} has {rate} samples a second, {RATE} are expected")
    return np.asarray(wave)


def _with_serial(data: bytes) -> bytes:
    """Every page anew with our stream number and the checksum that follows from it."""
    pages, start = [], 0
    while start < len(data):
        segments = data[start + 26]
        size = 27 + segments + sum(data[start + 27 : start + 27 + segments])
        pages.append(_page(bytearray(data[start : start + size])))
        start += size
    return b"".join(pages)


def _page(page: bytearray) -> bytes:
    page[14:18] = struct.pack("<I", SERIAL)
    page[22:26] = bytes(4)  # the checksum is taken over a page whose checksum is zero
    page[22:26] = struct.pack("<I", checksum(page))
    return bytes(page)


def checksum(page: bytes | bytearray) -> int:
    """Ogg's CRC: most significant bit first, begun with zero."""
    value = 0
    for byte in page:
        value = (value << 8) & 0xFFFFFFFF ^ TABLE[value >> 24 ^ byte]
    return value


def _entry(value: int) -> int:
    value <<= 24
    for _ in range(8):
        value = (value << 1) ^ (POLYNOMIAL if value & 0x80000000 else 0)
    return value & 0xFFFFFFFF


TABLE: Final = tuple(_entry(value) for value in range(256))
