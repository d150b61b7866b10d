"""Betrayal in the laboratory: the scenario kit, for people who write haunts of their own."""
