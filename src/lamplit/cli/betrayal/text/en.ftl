### Help for the commands of Betrayal.

help-haunts = List the haunts of Betrayal, or check one of your own.
help-haunts-check = Read a haunt of your own, play it, and say what is missing.
help-haunts-file = the haunt’s module, a program that is run: read it first if it is not yours; its books are in the folder “books” next to it
help-haunts-games = how many random games to play
help-haunts-bot-games = how many games to let bots play
