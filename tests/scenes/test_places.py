from __future__ import annotations

from game.app.party import Chair
from game.storage.settings import Guest
from scenes.lobby.places import CRESTS, Places, crest_names

FOUR = range(2, 5)


def crests(places: Places) -> list[int]:
    return [place.crest for place in places.all]


def test_there_are_as_many_places_as_the_game_takes() -> None:
    assert len(Places(FOUR).all) == 4
    assert len(Places(range(2, 7)).all) == len(CRESTS) == len(crest_names())


def test_people_take_free_places_before_those_of_bots() -> None:
    places = Places(FOUR, level="normal")
    places.all[2].level = None
    assert [places.join(device) for device in ("pad1", "pad2", "mouse", "left_block", "pad3")] == [
        2,
        0,
        1,
        3,
        None,
    ]


def test_a_bot_comes_back_when_a_person_leaves() -> None:
    places = Places(FOUR, level="normal")
    seat = places.join("pad1")
    assert seat == 0
    places.leave(0)
    assert places.all[0].level == "normal"
    assert places.of("pad1") == []


def test_one_device_may_hold_several_places() -> None:
    places = Places(FOUR)
    places.sit(1, "mouse")
    places.sit(3, "mouse")
    places.sit(3, "pad1")
    assert places.of("mouse") == [1, 3]
    assert places.of("pad1") == []


def test_crests_are_never_alike_whichever_way_they_are_turned() -> None:
    places = Places(FOUR, level="easy")
    for number in range(40):
        places.turn_crest(number % 4, 1 if number % 3 else -1)
        assert len(set(crests(places))) == 4


def test_a_free_place_gives_its_crest_up() -> None:
    places = Places(FOUR)
    places.join("pad1")
    places.turn_crest(0, 1)
    assert crests(places) == [2, 1, 3, 4]


def test_a_full_table_of_six_has_no_crest_left_to_turn_to() -> None:
    places = Places(range(2, 7), level="easy")
    before = crests(places)
    places.turn_crest(0, 1)
    assert crests(places) == before


def test_an_empty_name_gives_the_usual_one_back() -> None:
    places = Places(FOUR)
    places.rename(1, "Sato")
    assert places.all[1].name == "Sato"
    places.rename(1, "")
    assert places.all[1].name == "Jiro"


def test_guests_are_remembered_and_broken_memories_mended() -> None:
    guests = (Guest("Ana", 4), Guest("Ana", 4), Guest("", 0), Guest("Bo", 99))
    places = Places(FOUR, guests)
    assert [place.name for place in places.all] == ["Ana", "Bo", "Hana", "Jiro"]
    assert crests(places) == [4, 1, 2, 3]
    assert Places(FOUR, places.guests()).guests() == places.guests()


def test_it_says_why_a_match_cannot_begin() -> None:
    places = Places(FOUR)
    assert places.obstacle() == "Somebody has to sit down first."
    places.join("pad1")
    assert places.obstacle() == "This game is for 2 to 4 players, not 1."
    places.all[1].level = "easy"
    assert places.obstacle() == ""
    places.rename(1, "Hana")
    assert places.obstacle() == "Two players are called Hana."


def test_a_game_for_two_says_two() -> None:
    places = Places(range(2, 3))
    places.join("pad1")
    assert places.obstacle() == "This game is for 2 players, not 1."


def test_bots_alone_do_not_begin() -> None:
    assert Places(FOUR, level="normal").obstacle() == "Somebody has to sit down first."


def test_chairs_leave_out_free_places() -> None:
    places = Places(FOUR)
    places.all[1].level = "easy"
    places.sit(3, "pad2")
    assert places.chairs() == (Chair("Jiro", 2, None, "easy"), Chair("Masa", 4, "pad2", None))


def test_a_party_sits_down_again_without_devices_that_are_gone() -> None:
    places = Places(FOUR, level="normal")
    chairs = (Chair("Ana", 3, "pad1", None), Chair("Bo", 1, None, "easy"), Chair("Cy", 5, "pad9", None))
    places.reseat(chairs, ("pad1", "mouse"))
    assert [place.device for place in places.all] == ["pad1", None, None, None]
    assert [place.level for place in places.all] == [None, "easy", None, None]
    assert [place.name for place in places.all[:3]] == ["Ana", "Bo", "Cy"]
    assert len(set(crests(places))) == 4
