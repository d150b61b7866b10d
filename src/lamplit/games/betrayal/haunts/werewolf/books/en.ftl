### What everybody may read of haunt 5 once it has begun.

opening-werewolf = The clouds come apart, and the moon looks in as if it had been waiting its turn. The Dog does not growl. It lies down, quite flat, the way a servant bows. One of you is laughing about a toothache, about sleeves that have grown too short, about how many things there are to smell in this house: wax, dust, and fear, above all fear. Then the laughing slips, drops an octave, and goes on as something else. It has hands still. It is looking at them with regret, for in a moment it will have no use for doors.

name-werewolf = Werewolf
name-bitten = bitten
name-token-bullets = Silver Bullets
    .a = the Silver Bullets
    .with = with the Silver Bullets

event-werewolf-changed = { $who } is a Werewolf.
event-werewolf-bitten = { $who } is bitten.
event-werewolf-bullets = { $who } has the Silver Bullets.
why-werewolf-bite = against what is in the blood
why-werewolf-revolver = to find the Revolver
why-werewolf-bullets = to cast bullets of silver
