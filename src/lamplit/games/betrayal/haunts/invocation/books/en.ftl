### What everybody may read of haunt 33 once it has begun.

opening-invocation = The Book has opened by itself at a page that was not there before. One of you reads it, at first moving only the lips, then aloud, in a language that makes your milk teeth ache, the ones you lost long ago. Far below the cellar something turns its face towards the house, as one turns towards a voice in another room. It has been called many names, and has answered to a few. “Only five verses,” says your friend, who has grown taller, and smiles. “Do listen.”

name-elder_god = Elder God
    .subject = the Elder God
    .object = the Elder God
    .indirect = the Elder God

event-invocation-verse = { $who } has read a verse aloud: { $done } of { $need }.
why-invocation-strength = how much a trait of the traitor’s grows
why-invocation-read = reading a verse aloud
counter-invocation-verses = Verses that have been read
