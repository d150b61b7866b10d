### What the start pages say of the game.

game-zeds = Dawn of the Zeds
game-zeds-text = The dead walk toward Farmingdale. Alone or with up to three friends you lead four heroes and the people of the town, road by road and night by night, until help comes.
