game-masks = Masks
game-masks-about = Three friends, three masks, and one of them is a spy.
