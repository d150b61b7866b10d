"""Haunt 14: The Stars Are Right."""
