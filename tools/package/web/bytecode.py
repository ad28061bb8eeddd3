"""Python files compiled ahead: a browser would take seconds for what node does here once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.package.contents import BUILD
from tools.package.errors import needed
from tools.package.web import pyodide
from tools.package.web.commands import run
from tools.package.web.versions import PYODIDE

KEPT: Final = BUILD / "web" / "cache" / "bytecode"
SCRIPT: Final = Path(__file__).with_name("bytecode.mjs")


def compiled(sources: Mapping[str, bytes], kept: Path = KEPT) -> dict[str, bytes]:
    """For each file, by the name that tracebacks show, its bytecode; only what has changed is compiled."""
    keys = {name: key(name, source) for name, source in sources.items()}
    missing = {name: sources[name] for name, at in keys.items() if not (kept / f"{at}.pyc").exists()}
    if missing:
        kept.mkdir(parents=True, exist_ok=True)
        _compile(missing, kept)
    return {name: (kept / f"{at}.pyc").read_bytes() for name, at in keys.items()}


def key(name: str, source: bytes) -> str:
    """Equal for equal code under an equal name, in the same Pyodide."""
    return sha256(f"{PYODIDE}\n{name}\n".encode() + source).hexdigest()[:24]


def _compile(sources: Mapping[str, bytes], kept: Path) -> None:
    with TemporaryDirectory() as made:
        folder = Path(made)
        names = {key(name, source): name for name, source in sources.items()}
        for name, source in sources.items():
            (folder / f"{key(name, source)}.py").write_bytes(source)
        (folder / "jobs.json").write_text(json.dumps(names), "utf-8")
        run(needed("node", "nodejs"), SCRIPT, pyodide.fetched(), folder)
        for at in names:
            (kept / f"{at}.pyc").write_bytes((folder / f"{at}.pyc").read_bytes())
