"""One process at a time goes on with a match; the system gives a lock back when its process dies."""

from __future__ import annotations

import errno
import os
import sys
from io import RawIOBase
from typing import Final

TAKEN: Final = (errno.EAGAIN, errno.EACCES, errno.EWOULDBLOCK, errno.EDEADLK)

if sys.platform == "win32":
    import msvcrt

    FAR: Final = 1 << 30
    """Windows lets nobody read what is locked, so that is a byte behind the end of any match."""

    def _lock(handle: int) -> None:
        at = os.lseek(handle, 0, os.SEEK_CUR)
        try:
            os.lseek(handle, FAR, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(handle, at, os.SEEK_SET)

elif sys.platform == "emscripten":

    def _lock(handle: int) -> None:
        """A page's files are its own."""

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def claim(file: RawIOBase) -> bool:
    """False if another process has the file; a file system that knows no locks lets everybody have it."""
    try:
        _lock(file.fileno())
    except OSError as trouble:
        return trouble.errno not in TAKEN
    return True
