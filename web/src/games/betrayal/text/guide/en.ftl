### What is said in a guided first game.

guide-be-who = Four numbers make an explorer: Speed carries you far, Might fights, Sanity and Knowledge keep you from breaking. Choose a face you like.
guide-be-door = A dashed place with a question mark is a door that nobody has opened. Touch it: you draw a room and step in.
guide-be-card = A card has been drawn. It says what happens; what can be kept lies on the sheet. Touch it there to read it again.
guide-be-end = Drawing a card ends your walk, but not your turn: you may still use things. When you are done, end the turn.
guide-be-omens = The first raven. Every omen makes the haunt likelier: the moon above the roof shows the chance of the next roll.
guide-be-book = The haunt has begun. Turn the sheet to your book: it says what your side has to do, and what it knows of the other.
guide-be-enough = You know enough. Touch whatever you want to know about; the rest explains itself. Do not trust anybody too far.
