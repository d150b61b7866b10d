"""What explorers and monsters may do on their turn: attack, trade, search, propose a draw."""
