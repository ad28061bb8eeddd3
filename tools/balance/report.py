"""The report of a trial as text: what every title has, then the title's own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.version import VERSION
from tools.balance.figures import Common
from tools.balance.text import SPREAD_HEADS, block, cells, share, wished
from tools.balance.titles import TRIALS


def report(found: Common, own: Any) -> str:
    """Wishes first: they are what the rest explains."""
    return "\n".join(_lines(found, own)).rstrip()


def _lines(found: Common, own: Any) -> Iterator[str]:
    trial = TRIALS[found.pairing.title]
    yield headline(found)
    yield ""
    yield from wished(trial.wishes(found, own))
    yield from seats(found)
    yield from spreads(found)
    yield from endings(found)
    yield from trial.report(found, own)


def headline(found: Common) -> str:
    """What was played."""
    pairing = found.pairing
    effort = f" (effort {pairing.a.effort:g})" if pairing.a.effort != 1 else ""
    return (
        f"{pairing.title}, {pairing.players} players, all {pairing.a.name}{effort}:"
        f" {found.matches:,} matches, seed {pairing.seed}, version {VERSION}"
    )


def seats(found: Common) -> Iterator[str]:
    """Win rates by the order of turns."""
    rows = [
        (place, *share(seat), f"{scores.mean:,.1f}")
        for place, seat, scores in zip(found.places, found.seats, found.scores, strict=True)
    ]
    fair = f"wins (fair: {1 / len(found.seats):.1%})"
    yield from list(block((fair, "share", "95 % interval", "mean score"), rows))[:-1]
    yield f"  Equal seats would differ as much in {found.luck:.0%} of such runs (chi-square)."
    yield ""


def spreads(found: Common) -> Iterator[str]:
    """How scores and lengths are spread."""
    rows = [
        (f"score, {place}", *cells(scores)) for place, scores in zip(found.places, found.scores, strict=True)
    ]
    rows.append(("winner's score", *cells(found.winning)))
    rows.append(("lead over the next", *cells(found.margin)))
    rows.append((found.unit, *cells(found.length)))
    rows.append(("decisions", *cells(found.decisions)))
    yield from block(("spread", *SPREAD_HEADS), rows)


def endings(found: Common) -> Iterator[str]:
    """How matches end."""
    rows = [(name, f"{number:,}", f"{number / found.matches:.1%}") for name, number in found.endings.items()]
    yield from block(("ending", "matches", "share"), rows)
