from __future__ import annotations

from pathlib import Path

import pytest

from game.app.cabinet import Cabinet
from game.app.party import Chair, Party, Series
from game.app.scene import Pop, Reset, Scene
from game.devices.devices import Devices
from game.devices.intents import Back, Confirm, Menu, Move, PadFound, PadLost, Typed
from game.rules.auction.spec import AuctionOptions
from game.rules.duel.spec import DuelOptions
from game.storage.errors import StorageError
from game.storage.settings import read_settings
from game.ui.theme import SEAT_COLOURS
from game.ui.widgets import Button
from game.ui.widgets_values import Choice
from scenes import seats as module
from scenes.seats import SeatsScene
from tests.scenes.rig import DOWN, KEYS, LEFT, MOUSE, PAD, RIGHT, UP, Blank, Hand, Reading, cabinet_in, laid

EVERYBODY = [PAD, KEYS, "right_block", "number_block", MOUSE]


class Lobby(SeatsScene):
    """Keeps the party it starts with."""

    def __init__(self, cabinet: Cabinet, title: str = "auction", before: Party | None = None) -> None:
        self.parties: list[Party] = []
        super().__init__(cabinet, title, self.begin, before)

    def begin(self, party: Party) -> Scene:
        self.parties.append(party)
        return Blank("table")


@pytest.fixture
def lobby(cabinet: Cabinet) -> Lobby:
    made = Lobby(cabinet)
    laid(made, cabinet)
    return made


def note(scene: SeatsScene) -> str:
    return getattr(scene.widget("note"), "words", "")


@pytest.mark.parametrize("device", EVERYBODY)
def test_any_device_joins_by_confirming_and_leaves_by_going_back(lobby: Lobby, device: str) -> None:
    hand = Hand(lobby, device)
    hand.yes()
    assert lobby.places.of(device) == [0]
    assert hand.back() is None
    assert lobby.places.of(device) == []
    assert hand.back() == Pop()


def test_a_click_on_a_card_sits_down_there_but_takes_no_second_seat(lobby: Lobby) -> None:
    hand = Hand(lobby, MOUSE)
    hand.clicks("picture2")
    assert lobby.places.of(MOUSE) == [2]
    hand.clicks("picture1")
    assert lobby.places.of(MOUSE) == [2], "a hasty click makes nobody of a bot"
    Hand(lobby, PAD).yes()
    hand.clicks("leave2")
    hand.clicks("picture0")
    assert lobby.places.of(MOUSE) == []
    assert lobby.places.of(PAD) == [0]


def test_a_seat_shows_crest_name_and_device(lobby: Lobby, cabinet: Cabinet) -> None:
    Hand(lobby, PAD).yes()
    Hand(lobby, KEYS).yes()
    words = {key: getattr(lobby.widget(key), "words", "") for key in ("device0", "device1", "device2")}
    assert words == {"device0": "Pad 1", "device1": "Left keys", "device2": "Bot"}
    assert getattr(lobby.widget("name0"), "text", "") == "Hana"
    assert lobby.widget("picture0") is not None


@pytest.mark.parametrize("device", [PAD, KEYS, "right_block", "number_block"])
def test_a_whole_lobby_by_steps_alone(lobby: Lobby, device: str, cabinet: Cabinet) -> None:
    hand = Hand(lobby, device)
    hand.yes()
    hand.goes_to("name0")
    hand.yes()
    hand.steps(DOWN)
    hand.yes()
    hand.goes_to("crest0")
    hand.steps(RIGHT)
    hand.goes_to("level1")
    hand.steps(LEFT)
    hand.goes_to("level3")
    hand.steps(LEFT, LEFT)
    hand.goes_to("annul_cancels")
    hand.steps(RIGHT)
    hand.goes_to("special_scoring")
    hand.steps(RIGHT)
    hand.goes_to("first")
    hand.steps(RIGHT, RIGHT)
    hand.goes_to("seed")
    hand.yes()
    hand.steps(UP, UP, RIGHT, UP, UP, UP)
    hand.yes()
    hand.goes_to("start")
    then = hand.yes()
    assert isinstance(then, Reset)
    (party,) = lobby.parties
    assert party.seed == 12
    assert party.options == AuctionOptions(3, 1, "all", True)
    assert party.chairs == (
        Chair("Gana", 5, device, None),
        Chair("Jiro", 2, None, "easy"),
        Chair("Kiku", 3, None, "normal"),
    )


