"""Lots are paid and carried home, the rest is swept away."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.rules.auction.events import (
    Declined,
    FirstPlayerPassed,
    LotBought,
    LotsDiscarded,
    TakusanLaid,
    YakuzaPaid,
)
from game.rules.auction.spec import PRODUCTS, TAKUSAN, YAKUZA, Card
from game.rules.core.seat import Seat
from game.staging import places
from game.staging.auction import faces, pieces
from game.staging.auction.poses import Arrangement
from game.staging.auction.summary import summed
from game.staging.auction.tableau import Tableau
from game.staging.cues import (
    Appear,
    Bump,
    Count,
    Cue,
    Flourish,
    Jolt,
    Manner,
    Move,
    Pause,
    Show,
    Sound,
    Vanish,
    sequence,
    together,
)
from game.table.flourishes import Flair
from game.table.pose import PieceId, Pose
from game.ui import theme

CARD_STEP: Final = theme.DEAL * 0.75
COIN_STEP: Final = theme.HOP
SWEEP_STEP: Final = theme.HOP / 4
MOST_COINS: Final = 4
PER_COIN: Final = 3
SPARKS: Final = 6
SPARK_STEP: Final = theme.GLIDE / (SPARKS + 1)
WATER: Final = pieces.Marker | pieces.Buoy | pieces.Rope
"""What moves as another stretch of the race comes into use."""

ASIDE: Final = pieces.Wake | pieces.Nose | pieces.Turn
"""What a round leaves beside the lots."""

CRUMB: Final = 6
"""How many times smaller a card is when it leaves the table."""


def bought(event: LotBought, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A50, A51: money goes, products come; Takusan and Yakuza wait on the lot."""
    poses, held = on.poses(before), list(before.seats[event.seat].rows)
    flights: list[Cue] = []
    for row, card in enumerate(event.cards):
        if card in PRODUCTS:
            held[card] += 1
            pose = poses[pieces.LotCard(event.lot, row)]
            flights.append(_homewards(event, row, card, held[card], before, pose, on))
    plate, crest = pieces.Sold(event.lot), pieces.Buyer(event.lot)
    mark = sequence(
        Appear(plate),
        Appear(crest),
        Sound("sold"),
        Jolt(4, theme.STAMP),
        Flourish(Flair.PUFF, plate),
        Bump(crest, theme.STAMP),
    )
    lot = event.lot
    told = (pieces.Push(lot), pieces.Sum(lot), pieces.Net(lot), pieces.Tile(before.ranking.index(lot)))
    return together(
        *(Vanish(piece) for piece in told if piece in poses),
        Count(pieces.Money(event.seat), theme.COUNT),
        Count(pieces.Worth(event.seat), theme.GLIDE + theme.COUNT),
        _paid(event.price, on.seats[event.seat].coin(), on.race.coin(), "coin_out"),
        together(*flights, mark, step=CARD_STEP),
    )


def _homewards(
    event: LotBought, row: int, card: Card, real: int, before: Tableau, pose: Pose, on: Arrangement
) -> Cue:
    """Over the row it joins the card is gone, and the row one larger."""
    seat, piece = event.seat, pieces.LotCard(event.lot, row)
    wilds = before.seats[seat].wilds[card]
    cell, home = pieces.Row(seat, int(card)), on.seats[seat]
    return sequence(
        Move(piece, theme.GLIDE, Manner.ARC, home.laid(card, pose)),
        Vanish(piece),
        Show(cell, home.row(card, real + wilds, wilds).face),
        Sound("lay"),
        Bump(cell, theme.FLIP),
    )


