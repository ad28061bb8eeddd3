"""pygame-ce as one WebAssembly module: takes minutes, and is kept until the recipe or a version changes."""

from __future__ import annotations

import ast
import os
import time
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from tools.package.contents import BUILD
from tools.package.errors import PackageError
from tools.package.web import headers, sources, units, versions
from tools.package.web.toolchain import Toolchain, toolchain
from tools.package.web.units import Unit

CACHE: Final = BUILD / "web" / "cache"
OBJECTS: Final = "/build/objects"
RECIPE: Final = ("compile", "headers", "units", "versions")
"""The modules of this package that decide what comes out."""

EXCEPTIONS: Final = ("-fwasm-exceptions", "-sSUPPORT_LONGJMP=wasm")
"""As Pyodide itself is built; a module built otherwise cannot be loaded."""

FLAGS: Final = ("-O3", "-g0", "-fPIC", "-DNDEBUG", "-w", "-msimd128", *EXCEPTIONS)
LINK: Final = ("-sSIDE_MODULE=2", "-sWASM_BIGINT", "-sEXPORTED_FUNCTIONS=_PyInit_base")


class Patch(NamedTuple):
    """Words in a file of a source package, and what they become."""

    package: str
    file: str
    old: str
    new: str


PATCHES: Final = (
    # SDL would ask the processor, and there is none; without SIMD a browser does not load the module at all.
    Patch(
        "libsdl2",
        "src/cpuinfo/SDL_cpuinfo.c",
        "CPU_FEATURE_AVAILABLE(CPU_HAS_SSE2)",
        "SDL_TRUE /* by SIMD */",
    ),
    # Upstream's own build for browsers leaves out the quick ways to blit, fill and scale.
    *(
        Patch("pygame-ce", f"src_c/{name}.c", "__EMSCRIPTEN__", "PG_WITHOUT_SIMD")
        for name in ("alphablit", "surface_fill", "transform")
    ),
    # The canvas has red first; new surfaces in its order are blitted twenty times as fast.
    Patch("pygame-ce", "src_c/surface.c", "Rmask = 0xFFu << 16;", "Rmask = 0xFFu << 0;"),
    Patch("pygame-ce", "src_c/surface.c", "Bmask = 0xFFu;", "Bmask = 0xFFu << 16;"),
)


def module(pyodide: Path) -> Path:
    """The compiled module, from the cache if it is there; needs root only if it is not."""
    kept = CACHE / f"pygame-{digest()}.so"
    if not kept.exists():
        begun = time.monotonic()
        print("compiling pygame-ce for WebAssembly: a few minutes, this once", flush=True)
        built = _built(toolchain(), pyodide)
        CACHE.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(built.read_bytes())
        print(f"compiled in {time.monotonic() - begun:.0f} s, kept as {kept.name}")
    return kept


def digest(folder: Path = Path(__file__).parent) -> str:
    """Changes with the recipe and with every version in it, not with comments and docstrings."""
    total = sha256(versions.required("pygame-ce").encode())
    for name in RECIPE:
        tree = ast.parse((folder / f"{name}.py").read_text("utf-8"))
        total.update(ast.dump(_Wordless().visit(tree)).encode())
    return total.hexdigest()[:16]


class _Wordless(ast.NodeTransformer):
    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        return None if isinstance(node.value, ast.Constant) else node


def _built(tools: Toolchain, pyodide: Path) -> Path:
    at = sources.unpack(tools)
    mend(tools, at)
    everything = units.units(tools, at, headers.write(tools, pyodide), headers.write_ogg(tools))
    tools.outside(OBJECTS).mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = list(pool.map(lambda unit: _compiled(tools, unit), everything))
    target = f"{OBJECTS}/base.so"
    tools.run("emcc", *LINK, "-O3", "-g0", *EXCEPTIONS, "-o", target, *objects)
    return tools.outside(target)


def mend(tools: Toolchain, at: Mapping[str, str], patches: Iterable[Patch] = PATCHES) -> None:
    """Changes what upstream cannot know, once; fails when upstream has changed it itself."""
    for patch in patches:
        file = tools.outside(f"{at[patch.package]}/{patch.file}")
        text = file.read_text("utf-8")
        if patch.old not in text and patch.new not in text:
            raise PackageError(
                f"mending {patch.file}: it has no {patch.old!r}; look at PATCHES in compile.py"
            )
        file.write_text(text.replace(patch.old, patch.new), "utf-8")


def _compiled(tools: Toolchain, unit: Unit) -> str:
    """Kept beside the sources, so that a broken-off run goes on where it was."""
    patches = [patch for patch in PATCHES if f"/{patch.package}/" in unit.source]
    key = sha256(repr((unit, FLAGS, patches)).encode()).hexdigest()[:16]
    target = f"{OBJECTS}/{Path(unit.source).stem}-{key}.o"
    if not tools.outside(target).exists():
        tools.run("emcc", "-c", *FLAGS, *unit.flags, unit.source, "-o", f"{target}.new")
        tools.outside(f"{target}.new").rename(tools.outside(target))
    return target
