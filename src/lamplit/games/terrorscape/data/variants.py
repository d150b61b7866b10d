"""The cards of the variants: 20 traits for each side, 16 survival plans, four difficulty levels."""

SURVIVOR_TRAITS = tuple(f"S{n:02}" for n in range(1, 21))
KILLER_TRAITS = tuple(f"K{n:02}" for n in range(1, 21))

DIFFICULTIES = {"easy": (2, 1, 0, 0), "normal": (2, 1, 2, 1), "hard": (2, 1, 4, 2), "nightmare": (2, 1, 6, 3)}
"""How many traits each Survivor draws and keeps, and how many the Killer draws and keeps."""

PLANS = {
    "P01": ("killer", "tool", "killer", "tool"),
    "P02": ("knowledge", "killer", "together"),
    "P03": ("tool", "knowledge", "killer", "tool"),
    "P04": ("mystic", "killer", "mystic", "mystic"),
    "P05": ("knowledge", "tool", "knowledge"),
    "P06": ("knowledge", "radio", "knowledge", "tool"),
    "P07": ("radio", "tool", "radio"),
    "P08": ("killer", "killer", "tool"),
    "P09": ("hidden_exit", "together"),
    "P10": ("mystic", "knowledge", "knowledge"),
    "P11": ("hidden_exit", "mystic", "mystic", "knowledge"),
    "P12": ("tool", "tool"),
    "P13": ("tool", "tool", "knowledge", "knowledge"),
    "P14": ("apart", "apart", "together"),
    "P15": ("mystic", "mystic"),
    "P16": ("knowledge", "mystic"),
}
"""The lines of each plan: what must be true at the end of a Discover step to go one line on."""
