"""Every text of the game with its place, and the template that translations begin with.

python -m tools.texts             print all texts
python -m tools.texts --write     renew data/locale/tsukiji.pot
python -m tools.texts --compile   data/locale/<language>.po -> <language>/LC_MESSAGES/tsukiji.mo
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from game.i18n.door import DOMAIN
from game.i18n.pseudo import PLACE
from game.storage.files import DATA

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = DATA / "locale"
TEMPLATE: Final = FOLDER / f"{DOMAIN}.pot"
READ: Final = ("main.py", "game", "scenes")
KEYWORDS: Final = {name: DEFAULT_KEYWORDS[name] for name in ("_", "N_", "ngettext", "pgettext")}
HEADER: Final = "# Texts of Tsukiji Arcade, MIT licensed. Made by `python -m tools.texts --write`.\n#"


def sources() -> Iterator[Path]:
    """The files that may speak."""
    for name in READ:
        place = ROOT / name
        yield from sorted(place.rglob("*.py")) if place.is_dir() else (place,)


def extracted() -> Catalog:
    """All messages of the code, in the order of the files."""
    catalogue = Catalog(header_comment=HEADER, fuzzy=False)
    for file in sources():
        place = file.relative_to(ROOT).as_posix()
        for line, message, comments, context in extract_from_file("python", file, keywords=KEYWORDS):
            catalogue.add(message, None, [(place, line)], auto_comments=comments, context=context)
    return catalogue


def template(catalogue: Catalog) -> str:
    """Without line numbers and dates: it changes only when a text does."""
    stream = BytesIO()
    write_po(stream, catalogue, width=100, include_lineno=False, omit_header=True)
    head = f'{HEADER}\nmsgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
    return head + stream.getvalue().decode()


def wrong(catalogue: Catalog) -> list[str]:
    """Places that a translation has and its message does not: the game would stop there."""
    return [
        f"{message.id!r}: no place {place} there"
        for message in catalogue
        for words in spelled(message.string)
        for place in set(PLACE.findall(words))
        - {each for text in spelled(message.id) for each in PLACE.findall(text)}
        if message.id
    ]


def spelled(forms: object) -> tuple[str, ...]:
    """The forms of a message: one, or one for each number."""
    return (forms,) if isinstance(forms, str) else tuple(forms) if isinstance(forms, tuple | list) else ()


def compile_all(folder: Path = FOLDER) -> list[str]:
    """What is wrong with the catalogues; those in order are there to be spoken."""
    faults: list[str] = []
    for file in sorted(folder.glob("*.po")):
        with file.open("rb") as stream:
            catalogue = read_po(stream, locale=file.stem)
        found = wrong(catalogue)
        faults.extend(f"{file.name}: {fault}" for fault in found)
        if not found:
            made = folder / file.stem / "LC_MESSAGES" / f"{DOMAIN}.mo"
            made.parent.mkdir(parents=True, exist_ok=True)
            with made.open("wb") as out:
                write_mo(out, catalogue)
    return faults


def _printed(message: Message) -> str:
    words = message.id if isinstance(message.id, str) else " | ".join(message.id)
    place, _ = message.locations[0]
    return f"{place}: {f'({message.context}) ' if message.context else ''}{words}"


def main(given: list[str] | None = None) -> int:
    """Returns the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="renew the template")
    parser.add_argument("--compile", action="store_true", help="make the catalogues that the game reads")
    asked = parser.parse_args(given)
    catalogue = extracted()
    if asked.compile:
        faults = compile_all()
        print("\n".join(faults) or "all catalogues are in order")
        return int(bool(faults))
    if asked.write:
        TEMPLATE.write_text(template(catalogue), encoding="utf-8")
    else:
        print("\n".join(_printed(message) for message in catalogue if message.id))
    print(f"{len(catalogue)} messages", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
