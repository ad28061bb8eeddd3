"""A summary as text for people."""

from __future__ import annotations

from collections.abc import Iterator

from game.version import VERSION
from tools.simulation.summary import Firing, Spread, Summary, WinRate


def report(figures: Summary) -> str:
    """Blocks of aligned columns."""
    return "\n".join(_lines(figures))


def _lines(figures: Summary) -> Iterator[str]:
    yield (
        f"{figures.title}, {figures.players} players, {figures.games:,} matches, seed {figures.seed}"
        f", version {VERSION}"
    )
    yield ""
    yield f"{'length':<14}{_heads('mean', 'median', 'min', 'max', 'spread')}"
    yield from (_spread(name, values) for name, values in figures.length.items())
    yield ""
    yield f"{'score':<14}{_heads('mean', 'median', 'min', 'max', 'spread')}"
    yield from (_spread(f"seat {seat}", values) for seat, values in enumerate(figures.seat_scores))
    yield _spread("all", figures.score)
    yield ""
    yield f"{'wins':<14}{_heads('share')}   95 % interval"
    yield from (_wins(f"seat {seat}", rate) for seat, rate in enumerate(figures.seat_wins))
    if figures.drawn:
        yield f"  {'nobody':<12}{figures.drawn:>10.1%}"
    yield ""
    yield f"{'ending':<14}{_heads('matches', 'share')}"
    yield from (f"  {name:<12}{n:>10,}{n / figures.games:>10.1%}" for name, n in figures.endings.items())
    yield ""
    width = max(map(len, figures.rules), default=0) + 4
    yield f"{'rule':<{width}}{_heads('per match', 'matches')}"
    yield from (_firing(f"  {label:<{width - 2}}", firing) for label, firing in figures.rules.items())


def _heads(*names: str) -> str:
    return "".join(f"{name:>10}" for name in names)


def _spread(name: str, values: Spread) -> str:
    measures = f"{values.mean:>10,.1f}{values.median:>10,.1f}{values.min:>10,}{values.max:>10,}"
    return f"  {name:<12}{measures}{values.spread:>10,.1f}"


def _wins(name: str, rate: WinRate) -> str:
    return f"  {name:<12}{rate.share:>10.1%}   {rate.low:.1%} to {rate.high:.1%}"


def _firing(name: str, firing: Firing) -> str:
    return f"{name}{firing.per_match:>10.3f}{firing.share:>10.1%}"
