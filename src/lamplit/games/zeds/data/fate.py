"""The Fate cards: the Fated track each names, and whether it is held. What they do stands in `fate_*.py`, by name."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fate:
    """A card: `where` is a track's letter, most or fewest of something, or the players' choice."""

    name: str
    colour: str
    where: str
    hold: bool


ROWS = (
    Fate("bulldozer", "blue", "players_choice", hold=True),
    Fate("lake_zeds", "blue", "most_zeds", hold=False),
    Fate("civ_leader", "blue", "fewest_zeds", hold=True),
    Fate("vermin", "blue", "H", hold=False),
    Fate("adrenaline", "blue", "S", hold=True),
    Fate("organizer", "blue", "M", hold=True),
    Fate("graveyard", "blue", "M", hold=False),
    Fate("iron_will", "blue", "H", hold=True),
    Fate("bad_stock", "blue", "F", hold=False),
    Fate("cooked_books", "green", "players_choice", hold=False),
    Fate("drifter", "green", "most_chaos", hold=True),
    Fate("someone_there", "green", "H", hold=True),
    Fate("zed_call", "green", "S", hold=False),
    Fate("bridge_down", "green", "S", hold=False),
    Fate("downpour", "green", "fewest_chaos", hold=False),
    Fate("left_behind", "green", "M", hold=False),
    Fate("decoy", "green", "F", hold=True),
    Fate("trucks", "green", "H", hold=True),
    Fate("scouts", "yellow", "fewest_chaos", hold=True),
    Fate("stench", "yellow", "F", hold=False),
    Fate("pyre", "yellow", "fewest_zeds", hold=True),
    Fate("other_way", "yellow", "most_zeds", hold=False),
    Fate("stiff_drink", "yellow", "S", hold=True),
    Fate("bubba", "yellow", "players_choice", hold=False),
    Fate("square_one", "yellow", "H", hold=False),
    Fate("cave_in", "orange", "T", hold=False),
    Fate("hero_orange", "orange", "most_zeds", hold=True),
    Fate("doctors_plan", "orange", "T", hold=False),
    Fate("pro_zed", "orange", "players_choice", hold=False),
    Fate("rusty_lock", "orange", "M", hold=False),
    Fate("out_of_bed", "orange", "T", hold=True),
    Fate("dossier", "orange", "T", hold=True),
    Fate("desperate", "orange", "fewest_zeds", hold=True),
    Fate("clean_up", "orange", "fewest_zeds", hold=True),
    Fate("throw_it", "orange", "H", hold=True),
    Fate("alpha_zed", "red", "S", hold=False),
    Fate("deadly", "red", "players_choice", hold=False),
    Fate("news_copter", "red", "most_chaos", hold=True),
    Fate("airdrop", "red", "F", hold=True),
    Fate("mesmerized", "red", "T", hold=True),
    Fate("invention", "red", "S", hold=True),
    Fate("blooming", "red", "fewest_chaos", hold=False),
    Fate("malfunction", "red", "F", hold=False),
    Fate("old_cannon", "red", "T", hold=True),
)
FATE = {card.name: card for card in ROWS}
NOT_BASIC = "vermin"
