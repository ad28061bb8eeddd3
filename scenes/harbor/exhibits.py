"""The catch, the fleet and the town: three rooms of the gallery, which says what is marked here."""

from __future__ import annotations

from typing import Final

from game.i18n.door import N_
from game.titles.harbor import TITLE
from scenes.gallery.exhibit import Exhibit, Room, poster

CATCH: Final = {
    "mackerel": N_("Every harbor begins with it: cheap, quick, never out of season."),
    "squid": N_("Worth nothing at home, a lot at its own market."),
    "tuna": N_("Three barrels on the quay call the whole market together."),
    "snapper": N_("The fish of good fortune: expensive while many are left in the sea."),
    "salmon": N_("One to a boat, and best bought fresh."),
    "octopus": N_("Good as it is, better as three takoyaki."),
    "takoyaki": N_("Hot, round, and gone before the sauce has dried."),
    "eel": N_("Its price climbs with every barrel and falls when it is sold."),
    "fugu": N_("One licence, used once. A single one is a snack, five are a feast."),
    "crab": N_("Long legs, and a price that rises with each one sold."),
}

NAMES: Final = {
    "mackerel": N_("Mackerel"),
    "squid": N_("Squid"),
    "tuna": N_("Tuna"),
    "snapper": N_("Red snapper"),
    "salmon": N_("Salmon"),
    "octopus": N_("Octopus"),
    "takoyaki": N_("Takoyaki"),
    "eel": N_("Eel"),
    "fugu": N_("Fugu"),
    "crab": N_("Spider crab"),
}
"""By the names of the pictures, as everything here."""

TOKENS: Final = {
    "mackerel": N_("Mackerel, on the scales"),
    "squid": N_("Squid, on the scales"),
    "tuna": N_("Tuna, on the scales"),
    "snapper": N_("Red snapper, on the scales"),
    "salmon": N_("Salmon, on the scales"),
    "octopus": N_("Octopus, on the scales"),
    "takoyaki": N_("Takoyaki, on the scales"),
    "eel": N_("Eel, on the scales"),
    "fugu": N_("Fugu, on the scales"),
    "crab": N_("Spider crab, on the scales"),
}

BARRELS: Final = {
    "mackerel": N_("Mackerel, in a barrel"),
    "squid": N_("Squid, in a barrel"),
    "tuna": N_("Tuna, in a barrel"),
    "snapper": N_("Red snapper, in a barrel"),
    "salmon": N_("Salmon, in a barrel"),
    "octopus": N_("Octopus, in a barrel"),
    "eel": N_("Eel, in a barrel"),
    "fugu": N_("Fugu, in a barrel"),
    "crab": N_("Spider crab, in a barrel"),
}

LICENCES: Final = {
    "mackerel": N_("Mackerel licence"),
    "squid": N_("Squid licence"),
    "tuna": N_("Tuna licence"),
    "snapper": N_("Red snapper licence"),
    "salmon": N_("Salmon licence"),
    "octopus": N_("Octopus licence"),
    "eel": N_("Eel licence"),
    "fugu": N_("Fugu licence"),
    "crab": N_("Spider crab licence"),
}

STALLS: Final = {
    "mackerel": N_("Mackerel market"),
    "squid": N_("Squid market"),
    "tuna": N_("Tuna market"),
    "snapper": N_("Red snapper market"),
    "salmon": N_("Salmon market"),
    "octopus": N_("Octopus market"),
    "eel": N_("Eel market"),
    "fugu": N_("Fugu market"),
    "crab": N_("Spider crab market"),
}

RARE: Final = {
    "salmon_old": (N_("Yesterday's salmon"), N_("Bought from the lower row: always worth 4.")),
    "tuna_small": (N_("A tuna of 15"), N_("Three of the five in the bag are this size.")),
    "tuna_medium": (N_("A tuna of 20"), N_("There is one in the bag.")),
    "tuna_large": (N_("A tuna of 25"), N_("The whole market comes running.")),
}

