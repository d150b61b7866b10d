### What everybody may read of haunt 3 once it has begun.

opening-stew = It is a cookery book. You leaf past the pies and the puddings, and the hand grows smaller and the dishes older, until there is only one left, without a title: take of frogs as many as there are guests. The front door opens, though it was locked. A little old woman wipes her shoes, sniffs, and counts you with a wooden spoon. “Skin and bone,” she says, “but the legs will do.” One of you has already put the kettle on.

name-witch = Witch
name-root = Root
token-root-text = It has the shape of a man, and it does not want to come out.
name-token-root = Root
    .a = a Root
    .with = with a Root
token-token-root-text = With the Book, this is what the Witch is afraid of.
name-frog = a Frog
mark-frog = is a Frog
name-token-frog = Frog
    .a = a Frog
    .with = with a Frog
token-token-frog-text = It looks at you as if it knew you. It does.

event-stew-casts = The spoon points at { $whom }: { $who } says a word that nobody can repeat.
event-stew-burns = The air around { $whom } catches fire.
event-stew-turned = Where { $who } stood, a Frog sits in a heap of clothes.
event-stew-restored = { $who } is human again, and very thirsty.
event-stew-dug = { $who } has pulled a Root out. It screams.
event-stew-mortal = { $who } reads, and the Root crumbles: the Witch is nothing but an old woman now.
why-stew-spell = the spell
why-stew-fire = the fire
why-stew-dig = to dig out a Root
why-stew-break = to break the protection
why-stew-restore = to turn a Frog back
counter-stew-frogs = Frogs
