"""Fights and gunfire, hits, retreats, and what becomes of people and spaces where Zeds come."""
