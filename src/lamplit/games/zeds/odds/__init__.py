"""What a fight, a shot, a die or a move comes to, worked out without rolling."""
