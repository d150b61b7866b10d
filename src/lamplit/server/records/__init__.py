"""Records of games that are over, and what they tell together."""
