"""Cuts the fonts of assets/fonts/ out of the full ones, which come in npm packages.

    pip install -r requirements-art.txt
    mkdir packages && cd packages
    npm install @expo-google-fonts/m-plus-1p@0.4.2 @expo-google-fonts/shippori-mincho@0.4.1 \
                @expo-google-fonts/barlow-condensed@0.4.1 @expo-google-fonts/yuji-syuku@0.4.1
    cd .. && python -m tools.fonts packages

Each face keeps its hints; its licence is laid beside it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).parents[1] / "assets" / "fonts"

LATIN: Final = "U+0020-007E,U+00A0-017F,U+2010-2026,U+2212"
"""With Latin-1, Extended-A, quotation marks, dashes and the minus sign."""
SIGNS: Final = "・、。「」←↑→↓↔●○◆◇■□▲△▼▽★☆✓✕€"
JAPANESE: Final = (
    "築地魚市場"  # the market
    "海老帆立貝鮭蛸河豚黒鮪沢山ヤクザ"  # its cards
    "札鐘競値船港決闘朝夜一二三四五六七八九十百千円入出中休終勝負始次"  # its tables
    "鯖烏賊真鯛鰻高足蟹焼章鮃貝"  # the harbor's catch
    "許可鑑冷凍氷車荷借貸株証助補銀行役所水族館交易漁師網帆波海空"  # its papers and houses
    "樽山葵包丁刃月日明暗天秤重軽左右上下東西南北京江戸"  # the duel's balance
    "大小金銭買売魚屋親分組極祭春夏秋冬風雨雪花松竹梅鶴亀福寿"
    "わさびえびほたてがいさけたこふぐまぐろたくさんやくざつきじ"
)


@dataclass(frozen=True)
class Face:
    """One file of assets/fonts/ and where it is cut from."""

    name: str
    package: str
    file: str


FACES: Final = (
    Face("text", "m-plus-1p", "500Medium/MPLUS1p_500Medium.ttf"),
    Face("bold", "m-plus-1p", "700Bold/MPLUS1p_700Bold.ttf"),
    Face("title", "shippori-mincho", "800ExtraBold/ShipporiMincho_800ExtraBold.ttf"),
    Face("brush", "yuji-syuku", "400Regular/YujiSyuku_400Regular.ttf"),
    Face("number", "barlow-condensed", "800ExtraBold/BarlowCondensed_800ExtraBold.ttf"),
)


def folder(packages: Path, package: str) -> Path:
    """Where npm put the package: under node_modules, or unpacked by hand."""
    found = sorted(packages.glob(f"**/*{package}*/LICENSE_FONT"))
    if not found:
        sys.exit(f"{packages} holds no package {package!r}: see the first lines of tools/fonts.py")
    return found[0].parent


def cut(face: Face, packages: Path) -> None:
    """Writes the face with the characters the game shows, as far as the full font has them."""
    source = folder(packages, face.package)
    command = [sys.executable, "-m", "fontTools.subset", str(source / face.file)]
    command += [f"--output-file={FONTS / face.name}.ttf", f"--unicodes={LATIN}", f"--text={SIGNS}{JAPANESE}"]
    # Vertical writing is never set; the names keep the copyright inside the file.
    command += [
        "--hinting",
        "--layout-features=kern,mark,liga",
        "--name-IDs=*",
        "--drop-tables+=vhea,vmtx,DSIG",
    ]
    subprocess.run(command, check=True)
    shutil.copyfile(source / "LICENSE_FONT", FONTS / f"{face.name}.LICENSE.txt")


def main(arguments: list[str]) -> None:
    """Cuts every face out of the folder named."""
    if len(arguments) != 1:
        sys.exit("usage: python -m tools.fonts FOLDER_OF_PACKAGES")
    FONTS.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        cut(face, Path(arguments[0]))
        print(f"{face.name}: {(FONTS / face.name).with_suffix('.ttf').stat().st_size:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
