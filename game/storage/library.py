"""The three data files as typed specs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.rules.core.codec import Mismatch, decode, encode
from game.rules.core.kernel import AnyKernel
from game.storage import auction_data, duel_data, harbor_data
from game.storage.errors import DataError
from game.storage.files import DATA, read_figures
from game.titles.shelf import TITLES

CHECKS: dict[str, Callable[[Any], None]] = {
    "auction": auction_data.check,
    "duel": duel_data.check,
    "harbor": harbor_data.check,
}


def load(title: str, folder: Path = DATA) -> Any:
    """The spec of a title; raises DataError with one clear line."""
    file = folder / f"{title}.json"
    figures = read_figures(file, title)
    try:
        spec = decode(TITLES[title].spec, figures)
        CHECKS[title](spec)
    except Mismatch as wrong:
        raise DataError(file.name, wrong.path, wrong.found, wrong.expected) from None
    return spec


def kernel(title: str, folder: Path = DATA) -> AnyKernel:
    """The rules of a title, with its figures."""
    built: AnyKernel = TITLES[title].kernel(load(title, folder))
    return built


def data_hash(spec: Any) -> str:
    """Names the figures a match is played with; notes and provenance do not count."""
    text = json.dumps(encode(spec), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
