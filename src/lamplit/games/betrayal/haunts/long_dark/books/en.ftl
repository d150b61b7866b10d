### What everybody may read of haunt 51 once it has begun.

opening-long_dark = First the lamp on the landing, with a small dry cough. Then the two in the corridor, one after the other, as if somebody were walking past them and breathing out. You count the lights that are left and stop, because the number is easy. In the Entrance Hall the last one draws itself up on its wick. Behind you somebody has begun to hum, quite content. “Leave it,” says a voice you have known for years. “Your eyes will get used to it. Mine have.”

name-shade = Shade
    .a = a Shade
    .subject = the Shade
    .object = the Shade
    .indirect = the Shade
name-lamp = Lamp
    .a = a Lamp

event-long_dark-deeper = The dark deepens: hour { $dark }.
counter-long_dark-lamps = Lamps that burn
