"""Haunt 43: The Star-Sickness."""
