"""What hangs in the gallery, room by room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Exhibit:
    """Pictures laid on each other, perhaps something to be heard, and what there is to say of it."""

    heading: str
    words: str
    pictures: tuple[str, ...] = ()
    sound: str = ""
    music: str = ""

    @property
    def audible(self) -> bool:
        """Something to listen to."""
        return bool(self.sound or self.music)


@dataclass(frozen=True, slots=True)
class Room:
    """`key` names it in tests; a room holds as much as fits on its wall."""

    key: str
    heading: str
    exhibits: tuple[Exhibit, ...]


CARDS: Final = {
    "ebi": ("Ebi", "Prawn. The first to move when the market wakes."),
    "hotategai": ("Hotategai", "Scallop. Grey shell, white flesh, and a market that hardly trusts it."),
    "sake": ("Sake", "Salmon, on its way up the falls while the maples turn."),
    "tako": ("Tako", "Octopus. Eight arms, one pot, and no hurry to leave it."),
    "fugu": ("Fugu", "Puffer fish. Best admired from a distance, or by licence."),
    "maguro": ("Maguro", "Bluefin tuna. It has no quotation: only many together are worth a fortune."),
    "takusan": ("Takusan", "Plenty. It joins any row and counts as what lies there."),
    "yakuza": ("Yakuza", "A sleeve, a crest, no face. He is paid before anybody else."),
    "back": ("The back", "Waves on waves, and the seal of the market."),
}

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

COLOURS: Final = ("ebi", "sake", "tako", "maguro")
BARRELS: Final = tuple(kind for kind in CATCH if kind != "takoyaki")
BOATS: Final = {"one": "one barrel", "two": "two barrels", "three": "three barrels", "four": "four barrels"}
HOUSES: Final = ("ships", "rentals", "government", "trading", "bank", "aquarium")
PAPERS: Final = {
    "loan": "Five hundred now, a thousand at the end.",
    "share": "A part of what others pay for their loans.",
    "subsidy": "The city pays for what spoils.",
}

EFFECTS: Final = {
    "Table": (
        *("deal", "turn", "ticket", "take_back", "lock", "unlock", "reveal", "crowd", "count", "strike"),
        *("double", "stamp", "bell", "hop", "stop", "stack", "niche", "call", "coin", "coin_out"),
        *("sold", "lay", "takusan", "yakuza", "sweep", "paper", "tally", "win", "lose", "score"),
    ),
    "Cabinet": (
        *("focus", "confirm", "cancel", "error", "join", "leave", "page", "pause", "open", "close"),
        *("wa", "sa", "bi", "barrel", "barrel_turn", "hang", "knife", "wasabi", "steal", "specialty"),
        *("sail", "dock", "splash", "auction_open"),
    ),
}
PIECES: Final = {
    "title": ("Before dawn", "title"),
    "auction": ("Tickets and tiles", "cabinets/auction"),
    "duel": ("Across the balance", "cabinets/duel"),
    "harbor": ("The fleet goes out", "cabinets/harbor"),
    "results": ("The market closes", "seals/win"),
}


def _prints() -> Room:
    prints = (Exhibit(heading, words, (f"prints/{kind}",)) for kind, (heading, words) in CARDS.items())
    return Room("auction", "Tsukiji", (*prints, _cover("auction")))


def _cover(title: str) -> Exhibit:
    return Exhibit("The poster", "It hangs at the gate of the market.", (f"cabinets/{title}",))


def _duel() -> Room:
    single = [
        Exhibit(CARDS[kind][0], "A whole face of the duel's deck.", (f"duel/faces/{kind}",))
        for kind in COLOURS
    ]
    split = [
        Exhibit(
            f"{CARDS[one][0]} or {CARDS[other][0]}",
            "Whoever takes it chooses the half that counts.",
            (f"duel/halves/{one}_left", f"duel/halves/{other}_right"),
        )
        for one, other in zip(COLOURS, (*COLOURS[1:], COLOURS[0]), strict=True)
    ]
    icons = [
        Exhibit("Wasabi", "Two of them double a pile.", ("duel/icons/wasabi",)),
        Exhibit("Barrel", "It pulls the barrel one notch closer.", ("duel/icons/barrel",)),
        Exhibit("Knife", "Four of them end the duel at once.", ("duel/icons/knife",)),
    ]
    return Room("duel", "Tsukiji Market", (*single, *split, *icons, *_balance(), _cover("duel")))


def _balance() -> tuple[Exhibit, ...]:
    bids = [
        Exhibit(f"A bid of {number}", "Shown on the last syllable.", (f"duel/bids/{number}",))
        for number in range(1, 5)
    ]
    return (
        Exhibit("The quay at night", "Lanterns on the water, and two who bid.", ("tables/night",)),
        Exhibit("The quay by day", "The same quay, an hour later.", ("tables/day",)),
        Exhibit("Night", "Equal bids at night: both cards are lost.", ("duel/barrel_night",)),
        Exhibit("Day", "Equal bids by day: each takes one card.", ("duel/barrel_day",)),
        Exhibit("The balance", "Four notches to either side.", ("duel/balance_violet",)),
        Exhibit("The kind balance", "Its end gives instead of stealing.", ("duel/balance_green",)),
        Exhibit("The hook", "Two cards hang from it every turn.", ("duel/rope",)),
        Exhibit("A closed fist", "Nobody knows yet.", ("duel/bids/hidden",)),
        *bids,
        *(
            Exhibit(f"{beat.upper()}!", "Three beats, and both are committed.", (f"duel/chant/{beat}",))
            for beat in ("wa", "sa", "bi")
        ),
    )


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
    return Room("fleet", "The fleet", (*boats, barge, *barrels, *licences, _cover("harbor")))


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


def _sounds() -> tuple[Room, ...]:
    music = tuple(
        Exhibit(heading, "Confirm to hear all of its layers.", (picture,), music=piece)
        for piece, (heading, picture) in PIECES.items()
    )
    rooms = [
        Room(f"sounds_{heading.lower()}", f"Sounds: {heading.lower()}", tuple(_noise(name) for name in names))
        for heading, names in EFFECTS.items()
    ]
    return (*rooms, Room("music", "Music", music))


def _noise(name: str) -> Exhibit:
    return Exhibit(name.replace("_", " ").capitalize(), "Confirm to hear it.", ("prints/back",), sound=name)


ROOMS: Final = (_prints(), _duel(), _catch(), _fleet(), _town(), *_sounds())
"""From the first to the last."""
