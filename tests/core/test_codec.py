"""JSON to typed values and back: strict on the way in; a mismatch says where, what and what instead."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, dataclass, field
from enum import Enum, IntEnum
from types import MappingProxyType
from typing import Any, ClassVar, Literal, Optional

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.core.codec import TAG, Mismatch, decode, encode, encode_tagged, shown
from game.rules.core.value import value
from game.titles.shelf import TITLES


class Fish(IntEnum):
    EBI = 0
    FUGU = 7
    OLD_SALMON = -3


class Mood(Enum):
    CALM = "c"


@dataclass(frozen=True)
class Lot:
    sealed: ClassVar[bool] = True
    cards: tuple[Fish, ...]
    price: int | None


@dataclass(frozen=True)
class Everything:
    number: int
    word: str
    switch: bool
    fish: Fish
    mood: Mood
    choice: Literal["one", "all"]
    maybe: Optional[Fish]  # noqa: UP045  (the codec knows both spellings)
    pair: tuple[int, str]
    row: tuple[int, ...]
    rows: list[list[int]]
    lot: Lot
    lots: tuple[Lot | None, ...]
    by_fish: Mapping[Fish, int]
    by_number: Mapping[int, tuple[Lot, ...]]
    by_word: Mapping[str, bool]


@value
class Leave:
    ship: int


@value
class Wait:
    pass


@value
class Dock:
    ship: int
    prices: tuple[int, ...]


Step = Leave | Wait | Dock


@value
class Sail:
    seat: int
    way: Step
    last: Step | None
    steps: tuple[Step, ...]


@value
class Pass:
    seat: int


Action = Sail | Pass

LOT = Lot((Fish.EBI, Fish.OLD_SALMON), None)
FULL = Everything(
    number=-5,
    word="築地 \n",
    switch=True,
    fish=Fish.FUGU,
    mood=Mood.CALM,
    choice="all",
    maybe=None,
    pair=(1, "x"),
    row=(),
    rows=[[1], []],
    lot=LOT,
    lots=(LOT, None),
    by_fish=MappingProxyType({Fish.EBI: 1, Fish.FUGU: 2}),
    by_number=MappingProxyType({10: (LOT,), 2: ()}),
    by_word=MappingProxyType({"b": True, "a": False}),
)
PLAIN = {
    "number": -5,
    "word": "築地 \n",
    "switch": True,
    "fish": "fugu",
    "mood": "calm",
    "choice": "all",
    "maybe": None,
    "pair": [1, "x"],
    "row": [],
    "rows": [[1], []],
    "lot": {"cards": ["ebi", "old_salmon"], "price": None},
    "lots": [{"cards": ["ebi", "old_salmon"], "price": None}, None],
    "by_fish": {"ebi": 1, "fugu": 2},
    "by_number": {"10": [{"cards": ["ebi", "old_salmon"], "price": None}], "2": []},
    "by_word": {"b": True, "a": False},
}


def mismatch(hint: Any, found: Any, path: str = "") -> tuple[str, str, str]:
    with pytest.raises(Mismatch) as caught:
        decode(hint, found, path)
    wrong = caught.value
    return wrong.path, wrong.found, wrong.expected


# ------------------------------------------------------------ there and back


def test_every_kind_of_value_becomes_json_and_comes_back_equal() -> None:
    assert encode(FULL) == PLAIN
    back = decode(Everything, json.loads(json.dumps(encode(FULL))))
    assert back == FULL
    for name in Everything.__annotations__:
        assert type(getattr(back, name)) is type(getattr(FULL, name)), name


def test_members_of_an_enum_are_written_by_name_not_by_value() -> None:
    assert encode(Fish.OLD_SALMON) == "old_salmon"
    assert encode({Fish.EBI: Fish.FUGU}) == {"ebi": "fugu"}
    assert type(encode([Fish.EBI])[0]) is str
    assert decode(Fish, "ebi") is Fish.EBI


def test_class_variables_are_no_part_of_a_value() -> None:
    assert set(encode(LOT)) == {"cards", "price"}
    assert decode(Lot, {"cards": [], "price": 3}).sealed is True


def test_a_decoded_mapping_cannot_be_changed_and_stands_in_the_order_of_its_keys() -> None:
    found = decode(Mapping[int, int], {"10": 1, "9": 2, "0": 3})
    assert list(found) == [0, 9, 10]
    assert list(decode(Mapping[Fish, int], {"fugu": 1, "ebi": 2, "old_salmon": 3})) == sorted(Fish)
    assert list(decode(Mapping[str, int], {"b": 1, "a": 2})) == ["a", "b"]
    with pytest.raises(TypeError):
        found[0] = 1


def test_an_action_names_its_class_and_so_do_the_steps_nested_in_it() -> None:
    action = Sail(1, Leave(2), None, (Dock(0, (100, 0)), Wait(), Leave(3)))
    assert encode_tagged(action) == {
        TAG: "Sail",
        "seat": 1,
        "way": {TAG: "Leave", "ship": 2},
        "last": None,
        "steps": [{TAG: "Dock", "ship": 0, "prices": [100, 0]}, {TAG: "Wait"}, {TAG: "Leave", "ship": 3}],
    }


steps = st.one_of(
    st.builds(Leave, st.integers()),
    st.builds(Wait),
    st.builds(Dock, st.integers(), st.lists(st.integers(), max_size=3).map(tuple)),
)
actions = st.builds(Pass, st.integers()) | st.builds(
    Sail, st.integers(), steps, st.none() | steps, st.lists(steps, max_size=4).map(tuple)
)


@settings(deadline=None)
@given(actions)
def test_any_action_comes_back_equal_from_its_text(action: Action) -> None:
    assert decode(Action, json.loads(json.dumps(encode_tagged(action)))) == action


@pytest.mark.parametrize("title", TITLES)
def test_the_codec_knows_every_type_the_titles_use(title: str) -> None:
    known = TITLES[title]
    for hint in (known.spec, known.options, known.state):
        assert mismatch(hint, None) == ("", "null", "an object")
        assert mismatch(hint, {})[1:] == ("nothing", "this key to be there")
    assert mismatch(known.actions, {TAG: "Nonsense"})[0] == TAG


# ------------------------------------------------------------ what does not fit


NOT_INT = [None, True, 1.0, "1", [1], {"a": 1}]


@pytest.mark.parametrize("found", NOT_INT)
def test_only_a_whole_number_is_a_number(found: Any) -> None:
    assert mismatch(int, found, "a.b") == ("a.b", shown(found), "a whole number")


@pytest.mark.parametrize("found", [None, 0, 1, "true", [], {}])
def test_only_true_and_false_are_switches(found: Any) -> None:
    assert mismatch(bool, found, "on") == ("on", shown(found), "true or false")


@pytest.mark.parametrize("found", [None, 0, True, [], {}])
def test_only_a_text_is_a_text(found: Any) -> None:
    assert mismatch(str, found, "name") == ("name", shown(found), "a text")


def test_an_unknown_word_is_met_with_the_known_ones_and_the_nearest() -> None:
    known = "one of ebi, fugu, old_salmon"
    assert mismatch(Fish, "fugo", "fish") == ("fish", "'fugo'", f"{known} (did you mean fugu?)")
    assert mismatch(Fish, "xyz") == ("", "'xyz'", known)
    assert mismatch(Fish, "EBI")[1] == "'EBI'"
    assert mismatch(Fish, 7) == ("", "7", known)
    assert mismatch(Fish, None) == ("", "null", known)
    assert mismatch(Literal["one", "all"], "al") == ("", "'al'", "one of one, all (did you mean all?)")
    assert mismatch(Literal["one", "all"], ["one"])[:2] == ("", "a list of 1")
    assert mismatch(Literal[1, 2], True)[1:] == ("true", "one of 1, 2")


def test_what_may_be_null_says_what_else_it_may_be() -> None:
    assert decode(int | None, None) is None
    assert mismatch(int | None, "x", "price") == ("price", "'x'", "a whole number")
    assert mismatch(Step | None, 7, "last") == ("last", "7", f'an object with the key "{TAG}"')
    assert decode(Step | None, {TAG: "Wait"}) == Wait()


def test_a_list_is_a_list_and_as_long_as_it_must_be() -> None:
    assert mismatch(tuple[int, ...], {"0": 1}, "row") == ("row", "an object with 1 keys", "a list")
    assert mismatch(tuple[int, ...], "12")[1:] == ("'12'", "a list")
    assert mismatch(tuple[int, str], [1], "pair") == ("pair", "a list of 1", "a list of 2")
    assert mismatch(tuple[int, str], [1, "a", 2])[1:] == ("a list of 3", "a list of 2")
    assert mismatch(list[int], None)[1:] == ("null", "a list")


def test_a_path_leads_through_lists_objects_and_mappings_to_the_spot() -> None:
    assert mismatch(tuple[tuple[int, ...], ...], [[1], [2, None]])[0] == "[1][1]"
    spoiled = PLAIN | {"by_number": {"10": [PLAIN["lot"], {"cards": ["ebi", "eby"], "price": 1}]}}
    assert mismatch(Everything, spoiled) == (
        "by_number.10[1].cards[1]",
        "'eby'",
        "one of ebi, fugu, old_salmon (did you mean ebi?)",
    )


def test_an_object_has_all_its_keys_and_no_other() -> None:
    assert mismatch(Lot, {"cards": []}, "lot") == ("lot.price", "nothing", "this key to be there")
    assert mismatch(Lot, {"cards": [], "price": 1, "prize": 2}, "lot") == (
        "lot.prize",
        "an unknown key",
        "one of cards, price (did you mean price?)",
    )
    assert mismatch(Lot, {"cards": [], "price": 1, "sealed": False})[0] == "sealed"
    assert mismatch(Lot, [], "lot") == ("lot", "a list of 0", "an object")
    assert mismatch(Mapping[str, int], [], "map") == ("map", "a list of 0", "an object")


def test_the_keys_of_a_mapping_are_checked_like_values() -> None:
    known = "one of ebi, fugu, old_salmon (did you mean ebi?)"
    assert mismatch(Mapping[Fish, int], {"eb": 1}, "mix") == ("mix.eb", "'eb'", known)
    assert mismatch(Mapping[Fish, int], {"ebi": "1"}, "mix") == ("mix.ebi", "'1'", "a whole number")


@pytest.mark.parametrize(
    "key",
    [
        "",
        "x",
        "-1",
        "+1",
        "1.0",
        " 1",
        "01",
        "1_0",
        "\uff12",
        "²",
        "1" * 10,
        pytest.param("1" * 5_000, id="long"),
    ],
)
def test_a_number_that_is_a_key_is_written_in_one_way_only(key: str) -> None:
    path, found, expected = mismatch(Mapping[int, int], {"1": 5, key: 6}, "sizes")
    assert path == f"sizes.{key}"
    assert found.startswith("the key '")
    assert expected == "a whole number as key"


def test_a_union_wants_a_known_class_with_its_own_fields() -> None:
    wanted = f'an object with the key "{TAG}"'
    nothing_like_it: list[Any] = [None, 7, [], {}, {"seat": 1}]
    for found in nothing_like_it:
        assert mismatch(Action, found) == ("", shown(found), wanted)
    assert mismatch(Action, {TAG: "Sale", "seat": 1}) == (
        TAG,
        "'Sale'",
        "one of Sail, Pass (did you mean Sail?)",
    )
    assert mismatch(Action, {TAG: ["Pass"], "seat": 1})[:2] == (TAG, "a list of 1")
    assert mismatch(Action, {TAG: "Pass"}) == ("seat", "nothing", "this key to be there")
    assert mismatch(Action, {TAG: "Pass", "seat": 1, "ship": 2})[:2] == ("ship", "an unknown key")


def test_a_mismatch_in_a_nested_union_is_found_at_its_place() -> None:
    good = encode_tagged(Sail(0, Wait(), None, (Wait(), Dock(1, (5,)))))
    bad_tag = good | {"steps": [{TAG: "Wait"}, {TAG: "Duck", "ship": 1, "prices": []}]}
    assert mismatch(Action, bad_tag, "action")[0] == f"action.steps[1].{TAG}"
    bad_price = good | {"steps": [{TAG: "Wait"}, {TAG: "Dock", "ship": 1, "prices": [5, "6"]}]}
    assert mismatch(Action, bad_price)[0] == "steps[1].prices[1]"
    assert mismatch(Action, good | {"way": {TAG: "Pass", "seat": 1}})[0] == f"way.{TAG}"


def test_the_text_of_a_mismatch_says_where_what_and_what_instead() -> None:
    wrong = Mismatch("a.b", "null", "a text")
    assert str(wrong) == "a.b: found null, expected a text"
    assert str(Mismatch("", "null", "a text")) == "the whole value: found null, expected a text"
    assert isinstance(wrong, ValueError)


def test_values_are_shown_short_and_in_the_words_of_json() -> None:
    assert [shown(item) for item in (None, True, False, 7, "a\nb")] == [
        "null",
        "true",
        "false",
        "7",
        r"'a\nb'",
    ]
    assert shown({"a": 1}) == "an object with 1 keys"
    assert shown([[1, 2], 3]) == "a list of 2"
    assert len(shown("x" * 1_000)) == 60
    assert shown("x" * 1_000).endswith("...")
    assert shown("x" * 58) == repr("x" * 58)


def test_a_number_too_long_for_python_to_write_can_still_be_shown() -> None:
    assert len(shown(10**6_000)) <= 60
    assert len(shown(-(10**6_000))) <= 60
    assert mismatch(str, 10**6_000)[2] == "a text"


# ------------------------------------------------------------ types the codec does not know


class Stranger:
    pass


@dataclass
class WithStranger:
    stranger: Stranger


@pytest.mark.parametrize("hint", [float, bytes, object, Stranger, dict[str, int], set[int], Any, None, "int"])
def test_a_type_without_a_json_form_fails_loudly_on_the_way_in(hint: Any) -> None:
    with pytest.raises(TypeError, match="has no JSON form"):
        decode(hint, {})


@pytest.mark.parametrize("found", [b"x", {1, 2}, Stranger(), 1j, WithStranger(Stranger()), [Stranger()]])
def test_a_value_without_a_json_form_fails_loudly_on_the_way_out(found: Any) -> None:
    with pytest.raises(TypeError, match="has no JSON form"):
        encode(found)


def test_an_unknown_type_deep_in_a_record_fails_loudly_too() -> None:
    with pytest.raises(TypeError, match="Stranger"):
        decode(tuple[WithStranger, ...], [{"stranger": 1}])


@dataclass(frozen=True)
class Counted:
    items: tuple[int, ...]
    total: int = field(init=False, default=0)


def test_what_is_not_given_to_a_constructor_is_not_asked_for() -> None:
    assert decode(Counted, {"items": [1]}) == Counted((1,))
    with pytest.raises(FrozenInstanceError):
        decode(Counted, {"items": []}).items = ()