def test_a_whole_lobby_by_mouse_alone(lobby: Lobby) -> None:
    hand = Hand(lobby, MOUSE)
    for seat in (0, 2):
        hand.clicks(f"sit{seat}")
    hand.clicks("level1", 0.05)
    hand.clicks("level3", 0.05)
    hand.clicks("level3", 0.05)
    hand.clicks("crest2", 0.95)
    hand.clicks("annul_cancels", 0.9)
    hand.clicks("first", 0.9)
    then = hand.clicks("start")
    assert isinstance(then, Reset)
    (party,) = lobby.parties
    assert [chair.device for chair in party.chairs] == [MOUSE, None, MOUSE]
    assert party.chairs[1].level == "easy"
    assert party.options == AuctionOptions(3, 0, "all", False)


def test_a_name_is_typed_at_the_desk_alone(lobby: Lobby, cabinet: Cabinet) -> None:
    hand = Hand(lobby, MOUSE)
    hand.yes()
    hand.goes_to("name0")
    hand.yes()
    assert cabinet.devices.typing
    hand.does(Typed(MOUSE, "Sato"))
    hand.yes()
    assert not cabinet.devices.typing
    assert lobby.places.all[0].name == "Sato"


def test_two_people_move_at_once_and_nothing_is_stolen(lobby: Lobby) -> None:
    one, two = Hand(lobby, PAD), Hand(lobby, KEYS)
    one.yes()
    two.yes()
    one.goes_to("crest0")
    two.goes_to("crest1")
    one.steps(UP)
    two.steps(DOWN)
    assert lobby.cursor(PAD).at == "name0"
    assert lobby.cursor(KEYS).at == "leave1"
    for device, seat in ((PAD, 0), (KEYS, 1)):
        widget = lobby.widget(lobby.cursor(device).at)
        assert widget is not None
        assert widget.rings == (SEAT_COLOURS[seat],)


def test_nobody_gets_into_the_card_of_another(lobby: Lobby) -> None:
    one, two = Hand(lobby, PAD), Hand(lobby, KEYS)
    one.yes()
    two.yes()
    for key in ("name1", "crest1", "leave1", "sit2"):
        with pytest.raises(AssertionError, match="no way"):
            one.goes_to(key)
    for key in ("name0", "crest0", "leave0"):
        with pytest.raises(AssertionError, match="no way"):
            two.goes_to(key)


def test_somebody_joins_while_another_enters_a_name(lobby: Lobby) -> None:
    one = Hand(lobby, PAD)
    one.yes()
    one.goes_to("name0")
    one.yes()
    one.steps(DOWN)
    Hand(lobby, KEYS).yes()
    one.steps(DOWN)
    one.yes()
    assert lobby.places.all[0].name == "Fana"


def test_whoever_has_not_joined_moves_nothing(lobby: Lobby) -> None:
    Hand(lobby, PAD).yes()
    before = lobby.cursor(PAD).at
    lobby.handle(Move("pad2", 0, 1))
    assert lobby.cursor(PAD).at == before
    assert lobby.cursor("pad2").at is None


def test_a_stranger_does_not_throw_the_others_out(lobby: Lobby) -> None:
    Hand(lobby, PAD).yes()
    assert lobby.handle(Back("pad2")) is None
    assert "Others are still seated" in note(lobby)
    assert Hand(lobby, PAD).takes("out") == Pop()


def test_a_full_table_takes_nobody_else(lobby: Lobby) -> None:
    for device in (PAD, "pad2", KEYS, "right_block"):
        lobby.handle(Confirm(device))
    lobby.handle(Confirm("number_block"))
    assert lobby.places.of("number_block") == []
    assert note(lobby) == "All seats are taken."


def test_a_lost_pad_frees_its_seat_with_a_notice(
    lobby: Lobby, cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch
) -> None:
    forgotten: list[str] = []
    monkeypatch.setattr(Devices, "forget", lambda self, device: forgotten.append(device))
    Hand(lobby, PAD).yes()
    Hand(lobby, KEYS).yes()
    lobby.handle(PadLost(PAD))
    assert lobby.places.of(PAD) == []
    assert lobby.places.of(KEYS) == [1]
    assert note(lobby) == "Hana's pad is gone. The seat is free again."
    assert forgotten == [PAD]


