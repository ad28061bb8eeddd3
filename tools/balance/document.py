"""The place of a report in a document: between two marks that name its title and number of players."""

from __future__ import annotations

import os.path
from argparse import Namespace

from tools.balance.arguments import command


class NoPlace(Exception):
    """The document has no marks for a report, in one line."""


def places(document: str, asked: Namespace) -> tuple[str, str]:
    """What stands before and after a report; raises NoPlace."""
    begin, end = marks(asked.title, asked.players)
    before, found, rest = document.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise NoPlace(
            f"{asked.document} has no place for the report: {begin} and {end} on lines of their own"
        )
    return before + begin, end + after


def entered(document: str, asked: Namespace, report: str) -> str:
    """The document with the report in its place."""
    before, after = places(document, asked)
    return f"{before}\n{section(asked, report)}{after}"


def marks(title: str, players: int) -> tuple[str, str]:
    """The comments around a report."""
    return f"<!-- {title}-{players} -->", f"<!-- /{title}-{players} -->"


def section(asked: Namespace, report: str) -> str:
    """The command, the sheet it drew, its verdicts, and the rest of what it printed, folded away."""
    _, verdicts, rest = report.split("\n\n", 2)
    picture = (
        f"![{asked.title}, {asked.players} players]({folder(asked)}/{asked.title}-{asked.players}.svg)\n\n"
    )
    return (
        f"```\n{command(asked)}\n```\n\n{picture if asked.plots else ''}```\n{verdicts}\n```\n\n"
        f"<details><summary>All figures</summary>\n\n```\n{rest}\n```\n\n</details>\n"
    )


def folder(asked: Namespace) -> str:
    """Of the pictures, as seen from the document."""
    return os.path.relpath(asked.plots, asked.document.parent).replace(os.sep, "/") if asked.plots else ""
