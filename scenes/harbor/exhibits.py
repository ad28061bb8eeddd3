"""The catch, the fleet and the town: three rooms of the gallery."""

from __future__ import annotations

from typing import Final

from game.titles.harbor import TITLE
from scenes.gallery.exhibit import Exhibit, Room, poster

CATCH: Final = {
    "mackerel": ("Mackerel", "Every harbor begins with it: cheap, quick, never out of season."),
    "squid": ("Squid", "Worth nothing at home and much at its own market."),
    "tuna": ("Tuna", "Three barrels on the quay call the whole market together."),
    "snapper": ("Red snapper", "The fish of good fortune: dear while many are left in the sea."),
    "salmon": ("Salmon", "One to a boat, and best bought fresh."),
    "octopus": ("Octopus", "Good as it is, better as three takoyaki."),
    "takoyaki": ("Takoyaki", "Hot, round, and gone before the sauce has dried."),
    "eel": ("Eel", "Its price climbs with every barrel, and falls when it is sold."),
    "fugu": ("Fugu", "One licence, used once. A single one is a snack, five are a feast."),
    "crab": ("Spider crab", "Long legs, and a price that rises with each one sold."),
}

RARE: Final = {
    "salmon_old": ("Salmon of yesterday", "Bought from the lower row: always worth four."),
    "tuna_small": ("A tuna of 15", "Three of the five in the bag are of this size."),
    "tuna_medium": ("A tuna of 20", "There is one in the bag."),
    "tuna_large": ("A tuna of 25", "The whole market comes running."),
}

BARRELS: Final = tuple(kind for kind in CATCH if kind != "takoyaki")
BOATS: Final = {"one": "one barrel", "two": "two barrels", "three": "three barrels", "four": "four barrels"}
HOUSES: Final = ("ships", "rentals", "government", "trading", "bank", "aquarium")
PAPERS: Final = {
    "loan": "Five hundred now, a thousand at the end.",
    "share": "A part of what others pay for their loans.",
    "subsidy": "The city pays for what spoils.",
}


def _catch() -> Room:
    prints = [Exhibit(heading, words, (f"harbor/prints/{kind}",)) for kind, (heading, words) in CATCH.items()]
    tokens = [
        Exhibit(f"{heading}, on the scales", words, (f"harbor/tokens/{kind}",))
        for kind, (heading, words) in CATCH.items()
    ]
    rare = [Exhibit(heading, words, (f"harbor/tokens/{kind}",)) for kind, (heading, words) in RARE.items()]
    return Room("catch", "The catch", (*prints, *tokens, *rare))


def _fleet() -> Room:
    boats = [
        Exhibit(f"A boat for {room}", "It holds one kind of fish at a time.", (f"harbor/boats/{boat}",))
        for boat, room in BOATS.items()
    ]
    barrels = [
        Exhibit(f"{CATCH[kind][0]}, in a barrel", CATCH[kind][1], (f"harbor/barrels/{kind}",))
        for kind in BARRELS
    ]
    licences = [
        Exhibit(f"{CATCH[kind][0]} licence", "Who holds it may fish.", (f"harbor/licences/{kind}",))
        for kind in BARRELS
    ]
    barge = Exhibit("The barge", "It carries any mix, and fishes nothing.", ("harbor/boats/barge",))
    return Room("fleet", "The fleet", (*boats, barge, *barrels, *licences, poster(TITLE.name)))


def _town() -> Room:
    stalls = [
        Exhibit(f"{CATCH[kind][0]} market", CATCH[kind][1], (f"harbor/houses/{kind}",)) for kind in BARRELS
    ]
    houses = [
        Exhibit(house.capitalize(), "A house of the harbor.", (f"harbor/houses/{house}",)) for house in HOUSES
    ]
    papers = [
        Exhibit(paper.capitalize(), words, (f"harbor/papers/{paper}",)) for paper, words in PAPERS.items()
    ]
    rentals = [
        Exhibit("Freezer", "Ice for two mornings.", ("harbor/freezer",)),
        Exhibit("An open port", "Room for one more ship.", ("harbor/port_open",)),
        Exhibit("A closed port", "Five hundred open it.", ("harbor/port_closed",)),
        *(Exhibit(f"{sum} yen", "Money, at last.", (f"harbor/yen_{sum}",)) for sum in (100, 500, 1000)),
        Exhibit(
            "The eel's price", "Up with every barrel, down by two for each one sold.", ("harbor/track_eel",)
        ),
        Exhibit("The crab's price", "One up for each one sold.", ("harbor/track_crab",)),
        Exhibit("The bay", "Where the fleet goes out.", ("tables/chart",)),
        Exhibit("Cart", "It walks to the market for you.", ("harbor/cart",)),
    ]
    return Room("town", "The town", (*stalls, *houses, *papers, *rentals))


ROOMS: Final = (_catch(), _fleet(), _town())
