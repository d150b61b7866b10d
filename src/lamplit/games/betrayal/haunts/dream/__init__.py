"""Haunt 13: Perchance to Dream."""
