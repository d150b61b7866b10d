### What is said in a guided first game.

guide-ts-welcome = You play all three Survivors; a bot hunts you. Find five keys and meet at the main exit with them, or repair the radio. If anyone is injured twice, you all lose.
guide-ts-walk = Whatever is lit, you may do. Rooms within two steps glow; there is a chest in the Gallery. Touch a room, or its line in the list.
guide-ts-others = Each of the three does one thing a turn, in any order. Send the next one elsewhere: those who stand together are found together.
guide-ts-search = Here is a chest. Searching it brings keys and useful things; some of them are loud.
guide-ts-find = At the end of your turn one of you draws two cards and may keep one. Choose somebody with free hands.
guide-ts-loud = That was loud. The Killer now knows the room, not who is in it. Do not stay there long.
guide-ts-hunter = The Killer has moved: two steps, or a step and a search. He finds only those in the room he searches. Look at the plan: where can he be next turn?
guide-ts-repair = The radio is here. Repairing it is the other way out: when the row is full, help is on its way.
guide-ts-meet = He has found somebody. Decide who stands up to him: four dice, one fewer for each fear. Reach his strength, and everybody there may flee.
guide-ts-enough = You know enough. Everything else explains itself when it comes up, and under “Why not …?” you can ask. Good luck in the dark!
