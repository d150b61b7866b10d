"""Facts and figures of the game: the map, the people, the cards."""
