### What everybody may read of haunt 40 once it has begun.

opening-buried = The planchette moves by itself, and it is not spelling words. It knocks. Three short, three long, three short, and then, because nobody answers, again, a little more slowly. You count who is here. There ought to be one more; he was only going to look at the cellars, he said, and would be back for supper. One of you has earth under their fingernails, and notices you noticing, and draws on a pair of gloves. “How long does a person last?” somebody asks. “That depends,” is the answer, quite friendly, “on how much they scream.”


event-buried-empty = { $who } is certain: nobody is buried { $room-at }.
event-buried-found = { $who } knows it: the grave is { $room-at }.
event-buried-deeper = { $who } digs: { $done } of { $need }.
event-buried-worse = The air below gives out: { $harm } of { $need }.
event-buried-better = Below, somebody breathes more easily: { $harm } of { $need }.
why-buried-air = how the victim suffers
why-buried-search = to find the grave
why-buried-dig = to dig
why-buried-board = to hear what the spirits say
why-buried-heal = how much the spirits help
counter-buried-dug = Earth dug out
counter-buried-harm = Damage to the victim
