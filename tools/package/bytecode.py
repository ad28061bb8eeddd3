"""Compiled modules beside their sources: a start need not compile, and an edited source still counts."""

from __future__ import annotations

from compileall import compile_dir
from pathlib import Path
from py_compile import PycInvalidationMode

from tools.package.errors import PackageError


def compile_within(folder: Path) -> None:
    """For this Python; checked by content, as dates do not survive a zip."""
    checked = PycInvalidationMode.CHECKED_HASH
    # stripdir: a traceback then names a file as it lies in the package, not where it was built
    if not compile_dir(folder, quiet=1, stripdir=str(folder), invalidation_mode=checked, maxlevels=99):
        raise PackageError(f"compiling the modules in {folder}: one has an error, printed above")
