### What everybody may read of haunt 37 once it has begun.

opening-checkmate = There is a table where no table was. There is a board on it, and the pieces are set up, ivory for you and something darker for whoever draws out the other chair. It is courteous. It waits until you have sat down, it folds its sleeves back from its wrists, and there is nothing in them. One game, it says, and then another, until you win or are tired. It has all the time there is. At the door one of you is smiling, and does not come in.

name-chess_death = Death
    .subject = Death
    .object = Death
    .indirect = Death
name-token-seal = Holy Seal
    .a = a Holy Seal
    .with = with a Holy Seal
name-seal = Holy Seal
token-seal-text = Wax over an old name. Whoever breaks it takes something from the player across the board.

event-checkmate-seal = A Holy Seal lies { $room-at }.
event-checkmate-game = { $who } sits down opposite Death.
event-checkmate-broken = { $who } breaks a Holy Seal. Across the board a bony hand hesitates.
why-checkmate-game = the game
why-checkmate-break = to break the Seal
counter-checkmate-seals = Seals broken
