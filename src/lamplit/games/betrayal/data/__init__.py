"""What is printed: rooms, explorers, cards and the chart of haunts."""
