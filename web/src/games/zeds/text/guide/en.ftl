### What is said in a guided first game.

guide-dz-welcome = This is Town Center: no Zed may get here. You lead four heroes, a team of friends and the people in the villages. Hold out until the last card.
guide-dz-roads = Four roads lead to town. The number on the wall says how many steps the Zeds on that road still have to go. In the Suburbs and on the Mountain they have set out.
guide-dz-card = Every turn begins with a card. This one has stirred two roads, and gives you three actions besides your own.
guide-dz-walk = Begin where Zeds are close. Captain Piazza shoots two spaces far: choose her in town, then the University.
guide-dz-shot = Now let her fire. It costs one ammo, and nobody hits back. On average she lands more than one hit, and a weak Zed is easy to beat.
guide-dz-stay = Three hits: the Zed is turned over, and weaker. After a shot Piazza may step back. Let her stay, for she goes there next.
guide-dz-charge = Walking into Zeds is attacking them. Always look at the chance first. Here Piazza wins five times in six.
guide-dz-won = A fight is strength against strength, and two dice. Hits burn down the ring around a counter. The Zed is gone, and Piazza is unhurt.
guide-dz-look = Your last action: Sheriff Hunt has nothing to do in town, so let him look for ammo. One time in three he finds some.
guide-dz-lead = What heroes can do besides costs no action. Hunt leads: somebody beside him acts for nothing. Take the Furies, your strongest team.
guide-dz-help = Send the Furies to the other road, to Mountain #3, behind the village in the pass. Whoever stands on a road stops Zeds there.
guide-dz-done = All actions are used. End them: the next card is turned up, and the Zeds move.
guide-dz-armed = This card makes somebody well armed. The Gun Club is strong, and the next Zed comes its way: choose it.
guide-dz-brawl = The Zed attacked the village and lost: houses and weapons help whoever defends. Who loses falls back a space.
guide-dz-strike = Go after it while it is hurt: the Furies win this 97 times in 100.
guide-dz-enough = You know enough. Look first at the smallest number on the wall, fight where the chance is good, and keep some ammo. Hold the town!
