"""Where the pieces of the duel lie, and what they show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from game.match.match import Match
from game.rules.core.kernel import AnyKernel
from game.rules.duel.actions import Bid
from game.rules.duel.spec import COLOURS, Effect
from game.staging import seat_faces
from game.staging.duel import faces, pieces, side_faces, terms
from game.staging.duel.beam import Beam
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Entry, Tableau, laid_out
from game.storage.files import ASSETS
from game.storage.library import kernel
from game.table.pose import Face, Poses, Print, Run
from game.ui import theme
from game.ui.frame import HEIGHT, WIDTH
from tests.matches import happenings, new_match
from tests.staging.duel.shows import GOLDEN, golden, played
from tests.staging.duel.tables import arranged, layout, touch


def every_table(match: Match) -> Iterator[Tableau]:
    yield laid_out(match.opening.before)
    for told in happenings(match):
        yield laid_out(told.view)


@cache
def many() -> tuple[tuple[Tableau, Poses], ...]:
    rules = kernel("duel")
    matches = [played(rules, kind, seed) for kind in (False, True) for seed in range(4)]
    matches += [golden(rules, name) for name in GOLDEN]
    found = []
    for match in matches:
        on = arranged(match)
        found += [(table, on.poses(table)) for table in every_table(match) if not table.ended]
    return tuple(found)


@pytest.fixture
def opened(kernels: dict[str, AnyKernel]) -> tuple[Tableau, Arrangement]:
    match = new_match(kernels["duel"], 2, seed=2)
    return laid_out(match.observe(None)), arranged(match)


# ---------------------------------------------------------------- all of them


def test_every_piece_is_on_the_screen() -> None:
    """A sleeve alone comes from beyond its edge."""
    for _, poses in many():
        for id, pose in poses.items():
            if isinstance(id, pieces.Sleeve):
                continue
            assert pose.w / 2 <= pose.x <= WIDTH - pose.w / 2, id
            assert pose.h / 2 <= pose.y <= HEIGHT - pose.h / 2, id


def test_every_picture_is_there() -> None:
    for face in {pose.face for _, poses in many() for pose in poses.values()}:
        for name in filter(None, (face.image, *face.over, *(stamp.image for stamp in face.stamps))):
            assert (ASSETS / "art" / f"{name}.png").is_file(), name


def test_no_words_are_smaller_than_the_smallest_type() -> None:
    found = {caption.size for _, poses in many() for pose in poses.values() for caption in pose.face.captions}
    drawn = {drawn for _, poses in many() for pose in poses.values() for drawn in pose.face.drawn}
    assert min(found | {run.size for run in drawn if isinstance(run, Run)}) >= theme.SMALL


def test_a_card_is_one_piece_wherever_it_lies_and_hidden_ones_are_none() -> None:
    for table, poses in many():
        cards = [face >> 1 for face in table.hung]
        cards += [half >> 2 for own in table.piles for pile in own for half in pile]
        cards += [table.arriving[1] >> 1] if table.arriving else []
        cards += [table.top >> 1] if table.top is not None else []
        cards += [table.discards[-1] >> 1] if table.discards else []
        assert len(cards) == len(set(cards))
        assert {id for id in poses if isinstance(id, pieces.FishCard)} == {
            pieces.FishCard(card) for card in cards
        }


def test_parts_that_did_not_change_are_the_very_same_poses(opened: tuple[Tableau, Arrangement]) -> None:
    table, on = opened
    first, second = on.poses(table), on.poses(replace(table, barrel=2))
    changed = {id for id in second if first.get(id) is not second[id]}
    assert {id for id in changed if not isinstance(id, pieces.Ghost | pieces.Fate)} == {
        *(pieces.Barrel(), pieces.Balance(), pieces.Worth(), pieces.Points(1))
    }


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("size", range(1, 12))
def test_a_pile_of_any_size_stays_in_its_place_and_begins_at_its_plaque(
    size: int, seat: int, opened: tuple[Tableau, Arrangement]
) -> None:
    """The strip that shows of a lower card is its left one, on either side: points and icon are there."""
    table, on = opened
    pile = tuple(card << 2 for card in range(size))
    piles: list[list[tuple[int, ...]]] = [[()] * 4, [()] * 4]
    piles[seat][2] = pile
    poses = on.poses(replace(table, hung=(), top=None, piles=tuple(map(tuple, piles))))
    slot, figure = layout().slot(f"seat_{seat + 1}_pile_3"), poses[pieces.PileCount(seat, 2)]
    cards = [poses[pieces.FishCard(half >> 2)] for half in pile]
    nearest, inner = (cards[-1], cards[0]) if seat else (cards[0], cards[-1])
    edge = slot.x + slot.w if seat else slot.x
    assert abs(nearest.x - edge) == nearest.w / 2
    assert slot.x <= min(figure.x - figure.w / 2, cards[0].x - cards[0].w / 2) + 0.01
    assert max(figure.x + figure.w / 2, cards[-1].x + cards[-1].w / 2) <= slot.x + slot.w + 0.01
    assert not touch(figure, inner)
    assert [card.x for card in cards] == sorted(card.x for card in cards)
    assert [card.z for card in cards] == sorted({card.z for card in cards})


def test_a_figure_covers_no_card() -> None:
    for _, poses in many():
        cards = [pose for id, pose in poses.items() if isinstance(id, pieces.FishCard)]
        for tag in (pose for id, pose in poses.items() if isinstance(id, pieces.PileCount)):
            assert not [card for card in cards if touch(tag, card)]


@pytest.mark.parametrize("notches", [3, 4, 5, 6])
def test_the_barrel_stands_on_the_beam_however_many_notches_it_has(notches: int) -> None:
    beam = Beam(layout().slot("balance"), notches)
    ends = [beam.stand(end, 0, 0)[0] for end in (-notches, notches)]
    assert ends == [WIDTH / 2 - 436, WIDTH / 2 + 436]
    for barrel in range(-notches, notches + 1):
        tip = beam.tip(barrel)
        assert tip * barrel >= 0, "towards the barrel"
        level, tipped = beam.stand(barrel, 0, 170), beam.stand(barrel, tip, 170)
        assert (tipped[0], tipped[1] >= level[1]) == (level[0], True)
        assert tipped[1] + 85 < layout().slot("stand").y


def test_a_chosen_half_lies_as_a_card_of_its_colour_and_is_whole_again_on_the_discards(
    opened: tuple[Tableau, Arrangement],
) -> None:
    table, on = opened
    card = next(n for n, card in enumerate(table.cards) if len(card.front) == 2)
    half = card << 2 | 1
    own = terms.half(table.cards, half)
    piles = (tuple((half,) if colour is own.colour else () for colour in COLOURS), ((),) * 4)
    held = on.poses(replace(table, hung=(), top=None, piles=piles))[pieces.FishCard(card)]
    assert held.face == faces.half(own, "pile")
    thrown = on.poses(replace(table, hung=(), top=None, discards=(card << 1,)))[pieces.FishCard(card)]
    assert thrown.face == faces.card(table.cards[card].front, "small")


def test_a_stolen_card_keeps_its_half_on_the_way(opened: tuple[Tableau, Arrangement]) -> None:
    table, on = opened
    card = next(n for n, card in enumerate(table.cards) if len(card.front) == 2)
    drawn = replace(table, hung=(), top=None, arriving=(0, card << 1))
    stolen = replace(drawn, settled=card << 2 | 1)
    assert on.poses(drawn)[pieces.FishCard(card)].face == faces.card(table.cards[card].front, "hook")
    assert on.poses(stolen)[pieces.FishCard(card)].face == faces.half(table.cards[card].front[1], "hook")


# ---------------------------------------------------------------- seats


def test_a_pile_tells_its_points_and_its_plaque_how_near_the_bonus_is() -> None:
    for table, poses in many():
        for seat, own in enumerate(table.piles):
            for colour, pile in zip(COLOURS, own, strict=True):
                halves = [terms.half(table.cards, half) for half in pile]
                wasabi = [half.effect for half in halves].count(Effect.WASABI)
                points = sum(half.points for half in halves) * (2 if wasabi >= 2 else 1)
                counted = poses.get(pieces.PileCount(seat, int(colour)))
                if pile:
                    assert counted is not None
                    assert counted.face == side_faces.count(points, min(wasabi, 2), wasabi >= 2, 2)
                else:
                    assert counted is None, "an empty pile is its plaque and no more"
                plaque = poses[pieces.Plaque(seat, int(colour))].face
                assert _pips(plaque) == min(len(pile), 3)


def _pips(plaque: Face) -> int:
    return [drawn.image for drawn in plaque.drawn if isinstance(drawn, Print)].count("duel/pips/lit")


def test_a_plaque_has_a_golden_rim_where_a_card_that_hangs_would_bring_its_bonus() -> None:
    found = 0
    for table, poses in many():
        hanging = {half.colour for face in table.hung for half in terms.halves(table.cards, face)}
        for seat, own in enumerate(table.piles):
            for colour, pile in zip(COLOURS, own, strict=True):
                lit = "duel/plaques/lit" in poses[pieces.Plaque(seat, int(colour))].face.over
                found += lit
                assert lit == (len(pile) == 2 and colour in hanging)
    assert found > 20


def test_a_rail_shows_as_many_knives_as_a_seat_has() -> None:
    for table, poses in many():
        for seat, own in enumerate(table.piles):
            held = sum(terms.half(table.cards, half).effect is Effect.KNIFE for pile in own for half in pile)
            lit = [poses[pieces.Knife(seat, n)].face == side_faces.knife(True) for n in range(4)]
            assert lit == [n < held for n in range(4)]


def test_a_table_that_waits_calls_the_seats_it_waits_for(opened: tuple[Tableau, Arrangement]) -> None:
    table, on = opened
    poses = on.poses(replace(table, acting=frozenset({1})))
    assert poses[pieces.Lantern(0)].face == seat_faces.lantern(False)
    assert poses[pieces.Lantern(1)].face == seat_faces.lantern(True)


# ---------------------------------------------------------------- chant


def test_a_fist_tells_that_somebody_pressed_and_nothing_else(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["duel"], 2, seed=2)
    on, view = arranged(match), match.observe(None)
    pressed = [on.poses(laid_out(view, Entry(presses=(n, 0)))) for n in range(5)]
    assert [pieces.Lamp(0) in poses for poses in pressed] == [False, True, True, True, True]
    assert all(one == other for one, other in pairwise(pressed[1:]))
    assert {id for id in pressed[1] if pressed[1][id] != pressed[0].get(id)} == {pieces.Lamp(0)}


def test_the_table_is_the_same_whatever_was_bid(kernels: dict[str, AnyKernel]) -> None:
    rules = kernels["duel"]
    match = new_match(rules, 2, seed=2)
    on = arranged(match)
    shown = []
    for bid in (1, 2, 3, 4):
        state, _ = rules.apply(match.state, Bid(0, bid))
        shown.append(on.poses(laid_out(rules.observe(state, 0), Entry(presses=(1, 0), beat=2))))
    assert shown[0] == shown[1] == shown[2] == shown[3]


@pytest.mark.parametrize("beat", [0, 1, 2, 3])
def test_each_syllable_is_said_and_the_fists_come_in(beat: int, opened: tuple[Tableau, Arrangement]) -> None:
    table, on = opened
    poses, rest = on.poses(replace(table, beat=beat)), on.poses(table)
    said = [not poses[pieces.Beat(n)].face.grey for n in range(3)]
    assert said == [n < beat for n in range(3)]
    louder = [n for n in range(3) if poses[pieces.Beat(n)].h > rest[pieces.Beat(n)].h]
    assert louder == ([beat - 1] if beat else [])
    assert (pieces.Hand(0) in poses) is (beat > 0)
    if beat:
        one, other = poses[pieces.Hand(0)], poses[pieces.Hand(1)]
        assert (one.x, one.y) == (WIDTH - other.x, other.y)
        assert [one.face, other.face] == [faces.hand(0, 0), faces.hand(1, 0)]


@pytest.mark.parametrize("beat", [1, 2, 3])
def test_no_arm_and_no_syllable_covers_a_card_that_hangs(
    beat: int, opened: tuple[Tableau, Arrangement]
) -> None:
    table, on = opened
    for now in (replace(table, beat=beat), replace(table, bids=(4, 2), thrown=True)):
        poses = on.poses(now)
        cards = [poses[pieces.FishCard(face >> 1)] for face in table.hung]
        over = (pieces.Hand, pieces.Sleeve, pieces.Figure, pieces.Beat)
        assert not [
            id for id, pose in poses.items() if isinstance(id, over) and any(touch(pose, c) for c in cards)
        ]


def test_fists_become_bids_until_the_barrel_is_pushed(opened: tuple[Tableau, Arrangement]) -> None:
    table, on = opened
    poses = on.poses(replace(table, bids=(4, 2), thrown=True))
    shown = [poses[pieces.Hand(seat)].face for seat in (0, 1)]
    assert shown == [faces.hand(0, 4), faces.hand(1, faces.BENT)], "the lower one bends back"
    assert [poses[pieces.Figure(seat)].face.captions[0].text for seat in (0, 1)] == ["4", "2"]
    assert pieces.Verdict() in poses
    later = on.poses(replace(table, bids=(4, 2)))
    assert not [id for id in later if isinstance(id, pieces.Hand | pieces.Lamp | pieces.Beat)]


# ---------------------------------------------------------------- light, balance


def test_day_covers_the_night_and_nothing_else(opened: tuple[Tableau, Arrangement]) -> None:
    table, on = opened
    night, day = on.poses(table), on.poses(replace(table, day=True))
    assert day.keys() - night.keys() == {pieces.Daylight(), pieces.Noren()}
    light = day[pieces.Daylight()]
    assert (light.x, light.y, light.w, light.h) == (WIDTH / 2, HEIGHT / 2, WIDTH, HEIGHT)
    assert light.z < day[pieces.Noren()].z < min(pose.z for pose in night.values())


@pytest.mark.parametrize(("kind_fish", "colour"), [(False, "violet"), (True, "green")])
def test_the_balance_shows_the_variant(kind_fish: bool, colour: str, kernels: dict[str, AnyKernel]) -> None:
    match = played(kernels["duel"], kind_fish, 1)
    poses = arranged(match).poses(laid_out(match.opening.before))
    assert poses[pieces.Balance()].face.image == f"duel/beam_{colour}"


def test_all_that_comes_suddenly_is_warm(opened: tuple[Tableau, Arrangement]) -> None:
    table, on = opened
    warm = {(pose.face, pose.w, pose.h) for pose in on.warm().values()}
    day = on.poses(replace(table, day=True, beat=1))
    for id in (pieces.Daylight(), pieces.Noren(), pieces.Beat(0), pieces.Hand(0), pieces.Sleeve(1)):
        assert (day[id].face, day[id].w, day[id].h) in warm
    for pose in (on.voices.thrown(seat, bid)[pieces.Hand(seat)] for seat in (0, 1) for bid in (1, 2, 3, 4)):
        assert (pose.face, pose.w, pose.h) in warm
