result-bride-rest = You lay him down before the altar, what there is of him, and put the ring where a finger was. She lifts the veil. Nobody who saw that face has ever been able to describe it, only that it was very young. Then two people leave the Chapel arm in arm, without using the door, and behind them on the flagstones fresh white rice is falling, out of nowhere, for quite a while.
result-bride-married = “I do,” says the voice that used to be a friend’s, a little hollow, and then the bells begin, bells this house has never had. She throws the bouquet. It comes apart in the air, and each of you, without wanting to, catches something. There will be more weddings. She was right: it is the waiting that is hard.
result-bride-all-dead = They sit in the pews as if they had been invited, hats in their laps, cold hands folded, and every seat is taken on both sides of the aisle. One guest is still alive, and plays the organ. The bride comes slowly, slowly, for she has learned to make the most of things.
ending-bride-rest = The Bride: at rest
ending-bride-married = The Bride: married
ending-bride-all-dead = The Bride: all heroes dead
