"""Builds the bundle on a Mac: python -m tools.package.osx."""

from __future__ import annotations

import sys

from tools.package.errors import PackageError
from tools.package.osx.build import build


def main() -> str | int:
    """What went wrong, as one line, or the exit code."""
    try:
        build()
    except PackageError as trouble:
        return str(trouble)
    return 0


if __name__ == "__main__":
    sys.exit(main())
