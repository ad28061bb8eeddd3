"""Compiles the launcher with its icon and its version, by MinGW-w64."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from string import Template
from typing import Final

from game.version import VERSION
from tools.package.contents import BUILD, ROOT
from tools.package.errors import PackageError, needed
from tools.package.windows.wine import NATIVE

HERE: Final = Path(__file__).parent
ICON: Final = ROOT / "assets" / "icon.ico"
WORK: Final = BUILD / "windows" / "launcher"
MINGW: Final = "" if NATIVE else "x86_64-w64-mingw32-"
OPTIONS: Final = (
    *("-municode", "-mwindows", "-static", "-s", "-Os", "-Wall", "-Wextra", "-Werror"),
    "-Wl,--no-insert-timestamp",  # equal sources make equal files
)


def compile_launcher(program: Path, tag: str) -> None:
    """Writes the .exe; `tag` is that of the CPython it loads, e.g. 313."""
    WORK.mkdir(parents=True, exist_ok=True)
    script = WORK / "launcher.rc"
    script.write_text(resources(program.stem), "utf-8")
    _call("windres", script, "-O", "coff", "-o", script.with_suffix(".res"))
    source, compiled = HERE / "launcher.c", script.with_suffix(".res")
    _call("gcc", *OPTIONS, f'-DPYTHON=L"python{tag}"', source, compiled, "-o", program)


def resources(name: str) -> str:
    """The resource script: what Windows shows of the file."""
    template = Template((HERE / "launcher.rc").read_text("utf-8"))
    manifest = HERE / "launcher.manifest"
    return template.substitute(
        icon=ICON.as_posix(),
        manifest=manifest.as_posix(),
        numbers=numbers(VERSION),
        version=VERSION,
        name=name,
    )


def numbers(version: str) -> str:
    """As Windows counts versions, in four numbers: 0.7.0 is 0,7,0,0."""
    found = re.findall(r"\d+", version)[:3]
    return ",".join((*found, *("0" for _ in range(4 - len(found)))))


def _call(tool: str, *arguments: Path | str) -> None:
    program = needed(MINGW + tool, "gcc-mingw-w64-x86-64")
    done = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True, check=False)
    if done.returncode:
        first = (done.stderr.strip().splitlines() or ["no word of why"])[0]
        raise PackageError(f"compiling the launcher: {tool} says {first}")
