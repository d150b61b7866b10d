"""The terminal client: boards drawn in characters, questions as numbered lists, in German or English."""
