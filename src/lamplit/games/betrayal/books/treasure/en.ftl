### What everybody reads of haunt 50 once it has begun.

opening-treasure = The letter lay under the flat stone, just where he said it would. So it is true: the old man did hide it, all of it, the week before they took him away, and he could not help leaving hints about, because a secret nobody admires is only half a pleasure. You read it aloud to each other, laughing, and divide everything into fair shares. Then you read the last line. What lies in this house, it says, is enough for one. It grows quiet. All of you are still smiling.

name-clue = Clue
name-clue_taken = Searched place
name-token-clue = Clue
name-treasure-trap = The trap
token-clue-text = Something is hidden here. A search may find it, and now and then more than that.
token-clue_taken-text = The Clue of this room is gone, but one can still search here.
card-token-clue-1-text = The bones keep what they are given: 7 more in the Catacombs.
card-token-clue-2-text = Third row, behind the good years: 7 more in the Wine Cellar.
card-token-clue-3-text = A book that nobody has ever lent: 7 more in the Library.
card-token-clue-4-text = Under the place that is always laid: 7 more in the Dining Room.
card-token-clue-5-text = Where things grow without sun: 6 more in the Conservatory and at the Underground Lake.
card-token-clue-6-text = Somebody prays over it: 6 more in the Crypt and in the Chapel.
card-token-clue-7-text = Among what is kept for winter: 5 more in the Attic, the Kitchen, the Storeroom and the Larder.
card-token-clue-8-text = Deep down: 4 more in every room of the basement.
card-token-clue-9-text = A torn plan of the house: 3 more in every room.
card-token-clue-10-text = A page of formulas: your Knowledge more in both laboratories.
card-token-clue-11-text = A line of music: your Knowledge more in the Organ Room.
card-token-clue-12-text = A chess problem: your Knowledge more in the Game Room.
card-token-clue-13-text = It stands under one of the statues: your Might more in the Statuary Corridor.
card-token-clue-14-text = It has to be taken out of the fire: your Sanity more in the Furnace Room.
card-token-clue-15-text = Outside, by the ledge: 6 more in the Tower, on the Balcony and in rooms with windows, if you dare.
card-token-clue-16-text = On the way down: your Might or your Sanity more at the Chasm, if you dare.
card-token-clue-17-text = Whoever has touched it loses a step of a trait in each turn, and keeps it.
card-token-clue-18-text = A needle springs out of it.
card-token-clue-19-text = A grey breath fills the floor.
card-token-clue-20-text = A box with a lock of letters.
option-task-treasure-search = Search this room
option-task-treasure-dare = Search where it is dangerous
option-open-box = Open the box
option-leave-box = Leave the box where it is
treasure-box = A box with a lock of letters. Do you open it?
treasure-from = From which room do you take a Clue?
treasure-falls = The house trembles. Which room falls?
event-treasure-searched = { $who } searches, { $room }: { $total }.
event-treasure-clue = { $who } turns something over: { $card }.
event-treasure-swallows = { $who } falls with the room.
why-treasure-search = the search
why-treasure-dart = against the needle
why-treasure-gas = the grey breath
why-treasure-box = the box
counter-treasure-clues = Clues turned over

result-treasure-found = Behind the stone there is a chest, and in the chest there is enough for one. The others hear the laughter from three rooms away and know what it means. On the way down the hill nobody offers to carry a corner of it. It is heavy, and it will be heavier every year.
result-treasure-all-dead = In spring somebody will find the letter under the flat stone, read it aloud, and laugh.
