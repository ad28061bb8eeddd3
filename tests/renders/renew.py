"""Writes the reference pictures anew: python -m tests.renders.renew [NAME ...]. Look at them afterwards."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.renders import references
from tests.renders.screens import COMPARED
from tests.renders.studio import SIZES, studio


def main(names: list[str]) -> None:
    for size in SIZES:
        with TemporaryDirectory() as folder, studio(Path(folder), size) as shoot:
            for name in names or COMPARED:
                with shoot(name) as booth:
                    references.save(name, booth.picture())
    for file in references.FOLDER.rglob("*.png"):
        if file.stem not in COMPARED:
            file.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
