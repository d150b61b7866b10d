"""Haunt 49: You Wear It Well."""
