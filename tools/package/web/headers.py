"""Headers that tell sizes: Python's, Debian's with what Pyodide's own says, and Ogg's in a few words."""

from __future__ import annotations

import re
import runpy
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tools.package.errors import PackageError
from tools.package.web.toolchain import Toolchain
from tools.package.web.versions import DEBIAN, PYTHON

INSIDE: Final = "/build/python"
NAMES: Final = re.compile(r"^(?:#\s*define|/\* #undef|#\s*undef)\s+(\w+)", re.MULTILINE)
GUARD: Final = "Py_PYCONFIG_H"

OGG: Final = "/build/ogg"
KINDS: Final = ("int16_t", "uint16_t", "int32_t", "uint32_t", "int64_t", "uint64_t")


def write(tools: Toolchain, pyodide: Path) -> str:
    """The folder inside the root to include from."""
    debian = tools.outside(f"/usr/include/python{PYTHON}")
    if not debian.exists():
        raise PackageError(
            f"looking for Python {PYTHON}'s headers: {DEBIAN} has none; mend tools/package/web/versions.py"
        )
    target = tools.outside(INSIDE)
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(debian, target)
    (own,) = tools.outside("/usr/include").glob(f"*/python{PYTHON}/pyconfig.h")
    (target / "pyconfig.h").write_text(pyconfig(own.read_text("utf-8"), build_variables(pyodide)), "utf-8")
    return INSIDE


def write_ogg(tools: Toolchain) -> str:
    """The one header that its configure script would make; the folder inside the root to include from."""
    folder = tools.outside(f"{OGG}/ogg")
    folder.mkdir(parents=True, exist_ok=True)
    lines = ["#include <stdint.h>", *(f"typedef {kind} ogg_{kind};" for kind in KINDS), ""]
    (folder / "config_types.h").write_text("\n".join(lines), "utf-8")
    return OGG


def build_variables(pyodide: Path) -> dict[str, Any]:
    """What Pyodide's Python says about how it was built."""
    (file,) = pyodide.glob("_sysconfigdata*.py")
    variables: dict[str, Any] = runpy.run_path(str(file))["build_time_vars"]
    return variables


def pyconfig(debian: str, variables: Mapping[str, Any]) -> str:
    """Every name that the desktop's file knows, with the value it has in the browser, or none."""
    names = dict.fromkeys(name for name in NAMES.findall(debian) if name != GUARD)
    lines = [_line(name, variables.get(name)) for name in names]
    return "\n".join([f"#ifndef {GUARD}", f"#define {GUARD}", *lines, "#endif", ""])


def _line(name: str, value: Any) -> str:
    return f"#define {name} {value}" if value not in (None, 0, "") else f"/* #undef {name} */"
