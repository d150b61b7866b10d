### What everybody may read of haunt 9 once it has begun.

opening-dance = Somebody is tuning a fiddle. It is far off, behind many doors, and yet your foot has begun to tap before you notice it. The tune is merry and has no end; each time you think it must stop for breath, it only grins and goes round again. There are candles lit in the Ballroom, and on the dusty floor the prints of shoes that danced until nothing was left to wear them. Whoever goes in to look will stay for one dance, and one more, and one more.

event-dance-prayer = { $who } prays, and the fiddle stumbles: { $prayers } of { $need }.
event-dance-destroyed = { $who } has destroyed the Holy Symbol { $room-at }.
why-dance-listen = against the music
why-dance-weary = for the strength to dance on
why-dance-pray = to silence the fiddler
counter-dance-prayers = Prayers in the Pentagram Chamber
