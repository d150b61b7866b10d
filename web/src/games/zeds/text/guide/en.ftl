### What is said in a guided first game.

guide-dz-welcome = This town is yours to hold: four heroes, one team of friends, and the people in the villages. Hold out until the cards run out, and let no Zed into Town Center.
guide-dz-roads = Green marks on the roads are Zeds, with their strength. The number on the wall says how many steps each road has left. Help where it is small.
guide-dz-shot = Somebody can shoot. It costs one ammo, and nobody hits back. The chance is shown next to it.
guide-dz-walk = Choose somebody with a lamp, then a lit space. Walking into Zeds is a fight: look at the chance first.
guide-dz-brawl = That was a fight: strength against strength, shifted by terrain, and two dice. Rings burn down with hits; the loser falls back.
guide-dz-look = Ammo is counted at the top. Units in a named space can forage there for more.
guide-dz-night = A new card: its letters say which roads move first. Then it is your turn again, with one action and those of the card.
guide-dz-enough = You know enough. Touch whatever you want to know about; the rest explains itself. Hold the town!
