"""Haunt 2: The Séance."""
