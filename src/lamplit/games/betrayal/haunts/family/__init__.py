"""Haunt 10: Family Gathering."""
