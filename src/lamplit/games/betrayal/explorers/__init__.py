"""The explorers: their dice, their traits, the cards they hold, and what they become."""
