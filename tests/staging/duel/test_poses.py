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
from game.rules.duel.spec import COLOURS, Colour, Effect
from game.staging import seat_faces
from game.staging.duel import faces, pieces, terms
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Entry, Tableau, laid_out
from game.storage.files import ASSETS
from game.storage.library import kernel
from game.table.pose import Poses
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
        found += [(table, on.poses(table)) for table in every_table(match)]
    return tuple(found)


@pytest.fixture
def opened(kernels: dict[str, AnyKernel]) -> tuple[Tableau, Arrangement]:
    match = new_match(kernels["duel"], 2, seed=2)
    return laid_out(match.observe(None)), arranged(match)


# ---------------------------------------------------------------- all of them


def test_every_piece_is_on_the_screen() -> None:
    for _, poses in many():
        for id, pose in poses.items():
            assert pose.w / 2 <= pose.x <= WIDTH - pose.w / 2, id
            assert pose.h / 2 <= pose.y <= HEIGHT - pose.h / 2, id


def test_every_picture_is_there() -> None:
    for face in {pose.face for _, poses in many() for pose in poses.values()}:
        for name in filter(None, (face.image, *face.over, *(stamp.image for stamp in face.stamps))):
            assert (ASSETS / "art" / f"{name}.png").is_file(), name


def test_no_words_are_smaller_than_the_smallest_type() -> None:
    found = {caption.size for _, poses in many() for pose in poses.values() for caption in pose.face.captions}
    assert min(found) >= theme.SMALL


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
    assert [id for id in first if first[id] is not second[id]] == [pieces.Barrel(), pieces.Points(1)]


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize("size", range(1, 10))
def test_a_pile_of_any_size_stays_in_its_place(size: int, opened: tuple[Tableau, Arrangement]) -> None:
    _, on = opened
    pile = tuple(card << 2 for card in range(size))
    slot = layout().slot("seat_2_pile_3")
    poses = [on.sides[1].card(Colour.TAKO, number, size, half) for number, half in enumerate(pile)]
    assert poses[0].x - poses[0].w / 2 == slot.x
    assert poses[-1].x + poses[-1].w / 2 <= slot.x + slot.w + 0.01
    assert [pose.z for pose in poses] == sorted({pose.z for pose in poses})


def test_the_count_of_a_pile_covers_no_card() -> None:
    for _, poses in many():
        cards = [pose for id, pose in poses.items() if isinstance(id, pieces.FishCard)]
        for tag in (
            pose for id, pose in poses.items() if isinstance(id, pieces.DrawCount | pieces.DiscardCount)
        ):
            assert not [card for card in cards if touch(tag, card)]


def test_a_pile_without_cards_says_what_it_is(opened: tuple[Tableau, Arrangement]) -> None:
    table, on = opened
    named = [on.poses(table)[pile].face.captions[0].text for pile in (pieces.DrawPile(), pieces.Discards())]
    assert named == ["draw", "discard"]


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
    assert on.poses(drawn)[pieces.FishCard(card)].face == faces.card(table.cards[card].front, "small")
    assert on.poses(stolen)[pieces.FishCard(card)].face == faces.half(table.cards[card].front[1], "small")


# ---------------------------------------------------------------- seats


def test_a_pile_tells_its_points_and_how_near_its_specialty_is() -> None:
    number = 3
    for table, poses in many():
        for seat, own in enumerate(table.piles):
            for colour, pile in zip(COLOURS, own, strict=True):
                halves = [terms.half(table.cards, half) for half in pile]
                doubled = [half.effect for half in halves].count(Effect.WASABI) >= 2
                points = sum(half.points for half in halves) * (2 if doubled else 1)
                face = faces.count(points, len(pile), number, doubled)
                assert poses[pieces.PileCount(seat, int(colour))].face == face


