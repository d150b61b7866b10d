"""How the workers of one server hear of each other."""
