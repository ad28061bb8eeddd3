"""Builds with another CPython than the pinned one: python -m tools.package.windows --runtime ZIP."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.package.errors import PackageError
from tools.package.windows.build import build


def main() -> str | int:
    """What went wrong, as one line, or the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.package.windows", description=__doc__)
    what = "an embeddable package for 64-bit Windows, as python.org has it (else: the one of runtime.txt)"
    parser.add_argument("--runtime", type=Path, metavar="ZIP", help=what)
    try:
        build(parser.parse_args().runtime)
    except PackageError as trouble:
        return str(trouble)
    return 0


if __name__ == "__main__":
    sys.exit(main())
