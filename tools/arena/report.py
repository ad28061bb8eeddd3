"""A result as text for people."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from math import ceil
from typing import Any, Final

from game.match.controllers import SHARE
from game.version import VERSION
from tools.arena.pairing import Side
from tools.arena.play import Effort
from tools.arena.result import Result
from tools.arena.statistics import Estimate

HEADS: Final = "".join(f"{head:>10}" for head in ("mean", "99 %", "most"))


def report(found: Result) -> str:
    """Who won how often, by how much, and what it cost in time and memory."""
    return "\n".join(_lines(found))


def figures(found: Result) -> dict[str, Any]:
    """The same for programs; times in seconds, memory in bytes."""
    return {
        "version": VERSION,
        "pairing": asdict(found.pairing),
        "matches": found.matches,
        "fair_share": found.pairing.fair_share,
        "wins": asdict(found.wins),
        "margin": asdict(found.margin),
        "by_seat": [asdict(share) for share in found.by_seat],
        "spent": {name: _measured(spent) for name, spent in zip("ab", found.spent, strict=True)},
    }


def _measured(spent: Effort) -> dict[str, Any]:
    times = {"decisions": spent.decisions, "slices": spent.slices}
    told = {
        name: {"number": one.number, "mean": one.mean, "p99": one.percentile(99), "most": one.longest}
        for name, one in times.items()
    }
    return {**told, "memory": spent.memory}


def _lines(found: Result) -> Iterator[str]:
    pairing = found.pairing
    deals = found.matches // pairing.players
    yield (
        f"{pairing.title}, {pairing.players} players, {found.matches:,} matches"
        f" ({deals:,} deals, each in {pairing.players} rotations), seed {pairing.seed}, version {VERSION}"
    )
    yield f"a: {_named(pairing.a)} in {_seats(pairing.a_seats)}"
    yield f"b: {_named(pairing.b)} in {_seats(pairing.players - pairing.a_seats)}"
    yield ""
    yield f"a wins         {_share(found.wins)}   fair share {pairing.fair_share:.1%}"
    yield f"a's margin     {_points(found.margin)}"
    yield from (f"  from seat {seat}  {_share(share)}" for seat, share in enumerate(found.by_seat))
    yield ""
    names = [f"  a {pairing.a.name}", f"  b {pairing.b.name}"]
    width = max(map(len, names)) + 2
    yield f"{'':<{width}}{'milliseconds per decision':>30}{'per slice of thought':>30}{'memory of a':>14}"
    yield f"{'':<{width}}{2 * HEADS}{'decision':>14}"
    yield from (f"{name:<{width}}{_spent(spent)}" for name, spent in zip(names, found.spent, strict=True))
    yield "Times are the processor's, whatever else the machine does meanwhile."
    frames = "; ".join(f"{side} {_frames(spent)}" for side, spent in zip("ab", found.spent, strict=True))
    yield f"Frames to a decision at the table, {1000 * SHARE:.0f} ms in each (mean, 99 %, most): {frames}."


def _frames(spent: Effort) -> str:
    times = spent.decisions
    return ", ".join(f"{ceil(part / SHARE):,}" for part in (times.mean, times.percentile(99), times.longest))


def _named(side: Side) -> str:
    extras = [f"effort {side.effort:.3g}"] * (side.effort != 1.0)
    extras += [f"{side.seconds:.3g} s a decision"] * bool(side.seconds)
    return f"{side.name} ({', '.join(extras)})" if extras else side.name


def _seats(number: int) -> str:
    return "1 seat" if number == 1 else f"{number} seats"


def _share(share: Estimate) -> str:
    return f"{share.value:.1%}   95 % interval {share.low:.1%} to {share.high:.1%}"


def _points(points: Estimate) -> str:
    return f"{points.value:+,.1f}   95 % interval {points.low:+,.1f} to {points.high:+,.1f}"


def _spent(spent: Effort) -> str:
    figures = [
        figure
        for times in (spent.decisions, spent.slices)
        for figure in (times.mean, times.percentile(99), times.longest)
    ]
    times = "".join(f"{1000 * seconds:>10,.2f}" for seconds in figures)
    return f"{times}{spent.memory / 1e6:>11,.1f} MB"
