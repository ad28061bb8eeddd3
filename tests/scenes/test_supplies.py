"""What a table agrees on beside its switches: how many markets are drawn, or which are picked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.app.cabinet import Cabinet
from game.app.party import Chair, Party
from game.app.scene import Pop, Push, Reset, Scene
from game.devices.devices import Devices
from game.devices.intents import PadLost
from game.rules.harbor.options import HarborOptions
from game.rules.harbor.words import Market
from game.storage import library, saves
from game.titles.agreed import Picker
from game.titles.harbor import TITLE
from game.ui.focus import Area
from game.ui.widgets import Button
from game.ui.widgets_signs import Sign
from game.ui.widgets_values import Choice
from scenes.lobby.agreement import Agreement
from scenes.lobby.page import PickScene
from scenes.lobby.picking import Picking
from scenes.lobby.places import Places
from scenes.lobby.tray import Piece
from scenes.seats import SeatsScene
from tests.scenes.rig import KEYS, LEFT, MOUSE, PAD, RIGHT, Blank, Hand, Reading, cabinet_in, laid

STEPPING = [PAD, KEYS, "right_block", "number_block"]
EVERYBODY = [*STEPPING, MOUSE]
EEL, BANK = f"piece{Market.EEL}", f"piece{Market.BANK}"


class Lobby(SeatsScene):
    """Keeps the party it starts with."""

    def __init__(self, cabinet: Cabinet, before: Party | None = None) -> None:
        self.parties: list[Party] = []
        super().__init__(cabinet, "harbor", self.begin, before)

    def begin(self, party: Party) -> Scene:
        self.parties.append(party)
        return Blank("table")

    @property
    def agreed(self) -> HarborOptions:
        """What it would start with; the rules take it."""
        options: HarborOptions = self.party().options
        saves.new_match(library.kernel("harbor"), options, 1)
        return options


@pytest.fixture
def lobby(cabinet: Cabinet) -> Lobby:
    made = Lobby(cabinet)
    laid(made, cabinet)
    return made


def note(scene: Any) -> str:
    return getattr(scene.widget("note"), "words", "")


def words(scene: Any, key: str) -> str:
    return getattr(scene.widget(key), "words", "")


def turned(hand: Hand, key: str, way: tuple[int, int] = RIGHT) -> None:
    """A value one further, or one back, with whatever this device has."""
    if hand.device == MOUSE:
        choice = hand.scene.widget(key)
        assert isinstance(choice, Choice)
        hand.clicks(key, 0.95 if way == RIGHT else 1.02 - choice.share)
    else:
        hand.goes_to(key)
        hand.steps(way)


def seated(lobby: Lobby, device: str) -> Hand:
    hand = Hand(lobby, device)
    hand.clicks("sit0") if device == MOUSE else hand.yes()
    return hand


def opened(lobby: Lobby, hand: Hand, cabinet: Cabinet) -> PickScene:
    """The page, as this device comes to it."""
    turned(hand, "markets")
    then = hand.takes("markets_pick")
    assert isinstance(then, Push)
    assert isinstance(then.scene, PickScene)
    laid(then.scene, cabinet)
    return then.scene


# ------------------------------------------------------------ drawn


@pytest.mark.parametrize("device", EVERYBODY)
def test_any_device_asks_for_more_markets_than_are_usual(lobby: Lobby, device: str) -> None:
    hand = seated(lobby, device)
    turned(hand, "further_fish")
    turned(hand, "further_fish")
    turned(hand, "extra_markets")
    assert isinstance(hand.takes("start"), Reset)
    (party,) = lobby.parties
    assert party.options == HarborOptions(6, None, None, 7, 5)


@pytest.mark.rules("H1")
@pytest.mark.parametrize(
    ("players", "fish", "extras"),
    [
        (2, ["3 (usual)", "4", "5", "6", "7", "8"], ["2 (usual)", "3", "4", "5"]),
        (3, ["4 (usual)", "5", "6", "7", "8"], ["2 (usual)", "3", "4", "5"]),
        (4, ["4 (usual)", "5", "6", "7", "8"], ["3 (usual)", "4", "5"]),
        (5, ["5 (usual)", "6", "7", "8"], ["3 (usual)", "4", "5"]),
        (6, ["5 (usual)", "6", "7", "8"], ["4 (usual)", "5"]),
    ],
)
def test_the_usual_number_is_marked_and_is_the_least(
    lobby: Lobby, players: int, fish: list[str], extras: list[str]
) -> None:
    seated(lobby, PAD)
    for seat in range(players, 6):
        lobby.set_level(seat, None)
    for key, named in (("further_fish", fish), ("extra_markets", extras)):
        choice = lobby.widget(key)
        assert isinstance(choice, Choice)
        assert list(choice.choices) == named
        assert choice.at == 0
    assert lobby.agreed == HarborOptions(players, None, None, None, None)


def test_whoever_asked_for_more_keeps_it_as_long_as_it_is_more(lobby: Lobby) -> None:
    hand = seated(lobby, PAD)
    for seat in (2, 3, 4, 5):
        lobby.set_level(seat, None)
    turned(hand, "further_fish")
    assert lobby.agreed.further_fish == 4
    lobby.set_level(2, "easy")
    assert lobby.agreed == HarborOptions(3, None, None, None, None), "4 are usual with 3"
    lobby.set_level(2, None)
    assert lobby.agreed.further_fish == 4


def test_too_few_at_the_table_are_shown_what_is_usual_with_the_fewest(lobby: Lobby) -> None:
    for seat in range(6):
        lobby.set_level(seat, None)
    choice = lobby.widget("further_fish")
    assert isinstance(choice, Choice)
    assert choice.value == "3 (usual)"


# ------------------------------------------------------------ picked


@pytest.mark.parametrize("device", EVERYBODY)
def test_any_device_picks_the_markets(lobby: Lobby, device: str, cabinet: Cabinet) -> None:
    hand = seated(lobby, device)
    page = opened(lobby, hand, cabinet)
    proposed = lobby.agreed.markets
    assert proposed is not None
    there = Hand(page, device)
    there.takes(EEL)
    there.takes(BANK)
    assert there.back() == Pop()
    laid(lobby, cabinet)
    assert isinstance(hand.takes("start"), Reset)
    (party,) = lobby.parties
    wanted = set(proposed) ^ {Market.EEL, Market.BANK}
    assert party.options == HarborOptions(6, None, tuple(sorted(wanted)), None, None)
    assert Party.from_json(party.to_json()) == party


@pytest.mark.parametrize("device", EVERYBODY)
def test_the_page_is_left_by_its_button_and_draws_a_proposal_by_the_other(
    lobby: Lobby, device: str, cabinet: Cabinet
) -> None:
    page = opened(lobby, seated(lobby, device), cabinet)
    hand = Hand(page, device)
    seen = set()
    for _ in range(8):
        hand.takes("again")
        markets = lobby.agreed.markets
        assert markets is not None
        seen.add(markets)
        assert sum(market < Market.SHIPS for market in markets) == 5
        assert sum(market > Market.SHIPS for market in markets) == 4
    assert len(seen) > 1
    assert hand.takes("done") == Pop()


def test_whoever_begins_to_pick_finds_as_many_as_would_be_drawn(lobby: Lobby) -> None:
    hand = seated(lobby, PAD)
    turned(hand, "further_fish")
    turned(hand, "markets")
    assert words(lobby, "markets_pick") == "Picked: 6 fish, 4 extra ..."
    assert lobby.widget("further_fish") is None


def test_a_proposal_is_drawn_from_the_lobby_too(lobby: Lobby) -> None:
    hand = seated(lobby, MOUSE)
    turned(hand, "markets")
    before = lobby.agreed.markets
    seen = {before}
    for _ in range(8):
        hand.clicks("markets_again")
        seen.add(lobby.agreed.markets)
    assert len(seen) > 1


def test_the_button_names_everything_that_is_in_the_game(lobby: Lobby) -> None:
    hand = seated(lobby, PAD)
    turned(hand, "markets")
    hand.goes_to("markets_pick")
    assert note(lobby).startswith("Picked: Mackerel, ")
    assert "Ships" in note(lobby)


def test_what_was_picked_is_still_there_after_a_look_at_drawing(lobby: Lobby) -> None:
    hand = seated(lobby, PAD)
    turned(hand, "markets")
    picked = lobby.agreed
    assert picked.markets
    turned(hand, "markets", LEFT)
    assert lobby.agreed == HarborOptions(6, None, None, None, None)
    turned(hand, "markets")
    assert lobby.agreed == picked


def test_another_size_of_window_loses_nothing(lobby: Lobby, cabinet: Cabinet) -> None:
    page = opened(lobby, seated(lobby, PAD), cabinet)
    hand = Hand(page, PAD)
    hand.takes(EEL)
    picked = lobby.agreed
    laid(page, cabinet)
    laid(lobby, cabinet)
    assert page.focus.at == EEL
    assert lobby.agreed == picked
    assert words(page, "told").startswith("Each barrel for sale")


@pytest.mark.rules("H1")
@pytest.mark.parametrize("market", [Market.MACKEREL, Market.SHIPS])
def test_mackerel_and_ships_are_always_open_and_say_so(
    lobby: Lobby, market: Market, cabinet: Cabinet
) -> None:
    page = opened(lobby, seated(lobby, PAD), cabinet)
    hand, before = Hand(page, PAD), lobby.agreed
    hand.takes(f"piece{market}")
    assert note(page) == f"{market.name.title()} is always open."
    assert lobby.agreed == before


def test_the_page_says_how_much_is_picked_and_what_is_usual(lobby: Lobby, cabinet: Cabinet) -> None:
    page = opened(lobby, seated(lobby, PAD), cabinet)
    usual = "Beside Mackerel and Ships, 5 + 4 are usual with 6."
    assert words(page, "counts") == f"{usual} Picked: 5 + 4."
    for piece in range(1, 9):
        sign = page.widget(f"piece{piece}")
        assert isinstance(sign, Sign)
        if sign._lit:
            Hand(page, PAD).takes(f"piece{piece}")
    assert words(page, "counts") == f"{usual} Picked: 0 + 4."


def test_the_market_in_focus_explains_itself(lobby: Lobby, cabinet: Cabinet) -> None:
    page = opened(lobby, seated(lobby, PAD), cabinet)
    hand = Hand(page, PAD)
    hand.goes_to(f"piece{Market.OCTOPUS}")
    assert words(page, "name") == "Octopus"
    told = words(page, "told")
    assert "To enter: 200 yen, 2 actions or one takoyaki." in told
    assert "A licence costs 200 yen." in told
    hand.goes_to("done")
    assert words(page, "name") == "Octopus", "until the focus goes to another market"


def test_with_nothing_picked_the_start_says_so(lobby: Lobby, cabinet: Cabinet) -> None:
    hand = seated(lobby, MOUSE)
    page = opened(lobby, hand, cabinet)
    there = Hand(page, MOUSE)
    for market in lobby.agreed.markets or ():
        there.clicks(f"piece{market}")
    laid(lobby, cabinet)
    start = lobby.widget("start")
    assert isinstance(start, Button)
    assert start.reason == "No market is picked. Pick at least one, or let them be drawn."
    assert hand.clicks("start") is None
    assert note(lobby) == start.reason
    turned(hand, "markets", LEFT)
    assert isinstance(hand.clicks("start"), Reset)


def test_a_pad_that_goes_while_markets_are_picked_frees_its_seat(
    lobby: Lobby, cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Devices, "forget", lambda self, device: None)
    seated(lobby, "pad2")
    page = opened(lobby, seated(lobby, PAD), cabinet)
    page.handle(PadLost("pad2"))
    assert lobby.places.of("pad2") == []
    assert lobby.places.of(PAD) == [1]


def test_those_who_change_seats_find_the_markets_they_played_with(cabinet: Cabinet) -> None:
    chairs = (Chair("Ana", 3, MOUSE, None), Chair("Bo", 1, None, "easy"))
    markets = (Market.SQUID, Market.EEL, Market.BANK)
    for options in (
        HarborOptions(2, None, markets, None, None, always_ends=True),
        HarborOptions(2, None, None, 6, None, mackerel_cap=True),
    ):
        lobby = Lobby(cabinet, Party("harbor", chairs, options, 5))
        laid(lobby, cabinet)
        assert lobby.agreed == options


# ------------------------------------------------------------ the rest of the table


@pytest.mark.parametrize("device", EVERYBODY)
def test_the_first_player_is_drawn_or_named_and_house_rules_are_agreed_on(lobby: Lobby, device: str) -> None:
    hand = seated(lobby, device)
    turned(hand, "first")
    turned(hand, "first")
    turned(hand, "always_ends")
    turned(hand, "mackerel_cap")
    assert isinstance(hand.takes("start"), Reset)
    (party,) = lobby.parties
    assert party.options == HarborOptions(6, 1, None, None, None, True, True)


@pytest.mark.parametrize("key", ["markets", "further_fish", "extra_markets", "always_ends", "mackerel_cap"])
def test_every_row_of_the_harbor_says_what_it_is_for(lobby: Lobby, key: str) -> None:
    hand = seated(lobby, PAD)
    hand.goes_to(key)
    assert len(note(lobby)) > 40


@pytest.mark.parametrize("people", range(1, 7))
def test_up_to_six_people_sit_down_and_bots_take_the_rest(lobby: Lobby, people: int) -> None:
    devices = ["pad1", "pad2", "pad3", "pad4", KEYS, MOUSE][:people]
    for device in devices:
        Hand(lobby, device).yes()
    assert isinstance(Hand(lobby, devices[-1]).takes("start"), Reset)
    (party,) = lobby.parties
    assert [chair.device for chair in party.chairs] == [*devices, *[None] * (6 - people)]
    assert [chair.level for chair in party.chairs] == [*[None] * people, *["normal"] * (6 - people)]


@pytest.mark.parametrize("players", range(2, 6))
def test_fewer_seats_begin_as_well(lobby: Lobby, players: int) -> None:
    hand = seated(lobby, PAD)
    for seat in range(players, 6):
        hand.goes_to(f"level{seat}")
        hand.steps(LEFT, LEFT)
    assert isinstance(hand.takes("start"), Reset)
    (party,) = lobby.parties
    assert len(party.chairs) == party.options.players == players


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_a_name_of_twelve_wide_letters_is_whole_at_every_size(
    tmp_path: Any, size: tuple[int, int], scale: Reading, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.ui.text import Typesetter

    cut, real = list[str](), Typesetter.cut

    def spy(self: Typesetter, text: str, *rest: Any) -> str:
        left = real(self, text, *rest)
        if left != text:
            cut.append(text)
        return left

    monkeypatch.setattr(Typesetter, "cut", spy)
    with cabinet_in(tmp_path, size, scale) as cabinet:
        lobby = Lobby(cabinet)
        for seat in range(6):
            lobby.places.all[seat].name = "MWMWMWMWMW" + "ABCDEF"[seat] + "W"
        seated(lobby, PAD)
        laid(lobby, cabinet)
        turned(Hand(lobby, PAD), "first")
    assert cut == []


# ------------------------------------------------------------ for any title


class Bare:
    """A lobby of which nothing is asked."""

    cabinet: Any = None

    def rebuild(self) -> None:
        """Nothing is shown."""

    def go(self, transition: Any) -> None:
        """There is nowhere to go."""

    def lose(self, device: str) -> None:
        """There is nobody."""


class Long:
    """A tray with many pieces of one kind, as a title might have."""

    heading = "Which?"

    def pieces(self, spec: Any, players: int) -> list[Piece]:
        return [
            Piece(at, "further_fish", f"Piece {at}", "harbor/houses/eel", "It is one of many.")
            for at in range(18)
        ]

    def picked(self, counts: Any) -> str:
        return "Picked"

    def compared(self, counts: Any, usual: Any, players: int) -> str:
        return "Picked"


def test_a_page_of_many_pieces_has_lines_of_nine_and_its_buttons_below(cabinet: Cabinet) -> None:
    (picker,) = TITLE.supplies
    assert isinstance(picker, Picker)
    picking = Picking(picker, library.load("harbor"), HarborOptions(6, None, (), None, None))
    picking.tray = Long()
    page = PickScene(cabinet, picking, 6, lambda device: None)
    laid(page, cabinet)
    places = [area(page, f"piece{at}") for at in range(18)]
    assert len({place.y for place in places[:9]}) == 1
    assert places[9].y > places[8].bottom
    assert area(page, "again").y > places[17].bottom
    assert area(page, "about").y > area(page, "done").bottom


def area(scene: PickScene, key: str) -> Area:
    widget = scene.widget(key)
    assert widget is not None
    return widget.area


def test_a_title_may_count_something_without_letting_it_be_picked() -> None:
    (picker,) = TITLE.supplies
    assert isinstance(picker, Picker)
    title = replace(TITLE, supplies=picker.steppers[:1], switches=())
    agreement, places = Agreement(title, library.load("harbor"), None), Places(title.players, level="easy")
    rows = list(agreement.rows(places, Bare()))
    assert [row.key for row in rows] == ["further_fish", "first", "seed"]
    assert agreement.length == 3
    rows[0].steer(1, 0)
    assert agreement.options(places) == HarborOptions(6, None, None, 6, None)
    assert agreement.obstacle() == ""
