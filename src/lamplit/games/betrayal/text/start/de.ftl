### Was die Startseiten vom Spiel sagen.

game-betrayal = Betrayal at House on the Hill
game-betrayal-text = Drei bis sechs Abenteurer betreten ein Haus, das im Dunkeln Raum um Raum wächst. Dann weckt ein Omen etwas auf, und einer von euch wendet sich gegen die anderen, mit einem Heft, das sonst niemand lesen darf.