def test_a_rail_shows_as_many_knives_as_a_seat_has() -> None:
    for table, poses in many():
        for seat, own in enumerate(table.piles):
            held = sum(terms.half(table.cards, half).effect is Effect.KNIFE for pile in own for half in pile)
            lit = [poses[pieces.Knife(seat, n)].face == faces.knife(True) for n in range(4)]
            assert lit == [n < held for n in range(4)]


def test_a_table_that_waits_calls_the_seats_it_waits_for(opened: tuple[Tableau, Arrangement]) -> None:
    table, on = opened
    poses = on.poses(replace(table, acting=frozenset({1})))
    assert poses[pieces.Lantern(0)].face == seat_faces.lantern(False)
    assert poses[pieces.Lantern(1)].face == seat_faces.lantern(True)


# ---------------------------------------------------------------- chant


def test_a_lamp_tells_that_somebody_pressed_and_nothing_else(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["duel"], 2, seed=2)
    on, view = arranged(match), match.observe(None)
    pressed = [on.poses(laid_out(view, Entry(presses=(n, 0)))) for n in range(5)]
    lamps = [poses[pieces.Lamp(0)] for poses in pressed]
    assert [lamp.face.panel == lamps[1].face.panel for lamp in lamps] == [False, True, True, True, True]
    assert all(one.face != other.face for one, other in pairwise(lamps))
    assert len({(lamp.x, lamp.y, lamp.w, lamp.h) for lamp in lamps}) == 1
    for poses in pressed:
        changed = {id for id in poses if poses[id] != pressed[0][id]}
        assert changed <= {pieces.Lamp(0)}


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
def test_each_beat_is_called_and_pumped(beat: int, opened: tuple[Tableau, Arrangement]) -> None:
    table, on = opened
    poses = on.poses(replace(table, beat=beat))
    called = [id for id in poses if isinstance(id, pieces.Syllable)]
    assert called == ([pieces.Syllable(beat)] if beat else [])
    said = [not poses[pieces.Beat(n)].face.shaded for n in range(3)]
    assert said == [n < beat for n in range(3)]
    rest = on.poses(table)[pieces.Fist(0)].y
    assert (poses[pieces.Fist(0)].y < rest) is (beat % 2 == 1)
    assert poses[pieces.Fist(0)].y == poses[pieces.Fist(1)].y


def test_a_syllable_leaves_both_fists_free(opened: tuple[Tableau, Arrangement]) -> None:
    table, on = opened
    poses = on.poses(replace(table, beat=3))
    cry = poses[pieces.Syllable(3)]
    for seat in (0, 1):
        fist = poses[pieces.Fist(seat)]
        assert abs(fist.x - cry.x) >= (fist.w + cry.w) / 2


def test_fists_become_bids(opened: tuple[Tableau, Arrangement]) -> None:
    table, on = opened
    poses = on.poses(replace(table, bids=(4, 2)))
    assert [poses[pieces.ShownBid(seat)].face for seat in (0, 1)] == [faces.bid(4), faces.bid(2)]
    assert not [
        id
        for id in poses
        if isinstance(id, pieces.Fist | pieces.Lamp) and not isinstance(id, pieces.ShownBid)
    ]


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
    assert poses[pieces.Balance()].face.image == f"duel/balance_{colour}"


def test_all_that_comes_suddenly_is_warm(opened: tuple[Tableau, Arrangement]) -> None:
    table, on = opened
    warm = {(pose.face, pose.w, pose.h) for pose in on.warm().values()}
    day = on.poses(replace(table, day=True, beat=1))
    for id in (pieces.Daylight(), pieces.Noren(), pieces.Syllable(1)):
        assert (day[id].face, day[id].w, day[id].h) in warm
    for bids in ((1, 2), (3, 4)):
        shown = on.poses(replace(table, bids=bids))
        for seat in (0, 1):
            pose = shown[pieces.ShownBid(seat)]
            assert (pose.face, pose.w, pose.h) in warm
