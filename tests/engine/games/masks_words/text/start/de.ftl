game-masks = Masken
game-masks-about = Drei Freunde, drei Masken, und jemand spioniert.
