from __future__ import annotations

import pygame
import pytest

from game.table.pose import NOTHING, Poses
from tests.couch.auction_evening import AuctionEvening, sit_down
from tests.couch.couch import Couch
from tests.couch.hands import Keys, Pad
from tests.couch.moments import COVERED, MOMENTS, finish

ALL = MOMENTS | COVERED


def three(couch: Couch) -> AuctionEvening:
    return sit_down(couch, [Pad(couch, "pad1"), Keys(couch, "left_block"), Keys(couch, "right_block")], 3)


def picture(couch: Couch) -> bytes:
    return couch.cabinet.window.surface.get_buffer().raw


def repainted(couch: Couch) -> bytes:
    """The same canvas painted anew: nothing may be left over from before."""
    fresh = couch.cabinet.window.surface.copy()
    fresh.fill((255, 0, 255))
    couch.scene.canvas.touch_all()
    couch.scene.canvas.paint(fresh)
    return fresh.get_buffer().raw


def poses(couch: Couch) -> Poses:
    """Of a table that has come to rest, exactly as the match has it."""
    couch.until(lambda: couch.sitting.show.stage.idle, "the table comes to rest")
    found = couch.sitting.show.table.poses()
    assert found == couch.sitting.show.poses()
    return found


@pytest.mark.parametrize("moment", ALL)
def test_whatever_happens_to_the_window_the_table_stays_as_it_was(
    couch: Couch, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    couch.cabinet.settings.change(reduced_motion=True)  # life would differ from picture to picture
    evening = three(couch)
    ALL[moment](evening)
    resting = couch.sitting.show.stage.idle and couch.sitting.show.next_event is None
    before = poses(couch) if resting else {}
    sizes_come_and_go(couch, still=resting)
    full_screen_comes_and_goes(couch)
    if resting:
        assert poses(couch) == before
    if moment not in COVERED:
        it_is_minimised(couch, monkeypatch)
        assert couch.showing == "pause"
    evening.hands[1].press("back")
    couch.frames()
    if resting:
        assert poses(couch) == before
    finish(evening, moment)


def sizes_come_and_go(couch: Couch, still: bool) -> None:
    if still:
        couch.resize((641, 361))  # words name the device used last once they are laid anew
        couch.resize((640, 360))
    first, scene = picture(couch), couch.scene
    for size in ((900, 500), (1000, 400), (640, 700)):
        couch.resize(size)
        assert couch.cabinet.window.frame.size == couch.cabinet.window.surface.get_size() == size
        assert picture(couch) == repainted(couch)
    couch.resize((640, 360))
    if still:
        assert couch.scene is scene
        assert picture(couch) == first


def full_screen_comes_and_goes(couch: Couch) -> None:
    keys = Keys(couch, "keyboard")
    for full in (True, False):
        keys.press("full_screen")
        couch.frames(2)
        assert couch.cabinet.settings.full_screen is couch.cabinet.window.full_screen is full
        assert picture(couch) == repainted(couch)
    assert couch.cabinet.window.surface.get_size() == (640, 360)


def it_is_minimised(couch: Couch, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, and the match is paused when it is seen again."""
    before = couch.sitting.show.table.poses()
    with monkeypatch.context() as minimised:
        minimised.setattr(pygame.display, "get_active", lambda: False)
        couch.post(pygame.WINDOWMINIMIZED)
        couch.post(pygame.WINDOWFOCUSLOST)
        couch.seconds(3)
        assert couch.sitting.show.table.poses() == before
    couch.look_back()
    couch.frames(2)
    assert couch.sitting.show.table.poses() == before


@pytest.mark.parametrize("size", [(640, 360), (1000, 400), (640, 700), (1920, 1080)])
def test_every_piece_has_its_picture_where_it_lies(couch: Couch, size: tuple[int, int]) -> None:
    evening = three(couch)
    evening.play_until("purchase")
    couch.resize(size)
    sitting, frame = couch.sitting, couch.cabinet.window.frame
    shown = {sprite.rect.center for sprite in sitting.canvas._sprites}
    window = couch.cabinet.window.surface.get_rect()
    drawn = {piece: pose for piece, pose in poses(couch).items() if pose.face is not NOTHING}
    assert len(drawn) > 100
    for piece, pose in drawn.items():
        middle = frame.x(pose.x), frame.y(pose.y)
        assert window.collidepoint(middle)
        near = [at for at in shown if abs(at[0] - middle[0]) <= 2 and abs(at[1] - middle[1]) <= 2]
        assert near, f"nothing is drawn for {piece} at {middle}"


def test_the_size_is_remembered_for_the_next_start(couch: Couch) -> None:
    couch.resize((777, 444))
    couch.post(pygame.QUIT)
    couch.frames()
    assert couch.code == 0
    assert couch.cabinet.settings.window == (777, 444)
    assert '"window": [' in (couch.folder / "settings.json").read_text("utf-8")
