"""Haunt 21: House of the Living Dead."""
