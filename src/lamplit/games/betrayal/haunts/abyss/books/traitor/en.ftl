abyss-where = Under which room does the abyss open?
abyss-fetch = Take a secret way out of the events, or draw?
option-draw = Draw
