### What everybody may read of haunt 25 once it has begun.

opening-voodoo = It lay on the pillow when you looked in, a small figure in a scrap of your own coat, with a hair of yours sewn into the scalp. You laughed about it. Now the pillow is bare, and one after the other you feel it: a heat on the skin and no fire near it, a drop beneath the feet, grit between the teeth. Somewhere in this house your likeness lies where nothing ought to lie. And one of you sits cross-legged on the carpet, humming, with a needle between two fingers.

name-wax_doll = Wax doll
name-china_doll = China doll
name-stone_doll = Stone doll
name-glass_doll = Glass doll
name-rag_doll = Rag doll
token-wax_doll-text = It sweats, and grows thinner at the neck.
token-china_doll-text = One fall, and that is that.
token-stone_doll-text = It is heavy, and colder than the room.
token-glass_doll-text = Something moves in it that is no reflection.
token-rag_doll-text = Thorns have been at it.

event-voodoo-wax_doll = { $who } feels a heat that comes from nowhere: a doll of wax.
event-voodoo-china_doll = { $who } feels wind, and a very long way down: a doll of china.
event-voodoo-stone_doll = { $who } tastes mud and standing water: a doll of stone.
event-voodoo-glass_doll = { $who } hears prayers, to whom one cannot tell: a doll of glass.
event-voodoo-rag_doll = { $who } feels thorns, and earth under the nails: a doll of rags.
event-voodoo-track = { $track ->
    [1] The needle goes in for the first time.
    [2] The needle goes in again, for the second time.
    [3] The needle goes in again, for the third time.
   *[other] The needle goes in again: { $track } times now.
}
event-voodoo-cracks = A crack like a dropped cup. { $who } falls without a sound.
event-voodoo-found = { $room }: { $who } lifts something out of the dirt. It has the face of { $whom }.
event-voodoo-nothing = { $room }: { $who } turns everything over. No doll lies here.
event-voodoo-destroyed = { $who } has ended it: { $doll }, in pieces.
why-voodoo-search = to find a doll
why-voodoo-china = what the china doll bears
why-voodoo-stone = against turning to stone
why-voodoo-rag = against the thorns
counter-voodoo-dolls = Dolls destroyed
counter-voodoo-track = How often the needle went in
