"""Every C file of the one module, with its flags: SDL and its friends, FreeType, Vorbis and pygame-ce."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from tools.package.web.toolchain import Toolchain
from tools.package.web.versions import required

PORTS: Final = "/usr/share/emscripten/tools/ports"
THREADS: Final = ("syscond", "sysmutex", "syssem", "systhread", "systls")
"""SDL's stand-ins for a system without threads."""

CODECS: Final = ("load_aiff", "load_voc", "music_wav", "music_ogg", "mp3utils")
TUNING: Final = ("barkmel", "psytune", "tone", "vorbisenc")
"""Files of libvorbis that are programs of their own, or encode."""

PYGAME: Final = (
    *("base", "bitmask", "rotozoom", "SDL_gfx/SDL_gfxPrimitives"),
    *("simd_surface_fill_sse2", "simd_surface_fill_avx2"),
)
"""`base` includes nearly all others, but not the SIMD files: upstream builds without."""

TRANSFORM: Final = ("simd_transform_sse2", "simd_transform_avx2")
TWICE: Final = (
    *("pg_sse2_at_runtime_but_uncompiled", "pg_neon_at_runtime_but_uncompiled"),
    *("pg_avx2_at_runtime_but_uncompiled", "pg_has_avx2"),
)
"""Functions that these share with the blitters; in one module they need two names."""

SIMD: Final = ("-msse2",)
"""Emscripten turns SSE2 into WebAssembly's own: pygame's quick blitters, as on the desktop."""


class Unit(NamedTuple):
    """A file inside the root."""

    source: str
    flags: tuple[str, ...]


def units(tools: Toolchain, at: Mapping[str, str], python: str, ogg: str) -> list[Unit]:
    """`at` says where each source package lies, `python` and `ogg` where their headers do."""
    sdl = (f"-I{at['libsdl2']}/include",)
    vorbis = (f"-I{ogg}", f"-I{at['libogg']}/include", f"-I{at['libvorbis']}/include")
    return [
        *_sdl(tools, at["libsdl2"], sdl),
        *_image(tools, at["libsdl2-image"], sdl),
        *_mixer(tools, at["libsdl2-mixer"], (*sdl, *vorbis)),
        *_vorbis(tools, at, vorbis),
        *_freetype(tools, at["freetype"]),
        Unit(f"{at['libsdl2-ttf']}/SDL_ttf.c", (*sdl, f"-I{at['freetype']}/include", "-DTTF_USE_HARFBUZZ=0")),
        *_pygame(at, (*sdl, f"-I{python}", f"-I{python}/internal")),
        Unit("/usr/share/emscripten/system/lib/html5/dom_pk_codes.c", ()),  # key names; side modules lack it
    ]


def _sdl(tools: Toolchain, folder: str, flags: tuple[str, ...]) -> Iterator[Unit]:
    """The files that Emscripten's own port of SDL is made of."""
    listed = re.search(r"srcs = '''(.*?)'''", _port(tools, "sdl2"), re.DOTALL)
    names = listed[1].split() if listed else []
    for name in (*names, *(f"thread/generic/SDL_{part}.c" for part in THREADS)):
        if tools.outside(f"{folder}/src/{name}").exists():  # the port is of an older SDL
            yield Unit(f"{folder}/src/{name}", flags)


def _image(tools: Toolchain, folder: str, flags: tuple[str, ...]) -> Iterator[Unit]:
    """PNG by the small decoder that comes with it; the other formats are empty functions."""
    flags = (*flags, f"-I{folder}/include", "-DUSE_STBIMAGE", "-DLOAD_PNG")
    for file in sorted(tools.outside(f"{folder}/src").glob("IMG*.c")):
        yield Unit(f"{folder}/src/{file.name}", flags)


def _mixer(tools: Toolchain, folder: str, flags: tuple[str, ...]) -> Iterator[Unit]:
    """OGG by libvorbis: the small decoder that comes with it does not cut music where its pages end."""
    flags = (*flags, *(f"-I{folder}/{part}" for part in ("include", "src", "src/codecs")))
    flags = (*flags, "-DMUSIC_WAV", "-DMUSIC_OGG")
    for file in sorted(tools.outside(f"{folder}/src").glob("*.c")):
        yield Unit(f"{folder}/src/{file.name}", flags)
    for name in CODECS:
        yield Unit(f"{folder}/src/codecs/{name}.c", flags)


def _vorbis(tools: Toolchain, at: Mapping[str, str], flags: tuple[str, ...]) -> Iterator[Unit]:
    """Decoder and container."""
    yield from (Unit(f"{at['libogg']}/src/{name}.c", flags) for name in ("bitwise", "framing"))
    lib = f"{at['libvorbis']}/lib"
    for file in sorted(tools.outside(lib).glob("*.c")):
        if file.stem not in TUNING:
            yield Unit(f"{lib}/{file.name}", (*flags, f"-I{lib}"))


def _freetype(tools: Toolchain, folder: str) -> Iterator[Unit]:
    """As Emscripten's port, but for compressed fonts: we have none."""
    names = re.findall(r"'((?:src|builds)/[\w/]+\.c)'", _port(tools, "freetype"))
    for name in names:
        if name != "src/bzip2/ftbzip2.c":
            source = name.replace("builds/unix/", "src/base/")
            yield Unit(f"{folder}/{source}", ("-DFT2_BUILD_LIBRARY", f"-I{folder}/include"))


def _pygame(at: Mapping[str, str], flags: tuple[str, ...]) -> Iterator[Unit]:
    """One static library, without the experimental parts that are written in Cython."""
    folder = f"{at['pygame-ce']}/src_c"
    numbers = zip(("MAJOR", "MINOR", "PATCH"), required("pygame-ce").split("."), strict=True)
    flags = (*flags, "-DBUILD_STATIC=1", "-DNO_SDL2", '-DPG_VERSION_TAG=""', *SIMD)
    flags = (*flags, *(f"-DPG_{part}_VERSION={number}" for part, number in numbers))
    libraries = [f"{at[name]}/include" for name in ("libsdl2-image", "libsdl2-mixer", "freetype")]
    included = (*libraries, at["libsdl2-ttf"], folder, f"{folder}/include")
    flags = (*flags, *(f"-I{place}" for place in included))
    yield from (Unit(f"{folder}/{name}.c", flags) for name in PYGAME)
    flags = (*flags, *(f"-D{name}=transform_{name}" for name in TWICE))
    yield from (Unit(f"{folder}/{name}.c", flags) for name in TRANSFORM)


def _port(tools: Toolchain, name: str) -> str:
    return tools.outside(f"{PORTS}/{name}.py").read_text("utf-8")
