"""Map, units, cards and tables, as Python modules."""
