"""python -m tools.package.osx: the bundle, what lies beside it, and the zip of both."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from game.version import VERSION
from tools.package import notices
from tools.package.archive import pack
from tools.package.contents import BUILD, ROOT, archive
from tools.package.errors import PackageError

HERE: Final = Path(__file__).parent
WORK: Final = BUILD / "osx" / "work"
FOLDER: Final = BUILD / "osx" / "tsukiji-arcade"
BUNDLE: Final = "Tsukiji Arcade.app"
BESIDE: Final = ("LICENSE", ".itch.toml")


def build() -> Path:
    """The zip in dist/; raises PackageError where this is no Mac."""
    if sys.platform != "darwin":
        raise PackageError(f"building the bundle for macOS: this is {sys.platform}; run it on a Mac")
    made = freeze() / BUNDLE
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.copytree(made, FOLDER / BUNDLE, symlinks=True)
    lay_beside(FOLDER)
    package = archive("osx")
    size = pack(FOLDER, package)
    print(f"{package.name}: {size / 1e6:.1f} MB", flush=True)
    return package


def freeze() -> Path:
    """The folder in which PyInstaller leaves the bundle, and the same program as a plain folder."""
    done = WORK / "done"
    folders = ["--workpath", str(WORK), "--distpath", str(done)]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *folders]
    run = subprocess.run([*command, str(HERE / "bundle.spec")], cwd=ROOT, check=False)
    if run.returncode:
        raise PackageError(
            "PyInstaller on bundle.spec: it failed, see above; requirements-package.txt installs it"
        )
    return done


def lay_beside(folder: Path) -> None:
    """What a player reads; the licences last, for they are written for what is there."""
    for name in BESIDE:
        shutil.copyfile(ROOT / name, folder / name)
    text = (HERE / "README.txt").read_text("utf-8").format(version=VERSION)
    (folder / "README.txt").write_text(text, "utf-8")
    notices.write(folder, "osx")
