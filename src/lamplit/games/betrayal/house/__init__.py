"""The house: how its rooms lie, how figures move through it, and how it grows."""
