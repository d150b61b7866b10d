### How haunt 29 may end: for everybody, and not before it has ended.

result-creature-dead = It did not scream. It looked at its hands, the left and the strange right one, and seemed to ask you something; then there was only smoke, and rain, and a smell you will know again. In the laboratory you burn the diary page by page. Nobody reads it aloud.
result-creature-all-dead = It sits among you and waits for somebody to speak. When nobody does, it fetches needle and thread. The friend who once held the Book sorts what is there, the good hands, the strong legs, and looks up at the sky. With a little luck the next storm will be on time.

ending-creature-dead = The Monster: destroyed
ending-creature-all-dead = The Monster: all heroes dead
