"""Haunt 17: A Breath of Wind."""
