"""How the events of the auction are shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any, get_args

import pytest

from game.match.match import Match
from game.rules.auction.events import (
    AuctionEvent,
    LotsPriced,
    MarketMoved,
    MatchScored,
    OfferDealt,
    TicketsRevealed,
)
from game.rules.auction.spec import Card
from game.rules.core.kernel import AnyKernel
from game.staging.auction import pieces
from game.staging.auction.choreography import ACTS
from game.staging.auction.market import MOST_JUMPS, jumps
from game.staging.auction.poses import Arrangement
from game.staging.auction.tableau import Tableau, laid_out
from game.staging.cues import Appear, Bump, Count, Cue, Manner, Move, Pause, Show, Sound, Turn, Vanish
from game.staging.schedule import schedule
from game.table.pose import Face
from tests.matches import happenings
from tests.staging.auction.shows import VARIANTS, played
from tests.staging.auction.tables import arranged
from tests.staging.noises import AUCTION

PASSING = (
    *(pieces.Coin, pieces.Taken, pieces.Stage, pieces.StageTitle, pieces.StageTicket),
    *(pieces.StageFigure, pieces.StageSum, pieces.StageNote, pieces.SoFar, pieces.Blade, pieces.Terms),
    *(
        pieces.Sold,
        pieces.Buyer,
        pieces.Tag,
        pieces.Pending,
        pieces.Summed,
        pieces.Lamp,
        pieces.TicketSpot,
        pieces.Nose,
    ),
)
"""Pieces that come and go within one cue."""


def shown(match: Match) -> Iterator[tuple[AuctionEvent, Tableau, Tableau, Cue, Arrangement]]:
    on, table = arranged(match), laid_out(match.opening.before)
    for told in happenings(match):
        earlier, table = table, laid_out(told.view)
        yield told.event, earlier, table, ACTS.perform(told.event, earlier, table, on), on


def atoms(cue: Cue) -> list[Any]:
    return [atom for _, atom in schedule(cue).starts]


def test_every_kind_of_event_is_seen_or_heard(kernels: dict[str, AnyKernel]) -> None:
    kinds = set()
    for variant in VARIANTS:
        for event, *_, cue, _ in shown(played(kernels["auction"], *variant, seed=1)):
            kinds.add(type(event))
            assert [atom for atom in atoms(cue) if not isinstance(atom, Pause)], event
    assert kinds == set(get_args(AuctionEvent))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cues_name_only_pieces_and_noises_there_are(players: int, kernels: dict[str, AnyKernel]) -> None:
    for event, earlier, later, cue, on in shown(played(kernels["auction"], players, "one", True, 2)):
        if isinstance(event, MatchScored):
            continue  # its stage has tests of its own
        known = on.poses(earlier).keys() | on.poses(later).keys()
        for atom in atoms(cue):
            match atom:
                case Sound(name):
                    assert name in AUCTION
                case Pause():
                    pass
                case Move() | Turn() | Show() | Count() | Appear() | Vanish() | Bump():
                    assert atom.piece in known or isinstance(atom.piece, PASSING), event


def test_every_noise_is_heard_in_some_match(kernels: dict[str, AnyKernel]) -> None:
    heard = set()
    for seed in range(8):
        for event, *_, cue, _ in shown(played(kernels["auction"], 4, "one", True, seed)):
            if not isinstance(event, MatchScored):
                heard |= {atom.name for atom in atoms(cue) if isinstance(atom, Sound)}
    assert heard == set(AUCTION) - {"stop"}


def test_a_marker_pushed_over_the_end_of_the_board_shakes_on_the_spot(kernels: dict[str, AnyKernel]) -> None:
    match = played(kernels["auction"], 2, "one", False, 1)
    table = laid_out(match.opening.before)
    event = MarketMoved(((Card.EBI, -2, 1, 1),))
    parts = atoms(ACTS.perform(event, table, table, arranged(match)))
    assert Sound("stop") in parts
    assert pieces.Marker(int(Card.EBI)) in [atom.piece for atom in parts if isinstance(atom, Bump)]
    assert not [atom for atom in parts if isinstance(atom, Move)]


def test_a_marker_that_climbs_on_another_is_heard(kernels: dict[str, AnyKernel]) -> None:
    match = played(kernels["auction"], 2, "one", False, 1)
    table = laid_out(match.opening.before)
    start = table.spaces[Card.EBI]
    table = replace(table, spaces=tuple(start + 3 * product for product in range(len(table.spaces))))
    there = table.spaces[Card.TAKO]
    for end, last in ((there, "stack"), (there + 1, "hop")):
        event = MarketMoved(((Card.EBI, end - start, start, end),))
        parts = atoms(ACTS.perform(event, table, table, arranged(match)))
        steps = [atom.name for atom in parts if isinstance(atom, Sound) and atom.name in ("hop", "stack")]
        assert steps[-1] == last


def test_a_quotation_is_sooner_over_from_the_third_round_on_and_dealing_takes_about_three_seconds(
    kernels: dict[str, AnyKernel],
) -> None:
    quotation, dealing = [], []
    for event, *_, cue, _ in shown(played(kernels["auction"], 4, "one", False, 3)):
        seconds = schedule(cue).seconds
        if isinstance(event, OfferDealt):
            dealing.append(seconds)
        elif isinstance(event, TicketsRevealed):
            quotation.append(seconds)
        elif isinstance(event, LotsPriced | MarketMoved):
            quotation[-1] += seconds
        elif event.__class__.__name__ in ("LotBought", "Declined"):
            assert 0.6 <= seconds <= 1.4
    assert all(14 <= seconds <= 21 for seconds in quotation[:2]), quotation
    assert all(10 <= seconds <= 16 for seconds in quotation[2:]), quotation
    assert all(2.5 <= seconds <= 3.5 for seconds in dealing), dealing


def test_cards_are_dealt_from_left_to_right_row_by_row(kernels: dict[str, AnyKernel]) -> None:
    _, _, later, cue, _ = next(shown(played(kernels["auction"], 3, "one", False, 1)))
    dealt = [atom.piece for atom in atoms(cue) if isinstance(atom, Appear)]
    assert dealt == [pieces.LotCard(lot, row) for row in range(3) for lot in range(len(later.offer))]


def test_tiles_come_down_from_the_dearest_on_and_the_tickets_go_home(
    kernels: dict[str, AnyKernel],
) -> None:
    for event, *_, cue, _ in shown(played(kernels["auction"], 4, "one", False, 1)):
        if isinstance(event, LotsPriced):
            parts = atoms(cue)
            stamps = [atom for atom in parts if isinstance(atom, Move) and atom.manner is Manner.STAMP]
            assert [stamp.piece for stamp in stamps] == [pieces.Tile(rank) for rank in range(5)]
            home = {atom.piece for atom in parts if isinstance(atom, Vanish)}
            assert home >= {pieces.LaidTicket(seat, lot) for seat in range(4) for lot in range(5)}


@pytest.mark.parametrize("annul", ["one", "all"])
def test_the_last_number_counted_on_a_lot_is_its_sum(annul: str, kernels: dict[str, AnyKernel]) -> None:
    for event, _, later, cue, on in shown(played(kernels["auction"], 4, annul, False, 9)):
        if isinstance(event, TicketsRevealed):
            lot, counted = -1, dict[int, Face]()
            for atom in atoms(cue):
                if isinstance(atom, Appear) and isinstance(atom.piece, pieces.StageTitle):
                    lot += 1
                elif isinstance(atom, Count) and atom.to is not None:
                    counted[lot] = atom.to
            poses = on.poses(later)
            assert counted.keys() == set(range(5))
            for lot, face in counted.items():
                assert face.captions[0].text == poses[pieces.Sum(lot)].face.captions[0].text


def test_markers_hop_one_after_another_in_the_fixed_order(kernels: dict[str, AnyKernel]) -> None:
    for event, *_, cue, _ in shown(played(kernels["auction"], 4, "one", False, 5)):
        if isinstance(event, MarketMoved):
            hops = [
                (start, start + atom.seconds, atom.piece)
                for start, atom in schedule(cue).starts
                if isinstance(atom, Move) and atom.manner is Manner.HOP
            ]
            walked = [pieces.Marker(int(product)) for product, _, start, end in event.moves if start != end]
            assert list(dict.fromkeys(piece for *_, piece in hops)) == walked
            assert all(end <= start + 1e-9 for (_, end, _), (start, _, _) in pairwise(hops))


def test_a_long_way_is_made_in_few_jumps_and_a_short_one_space_by_space() -> None:
    assert jumps(3, 6) == [4, 5, 6]
    assert jumps(6, 3) == [5, 4, 3]
    far = jumps(2, 42)
    assert len(far) == MOST_JUMPS
    assert far[-1] == 42
    assert far == sorted(set(far))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_face_a_cue_gives_a_piece_is_the_one_it_keeps(
    players: int, kernels: dict[str, AnyKernel]
) -> None:
    for event, _, later, cue, on in shown(played(kernels["auction"], players, "one", True, 6)):
        poses = on.poses(later)
        last = {
            atom.piece: atom.face if isinstance(atom, Show) else atom.to
            for atom in atoms(cue)
            if isinstance(atom, Show | Count | Turn)
        }
        for piece, face in last.items():
            if face is not None and piece in poses:
                assert face == poses[piece].face, (event, piece)