def test_the_mouse_gets_up_from_one_seat_after_the_other(lobby: Lobby) -> None:
    hand = Hand(lobby, MOUSE)
    hand.clicks("sit0")
    hand.clicks("sit1")
    hand.clicks("leave0")
    assert lobby.places.of(MOUSE) == [1]
    hand.back()
    assert lobby.places.of(MOUSE) == []


def test_start_says_why_not(lobby: Lobby) -> None:
    hand = Hand(lobby, MOUSE)
    assert hand.clicks("start") is None
    assert note(lobby) == "Somebody has to sit down first."
    hand.clicks("sit0")
    start = lobby.widget("start")
    assert isinstance(start, Button)
    assert start.reason == ""


def test_the_pause_button_of_those_who_sit_here_begins(lobby: Lobby) -> None:
    assert lobby.handle(Menu(PAD)) is None
    Hand(lobby, PAD).yes()
    lobby.rename(1, "Hana")
    assert lobby.handle(Menu(PAD)) is None
    assert note(lobby) == "Two players are called Hana."
    lobby.rename(1, "Jiro")
    assert isinstance(lobby.handle(Menu(PAD)), Reset)


def test_names_and_crests_are_remembered_devices_are_not(lobby: Lobby, cabinet: Cabinet) -> None:
    hand = Hand(lobby, PAD)
    hand.yes()
    hand.goes_to("name0")
    hand.yes()
    hand.steps(DOWN)
    hand.yes()
    hand.takes("start")
    settings, _ = read_settings(cabinet.folder)
    assert [guest.name for guest in settings.party] == ["Gana", "Jiro", "Kiku", "Masa"]
    again = SeatsScene(cabinet, "auction", lambda party: Blank())
    assert again.places.all[0].name == "Gana"
    assert again.places.all[0].device is None


def test_the_first_player_is_drawn_again_when_the_chosen_one_leaves(lobby: Lobby) -> None:
    hand = Hand(lobby, MOUSE)
    hand.clicks("sit0")
    hand.clicks("first", 0.9)
    hand.clicks("first", 0.9)
    first = lobby.widget("first")
    assert isinstance(first, Choice)
    assert first.value == "Jiro"
    hand.clicks("level1", 0.95)  # an expert
    hand.clicks("level1", 0.95)  # nobody
    assert lobby.party().options.first is None


def test_without_a_seed_every_match_gets_its_own(lobby: Lobby) -> None:
    Hand(lobby, PAD).yes()
    assert len({lobby.party().seed for _ in range(5)}) > 1


def test_those_who_played_can_change_seats_without_joining_again(cabinet: Cabinet) -> None:
    chairs = (Chair("Ana", 3, MOUSE, None), Chair("Bo", 1, None, "easy"))
    before = Party("auction", chairs, AuctionOptions(2, None, "all", True), 5)
    lobby = Lobby(cabinet, before=before)
    laid(lobby, cabinet)
    assert lobby.places.of(MOUSE) == [0]
    assert lobby.cursor(MOUSE).at == "start"
    assert lobby.party().options == AuctionOptions(2, None, "all", True)
    assert isinstance(Hand(lobby, MOUSE).yes(), Reset)


# ------------------------------------------------------------ a duel, and several in a row


@pytest.fixture
def duel(cabinet: Cabinet) -> Lobby:
    made = Lobby(cabinet, "duel")
    laid(made, cabinet)
    return made


@pytest.mark.parametrize("device", [PAD, KEYS, "right_block", "number_block"])
def test_a_duel_is_agreed_on_by_steps_alone(duel: Lobby, device: str, cabinet: Cabinet) -> None:
    hand = Hand(duel, device)
    hand.yes()
    for key in ("kind_fish", "best_of"):
        hand.goes_to(key)
        hand.steps(RIGHT)
    hand.steps(RIGHT)
    assert isinstance(hand.takes("start"), Reset)
    (party,) = duel.parties
    assert (party.options, party.series) == (DuelOptions(2, True), Series(5))
    assert read_settings(cabinet.folder)[0].best_of == 5


