"""The duel, each of its phases in a state worth a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import count
from random import Random
from typing import Final

from game.app.party import Chair, Party, Series
from game.devices.intents import Click, Confirm, Move
from game.match.match import Match
from game.rules.duel.actions import Bid
from game.rules.duel.events import (
    BarrelMoved,
    BidsRevealed,
    DiscardsTurned,
    DuelEvent,
    MatchEnded,
    SpecialtyReached,
)
from game.rules.duel.spec import DuelOptions
from game.rules.duel.state import Cause, Phase
from game.staging.duel.pieces import Barrel, Pile
from game.storage import library, saves
from game.table.pose import PieceId
from scenes.duel.chant import Moment
from scenes.duel.chanting import ChantScene
from tests.matches import play_on
from tests.renders.booth import BOT, NAMES, SEED, Booth
from tests.renders.chance import Reached, about_to, coming

PADS: Final = ("pad1", "pad2")
BLOCKS: Final = ("left_block", "right_block")
SHARED: Final = ("mouse", "mouse")
LEFT, UP, RIGHT, DOWN = (-1, 0), (0, -1), (1, 0), (0, 1)
LATE: Final = 9
"""A turn with cards in most piles."""

HELD: Final = 0.7

# ---------------------------------------------------------------- how far


def turn(number: int, day: bool) -> Reached:
    """Both are to bid."""

    def reached(match: Match) -> bool:
        view = match.observe(None)
        return bool(view.phase is Phase.BIDDING and view.turn >= number and view.day is day)

    return reached


def asked(phase: Phase, number: int = 6) -> Reached:
    """One seat is to decide."""

    def reached(match: Match) -> bool:
        view = match.observe(None)
        return bool(view.phase is phase and view.turn >= number)

    return reached


def last_turn(match: Match) -> bool:
    """Both are to bid once more."""
    view = match.observe(None)
    return bool(view.phase is Phase.BIDDING and view.last_turn)


def ends(ending: str, event: DuelEvent) -> bool:
    return isinstance(event, MatchEnded) and event.outcome.ending == ending


def back_home(event: DuelEvent) -> bool:
    return isinstance(event, BarrelMoved) and event.cause is Cause.BALANCE


# ---------------------------------------------------------------- the chant


def until(booth: Booth, moment: Moment) -> None:
    booth.until(lambda: isinstance(booth.top, ChantScene) and booth.top.chant.moment is moment)


def look(devices: tuple[str, str], reached: Reached, booth: Booth) -> None:
    """There is time to look at the cards."""
    booth.sit(devices, reached, "1x", "duel")
    until(booth, Moment.LOOK)
    booth.seconds(1.0)


def look_at_night(booth: Booth) -> None:
    """One has pressed already."""
    look(PADS, turn(LATE, day=False), booth)
    booth.tell(Move("pad1", *UP))
    booth.seconds(0.5)


def chant(moment: Moment, booth: Booth) -> None:
    """A syllable was said; one has pressed twice, the other once."""
    look_at_night(booth)
    booth.tell(Move("pad1", *DOWN), Move("pad2", *RIGHT))
    until(booth, moment)
    booth.seconds(0.3 if moment is Moment.WA else 0.05)


def reveal(booth: Booth) -> None:
    """The bids lie open."""
    look_at_night(booth)
    booth.tell(Move("pad2", *LEFT), Move("pad1", *DOWN))
    booth.until(lambda: isinstance(booth.sitting.show.showing, BidsRevealed))
    booth.seconds(1.0)


def alone(booth: Booth) -> None:
    """Against a bot; the chosen sign is ringed."""
    look(("pad1", BOT), turn(LATE, day=True), booth)
    booth.tell(Move("pad1", *RIGHT))
    booth.seconds(0.5)


def blocks(booth: Booth) -> None:
    """Two people at one keyboard, one of them ready."""
    look(BLOCKS, turn(LATE, day=True), booth)
    booth.tell(Move(BLOCKS[0], *UP), Confirm(BLOCKS[0]))
    booth.seconds(0.5)


def lifted(booth: Booth) -> None:
    """The first of two at the mouse is about to click on a sign."""
    look(SHARED, turn(LATE, day=False), booth)
    cloth = booth.seat_area(0, "lamp")
    booth.tell(Click("mouse", cloth.x + 50, cloth.y + 50))
    booth.seconds(HELD)
    booth.point(booth.seat_area(0, "bid_3"))


def warned(booth: Booth) -> None:
    """Before the very first chant."""
    booth.sit(PADS, lambda match: True, title="duel")
    until(booth, Moment.WARNING)
    booth.seconds(1.0)


def kind_fish(booth: Booth) -> None:
    """With the other balance, in the last match of a series."""
    chairs = tuple(Chair(name, seat + 1, PADS[seat], None) for seat, name in enumerate(NAMES[:2]))
    options = DuelOptions(2, True)
    party = Party("duel", chairs, options, SEED, even(options))
    booth.go_on_with(party, turn(LATE + 2, day=True))
    until(booth, Moment.LOOK)
    booth.seconds(1.0)


def even(options: DuelOptions) -> Series:
    """Of three matches two were played, and each has won one."""
    return next(series for seed in count(SEED) if (series := twice(options, seed)).won == (1, 1))


def twice(options: DuelOptions, seed: int) -> Series:
    """Matches by chance, to their ends."""
    series = Series(3)
    for each in (seed, seed + 1):
        match = saves.new_match(library.kernel("duel"), options, each)
        play_on(match, Random(each))
        outcome = match.outcome()
        series = series.after(outcome.winners if outcome else ())
    return series


# ---------------------------------------------------------------- decisions and what follows


def deciding(phase: Phase, booth: Booth) -> None:
    booth.sit(PADS, asked(phase), title="duel")
    booth.asked()


def looked_at(id: PieceId, booth: Booth) -> None:
    """The mouse explains something while a card is to be taken."""
    deciding(Phase.TAKING, booth)
    area = booth.sitting.show.table.area(id)
    assert area is not None
    booth.point(area)


def shown(happens: Callable[[DuelEvent], bool], seconds: float, booth: Booth) -> None:
    """So many seconds after it began, in the second half of a match."""
    booth.sit(PADS, about_to(happens, Bid, LATE), "1x", "duel")
    decide(booth)
    booth.until(lambda: booth.sitting.show.showing is not None and happens(booth.sitting.show.showing))
    booth.seconds(seconds)


def counted(ending: str, booth: Booth) -> None:
    """Everything was shown, and the way on is offered."""
    booth.sit(PADS, about_to(partial(ends, ending), Bid), title="duel")
    decide(booth)
    booth.until(lambda: booth.showing == "count")
    booth.asked()


def decide(booth: Booth) -> None:
    """As chance would."""
    booth.until(lambda: booth.sitting.show.stage.idle and booth.sitting.show.next_event is None)
    for action in coming(booth.sitting.match, Bid):
        booth.sitting.submit(action)


DUEL: Mapping[str, Callable[[Booth], None]] = {
    "chant_look": look_at_night,
    "chant_wa": partial(chant, Moment.WA),
    "chant_bi": partial(chant, Moment.BI),
    "chant_alone": alone,
    "chant_blocks": blocks,
    "chant_curtain": partial(look, SHARED, turn(LATE, day=False)),
    "chant_lifted": lifted,
    "warning": warned,
    "reveal": reveal,
    "taking": partial(deciding, Phase.TAKING),
    "half": partial(deciding, Phase.CHOOSING_HALF),
    "steal": partial(deciding, Phase.STEALING),
    "specialty": partial(shown, lambda event: isinstance(event, SpecialtyReached), 0.5),
    "balance": partial(shown, back_home, 0.5),
    "day": partial(look, PADS, turn(LATE + 2, day=True)),
    "turning": partial(shown, lambda event: isinstance(event, DiscardsTurned), 0.8),
    "last_turn": partial(look, PADS, last_turn),
    "kind_fish": kind_fish,
    "knives": partial(counted, "knives"),
    "count": partial(counted, "points"),
    "draw": partial(counted, "draw"),
    "explained_pile": partial(looked_at, Pile(0, 2)),
    "explained_barrel": partial(looked_at, Barrel()),
}

ENTERED: Final = frozenset(
    name for name in DUEL if name.startswith(("chant", "explained", "warning", "half", "steal"))
)
"""Laid anew a chant begins again, the mouse is forgotten, and a button to undo comes a frame later."""
