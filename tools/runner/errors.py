"""Why a run cannot begin or go on, one class per cause; each text is one line."""

from __future__ import annotations


class RunError(Exception):
    """Base of them all."""


class OtherRun(RunError):
    """The file keeps matches of another run, or is no file of kept matches."""


class DamagedFile(RunError):
    """A whole line of the file is no match of its run."""


class CannotKeep(RunError):
    """The file cannot be opened, read or written."""


class NoCluster(RunError):
    """The Dask cluster cannot be used."""


class OtherTree(RunError):
    """A worker has other figures, rules or bots than the tree that asks."""


class LostMatches(RunError):
    """Whoever should have played them is gone."""


class Stopped(RunError):
    """By Ctrl-C; says what is kept and how to go on."""


def in_one_line(wrong: Exception) -> str:
    """With the notes, which name the match."""
    return ", ".join([str(wrong), *getattr(wrong, "__notes__", ())])
