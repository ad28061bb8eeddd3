"""A table of several plans: it glides from one to the other, and follows the size of type."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest

from game.app.cabinet import Cabinet
from game.app.party import Chair, Party
from game.rules.auction.spec import AuctionOptions
from game.rules.auction.state import Phase
from game.staging.auction.pieces import Plate, Rack
from game.storage import library, saves
from game.storage.files import ASSETS
from game.table.hud import Words
from game.table.layout import USUAL, Plan
from game.ui.kit import Kit
from scenes import opening
from scenes.auction.script import SCRIPT
from scenes.play.sitting import Sitting
from scenes.play.sitting_down import sit_down
from tests.scenes.play.sittings import NAMES

ELSEWHERE, LARGE = Plan(zone="elsewhere"), Plan(large=True)
ZONE = (
    '<objectgroup id="90" name="common_elsewhere"><object id="900" name="rack" x="20" y="500" width="90"'
    ' height="126"/><object id="901" name="header_phase" x="60" y="0" width="700" height="66"/></objectgroup>'
)


def chosen(tableau: Any, large: bool) -> Plan:
    """Elsewhere while lots are for sale."""
    return LARGE if large else ELSEWHERE if tableau.view.phase is Phase.PURCHASE else USUAL


@pytest.fixture
def table(cabinet: Cabinet, tmp_path: Path) -> Sitting:
    """Four bots at the auction; its large type is the usual one, a little further down."""
    map_ = (ASSETS / "tables" / "auction.tmx").read_text(encoding="utf-8")
    usual = re.sub(r'<objectgroup id="\d+" name="\w+_large.*?</objectgroup>', "", map_, flags=re.DOTALL)
    groups = re.findall(
        r'<objectgroup id="\d+" name="(?:common|players4)".*?</objectgroup>', usual, re.DOTALL
    )
    large = re.sub(r'name="(common|players4)"', r'name="\1_large" offsety="2"', "".join(groups))
    large = re.sub(r'(name="seat_1" x="[\d.]+" y="[\d.]+" width=")\d+', r"\g<1>99", large)
    (tmp_path / "tables").mkdir()
    (tmp_path / "art").symlink_to(ASSETS / "art")
    file = tmp_path / "tables" / "auction.tmx"
    file.write_text(usual.replace("</map>", f"{ZONE}{large}</map>"), encoding="utf-8")
    spec, kernel = library.load("auction"), library.kernel("auction")
    options = AuctionOptions.usual(spec, 4)
    chairs = tuple(Chair(name, seat, None, "easy") for seat, name in enumerate(NAMES, start=1))
    script = replace(SCRIPT, map=file, plans=lambda players: (USUAL, ELSEWHERE, LARGE), plan=chosen)
    party = Party("auction", chairs, options, 7)
    sitting = sit_down(cabinet, party, script, saves.new_match(kernel, options, 7), opening.ways(cabinet))
    sitting.lay(cabinet.window.kit)
    return sitting


def next_phase(sitting: Sitting, phase: Phase) -> None:
    """Until an event of that phase is the next to be shown."""
    show = sitting.show
    for _ in range(400):
        if show.next_event is None:
            decided = sitting.ask_bots()
            assert decided is not None
        elif show._pending[0].view.phase is phase:
            return
        else:
            show.play_next()
            show.stage.hurry()
            show.note()
    raise AssertionError(f"{phase} does not come")


def test_the_table_glides_to_a_zone_before_the_event_that_needs_it_is_shown(table: Sitting) -> None:
    show, follow = table.show, table.desk.layout.slot("rack")
    next_phase(table, Phase.PURCHASE)
    event = show.next_event
    assert table.desk.layout.plan == USUAL
    assert (show.table.poses()[Rack()].x, show.table.poses()[Rack()].y) == (follow.cx, follow.cy)
    show.play_next()
    assert show.next_event is event
    assert table.desk.layout.plan == ELSEWHERE
    assert not show.stage.idle
    for _ in range(60):
        table.update(1 / 60)
    assert show.stage.idle
    place = table.desk.layout.slot("rack")
    assert show.table.poses()[Rack()].w == place.w
    assert (show.table.poses()[Rack()].x, show.table.poses()[Rack()].y) == (place.cx, place.cy) == (65, 563)
    show.play_next()
    assert show.showing is event
    table.show.table.close()


def test_the_glide_ends_where_the_table_would_be_put(table: Sitting) -> None:
    next_phase(table, Phase.PURCHASE)
    table.show.play_next()
    while not table.show.stage.idle:
        table.update(1 / 60)
    glided = table.show.table.poses()
    table.show.stage.put(table.show.poses())
    assert table.show.table.poses() == glided
    table.show.table.close()


def test_words_move_with_their_slots(table: Sitting, cabinet: Cabinet) -> None:
    hud = table.desk.board.hud
    hud.say("header_phase", Words("Buy"))
    before = hud._sprites["header_phase"].rect.topleft
    next_phase(table, Phase.PURCHASE)
    table.show.play_next()
    assert hud._sprites["header_phase"].rect.topleft != before
    table.show.table.close()


def test_large_type_lays_the_table_at_once_in_the_middle_of_a_match(table: Sitting, cabinet: Cabinet) -> None:
    show, small = table.show, table.desk.layout
    next_phase(table, Phase.OFFER) if show.next_event is None else show.play_next()
    sizes: tuple[tuple[Literal[100, 150, 200], Plan], ...] = ((150, LARGE), (200, LARGE), (100, USUAL))
    for scale, plan in sizes:
        cabinet.settings.now = replace(cabinet.settings.now, text_scale=scale)
        table.lay(Kit.of(cabinet.window.frame, scale / 100))
        assert table.desk.layout.plan == plan
        assert show.stage.idle
        assert show.table.poses() == show.poses()
        assert (show.table.poses()[Plate(0)].w == 99) is (plan == LARGE)
    assert table.desk.layout is small
    table.show.table.close()
