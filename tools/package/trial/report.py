"""The table of sizes, times and verdicts that `make package-test` prints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One thing tried: `limit` is "" where only the verdict counts."""

    what: str
    value: str
    limit: str = ""
    ok: bool = True


def at_most(what: str, value: float, limit: float, unit: str, digits: int = 1) -> Line:
    """A measured figure that may not be larger."""
    return Line(what, f"{value:.{digits}f} {unit}", f"at most {limit:g} {unit}", value <= limit)


def at_least(what: str, value: float, limit: float, unit: str, digits: int = 1) -> Line:
    """A measured figure that may not be smaller."""
    return Line(what, f"{value:.{digits}f} {unit}", f"at least {limit:g} {unit}", value >= limit)


def table(title: str, lines: Sequence[Line]) -> str:
    """Columns under the title; what failed stands out."""
    wide = max((len(line.what) for line in lines), default=0)
    high = max((len(line.value) for line in lines), default=0)
    rows = [_row(line, wide, high) for line in lines]
    return "\n".join([title, *rows])


def _row(line: Line, wide: int, high: int) -> str:
    verdict = "ok  " if line.ok else "FAIL"
    return f"  {verdict}  {line.what:<{wide}}  {line.value:<{high}}  {line.limit}".rstrip()


def passed(lines: Sequence[Line]) -> bool:
    """Nothing failed, and something was tried."""
    return bool(lines) and all(line.ok for line in lines)
