### What everybody may read of haunt 42 once it has begun.

opening-statue = The Mask fits. That is the worst of it: it slides over that good-natured face as a hand slides into a pocket, and when it is off again the good nature has stayed inside. “They promised me,” your strong friend says, and lifts the oak table with two fingers to see what is under it. “No blade, no bullet, no sickness. All they ask for is one of you, carried down, and laid before the door.” In the corner stands a Statue which you would swear was looking the other way before. Its right hand is open. It has held something once.

name-statue = Statue
    .subject = the Statue
    .object = the Statue
    .indirect = the Statue
name-token-body = Body
    .a = a Body
    .with = with a Body

event-statue-armed = { $who } puts { $card-a } into the Statue’s hand.
event-statue-dazed = { $who } has beaten back the Statue. For a while it has no power.
why-statue-guide = to guide the Statue
why-statue-chase = to send the Statue after the traitor
why-statue-gate = to open the gate
