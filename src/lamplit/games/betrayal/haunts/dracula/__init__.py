"""Haunt 30: Tomb of Dracula."""
