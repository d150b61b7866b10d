"""Haunt 46: The Feast."""
