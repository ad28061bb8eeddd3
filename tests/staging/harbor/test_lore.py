"""Elements that explain themselves, with figures for whoever asks."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from game.i18n.formats import MINUS
from game.rules.harbor.state import Phase
from game.rules.harbor.words import BARGE, Hull, Kind, Market, Resource, Slot
from game.staging.harbor import lore
from game.staging.lore import Lore
from tests.rules.harbor.midway import KERNEL
from tests.rules.harbor.positions import Game, harbor, ship
from tests.staging.harbor.elements import asking, everything
from tests.staging.harbor.happened import SPEC, views

EEL, SNAPPER, SALMON = Kind.EEL, Kind.SNAPPER, Kind.SALMON
LONGEST = 210


def table(*markets: Market) -> Game:
    return harbor(3, markets)


def at(game: Game, seat: int | None = 0) -> lore.Asking:
    return asking(game.view(seat), seat)


@pytest.mark.parametrize("players", range(2, 7))
def test_everything_on_any_table_says_who_it_is_in_whole_sentences(players: int) -> None:
    told = 0
    for view in views(players)[::3]:
        for seat in (None, players - 1):
            for said in everything(asking(view, seat)):
                assert said.title
                assert 1 <= len(said.sentences) <= 14, said
                for sentence in said.sentences:
                    assert re.fullmatch(r"[A-Z0-9].*[A-Za-z0-9)]\.", sentence), sentence
                    assert not re.search(r"[{}]|  |\b(you|your|None|seat)\b", sentence), sentence
                    assert len(sentence) <= LONGEST, sentence
                told += 1
    assert told > 500


def test_asking_changes_nothing_that_is_known() -> None:
    view = table(Market.EEL, Market.AQUARIUM, Market.TUNA).view(0)
    before = KERNEL.observe(KERNEL.position(view, 0), 0)
    for _ in everything(asking(view, 0)):
        assert KERNEL.observe(KERNEL.position(view, 0), 0) == before


def test_a_fish_market_says_entry_worth_pay_stock_and_what_the_asker_could_do() -> None:
    game = table(Market.EEL).tracks(eel=5).tokens(0, Resource.EEL, 3).licences(0, EEL, EEL)
    assert lore.market(Market.EEL, at(game)) == Lore(
        "Eel",
        (
            "Entry: 2 actions.",
            "Eel: each is worth 5 R now.",
            "Its market pays 500 yen for each; the track falls by 2 for each one sold.",
            "Its track stands at 5 of 13; each barrel put on sale raises it by 1.",
            "6 barrels of eel and 10 eels are left; at 0 of either the sea is empty.",
            "1 licence is left at 200 yen.",
            "Every entry pays Hana 200 yen for 2 licences.",
            "Hana could sell 3 eels for 1,500 yen, worth 15 R.",
        ),
    )
    assert len(lore.market(Market.EEL, at(game, 1)).sentences) == 6
    assert (
        "Empty sea: its barrels leave the game."
        in lore.market(Market.EEL, at(game.overfished(EEL))).sentences
    )


def test_the_entry_is_that_of_so_many_players_and_says_what_was_used() -> None:
    assert lore.market(Market.MACKEREL, at(harbor(2))).sentences[0] == "Entry: 1 action."
    view = replace(table(Market.TUNA).view(0), entered=frozenset({Market.TUNA}))
    said = lore.market(Market.TUNA, asking(view, 0)).sentences[0]
    assert said == "Entry: 1 action or 200 yen; by yen or a fish it was entered this turn."


@pytest.mark.parametrize(
    ("market", "sentence"),
    [
        (Market.MACKEREL, "Hana could sell 2 barrels of mackerel on sale for 200 yen."),
        (Market.SQUID, "Its market pays 500 yen for each."),
        (Market.TUNA, "A tuna is worth 15 to 25 R."),
        (Market.SNAPPER, "Each snapper is worth 6 R now: the 18 left, divided by 3, rounded up."),
        (Market.SALMON, "A fresh salmon is worth 2 R now, as many as all own; an old one 4 R."),
        (Market.OCTOPUS, "Its market buys none, but turns an octopus into 3 takoyaki."),
        (Market.FUGU, "Hana could sell 2 fugu for 400 yen, worth 4 R."),
        (Market.CRAB, "Its track stands at 1 of 10."),
        (
            Market.SHIPS,
            "Hana has the yen and a port for: one-slot ship, two-slot ship, three-slot ship, four-slot ship.",
        ),
        (Market.RENTALS, "In stock: 2 freezers and 2 carts, at 300 yen each."),
        (Market.GOVERNMENT, "Hana could give 2 fugu for 200 yen, worth 4 R."),
        (Market.TRADING, "The fish of Hana are worth 8 R."),
        (Market.BANK, "2 loans are left: 500 yen now, 1,000 yen back at the end."),
        (Market.AQUARIUM, "Hana could sell 2 fresh salmon for 1,600 yen, worth 4 R."),
    ],
)
def test_each_market_has_its_own_figures(market: Market, sentence: str) -> None:
    game = harbor(3, [one for one in Market if one not in (Market.MACKEREL, Market.SHIPS)]).ports(0, 2)
    game.ware(0, Kind.MACKEREL, 200).ware(0, Kind.MACKEREL, 300).papers(1, loans=1)
    game.tokens(0, Resource.FUGU, 2).tokens(0, Resource.FRESH_SALMON, 2)
    assert sentence in lore.market(market, at(game)).sentences


def test_the_aquarium_names_only_fish_in_play() -> None:
    game = table(Market.AQUARIUM, Market.OCTOPUS).tokens(0, Resource.OCTOPUS, 1)
    assert lore.market(Market.AQUARIUM, at(game)).sentences[1] == (
        "It still wants, prices in yen: 3 mackerel at 300, 2 octopuses at 600, 3 takoyaki at 700."
    )


def test_a_market_says_what_the_asker_cannot_have() -> None:
    game = table(Market.EEL, Market.BANK, Market.RENTALS, Market.GOVERNMENT).cash(100).papers(0, loans=1)
    last = {market: lore.market(market, at(game)).sentences[-1] for market in Market}
    assert last[Market.EEL] == "It costs 200 yen, and Hana has 100 yen."
    assert last[Market.BANK] == "Hana has a loan, so there is no share."
    assert last[Market.RENTALS] == "It costs 300 yen, and Hana has 100 yen."
    assert last[Market.GOVERNMENT] == "It costs 200 yen, and Hana has 100 yen."
    assert lore.market(Market.EEL, at(game, 1)).sentences[-1] == "3 licences are left at 200 yen."


def test_a_ware_says_what_it_brings_the_asker_and_takes_from_others() -> None:
    game = (
        table(Market.SNAPPER)
        .stock(Resource.SNAPPER, 16)
        .tokens(2, Resource.SNAPPER, 3)
        .ware(1, SNAPPER, 300, False)
    )
    game.stock(Resource.SNAPPER, 13)
    assert lore.ware(1, 0, at(game)) == Lore(
        "Red Snapper, old",
        (
            "Jiro asks 300 yen.",
            "It brings Hana 4 R: a gain of 100 yen at this price.",
            f"It changes the R of others: Oyuki {MINUS}3.",
            "At the next turn of Jiro it goes back.",
        ),
    )
    poor = lore.ware(1, 0, at(game.cash(200))).sentences
    assert "Hana has 200 yen." in poor
    gone = lore.ware(1, 0, at(game.stock(Resource.SNAPPER, 0))).sentences
    assert gone[1] == "No fish of its kind is left, so it cannot be bought."


def test_to_its_owner_a_ware_says_what_each_rival_would_gain() -> None:
    game = table(Market.FUGU).tokens(2, Resource.FUGU, 1).ware(0, Kind.FUGU, 200)
    told = (
        "Hana asks 200 yen.",
        f"Gain at this price, in yen: Jiro {MINUS}100, Oyuki +100.",
    )
    assert lore.ware(0, 0, at(game)).sentences[:2] == told
    assert lore.ware(0, 0, at(game, None)).sentences[:2] == told


def test_fresh_wares_stay_a_turn_longer_and_takoyaki_for_good() -> None:
    game = table(Market.OCTOPUS).ware(1, Kind.OCTOPUS, 300).ware(1, Kind.TAKOYAKI, 500)
    assert lore.ware(1, 0, at(game)).sentences[-1] == (
        "At the next turn of Jiro it grows old, and a turn later it goes back."
    )
    assert lore.ware(1, 1, at(game)) == Lore(
        "Takoyaki",
        ("Jiro asks 500 yen.", "It brings Hana 5 R: neither gain nor loss.", "It never grows old."),
    )


def test_a_ship_says_where_it_is_what_it_holds_and_could_take() -> None:
    game = (
        table(Market.EEL)
        .licences(0, EEL, EEL)
        .fleet(0, ship(Hull.TWO_SLOT, hold=[EEL]), ship(BARGE), ship(port=0))
    )
    assert lore.ship(0, 0, at(game)) == Lore(
        "Two-slot ship",
        (
            "It belongs to Hana.",
            "It is at sea.",
            "It holds 1 barrel of eel, with room for 2 in all.",
            "It could take a barrel of eel.",
            "Ships buys it back for 100 yen, docked.",
        ),
    )
    assert "It does not fish: other ships of Hana at sea load it." in lore.ship(0, 1, at(game)).sentences
    assert lore.ship(0, 2, at(game)).sentences[1:3] == (
        "It lies at the base port.",
        "Its hold is empty and takes 1 barrel.",
    )
    none = lore.ship(0, 0, at(game.licences(0))).sentences
    assert "It can take no barrel now, for want of room, licence or barrels." in none
    game.state.acted = 1
    assert "It has acted in this fish action." in lore.ship(0, 0, at(game)).sentences


def test_ports_and_slots_count_what_is_free() -> None:
    game = table(Market.EEL, Market.RENTALS).licences(0, EEL, EEL).fleet(0, ship(hold=[EEL]), ship(port=0))
    game.slot(0, Slot.FREEZER).slot(0, Slot.CART, 1)
    assert lore.port(0, 0, at(game)) == Lore("Hana: base port", ("It takes 1 ship.", "0 berths are free."))
    assert lore.port(0, 2, at(game)).sentences[-1] == "It is closed: opening it costs 500 yen."
    assert lore.slot(0, Slot.EEL, at(game)) == Lore(
        "Eel licence",
        (
            "Hana has 2, and 1 in use at sea.",
            "They let 2 ships of Hana fish eel at once.",
            "Whoever enters the market, Hana earns 200 yen.",
            "1 more is left at 200 yen.",
        ),
    )
    assert (
        lore.slot(0, Slot.FREEZER, at(game)).sentences[0]
        == "Hana can keep all barrels fresh for 2 more turns."
    )
    assert lore.slot(0, Slot.CART, at(game)).sentences[0] == "1 action is left on it for Hana."
    assert lore.slots(0, at(game)).sentences[0] == "0 slots of Hana are free."


def test_tokens_say_what_they_are_worth_in_all_and_bring_today() -> None:
    game = table(Market.EEL, Market.AQUARIUM, Market.FUGU).tracks(eel=5)
    game.tokens(0, Resource.EEL, 3).tokens(0, Resource.FUGU, 3)
    said = lore.token(0, Resource.EEL, at(game)).sentences
    assert said[0] == "Hana owns 3 eels, worth 15 R in all."
    assert said[-1] == "Today: 3 eels for 1,500 yen (Eel), 2 eels for 1,600 yen (Aquarium)."
    assert lore.token(0, Resource.FUGU, at(game, 1)).sentences[0] == "Hana owns 3 fugu, worth 9 R in all."


def test_a_score_is_told_line_by_line_with_loans_and_interest() -> None:
    game = table(Market.BANK).cash(3100, 2000, 2000).tokens(0, Resource.MACKEREL, 14).papers(1, loans=2)
    game.papers(2, shares=1)
    assert lore.score(0, at(game)) == Lore(
        "Hana",
        (
            "Would score 5,500 now: 3,100 in yen, +1,400 for 14 R, +1,000 for the most R.",
            "Hana would win by 3,000.",
        ),
    )
    assert lore.score(1, at(game)).sentences[0] == (
        f"Would score {MINUS}500 now: 2,000 in yen, {MINUS}500 for the least R, {MINUS}2,000 for loans."
    )
    assert lore.score(2, at(game)).sentences[0] == (
        f"Would score 2,500 now: 2,000 in yen, {MINUS}500 for the least R, +1,000 of interest."
    )
    assert lore.loan(1, at(game)).sentences[0] == "Jiro has 2 loans and owes 2,000 yen at the end."
    assert lore.share(2, at(game)).sentences[0].startswith("Oyuki has 1 share, worth 1,000 yen")


def test_the_race_says_who_is_held_back_and_by_what() -> None:
    game = table().cash(5200, 400, 500).tokens(1, Resource.MACKEREL, 1).tokens(2, Resource.MACKEREL, 2)
    assert lore.lane("yen", at(game)).sentences == (
        "Whoever starts a turn with at least 5,000 yen ends the game.",
        "So far: Hana 5,200, Jiro 400, Oyuki 500.",
        "Hana alone has the least R and cannot end it by yen alone.",
    )
    assert lore.lane("resources", at(game)).sentences[-1] == (
        "Jiro alone has the least yen and cannot end it by R alone."
    )
    assert lore.runner("yen", 0, at(game)).sentences == (
        "5,200 yen of 5,000 yen.",
        "Hana has 5,000 yen or more but alone the least R: the game goes on.",
    )
    assert lore.runner("resources", 1, at(game)).sentences == ("1 R of 50 R.", "49 R to go.")
    assert lore.anchor("yen", at(game)).sentences[0] == (
        "Jiro alone has the least yen and cannot end it by R alone."
    )
    game.tokens(0, Resource.MACKEREL, 1)
    assert lore.anchor("resources", at(game)).sentences == ("A tie for the least holds nobody back.",)
    ready = lore.runner("yen", 0, at(game)).sentences[-1]
    assert ready == "If the turn of Hana began now, the last turns would begin."
    switched = lore.lane("yen", at(game.agreed(always_ends=True))).sentences[-1]
    assert switched == "At 7,000 yen nobody is held back: a house rule of this table."


def test_the_seal_counts_the_last_turns() -> None:
    view = table().view(0)
    assert lore.ending(asking(view, 0)).sentences[0] == (
        "It comes at the goal of a lane, or after 60 rounds."
    )
    late = replace(view, trigger=0, turns_left=2)
    assert lore.ending(asking(late, 0)).sentences == (
        "2 turns are left, this one included.",
        "The most R then earns 1,000 yen, the least pays 500 yen.",
    )
    assert len(lore.lane("yen", asking(late, 0)).sentences) == 2
    over = replace(late, phase=Phase.ENDED, turns_left=0)
    assert lore.ending(asking(over, None)).title == "The end"


def test_spots_wants_and_the_bag_tell_what_lies_there() -> None:
    game = table(Market.TRADING, Market.AQUARIUM, Market.TUNA, Market.EEL).tokens(0, Resource.EEL, 2)
    assert lore.spot(0, at(game)).sentences[:2] == (
        "Fish of at least 5 R bring 700 yen.",
        "The fish of Hana are worth 2 R.",
    )
    lying = replace(game.view(0), spots=((0, 2, *[0] * 11), *game.view(0).spots[1:]))
    assert lore.spot(0, asking(lying, None)).sentences[0] == "Fish of at least 5 R are swapped for 2 squid."
    assert lore.aquarium_demand(EEL, at(game)) == Lore(
        "Aquarium: Eel",
        (
            "The Aquarium wants 2 eels in all and pays 800 yen each.",
            "It still takes 2.",
            "Hana could sell 2 eels for 1,600 yen, worth 2 R.",
        ),
    )
    assert lore.bag(at(game)).sentences[0] == "In the bag: 3 of 15 R, 1 of 20 R and 1 of 25 R."
    assert lore.bag(at(harbor(3))).sentences[0] == "The bag is empty."


def test_figures_come_from_the_spec() -> None:
    extras = replace(SPEC.extras, rent=777, loan_repaid=7788, share_price=778, charity_yen=779)
    fishing = replace(SPEC.fishing, port_cost=787)
    other = replace(SPEC, extras=extras, fishing=fishing, rounds=797, most_resources=7997)
    markets = (Market.RENTALS, Market.BANK, Market.GOVERNMENT)
    view = harbor(3, markets).papers(0, loans=1).view(0)
    late = replace(view, trigger=0, turns_left=2)
    told = [*everything(asking(view, 0, other)), *everything(asking(late, 0, other))]
    text = " ".join(sentence for said in told for sentence in said.sentences)
    for figure in ("777", "7,788", "778", "779", "787", "797", "7,997"):
        assert figure in text, figure
