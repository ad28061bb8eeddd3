"""H80, H83: how the end is triggered, and when the match is over."""

from __future__ import annotations

import pytest

from game.rules.core.errors import WrongPhase
from game.rules.harbor.actions import EndTurn, Fish
from game.rules.harbor.events import EndHeldBack, EndTriggered, MatchScored, TurnBegan
from game.rules.harbor.state import Phase
from game.rules.harbor.steps import LeavePort
from game.rules.harbor.words import FISH_MARKETS, Hull, Kind, Market, Resource
from tests.rules.harbor.positions import Game, harbor, only, ship

MACKEREL, EEL, FUGU = Kind.MACKEREL, Kind.EEL, Kind.FUGU


def wealth(*seats: tuple[int, int]) -> Game:
    """A match whose seats have so much yen and R; seat 1 is the next to start a turn."""
    game = harbor(len(seats), [Market.EEL, Market.CRAB]).tracks(eel=10, crab=10)
    for seat, (yen, worth) in enumerate(seats):
        game.state.cash[seat] = yen
        for _ in range(worth // 10):
            game.tokens(seat, Resource.EEL if game.in_stock(EEL) else Resource.CRAB, 1)
        if worth % 10:
            game.tokens(seat, Resource.MACKEREL, worth % 10)
        assert game.resources(seat) == worth
    return game


def ending(game: Game) -> str:
    """What the next seat triggers at the start of its turn, if anything."""
    events = [event for event in game.end_turns() if isinstance(event, EndTriggered)]
    assert [event.seat for event in events] == [game.state.turn] * len(events)
    return events[0].ending if events else ""


@pytest.mark.rules("H80")
@pytest.mark.parametrize(
    ("own", "others", "found"),
    [
        ((5000, 0), ((0, 0), (0, 0)), "yen"),
        ((4900, 0), ((0, 0), (0, 0)), ""),
        ((5000, 10), ((0, 5), (0, 20)), "yen"),
        ((5000, 5), ((0, 6), (0, 7)), ""),
        ((5000, 5), ((0, 5), (0, 7)), "yen"),
        ((9900, 5), ((0, 6), (0, 7)), ""),
        ((0, 50), ((0, 0), (0, 0)), "resources"),
        ((0, 49), ((0, 0), (0, 0)), ""),
        ((100, 50), ((0, 0), (200, 0)), "resources"),
        ((0, 50), ((100, 0), (200, 0)), ""),
        ((100, 50), ((100, 0), (200, 0)), "resources"),
        ((0, 90), ((100, 0), (200, 0)), ""),
        ((5000, 50), ((5100, 51), (5200, 52)), "yen"),
        ((4900, 50), ((5100, 51), (5200, 52)), ""),
        ((5000, 49), ((5100, 51), (5200, 52)), ""),
    ],
)
def test_the_end_is_triggered_by_5000_yen_or_50_r_unless_one_has_alone_the_least_of_the_other(
    own: tuple[int, int], others: tuple[tuple[int, int], tuple[int, int]], found: str
) -> None:
    assert ending(wealth(others[0], own, others[1])) == found


@pytest.mark.rules("H80")
@pytest.mark.parametrize(
    ("own", "other", "found"),
    [
        ((5000, 5), (0, 5), "yen"),
        ((5900, 5), (0, 6), ""),
        ((6000, 5), (0, 6), "yen"),
        ((0, 59), (100, 0), ""),
        ((0, 60), (100, 0), "resources"),
        ((100, 50), (0, 0), "resources"),
    ],
)
def test_with_the_house_switch_and_two_players_6000_yen_or_60_r_trigger_in_any_case(
    own: tuple[int, int], other: tuple[int, int], found: str
) -> None:
    assert ending(wealth(other, own).agreed(always_ends=True)) == found


@pytest.mark.rules("H80")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_the_house_switch_and_more_players_7000_yen_or_70_r_trigger_in_any_case(players: int) -> None:
    others = [(100 * seat, 1) for seat in range(2, players)]
    for own, found in (((6900, 0), ""), ((7000, 0), "yen"), ((0, 69), ""), ((0, 70), "resources")):
        assert ending(wealth((100, 1), own, *others).agreed(always_ends=True)) == found


@pytest.mark.rules("H80")
@pytest.mark.parametrize(
    ("own", "others", "held_by"),
    [
        ((9900, 5), ((0, 6), (0, 7)), "resources"),
        ((0, 90), ((100, 0), (200, 0)), "yen"),
        ((5000, 5), ((0, 5), (0, 7)), ""),
        ((4900, 5), ((0, 6), (0, 7)), ""),
        ((5000, 50), ((5100, 51), (5200, 52)), ""),
    ],
)
def test_who_has_enough_but_alone_the_least_of_the_other_is_told_what_holds_them_back(
    own: tuple[int, int], others: tuple[tuple[int, int], tuple[int, int]], held_by: str
) -> None:
    game = wealth(others[0], own, others[1])
    assert game.view().seats[1].held_by == held_by
    assert [seat.held_by for seat in (game.view().seats[0], game.view().seats[2])] == ["", ""]
    told = [event for event in game.end_turns() if isinstance(event, EndHeldBack)]
    assert told == ([EndHeldBack(1, held_by)] if held_by else [])
    assert game.view().turns_left == (None if held_by or own == (4900, 5) else 3)


@pytest.mark.rules("H80")
def test_who_would_end_the_game_is_seen_before_their_turn_and_nobody_once_it_is_triggered() -> None:
    game = wealth((5000, 0), (5000, 0), (0, 50))
    assert [seat.ending for seat in game.view().seats] == ["yen", "yen", ""]
    assert game.view().seats[2].held_by == "yen"
    assert ending(game) == "yen"
    assert {(seat.ending, seat.held_by) for seat in game.view().seats} == {("", "")}


@pytest.mark.rules("H80")
def test_a_dead_sea_ends_the_game_for_who_is_held_back_too() -> None:
    game = dead()
    game.cash(0, 9000, 0).tokens(0, Resource.EEL).tokens(2, Resource.EEL)
    assert ending(game) == "dead sea"


@pytest.mark.rules("H80")
def test_only_the_player_whose_turn_starts_is_checked() -> None:
    game = wealth((9000, 90), (0, 0), (9000, 90))
    assert ending(game) == ""
    assert ending(game) == "yen"
    assert game.state.trigger == 2


@pytest.mark.rules("H80")
def test_becoming_rich_during_the_turn_triggers_only_at_the_start_of_the_next() -> None:
    game = harbor(2).ware(0, MACKEREL, 3000).cash(2000, 3000)
    game.end_turns()
    game.buy(1, (0, 0))
    assert game.state.cash[0] == 5000
    assert game.state.trigger is None
    game.end_turns()
    assert game.state.trigger is None
    game.tokens(0, Resource.MACKEREL, 1).end_turns(2)
    assert game.state.trigger == 0


@pytest.mark.rules("H80")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_one_who_triggers_takes_this_turn_and_each_other_player_one_more(players: int) -> None:
    game = harbor(players).cash(*[0] * players)
    game.state.cash[1] = 7000
    assert only(game.end_turns(), EndTriggered) == EndTriggered(1, "yen", players)
    game.fish(1, LeavePort(0))
    assert game.view().turns_left == players
    events = game.end_turns(players - 1)
    assert game.view().turns_left == 1
    events += game.end_turns()
    assert game.view().turns_left == 0
    turns = [event.seat for event in events if isinstance(event, TurnBegan)]
    assert turns == [(1 + step) % players for step in range(1, players)]
    assert isinstance(events[-1], MatchScored)
    assert game.state.phase is Phase.ENDED
    assert game.outcome().ending == "yen"


@pytest.mark.rules("H80")
def test_after_the_trigger_there_are_no_more_checks() -> None:
    game = harbor(3).cash(7000, 7000, 7000)
    events = game.end_turns(3)
    assert [event.seat for event in events if isinstance(event, EndTriggered)] == [1]
    events = game.end_turns()
    assert isinstance(events[-1], MatchScored)
    assert game.state.trigger == 1


@pytest.mark.rules("H80")
def test_who_triggers_may_fall_below_again_and_the_end_stands() -> None:
    game = harbor(2).cash(0, 6000)
    game.end_turns()
    game.cash(0, 0).end_turns(2)
    assert game.outcome().ending == "yen"


# ---------------------------------------------------------------- dead sea


def dead(markets: tuple[Market, ...] = (Market.EEL, Market.OCTOPUS)) -> Game:
    """Every fish market overfished, and no barrel left."""
    game = harbor(3, markets)
    kinds = [Kind(market) for market in game.state.deal.markets if market in FISH_MARKETS]
    return game.overfished(*kinds)


@pytest.mark.rules("H80")
def test_a_dead_sea_triggers_the_end() -> None:
    assert ending(dead()) == "dead sea"
    assert ending(dead(())) == "dead sea"
    assert ending(dead().ware(1, Kind.TAKOYAKI, 100)) == "dead sea"


@pytest.mark.rules("H80")
def test_no_sea_is_dead_while_a_fish_market_is_not_overfished() -> None:
    assert ending(harbor(3, [Market.EEL]).overfished(MACKEREL)) == ""
    assert ending(harbor(3, [Market.EEL, Market.CRAB]).overfished(MACKEREL, Kind.CRAB)) == ""
    assert ending(harbor(3, [Market.EEL]).overfished(EEL)) == ""


@pytest.mark.rules("H80")
def test_no_sea_is_dead_while_a_barrel_is_left_anywhere() -> None:
    for place in ("ship", "barge", "harbor", "bottom row"):
        game = harbor(3, [Market.EEL])
        if place == "harbor":
            game.ware(2, EEL, 100)
        elif place == "bottom row":
            game.ware(1, EEL, 100, fresh=False)
        else:
            game.fleet(2, ship(Hull.BARGE if place == "barge" else Hull.ONE_SLOT, hold=[EEL]))
        assert ending(game.overfished(MACKEREL, EEL)) == "", place


@pytest.mark.rules("H80", "H10")
def test_a_sea_that_dies_by_degradation_triggers_in_the_next_players_turn() -> None:
    game = harbor(3, [Market.EEL]).ware(1, EEL, 100, fresh=False).overfished(MACKEREL, EEL)
    assert ending(game) == ""
    assert ending(game) == "dead sea"


# ---------------------------------------------------------------- H83


@pytest.mark.rules("H83")
def test_after_60_rounds_the_game_ends() -> None:
    game = harbor(2)
    game.end_turns(119)
    assert (game.state.round, game.state.phase) == (60, Phase.TURN)
    assert game.kernel.outcome(game.state) is None
    events = game.end_turns()
    assert isinstance(events[-1], MatchScored)
    assert game.outcome().ending == "safety"
    assert game.state.trigger is None


@pytest.mark.rules("H83")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_last_round_ends_before_the_start_players_turn(first: int) -> None:
    game = harbor(3, first=first).rounds(60)
    phases = []
    for _ in range(3):
        game.end_turns()
        phases.append(game.state.phase)
    assert phases == [Phase.TURN, Phase.TURN, Phase.ENDED]


@pytest.mark.rules("H83", "H80")
def test_an_end_triggered_in_the_last_round_is_played_to_its_own_end() -> None:
    game = harbor(3).rounds(60).cash(0, 7000, 0)
    assert ending(game) == "yen"
    game.end_turns(2)
    assert (game.state.round, game.state.turn, game.state.phase) == (61, 0, Phase.TURN)
    game.end_turns()
    assert game.outcome().ending == "yen"


@pytest.mark.rules("H83")
def test_the_round_before_the_last_does_not_end_the_game() -> None:
    game = harbor(3).rounds(59)
    game.end_turns(3)
    assert (game.state.round, game.state.phase) == (60, Phase.TURN)


@pytest.mark.rules("H80", "H83")
def test_nobody_acts_once_the_match_is_over() -> None:
    game = harbor(2).rounds(60)
    game.end_turns(2)
    assert game.kernel.to_act(game.state) == frozenset()
    for seat in range(2):
        assert list(game.kernel.legal(game.state, seat)) == []
        game.refuses(EndTurn(seat), f"EndTurn(seat={seat}): the match is over", kind=WrongPhase)
        game.refuses(Fish(seat, (LeavePort(0),)), "the match is over", kind=WrongPhase)
