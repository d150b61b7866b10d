"""Haunt 35: Small Change."""
