"""The final count: markers into niches, every row counted out, the winner."""

from __future__ import annotations

from typing import Final

from game.i18n.door import _, ngettext
from game.i18n.formats import TIMES, number, signed
from game.rules.auction.events import MatchScored
from game.rules.auction.spec import MAGURO, Card
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.staging.auction import faces, pieces
from game.staging.auction.poses import BONUSES, Arrangement
from game.staging.auction.tableau import Tableau
from game.staging.auction.terms import card_name
from game.staging.cheer import CHEER, cheer
from game.staging.cues import (
    Appear,
    Bump,
    Count,
    Cue,
    Flourish,
    Move,
    Pause,
    Show,
    Sound,
    Vanish,
    sequence,
    together,
)
from game.table.flourishes import Flair
from game.table.pose import PieceId
from game.ui import theme

SLIDE_STEP: Final = theme.BREATH * 0.7


def scored(event: MatchScored, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A60-A73: item by item for all seats at once, so that everybody sees who gets ahead."""
    seats = range(after.players)
    slides = [_into_niche(niche, pieces.Marker(int(product))) for niche, product in enumerate(event.niches)]
    zero = [Show(pieces.Worth(seat), faces.worth(0, faces.worth_label(final=True))) for seat in seats]
    counts = [_item(item, event, after, on) for item in _items(event.outcome)]
    closing = [cue for seat in seats for cue in _closing(seat, event.outcome)]
    return sequence(
        together(*slides, step=SLIDE_STEP),
        Pause(theme.BREATH),
        *zero,
        *counts,
        Sound("win"),
        together(*closing),
        Pause(CHEER),
    )


def _into_niche(niche: int, marker: PieceId) -> Cue:
    return sequence(
        Vanish(pieces.Today(niche)), Sound("niche"), Move(marker, theme.GLIDE), Flourish(Flair.PUFF, marker)
    )


def _items(outcome: Outcome) -> list[str]:
    """Everything anybody scores for, in the order in which it is counted."""
    common = [line.item for line in outcome.lines[0] if line.item not in BONUSES]
    earned = {line.item for lines in outcome.lines for line in lines}
    return [*common, *(bonus for bonus in BONUSES if bonus in earned)]


def _item(item: str, event: MatchScored, after: Tableau, on: Arrangement) -> Cue:
    seats = range(after.players)
    return sequence(
        Sound("tally"),
        together(*(cue for seat in seats for cue in _counted(item, seat, event, after, on))),
        Pause(theme.BREATH),
    )


def _counted(item: str, seat: Seat, event: MatchScored, after: Tableau, on: Arrangement) -> list[Cue]:
    """The line on the seat's plate, the cards that count, and the score so far."""
    lines = event.outcome.lines[seat]
    found = [place for place, line in enumerate(lines) if line.item == item]
    if not found:
        return [Vanish(pieces.Tally(seat))]
    so_far = sum(line.points for line in lines[: found[0] + 1])
    words = _words(item, seat, lines[found[0]].points, event, after, on)
    shown: list[Cue] = [
        Appear(pieces.Tally(seat), on.seats[seat].tally(words)),
        Count(pieces.Worth(seat), theme.COUNT, faces.worth(so_far, faces.worth_label(final=True))),
    ]
    product = _product(item)
    if product is not None:
        shown.append(Bump(pieces.Row(seat, int(product)), theme.COUNT))
    return shown


def _words(item: str, seat: Seat, points: int, event: MatchScored, after: Tableau, on: Arrangement) -> str:
    product = _product(item)
    if product is None:
        return _plain(item, points)
    own = after.seats[seat]
    cards = own.rows[product] + own.wilds[product]
    if product is MAGURO:
        return ngettext(
            "{fish}: {count} card = {points}",
            "{fish}: {count} cards = {points}",
            cards,
            fish=card_name(product),
            points=number(points),
        )
    niche = on.spec.niches[event.niches.index(product)]
    return f"{card_name(product)}: {cards} {TIMES} {niche} = {number(points)}"


def _plain(item: str, points: int) -> str:
    """What is no fish: money and bonuses."""
    match item:
        case "money":
            return _("Money {points}", points=signed(points))
        case "diversified":
            return _("Diversified {points}", points=signed(points))
        case "specialised":
            return _("Specialised {points}", points=signed(points))
        case "popular":
            return _("Popular {points}", points=signed(points))
        case "safe":
            return _("Safe {points}", points=signed(points))
    raise ValueError(f"{item}: nothing the auction counts")


def _product(item: str) -> Card | None:
    return Card[item.upper()] if item.upper() in Card.__members__ else None


def _closing(seat: Seat, outcome: Outcome) -> list[Cue]:
    """The last line makes room for the closing words, if there are any."""
    shown: list[Cue] = [Vanish(pieces.Tally(seat)), Appear(pieces.Tally(seat)), Show(pieces.Worth(seat))]
    if seat in outcome.winners:
        shown += cheer(seat, pieces.Worth(seat))
    return shown
