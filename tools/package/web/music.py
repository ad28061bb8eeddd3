"""Music at a lower quality: most of it is heard through the speakers of a laptop, all of it is downloaded."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import soundfile

from tools.package.errors import PackageError

QUALITY: Final = 0.2
"""Of Vorbis, from 0 to 1: about 70 kilobits a second, where the desktop's 0.4 is 110."""

CHUNK: Final = 32_768
"""Frames handed over at once: libsndfile's encoder keeps them on the stack."""


def softer(content: bytes) -> bytes:
    """The same piece, frame for frame as long, or its loop would limp; never larger than it was."""
    wave, rate = soundfile.read(BytesIO(content), always_2d=True)
    stream = BytesIO()
    form = {"subtype": "VORBIS", "format": "OGG", "compression_level": 1 - QUALITY}
    with soundfile.SoundFile(stream, "w", rate, wave.shape[1], **form) as file:
        for start in range(0, len(wave), CHUNK):
            file.write(wave[start : start + CHUNK])
    made = stream.getvalue()
    if soundfile.info(BytesIO(made)).frames != len(wave):
        raise PackageError(f"encoding a piece of {len(wave)} frames: it came out longer or shorter")
    return min(made, content, key=len)
