"""The harbor for docs/screens: bots play up to a decision, so every price and every ship was earned."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import count
from typing import Final

from game.app import kept_matches
from game.app.party import Chair, Party
from game.bots.levels import USUAL, bot_for
from game.devices.intents import Confirm, Lock, Page, Secret
from game.match.controllers import Thinker
from game.match.match import Match
from game.rules.harbor.state import Phase
from game.rules.harbor.view import HarborView, SeatView
from game.rules.harbor.words import AT_SEA, TOKEN_OF, Market, Resource
from game.storage import library
from game.storage.files import DATA
from scenes import opening
from tests.matches import new_match
from tests.renders.booth import NAMES, SEED, Booth
from tests.renders.harbor_screens import MEANT, PAD, PADS, RIGHT, UP, opened, press

Reached = Callable[[HarborView], bool]

RICH: Final = 8
"""Things for sale on the whole table that make a picture."""

PURSE, YEN_PER_R = 1_000, 100
"""Yen to go shopping with, and what an R counts at the end."""


def begin(
    booth: Booth, players: int, reached: Reached, seed: int = SEED, devices: tuple[str, ...] = (PAD,)
) -> None:
    """Bots play until it is reached, in the first match from that seed on; who is to act holds these."""
    match = next(found for each in count(seed) if (found := _played(players, each, reached)) is not None)
    held = dict(zip(sorted(match.waiting()), devices, strict=False))
    chairs = tuple(
        Chair(name, seat + 1, held.get(seat), None if seat in held else USUAL)
        for seat, name in enumerate(NAMES[:players])
    )
    booth.cabinet.settings.change(speed="instant", fuse="off")
    party = Party("harbor", chairs, match.header.options, match.header.seed)
    saved = kept_matches.begin(booth.cabinet.folder, party, DATA)
    for action in match.actions:
        saved.match.submit(action)
    saved.journal.close()
    booth.show(opening.go_on(booth.cabinet, saved.journal.path))
    booth.asked()
    booth.seconds(MEANT)


def _played(players: int, seed: int, reached: Reached) -> Match | None:
    """By normal bots, each with the whole decision at once; None if it ends before."""
    kernel = library.kernel("harbor")
    match = new_match(kernel, players, seed)
    bots = [Thinker(bot_for("harbor", USUAL, seed + seat, kernel.spec)) for seat in range(players)]
    while match.waiting():
        if reached(match.observe(None)):
            return match
        seat, action = min(match.waiting()), None
        while action is None:
            action = bots[seat].choose(match.observe(seat), match.legal(seat))
        match.submit(action)
    return None


def fresh_turn(view: HarborView) -> bool:
    """With much on the table, before the first action of a turn."""
    wares = sum(len(seat.wares) for seat in view.seats)
    return view.phase is Phase.TURN and view.actions == 2 and view.round >= 7 and wares >= RICH


def mine(view: HarborView) -> SeatView:
    return view.seats[view.turn]


def with_a_fleet(view: HarborView) -> bool:
    """A ship at sea with room for more, another one in port or at sea."""
    fleet = mine(view).ships
    room = any(port == AT_SEA and len(hold) == 1 and hull > 0 for hull, port, hold in fleet)
    return fresh_turn(view) and room and len(fleet) > 1


def with_eel(view: HarborView) -> bool:
    """Eels to sell to their market."""
    begins = view.phase is Phase.TURN and view.actions == 2
    return begins and Market.EEL in view.markets and mine(view).tokens[Resource.EEL] > 1


def with_offers(view: HarborView) -> bool:
    """Others sell several things for less than they count."""
    wares = [ware for seat, own in enumerate(view.seats) if seat != view.turn for ware in own.wares]
    cheap = [ware for ware in wares if ware[2] < YEN_PER_R * view.worth[TOKEN_OF[ware[0]]]]
    begins = view.phase is Phase.TURN and view.actions == 2
    return begins and len(wares) >= RICH and len(cheap) > 1 and mine(view).cash >= PURSE


def bidding(view: HarborView) -> bool:
    return view.phase is Phase.BIDDING and len(view.to_act) == len(view.seats)


def turn(players: int, booth: Booth) -> None:
    """What to do next."""
    begin(booth, players, fresh_turn)


def fishing(booth: Booth) -> None:
    """A barrel is taken; the next step is being chosen."""
    begin(booth, 4, with_a_fleet)
    opened(booth, "fishing")
    press(booth, UP, Confirm(PAD), RIGHT)


def visit(booth: Booth) -> None:
    """One eel is sold."""
    begin(booth, 4, with_eel, 11)
    opened(booth, "visiting", Market.EEL)
    press(booth, UP)


def buying(booth: Booth) -> None:
    """All that gain lie in the basket."""
    begin(booth, 4, with_offers)
    opened(booth, "buying")
    press(booth, Page(PAD, 1), RIGHT)


def auction(booth: Booth) -> None:
    """Two have put coins in, one has closed the hand."""
    begin(booth, 4, bidding, 17, PADS)
    press(booth, Secret(PAD, 5), Secret(PADS[1], 6), Secret(PADS[2], 1), Lock(PADS[2], True))
    booth.seconds(2 * MEANT)


PLAYED: Mapping[str, Callable[[Booth], None]] = {
    "harbor_turn": partial(turn, 4),
    "harbor_fishing": fishing,
    "harbor_visit": visit,
    "harbor_buying": buying,
    "harbor_auction": auction,
    "harbor_six": partial(turn, 6),
}
