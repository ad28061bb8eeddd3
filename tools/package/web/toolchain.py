"""Debian's Emscripten in a root of its own: the machine itself may be older, newer or without one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from tools.package.contents import BUILD
from tools.package.errors import PackageError, needed
from tools.package.web.commands import run
from tools.package.web.versions import DEBIAN, EMSCRIPTEN

CHROOT: Final = BUILD / "web" / "chroot"
PACKAGES: Final = (
    *("emscripten", "clang-19", "lld-19", "nodejs"),
    *("python3", "python3-dev", "dpkg-dev", "xz-utils"),
)
SETTINGS: Final = {
    "PATH": f"{os.defpath}:/usr/sbin:/sbin",
    "DEBIAN_FRONTEND": "noninteractive",
    "LC_ALL": "C",
}


class Toolchain:
    """Commands run inside; paths inside begin at the root's own /."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def run(self, *command: str, within: str = "/") -> str:
        """What it printed."""
        script = 'cd "$0" && exec "$@"'
        return run(
            "chroot", self.root, "sh", "-c", script, within, *command, settings={**os.environ, **SETTINGS}
        )

    def outside(self, inside: str) -> Path:
        """Where a path of the root lies for everybody else."""
        return self.root / inside.removeprefix("/")


def toolchain(root: Path = CHROOT) -> Toolchain:
    """Made if it is not there yet."""
    if os.geteuid() != 0:
        raise PackageError(
            "compiling for the web: a chroot is needed, and this is not root; run it once as root"
        )
    made = Toolchain(root)
    if not (root / "etc" / "complete").exists():
        _bootstrap(made)
    if not made.outside("/usr/bin/emcc").exists():
        _equip(made)
    told = made.run("emcc", "--version").splitlines()[0]
    if EMSCRIPTEN not in told:
        raise PackageError(
            f"looking at the compiler: {told}, not {EMSCRIPTEN}; mend tools/package/web/versions.py"
        )
    return made


def _bootstrap(made: Toolchain) -> None:
    """The smallest Debian; what an earlier try left half done goes away first."""
    program = needed("debootstrap", "debootstrap")
    run("rm", "-rf", "--one-file-system", made.root)
    made.root.mkdir(parents=True)
    run(program, "--variant=minbase", "--include=ca-certificates", DEBIAN, made.root, *mirror())
    listed = made.outside("/etc/apt/sources.list")
    packages = listed.read_text("utf-8").splitlines()[0]
    listed.write_text(f"{packages}\n{packages.replace('deb ', 'deb-src ', 1)}\n", "utf-8")
    made.outside("/etc/resolv.conf").write_bytes(Path("/etc/resolv.conf").read_bytes())
    made.outside("/etc/complete").touch()


def _equip(made: Toolchain) -> None:
    """Installs the compiler; only the scripts of some packages want to see /proc."""
    made.run("apt-get", "update", "-q")
    run("mount", "-t", "proc", "proc", made.root / "proc")
    try:
        made.run("apt-get", "install", "-y", "-q", "--no-install-recommends", *PACKAGES)
    finally:
        run("umount", made.root / "proc")


def mirror() -> list[str]:
    """Where this machine takes Debian from, if it is a Debian; else debootstrap knows a place."""
    try:
        told = run("apt-get", "indextargets", "--format", "$(LABEL) $(REPO_URI)", "Created-By: Packages")
    except PackageError:
        return []
    places = [line.split()[1] for line in told.splitlines() if line.startswith("Debian ")]
    return places[:1]