BOATS: Final = {
    "one": N_("A boat for 1 barrel"),
    "two": N_("A boat for 2 barrels"),
    "three": N_("A boat for 3 barrels"),
    "four": N_("A boat for 4 barrels"),
}
HOUSES: Final = {
    "ships": N_("Ships"),
    "rentals": N_("Rentals"),
    "government": N_("Government"),
    "trading": N_("Trading"),
    "bank": N_("Bank"),
    "aquarium": N_("Aquarium"),
}
PAPERS: Final = {
    "loan": (N_("Loan"), N_("500 yen now, 1,000 yen at the end.")),
    "share": (N_("Share"), N_("A cut of what others pay for their loans.")),
    "subsidy": (N_("Subsidy"), N_("The city pays for what spoils.")),
}
MONEY: Final = {100: N_("100 yen"), 500: N_("500 yen"), 1000: N_("1,000 yen")}


def _catch() -> Room:
    prints = [Exhibit(NAMES[kind], words, (f"harbor/prints/{kind}",)) for kind, words in CATCH.items()]
    tokens = [Exhibit(TOKENS[kind], words, (f"harbor/tokens/{kind}",)) for kind, words in CATCH.items()]
    rare = [Exhibit(heading, words, (f"harbor/tokens/{kind}",)) for kind, (heading, words) in RARE.items()]
    return Room("catch", N_("The catch"), (*prints, *tokens, *rare))


def _fleet() -> Room:
    boats = [
        Exhibit(heading, N_("It holds one kind of fish at a time."), (f"harbor/boats/{boat}",))
        for boat, heading in BOATS.items()
    ]
    barrels = [
        Exhibit(heading, CATCH[kind], (f"harbor/barrels/{kind}",)) for kind, heading in BARRELS.items()
    ]
    licences = [
        Exhibit(heading, N_("Its holder may fish."), (f"harbor/licences/{kind}",))
        for kind, heading in LICENCES.items()
    ]
    barge = Exhibit(N_("The barge"), N_("It carries any mix and catches nothing."), ("harbor/boats/barge",))
    return Room("fleet", N_("The fleet"), (*boats, barge, *barrels, *licences, poster(TITLE.name)))


def _town() -> Room:
    stalls = [Exhibit(heading, CATCH[kind], (f"harbor/houses/{kind}",)) for kind, heading in STALLS.items()]
    houses = [
        Exhibit(heading, N_("A harbor building."), (f"harbor/houses/{house}",))
        for house, heading in HOUSES.items()
    ]
    papers = [
        Exhibit(heading, words, (f"harbor/papers/{paper}",)) for paper, (heading, words) in PAPERS.items()
    ]
    money = [
        Exhibit(heading, N_("Money, at last."), (f"harbor/yen_{sum}",)) for sum, heading in MONEY.items()
    ]
    return Room("town", N_("The town"), (*stalls, *houses, *papers, *_rentals(), *money, *_tracks()))


def _rentals() -> tuple[Exhibit, ...]:
    return (
        Exhibit(N_("Freezer"), N_("Ice for two mornings."), ("harbor/freezer",)),
        Exhibit(N_("An open port"), N_("Room for one more ship."), ("harbor/port_open",)),
        Exhibit(N_("A closed port"), N_("500 yen to open."), ("harbor/port_closed",)),
    )


def _tracks() -> tuple[Exhibit, ...]:
    eel = N_("Up with every barrel, down by two for each one sold.")
    return (
        Exhibit(N_("The eel's price"), eel, ("harbor/track_eel",)),
        Exhibit(N_("The crab's price"), N_("Up by one for each one sold."), ("harbor/track_crab",)),
        Exhibit(N_("The bay"), N_("Where the fleet goes out."), ("tables/chart",)),
        Exhibit(N_("Cart"), N_("It walks to the market for you."), ("harbor/cart",)),
    )


ROOMS: Final = (_catch(), _fleet(), _town())
