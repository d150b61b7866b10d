"""Haunt 34: Guillotines."""
