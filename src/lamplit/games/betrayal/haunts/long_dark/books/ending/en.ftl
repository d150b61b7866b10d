### How haunt 51 may end: read when it has.

result-long_dark-dawn = Nobody says anything when the last one catches. There is light on the stairs, light in the long corridor, light in rooms you had hoped never to see clearly; and in all that light stands one of you, blinking, a hand before the eyes, older than this afternoon. Outside, the windows have begun to turn grey. You leave the lamps burning. Somebody will want to find the way.
result-long_dark-night = You wait for your eyes to get used to it. They do. After a while you can tell each other apart by your breathing, then by your steps, and after a longer while there is no need to. Somebody hums, and you find that you know the tune. Far above, a clock strikes, and strikes, and does not come to the end.
result-long_dark-all-dead = In the Entrance Hall the lamp burns a little longer, because nobody is left to be afraid of the dark. Then a hand closes round the flame, almost gently. From the road the house looks empty. It has never been so full.

ending-long_dark-dawn = The long dark: dawn
ending-long_dark-night = The long dark: no end to the night
ending-long_dark-all-dead = The long dark: all heroes dead
