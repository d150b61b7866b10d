### What everybody may read of haunt 9 once it has begun.

opening-dance = Somebody is tuning a fiddle. It is far off, behind many doors, and yet your foot has begun to tap before you notice it. The tune is merry and has no end; each time you think it must stop for breath, it only grins and goes round again. There are candles lit in the Ballroom, and on the dusty floor the prints of shoes that danced until nothing was left to wear them. Whoever goes in to look will stay for one dance, and one more, and one more.

event-dance-prayer = { $who } prays, and the fiddle stumbles: { $prayers } of { $need }.
event-dance-destroyed = { $who } has destroyed the Holy Symbol { $room-at }.
why-dance-listen = against the music
why-dance-weary = for the strength to dance on
why-dance-pray = to silence the fiddler
counter-dance-prayers = Prayers in the Pentagram Chamber

result-dance-silence = One string breaks, then another. In the Ballroom the candles go out all at once, and a great many tired feet stand still. What you hear now is rain on the roof, and your own breath. You had forgotten how lovely it is when nothing plays.
result-dance-lost = The symbol sinks without a sound, and the last door falls open. The music is everywhere now; even the stairs keep time. Do come in. There is always room for one more couple.
result-dance-all-dead = Nobody is left who does not hear it. They dance in pairs through the long rooms, smiling, and the fiddler never tires, and the night never ends.
