### Help for the commands of Betrayal.

help-haunts = List the haunts of Betrayal, or check one of your own.
help-haunts-check = Read a haunt of your own, play it, and say what is missing.
help-haunts-file = the folder of the haunt; the rules.py in it is a program that is run, so read it first if it is not yours
help-haunts-games = how many random games to play
help-haunts-bot-games = how many games to let bots play
