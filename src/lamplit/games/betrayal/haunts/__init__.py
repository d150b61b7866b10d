"""The haunts by number. Each is a module of its own beside this one."""

from importlib import import_module

from .form import Haunt

MODULES = (
    "h01_mummy",
    "h02_seance",
    "h03_stew",
    "h04_web",
    "h05_werewolf",
    "h06_aliens",
    "h07_ivy",
    "h08_banshee",
    "h09_dance",
    "h10_family",
    "h11_specters",
    "h12_twins",
    "h13_dream",
    "h14_stars",
    "h15_dragon",
    "h16_phantom",
    "h17_wind",
    "h18_united",
    "h19_portrait",
    "h20_bride",
    "h21_undead",
    "h22_abyss",
    "h23_tentacles",
    "h24_bats",
    "h25_voodoo",
    "h26_piper",
    "h27_flesh",
    "h28_solomon",
    "h29_creature",
    "h30_dracula",
    "h31_airborne",
    "h32_lost",
    "h33_invocation",
    "h34_guillotines",
    "h35_small",
    "h36_flood",
    "h37_checkmate",
    "h38_firebats",
    "h39_heir",
    "h40_buried",
    "h41_invisible",
    "h42_statue",
    "h43_sickness",
    "h44_years",
    "h45_bombs",
    "h46_feast",
    "h47_worm",
    "h48_jack",
    "h49_wear",
    "h50_treasure",
    "h51_long_dark",
)
"""The haunts that are in the house."""

HAUNTS: dict[int, Haunt] = {
    haunt.number: haunt for haunt in (import_module(f".{name}", __name__).HAUNT for name in MODULES)
}
