"""The Killer's turn: the deck, skill cards and traits in use, and SENSE and SEARCH."""
