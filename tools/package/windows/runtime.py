"""What ships of the embeddable CPython."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from tools.package.archive import THEN
from tools.package.windows.cpython import Runtime

KEPT: Final = (
    *("python{tag}.dll", "vcruntime140.dll", "vcruntime140_1.dll"),
    *("_ctypes.pyd", "libffi-8.dll"),  # the player's folder, and message boxes
    *("_elementtree.pyd", "pyexpat.pyd"),  # maps
    *("select.pyd", "unicodedata.pyd"),
)
UNUSED: Final = (
    *("asyncio", "concurrent", "multiprocessing", "http", "email", "xmlrpc", "wsgiref", "html", "sqlite3"),
    *("dbm", "unittest", "pydoc_data", "_pyrepl", "tomllib", "zoneinfo", "sysconfig", "ensurepip", "venv"),
    *("lib2to3", "pydoc", "doctest", "pdb", "bdb", "mailbox", "ssl", "imaplib", "smtplib", "ftplib"),
    *("poplib", "socketserver", "tarfile", "pickletools", "optparse", "plistlib", "pstats", "profile"),
    *("cProfile", "trace", "_pydecimal", "_pyio", "_pydatetime", "turtle", "webbrowser", "zipapp"),
    *("modulefinder", "py_compile", "compileall", "bz2", "lzma", "ipaddress", "statistics", "cmd", "code"),
    *("codeop", "tabnanny", "pyclbr"),
)
"""Of the standard library; the trial plays whole matches without them."""


def lay_runtime(runtime: Runtime, folder: Path, paths: tuple[str, ...]) -> None:
    """What ships of it; `paths` is where modules are looked for, beside the standard library."""
    folder.mkdir(parents=True)
    for name in KEPT:
        name = name.format(tag=runtime.tag)
        shutil.copyfile(runtime.folder / name, folder / name)
    library = f"python{runtime.tag}.zip"
    lay_library(runtime.folder / library, folder / library)
    # With this file Python looks nowhere else: no other Python of the player's, and no PYTHONPATH.
    lines = "\n".join((library, *paths))
    (folder / f"python{runtime.tag}._pth").write_text(f"{lines}\n", "utf-8")


def lay_library(whole: Path, slim: Path) -> None:
    """Stored, not packed: it loads faster, and the package is packed as a whole."""
    with ZipFile(whole) as given, ZipFile(slim, "w", ZIP_STORED) as kept:
        for name in sorted(given.namelist()):
            if name.endswith(".pyc") and name.partition("/")[0].removesuffix(".pyc") not in UNUSED:
                kept.writestr(ZipInfo(name, THEN), given.read(name))
