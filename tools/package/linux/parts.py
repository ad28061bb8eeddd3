"""What goes into the frozen folder, and what of the libraries stays out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from tools.package.contents import CODE, ROOT, shipped

NAME: Final = "tsukiji-arcade"
"""The executable."""

INSIDE: Final = "python"
"""The folder of the interpreter and the libraries, beside the executable."""

LIBRARIES: Final = ("pygame", "pytmx", "esper", "platformdirs")
"""They lie as files in the folder, so that anybody may put another version in their place."""

UNUSED_OF_PYGAME: Final = (
    *("__briefcase", "__pyinstaller", "docs", "examples", "tests", "macosx", "_debug"),
    *("_camera", "_camera_opencv", "camera", "_freetype", "freetype", "ftfont", "gfxdraw", "midi", "pypm"),
    *("scrap", "sndarray", "surfarray", "_sdl2.controller_old", "_sdl2.mixer", "_sdl2.touch"),
)
"""Where one of these is missing pygame puts a placeholder, and the game asks for none."""

UNUSED: Final = (
    *("numpy", "scipy", "PIL", "OpenGL", "cv2", "pyglet", "sdl2", "setuptools", "pkg_resources"),
    *("tkinter", "unittest", "pydoc", "doctest", "pdb", "distutils", "sqlite3", "curses", "readline"),
    *("ssl", "_ssl", "_hashlib", "http", "ftplib", "email", "multiprocessing", "_decimal", "ctypes"),
    *("bz2", "_bz2", "lzma", "_lzma"),
)
"""Python does without them where the game comes by: hashlib, say, has its own code beside OpenSSL's."""

OF_THE_SYSTEM: Final = ("libstdc++.so.6", "libgcc_s.so.1", "libz.so.1")
"""Every desktop has them, and its graphics drivers must find those they were built for, not older ones."""


def own_modules() -> list[str]:
    """Every module of the game, by name: many are imported late, which no analysis sees."""
    return [_module(name) for _, name in shipped() if name.endswith(".py")]


def _module(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def own(module: str) -> bool:
    """Whether it ships as one of the game's own files."""
    return module == "main" or module.partition(".")[0] in CODE


def pygame_modules() -> list[str]:
    """By name: its compiled modules import each other where no analysis looks."""
    return sorted({f"pygame.{name}" for name in _inside_pygame() if not _unused(name)})


def _inside_pygame() -> list[str]:
    folder = Path(pygame.__file__).parent
    files = (file for file in folder.rglob("*") if file.suffix in {".py", ".so"} and file.stem != "__init__")
    return [".".join((*file.parent.relative_to(folder).parts, file.name.partition(".")[0])) for file in files]


def _unused(name: str) -> bool:
    return any(name == unused or name.startswith(f"{unused}.") for unused in UNUSED_OF_PYGAME)


def excluded() -> list[str]:
    """Names for PyInstaller to leave out."""
    return [*UNUSED, *(f"pygame.{name}" for name in UNUSED_OF_PYGAME)]


START: Final = ROOT / "tools" / "package" / "linux" / "start.py"
