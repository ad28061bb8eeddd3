"""How much the titles repeat of each other: equal stretches of code in two of their folders.

python -m tools.repeats [folder]
"""

from __future__ import annotations

import io
import sys
import tokenize
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

WINDOW: Final = 6
WHERE: Final = ("scenes", "game/staging")
SILENT: Final = frozenset(
    (tokenize.COMMENT, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING, tokenize.ENDMARKER)
)


class Line(NamedTuple):
    """A logical line: all its physical lines as one, without comments, docstrings and layout."""

    file: Path
    number: int
    text: str


Window: TypeAlias = tuple[str, ...]


def lines(file: Path, source: str) -> Iterator[Line]:
    """What is done, without imports: those are alike wherever the same is used."""
    words: list[tokenize.TokenInfo] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in SILENT:
            words.append(token)
        if token.type != tokenize.NEWLINE:
            continue
        told = all(word.type in (tokenize.STRING, tokenize.NEWLINE) for word in words)
        if not told and words[0].string not in ("import", "from"):
            yield Line(file, words[0].start[0], " ".join(word.string for word in words[:-1]))
        words = []


def windows(found: Iterable[Line]) -> Iterator[tuple[Window, tuple[Line, ...]]]:
    """Every stretch of so many lines of one file."""
    kept = tuple(found)
    for start in range(len(kept) - WINDOW + 1):
        stretch = kept[start : start + WINDOW]
        yield tuple(line.text for line in stretch), stretch


def repeated(root: Path) -> tuple[set[Line], Counter[str]]:
    """The lines in stretches that occur in two packages below WHERE, and how many lines each package has."""
    seen: dict[Window, dict[Path, set[Line]]] = defaultdict(lambda: defaultdict(set))
    sizes: Counter[str] = Counter()
    for package in sorted(path for where in WHERE for path in (root / where).iterdir() if _counts(path)):
        for file in sorted(package.rglob("*.py")) if package.is_dir() else [package]:
            found = tuple(lines(file.relative_to(root), file.read_text(encoding="utf-8")))
            sizes[package.relative_to(root).as_posix()] += len(found)
            for window, stretch in windows(found):
                seen[window][package].update(stretch)
    several = [places for places in seen.values() if len(places) > 1]
    return {line for places in several for own in places.values() for line in own}, sizes


def _counts(path: Path) -> bool:
    return path.suffix == ".py" or (path.is_dir() and not path.name.startswith("_"))


def main() -> None:
    """Prints the places, the sizes of the packages and the share."""
    found, sizes = repeated(Path(sys.argv[1]) if len(sys.argv) > 1 else Path.cwd())
    for line in sorted(found):
        print(f"{line.file}:{line.number}: {line.text[:90]}")
    for package in sorted(sizes):
        if not package.endswith(".py"):
            print(f"{package}: {sizes[package]} lines")
    total = sizes.total()
    print(f"{len(found)} of {total} lines are repeated in another package ({100 * len(found) / total:.1f} %)")


if __name__ == "__main__":
    main()
