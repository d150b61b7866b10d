result-banshee-silent = The last word falls, and her mouth closes. She looks at you as if you had asked a question to which she knows the answer, lays a finger on her lips, and walks into the wall. It is so quiet that you can hear the house breathe. You whisper for weeks.
result-banshee-all-dead = Somebody has to remain to tell the family; that is what she is for. She stands at the gate till morning and calls out your names, each one once, loud and clear and far across the land. Then she comes back for whoever still has the board.

ending-banshee-silent = The exorcism completed
ending-banshee-all-dead = All heroes dead
