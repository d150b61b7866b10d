### What everybody may read of haunt 21 once it has begun.

opening-undead = It is the oldest of you who stops in the middle of a sentence, smiles apologetically, and takes off a glove together with what was in it. “Forgive me,” says the voice, from no particular place. “One keeps up appearances for as long as one can.” All evening there has been no breath on the cold air before that mouth; you only notice now. Under the floor somebody is knocking, politely, and then a good many are. They have lain down there for years with folded hands and waited for a host who knows their names.

name-walker = Zombie
    .subject = the Zombie
    .object = the Zombie
    .indirect = the Zombie
name-zombie_lord = Zombie Lord
    .subject = the Zombie Lord
    .object = the Zombie Lord
    .indirect = the Zombie Lord

event-undead-unhurt = The Zombie Lord does not even notice it.
event-undead-wounded = The Zombie Lord is wounded: { $wounds } of { $need }.
event-undead-rises = { $who } gets up again, as a Zombie.
event-undead-finds = { $who } rummages and finds: { $cards }.
counter-undead-wounds = The Zombie Lord’s wounds
