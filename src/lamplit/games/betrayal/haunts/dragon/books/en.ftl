### What everybody may read of haunt 15 once it has begun.

opening-dragon = The maps in the library all end at the same hill, and somebody has written four words across it in a careful hand. You laughed at that. Now the front door lies in the hall with its hinges, and upon it, as upon a doormat, rests a claw. It is larger than you would have thought from the pictures, and older; it smells of hot iron and of churches. One golden eye travels over you, item by item, like a housewife’s over a market stall. And one of you goes up to it, quite calmly, and scratches it behind the ear.

name-dragon = Dragon
    .subject = the Dragon
    .object = the Dragon
    .indirect = the Dragon
name-token-shield = Shield
    .a = the Shield
    .with = with the Shield
    .subject = the Shield
token-token-shield-text = It keeps off fire, and costs a space of movement.
name-token-antique_armor = Antique Armor
    .a = the Antique Armor
    .with = with the Antique Armor
    .subject = the Antique Armor
token-token-antique_armor-text = It takes 5 points off every blow, and costs a space of movement.

event-dragon-gear = { $card-subject } lies { $room-at }.
event-dragon-dons = { $who } wears the Antique Armor.
event-dragon-wounded = The Dragon is wounded: { $wounds } of { $need }.
why-dragon-fire = against the Dragon’s breath
dragon-burn = { $who } is about to take { $amount } damage. What goes into the flames?
    .help = Each item takes off 2 points.
option-burn = { $a }
counter-dragon-wounds = The Dragon’s wounds
