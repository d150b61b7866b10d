### What everybody may read of haunt 26 once it has begun.

opening-piper = You know the tune. Somebody sang it at your bedside, long ago, and stopped before the last verse. One of you has it now, thin and sweet between the teeth, and does not seem to notice the audience: behind the panelling there is a scratching, then a pattering, then a sound like rain that falls upwards. Small bright eyes open along the skirting boards, pair after pair, and not one of them blinks. In this house a bill was left unpaid. The piper has only come down to collect, and what he is owed stands here and breathes.

name-rat = Rat
    .subject = the Rat
    .object = the Rat
    .indirect = the Rat

event-piper-ritual = { $who } has played a bar: { $done } of { $need }.
why-piper-ritual = to play the tune of the ritual
counter-piper-ritual = Bars of the ritual
piper-leave = Into which room does { $who } go?
