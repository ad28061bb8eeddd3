"""A folder as a zip: equal folders make equal files, and what can be run still can."""

from __future__ import annotations

from pathlib import Path
from stat import S_ISLNK
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

THEN: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every member: the oldest a zip can tell."""

UNIX: Final = 3


def pack(folder: Path, archive: Path, under: str = "") -> int:
    """Writes the archive anew; its size in bytes. `under` is the one folder all of it lies in, if any."""
    archive.parent.mkdir(parents=True, exist_ok=True)
    fresh = archive.with_name(f"{archive.name}.new")
    with ZipFile(fresh, "w", ZIP_DEFLATED, compresslevel=9) as opened:
        for file in sorted(path for path in folder.rglob("*") if path.is_file() or path.is_symlink()):
            name = (Path(under) / file.relative_to(folder)).as_posix()
            opened.writestr(_member(file, name), _content(file))
    fresh.replace(archive)
    return archive.stat().st_size


def unpack(archive: Path, folder: Path) -> None:
    """As an unpacker of a desktop does: programs can be run, and links are links."""
    with ZipFile(archive) as opened:
        for member in opened.infolist():
            place, mode = folder / member.filename, member.external_attr >> 16
            place.parent.mkdir(parents=True, exist_ok=True)
            if S_ISLNK(mode):
                place.symlink_to(opened.read(member).decode())
            elif not member.is_dir():
                place.write_bytes(opened.read(member))
                place.chmod(mode & 0o777)


def _member(file: Path, name: str) -> ZipInfo:
    member = ZipInfo(name, THEN)
    member.compress_type = ZIP_DEFLATED
    member.create_system = UNIX
    member.external_attr = _mode(file) << 16
    return member


def _mode(file: Path) -> int:
    """A link, a program or a plain file; who may write it is for the unpacker to say."""
    if file.is_symlink():
        return 0o120777
    return 0o100755 if file.stat().st_mode & 0o100 else 0o100644


def _content(file: Path) -> bytes:
    """A link's content is where it points to."""
    return str(file.readlink()).encode() if file.is_symlink() else file.read_bytes()
