"""The data file of each title as a typed spec."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from game.rules.core.codec import Mismatch, decode, encode
from game.rules.core.kernel import AnyKernel
from game.storage.errors import DataError
from game.storage.files import DATA, read_figures
from game.titles.shelf import TITLES


def load(title: str, folder: Path = DATA) -> Any:
    """The spec of a title; raises DataError with one clear line."""
    file = folder / f"{title}.json"
    figures = read_figures(file, title)
    try:
        spec = decode(TITLES[title].spec, figures)
        TITLES[title].check(spec)
    except Mismatch as wrong:
        raise DataError.of(file.name, wrong) from None
    return spec


def kernel(title: str, folder: Path = DATA) -> AnyKernel:
    """The rules of a title, with its figures."""
    return TITLES[title].kernel(load(title, folder))


def data_hash(spec: Any) -> str:
    """Names the figures a match is played with; notes and provenance do not count."""
    text = json.dumps(encode(spec), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
