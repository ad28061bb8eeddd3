"""Every noise the cues of a title ask for, before the count that all titles share."""

AUCTION = (
    *("deal", "ticket", "lock", "reveal", "turn", "count", "double", "stamp", "bell"),
    *("hop", "stack", "stop", "call", "coin", "coin_out", "sold", "lay", "takusan", "yakuza", "sweep"),
    *("crowd", "tally", "blade", "blind", "overtake", "plaque"),
    *(f"note_{step}" for step in range(1, 5)),
    *(f"rush_{step}" for step in range(1, 5)),
)

DUEL = (
    *("hang", "lock", "throw_1", "throw_2", "crowd", "strike", "bend", "whoosh", "shove", "barrel", "thud"),
    *("barrel_turn", "stop", "bell", "call", "roll", "turn", "snatch", "flick", "splash"),
    *(
        "deal",
        "steal",
        "lay",
        "knife_1",
        "knife_2",
        "knife_3",
        "knife_4",
        "wasabi",
        "specialty",
    ),
)
"""The syllables are called by the chant itself."""
