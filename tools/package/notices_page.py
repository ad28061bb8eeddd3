"""The page of notices: a table of the parts, and how to put others in the place of those under the LGPL."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from game.version import VERSION
from tools.package.contents import ROOT
from tools.package.parts import Part

NAMES: Final = {"linux": "Linux", "windows": "Windows", "osx": "macOS", "web": "browsers"}

FOLDERS: Final = """\
The libraries lie as plain files in the folder `python`. To use another version of pygame-ce or pytmx, delete
{which}, and put there what the wheel
of that version holds; a wheel is a zip, and 3.X the version of Python that lies in the folder, too:

    pip download --no-deps --only-binary :all: --python-version 3.X{options} pygame-ce

To use another build of a single library, put it in the place of its file, under the same name. Nothing is
signed or checked: the next start uses what lies there."""

REPLACING: Final = {
    "linux": FOLDERS.format(
        which="`python/pygame` and `python/pygame_ce.libs`, or `python/pytmx`",
        options="",
    ),
    "windows": FOLDERS.format(which="`python\\pygame`, or `python\\pytmx`", options=" --platform win_amd64"),
    "osx": """\
The program is a bundle, that is a folder: "Show Package Contents" in the Finder. pygame-ce, pytmx and the
libraries lie as plain files in `Contents/Frameworks` and `Contents/Resources`. Put those of another version
in their place, then sign the bundle anew:

    codesign --force --deep --sign - 'Tsukiji Arcade.app'""",
    "web": """\
pygame-ce (one module, with SDL and others compiled into it) and pytmx are the wheels `pygame_ce-*.whl` and
`PyTMX-*.whl` beside the page; a wheel is a zip. Unpack the package, put another wheel in the place of one,
under the same name, write its size into `files.json`, and serve the folder: `python -m http.server`.
How the module is compiled from the published sources stands in `tools/package/web` of the game's own sources;
`make package-web` does it.""",
}

SOURCES: Final = """\
The sources of each part are to be had at the address given with it; those of pygame-ce and pytmx also by
`pip download --no-deps --no-binary :all:` and their name. None of them was changed for this game. What is
compiled into pygame-ce for browsers comes from the source packages of Debian 13, with Debian's patches."""

TREE: Final = """\
What the packages of Tsukiji Arcade hold beside the game itself. Each package has its own copy of this page,
with the parts that are in it, and the licences in full in its folder `licences`. The page is made from
`tools/package/notices.toml`; `python -m tools.package.notices` writes it anew."""

PACKAGE: Final = """\
What Tsukiji Arcade {version} for {name} holds beside the game itself, whose own licence is in `LICENSE`.
The licences of these parts lie in full in the folder `licences`."""


def page(found: Sequence[Part], target: str | None, texts: str) -> str:
    """In Markdown; `target` None is the source tree. `texts` is the folder of the licences."""
    return "\n".join(_lines(found, target, texts))


def _lines(found: Sequence[Part], target: str | None, texts: str) -> Iterator[str]:
    yield "# Third-party software\n"
    yield PACKAGE.format(version=VERSION, name=NAMES[target]) if target else TREE
    yield "\n| Part | Licence | Copyright | Home |\n|---|---|---|---|"
    yield from (_row(part, texts) for part in found)
    yield "\n## Replacing the parts under the LGPL\n"
    yield f"Under it are {', '.join(part.name for part in found if part.lesser)}.\n"
    for name in [target] if target else NAMES:
        yield f"### {NAMES[name].capitalize() if name == 'web' else NAMES[name]}\n\n{REPLACING[name]}\n"
    yield f"## Sources\n\n{SOURCES}\n"


def _row(part: Part, texts: str) -> str:
    links = ", ".join(f"[{name.removesuffix('.txt')}]({_link(name, texts)})" for name in part.texts)
    return f"| {part.name}{_pinned(part.name)} | {part.licence}: {links} | {part.by} | <{part.home}> |"


def _pinned(name: str) -> str:
    """The version, for what requirements.txt asks for."""
    text = (ROOT / "requirements.txt").read_text("utf-8")
    found = re.search(rf"^{re.escape(name)}==(\S+)", text, re.MULTILINE)
    return f" {found[1]}" if found else ""


def _link(name: str, texts: str) -> str:
    """The fonts' licences lie beside the fonts in the source tree, and with all others in a package."""
    fonts = name.endswith(".LICENSE.txt") and "/" in texts
    return f"{'assets/fonts' if fonts else texts}/{name}"
