"""Builds what is out of date, or the sounds named: `python -m tools.sound [--all] [NAME ...]`."""

from __future__ import annotations

import argparse
import multiprocessing
from pathlib import Path

from tools.progress import Progress
from tools.sound.catalogue import EFFECTS, MUSIC, OFFSETS, PIECES, SOUNDS, files
from tools.sound.freshness import Ledger, fingerprint


def main() -> None:
    """On all cores; pieces come first because they take longest."""
    args = _arguments()
    ledger = Ledger(SOUNDS / "built.json")
    names = [
        name for name in args.names or _known() if args.all or not ledger.is_fresh(name, _code(name), SOUNDS)
    ]
    MUSIC.mkdir(parents=True, exist_ok=True)
    if names:
        _make(names, ledger)
    print(f"{len(names)} of {len(_known())} sounds made anew")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.sound", description="Makes the effects and the music."
    )
    parser.add_argument("names", nargs="*", metavar="NAME", type=_name, help="an effect or a piece; else all")
    parser.add_argument("--all", action="store_true", help="also what is up to date")
    return parser.parse_args()


def _known() -> list[str]:
    return [*PIECES, *EFFECTS]


def _name(text: str) -> str:
    if text not in _known():
        raise argparse.ArgumentTypeError(f"no sound is called {text!r}; known are {', '.join(_known())}")
    return text


def _code(name: str) -> str:
    maker = EFFECTS.get(name) or PIECES[name]
    return fingerprint(maker.__module__, str(OFFSETS.get(name)))


def _make(names: list[str], ledger: Ledger) -> None:
    with multiprocessing.Pool() as pool, Progress(len(names)) as bar:
        for name, written in pool.imap_unordered(_build, names):
            ledger.note(name, _code(name), written, SOUNDS)
            bar.advance()


def _build(name: str) -> tuple[str, list[Path]]:
    written = files(name)
    for path, data in written.items():
        path.write_bytes(data)
    return name, list(written)


if __name__ == "__main__":
    main()
