"""Where the pieces of the auction lie, and what they show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pygame
import pytest

from game.i18n.formats import price
from game.match.match import Match
from game.rules.auction import foresight
from game.rules.auction.actions import PlaceTickets
from game.rules.auction.events import MarketMoved, TicketsRevealed
from game.rules.auction.spec import MARKET_ORDER, Card, Ticket
from game.rules.auction.state import Phase
from game.rules.core.kernel import AnyKernel
from game.staging import seat_faces
from game.staging.auction import faces, lot_faces, pieces, plate_faces, race_faces
from game.staging.auction.pieces import BLIND, MARKET
from game.staging.auction.plates import TODAY
from game.staging.auction.poses import Arrangement
from game.staging.auction.tableau import Entry, Tableau, laid_out
from game.storage.files import ASSETS
from game.table.layout import Plan
from game.table.pose import Box, Colour, Face, Icon, PieceId, Poses, Run, Tinted
from game.ui import theme
from game.ui.frame import HEIGHT, WIDTH
from tests.matches import happenings, new_match, step
from tests.staging.auction.shows import played
from tests.staging.auction.tables import arranged, layout

ALWAYS_ON_A_PLATE = (pieces.Name, pieces.Money, pieces.YakuzaCount, pieces.Worth)
ON_WOOD = (pieces.Legend, pieces.RackTitle)


def every_table(match: Match) -> Iterator[Tableau]:
    """Until the match is over: the count has a stage of its own."""
    yield laid_out(match.opening.before)
    for told in happenings(match):
        if told.view.phase is not Phase.ENDED:
            yield laid_out(told.view)


def every_pose(match: Match) -> Iterator[tuple[Tableau, Poses]]:
    on = arranged(match)
    for table in every_table(match):
        yield table, on.poses(table)


def opened(kernels: dict[str, AnyKernel], players: int = 3, seed: int = 4) -> tuple[Match, Arrangement]:
    match = new_match(kernels["auction"], players, seed)
    return match, arranged(match)


# ---------------------------------------------------------------- reading it


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_picture_is_there_and_every_piece_inside_the_picture(
    players: int, kernels: dict[str, AnyKernel]
) -> None:
    images: set[str] = set()
    for _, poses in every_pose(played(kernels["auction"], players, "one", True, 1)):
        for id, pose in poses.items():
            images |= {pose.face.image, *(stamp.image for stamp in pose.face.stamps)}
            assert pose.w / 2 <= pose.x <= WIDTH - pose.w / 2, id
            assert pose.h / 2 <= pose.y <= HEIGHT - pose.h / 2, id
    images.discard("")
    assert [image for image in images if not (ASSETS / "art" / f"{image}.png").is_file()] == []


def luminance(colour: Colour) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


@cache
def under(image: str, dx: float, dy: float) -> Colour:
    """The mean colour of a picture where a figure of a third of its width stands."""
    stored = pygame.image.load(ASSETS / "art" / f"{image}.png")
    width, height = stored.get_size()
    picture = pygame.Surface((width, height), depth=32)
    picture.blit(stored, (0, 0))
    area = pygame.Rect(0, 0, min(width // 3, height), height // 4)
    area.center = round(width * (0.5 + dx)), round(height * (0.5 + dy))
    red, green, blue, _ = pygame.transform.average_color(picture, area.clip(picture.get_rect()))
    return red, green, blue


def grounds(id: PieceId, face: Face) -> list[Colour]:
    """What its words may stand on."""
    if face.panel is not None:
        return [face.panel.fill]
    if face.image.startswith("niches/"):
        return [under(face.image, caption.dx, caption.dy) for caption in face.captions]
    if isinstance(id, ALWAYS_ON_A_PLATE):
        plates = [seat_faces.plate(id.seat, acting).panel for acting in (False, True)]
        return [plate.fill for plate in plates if plate is not None]
    cloth, wood = lot_faces.cloth(False).panel, race_faces.RACK.panel
    assert cloth
    assert wood
    return [cloth.fill] if isinstance(id, pieces.Sum) else [wood.fill] if isinstance(id, ON_WOOD) else []


def test_words_are_large_and_stand_out(kernels: dict[str, AnyKernel]) -> None:
    judged = set()
    for _, poses in every_pose(played(kernels["auction"], 4, "all", True, 2)):
        for id, pose in poses.items():
            for caption in pose.face.captions:
                assert caption.size >= theme.SMALL, id
                behind = grounds(id, pose.face)
                assert behind, id
                assert all(contrast(caption.colour, colour) >= 4.5 for colour in behind), id
                judged.add(type(id))
            runs = [part for part in pose.face.drawn if isinstance(part, Run)]
            assert all(run.size >= theme.SMALL for run in runs), id
    assert judged >= {pieces.Name, pieces.Money, pieces.Worth, pieces.Plaque, pieces.Sum, pieces.RackTitle}


def test_what_is_the_same_as_before_is_not_placed_again(kernels: dict[str, AnyKernel]) -> None:
    match, on = opened(kernels)
    poses = on.poses(laid_out(match.observe(None)))
    later = on.poses(laid_out(match.observe(None), Entry((1, 0, 0), frozenset())))
    assert later.keys() - poses.keys() == {pieces.LaidTicket(0, 0)}
    changed = [id for id in poses if poses[id] is not later[id]]
    assert all(isinstance(id, pieces.Lot | pieces.TicketSpot | pieces.LotCard) for id in changed), changed


# ---------------------------------------------------------------- where things lie


def test_of_two_fish_on_one_space_the_later_is_ahead_by_a_nose(kernels: dict[str, AnyKernel]) -> None:
    match, on = opened(kernels)
    table = laid_out(match.observe(None))
    low, high = Card.EBI, Card.SAKE
    start, end = table.spaces[high], table.spaces[low]
    ((_, _, (spaces, stack)),) = foresight.walks(
        (table.spaces, table.stack), [(high, end - start, start, end)]
    )
    poses = on.poses(replace(table, spaces=spaces, stack=stack))
    under, over = poses[pieces.Marker(int(low))], poses[pieces.Marker(int(high))]
    assert 0 < over.x - under.x < under.w
    assert over.y != under.y
    assert pieces.Nose(high) in poses
    assert pieces.Nose(low) not in poses


@pytest.mark.parametrize("zone", ["", MARKET])
def test_all_fish_are_in_the_stretch_that_is_shown_each_in_its_lane(
    zone: str, kernels: dict[str, AnyKernel]
) -> None:
    match = played(kernels["auction"], 4, "one", False, 3)
    on, plan = arranged(match, Plan(zone=zone)), layout(4, Plan(zone=zone))
    for told in happenings(match):
        if told.view.phase is Phase.ENDED:
            continue
        poses = on.poses(laid_out(told.view, Entry(racing=bool(zone))))
        for product in MARKET_ORDER:
            lane, fish = plan.at(pieces.Lane(product)), poses[pieces.Marker(product)]
            assert lane.x <= fish.x - fish.w / 2
            assert fish.x + fish.w / 2 <= lane.x + lane.w
            assert fish.y == lane.cy


def test_a_fish_in_front_of_another_is_worth_more(kernels: dict[str, AnyKernel]) -> None:
    match = played(kernels["auction"], 3, "one", False, 3)
    for _, poses in every_pose(match):
        places = sorted(MARKET_ORDER, key=lambda product: -poses[pieces.Marker(product)].x)
        told = [int(poses[pieces.Plaque(product)].face.captions[0].text) for product in places]
        assert told == sorted(told, reverse=True)


def test_a_wake_leads_from_where_a_fish_was_before_the_round(kernels: dict[str, AnyKernel]) -> None:
    match, spec = played(kernels["auction"], 3, "one", False, 3), kernels["auction"].spec
    seen, spaces = 0, match.opening.before.spaces
    for told in happenings(match):
        starts = foresight.starts(told.view, spec)
        if isinstance(told.event, MarketMoved):
            assert starts is not None
            assert all(start in (None, before) for start, before in zip(starts, spaces, strict=False))
            seen += 1
        spaces = told.view.spaces
    assert seen == spec.rounds


def test_tiles_wait_in_the_rack_and_lie_on_their_lots_until_those_are_sold(
    kernels: dict[str, AnyKernel],
) -> None:
    for table, poses in every_pose(played(kernels["auction"], 3, "one", False, 6)):
        for rank in range(4):
            lot = table.ranking[rank] if table.ranking else None
            if lot is not None and table.buyers[lot] is not None:
                assert pieces.Tile(rank) not in poses
                continue
            name = f"rack_tile_{rank + 1}" if lot is None else f"lot_{lot + 1}_tile"
            slot, pose = layout(3).slot(name), poses[pieces.Tile(rank)]
            assert (pose.x, pose.y) == (slot.cx, slot.cy)


def said(face: Face) -> list[str]:
    """Everything that is written on a face, in order."""
    parts = [part for run in face.drawn if isinstance(run, Run) for part in run.parts]
    return [
        part.text if isinstance(part, Tinted) else part.image if isinstance(part, Icon) else part
        for part in parts
    ]


def test_a_tile_shows_its_price_and_how_far_it_pushes() -> None:
    assert said(faces.tile(12, 4, True, 200, 80)) == ["¥12", "arrows/up", "4"]
    assert said(faces.tile(3, -1, False, 200, 80)) == ["¥3", "arrows/down", "1"]
    assert said(faces.tile(3, 0, False, 200, 80)) == ["¥3", "0"]


def test_an_annul_and_the_four_it_cancels_are_struck_once_they_are_turned(
    kernels: dict[str, AnyKernel],
) -> None:
    match, on = opened(kernels, players=2)
    match.submit(PlaceTickets(0, (Ticket.ANNUL, Ticket.ZERO, Ticket.ONE)))
    match.submit(PlaceTickets(1, (Ticket.FOUR, Ticket.ONE, Ticket.TWO)))
    turned = next(told for told in happenings(match) if isinstance(told.event, TicketsRevealed))
    poses = on.poses(laid_out(turned.view))
    struck = {id for id, pose in poses.items() if isinstance(id, pieces.LaidTicket) and pose.face.struck}
    assert struck == {pieces.LaidTicket(0, 0), pieces.LaidTicket(1, 0)}
    assert poses[pieces.Special(0, TODAY.index(Ticket.ANNUL))].face.struck
    assert not poses[pieces.Special(1, TODAY.index(Ticket.ANNUL))].face.struck


def test_lanterns_burn_over_those_who_are_to_act(kernels: dict[str, AnyKernel]) -> None:
    for table, poses in every_pose(played(kernels["auction"], 4, "one", False, 3)):
        lit = {seat for seat in range(4) if poses[pieces.Lantern(seat)].face == seat_faces.lantern(True)}
        assert lit == table.acting


def test_a_row_counts_its_takusan_and_has_a_bar_for_each() -> None:
    def bars(face: Face) -> int:
        return sum(isinstance(part, Box) for part in face.drawn)

    mixed, plain = (plate_faces.row(Card.EBI, 5, 2, 150, 60), plate_faces.row(Card.EBI, 3, 0, 150, 60))
    assert (said(mixed), bars(mixed)) == (["5"], 2)
    assert (said(plain), bars(plain)) == (["3"], 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_worth_on_a_plate_is_the_score_if_the_match_ended_now(
    players: int, kernels: dict[str, AnyKernel]
) -> None:
    match = played(kernels["auction"], players, "one", True, 8)
    on = arranged(match)
    for table in every_table(match):
        poses = on.poses(table)
        for seat in range(players):
            worth = foresight.worth_today(table.view, match.kernel.spec, seat)
            assert poses[pieces.Worth(seat)].face.captions[0].text == price(worth)


# ---------------------------------------------------------------- secrecy


def test_two_placements_entered_alike_look_alike_until_the_reveal(kernels: dict[str, AnyKernel]) -> None:
    random = Random(7)
    one, other = (new_match(kernels["auction"], 4, seed=7) for _ in range(2))
    on = arranged(one)
    for seat in range(4):
        for landed in range(6):
            entry = Entry(tuple(landed if s == seat else 0 for s in range(4)), one.locked)
            for looker in (None, *range(4)):
                tables = [laid_out(match.observe(looker), entry) for match in (one, other)]
                assert tables[0] == tables[1]
                assert on.poses(tables[0]) == on.poses(tables[1])
                assert all(
                    "back" in pose.face.image
                    for id, pose in on.poses(tables[0]).items()
                    if isinstance(id, pieces.LaidTicket)
                )
        for match in (one, other):
            match.submit(match.legal(seat).sample(random))
    assert laid_out(one.observe(None)) != laid_out(other.observe(None))


def test_a_seat_that_committed_inside_the_kernel_shows_backs_only(kernels: dict[str, AnyKernel]) -> None:
    match, on = opened(kernels)
    random, state = Random(3), match.state
    for seat in (0, 1):
        state, _ = match.kernel.apply(state, match.legal(seat).sample(random))
        poses = on.poses(laid_out(match.kernel.observe(state, seat)))
        tickets = {id: pose.face for id, pose in poses.items() if isinstance(id, pieces.LaidTicket)}
        assert tickets == {
            pieces.LaidTicket(s, lot): faces.back(s, s + 1) for s in range(seat + 1) for lot in range(4)
        }


def test_the_fan_of_a_seat_tells_nothing_about_tickets_not_yet_turned(kernels: dict[str, AnyKernel]) -> None:
    match, _ = opened(kernels)
    on = arranged(match, Plan(zone=BLIND))
    fresh = on.poses(laid_out(match.observe(None)))
    step(match, Random(1))
    locked = on.poses(laid_out(match.observe(0), Entry((4, 0, 0), match.locked)))
    assert {id: pose for id, pose in locked.items() if isinstance(id, pieces.HeldTicket)} == {
        id: pose for id, pose in fresh.items() if isinstance(id, pieces.HeldTicket)
    }
