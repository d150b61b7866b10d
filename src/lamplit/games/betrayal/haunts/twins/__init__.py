"""Haunt 12: Fleshwalkers."""
