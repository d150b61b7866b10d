"""Haunt 50: Treasure Hunt."""
