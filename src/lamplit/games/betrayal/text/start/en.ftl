### What the start pages say of the game.

game-betrayal = Betrayal at House on the Hill
game-betrayal-text = Three to six explorers enter a house that grows room by room in the dark. Then an omen wakes something, and one of you turns against the others, with a book that nobody else may read.

## Settings

setting-players = Players
setting-players-text = How many explorers enter the house.
setting-explorers = Explorers
setting-explorers-text = Whether everybody chooses an explorer, or all are drawn by lot.
setting-explorers-choose = chosen
setting-explorers-random = drawn by lot
setting-haunt_roll = Haunt roll
setting-haunt_roll-text = Whether the haunt roll waits for the end of the turn, or follows as soon as an omen is drawn.
setting-haunt_roll-end_of_turn = at the end of the turn
setting-haunt_roll-at_once = at once
setting-haunts = Which haunt
setting-haunts-text = The chart reads it from omen and room, as in the book; it may leave out those that you have played; or any haunt may come.
setting-haunts-chart = by the chart
setting-haunts-any = any
setting-haunts-new = not played yet
setting-haunt = A certain haunt
setting-haunt-text = The haunt that is to be played, by its number in the books.
setting-haunt-0 = as it may come
setting-not_again = Not again
setting-not_again-text = A haunt that you do not want once more: the chart is then read with another omen room.
setting-not_again-0 = none
setting-not_again-titles = haunt
setting-played = Already played
setting-played-text = The numbers of haunts that you have played, like 1+4+12: with “not played yet” none of them comes. Your browser knows which ones ended there, and fills this in by itself.
setting-month = Today’s month
setting-month-text = The explorer whose birthday comes next begins. Your device fills in today’s date; without one, the lot decides.
setting-month-0 = no date, the lot decides
setting-month-1 = January
setting-month-2 = February
setting-month-3 = March
setting-month-4 = April
setting-month-5 = May
setting-month-6 = June
setting-month-7 = July
setting-month-8 = August
setting-month-9 = September
setting-month-10 = October
setting-month-11 = November
setting-month-12 = December
setting-day = Today’s day
setting-day-text = The day of the month, filled in by your device.
