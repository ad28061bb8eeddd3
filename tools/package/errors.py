"""Why a package cannot be built or tried."""

from __future__ import annotations

import shutil


class PackageError(Exception):
    """Its text is one line: what was tried, what was found and what to do."""


def needed(program: str, package: str) -> str:
    """The path of a program; raises PackageError naming the Debian package it comes in."""
    found = shutil.which(program)
    if not found:
        raise PackageError(f"looking for {program}: it is not installed; on Debian: apt install {package}")
    return found
