"""What a canvas of 1280x720 does not need is taken away: pixels nobody sees, and the finest of the sound."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from functools import partial
from hashlib import sha256
from pathlib import Path
from threading import get_ident
from typing import Final, NamedTuple

from tools.package.contents import BUILD
from tools.package.web import music, pictures

KEPT: Final = BUILD / "web" / "cache" / "shrunk"
SMALL: Final = "@720"
"""Such a picture is the one the game takes for 720 lines, in the place of its larger twin."""

LEFT_OUT: Final = ("assets/art/icon/", "assets/icon.ico", "data/locale/tsukiji.pot")
"""A page has an icon of its own, and nobody translates there."""

SCALES: Final[Mapping[str, Fraction]] = {
    "assets/art/blade_": Fraction(2, 5),
    "assets/art/cabinets/": Fraction(2, 3),
    "assets/art/cards/": Fraction(1, 2),
    "assets/art/crests/": Fraction(2, 3),
    "assets/art/duel/faces/": Fraction(1, 2),
    "assets/art/duel/halves/": Fraction(1, 2),
    "assets/art/duel/sweep": Fraction(2, 3),
    "assets/art/duel/": Fraction(2, 5),
    "assets/art/fan/": Fraction(1, 2),
    "assets/art/harbor/prints/": Fraction(2, 3),
    "assets/art/harbor/": Fraction(1, 2),
    "assets/art/niches/": Fraction(2, 5),
    "assets/art/posters/": Fraction(3, 5),
    "assets/art/prints/": Fraction(2, 3),
    "assets/art/race/": Fraction(2, 5),
    "assets/art/symbols/": Fraction(2, 3),
    "assets/art/tables/": Fraction(1, 2),
    "assets/art/tickets/": Fraction(2, 5),
    "assets/art/title/": Fraction(2, 3),
}
"""Art is stored at two or three times its size on 720 lines; prints and stalls are shown a little larger.

Of the names that fit, the first one counts."""

MUSIC: Final = "assets/sounds/music/"
RECIPE: Final = ("music", "pictures")


class Job(NamedTuple):
    """What makes a file of the tree into the one that is shipped; `how` tells it from other ways."""

    source: Path
    how: str
    work: Callable[[bytes], bytes]


def plan(files: Iterable[tuple[Path, str]]) -> dict[str, Job]:
    """By the name a file has in the browser."""
    listed = {name: file for file, name in files if not name.startswith(LEFT_OUT)}
    twins = {name.replace(SMALL, ""): name for name in listed if SMALL in name}
    kept = (name for name in listed if SMALL not in name)
    return {name: _job(listed[twins.get(name, name)], name, name in twins) for name in kept}


def _job(source: Path, name: str, already_small: bool) -> Job:
    if name.startswith(MUSIC) and name.endswith(".ogg"):
        return Job(source, f"music {music.QUALITY}", music.softer)
    if name.endswith(".png"):
        scale = Fraction(1) if already_small else _scale(name)
        return Job(source, f"picture {scale}", partial(pictures.smaller, scale=scale))
    return Job(source, "", bytes)


def _scale(name: str) -> Fraction:
    return next((scale for folder, scale in SCALES.items() if name.startswith(folder)), Fraction(1))


def shrunk(files: Iterable[tuple[Path, str]], kept: Path = KEPT) -> dict[str, bytes]:
    """The content of every file under its name in the browser; what was made once is not made again."""
    jobs = plan(files)
    kept.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        contents = pool.map(partial(_done, kept=kept), jobs.values())
        return dict(zip(jobs, contents, strict=True))


def _done(job: Job, kept: Path) -> bytes:
    content = job.source.read_bytes()
    if not job.how:
        return content
    file = kept / key(content, job.how)
    if not file.exists():
        made = file.with_name(f"{file.name}-{get_ident()}")  # equal files may be at work at the same time
        made.write_bytes(job.work(content))
        made.rename(file)
    return file.read_bytes()


def key(content: bytes, how: str, folder: Path = Path(__file__).parent) -> str:
    """Changes with the file, with what is done to it and with the code that does it."""
    total = sha256(how.encode() + content)
    for name in RECIPE:
        total.update((folder / f"{name}.py").read_bytes())
    return total.hexdigest()[:24]
