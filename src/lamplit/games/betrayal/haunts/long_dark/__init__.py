"""Haunt 51: The Long Dark."""
