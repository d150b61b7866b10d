"""The table in a terminal: boards drawn in letters, questions as numbered lists, every word in German or English."""