def test_a_duel_is_agreed_on_by_mouse_alone(duel: Lobby, cabinet: Cabinet) -> None:
    hand = Hand(duel, MOUSE)
    hand.clicks("sit0")
    hand.clicks("sit1")
    hand.clicks("kind_fish", 0.9)
    hand.clicks("best_of", 0.9)
    assert isinstance(hand.clicks("start"), Reset)
    (party,) = duel.parties
    assert [chair.device for chair in party.chairs] == [MOUSE, MOUSE]
    assert (party.options, party.series) == (DuelOptions(2, True), Series(3))


def test_how_many_matches_were_agreed_on_is_remembered_for_the_titles_that_have_series(
    cabinet: Cabinet,
) -> None:
    cabinet.settings.change(best_of=3)
    other = Lobby(cabinet)
    laid(other, cabinet)
    assert other.widget("best_of") is None
    assert other.party().series == Series()
    Hand(other, MOUSE).clicks("sit0")
    Hand(other, MOUSE).clicks("start")
    assert cabinet.settings.best_of == 3
    assert Lobby(cabinet, "duel").party().series == Series(3)


def test_whoever_changes_seats_agrees_on_as_many_matches_as_before_and_begins_at_none(
    cabinet: Cabinet,
) -> None:
    chairs = (Chair("Ana", 3, MOUSE, None), Chair("Bo", 1, None, "easy"))
    before = Party("duel", chairs, DuelOptions(2, True), 5, Series(5, (1, 2), 3))
    lobby = Lobby(cabinet, "duel", before)
    laid(lobby, cabinet)
    assert (lobby.party().options, lobby.party().series) == (DuelOptions(2, True), Series(5))


def test_a_match_that_cannot_be_saved_says_so_here(cabinet: Cabinet) -> None:
    def fail(party: Party) -> Scene:
        raise StorageError("The disk is full.")

    scene = SeatsScene(cabinet, "auction", fail)
    laid(scene, cabinet)
    hand = Hand(scene, MOUSE)
    hand.clicks("sit0")
    assert hand.clicks("start") is None
    assert note(scene) == "The disk is full."


# ------------------------------------------------------------ in a browser


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The pads that it shows."""
    pads = list[str]()
    monkeypatch.setattr(module, "WEB", True)
    monkeypatch.setattr(Devices, "present", lambda self: (*pads, MOUSE, KEYS))
    monkeypatch.setattr(Devices, "forget", lambda self, device: None)
    return pads


def test_a_browser_says_how_many_pads_it_sees_and_how_to_wake_one(
    browser: list[str], cabinet: Cabinet
) -> None:
    lobby = Lobby(cabinet)
    laid(lobby, cabinet)
    usual = "To join, press A on a pad, S, K or Num 5 on the keyboard, or click a seat."
    said = []
    for intent in (PadFound("pad1"), PadFound("pad2"), PadLost("pad1")):
        said.append(invitation(lobby))
        if isinstance(intent, PadFound):
            browser.append(intent.device)
        else:
            browser.remove(intent.device)
        lobby.handle(intent)
    said.append(invitation(lobby))
    assert said == [
        f"{usual} Pads seen: {count}. Press a button on a pad to wake it." for count in (0, 1, 2, 1)
    ]


def test_on_a_desktop_every_pad_is_seen_and_nothing_is_said_of_them(lobby: Lobby) -> None:
    assert invitation(lobby).endswith("or click a seat.")


@pytest.mark.parametrize("scale", [150, 200])
@pytest.mark.usefixtures("browser")
def test_in_large_type_a_browser_says_it_at_the_foot(tmp_path: Path, scale: Reading) -> None:
    with cabinet_in(tmp_path, (1280, 720), scale) as cabinet:
        lobby = Lobby(cabinet, "harbor")
        laid(lobby, cabinet)
        assert "Pads seen: 0. Press a button on a pad to wake it." in note(lobby)


def invitation(lobby: Lobby) -> str:
    return getattr(lobby.widget("join"), "words", "")


@pytest.mark.parametrize(("title", "seats"), [("duel", 2), ("harbor", 6)])
def test_the_lobby_fits_every_title(cabinet: Cabinet, title: str, seats: int) -> None:
    lobby = Lobby(cabinet, title)
    laid(lobby, cabinet)
    assert len(lobby.places.all) == seats
    hand = Hand(lobby, PAD)
    hand.yes()
    assert isinstance(hand.takes("start"), Reset)
    assert lobby.parties[0].options.players == seats
