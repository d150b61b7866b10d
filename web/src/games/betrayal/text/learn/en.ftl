### Betrayal in five minutes.

learn-betrayal = Three to six people walk into a house nobody has a plan of. You explore it together, room by room, until something wakes, and one of you is no longer on your side.
learn-betrayal-goal = Two games in one night
learn-betrayal-goal-text = At first nobody can win or die: look around, find things, grow stronger. Then the haunt begins. From that moment there are two sides, each with a book of its own that says how it wins, and the first to get there has won.
learn-betrayal-turn = Your turn
learn-betrayal-turn-text = Walk as many rooms as your Speed allows. Go through a door with nothing behind it yet: you draw a room, turn it as you like, and step in. You can use what you carry, trade with others in the room, and end your turn when you want.
learn-betrayal-room = What a room brings
learn-betrayal-room-text = A symbol in the corner gives you a card when you find the room, and that ends your walk: a spiral is an event that happens to you, a bull’s head an item to keep, a raven an omen. Some rooms do something to everybody who comes by; touch them to read it.
learn-betrayal-omen = Omens
learn-betrayal-omen-text = Omens help you, and they count. If you have drawn one, you roll six dice at the end of your turn: fewer pips than there are omens so far, and the haunt begins. The moon above the house shows how likely that is.
learn-betrayal-haunt = The haunt
learn-betrayal-haunt-text = Which one it is, and who turns traitor, follows from the omen and the room. Everybody reads their own book: what you have to do, and what you know of the other side. Now you can attack, and a trait that falls to its skull is your death. Sometimes nobody knows who the traitor is.
learn-betrayal-dice = Traits and dice
learn-betrayal-dice-text = Speed, Might, Sanity and Knowledge say how many dice you roll; each shows nothing, one or two pips. In an attack both sides roll, and the lower one takes the difference as damage, split between two traits. Everything you can try shows its chances.
