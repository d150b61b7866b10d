"""The scenario kit for authors of Betrayal haunts."""
