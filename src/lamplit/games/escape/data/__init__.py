"""Facts and figures of the game: chambers, dice, curses, treasures, the clock."""
