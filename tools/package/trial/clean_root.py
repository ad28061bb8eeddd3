"""A small Debian without Python, with the libraries a desktop has: where a package must start by itself."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.package.contents import BUILD
from tools.package.errors import PackageError, needed

ROOT: Final = BUILD / "linux" / "root"
"""Made once; remove the folder to have it made anew."""

SUITE: Final = "bookworm"
DESKTOP: Final = (
    *("libx11-6", "libxext6", "libxcursor1", "libxi6", "libxrandr2", "libxfixes3", "libxss1"),
    *("libgl1", "libgl1-mesa-dri", "libegl1", "libdrm2", "libxkbcommon0", "libwayland-client0"),
    *("libasound2", "libpulse0", "libdbus-1-3", "libudev1"),
)
"""What SDL looks for on a desktop, as far as it is not the package's own."""

PLAYER: Final = 1000
"""The user of the player: an ordinary one."""

MIRROR: Final = re.compile(r"^(?:URIs:|deb(?: \[[^]]*\])?)\s+(\S+/debian)/?(?:\s|$)", re.MULTILINE)


def clean_root() -> Path:
    """The root, made by debootstrap where there is none; raises PackageError where that is impossible."""
    if os.geteuid() != 0:
        raise PackageError("making a clean root: only root can; run: sudo make package-test ARGS=linux")
    if not (ROOT / "made").exists():
        _make()
    pythons = sorted(path.name for path in (ROOT / "usr" / "bin").glob("python*"))
    if pythons:
        raise PackageError(f"looking into {ROOT}: it has {pythons[0]}; remove it, and it is made anew")
    return ROOT


def _make() -> None:
    print(f"making {ROOT}, once; it takes some minutes", flush=True)
    shutil.rmtree(ROOT, ignore_errors=True)
    tool, packages = needed("debootstrap", "debootstrap"), ",".join(DESKTOP)
    command = [tool, "--variant=minbase", f"--include={packages}", SUITE, str(ROOT), mirror()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stdout.strip().splitlines() or ["no word of why"])[-1]
        raise PackageError(f"debootstrap {SUITE} into {ROOT}: {last}")
    (ROOT / "made").touch()


def mirror(sources: Path = Path("/etc/apt")) -> str:
    """The Debian archive this machine itself uses."""
    for file in sorted([*sources.glob("sources.list"), *sources.glob("sources.list.d/*")]):
        found = MIRROR.search(file.read_text("utf-8", "replace"))
        if found:
            return found[1]
    raise PackageError(f"looking for a Debian mirror in {sources}: none is named; add one to sources.list")


def inside(root: Path, folder: str, environment: dict[str, str], command: Sequence[str]) -> list[str]:
    """The command as a player's, in this folder of the root, with nothing of this machine's environment."""
    variables = [f"{name}={value}" for name, value in environment.items()]
    there = f'mount -t proc proc "{root}/proc" && exec "$@"'  # within `unshare`: it goes with the program
    player = [needed("chroot", "coreutils"), f"--userspec={PLAYER}:{PLAYER}", str(root), "/usr/bin/env", "-i"]
    change = ["/bin/sh", "-c", f'cd "{folder}" && exec "$@"', "sh"]
    return [
        needed("unshare", "util-linux"),
        "--mount",
        "sh",
        "-c",
        there,
        "sh",
        *player,
        *variables,
        *change,
        *command,
    ]
