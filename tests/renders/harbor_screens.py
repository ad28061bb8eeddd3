"""The harbor, each of its phases in a state worth a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from game.app.party import Chair, Party
from game.devices.intents import Confirm, Lock, Move, Secret
from game.rules.harbor.actions import EndTurn, UseFreezer
from game.rules.harbor.state import Phase
from game.rules.harbor.words import Market
from game.staging.pieces import Card
from game.titles.shelf import TITLES
from scenes import opening
from scenes.play.phase import PhaseScene
from scenes.play.sitting_down import sit_down
from tests.renders import booth as booths
from tests.renders.booth import BOT, Booth
from tests.renders.harbor_days import EVERY, auctioned, busy, cold
from tests.rules.harbor.positions import Game
from tests.scenes.harbor.seats import match_at

PAD: Final = "pad1"
PADS: Final = (PAD, "pad2", "pad3", "pad4")
LEFT, UP, RIGHT, DOWN = (-1, 0), (0, -1), (1, 0), (0, 1)
CROWDS: Final = (2, 4, 6)
MEANT: Final = 0.5
"""Seconds after which a press is not taken for an echo of the last one."""


def sit(booth: Booth, game: Game, devices: Sequence[str] = ()) -> None:
    """The first seat has the pad and the others are bots, unless told; the match begins there."""
    players = len(game.state.cash)
    booth.cabinet.settings.change(speed="instant", fuse="off")
    held = devices or (PAD, *[BOT] * (players - 1))
    chairs = tuple(
        Chair(
            booths.NAMES[seat], seat + 1, None if device == BOT else device, "easy" if device == BOT else None
        )
        for seat, device in enumerate(held)
    )
    match = match_at(game)
    party = Party("harbor", chairs, match.header.options, 1)
    scene = sit_down(
        booth.cabinet, party, TITLES["harbor"].script, match, opening.ways(booth.cabinet)
    ).scene()
    assert isinstance(scene, PhaseScene)
    booth.show(scene)
    booth.asked()
    booth.seconds(MEANT)


def opened(booth: Booth, phase: str, what: Any = None) -> None:
    booth.sitting.open(phase, what)
    booth.asked()
    booth.seconds(MEANT)
    assert booth.showing.startswith(phase)


def press(booth: Booth, *presses: Any) -> None:
    """Directions, or other intents, each meant."""
    for each in presses:
        booth.tell(Move(PAD, *each) if type(each) is tuple else each)
        booth.seconds(MEANT)


def turn(players: int, booth: Booth) -> None:
    """A pad is at the first verb."""
    sit(booth, busy(players))


def fishing(players: int, booth: Booth) -> None:
    """One ship takes a barrel, the next is being chosen."""
    sit(booth, busy(players))
    opened(booth, "fishing", 0)
    press(booth, UP, Confirm(PAD), RIGHT, UP)


def pricing(players: int, booth: Booth) -> None:
    """Two barrels are to be priced."""
    sit(booth, busy(players))
    opened(booth, "fishing", 0)
    press(booth, DOWN, Confirm(PAD))
    assert any(isinstance(cell.id, Card) for cell in booth.sitting.show.entry.cells)


def visiting(market: Market, players: int, booth: Booth) -> None:
    """Something is done there already."""
    sit(booth, busy(players, EVERY if market is Market.AQUARIUM else ()))
    opened(booth, "visiting", market)
    press(booth, UP, RIGHT)


def buying(players: int, booth: Booth) -> None:
    """All that gain came in the basket, but for the first two, which were taken out."""
    sit(booth, busy(players))
    opened(booth, "buying")
    press(booth, Confirm(PAD), RIGHT, Confirm(PAD))


def menu(booth: Booth) -> None:
    """Ports, licences and what would be scored now."""
    sit(booth, busy(4))
    opened(booth, "harbor")
    press(booth, RIGHT, RIGHT, Confirm(PAD))


def freezer(booth: Booth) -> None:
    sit(booth, cold(4))
    assert booth.showing == "freezer"


def tie(players: int, booth: Booth) -> None:
    """Everybody else bid as much."""
    sit(booth, auctioned(players, 0, *[700] * (players - 1)))
    assert booth.showing == "tie"


def auction(players: int, booth: Booth) -> None:
    """Of four people one has closed the hand and two have put coins in; against bots one's coins lie open."""
    sit(booth, auctioned(players), PADS if players == len(PADS) else ())
    booth.until(lambda: booth.top.asking)  # type: ignore[attr-defined]  # of an auction
    booth.seconds(MEANT)
    if players != len(PADS):
        press(booth, RIGHT, Confirm(PAD), UP, Confirm(PAD))
    else:
        press(booth, Secret(PAD, 2), Secret(PADS[1], 6), Secret(PADS[2], 1), Lock(PADS[2], True))
        booth.seconds(2 * MEANT)


def every_market(players: int, booth: Booth) -> None:
    """Fifteen houses stand in the street."""
    sit(booth, busy(players, EVERY))


def count(players: int, booth: Booth) -> None:
    """Everything is counted."""
    sit(booth, ended(players))
    assert booth.showing == "count"


def ended(players: int) -> Game:
    """The first seat has more yen than the match needs, and everybody has had a last turn."""
    game = busy(players).cash(9_900)
    while game.kernel.to_act(game.state):
        seat = game.state.turn
        game.play(UseFreezer(seat, False) if game.state.phase is Phase.FREEZER else EndTurn(seat))
    return game


HARBOR: Mapping[str, Callable[[Booth], None]] = {
    **{
        f"{phase.__name__}_{players}": partial(phase, players)
        for phase in (turn, fishing, pricing, buying, auction, every_market)
        for players in CROWDS
    },
    **{f"visiting_{players}": partial(visiting, Market.EEL, players) for players in CROWDS},
    "aquarium_4": partial(visiting, Market.AQUARIUM, 4),
    "harbor_menu": menu,
    "freezer": freezer,
    "tie_4": partial(tie, 4),
    "tie_6": partial(tie, 6),
    "count_4": partial(count, 4),
    "count_6": partial(count, 6),
}

KEPT: Final = frozenset({"turn_4", "fishing_4", "visiting_4", "auction_4"})
"""Those whose pictures are kept for comparison."""

LED: Final = frozenset({"fishing_2"})
