"""Builds what is out of date, or the sounds named: `python -m tools.sound [--all] [NAME ...]`."""

from __future__ import annotations

import argparse
import multiprocessing
from pathlib import Path
from typing import Final

from tools.freshness import Ledger, fingerprint
from tools.progress import Progress
from tools.sound.catalogue import EFFECTS, MUSIC, PIECES, ROOMS, SOUNDS, TIERS, files, maker

BUILT: Final = Path(__file__).with_name("built.json")


def main() -> None:
    """On all cores; pieces come first because they take longest."""
    args = _arguments()
    ledger = Ledger(BUILT, SOUNDS)
    asked = {name: code(name) for name in args.names or _known()}
    names = list(asked) if args.all else ledger.stale(asked)
    MUSIC.mkdir(parents=True, exist_ok=True)
    if names:
        _make(names, ledger)
    ledger.keep(_known())
    print(f"{len(names)} of {len(_known())} sounds made anew")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.sound", description="Makes the effects and the music."
    )
    parser.add_argument("names", nargs="*", metavar="NAME", type=_name, help="an effect or a piece; else all")
    parser.add_argument("--all", action="store_true", help="also what is up to date")
    return parser.parse_args()


def _known() -> list[str]:
    return [*PIECES, *ROOMS, *EFFECTS]


def _name(text: str) -> str:
    if text not in _known():
        raise argparse.ArgumentTypeError(f"no sound is called {text!r}; known are {', '.join(_known())}")
    return text


def code(name: str) -> str:
    """The fingerprint of all that a sound is made with."""
    return fingerprint(maker(name).__module__, "tools.sound.mastering", extra=str(TIERS.get(name)))


def _make(names: list[str], ledger: Ledger) -> None:
    with multiprocessing.Pool() as pool, Progress(len(names)) as bar:
        for name, written in pool.imap_unordered(_build, names):
            ledger.note(name, code(name), written)
            bar.advance()


def _build(name: str) -> tuple[str, list[Path]]:
    written = files(name)
    for path, data in written.items():
        path.write_bytes(data)
    return name, list(written)


if __name__ == "__main__":
    main()
