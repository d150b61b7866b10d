### What the start pages say about the game.

game-zeds = Dawn of the Zeds
game-zeds-text = The dead walk towards Farmingdale. Alone or with up to three friends you lead four heroes and the people of the town, road by road and night by night, until help comes.
game-zeds-campaign = The campaign goes on:
game-zeds-campaign-begin = Begin the campaign:
game-zeds-level-basic = The Basic Game
game-zeds-level-i = Level I, Outbreak!
game-zeds-level-ii = Level II, Apocalypse!
game-zeds-level-iii = Level III, Brains!
game-zeds-level-iv = Level IV, Walking Zeds!
game-zeds-level-v = Level V, Director’s Cut