def _paid(amount: int, giver: Pose, taker: Pose, noise: str) -> Cue:
    """A few coins stand for the sum; money that goes sounds otherwise than money that comes."""
    coins = min(MOST_COINS, -(-amount // PER_COIN))
    flights = [_coin(pieces.Coin(number), giver, taker, noise) for number in range(coins)]
    return together(*flights, step=COIN_STEP)


def _coin(coin: PieceId, giver: Pose, taker: Pose, noise: str) -> Cue:
    move = Move(coin, theme.GLIDE, Manner.ARC, taker)
    trail = sequence(*[sequence(Pause(SPARK_STEP), Flourish(Flair.SPARK, coin)) for _ in range(SPARKS)])
    return sequence(Appear(coin, giver), together(move, trail), Sound(noise), Vanish(coin))


def declined(event: Declined, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A50: the consolation comes from the bank."""
    counts = together(
        Count(pieces.Money(event.seat), theme.COUNT), Count(pieces.Worth(event.seat), theme.COUNT)
    )
    return sequence(_paid(event.pay, on.race.coin(), on.seats[event.seat].coin(), "coin"), counts)


def takusan(event: TakusanLaid, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A52: joins its row, or leaves for lack of one."""
    piece, pose = _waiting(before, event.seat, TAKUSAN, on)
    if event.product is None:
        return _gone(piece, pose)
    seat, product = event.seat, int(event.product)
    cell = pieces.Row(seat, product)
    grown = together(Bump(cell, theme.FLIP), Count(pieces.Worth(seat), theme.COUNT))
    flight = Move(piece, theme.GLIDE, Manner.ARC, on.seats[seat].laid(product, pose))
    return sequence(flight, Vanish(piece), Show(cell), Sound("takusan"), grown)


def yakuza(event: YakuzaPaid, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A53: comes to the row, and leaves with a card of it."""
    piece, pose = _waiting(before, event.seat, YAKUZA, on)
    if event.product is None:
        return sequence(Sound("yakuza"), _gone(piece, pose))
    seat, product = event.seat, int(event.product)
    cell, spot = pieces.Row(seat, product), on.seats[seat].laid(product, pose)
    taken = replace(spot, face=faces.card(event.product))
    leaving = together(
        _gone(pieces.Taken(), taken), _gone(piece, spot), Count(pieces.Worth(seat), theme.COUNT)
    )
    return sequence(
        Sound("yakuza"),
        Move(piece, theme.GLIDE, Manner.ARC, spot),
        Appear(pieces.Taken(), taken),
        Show(cell),
        Bump(cell, theme.FLIP),
        leaving,
    )


def _waiting(before: Tableau, seat: Seat, kind: Card, on: Arrangement) -> tuple[PieceId, Pose]:
    """The next card of a kind on the lot the seat has bought."""
    lot = before.buyers.index(seat)
    piece = pieces.LotCard(lot, before.offer[lot].index(kind))
    return piece, on.poses(before)[piece]


def _gone(piece: PieceId, pose: Pose) -> Cue:
    leaving = Move(piece, theme.GLIDE, to=places.shrunk(pose, CRUMB))
    return sequence(Sound("sweep"), leaving, Vanish(piece))


def discarded(event: LotsDiscarded, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A54: the round is summed up; unsold cards leave, tiles go home, the stall is empty."""
    poses, later = on.poses(before), on.poses(after)
    cards = [_gone(piece, pose) for piece, pose in poses.items() if isinstance(piece, pieces.LotCard)]
    gone = (
        pieces.Sold,
        pieces.Buyer,
        pieces.Sum,
        pieces.Net,
        pieces.Push,
        pieces.Wake,
        pieces.Nose,
        pieces.Turn,
    )
    plates = [Vanish(piece) for piece in poses if isinstance(piece, gone)]
    tiles: list[Cue] = []
    for rank in on.stall.numbers:
        tile = pieces.Tile(rank)
        tiles += [Show(tile), Move(tile, theme.GLIDE)] if tile in poses else [Appear(tile)]
    water = [Move(id, theme.GLIDE) for id in later if isinstance(id, WATER) and id in poses]
    shown = [Appear(id) for id in later if isinstance(id, pieces.Nose)]
    swept = together(together(*cards, step=SWEEP_STEP), *tiles, *water)
    return sequence(summed(before, on), Sound("sweep"), *plates, Show(pieces.RackTitle()), swept, *shown)


def passed(event: FirstPlayerPassed, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """A55: the clock goes to its new owner."""
    return sequence(
        Sound("bell"),
        Move(pieces.Clock(), theme.GLIDE * 2, Manner.ARC),
        Flourish(Flair.PUFF, pieces.Clock()),
        Bump(pieces.Clock(), theme.FLIP),
    )
