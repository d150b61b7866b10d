"""The commands of Betrayal."""
