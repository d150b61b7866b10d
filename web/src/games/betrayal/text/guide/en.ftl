### What is said in a guided first game.

guide-be-who = First choose who you are. Speed carries you far, Might fights, Sanity and Knowledge keep you from breaking. For a first night take Ox Bellows: nobody is stronger, and he begins.
guide-be-house = Four of you have come here, all on one side for now. Open the house room by room: nobody knows when the haunt begins, and who turns against the others.
guide-be-traits = Your traits: you walk as many steps a turn as your Speed, and a roll takes as many dice as its trait. Before the haunt nobody dies of a low one.
guide-be-door = A dashed place with a question mark is a door that nobody has opened. Take the one to the north: you draw a room and step in.
guide-be-card = A room with a sign brings a card. This one wanted 4 or more on five dice, each with 0, 1 or 2. It went well: your Might has grown.
guide-be-end = Whoever draws a card walks no further. There is nothing else to do now: end the turn, and watch what the others find.
guide-be-omens = The first omen. After each one six dice are rolled: fewer than there are omens, and the haunt begins. The moon shows the chance.
guide-be-walk = All doors of the Gardens are open. Go on to the Junk Room, where there are more.
guide-be-on = To leave the junk takes 3 or more with Might. You have six dice: as good as sure. Open the door to the north.
guide-be-item = An Idol. What you can keep lies here on your sheet: look at it to read what it does. It stays yours in the haunt.
guide-be-rest = You have drawn a card, so that was your turn. End it.
guide-be-book = The haunt has begun. Turn the sheet to your book: it says what your side has to do, and what it knows of the other.
guide-be-enough = You know enough. Open doors, gather things, stay strong; in the haunt your book says what to do. Do not trust anybody too far.
