### What everybody may read of haunt 22 once it has begun.

opening-abyss = It begins as a draught. Then a plank lets go somewhere below, and you wait for the sound of it landing, and you go on waiting. The house leans, only a little, the way a drunk man leans to hear a secret. Under the cellar there is no earth. There is something that has been looking up all these years, and one of you looks back and smiles.

abyss-next = Which room falls?
abyss-jump-where = Where does { $who } jump to?
event-abyss-named = The ground under a room is thin: { $room }.
event-abyss-track = The abyss yawns: { $track }.
event-abyss-swallows = { $who } falls, and there is no end to it.
event-abyss-exorcised = { $who } has spoken against it ({ $source }): { $done }.
event-abyss-held = { $who } throws the Holy Symbol into the dark. For a while, nothing falls.
why-abyss-falls = how much falls
why-abyss-jump = the jump
why-abyss-exorcise = the exorcism
counter-abyss-spent = Exorcism
counter-abyss-track = The abyss
